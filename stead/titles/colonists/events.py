"""What happens in a game of Colonists, for the log. Places, kinds, cards and goods are their names."""

from typing import ClassVar

from stead.kernel.events import Event

Goods = dict[str, int]


class Started(Event, frozen=True):
    """Set-up begins; this seat is the first player."""

    seat: int
    colonies: list[str]
    barrier: ClassVar[bool] = True


class PlaceDrawn(Event, frozen=True):
    """The place that is laid next."""

    seat: int
    tile: str
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class PlaceLaid(Event, frozen=True):
    seat: int
    tile: str
    at: list[str]
    weight: ClassVar[int] = 0


class PlaceReplaced(Event, frozen=True):
    """A new place took the position of an old one."""

    seat: int
    tile: str
    old: str


class PlacesSwapped(Event, frozen=True):
    seat: int
    tile: str
    other: str


class EraBegan(Event, frozen=True):
    era: int
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 5
    heading: ClassVar[bool] = True


class ColonyJoined(Event, frozen=True):
    """The fifth (CO-SET-04)."""

    colony: str
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 4


class YearBegan(Event, frozen=True):
    """Its market card, and the places that will join the map."""

    era: int
    year: int
    card: str
    coming: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 2
    heading: ClassVar[bool] = True


class HalfBegan(Event, frozen=True):
    half: int
    weight: ClassVar[int] = 0


class Entered(Event, frozen=True):
    """A steward, onto a market."""

    seat: int
    tile: str
    weight: ClassVar[int] = 0


class Moved(Event, frozen=True):
    """A steward."""

    seat: int
    start: str
    tile: str


class Left(Event, frozen=True):
    """A steward, whose source was lost."""

    seat: int
    tile: str


class FeePaid(Event, frozen=True):
    """By `seat`, to another player, or to the supply."""

    seat: int
    to: int | None
    goods: Goods
    weight: ClassVar[int] = 2
    strikes: ClassVar[tuple[str, ...]] = ("to",)
    adds: ClassVar[tuple[str, ...]] = ("goods",)
    price: ClassVar[bool] = True


class Received(Event, frozen=True):
    seat: int
    goods: Goods
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Paid(Event, frozen=True):
    seat: int
    goods: Goods
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)
    price: ClassVar[bool] = True


class Dropped(Event, frozen=True):
    """A good without a cell."""

    seat: int
    good: str


class Changed(Event, frozen=True):
    """Goods that became others as they were received (Alchemist colony)."""

    seat: int
    before: str
    after: str


class Sold(Event, frozen=True):
    seat: int
    goods: Goods
    dollars: int
    weight: ClassVar[int] = 2
    adds: ClassVar[tuple[str, ...]] = ("goods", "dollars")


class Refined(Event, frozen=True):
    seat: int
    goods: Goods
    into: Goods
    weight: ClassVar[int] = 2


class Built(Event, frozen=True):
    seat: int
    kind: str
    weight: ClassVar[int] = 4


class Razed(Event, frozen=True):
    seat: int
    kind: str
    weight: ClassVar[int] = 3


class Remodelled(Event, frozen=True):
    seat: int
    old: str
    kind: str
    weight: ClassVar[int] = 4


class Employed(Event, frozen=True):
    seat: int
    colonist: str
    kind: str
    weight: ClassVar[int] = 2


class Dismissed(Event, frozen=True):
    seat: int
    colonist: str
    kind: str


class Related(Event, frozen=True):
    """Relations with a colony: this level."""

    seat: int
    colony: str
    level: int
    weight: ClassVar[int] = 5


class Drew(Event, frozen=True):
    """Improvements from the deck."""

    seat: int
    count: int
    cards: list[str] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    barrier: ClassVar[bool] = True
    drawn: ClassVar[tuple[str, ...]] = ("cards",)


class CardsDiscarded(Event, frozen=True):
    seat: int
    cards: list[str]


class Reshuffled(Event, frozen=True):
    """The discarded improvements became the deck."""

    cards: int
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class Played(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 4


class BeganWith(Event, frozen=True):
    """An improvement that chance gave, as already played (CO-LAT-08)."""

    seat: int
    card: str
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 4


class Used(Event, frozen=True):
    """A limited improvement, with so many goods left on it."""

    seat: int
    card: str
    left: int


class MarkerTaken(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 3


class FirstPlayer(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 3


class EnvoyPlaced(Event, frozen=True):
    seat: int
    envoy: str
    tile: str


class EnvoySent(Event, frozen=True):
    seat: int
    envoy: str
    tile: str
    weight: ClassVar[int] = 2


class Earned(Event, frozen=True):
    """Goods for the Laborer's place (CO-LAB-03)."""

    seat: int
    goods: Goods
    weight: ClassVar[int] = 2
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Maintained(Event, frozen=True):
    """What the workers needed, what was produced for them, and what had to be paid."""

    seat: int
    need: Goods
    made: Goods
    paid: Goods
    weight: ClassVar[int] = 1


class Produced(Event, frozen=True):
    seat: int
    goods: Goods
    weight: ClassVar[int] = 1


class Bought(Event, frozen=True):
    """In the set-up of a later era."""

    seat: int
    what: str
    dollars: int
    weight: ClassVar[int] = 0


class Finished(Event, frozen=True):
    """The end of the game, with the dollars by seat."""

    scores: list[int]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 9
    heading: ClassVar[bool] = True
