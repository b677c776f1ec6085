"""Cards and faction boards as the content files describe them."""

from typing import Any, Literal

import msgspec

from stead.kernel.content import Origin, Source, as_mapping
from stead.kernel.phrase import Counted
from stead.kit import effects as kit
from stead.titles.settlers.words import (
    Ability,
    Colour,
    Dealt,
    Fielded,
    Held,
    Kept,
    Mark,
    Moment,
    Produced,
    Stored,
    Target,
)

Type = Literal["production", "feature", "action", "attack"]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid: goods, and for some cards a Location, a card from hand or one of one's Deals."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    location: Literal[0, 1] = 0
    card: Literal[0, 1] = 0
    deal: Literal[0, 1] = 0

    @property
    def goods(self) -> tuple[int, ...]:
        """By good, in the order of a supply."""
        return (self.wood, self.stone, self.food, self.gold, self.worker, self.raze)

    @property
    def resources(self) -> int:
        return self.wood + self.stone + self.food

    def tag(self, times: int = 1, location: bool = True) -> Counted:
        """As on a price tag, Workers first; with or without the Location that is given up."""
        parts = {"worker": self.worker, **msgspec.structs.asdict(self)}
        return Counted({name: n * times for name, n in parts.items() if n and (location or name != "location")})


FREE = Cost()
DEAL_PRICE = Cost(food=1).goods  # IS-DEA-03


class Effect(kit.Effect):
    """What a card does; and what activating has to know of it."""

    __slots__ = ()

    @property
    def sure(self) -> bool:
        """It can be carried out whatever the state."""
        return False

    @property
    def spends(self) -> bool:
        """It takes goods itself: whether it can be carried out depends on how its price was paid."""
        return False

    def again(self, game: Any, seat: int, card: int) -> bool:
        """Could it be carried out once more after that? Not if it uses up what it needs."""
        return self.can(game, seat, card)

    def brings(self, game: Any, seat: int) -> tuple[tuple[str, int], ...] | None:
        """The goods and cards it would bring now; None where that is not certain."""
        return None


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an Action Location does: the effect, its activation cost, how often a round."""

    effect: Effect
    spend: Cost = FREE
    times: Literal[1, 2] = 1


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Feature that yields when its condition occurs."""

    event: Moment
    effect: Effect
    colour: Colour | None = None
    """Only Locations of this colour."""
    deck: Literal["faction"] | None = None
    """Only faction Locations."""
    target: Target | None = None
    """Only razing an opponent's Location, or whatever else a moment is told apart by."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What a card shows."""

    name: str
    type: Type
    source: Origin
    colours: tuple[Colour, ...] = ()
    cost: Cost = FREE
    deal: Dealt | None = None
    raze: tuple[Fielded, ...] = ()
    bonus: Effect | None = None
    produces: Effect | None = None
    action: Action | None = None
    when: Trigger | None = None
    holds: Held | None = None
    stores: Kept | None = None
    walls: int = 0
    mark: Mark | None = None
    """The expansion it counts as (AZ-CMP-06): such a card is in no base deck."""
    replaces: str = ""
    """The base card whose place it takes in the expansion's ready deck."""
    gives: dict[Ability, int] = {}
    """Standing abilities that modules bring."""

    @property
    def abilities(self) -> dict[str, int]:
        """Its standing abilities, which a content file names each in a field of its own."""
        stores = {} if self.stores is None else {f"stores-{self.stores}": 1}
        return {**stores, **({"walls": self.walls} if self.walls else {}), **self.gives}


class Written(Face, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card as the content file has it; `copies` of it follow each other in number."""

    id: str
    copies: int = 1


class WrittenAttack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    target: Fielded
    source: Source
    copies: int = 1


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction board: what it produces and which good it stores."""

    faction: str
    produces: dict[Produced, int]
    stores: Stored
    source: Source
    samurai: bool = False
    """Workers may be set on faction Locations as Samurai."""


class Card(Face, frozen=True, kw_only=True):
    """One physical card. `number` is its place in the box, `kind` the number of the first of its copies.

    Attack cards are cards too: their Target is the good of the Deal they stand for (IS-SOL-16).
    """

    number: int
    kind: int
    id: str
    deck: str
    """common, attack, or a faction's."""

    @property
    def common(self) -> bool:
        return self.deck == "common"

    @property
    def faction(self) -> bool:
        return self.deck not in ("common", "attack")

    @property
    def location(self) -> bool:
        """Can it be built?"""
        return self.deck != "attack"

    @property
    def deal_good(self) -> dict[str, int]:
        """What its Deal brings."""
        return {self.deal or "": 1}

    @property
    def dealing(self) -> bool:
        """Can it be a Deal? Attack cards taken from the virtual player are Deals too."""
        return self.deck != "common"


def unfold(card: Any) -> None:
    """In a content file an action is `{spend: …, times: …, <effect>}` and a trigger `{event: …, <effect>}`: the effect
    stands among the other fields, as one would say it. Give it a place of its own."""
    for field, own in (("action", ("spend", "times")), ("when", ("event", "colour", "deck", "target"))):
        fields = as_mapping(card)
        part = as_mapping(fields.get(field)) if fields is not None else None
        if fields is not None and part is not None:
            effect = {key: value for key, value in part.items() if key not in own}
            fields[field] = {key: part[key] for key in own if key in part} | {"effect": effect}
