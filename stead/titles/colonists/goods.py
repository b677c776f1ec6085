"""Goods and colonists, by number. What is storable comes first; tools and dollars lie in the Toolbox (CO-GDS-06)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

WOOD: Final = 0
CLAY: Final = 1
ORE: Final = 2
PLANK: Final = 3
BRICK: Final = 4
IRON: Final = 5
COAL: Final = 6
FOOD: Final = 7
CLOTHING: Final = 8
TOOL: Final = 9
DOLLAR: Final = 10
NAMES: Final = ("wood", "clay", "ore", "plank", "brick", "iron", "coal", "food", "clothing", "tool", "dollar")
INDEX: Final = {name: number for number, name in enumerate(NAMES)}
STORABLE: Final = 9
"""So many kinds of goods need cells (CO-STO-01)."""
RESOURCES: Final = range(7)
"""Building resources (CO-GDS-02)."""
NONE: Final = (0,) * len(NAMES)

FARMER: Final = 0
CITIZEN: Final = 1
MERCHANT: Final = 2
COLONISTS: Final = ("farmer", "citizen", "merchant")
NEEDS: Final = ((0, 0), (1, 0), (2, 1))
"""By colonist at work: food and clothing (CO-MNT-03..05)."""
WORTH: Final = (2, 6, 16)
"""Dollars for a colonist at work (CO-END-05..07)."""

Goods = tuple[int, ...]
"""So many of each, by number."""


def vector(named: Mapping[Any, int]) -> Goods:
    goods = [0] * len(NAMES)
    for name, n in named.items():
        goods[INDEX[name]] = n
    return tuple(goods)


def by_name(goods: Sequence[int]) -> dict[str, int]:
    """As phrases and events speak of them."""
    return {name: n for name, n in zip(NAMES, goods, strict=False) if n}


def times(goods: Sequence[int], n: int) -> Goods:
    return tuple([one * n for one in goods])


def added(some: Iterable[int], more: Iterable[int]) -> list[int]:
    return [a + b for a, b in zip(some, more, strict=True)]


def one(good: int) -> Goods:
    """One of a kind."""
    return tuple([int(number == good) for number in range(len(NAMES))])
