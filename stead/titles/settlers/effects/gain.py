"""Verbs that bring goods: gain, choose, look at cards, gamble, offer."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec

from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import CardAct, Choice, Question, WordAct, find_kinds
from stead.titles.settlers.actions.place import Samurai
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Cost, Effect
from stead.titles.settlers.effects.verb import Picking, Verb
from stead.titles.settlers.empire import count_colour, count_samurai, raze_goods
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Placed, Revealed, SamuraiLost
from stead.titles.settlers.goods import INDEX, NAMES, RESOURCES, payable
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import Pay, can_draw, discard, draw, gain, gain_card, pay, top
from stead.titles.settlers.targets import SAMURAI, cards
from stead.titles.settlers.words import Colour, Gained

CARDS = frozenset({"card", "common_card", "faction_card"})


class GainResource(Choice):
    """Any 1 Resource, this one."""

    __slots__ = ("good",)
    verb = "gain"

    def __init__(self, good: int) -> None:
        super().__init__(f"gain {NAMES[good]}", (f"good:{NAMES[good]}",))
        self.good = good

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: 1}}

    def worth(self, eye: Eye, asked: Question) -> float:
        """What it brings within reach."""
        goods = list(eye.me.goods)
        goods[self.good] += 1
        better = eye.within_reach(goods) - eye.within_reach(list(eye.me.goods))
        return better + 0.4 * eye.worth[NAMES[self.good]]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(act.key,) for act in RESOURCE_ACTS]


RESOURCE_ACTS = tuple(map(GainResource, RESOURCES))


def any_resource(_: Game, __: int) -> Sequence[GainResource]:
    return RESOURCE_ACTS


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Once for each of these in one's own empire."""

    colour: Colour | None = None
    samurai: bool = False

    def __post_init__(self) -> None:
        if (self.colour is None) == (not self.samurai):
            raise ValueError("per is either {colour: ...} or {samurai: true}")


class Gain(Verb, frozen=True):
    """Goods from the general supply; cards from the decks; Samurai onto one's faction Locations; tokens of modules."""

    gain: dict[Gained, int]
    per: Per | None = None
    max: int | None = None

    def __post_init__(self) -> None:
        for good, n in self.gain.items():
            if n < 1:
                raise ValueError(f"gain at least 1 {good}, not {n}")

    @cached_property
    def _like(self) -> tuple[bool, bool]:
        ordered = not self.gain.keys() <= INDEX.keys() or (self.then is not None and self.then.ordered)
        return ordered, not self.gain.keys() <= CARDS

    @property
    def ordered(self) -> bool:
        return self._like[0]

    @property
    def sure(self) -> bool:
        return self._like[1]

    def times(self, game: Game, seat: int) -> int:
        if self.per is None:
            return 1
        n = count_colour(game, seat, self.per.colour) if self.per.colour is not None else count_samurai(game, seat)
        return n if self.max is None else min(n, self.max)

    def brings(self, game: Game, seat: int) -> tuple[tuple[str, int], ...] | None:
        """Not where something else follows, which has to be looked at too."""
        times = self.times(game, seat)
        return None if self.then is not None else tuple(sorted((good, n * times) for good, n in self.gain.items()))

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
            if good in game.box.new_goods:
                yield from game.box.new_goods[good].gain(game, seat, n * times, card)
                continue
            for _ in range(n * times):
                if good == "card":
                    yield from gain_card(game, seat)
                elif good == "resource":
                    chosen: GainResource = yield Question(game, seat, "resource", "IS-GDS-02", any_resource)
                    gain(game, seat, chosen.good, 1, card)
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


def gain_samurai(game: Game, seat: int, n: int) -> Flow:
    """From the general supply at once onto free faction Locations, the rest is lost (IS-JPC-09, IS-JPC-10, IS-Q-41)."""
    while n < len(free := SAMURAI.of(game, seat, game.players[seat])) and n:
        n -= 1
        chosen: Samurai = yield Question(game, seat, "samurai", "IS-JPC-09", _places)
        _set_samurai(game, seat, chosen.card)
    for place in free[:n]:  # no more places than Samurai: nothing to choose
        _set_samurai(game, seat, place)
    for _ in range(n - len(free)):
        game.tell(SamuraiLost, seat)


def _set_samurai(game: Game, seat: int, place: int) -> None:
    game.guarded[place] = 1
    game.tell(Placed, seat, "samurai", game.id(place))


def _places(game: Game, seat: int) -> list[Samurai]:
    return Samurai.each(game, cards([SAMURAI], game, seat))


class Choose(Picking, frozen=True):
    """One of several effects."""

    choose: tuple[Effect, ...]

    kind = "choose"
    rule = "IS-Q-09"

    def choices(self, game: Game, seat: int, card: int) -> "list[ChooseOne]":
        return [
            ChooseOne(game.box, card, i + 1, effect)
            for i, effect in enumerate(self.choose)
            if effect.can(game, seat, card)
        ]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return True

    def chosen(self, game: Game, seat: int, card: int, about: int, act: "ChooseOne") -> Asking:
        return act.effect.run(game, seat, card, about)

    def tell(self) -> Phrase:
        return phrase("choose", options=[effect.say() for effect in self.choose])

    def worth(self, eye: Eye) -> float:
        return max(effect.estimate(eye) for effect in self.choose)


class ChooseOne(Choice):
    """One of the effects of a card, by number."""

    __slots__ = ("effect",)
    verb = "choose"

    def __init__(self, box: Box, card: int, n: int, effect: Effect) -> None:
        super().__init__(f"choose {n}", (f"card:{box.cards[card].id}",))
        self.effect = effect

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"effect": self.effect.say()}

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        most = max((len(effect.choose) for effect in box.effects() if isinstance(effect, Choose)), default=0)
        return [(f"choose {n}",) for n in range(1, most + 1)]


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
        chosen: Keep = yield Question(game, seat, "keep", "IS-GRL-07", _looking)
        player.looking.remove(chosen.card)
        game.into_hand(seat, chosen.card)
        rest = player.looking[:]
        player.looking.clear()
        for other in rest:
            discard(game, other)

    def tell(self) -> Phrase:
        return phrase("look", deck=self.look.deck, cards=self.look.cards, keep=self.look.keep)

    def worth(self, eye: Eye) -> float:
        return eye.worth["card"] * 1.3


def _looking(game: Game, seat: int) -> "list[Keep]":
    return Keep.each(game, find_kinds(game.box.kind, sorted(game.players[seat].looking)))


class Keep(CardAct):
    __slots__ = ()
    verb = "keep"

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.keep(self.face)


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
    gain: dict[Gained, int]

    def say(self) -> Phrase:
        return phrase("price", spend=self.spend, goods=self.gain)


class Offer(Picking, frozen=True):
    """One may pay one of these prices for what it brings, once, or decline."""

    offer: tuple[Priced, ...]

    kind = "offer"
    rule = "IS-TYP-03"

    def choices(self, game: Game, seat: int, card: int) -> list[Choice]:
        goods = game.players[seat].goods
        priced = [(i, priced) for i, priced in enumerate(self.offer) if payable(goods, priced.spend.goods)]
        return [*(Accept(game.box, card, i + 1, priced) for i, priced in priced), DECLINE]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return True

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if len(self.choices(game, seat, card)) > 1:
            yield from super().do(game, seat, card, about)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Choice) -> Flow:
        if isinstance(act, Accept):
            yield from pay(game, seat, act.priced.spend.goods)
            yield from Gain(gain=act.priced.gain).do(game, seat, card, about)

    def tell(self) -> Phrase:
        return phrase("offer", offers=[priced.say() for priced in self.offer])

    def worth(self, eye: Eye) -> float:
        return max(_profit(eye, priced) for priced in self.offer) * 0.5


def _profit(eye: Eye, priced: Priced) -> float:
    spent = sum(eye.worth[name] * n for name, n in zip(NAMES, priced.spend.goods, strict=False))
    return max(0.0, sum(eye.worth[good] * n for good, n in priced.gain.items()) - spent)


class Accept(Choice):
    """One of the prices of a card, by number."""

    __slots__ = ("n", "priced")
    verb = "accept"

    def __init__(self, box: Box, card: int, n: int, priced: Priced) -> None:
        super().__init__(f"accept {n}", (f"card:{box.cards[card].id}",))
        self.n = n
        self.priced = priced

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"effect": self.priced.say()}

    def worth(self, eye: Eye, asked: Question) -> float:
        return 0.3 if self.n == 2 else 0.6

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        """What is accepted is also paid for, one way or another."""
        offers = [effect.offer for effect in box.effects() if isinstance(effect, Offer)]
        paying = Pay.for_costs(box, (priced.spend.goods for offer in offers for priced in offer))
        return [*paying, *((f"accept {n}",) for n in range(1, max(map(len, offers), default=0) + 1))]


class Decline(WordAct):
    __slots__ = ()
    verb = "decline"


DECLINE = Decline()
