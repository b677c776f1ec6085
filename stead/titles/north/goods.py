"""The goods of a supply, as indices into a list of ints."""

from typing import Final

from stead.kit.purse import Purse

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
SHEEP: Final = 3
FISH: Final = 4
GOLD: Final = 5
WORKER: Final = 6
RAZE: Final = 7
VP: Final = 8

NAMES: Final = ("food", "wood", "stone", "sheep", "fish", "gold", "worker", "raze", "vp")
INDEX: Final = {name: i for i, name in enumerate(NAMES)}

RESOURCES: Final = (FOOD, WOOD, STONE, SHEEP, FISH)  # EN-GDS-01; gold is none (EN-Q-50)
RESOURCE_NAMES: Final = NAMES[:5]
GOODS: Final = (*RESOURCES, GOLD, RAZE)  # EN-Q-04: and nothing else
COUNT: Final = len(NAMES)
SUPPLY: Final = VP
"""What comes before lies in the supply; victory points are marked on the track."""
MOST = 999
"""Of a good, and of points, in a position that is written by hand. The rules know no limit (EN-GDS-06); whoever did
nothing but hoard came to 86 fish and 116 points."""
MOST_OF_EACH: Final = (MOST,) * COUNT
MOST_SHIPS = 40
"""In the queue, and common ones in a reserve: the rules know no limit (EN-SAI-07); games came to 19."""

PURSE: Final = Purse(GOLD, RESOURCES)
"""1 gold may stand for 1 resource (EN-GDS-09), nothing else for anything else (EN-GDS-10, EN-GDS-11)."""


def payable(goods: list[int], cost: tuple[int, ...]) -> bool:
    """Can these goods pay that? `PURSE.pays`, written out, as every turn asks it of every card."""
    if goods[WORKER] < cost[WORKER] or goods[RAZE] < cost[RAZE]:
        return False
    spare = goods[GOLD] - cost[GOLD]
    for good in RESOURCES:
        n = cost[good]
        if n and (short := n - goods[good]) > 0:
            spare -= short
    return spare >= 0
