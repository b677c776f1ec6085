"""What the box holds, as the content files say it: resources, races, advisors, buildings, achievements, boards."""

from typing import Final, Literal

import msgspec

from stead.kernel.content import Origin, Source
from stead.kit.effects import Effect

Terrain = Literal["ruins", "desert", "forest", "coast"]
TERRAINS: tuple[Terrain, ...] = ("ruins", "desert", "forest", "coast")
Category = Literal["trade", "build", "upgrade", "recruit"]
Difficulty = Literal["easy", "medium", "hard", "very_hard"]
Deck = Literal["immediate", "middle", "end"]
Side = Literal["thematic", "symmetric"]

TRADE: Final = 0
BUILD: Final = 1
UPGRADE: Final = 2
RECRUIT: Final = 3
INCOME: Final = 4
CALL: Final = 5
CORE: Final = ("trade", "build", "upgrade", "recruit", "income", "call")
"""The core-action cards. A card of a hand is one of these numbers, or that of an advisor after them."""


class RaceOrigin(Origin, frozen=True, forbid_unknown_fields=True):
    """Where the parts of a race come from."""

    home: Source = "house"


class ResourceOrigin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Source
    recipe: Source
    name: Source


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something of which the box holds several in an order of their own, in which they are numbered from 1. Files may
    tell them in any order; where none of them has a number, they are numbered as they are told."""

    name: str
    number: int = 0


class Resource(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A resource and the tile of its storages."""

    level: Literal[1, 2, 3]
    shape: list[str]
    source: ResourceOrigin
    forbids: list[str] = []
    """Basic: the resource cards that whoever holds this one cannot take as well (FG-DRF-13)."""
    made_of: dict[str, int] = {}
    """Advanced: the required resources, and the VP that the supplier of each gets (FG-REQ-01)."""


class Race(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    colour: str
    difficulty: Difficulty
    action: Effect
    source: RaceOrigin
    home: str | None = None
    """None: any (FG-AES-01)."""


class Advisor(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    level: Literal[1, 2, 3]
    category: Category
    needs: str
    vp: int
    action: Effect
    source: Origin


class Building(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A prestige building: its tile, what it needs with the VP of each delivery, the action of its card."""

    colour: str
    shape: list[str]
    needs: dict[str, int]
    action: Effect
    source: Origin
    terrain: Terrain | None = None
    """None: it stands on a site of its own (FG-PRE-14)."""

    @property
    def type(self) -> tuple[str, tuple[str, ...]]:
        """Shape and colour together (FG-OFR-06)."""
        return self.colour, tuple(self.shape)


class Achievement(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`has`: what a player must have at least, all of it."""

    deck: Deck
    vp: int
    has: dict[str, int]
    source: Source


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a terrain costs: an own basic storage, access; and whether a Trade follow may use it (FG-TRF-02)."""

    own: int
    access: int
    follow: bool


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"buildings": "for"}):
    buildings: list[str]
    cells: list[tuple[int, int]]


class WrittenBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the board, in rows of characters."""

    side: Side
    rows: list[str]
    districts: list[str]
    starts: dict[str, list[tuple[int, int]]]
    sites: list[Site]
    difficulty: dict[str, Difficulty]
    source: Source
