"""Cards, clans and scenarios as the content files describe them."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from stead.kernel.content import Origin, Source, as_mapping
from stead.kernel.phrase import Counted
from stead.kit import effects as kit
from stead.titles.north.goods import INDEX, NAMES

Tile = Literal["explore", "populate", "construct", "harvest", "sail"]
TILES: tuple[Tile, ...] = ("explore", "populate", "construct", "harvest", "sail")
Type = Literal["field", "upgrade", "either", "feature", "action", "boost"]
"""`either`: its owner says on building whether it is a field or an upgrade (EN-CLA-06)."""
Resource = Literal["food", "wood", "stone", "sheep", "fish"]
Good = Literal["food", "wood", "stone", "sheep", "fish", "gold", "raze", "worker"]
Sign = Literal["agri", "home", "craft", "folk", "naval", "war", "lore", "beast", "feast", "coin", "trek", "island"]
SIGNS: tuple[Sign, ...] = get_args(Sign)
Moment = Literal[
    "build",
    "construct",
    "harvest",
    "populate",
    "explore",
    "sail",
    "pillage",
    "conquer",
    "recover",
    "assign",
    "payout",
    "leave",
    "pass",
]
ABILITIES = ("cheaper",)
"""What a location may do by standing there: the first location that is built for goods in a round costs 1 less."""


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid: goods, workers, any resources, the card itself."""

    food: int = 0
    wood: int = 0
    stone: int = 0
    sheep: int = 0
    fish: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    any: int = 0
    """Resources of any kinds."""
    itself: bool = False
    """The card is discarded."""

    @property
    def goods(self) -> tuple[int, ...]:
        """By good, in the order of a supply."""
        return (self.food, self.wood, self.stone, self.sheep, self.fish, self.gold, self.worker, self.raze)

    def tag(self) -> Counted:
        """As on a price tag, workers first."""
        parts = {"worker": self.worker, **msgspec.structs.asdict(self)}
        return Counted({name: int(n) for name, n in parts.items() if n})


FREE = Cost()


class Effect(kit.Effect):
    """What a card does; and what declaring an action has to know of it."""

    __slots__ = ()

    def promises(self, game: Any, seat: int) -> tuple[int, int]:
        """Ships and workers that it brings for certain (EN-Q-18)."""
        return 0, 0

    def lacks(self, game: Any, seat: int, card: int) -> str:
        """The rule by which it cannot be used now, as something that it demands is not there. Else what cannot be done
        of it is left out, be it all of it (EN-Q-29): to play for time is legal."""
        return ""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an action location does for what."""

    effect: Effect
    spend: Cost = FREE


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A feature that yields when something happens."""

    event: Moment
    effect: Effect
    sign: Sign | None = None
    """Only cards with this sign."""
    shared: bool = False
    """Only cards with a sign that is in the empire already."""
    paid: bool = False
    """Only what was paid for."""
    times: int = 0
    """At most so often in a round; 0: always."""
    anybody: bool = False
    """Whoever did it."""


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For every so many pieces on the card one of these, at the end of the Lookout phase (EN-KEY-16)."""

    every: int
    of: tuple[Good, ...]
    pays: tuple[Effect, ...]


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What a card shows."""

    name: str
    type: Type
    source: Origin
    signs: tuple[Sign, ...] = ()
    cost: Cost | None = None
    played_with: Tile | None = msgspec.field(default=None, name="with")
    """The tile action it is built or played with, instead of a cost (EN-CRD-10)."""
    yields: dict[str, int] = {}
    under: Resource | None = None
    """An upgrade lies under a field that yields this."""
    bonus: Effect | None = None
    when: Trigger | None = None
    action: Action | None = None
    boost: Effect | None = None
    save: Save | None = None
    mirrors: tuple[Literal["feature", "action"], ...] = ()
    """It copies a card of such a kind (EN-KEY-13)."""
    cheaper: int = 0
    pillage: Effect | None = None
    conquest: Cost = FREE

    @property
    def abilities(self) -> dict[str, int]:
        return {"cheaper": self.cheaper} if self.cheaper else {}


class Written(Face, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card as the content file has it; `copies` of it follow each other in number."""

    id: str
    copies: int = 1


class Card(Face, frozen=True, kw_only=True):
    """One physical card. `number` is its place in the box, `kind` the number of the first of its copies."""

    number: int
    kind: int
    id: str
    deck: str
    """A clan's, `near` or `distant`."""
    start: bool = False
    """It lies before its clan from the start."""

    @property
    def island(self) -> bool:
        return self.deck in ("near", "distant")

    @property
    def location(self) -> bool:
        return self.type != "boost"

    @property
    def price(self) -> Cost | None:
        """What building it costs, where goods or workers are paid for it (EN-CON-01)."""
        return None if self.island or self.start else self.cost

    @property
    def windowed(self) -> bool:
        """It is played in the window before a tile action (EN-BST-02)."""
        return self.played_with is not None


class Clan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clan: str
    nation: Literal["scots", "vikings", "inuit"]
    difficulty: int
    source: Source
    ships: int = 2
    more: int = 0
    """Clan ships that a card may bring."""
    workers: int = 5


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Besides the points: so many islands, cards in the empire, demands that were met."""

    islands: int = 0
    cards: int = 0
    paid: int = 0


class Happening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event of a scenario: a demand, and the points that are lost if it is not met; or something that is done."""

    name: str
    demand: Cost | None = None
    lose: int = 0
    does: Effect | None = None

    def __post_init__(self) -> None:
        if (self.demand is None) == (self.does is None):
            raise ValueError("an event either demands something or does something")


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    target: int
    events: tuple[Happening, ...]
    source: Source
    goal: Goal = Goal()
    rounds: int = 4


def check_goods(where: str, goods: Mapping[str, int]) -> None:
    for name, n in goods.items():
        if name not in INDEX:
            raise ValueError(f"{where} names {name!r}; goods are: {', '.join(NAMES)}")
        if n < 1:
            raise ValueError(f"{where} names {n} {name}; at least 1")


def unfold(card: Any) -> None:
    """In a content file an action is `{spend: …, <effect>}` and a trigger `{event: …, <effect>}`: the effect stands
    among the other fields, as one would say it. Give it a place of its own."""
    own = {"action": ("spend",), "when": ("event", "sign", "shared", "paid", "times", "anybody")}
    for field, names in own.items():
        fields = as_mapping(card)
        part = as_mapping(fields.get(field)) if fields is not None else None
        if fields is not None and part is not None:
            effect = {key: value for key, value in part.items() if key not in names}
            fields[field] = {key: part[key] for key in names if key in part} | {"effect": effect}
