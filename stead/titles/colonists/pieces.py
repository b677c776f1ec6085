"""What lies on the table in numbers: a structure of a community, a tile of the map."""

from typing import Final, NamedTuple

from stead.kit.hex import Cell

SPOTS: Final = ("ordinary", "border", "storage", "site", "aside")
ORDINARY: Final = 0
BORDER: Final = 1
STORAGE: Final = 2
SITE: Final = 3
ASIDE: Final = 4
"""Where a structure stands: on a cell of the community board, on a Construction Site, or (improvements) beside it."""


class Structure(NamedTuple):
    """A building, an embassy or a played improvement. When anything about it changes, another one takes its place."""

    kind: int
    spot: int = ASIDE
    workers: tuple[int, ...] = ()
    stock: int = 0
    """Goods in its Stock; of a limited improvement, those that lie on it."""
    good: int = -1
    """Which good that is."""


class Laid(NamedTuple):
    """A tile on the map: a place on one cell, a market on two."""

    tile: int
    cells: tuple[Cell, ...]
