"""The goods of a supply, as indices into a list of ints. Cards are goods too, but live in hands, not in supplies."""

from typing import Final

from stead.kit.purse import Purse

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENCE: Final = 6
VP: Final = 7

NAMES: Final = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp")
INDEX: Final = {name: i for i, name in enumerate(NAMES)}

RESOURCES: Final = (WOOD, STONE, FOOD)  # IS-GDS-02: and nothing else; gold only pays for them
RESOURCE_NAMES = tuple(NAMES[r] for r in RESOURCES)
COUNT: Final = len(NAMES)
SUPPLY: Final = VP
"""Goods before this one lie in the supply; victory points are marked on the track."""

MOST = 99
"""Of a good. The rules know no limit (IS-CMP-10); the box holds 36 of a good at most (IS-CMP-09), and whoever did
nothing but hoard came to 37. A position written by hand may hold so much, and no more."""
MOST_VP = 999
MOST_OF_EACH: Final = (*[MOST] * SUPPLY, MOST_VP)

EGYPTIAN_TOKENS = 4  # IS-CMP-09

PURSE: Final = Purse(GOLD, RESOURCES)
"""1 Gold may stand in for any 1 Resource (IS-GDS-03), nothing else for anything else."""


def payable(goods: list[int], cost: tuple[int, ...], times: int = 1) -> bool:
    """Can these goods pay that? `PURSE.pays`, written out, as every turn asks it of every Location."""
    wood, stone, food, gold, worker, raze = cost
    if goods[WORKER] < worker * times or goods[RAZE] < raze * times:
        return False
    spare = goods[GOLD] - gold * times
    if wood and (short := wood * times - goods[WOOD]) > 0:
        spare -= short
    if stone and (short := stone * times - goods[STONE]) > 0:
        spare -= short
    if food and (short := food * times - goods[FOOD]) > 0:
        spare -= short
    return spare >= 0
