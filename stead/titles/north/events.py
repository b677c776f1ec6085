"""What happens in a game of North, for the log. Cards are their ids, goods are names with amounts."""

from typing import ClassVar

from stead.kernel.events import Event


class Started(Event, frozen=True):
    """Setup is done; this seat has the first-player token. The action tiles lie in this order, in a circle."""

    seat: int
    tiles: list[str]


class RoundBegan(Event, frozen=True):
    round: int
    first: int
    weight: ClassVar[int] = 3
    heading: ClassVar[bool] = True


class PhaseBegan(Event, frozen=True):
    phase: str
    weight: ClassVar[int] = 0
    heading: ClassVar[bool] = True


class LastRound(Event, frozen=True):
    """This round is the last: a seat has so many points (EN-END-01)."""

    seat: int
    weight: ClassVar[int] = 8


class CameToNothing(Event, frozen=True):
    """So many rounds, and nobody has made one the last: the game is over all the same (house)."""

    rounds: int
    weight: ClassVar[int] = 8


class Drew(Event, frozen=True):
    """A card from one's deck; which, only its owner knows."""

    seat: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    barrier: ClassVar[bool] = True
    drawn: ClassVar[tuple[str, ...]] = ("card",)
    weight: ClassVar[int] = 0


class NoCard(Event, frozen=True):
    """Deck and discard pile are empty (EN-Q-11)."""

    seat: int
    weight: ClassVar[int] = 0


class Reshuffled(Event, frozen=True):
    """A deck was shuffled, of a clan or of islands: a discard pile became one, or it was searched."""

    deck: str
    cards: int
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class Kept(Event, frozen=True):
    """A card of the Lookout phase, for a worker."""

    seat: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    weight: ClassVar[int] = 0


class Unkept(Event, frozen=True):
    """Cards of the Lookout phase that were not kept: now everybody sees them."""

    seat: int
    cards: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class Discarded(Event, frozen=True):
    seat: int
    cards: list[str]
    weight: ClassVar[int] = 0


class Gained(Event, frozen=True):
    """Goods from the bank. `source` is the card that gave them, if one did."""

    seat: int
    goods: dict[str, int]
    source: str | None = None
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Paid(Event, frozen=True):
    """Goods to the bank, workers onto the clan token."""

    seat: int
    goods: dict[str, int]
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)
    price: ClassVar[bool] = True


class Lost(Event, frozen=True):
    """Points that a scenario takes."""

    seat: int
    points: int
    weight: ClassVar[int] = 6
    strikes: ClassVar[tuple[str, ...]] = ("seat",)


class Recovered(Event, frozen=True):
    """Workers from the clan token."""

    seat: int
    workers: int
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("workers",)


class Declared(Event, frozen=True):
    """A tile action. `by` is the card that brings it, if no pawn does; `moved` says that a pawn went there from
    another tile, for food."""

    seat: int
    tile: str
    by: str | None = None
    moved: bool = False
    weight: ClassVar[int] = 3


class Built(Event, frozen=True):
    """A card into an empire. `on` is the field under which it lies, if it is an upgrade."""

    seat: int
    card: str
    on: str | None = None
    weight: ClassVar[int] = 4


class Mirrored(Event, frozen=True):
    """From now on a card does what another does."""

    seat: int
    card: str
    of: str
    weight: ClassVar[int] = 2


class Boosted(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 4


class Harvested(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 2


class Sailed(Event, frozen=True):
    """A ship at the end of the queue, with this on board."""

    seat: int
    common: bool
    cargo: list[str]
    weight: ClassVar[int] = 4


class ShipMoved(Event, frozen=True):
    """A ship went forward by one place; `past` is the owner of the other."""

    seat: int
    past: int
    weight: ClassVar[int] = 4
    strikes: ClassVar[tuple[str, ...]] = ("past",)


class ShipGained(Event, frozen=True):
    seat: int
    common: bool
    weight: ClassVar[int] = 3


class PawnMoved(Event, frozen=True):
    """By an ability: nothing is done on the new tile (EN-KEY-24)."""

    seat: int
    tile: str
    weight: ClassVar[int] = 2


class Used(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 3


class Raided(Event, frozen=True):
    """`seat` exhausted a location of `owner`, for a raze token or by a card (`by`)."""

    seat: int
    owner: int
    card: str
    by: str | None = None
    weight: ClassVar[int] = 7
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class Refreshed(Event, frozen=True):
    seat: int
    cards: list[str]
    weight: ClassVar[int] = 2


class Assigned(Event, frozen=True):
    """Pieces from the supply onto a card."""

    seat: int
    goods: dict[str, int]
    card: str
    weight: ClassVar[int] = 2
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Removed(Event, frozen=True):
    """Pieces from a card to the supply."""

    seat: int
    goods: dict[str, int]
    card: str
    weight: ClassVar[int] = 2
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class PaidOut(Event, frozen=True):
    """A card with savings pays, for so many sets."""

    seat: int
    card: str
    sets: int
    weight: ClassVar[int] = 2


class Left(Event, frozen=True):
    """A card left an empire: to the hand, or discarded."""

    seat: int
    card: str
    hand: bool
    weight: ClassVar[int] = 3


class Took(Event, frozen=True):
    """A card that everybody saw into a hand: found in the deck, or taken from the discard pile."""

    seat: int
    card: str
    found: bool
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 2


class Passed(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 5


class Sighted(Event, frozen=True):
    """Islands turned face up."""

    islands: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 1


class Pillaged(Event, frozen=True):
    seat: int
    island: str
    weight: ClassVar[int] = 5


class Conquered(Event, frozen=True):
    seat: int
    island: str
    weight: ClassVar[int] = 6


class NoIsland(Event, frozen=True):
    """A ship came home without having found an island (EN-Q-13)."""

    seat: int


class Happened(Event, frozen=True):
    """An event of the scenario: its number."""

    scenario: str
    number: int
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 7


class Returned(Event, frozen=True):
    """Spent workers come home in Cleanup."""

    seat: int
    workers: int
    weight: ClassVar[int] = 0


class TilesTurned(Event, frozen=True):
    """Action tiles that show their solo side now."""

    tiles: list[str]
    weight: ClassVar[int] = 2


class Scored(Event, frozen=True):
    """Final scoring of a seat: the track, then what cards, resources, gold and raze tokens add."""

    seat: int
    track: int
    cards: int
    resources: int
    gold: int
    raze: int


class Ended(Event, frozen=True):
    """The game is over."""

    winners: list[int]
    weight: ClassVar[int] = 9
    heading: ClassVar[bool] = True
