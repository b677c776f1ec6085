"""Verbs against opponents: raze, loot, steal, discard, take over, and what is done to their Deals and hands.

Whoever has passed is out of reach of all of them (IS-PAS-02, IS-Q-25).
"""

from typing import Literal

from stead.kernel.decision import Decision, Option
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.settlers.effects.verb import Eye, Verb
from stead.titles.settlers.empire import (
    demolish,
    distinct,
    enter,
    razable,
    raze_from_hand,
    raze_location,
    raze_price,
)
from stead.titles.settlers.events import Blocked, Demolished, Paid, SawHand, Stole, TookOver
from stead.titles.settlers.goods import INDEX, NAMES, RAZE, RESOURCES, VP
from stead.titles.settlers.state import Game, Player, find_kinds
from stead.titles.settlers.supply import discard, gain, gain_good, lay

EGYPTIAN_TOKENS = 4  # IS-CMP-09
DONE = Option("done")


def reachable(game: Game, seat: int) -> list[Player]:
    return [player for player in game.opponents(seat) if not player.passed]


def at(game: Game, verb: str, card: int, *more: str) -> Option:
    return Option(" ".join((verb, game.id(card), *more)), card, (f"card:{game.id(card)}",))


class Raze(Verb, frozen=True):
    """Raze through a Location.

    own: a Location of one's own empire (IS-BAR-06). opponent: an opponent's, whatever protects it, for the activation
    cost alone (IS-EGY-03, IS-EGY-04). priced: a card from hand or an opponent's Location, for its usual price in Raze
    tokens, laid on this card (IS-BAR-03, IS-Q-61).
    """

    raze: Literal["own", "opponent", "priced"]
    convert: int = 0
    """Goods just gained may be given back for so many victory points each."""

    def candidates(self, game: Game, seat: int) -> list[int]:
        player = game.players[seat]
        cards = game.box.cards
        if self.raze == "own":
            return distinct(game, [card for card in player.locations if cards[card].raze])
        if self.raze == "opponent":
            return [card for _, card in razable(game, seat)]
        tokens = player.goods[RAZE]
        hand = [card for card in find_kinds(game.box, player.hand) if cards[card].raze] if tokens else []
        return hand + [card for owner, card in razable(game, seat) if raze_price(game, owner, card) <= tokens]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        rule = {"own": "IS-BAR-06", "opponent": "IS-EGY-03", "priced": "IS-BAR-03"}[self.raze]
        target: int = yield Decision(seat, "target", rule, self.options, (game, seat))
        player = game.players[seat]
        from_hand = target in player.hand
        if self.raze == "priced":
            owner = game.owner(target)
            price = 1 if owner is None else raze_price(game, owner, target)
            player.goods[RAZE] -= price
            lay(game, card, tuple(price if i == RAZE else 0 for i in range(RAZE + 1)))
            game.tell(Paid, seat, {"raze": price}, game.id(card))
        yield from (raze_from_hand if from_hand else raze_location)(game, seat, target, aside=bool(self.convert))
        if self.convert:
            yield from self._convert(game, seat, target)

    def _convert(self, game: Game, seat: int, target: int) -> Flow:
        """Goods just gained, cards included, are given back one by one; the cards not given back join the hand."""
        player = game.players[seat]
        left: list[str] = [good for good in game.box.cards[target].raze if good != "card"]
        while left or player.looking:
            given = yield Decision(seat, "convert", "IS-GRL-07", _convertible, (game, seat, left))
            if given == DONE.value:
                break
            if isinstance(given, str):
                left.remove(given)
                player.goods[INDEX[given]] -= 1
                game.tell(Paid, seat, {given: 1})
            else:
                player.looking.remove(given)
                discard(game, given)
            gain(game, seat, VP, self.convert, target)
        for card in player.looking:
            game.into_hand(seat, card)
        player.looking.clear()

    def options(self, game: Game, seat: int) -> list[Option]:
        return [at(game, "target", card) for card in self.candidates(game, seat)]

    def tell(self) -> Phrase:
        return phrase(f"raze-{self.raze}", convert=self.convert)

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"] * 2 + self.convert


def _convertible(game: Game, seat: int, left: list[str]) -> list[Option]:
    options = [Option(f"convert {good}", good, (f"good:{good}",)) for good in dict.fromkeys(left)]
    return [*options, *(at(game, "convert", card) for card in find_kinds(game.box, game.players[seat].looking)), DONE]


class Loot(Verb, frozen=True):
    """One good of an opponent's Raze field, from the general supply; the Location stays (IS-BAR-04, IS-BAR-05)."""

    loot: Literal["opponent"]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(razable(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        target, good = yield Decision(seat, "loot", "IS-BAR-05", self.options, (game, seat))
        yield from gain_good(game, seat, good, target)

    def options(self, game: Game, seat: int) -> list[Option]:
        """Whose Raze field shows the good does not matter, so each good once."""
        found: dict[str, Option] = {}
        for _, card in razable(game, seat):
            for good in game.box.cards[card].raze:
                if good not in found:
                    found[good] = Option(
                        f"loot {good} {game.id(card)}", (card, good), (f"card:{game.id(card)}", f"good:{good}")
                    )
        return list(found.values())

    def tell(self) -> Phrase:
        return phrase("loot")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"]


class Steal(Verb, frozen=True):
    """Take 1 Resource from an opponent's supply, never Gold, never what lies on Locations (IS-BAR-01, IS-BAR-02)."""

    steal: Literal["resource"]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(player.goods[r] for player in reachable(game, seat) for r in RESOURCES)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        chosen: tuple[int, int] = yield Decision(seat, "steal", "IS-BAR-01", self.options, (game, seat))
        owner, good = chosen
        game.players[owner].goods[good] -= 1
        game.players[seat].goods[good] += 1
        game.tell(Stole, seat, owner, NAMES[good])

    def options(self, game: Game, seat: int) -> list[Option]:
        return [
            Option(
                f"steal {NAMES[r]} {player.faction}",
                (player.seat, r),
                (f"good:{NAMES[r]}", f"seat:{player.seat}"),
            )
            for player in reachable(game, seat)
            for r in RESOURCES
            if player.goods[r]
        ]

    def tell(self) -> Phrase:
        return phrase("steal")

    def worth(self, eye: Eye) -> float:
        return eye.worth["wood"] * 1.5


class OnLocation(Verb, frozen=True):
    """Something done to one Location of an opponent."""

    def targets(self, game: Game, seat: int, owner: Player) -> list[int]:
        raise NotImplementedError

    def candidates(self, game: Game, seat: int) -> list[int]:
        return [card for owner in reachable(game, seat) for card in distinct(game, self.targets(game, seat, owner))]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.candidates(game, seat))

    def options(self, game: Game, seat: int) -> list[Option]:
        return [at(game, "target", card) for card in self.candidates(game, seat)]


class Demolish(OnLocation, frozen=True):
    """An opponent's Location is discarded: not razing, and nothing protects it (IS-ROM-01, IS-JPC-01, IS-Q-45)."""

    demolish: Literal["common"]

    def targets(self, game: Game, seat: int, owner: Player) -> list[int]:
        return [card for card in owner.locations if not game.box.faction[card]]

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        target: int = yield Decision(seat, "target", "IS-ROM-01", self.options, (game, seat))
        owner = game.owner(target)
        assert owner is not None
        game.tell(Demolished, seat, owner.seat, game.id(target))
        demolish(game, owner, target)

    def tell(self) -> Phrase:
        return phrase("demolish")

    def worth(self, eye: Eye) -> float:
        return eye.worth["location"]


class TakeOver(OnLocation, frozen=True):
    """An opponent's Common Location becomes one's own, marked with a token, until it leaves play (IS-EGY-10..17)."""

    take_over: Literal["common"]

    def targets(self, game: Game, seat: int, owner: Player) -> list[int]:
        return [card for card in owner.locations if not game.box.faction[card]]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return len(game.taken) < EGYPTIAN_TOKENS and bool(self.candidates(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        target: int = yield Decision(seat, "target", "IS-EGY-13", self.options, (game, seat))
        owner = game.owner(target)
        assert owner is not None
        # Everything on it stays on it: its use this round counts for both (IS-EGY-12).
        owner.row(game.box.cards[target].type).remove(target)
        enter(game, game.players[seat], target)
        game.taken[target] = owner.seat
        game.tell(TookOver, seat, owner.seat, game.id(target))

    def tell(self) -> Phrase:
        return phrase("take-over")

    def worth(self, eye: Eye) -> float:
        return eye.worth["location"] * 2 + 1


class Block(OnLocation, frozen=True):
    """An opponent's Action Location cannot be activated for the rest of the round."""

    block: Literal["action"]

    def targets(self, game: Game, seat: int, owner: Player) -> list[int]:
        if owner.virtual:  # it never activates anything
            return []
        limit = game.box.limit
        return [card for card in owner.actions if not game.blocked[card] and game.used[card] < limit[card]]

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        target: int = yield Decision(seat, "target", "IS-GRL-07", self.options, (game, seat))
        game.blocked[target] = 1
        owner = game.owner(target)
        assert owner is not None
        game.tell(Blocked, seat, owner.seat, game.id(target))

    def tell(self) -> Phrase:
        return phrase("block")

    def worth(self, eye: Eye) -> float:
        return 1.0


class ForceDiscard(Verb, frozen=True):
    """An opponent discards a card of his choice from his hand."""

    force_discard: Literal[1]

    def can(self, game: Game, seat: int, card: int) -> bool:
        # The virtual player has no hand to choose from: what else the card does is left (IS-Q-27).
        return game.solo or any(player.hand for player in reachable(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if game.solo:
            return
        victim: int = yield Decision(seat, "victim", "IS-GRL-07", hands, (game, seat))
        chosen: int = yield Decision(victim, "discard", "IS-GRL-07", self.options, (game, victim))
        game.players[victim].hand.remove(chosen)
        discard(game, chosen)

    def options(self, game: Game, victim: int) -> list[Option]:
        return [at(game, "discard", card) for card in find_kinds(game.box, game.players[victim].hand)]

    def tell(self) -> Phrase:
        return phrase("force-discard")

    def worth(self, eye: Eye) -> float:
        return 0.4


def hands(game: Game, seat: int) -> list[Option]:
    return [
        Option(f"victim {player.faction}", player.seat, (f"seat:{player.seat}",))
        for player in reachable(game, seat)
        if player.hand
    ]


class SpyOnHand(Verb, frozen=True):
    """Look at an opponent's hand and discard a card of it."""

    spy_on_hand: Literal[1]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(player.hand for player in reachable(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        victim: int = yield Decision(seat, "victim", "IS-GRL-07", hands, (game, seat))
        hand = game.players[victim].hand
        for seen in hand:
            game.known[seen] |= 1 << seat
        game.tell(SawHand, seat, victim, game.ids(hand))
        chosen: int = yield Decision(seat, "discard", "IS-GRL-07", self.options, (game, victim))
        hand.remove(chosen)
        discard(game, chosen)

    def options(self, game: Game, victim: int) -> list[Option]:
        return [at(game, "discard", card) for card in find_kinds(game.box, game.players[victim].hand)]

    def tell(self) -> Phrase:
        return phrase("spy-on-hand")

    def worth(self, eye: Eye) -> float:
        return 0.5
