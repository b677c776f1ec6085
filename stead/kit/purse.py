"""Paying, where one good may stand in for others: Gold for Resources, say, and nothing else for anything else.

Goods and costs are numbers by kind of good, in the order of a title's own list.
"""

from collections.abc import Sequence
from itertools import product

Way = tuple[int, ...]
"""A price as it is paid: so many of each good."""


class Purse:
    """What stands in (`money`) for which goods."""

    def __init__(self, money: int, stands_for: Sequence[int]) -> None:
        self.money = money
        self.stands_for = tuple(stands_for)

    def pays(self, goods: Sequence[int], cost: Sequence[int], times: int = 1) -> bool:
        """Can these goods pay that, so many times?"""
        spare = goods[self.money] - cost[self.money] * times
        for good, n in enumerate(cost):
            short = n * times - goods[good]
            if short > 0 and good != self.money:
                if good not in self.stands_for:
                    return False
                spare -= short
        return spare >= 0

    def mixes(self, cost: Way) -> list[Way]:
        """Every way to pay a price, whatever one has: the goods themselves first, more and more of what stands in."""
        found: list[Way] = []
        for kept in product(*(range(cost[good], -1, -1) for good in self.stands_for)):
            way = list(cost)
            for good, n in zip(self.stands_for, kept, strict=True):
                way[self.money] += way[good] - n
                way[good] = n
            found.append(tuple(way))
        return found


def covers(goods: Sequence[int], way: Way) -> bool:
    """Are there enough of each?"""
    for good, n in enumerate(way):  # noqa: SIM110 - a generator would be most of the time this takes
        if goods[good] < n:
            return False
    return True
