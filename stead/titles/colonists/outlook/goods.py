"""What goods are worth that one holds: much as long as something is to be made of them, less beyond that."""

from collections.abc import Iterable, Sequence
from typing import Final

from stead.titles.colonists.goods import (
    BRICK,
    CLAY,
    CLOTHING,
    COAL,
    DOLLAR,
    FOOD,
    IRON,
    NAMES,
    ORE,
    PLANK,
    STORABLE,
    TOOL,
    WOOD,
)
from stead.titles.colonists.outlook.estate import Estate
from stead.titles.colonists.outlook.prices import BASE, Prices

WANTED: Final = 1.2
"""What a good is worth that is needed for what comes next, in terms of its price …"""
SPARE: Final = 0.7
"""… the first that is not …"""
FALLING: Final = 0.75
"""… and each more, in terms of the one before."""
MADE_OF: Final = (
    (IRON, ((ORE, 2), (COAL, 1))),
    (COAL, ((WOOD, 3),)),
    (PLANK, ((WOOD, 2),)),
    (BRICK, ((WOOD, 1), (CLAY, 1))),
)
"""What is wanted for what is wanted, in this order."""
KNOWN: Final = 24
"""Whatever there is more of a good is worth nothing …"""
MOST: Final = 400
"""… and so many nobody has."""


class Holdings:
    def __init__(self, prices: Prices, wanted: Sequence[int], estate: Estate, short: tuple[int, int]) -> None:
        """`wanted`: by good, what is needed for what one would like to do next; `short`: food and clothing that are
        missing for those at work today, who may not be those whom the estate would have at work."""
        self.prices = prices
        self.short = short
        self.needed = {FOOD: max(estate.food, short[0]), CLOTHING: max(estate.clothing, short[1])}
        """For the workers one has or will have this year."""
        self.tables = [self._table(good, n) for good, n in enumerate(wanted)]
        """By good and by how many there are: dollars."""

    def _table(self, good: int, wanted: int) -> list[float]:
        base = BASE[good]
        worth = [0.0]
        next_one = SPARE * base
        for n in range(KNOWN):
            if n < wanted:
                worth.append(worth[-1] + WANTED * base)
            else:
                worth.append(worth[-1] + next_one)
                next_one *= FALLING
        return worth + [worth[-1]] * MOST

    def missing(self, goods: Sequence[int], lost: tuple[int, int]) -> tuple[int, int]:
        """Food and clothing for those at work, if so much less is made."""
        return (
            max(0, self.short[0] + lost[0] - goods[FOOD]),
            max(0, self.short[1] + lost[1] - goods[CLOTHING]),
        )

    def worth(self, goods: Sequence[int], estate: Estate, left: int, lost: tuple[int, int] = (0, 0)) -> float:
        """Of goods and dollars, where so many turns are left. Food and clothing first go to workers, and first of all
        to those at work."""
        total = 0.0
        tables, prices = self.tables, self.prices
        for good in range(FOOD):
            n = goods[good]
            if n:
                total += tables[good][n]
        total += tables[TOOL][goods[TOOL]]
        cost = 0.0
        for good, at_work, all_of_them in (
            (FOOD, self.short[0] + lost[0], estate.food),
            (CLOTHING, self.short[1] + lost[1], estate.clothing),
        ):
            have = goods[good]
            if have < at_work:
                cost += (at_work - have) * prices.hungry
                have = at_work
            needed = max(at_work, all_of_them, 0)
            if have < needed:
                cost += (needed - have) * prices.maintained
            else:
                total += tables[good][have - needed]
        return total * prices.fresh(left) - cost + goods[DOLLAR]

    def next_one(self, good: int, have: int) -> float:
        """One more of a good."""
        if good == DOLLAR:
            return 1.0
        table = self.tables[good]
        return table[have + 1] - table[have]

    def last_one(self, good: int, have: int) -> float:
        """The least that one is worth of those one has."""
        if not have:
            return 0.0
        if have <= self.needed.get(good, 0):
            return self.prices.hungry if have <= self.short[good - FOOD] else self.prices.maintained
        table = self.tables[good]
        return table[have] - table[have - 1]


def wanted(costs: Iterable[Sequence[int]]) -> list[int]:
    """The goods for several things together."""
    total = [0] * len(NAMES)
    for cost in costs:
        for good, n in enumerate(cost):
            total[good] += n
    for made, goods in MADE_OF:
        for good, n in goods:
            total[good] += n * total[made]
    return total


def stored(goods: Sequence[int]) -> int:
    return sum(goods[:STORABLE])
