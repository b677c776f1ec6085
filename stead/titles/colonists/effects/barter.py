"""Any goods for others: so many of whatever one likes, and the Trader colony's classes (CO-CLN-10)."""

from collections.abc import Sequence
from functools import cached_property, reduce
from itertools import combinations_with_replacement
from typing import Any, Final

from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.titles.colonists.acts import Choice, GoodAct, Question, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.cards import Good, Price
from stead.titles.colonists.effects.base import DONE_ACT, Deed
from stead.titles.colonists.effects.goods import written
from stead.titles.colonists.events import Refined
from stead.titles.colonists.goods import INDEX, NAMES, NONE, STORABLE, TOOL, Goods, by_name, times, vector
from stead.titles.colonists.paying import pay, payable
from stead.titles.colonists.state import Game
from stead.titles.colonists.storage import receive


class Give(GoodAct):
    """One of the goods that are given away together."""

    verb = "give"

    def worth(self, eye: Any, asked: Any) -> float:
        return -eye.good(self.good)


class Giving(Question):
    """Which goods are given: so many more of these kinds, in the order of their numbers."""

    __slots__ = ("count", "given", "kinds")

    def __init__(self, game: Game, seat: int, given: Goods, count: int, kinds: Sequence[int]) -> None:
        super().__init__(game, seat, "give", "CO-USE-01")
        self.given = given
        self.count = count
        self.kinds = kinds

    def list(self) -> list[Give]:
        game, seat = self.game, self.seat
        found: list[Give] = []
        for good in self.kinds:
            more = tuple([n + (i == good) for i, n in enumerate(self.given)])
            if givable(game, seat, more, self.count - 1, [kind for kind in self.kinds if kind >= good]):
                found.append(made(Give, game.box, good))
        return found

    def details(self) -> dict[str, Any]:
        return {"n": self.count}


def givable(game: Game, seat: int, given: Goods, count: int, kinds: Sequence[int]) -> bool:
    """Can so many more of these kinds be paid besides? What lies in the pool first, then what lies in Stocks."""
    player = game.players[seat]
    cost = list(given)
    fresh = game.visit.fresh if game.visit is not None else NONE
    pool = [n - used for n, used in zip(player.goods, fresh, strict=True)]
    for have in (pool, [n + stock for n, stock in zip(pool, player.stocks, strict=False)]):
        for good in kinds:
            if not count:
                break
            if have[good] > cost[good]:
                n = min(count, have[good] - cost[good])
                cost[good] += n
                count -= n
    return not count and payable(game, player, cost)


def give(game: Game, seat: int, count: int, kinds: Sequence[int]) -> Flow:
    """So many goods of these kinds, one after the other, paid together."""
    given: Goods = NONE
    while count:
        act: Give = yield Giving(game, seat, given, count, kinds)
        given = tuple([n + (i == act.good) for i, n in enumerate(given)])
        count -= 1
        kinds = [kind for kind in kinds if kind >= act.good]
    yield from pay(game, seat, given)


def from_kinds(kinds: Sequence[int]) -> str:
    """Goods to choose from, as a word of a key."""
    return "any" if len(kinds) == STORABLE else "+".join(NAMES[kind] for kind in kinds)


class Bartering(Choice):
    """So many goods of any kinds for what is given for them."""

    __slots__ = ("count", "gives", "kinds")
    verb = "barter"

    def __init__(self, _: Box, count: int, kinds: tuple[int, ...], gives: Goods) -> None:
        super().__init__(
            f"barter {count} {from_kinds(kinds)} {written(gives)}", tuple(f"good:{name}" for name in by_name(gives))
        )
        self.count = count
        self.kinds = kinds
        self.gives = gives

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"n": self.count, "into": by_name(self.gives), "kinds": Thing("goods", from_kinds(self.kinds))}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.bartering(self.count, self.kinds, self.gives)


def barters(game: Game, seat: int, rates: Sequence[tuple[int, tuple[int, ...], Goods]]) -> list[Choice]:
    return [made(Bartering, game.box, *rate) for rate in rates if affordable(game, seat, rate[0], rate[1])]


def affordable(game: Game, seat: int, count: int, kinds: tuple[int, ...]) -> bool:
    if kinds == (TOOL,):
        got = game.visit.fresh[TOOL] if game.visit is not None else 0
        return game.players[seat].goods[TOOL] - got >= count
    return givable(game, seat, NONE, count, kinds)


def barter(game: Game, seat: int, rates: Sequence[Any], act: Bartering) -> Flow:
    chosen: Any = act
    while isinstance(chosen, Bartering):
        if chosen.kinds == (TOOL,):
            yield from pay(game, seat, times(vector({"tool": 1}), chosen.count))
        else:
            yield from give(game, seat, chosen.count, chosen.kinds)
        game.tell(Refined, seat, {}, by_name(chosen.gives))
        yield from receive(game, seat, chosen.gives)
        chosen = yield MoreBarter(game, seat, rates)


class MoreBarter(Question):
    __slots__ = ("rates",)

    def __init__(self, game: Game, seat: int, rates: Sequence[Any]) -> None:
        super().__init__(game, seat, "more", "CO-CLN-10")
        self.rates = rates

    def list(self) -> list[Choice]:
        return [DONE_ACT, *barters(self.game, self.seat, self.rates)]


class Barter(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any goods."""

    barter: int
    into: Price

    @cached_property
    def rates(self) -> list[tuple[int, tuple[int, ...], Goods]]:
        return [(self.barter, tuple(range(STORABLE)), vector(self.into))]

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return barters(game, seat, self.rates)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Bartering) and (act.count, act.kinds, act.gives) in self.rates

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return barter(game, seat, self.rates, act)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.bartering(now, self.rates)

    def tell(self) -> Phrase:
        return phrase("barter", n=self.barter, into=self.into)


CLASSES: Final[tuple[tuple[Good, ...], ...]] = (
    ("wood", "clay", "food"),
    ("plank", "brick"),
    ("ore", "coal", "clothing"),
    ("iron", "tool"),
)
RATES: Final = (
    ((0, 0, 1, 1),),
    ((1, 1, 1, 1), (1, 0, 1, 2)),
    ((2, 2, 1, 1), (1, 2, 2, 1), (0, 2, 3, 1)),
    ((3, 3, 1, 1), (3, 2, 1, 2), (3, 1, 1, 3), (0, 3, 4, 1)),
)
"""By level of relations with the Trader colony: the class that is given and the one that is got, and how many of each;
all of them both ways."""


class Exchange(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """By classes of goods (Trader colony). What was got cannot be given again in the same action."""

    exchange: int

    @cached_property
    def rates(self) -> list[tuple[int, tuple[int, ...], Goods]]:
        found: list[tuple[int, tuple[int, ...], Goods]] = []
        for level in RATES[: self.exchange]:
            for give, get, n, m in level:
                found += _rates(give, get, n, m)
                if give != get:
                    found += _rates(get, give, m, n)
        return found

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return barters(game, seat, self.rates)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Bartering) and (act.count, act.kinds, act.gives) in self.rates

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return barter(game, seat, self.rates, act)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.bartering(now, self.rates)

    def tell(self) -> Phrase:
        rates = [
            phrase(
                "rate",
                n=n,
                give=Thing("goods", "+".join(CLASSES[give])),
                m=m,
                get=Thing("goods", "+".join(CLASSES[get])),
            )
            for give, get, n, m in RATES[self.exchange - 1]
        ]
        return phrase("exchange", rates=reduce(lambda some, rate: phrase("rates", first=some, second=rate), rates))


def _rates(give: int, get: int, n: int, m: int) -> list[tuple[int, tuple[int, ...], Goods]]:
    """All goods that can be got, for goods of a class; tools, which are in no cell, are given by themselves."""
    kinds = tuple(INDEX[name] for name in CLASSES[give])
    groups = [(kind,) for kind in kinds] if TOOL in kinds else [kinds]
    found: list[tuple[int, tuple[int, ...], Goods]] = []
    for got in combinations_with_replacement([INDEX[name] for name in CLASSES[get]], m):
        goods = tuple([got.count(good) for good in range(len(NAMES))])
        for group in groups:
            others = tuple(kind for kind in group if kind not in got)
            if others:
                found.append((n, others, goods))
    return found
