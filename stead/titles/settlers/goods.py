"""The goods of a supply, as indices into a list of ints. Cards are goods too, but live in hands, not in supplies."""

WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENCE, VP = range(8)

NAMES = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp")
INDEX = {name: i for i, name in enumerate(NAMES)}

RESOURCES = (WOOD, STONE, FOOD)  # IS-GDS-02: and nothing else; gold only pays for them
COUNT = len(NAMES)
SUPPLY = VP
"""Goods before this one lie in the supply; victory points are marked on the track."""

EGYPTIAN_TOKENS = 4  # IS-CMP-09
