"""Goods: receiving, selling, refining, bartering (CO-PLC-03..12, CO-PLC-17)."""

from collections.abc import Sequence
from functools import reduce
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple

from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Counted, Phrase, Thing, phrase
from stead.kit.effects import Effect
from stead.titles.colonists import abilities
from stead.titles.colonists.acts import Choice, GoodAct, Question, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.cards import Good, Price
from stead.titles.colonists.effects.base import DONE_ACT, Deed, deeds_in
from stead.titles.colonists.events import Refined, Sold
from stead.titles.colonists.goods import DOLLAR, INDEX, NAMES, NONE, STORABLE, TOOL, Goods, by_name, times, vector
from stead.titles.colonists.state import Game
from stead.titles.colonists.storage import most_times, pay, payable, receive
from stead.titles.colonists.visit import price

MOST: Final = 40
"""More often than any action can be repeated."""
MORE: Final = tuple(abilities.INDEX.get(f"more_{name}", -1) for name in NAMES[:STORABLE])
"""By good: the ability to receive more of it where a place gives it."""


def written(goods: Sequence[int]) -> str:
    """Goods as a word of a key: 2wood+1clay."""
    return "+".join(f"{n}{name}" for name, n in zip(NAMES, goods, strict=False) if n)


# Receiving


class Take(Choice):
    """What is given here."""

    __slots__ = ("goods",)
    verb = "take"

    def __init__(self, _: Box, goods: Goods) -> None:
        things = tuple(f"good:{name}" for name in by_name(goods))
        super().__init__(f"take {written(goods)}", things)
        self.goods = goods

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": by_name(self.goods)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.taking(self.goods)


def given(game: Game, seat: int, goods: Goods, spot: int) -> Goods:
    """What a place gives: more of what one has an Axe, a Spade or a Pickaxe for."""
    if spot < 0:
        return goods
    has = game.players[seat].has
    more = [has[MORE[good]] if goods[good] and MORE[good] >= 0 else 0 for good in range(STORABLE)]
    return tuple([n + more[good] if good < STORABLE else n for good, n in enumerate(goods)]) if any(more) else goods


class Gain(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    gain: Price

    @property
    def goods(self) -> Goods:
        return vector(self.gain)

    def openers(self, game: Game, seat: int, spot: int) -> list[Take]:
        return [made(Take, game.box, self.goods)]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return True  # all of it may be declined (CO-Q-08)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return receive(game, seat, given(game, seat, self.goods, spot))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        yield from self.carry_on(game, seat, card, None)

    def tell(self) -> Phrase:
        return phrase("gain", goods=self.gain)


# Exchanging: selling and refining


class Recipe(NamedTuple):
    """Goods for others, or for dollars."""

    cost: Goods
    gives: Goods
    most: int = MOST
    group: int = 0
    """Those of one group are limited together."""

    @property
    def sells(self) -> bool:
        return self.gives[DOLLAR] > 0


class Swapping(Choice):
    """A recipe, so many times."""

    __slots__ = ("n", "recipe")

    def __init__(self, _: Box, cost: Goods, gives: Goods, n: int) -> None:
        things = tuple(f"good:{name}" for name in [*by_name(cost), *by_name(gives)])
        super().__init__(f"{self.verb} {written(cost)} {written(gives)} {n}", things)
        self.recipe = Recipe(cost, gives)
        self.n = n

    def facts(self, asked: Any) -> dict[str, Any]:
        cost, gives = self.recipe.cost, self.recipe.gives
        paid = times(cost, self.n) if self.recipe.sells else price(asked.game, times(cost, self.n))
        return {"cost": Counted(by_name(paid)), "into": by_name(times(gives, self.n))}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.swapping(self.recipe.cost, self.recipe.gives, self.n)


class Selling(Swapping):
    verb = "sell"


class Refining(Swapping):
    verb = "refine"


def swaps(game: Game, seat: int, recipes: Sequence[Recipe]) -> list[Choice]:
    """How often each can be done now."""
    player = game.players[seat]
    found: list[Choice] = []
    for recipe in recipes:
        if recipe.sells:
            n = most_times(game, player, recipe.cost, recipe.most)
            found += [made(Selling, game.box, recipe.cost, recipe.gives, i) for i in range(1, n + 1)]
        else:
            n = 0
            while n < recipe.most and payable(game, player, price(game, times(recipe.cost, n + 1))):
                n += 1
            found += [made(Refining, game.box, recipe.cost, recipe.gives, i) for i in range(1, n + 1)]
    return list(dict.fromkeys(found))  # two improvements may refine alike


def swap(game: Game, seat: int, recipes: Sequence[Recipe], act: Swapping) -> Flow:
    """This first, then as many more as one likes: all in one action (CO-ACT-03)."""
    left = list(recipes)
    chosen: Any = act
    while isinstance(chosen, Swapping):
        cost, gives = chosen.recipe.cost, times(chosen.recipe.gives, chosen.n)
        whole = times(cost, chosen.n)
        paid = whole if chosen.recipe.sells or game.visit is None else game.visit.grant(whole)
        yield from pay(game, seat, paid)
        if chosen.recipe.sells:
            game.players[seat].goods[DOLLAR] += gives[DOLLAR]
            game.tell(Sold, seat, by_name(paid), gives[DOLLAR])
        else:
            game.tell(Refined, seat, by_name(paid), by_name(gives))
            yield from receive(game, seat, gives)  # CO-USE-05: spent before they are taken
        left = _less(left, chosen)
        chosen = yield More(game, seat, left)


def _less(recipes: Sequence[Recipe], done: Swapping) -> list[Recipe]:
    """What is left of limits. Of several recipes that are alike, one that allows for as many was used."""
    group = next(recipe.group for recipe in recipes if recipe[:2] == done.recipe[:2] and recipe.most >= done.n)
    alike = [recipe.group == group if group else recipe[:2] == done.recipe[:2] for recipe in recipes]
    return [
        recipe._replace(most=recipe.most - done.n) if same and recipe.most < MOST else recipe
        for recipe, same in zip(recipes, alike, strict=True)
    ]


class More(Question):
    """Another exchange, or enough."""

    __slots__ = ("recipes",)

    def __init__(self, game: Game, seat: int, recipes: Sequence[Recipe]) -> None:
        super().__init__(game, seat, "more", "CO-PLC-17")
        self.recipes = recipes

    def list(self) -> list[Choice]:
        return [DONE_ACT, *swaps(self.game, self.seat, self.recipes)]


class Sell(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sell: Price
    dollars: int

    @property
    def recipes(self) -> list[Recipe]:
        return [Recipe(vector(self.sell), vector({"dollar": self.dollars}))]

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return swaps(game, seat, self.recipes)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return swap(game, seat, self.recipes, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [recipe.cost for recipe in self.recipes]

    def tell(self) -> Phrase:
        return phrase("sell", goods=self.sell, n=self.dollars)


class Refine(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    refine: list[Price]
    into: Price
    times: int | None = None

    @property
    def recipes(self) -> list[Recipe]:
        return [Recipe(vector(cost), vector(self.into), self.times or MOST) for cost in self.refine]

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return swaps(game, seat, self.recipes)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return swap(game, seat, self.recipes, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [recipe.cost for recipe in self.recipes]

    def tell(self) -> Phrase:
        costs = [phrase("goods", goods=cost) for cost in self.refine]
        return phrase("refine", cost=costs, into=self.into, n=self.times or 0)


class OneOf(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    one_of: list[Effect]

    @property
    def deeds(self) -> list[Deed]:
        return list(deeds_in(self.one_of))

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return [act for deed in self.deeds for act in deed.openers(game, seat, spot)]

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Flow:
        deed = next(deed for deed in self.deeds if act in deed.openers(game, seat, spot))
        yield from deed.carry_on(game, seat, spot, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [cost for deed in self.deeds for cost in deed.least(game, seat)]

    def tell(self) -> Phrase:
        return phrase("or", first=self.deeds[0].say(), second=self.deeds[1].say())


# Any goods for others


class Give(GoodAct):
    """One of the goods that are given away together."""

    verb = "give"

    def worth(self, eye: Any, asked: Any) -> float:
        return -eye.good(self.good)


class Giving(Question):
    """Which goods are given: so many more of these kinds, in the order of their numbers."""

    __slots__ = ("count", "first", "given", "kinds")

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
    for good in kinds:
        n = min(count, max(0, player.goods[good] - fresh[good] - cost[good]))
        cost[good] += n
        count -= n
    for good in kinds:
        if not count:
            break
        n = min(count, max(0, player.goods[good] - fresh[good] + player.stocks[good] - cost[good]))
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
        return game.players[seat].goods[TOOL] >= count
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

    @property
    def rates(self) -> list[tuple[int, tuple[int, ...], Goods]]:
        return [(self.barter, tuple(range(STORABLE)), vector(self.into))]

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return barters(game, seat, self.rates)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return barter(game, seat, self.rates, act)

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

    @property
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

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return barter(game, seat, self.rates, act)

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
