"""Verbs that bring goods: gain, choose, look at cards, gamble, offer."""

from typing import Literal

import msgspec

from stead.kernel.decision import Decision, Option
from stead.kernel.effects import Effect
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.settlers.cards import Colour, Cost, payable
from stead.titles.settlers.effects.verb import Eye, Verb
from stead.titles.settlers.empire import count_colour, distinct, raze_goods
from stead.titles.settlers.events import Placed, Revealed, SamuraiLost
from stead.titles.settlers.goods import INDEX, NAMES, RESOURCES
from stead.titles.settlers.state import Game, find_kinds
from stead.titles.settlers.supply import can_draw, discard, draw, gain, gain_card, pay, top

CARDS = ("card", "common_card", "faction_card")
GAINS = (*NAMES, *CARDS, "resource", "samurai")

RESOURCE_OPTIONS = tuple(Option(f"gain {NAMES[r]}", r, (f"good:{NAMES[r]}",)) for r in RESOURCES)
DECLINE = Option("decline", -1)


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Once for each of these in one's own empire."""

    colour: Colour | None = None
    samurai: bool = False

    def __post_init__(self) -> None:
        if (self.colour is None) == (not self.samurai):
            raise ValueError("per is either {colour: ...} or {samurai: true}")


class Gain(Verb, frozen=True):
    """Goods from the general supply; cards from the decks; Samurai onto one's faction Locations."""

    gain: dict[str, int]
    per: Per | None = None
    max: int | None = None

    def __post_init__(self) -> None:
        for good, n in self.gain.items():
            if good not in GAINS:
                raise ValueError(f"nobody can gain {good!r}; goods are: {', '.join(GAINS)}")
            if n < 1:
                raise ValueError(f"gain at least 1 {good}, not {n}")

    @property
    def ordered(self) -> bool:
        return any(good not in INDEX for good in self.gain) or (self.then is not None and self.then.ordered)

    @property
    def sure(self) -> bool:
        return any(good not in CARDS for good in self.gain)

    def times(self, game: Game, seat: int) -> int:
        if self.per is None:
            return 1
        n = count_colour(game, seat, self.per.colour) if self.per.colour is not None else count_samurai(game, seat)
        return n if self.max is None else min(n, self.max)

    def brings(self, game: Game, seat: int) -> tuple[tuple[str, int], ...]:
        """What it would bring now. Nothing where something else follows, which has to be looked at too."""
        times = self.times(game, seat)
        return () if self.then is not None else tuple(sorted((good, n * times) for good, n in self.gain.items()))

    def can(self, game: Game, seat: int, card: int) -> bool:
        player = game.players[seat]
        return self.sure or any(
            can_draw(game, player, deck)
            for good in self.gain
            for deck in (("common", "faction") if good == "card" else (good.removesuffix("_card"),))
        )

    def at_once(self, game: Game, seat: int, card: int) -> None:
        times = 1 if self.per is None else self.times(game, seat)
        for good, n in self.gain.items():
            gain(game, seat, INDEX[good], n * times, card)
        if self.then is not None:
            self.then.at_once(game, seat, card)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        times = self.times(game, seat)
        for good, n in self.gain.items():
            if good in INDEX:
                gain(game, seat, INDEX[good], n * times, card)
                continue
            if good == "samurai":
                yield from gain_samurai(game, seat, n * times)
                continue
            for _ in range(n * times):
                if good == "card":
                    yield from gain_card(game, seat)
                elif good == "resource":
                    r = yield Decision(seat, "resource", "IS-GDS-02", lambda: RESOURCE_OPTIONS)
                    gain(game, seat, r, 1, card)
                else:
                    draw(game, seat, good.removesuffix("_card"))

    def tell(self) -> Phrase:
        if self.per is None:
            return phrase("gain", goods=self.gain)
        return phrase(
            "gain-per",
            goods=self.gain,
            per="samurai" if self.per.samurai else "colour",
            colour=self.per.colour or "",
            max=self.max or 0,
        )

    def worth(self, eye: Eye) -> float:
        times = 1
        if self.per is not None:
            times = eye.samurai() if self.per.samurai else eye.count(self.per.colour or "")
            times = times if self.max is None else min(times, self.max)
        return times * sum(eye.worth[good] * n for good, n in self.gain.items())


def count_samurai(game: Game, seat: int) -> int:
    faction = game.box.faction
    return sum(1 for card in game.players[seat].locations if faction[card] and game.guarded[card])


def samurai_places(game: Game, seat: int) -> list[int]:
    """One's faction Locations without a Samurai (IS-SAM-02, IS-SAM-03)."""
    faction = game.box.faction
    return [card for card in game.players[seat].locations if faction[card] and not game.guarded[card]]


def gain_samurai(game: Game, seat: int, n: int) -> Flow:
    """From the general supply at once onto free faction Locations, the rest is lost (IS-JPC-09, IS-JPC-10, IS-Q-41)."""
    while n < len(samurai_places(game, seat)) and n:
        n -= 1
        place = yield Decision(seat, "samurai", "IS-JPC-09", _samurai_options, (game, seat))
        _set_samurai(game, seat, place)
    free = samurai_places(game, seat)
    for place in free[:n]:  # no more places than Samurai: nothing to choose
        _set_samurai(game, seat, place)
    for _ in range(n - len(free)):
        game.tell(SamuraiLost, seat)


def _set_samurai(game: Game, seat: int, place: int) -> None:
    game.guarded[place] = 1
    game.tell(Placed, seat, "samurai", game.id(place))


def _samurai_options(game: Game, seat: int) -> list[Option]:
    return [
        Option(f"samurai {game.id(card)}", card, (f"card:{game.id(card)}",))
        for card in distinct(game, samurai_places(game, seat))
    ]


class Choose(Verb, frozen=True):
    """One of several effects."""

    choose: tuple[Effect, ...]

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        which: int = yield Decision(seat, "choose", "IS-Q-09", self.options, (game, seat, card))
        yield from self.choose[which].run(game, seat, card, about)

    def options(self, game: Game, seat: int, card: int) -> list[Option]:
        return [
            Option(f"choose {i + 1}", i, (f"card:{game.id(card)}",))
            for i, effect in enumerate(self.choose)
            if effect.can(game, seat, card)
        ]

    def tell(self) -> Phrase:
        return phrase("choose", options=[effect.say() for effect in self.choose])

    def worth(self, eye: Eye) -> float:
        return max(effect.estimate(eye) for effect in self.choose)


class LookAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Literal["common", "faction"]
    cards: int
    keep: Literal[1] = 1


class Look(Verb, frozen=True):
    """Draw some cards, keep one, discard the rest."""

    look: LookAt

    def can(self, game: Game, seat: int, card: int) -> bool:
        return can_draw(game, game.players[seat], self.look.deck)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        for _ in range(self.look.cards):
            draw(game, seat, self.look.deck, aside=True)
        if not player.looking:
            return
        keep = yield Decision(seat, "keep", "IS-GRL-07", _keep_options, (game, seat))
        player.looking.remove(keep)
        game.into_hand(seat, keep)
        rest = player.looking[:]
        player.looking.clear()
        for other in rest:
            discard(game, other)

    def tell(self) -> Phrase:
        return phrase("look", deck=self.look.deck, cards=self.look.cards, keep=self.look.keep)

    def worth(self, eye: Eye) -> float:
        return eye.worth["card"] * 1.3


def _keep_options(game: Game, seat: int) -> list[Option]:
    looking = sorted(game.players[seat].looking)
    return [Option(f"keep {game.id(card)}", card, (f"card:{game.id(card)}",)) for card in find_kinds(game.box, looking)]


class Gamble(Verb, frozen=True):
    """Turn up the top Common card, gain what its Raze field shows, discard it."""

    gamble: Literal["common"]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return can_draw(game, game.players[seat], "common")

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        player = game.players[seat]
        shown = top(game, player, "common")
        if shown is None:
            return
        game.tell(Revealed, [game.id(shown)])
        game.known[shown] = game.everyone
        player.looking.append(shown)
        yield from raze_goods(game, seat, shown)
        player.looking.remove(shown)
        discard(game, shown)

    def tell(self) -> Phrase:
        return phrase("gamble")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"] * 1.7


class Priced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spend: Cost
    gain: dict[str, int]


class Offer(Verb, frozen=True):
    """One may pay one of these prices for what it brings, once, or decline."""

    offer: tuple[Priced, ...]

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if not any(payable(game.players[seat].goods, priced.spend.goods) for priced in self.offer):
            return
        which: int = yield Decision(seat, "offer", "IS-TYP-03", self.options, (game, seat, card))
        if which < 0:
            return
        priced = self.offer[which]
        yield from pay(game, seat, priced.spend.goods)
        yield from Gain(gain=priced.gain).do(game, seat, card, about)

    def options(self, game: Game, seat: int, card: int) -> list[Option]:
        goods = game.players[seat].goods
        accepted = [
            Option(f"accept {i + 1}", i, (f"card:{game.id(card)}",))
            for i, priced in enumerate(self.offer)
            if payable(goods, priced.spend.goods)
        ]
        return [*accepted, DECLINE]

    def tell(self) -> Phrase:
        return phrase("offer", offers=[phrase("price", spend=p.spend, goods=p.gain) for p in self.offer])

    def worth(self, eye: Eye) -> float:
        return max(_profit(eye, priced) for priced in self.offer) * 0.5


def _profit(eye: Eye, priced: Priced) -> float:
    spent = sum(eye.worth[name] * n for name, n in zip(NAMES, priced.spend.goods, strict=False))
    return max(0.0, sum(eye.worth[good] * n for good, n in priced.gain.items()) - spent)
