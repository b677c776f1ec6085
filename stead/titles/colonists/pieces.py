"""What lies on the table in numbers: a structure of a community, a tile of the map, the sheet of a save."""

from typing import Final, NamedTuple

import msgspec

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


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is noted of a player between two eras (CO-SAV-02..05)."""

    buildings: int
    """Dollars that the buildings are worth …"""
    embassies: int
    """… and the embassies."""
    dollars: int
    """In the Toolbox."""
    goods: int
    """What all goods cost at set-up prices, those in Stocks too."""
    tools: int
    improvements: list[str]
    """Permanent ones that were played."""
    hand: int
    """How many cards."""


class Noted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is noted of a game, directly before the phases at the end of year 5 (CO-SAV-01, CO-SAV-06)."""

    next: int
    """The era that is played next."""
    colonies: list[str]
    first: int
    """Who holds the first-player marker (CO-SAV-07)."""
    players: list[Notes]
