"""Verbs against opponents: raze, loot, steal, discard, take over, and what is done to their Deals and hands.

Whoever has passed is out of reach of all of them (IS-PAS-02, IS-Q-25).
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import CardAct, Choice, Question, WordAct, by_kind, find_kinds, made, thing
from stead.titles.settlers.actions.hand import Discard, Discarding
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Card
from stead.titles.settlers.effects.verb import Aim, Aiming, TargetCard
from stead.titles.settlers.empire import demolish, enter, raze_from_hand, raze_location, raze_price
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Blocked, Demolished, Paid, SawHand, Stole, TookOver
from stead.titles.settlers.goods import EGYPTIAN_TOKENS, INDEX, NAMES, RAZE, RESOURCE_NAMES, RESOURCES, VP
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard, discard_under, gain, gain_good, lay, lying
from stead.titles.settlers.targets import (
    PRICE,
    RAZED_FROM_HAND,
    Condition,
    Target,
    cards,
    common,
    locations,
    me,
    opponents,
    raze_field,
    reachable,
    why,
)

# Razing

RAZED_OWN = Target(me, locations, raze_field())  # IS-Q-65
RAZED_FREE = Target(opponents, locations, reachable(), raze_field())
RAZED = Target(opponents, locations, reachable(), raze_field(), PRICE)


class Raze(Aiming, frozen=True):
    """Raze through a Location.

    own: a Location of one's own empire (IS-BAR-06). opponent: an opponent's, whatever protects it, for the activation
    cost alone (IS-EGY-03, IS-EGY-04). priced: a card from hand or an opponent's Location, for its usual price in Raze
    tokens, laid on this card (IS-BAR-03, IS-Q-61).
    """

    raze: Literal["own", "opponent", "priced"]
    convert: int = 0
    """Goods just gained may be given back for so many victory points each."""

    @property
    def targets(self) -> Sequence[Target]:
        return {"own": (RAZED_OWN,), "opponent": (RAZED_FREE,), "priced": (RAZED_FROM_HAND, RAZED)}[self.raze]

    def ask(self, game: Game, seat: int, card: int) -> Aim:
        rule = {"own": "IS-BAR-06", "opponent": "IS-EGY-03", "priced": "IS-BAR-03"}[self.raze]
        return Aim(game, seat, "target", rule, self, card)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: TargetCard) -> Flow:
        target, player = act.card, game.players[seat]
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
            given: Choice = yield Conversion(game, seat, left)
            if isinstance(given, ConvertGood):
                left.remove(given.good)
                player.goods[INDEX[given.good]] -= 1
                game.tell(Paid, seat, {given.good: 1})
            elif isinstance(given, ConvertCard):
                player.looking.remove(given.card)
                discard(game, given.card)
            else:
                break
            gain(game, seat, VP, self.convert, target)
        for card in player.looking:
            game.into_hand(seat, card)
        player.looking.clear()

    def tell(self) -> Phrase:
        return phrase(f"raze-{self.raze}", convert=self.convert)

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"] * 2 + self.convert


class Conversion(Question):
    """What is given back of these goods, and of the cards laid aside?"""

    __slots__ = ("left",)

    def __init__(self, game: Game, seat: int, left: list[str]) -> None:
        super().__init__(game, seat, "convert", "IS-GRL-07")
        self.left = left

    def list(self) -> "Sequence[Choice]":
        looking = find_kinds(self.game.box.kind, self.game.players[self.seat].looking)
        return [*map(ConvertGood, dict.fromkeys(self.left)), *ConvertCard.each(self.game, looking), KEEP_THE_REST]


class ConvertGood(Choice):
    __slots__ = ("good",)
    verb = "convert"

    def __init__(self, good: str) -> None:
        super().__init__(f"convert {good}", (f"good:{good}",))
        self.good = good

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {self.good: 1}}

    def worth(self, eye: Eye, asked: Question) -> float:
        return 2.0 - eye.worth[self.good]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(cls(good).key,) for good in box.razed if good != "card"]


class ConvertCard(CardAct):
    __slots__ = ()
    verb = "convert"
    message = "convert-card"

    def worth(self, eye: Eye, asked: Question) -> float:
        return 2.0 - eye.worth["card"]


class Done(WordAct):
    """The rest is kept."""

    __slots__ = ()
    verb = "done"


KEEP_THE_REST = Done()


# Robbing


class Loot(Aiming, frozen=True):
    """One good of an opponent's Raze field, from the general supply; the Location stays (IS-BAR-04, IS-BAR-05)."""

    loot: Literal["opponent"]

    kind = "loot"
    rule = "IS-BAR-05"
    target = RAZED_FREE

    def meant(self, game: Game, words: Sequence[str], owner: Player | None) -> int:
        card = super().meant(game, words, owner)
        return -1 if card >= 0 and game.box.raze[card] and words[0] not in game.box.raze[card] else card

    def choices(self, game: Game, seat: int, card: int) -> "list[LootGood]":
        """Whose Raze field shows the good does not matter, so each good once."""
        fields: dict[str, int] = {}
        for location in cards(self.targets, game, seat):
            for good in game.box.cards[location].raze:
                fields.setdefault(good, location)
        return [made(LootGood, game.box, good, location) for good, location in fields.items()]

    def tell(self) -> Phrase:
        return phrase("loot")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"]


class LootGood(Choice):
    __slots__ = ("card", "good")
    verb = "loot"

    def __init__(self, box: Box, good: str, card: int) -> None:
        self.good, self.card = good, box.cards[card]
        super().__init__(f"loot {good} {self.card.id}", (f"card:{self.card.id}", f"good:{good}"))

    def perform(self, game: Game, seat: int) -> Asking:
        return gain_good(game, seat, self.good, self.card.number)

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {self.good: 1}, "card": thing(self.card)}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.worth[self.good]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        each = [by_kind(box, _razed_for(good), f"loot {good} {{}}") for good in box.razed]
        return [keys for one in each for keys in one]


def _razed_for(good: str) -> Callable[[Card], bool]:
    return lambda card: good in card.raze


def _robbed(game: Game, _: int, owner: Player, good: int) -> Refusal:
    if lying(game, owner.seat, good):
        return Refusal("IS-BAR-02", "goods-lie-on-locations", card="")
    return Refusal("IS-BAR-01", "not-in-supply", good=NAMES[good])


IN_SUPPLY = Condition(lambda _, __, owner, goods: [good for good in goods if owner.goods[good]], _robbed)
STOLEN = Target(opponents, lambda _: RESOURCES, reachable(), IN_SUPPLY)


class Steal(Aiming, frozen=True):
    """Take 1 Resource from an opponent's supply, never Gold, never what lies on Locations (IS-BAR-01, IS-BAR-02)."""

    steal: Literal["resource"]

    kind = "steal"
    rule = "IS-BAR-01"
    target = STOLEN

    def meant(self, game: Game, words: Sequence[str], owner: Player | None) -> int:
        return -1 if owner is None else INDEX.get(words[0], -1)

    def choices(self, game: Game, seat: int, card: int) -> "list[StealGood]":
        found = STOLEN.found(game, seat)
        return [made(StealGood, game.box, owner.seat, owner.faction, good) for owner, goods in found for good in goods]

    def tell(self) -> Phrase:
        return phrase("steal")

    def worth(self, eye: Eye) -> float:
        return eye.worth["wood"] * 1.5


class StealGood(Choice):
    __slots__ = ("faction", "good", "owner")
    verb = "steal"

    def __init__(self, box: Box, owner: int, faction: str, good: int) -> None:
        super().__init__(f"steal {NAMES[good]} {faction}", (f"good:{NAMES[good]}", f"seat:{owner}"))
        self.owner, self.faction, self.good = owner, faction, good

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[self.owner].goods[self.good] -= 1
        game.players[seat].goods[self.good] += 1
        game.tell(Stole, seat, self.owner, NAMES[self.good])
        return DONE

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: 1}, "owner": phrase(f"faction-{self.faction}.whose")}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.worth[NAMES[self.good]]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"steal {good} {faction}",) for faction in box.factions for good in RESOURCE_NAMES]


# Against Locations


class OnLocation(Aiming, frozen=True):
    """Something done to one Location of an opponent."""

    def chosen(self, game: Game, seat: int, card: int, about: int, act: TargetCard) -> Asking:
        owner = game.owner(act.card)
        assert owner is not None
        return self.hit(game, seat, owner, act.card)

    def hit(self, game: Game, seat: int, owner: Player, target: int) -> Asking:
        raise NotImplementedError


class Demolish(OnLocation, frozen=True):
    """An opponent's Location is discarded: not razing, and nothing protects it (IS-ROM-01, IS-JPC-01, IS-Q-45)."""

    demolish: Literal["common"]

    rule = "IS-ROM-01"
    target = Target(opponents, locations, reachable(), common("IS-ROM-01"))

    def hit(self, game: Game, seat: int, owner: Player, target: int) -> Asking:
        game.tell(Demolished, seat, owner.seat, game.id(target))
        demolish(game, owner, target)
        return DONE

    def tell(self) -> Phrase:
        return phrase("demolish")

    def worth(self, eye: Eye) -> float:
        return eye.worth["location"]


def _while_tokens_last(game: Game, seat: int) -> Sequence[Player]:
    return opponents(game, seat) if len(game.taken) < EGYPTIAN_TOKENS else ()


class TakeOver(OnLocation, frozen=True):
    """An opponent's Common Location becomes one's own, marked with a token, until it leaves play (IS-EGY-10..17)."""

    take_over: Literal["common"]

    rule = "IS-EGY-13"
    target = Target(_while_tokens_last, locations, reachable(), common("IS-EGY-13"))

    def hit(self, game: Game, seat: int, owner: Player, target: int) -> Asking:
        # Everything on it stays on it: its use this round counts for both (IS-EGY-12). Cards under it are the owner's.
        discard_under(game, target)
        owner.row(game.box.cards[target].type).remove(target)
        enter(game, game.players[seat], target)
        game.taken[target] = owner.seat
        game.tell(TookOver, seat, owner.seat, game.id(target))
        return DONE

    def tell(self) -> Phrase:
        return phrase("take-over")

    def worth(self, eye: Eye) -> float:
        return eye.worth["location"] * 2 + 1


class Block(OnLocation, frozen=True):
    """An opponent's Action Location cannot be activated for the rest of the round."""

    block: Literal["action"]

    target = Target(
        opponents,
        lambda owner: () if owner.virtual else owner.locations,  # the virtual player never activates anything
        reachable(),
        Condition(
            lambda game, _, __, cards: [card for card in cards if game.box.limit[card]],
            why(lambda card: Refusal("IS-GRL-07", "not-an-action", card=card)),
        ),
        Condition(
            lambda game, _, __, cards: [card for card in cards if not game.blocked[card]],
            why(lambda card: Refusal("IS-GRL-07", "blocked", card=card)),
        ),
        Condition(
            lambda game, _, __, cards: [card for card in cards if game.used[card] < game.box.limit[card]],
            why(lambda card: Refusal("IS-AVT-04", "used-up", card=card, left=0)),
        ),
    )

    def hit(self, game: Game, seat: int, owner: Player, target: int) -> Asking:
        game.blocked[target] = 1
        game.tell(Blocked, seat, owner.seat, game.id(target))
        return DONE

    def tell(self) -> Phrase:
        return phrase("block")

    def worth(self, eye: Eye) -> float:
        return 1.0


# Against hands


HELD = Condition(
    lambda _, __, owner, seats: seats if owner.hand else (), lambda _, __, ___, ____: Refusal("IS-GRL-07", "empty-hand")
)
HANDS = Target(opponents, lambda owner: (owner.seat,), reachable(), HELD)


class OnHand(Aiming, frozen=True):
    """Something done to the hand of an opponent who has cards."""

    kind = "victim"
    target = HANDS

    def meant(self, game: Game, words: Sequence[str], owner: Player | None) -> int:
        return -1 if owner is None else owner.seat

    def choices(self, game: Game, seat: int, card: int) -> "list[Victim]":
        return [made(Victim, game.box, player.seat, player.faction) for player, _ in HANDS.found(game, seat)]


class Victim(Choice):
    __slots__ = ("faction", "seat")
    verb = "victim"

    def __init__(self, box: Box, seat: int, faction: str) -> None:
        super().__init__(f"victim {faction}", (f"seat:{seat}",))
        self.seat, self.faction = seat, faction

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"owner": phrase(f"faction-{self.faction}")}

    def worth(self, eye: Eye, asked: Question) -> float:
        return float(len(eye.game.players[self.seat].hand))

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"victim {faction}",) for faction in box.factions]


class ForceDiscard(OnHand, frozen=True):
    """An opponent discards a card of his choice from his hand."""

    force_discard: Literal[1]

    def can(self, game: Game, seat: int, card: int) -> bool:
        # The virtual player has no hand to choose from: what else the card does is left (IS-Q-27).
        return game.solo or super().can(game, seat, card)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if not game.solo:
            yield from super().do(game, seat, card, about)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Victim) -> Flow:
        thrown: Discard = yield Discarding(game, act.seat, self.rule, act.seat)
        game.players[act.seat].hand.remove(thrown.card)
        discard(game, thrown.card)

    def tell(self) -> Phrase:
        return phrase("force-discard")

    def worth(self, eye: Eye) -> float:
        return 0.4


class SpyOnHand(OnHand, frozen=True):
    """Look at an opponent's hand and discard a card of it."""

    spy_on_hand: Literal[1]

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Victim) -> Flow:
        hand = game.players[act.seat].hand
        for seen in hand:
            game.known[seen] |= 1 << seat
        game.tell(SawHand, seat, act.seat, game.ids(hand))
        thrown: Discard = yield Discarding(game, seat, self.rule, act.seat)
        hand.remove(thrown.card)
        discard(game, thrown.card)

    def tell(self) -> Phrase:
        return phrase("spy-on-hand")

    def worth(self, eye: Eye) -> float:
        return 0.5
