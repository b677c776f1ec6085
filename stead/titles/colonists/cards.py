"""What the box holds, as the content files say it: buildings, places, market cards, improvements, colonies."""

from typing import Literal

import msgspec

from stead.kernel.content import Source
from stead.kit.effects import Effect

Good = Literal["wood", "clay", "ore", "plank", "brick", "iron", "coal", "food", "clothing", "tool", "dollar"]
Price = dict[Good, int]
Colonist = Literal["farmer", "citizen", "merchant"]
Worker = Literal["farmer", "citizen", "merchant", "any"]
Era = Literal[1, 2, 3, 4]
Kind = Literal["residence", "storage", "production", "maintenance", "financial", "special"]
PlaceType = Literal["market", "resource", "maintenance", "builder", "workshop", "other"]
Sort = Literal["instant", "permanent", "limited"]


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dollars at the end for each unemployed colonist of a type, so many at most."""

    per: Colonist
    dollars: int
    most: int


class Standing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a building, an embassy or an improvement is good for as long as it stands."""

    source: Source
    doubt: str = ""
    """What is told of a number that is not certain, by its name in the catalogue."""
    turned: bool = False
    """It is decided the other way (`other` in the content files)."""
    gives: dict[str, int] = {}
    """Abilities (abilities.py), and how much of each."""
    houses: dict[Colonist, int] = {}
    """Colonists it supplies (CO-COL-01..03)."""
    produces: Price = {}
    """Every year (CO-BTY-04..07)."""
    produces_one: list[Good] = []
    """One of these instead of what it produced at a lower level."""
    boosts: dict[str, int] = {}
    """Every building of these produces so many more."""
    boosts_one: dict[str, int] = {}
    """The same for one of them only."""
    roomier: dict[str, int] = {}
    """Every storage building of these has so many more cells."""
    refines: list[Effect] = []
    """What may be refined after production."""
    market: Effect | None = None
    """What may be done at a market instead of its three actions."""
    gifts: list[Price] = []
    """What may be had at the start of a year, one of them."""
    instead: list[Price] = []
    """What may be taken instead of the action of a place, one of them."""
    besides: Price = {}
    """And this with it."""
    alchemy: list[tuple[Good, Good]] = []
    """Goods that may become others when they are received."""
    draws: int = 0
    """Improvements seen in the production phase, of which one is kept."""
    rebuilds: dict[str, Colonist] = {}
    """Storage buildings that may be replaced, for a fee, by a building of such a worker."""
    scores: Score | None = None


class Building(Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    kind: Kind
    era: Era
    cost: Price
    value: int
    worker: Worker | None = None
    workers: int = 1
    limit: int | None = None
    remodels: list[str] = []
    """It is built only in place of one of these (CO-REM-01)."""


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Building tiles with the same buildings on their sides (CO-CMP-02..04)."""

    buildings: list[str]
    copies: int


class Level(Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of the relations with a colony."""

    worker: Literal["any"] | None = None


class Colony(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    levels: list[Level]


class Embassy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level costs and is worth, whatever the colony (CO-DIP-04)."""

    level: Literal[1, 2, 3, 4]
    cost: Price
    value: int
    source: Source


class Improvement(Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: int
    name: str
    type: Sort
    cost: Price = {}
    value: int = 0
    does: list[Effect] = []
    """When it is played."""
    uses: Literal["", "ticket", "steward", "range"] = ""
    """What a limited one is used for, each time for one of the goods on it …"""
    pays: Price = {}
    """… and these."""

    @property
    def era(self) -> int:
        return self.number // 100


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place tile: its era (0: a starting place), and the place it takes the place of."""

    era: Literal[0, 1, 2, 3, 4]
    replaces: str | None = None
    only: Literal["", "introductory", "set_aside"] = ""
    """Not in the pile: for the introductory game (CO-BRD-02), or for a step of its era (CO-ERA-07)."""


class Place(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    type: PlaceType
    does: list[Effect]
    tiles: list[Tile]
    source: Source
    doubt: str = ""
    turned: bool = False


class MarketCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    era: Era
    sells: list[Effect]
    subsidy: list[Price]
    does: Effect
    source: Source
    doubt: str = ""
    turned: bool = False


class EraCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fee (CO-FEE-04), and what one has who starts in this era (CO-LAT-11..13)."""

    era: Era
    fee: int
    source: Source
    embassies: int = 0
    buildings: int = 0
    goods: int = 0
    tools: int = 0


class GoodFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The era a good is first used in, and its set-up price (CO-LAT-20)."""

    name: Good
    era: Era
    price: int
    source: Source
