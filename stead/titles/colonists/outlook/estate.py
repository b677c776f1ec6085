"""What a community is worth to its owner at the end, as far as can be seen: dollars, workers, what is produced.

A community is looked at as the kinds that stand in it. Who works where today is no matter: at the end of each year that
can be changed. So every colonist is put where he brings most. A place without a worker, or a worker without a place,
counts for a part of what it may become.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final, NamedTuple

from stead.titles.colonists import abilities
from stead.titles.colonists.box import FREE, NOBODY, Box
from stead.titles.colonists.community import BASIC, BORDER_MOST, STORAGE_CELLS, WAREHOUSE_CELL, ordinary_cells
from stead.titles.colonists.effects.goods import OneOf, Refine
from stead.titles.colonists.goods import CLOTHING, COLONISTS, DOLLAR, FOOD, NEEDS, STORABLE, WORTH, vector
from stead.titles.colonists.outlook.prices import BASE, Prices
from stead.titles.colonists.state import Game

Have = tuple[int, ...]
"""The kinds of a community, in order."""

BY_TURN: Final = {
    "range": 0.12,
    "paid_range": 0.02,
    "stewards": 0.14,
    "jump_diplomat": 0.02,
    "jump_developer": 0.03,
    "envoy": 0.03,
    "fee_goods": 0.015,
    "fee_resources": 0.02,
    "lord_fee": 0.015,
    "diplomat_market": 0.03,
    "one_storage": 0.03,
    "wood_cells": 0.015,
    "clay_cells": 0.015,
    "ore_cells": 0.015,
    "food_cells": 0.015,
    "clothing_cells": 0.015,
    "storage": 0.1,
    "warehouse": 0.025,
    "sites": 0.06,
    "border": 0.02,
    "more_wood": 0.07,
    "more_clay": 0.06,
    "more_ore": 0.05,
    "deliver_wood": 0.03,
    "deliver_clay": 0.03,
    "deliver_ore": 0.03,
    "dolly": 0.015,
    "steam_engine": 0.03,
    "citizen_for_farmer": 0.0005,
    "farmer_for_citizen": 0.03,
    "estate_to_apartment": 0.02,
    "merchant_for_citizen": 0.0005,
    "citizen_for_merchant": 0.08,
    "farms_besides": 0.03,
    "flats_besides": 0.03,
    "library": 0.04,
    "more_cards": 0.04,
    "second_play": 0.05,
    "play_after_draw": 0.06,
    "free_tools": 0.05,
}
"""Dollars a turn for abilities whose use is not counted otherwise."""
RATES: Final = [BY_TURN.get(name, 0.0) for name in abilities.NAMES]
AT_ONCE: Final = ("storage", "stewards", "range", "second_play", "fee_goods", "fee_resources")
"""Abilities for which one employs somebody in the middle of a year."""
SEEN: Final = 40
"""Nobody plans for more turns than these."""
BECOMING: Final = 0.45
"""What a place without its worker, or a colonist without a place, counts of what they could be together."""
USED: Final = (7, 5, 3, 3, 3, 2, 2)
"""By good: what one can use in a year of what is produced."""
CELLS: Final[tuple[tuple[int, float], ...]] = ((4, 0.14), (6, 0.08), (20, 0.02))
"""Dollars a turn for cells of Storage beyond the first three: so many, each for so much."""
SITE: Final = 0.9
"""Dollars for a building cell, where cells will be scarce."""


class Estate(NamedTuple):
    """A community, seen through."""

    worth: float
    storage: int
    """Cells, if all storage buildings have their workers."""
    cells: int
    """With the Warehouse."""
    food: int
    """What its workers need in a year beyond what is made."""
    clothing: int
    sites: int
    """Free cells for buildings."""
    storage_sites: int


def at_once(box: Box, kind: int) -> bool:
    """Its worker is of use in the middle of a year."""
    return box.worker[kind] != NOBODY and any(box.abilities.sum(name, (kind,)) for name in AT_ONCE)


class Trait(NamedTuple):
    """A kind, as far as it counts here."""

    plain: float
    """Dollars without workers."""
    houses: list[tuple[int, int]] | None
    """Colonists it supplies, by type."""
    worker: int
    slots: list[tuple[float, int]]
    """For each worker what he brings beside himself, and the kind."""
    good: int
    n: int
    """What it produces in a year into its Stock."""


class Estates:
    def __init__(self, game: Game, prices: Prices) -> None:
        self.game = game
        self.box = game.box
        self.prices = prices
        self.reach = min(prices.turns, SEEN)
        self.becoming = BECOMING * min(1.0, prices.turns / 10) + 0.15 * min(1.0, prices.turns / 60)
        self.traits: dict[int, Trait] = {}
        self.found: dict[Have, Estate] = {}
        self.upkeep = [self._upkeep(colonist) for colonist in range(len(COLONISTS))]

    def _upkeep(self, colonist: int) -> float:
        """A year's: in the last one what is needed is counted with what one has."""
        food, clothing = NEEDS[colonist]
        return 0.0 if self.prices.last_year else food * BASE[FOOD] + clothing * BASE[CLOTHING]

    # Of a kind by itself

    def _trait(self, kind: int) -> "Trait":
        box = self.box
        worker, n = box.worker[kind], box.workers[kind]
        lasting = self._lasting(kind)
        by_itself = worker == NOBODY or box.is_embassy(kind)
        good = box.stores[kind]
        houses = [(colonist, n) for colonist, n in enumerate(box.houses[kind]) if n]
        found = self.traits[kind] = Trait(
            box.value[kind] + (lasting if by_itself else 0.0),
            houses or None,
            worker,
            [] if by_itself else [(lasting / n, kind)] * n,
            good,
            box.yields[kind][good] if good >= 0 else 0,
        )
        return found

    def _lasting(self, kind: int) -> float:
        """Until the end: production, abilities, what is given or refined every year."""
        box, prices = self.box, self.prices
        yearly = [n * BASE[good] * self._years(good) for good, n in enumerate(box.yields[kind]) if n]
        worth = sum(yearly, 0.0)
        given = zip(RATES, box.abilities.total([kind]), strict=True)
        worth += self.reach * sum([rate * n for rate, n in given], 0.0)
        for level in box.levels(kind):
            if level.market is not None or level.instead:
                worth += 0.05 * self.reach
            if level.alchemy:
                worth += 0.03 * self.reach
            if level.draws:
                worth += 0.5 * prices.uses
            worth += prices.uses * max((_price(vector(goods)) for goods in level.gifts), default=0.0)
        refines = [level.refines for level in box.levels(kind) if level.refines]
        for effect in refines[-1] if refines else ():
            deed = effect.one_of[-1] if isinstance(effect, OneOf) else effect
            if isinstance(deed, Refine):
                gain = _price(vector(deed.into)) - _price(vector(deed.refine[-1]))
                worth += 0.7 * max(0.1, gain) * (deed.times or 1) * prices.uses
        return worth

    def _years(self, good: int) -> float:
        """How often it is produced in time."""
        if good == DOLLAR:
            return self.prices.years
        return min(self.prices.years if good in (FOOD, CLOTHING) else self.prices.uses, 6)

    # All of it

    def look(self, have: Have) -> Estate:
        found = self.found.get(have)
        if found is None:
            found = self.found[have] = self._look(have)
        return found

    def _look(self, have: Have) -> Estate:
        box, prices = self.box, self.prices
        worth = 0.0
        people = [0, 0, 0]
        slots: list[list[tuple[float, int]]] = [[], [], []]
        free: list[int] = []
        made = [0, 0]
        yields = [0] * STORABLE
        traits = self.traits
        for kind in have:
            one = traits.get(kind) or self._trait(kind)
            worth += one.plain
            if one.houses is not None:
                for colonist, n in one.houses:
                    people[colonist] += n
            elif one.worker == FREE:
                free.append(kind)
            elif one.worker != NOBODY:
                slots[one.worker] += one.slots
            elif one.good >= 0:
                yields[one.good] += one.n
                if one.good >= FOOD:
                    made[one.good - FOOD] += one.n
        need = [0, 0]
        makers = [0.0, 0.0, 0.0]
        idle: list[int] = []
        staffed = [kind for kind in have if not box.is_storage[kind]]
        for colonist, there in enumerate(slots):
            there.sort(reverse=True)
            value, upkeep = WORTH[colonist], self.upkeep[colonist]
            for i, (brings, kind) in enumerate(there):
                total = value + brings - upkeep * (prices.years if brings > upkeep * prices.years else 1)
                if i >= people[colonist]:
                    worth += self.becoming * 0.5 ** (i - people[colonist]) * max(0.0, total)
                    continue
                if box.is_storage[kind]:
                    staffed.append(kind)
                worth += max(0.0, total)
                need[0] += NEEDS[colonist][0]
                need[1] += NEEDS[colonist][1]
                good, n = traits[kind].good, traits[kind].n
                if good >= 0:
                    yields[good] += n
                    makers[colonist] += 0.6 * BASE[good] * self._years(good)
                    if good >= FOOD:
                        made[good - FOOD] += n
            idle.append(max(0, people[colonist] - len(there)))
        for good in range(FOOD):
            if yields[good] > USED[good]:
                worth -= 0.85 * (yields[good] - USED[good]) * BASE[good] * self._years(good)
        worth += self._factories(free, idle, makers, need)
        for colonist, n in enumerate(idle):
            worth += self.becoming * WORTH[colonist] * (1 - 0.6**n) * 1.5
        for kind in have[bisect_left(have, box.improvement) :]:
            score = box.standing[kind].scores
            if score is not None:
                worth += min(score.most, score.dollars * idle[COLONISTS.index(score.per)])
            for old, n in (*box.boosts[kind], *box.boosts_one[kind]):
                good = box.stores[old]
                more = n * min(1 if box.boosts_one[kind] else len(have), have.count(old))
                worth += more * BASE[good] * self._years(good)
                if good >= FOOD:
                    made[good - FOOD] += more
        food, clothing = need[0] - made[0], need[1] - made[1]
        if food < 0:
            worth += 0.9 * food * BASE[FOOD] * self._years(FOOD)
        if clothing < 0:
            worth += 0.9 * clothing * BASE[CLOTHING] * self._years(CLOTHING)
        return self._with_cells(have, staffed, worth, food, clothing)

    def _factories(self, free: Sequence[int], idle: list[int], makers: Sequence[float], need: list[int]) -> float:
        """Each with the worker who brings most there."""
        worth = 0.0
        for _ in free:
            able = [
                (WORTH[colonist] - self.upkeep[colonist] + makers[colonist], colonist)
                for colonist in range(len(COLONISTS))
                if idle[colonist]
            ]
            if not able:
                worth += self.becoming * (WORTH[0] + makers[0])
                continue
            best, colonist = max(able)
            worth += best
            idle[colonist] -= 1
            need[0] += NEEDS[colonist][0]
            need[1] += NEEDS[colonist][1]
        return worth

    def _with_cells(self, have: Have, staffed: Sequence[int], worth: float, food: int, clothing: int) -> Estate:
        box = self.box
        has = box.abilities.total(staffed)
        roomier = sum([n * staffed.count(old) for kind in have for old, n in box.roomier[kind]])
        storage = BASIC + has[abilities.STORAGE] + roomier
        warehouse = WAREHOUSE_CELL + has[abilities.WAREHOUSE]
        more = storage - BASIC
        for n, rate in CELLS:
            worth += rate * self.reach * min(n, more)
            more = max(0, more - n)
        worth -= BY_TURN["storage"] * self.reach * has[abilities.STORAGE]
        stored = sum([box.is_storage[kind] for kind in have])
        others = bisect_left(have, box.improvement) - stored
        ordinary = ordinary_cells(self.game) + has[abilities.SITES]
        if self.game.last_era > 1:
            ordinary += min(BORDER_MOST, has[abilities.BORDER])
        over = max(0, others - ordinary)
        sites = ordinary + STORAGE_CELLS - others - stored
        scarce = min(10.0, self.prices.turns / 3)
        if sites < scarce:
            worth -= SITE * (scarce - sites) * (1 + self.reach / SEEN)
        return Estate(worth, storage, storage + warehouse, food, clothing, sites, STORAGE_CELLS - over - stored)


def _price(goods: Sequence[int]) -> float:
    return sum(n * BASE[good] for good, n in enumerate(goods) if n)
