"""Goods: receiving, selling, refining, bartering (CO-PLC-03..12, CO-PLC-17)."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Counted, Phrase, phrase
from stead.kit.effects import Effect
from stead.titles.colonists import abilities
from stead.titles.colonists.acts import Choice, Question, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.cards import Price
from stead.titles.colonists.effects.base import DONE_ACT, STEPS, Deed, Doing, deeds_in, whose
from stead.titles.colonists.events import Refined, Sold
from stead.titles.colonists.goods import DOLLAR, NAMES, NONE, STORABLE, Goods, by_name, times, vector
from stead.titles.colonists.paying import pay, payable, shortfall
from stead.titles.colonists.state import Game
from stead.titles.colonists.storage import receive
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
        return eye.taking(self.goods, asked.spot)


def given(game: Game, seat: int, goods: Goods, spot: int) -> Goods:
    """What a place gives: more of what one has an Axe, a Spade or a Pickaxe for."""
    if spot < 0:
        return goods
    has = game.players[seat].has
    more = [has[MORE[good]] if goods[good] and MORE[good] >= 0 else 0 for good in range(STORABLE)]
    return tuple([n + more[good] if good < STORABLE else n for good, n in enumerate(goods)]) if any(more) else goods


class Gain(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    gain: Price

    @cached_property
    def goods(self) -> Goods:
        return vector(self.gain)

    def openers(self, game: Game, seat: int, spot: int) -> list[Take]:
        return [made(Take, game.box, self.goods)]

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Take) and act.goods == self.goods

    def can(self, game: Game, seat: int, card: int) -> bool:
        return True  # all of it may be declined (CO-Q-08)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return receive(game, seat, given(game, seat, self.goods, spot))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        yield from self.carry_on(game, seat, card, None)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.gaining(now, self.goods, spot)

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
    box = game.box
    found: list[Choice] = []
    for recipe in recipes:
        kind = Selling if recipe.sells else Refining
        n = often(game, seat, recipe, recipe.most)
        found += [made(kind, box, recipe.cost, recipe.gives, i) for i in range(1, n + 1)]
    return found


def often(game: Game, seat: int, recipe: Recipe, most: int) -> int:
    """How often this can be done now, so often at most; there is no discount on what is sold (CO-Q-51)."""
    player = game.players[seat]
    discount: Sequence[int] = NONE if recipe.sells or game.visit is None else game.visit.discount
    for good, n in enumerate(recipe.cost):  # what is there at all
        if n:
            have = player.goods[good] + (player.stocks[good] if good < STORABLE else 0) + discount[good]
            most = min(most, have // n)
    while most > 0:
        cost = times(recipe.cost, most)
        if payable(game, player, cost if recipe.sells else price(game, cost)):
            return most
        most -= 1
    return 0


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
    """What is left of limits."""
    group = next(recipe.group for recipe in recipes if recipe[:2] == done.recipe[:2])
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

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        game, spot = self.game, -1 if self.game.visit is None else self.game.visit.spot
        if verb == "take" and spot >= 0:
            return Refusal("CO-PLC-02" if game.is_market(spot) else "CO-PLC-11", "one-of-them")
        if verb in STEPS and spot >= 0 and game.is_market(spot) and verb not in ("sell", "refine"):
            return Refusal("CO-PLC-02", "one-of-them")
        return why_not(game, self.seat, self.recipes, verb, words) or super().refusal(verb, words)


def why_not(game: Game, seat: int, recipes: Sequence[Recipe], verb: str, words: Words) -> Refusal | None:
    """Why an exchange cannot be made so often."""
    told = len(words) == 3 and words[2].isdecimal()
    same = [one for one in recipes if told and [written(one.cost), written(one.gives)] == list(words[:2])]
    if verb not in ("sell", "refine") or not same or not int(words[2]):
        return None
    recipe, n = same[0], int(words[2])
    if n > recipe.most:
        return Refusal("CO-PLC-16", "not-so-often", n=recipe.most)
    player, whole = game.players[seat], times(recipe.cost, n)
    if recipe.sells:
        return None if payable(game, player, whole) else Refusal("CO-PLC-04", "not-in-storage", goods=by_name(whole))
    cost = price(game, whole)
    if payable(game, player, cost):
        return None
    return Refusal(shortfall(game, player, cost) or "CO-USE-01", "not-in-storage", goods=by_name(cost))


class Sell(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    sell: Price
    dollars: int

    @cached_property
    def recipes(self) -> list[Recipe]:
        return [Recipe(vector(self.sell), vector({"dollar": self.dollars}))]

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return swaps(game, seat, self.recipes)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Swapping) and any(recipe[:2] == act.recipe[:2] for recipe in self.recipes)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(often(game, seat, recipe, 1) for recipe in self.recipes)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return swap(game, seat, self.recipes, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [recipe.cost for recipe in self.recipes]

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.selling(now, self.recipes)

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        return why_not(game, seat, self.recipes, verb, words)

    def tell(self) -> Phrase:
        return phrase("sell", goods=self.sell, n=self.dollars)


class Refine(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    refine: list[Price]
    into: Price
    times: int | None = None
    optional: bool = False
    """Of several parts of a card: it need not be done."""

    @cached_property
    def recipes(self) -> list[Recipe]:
        return [Recipe(vector(cost), vector(self.into), self.times or MOST) for cost in self.refine]

    def _do(self, game: Game, seat: int, card: int) -> Flow:
        act = yield Doing(game, seat, [self], card, (DONE_ACT,) if self.optional else ())
        if act is not DONE_ACT:
            yield from self.carry_on(game, seat, card, act)

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return swaps(game, seat, self.recipes)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Swapping) and any(recipe[:2] == act.recipe[:2] for recipe in self.recipes)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(often(game, seat, recipe, 1) for recipe in self.recipes)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return swap(game, seat, self.recipes, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [recipe.cost for recipe in self.recipes]

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        return why_not(game, seat, self.recipes, verb, words)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        ends = eye.swapping(now, self.recipes)
        return [*ends, now] if self.optional else ends

    def tell(self) -> Phrase:
        costs = [phrase("goods", goods=cost) for cost in self.refine]
        return phrase("refine", cost=costs, into=self.into, n=self.times or 0)


class AnyOf(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Several ways to refine, one or all of them in one action."""

    any_of: list[Effect]

    @cached_property
    def recipes(self) -> list[Recipe]:
        return [recipe for effect in self.any_of if isinstance(effect, Refine) for recipe in effect.recipes]

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return swaps(game, seat, self.recipes)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Swapping) and any(recipe[:2] == act.recipe[:2] for recipe in self.recipes)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(often(game, seat, recipe, 1) for recipe in self.recipes)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return swap(game, seat, self.recipes, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [recipe.cost for recipe in self.recipes]

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.swapping(now, self.recipes)

    def tell(self) -> Phrase:
        first, second = deeds_in(self.any_of)
        return phrase("or", first=first.say(), second=second.say())


class OneOf(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    one_of: list[Effect]

    @cached_property
    def deeds(self) -> list[Deed]:
        return deeds_in(self.one_of)

    def openers(self, game: Game, seat: int, spot: int) -> list[Choice]:
        return [act for deed in self.deeds for act in deed.openers(game, seat, spot)]

    def opens(self, game: Game, act: Choice) -> bool:
        return any(deed.opens(game, act) for deed in self.deeds)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return any(deed.can(game, seat, card) for deed in self.deeds)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Flow:
        yield from whose(game, self.deeds, act).carry_on(game, seat, spot, act)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return [cost for deed in self.deeds for cost in deed.least(game, seat)]

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.any_of(now, self.deeds, spot)

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        found = [deed.refusal(game, seat, spot, verb, words) for deed in self.deeds]
        return next((refusal for refusal in found if refusal is not None), None)

    def tell(self) -> Phrase:
        return phrase("or", first=self.deeds[0].say(), second=self.deeds[1].say())
