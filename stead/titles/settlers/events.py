"""What happens in a game of Settlers, for the log. Cards are their ids, goods are names with amounts."""

from typing import ClassVar

from stead.kernel.events import Event


class Started(Event, frozen=True):
    """Setup is done; this seat has the first-player marker."""

    seat: int


class RoundBegan(Event, frozen=True):
    round: int
    first: int
    weight: ClassVar[int] = 3
    heading: ClassVar[bool] = True


class PhaseBegan(Event, frozen=True):
    phase: str
    weight: ClassVar[int] = 0
    heading: ClassVar[bool] = True


class Drew(Event, frozen=True):
    """A card from a deck into a hand. Which deck is seen by all, which card only by its owner."""

    seat: int
    deck: str
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    barrier: ClassVar[bool] = True
    drawn: ClassVar[tuple[str, ...]] = ("card",)
    weight: ClassVar[int] = 0


class NoCard(Event, frozen=True):
    """No deck could supply the card: it is forfeited (IS-Q-03)."""

    seat: int
    weight: ClassVar[int] = 0


class Reshuffled(Event, frozen=True):
    deck: str
    cards: int
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class Revealed(Event, frozen=True):
    """Cards turned face up for all: a draft row, an attack, a gamble."""

    cards: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class Took(Event, frozen=True):
    """A card taken from the open draft."""

    seat: int
    card: str
    weight: ClassVar[int] = 2


class VirtualDrew(Event, frozen=True):
    """A card of the draft goes to the virtual player at random (IS-SOL-11)."""

    card: str
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 2


class VirtualTook(Event, frozen=True):
    """The last card of the draft goes to the virtual player."""

    card: str
    weight: ClassVar[int] = 2


class PickedSecretly(Event, frozen=True):
    """A card kept in the alternative Lookout."""

    seat: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    barrier: ClassVar[bool] = True


class PassedOn(Event, frozen=True):
    """The rest of a draft pack goes to the next player."""

    seat: int
    to: int
    cards: list[str] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    known_to: ClassVar[tuple[str, ...]] = ("seat", "to")
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class Discarded(Event, frozen=True):
    """Cards laid face up on their discard piles."""

    cards: list[str]
    weight: ClassVar[int] = 0


class Uncovered(Event, frozen=True):
    """Cards that lay face down under a Location, face up on their discard piles now: all see them."""

    cards: list[str]
    weight: ClassVar[int] = 0
    barrier: ClassVar[bool] = True


class Gained(Event, frozen=True):
    """Goods from the general supply. `source` is the card that gave them, if one did."""

    seat: int
    goods: dict[str, int]
    source: str | None = None
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Paid(Event, frozen=True):
    """Goods out of the supply: to the general supply, or onto the card `onto`."""

    seat: int
    goods: dict[str, int]
    onto: str | None = None
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)
    price: ClassVar[bool] = True


class Built(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 4


class GaveUp(Event, frozen=True):
    """A Location or Foundation given up as part of a cost."""

    seat: int
    card: str
    foundation: bool
    weight: ClassVar[int] = 2
    price: ClassVar[bool] = True


class DealMade(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 3


class DealEnded(Event, frozen=True):
    """A Deal of `seat` is gone; `by` took it, if anybody did."""

    seat: int
    card: str
    by: int | None = None
    weight: ClassVar[int] = 6
    strikes: ClassVar[tuple[str, ...]] = ("seat",)


class RouteOpened(Event, frozen=True):
    """A Deal with an opponent's Location."""

    seat: int
    card: str
    weight: ClassVar[int] = 4


class RazedFromHand(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 3


class Razed(Event, frozen=True):
    """`seat` razed a Location of `owner`."""

    seat: int
    owner: int
    card: str
    weight: ClassVar[int] = 7
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class BecameFoundation(Event, frozen=True):
    """A razed Location of this seat, turned face down; everybody saw it."""

    seat: int
    card: str
    weight: ClassVar[int] = 0


class LaidFoundation(Event, frozen=True):
    """A card from hand, laid face down: only its owner knows which."""

    seat: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    weight: ClassVar[int] = 2


class Activated(Event, frozen=True):
    seat: int
    card: str
    times: int
    weight: ClassVar[int] = 3


class Exchanged(Event, frozen=True):
    seat: int
    pairs: int
    weight: ClassVar[int] = 2


class Placed(Event, frozen=True):
    """Onto a Location: a Defence token, a Worker as a Samurai, a Samurai from the general supply, or a Resource."""

    seat: int
    good: str
    card: str
    weight: ClassVar[int] = 2


class SamuraiLost(Event, frozen=True):
    seat: int


class Tucked(Event, frozen=True):
    """A card from hand under a Gate."""

    seat: int
    gate: str
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)
    weight: ClassVar[int] = 2


class Demolished(Event, frozen=True):
    """A Location of `owner` was discarded, which is not razing."""

    seat: int
    owner: int
    card: str
    weight: ClassVar[int] = 7
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class TookOver(Event, frozen=True):
    seat: int
    owner: int
    card: str
    weight: ClassVar[int] = 7
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class Stole(Event, frozen=True):
    seat: int
    owner: int
    good: str
    weight: ClassVar[int] = 6
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class Blocked(Event, frozen=True):
    seat: int
    owner: int
    card: str
    weight: ClassVar[int] = 6
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class Refreshed(Event, frozen=True):
    seat: int
    card: str


class SawHand(Event, frozen=True):
    seat: int
    owner: int
    cards: list[str] | None
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    known_to: ClassVar[tuple[str, ...]] = ("seat", "owner")
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 5
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class Passed(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 5


class Stored(Event, frozen=True):
    """Goods kept over Cleanup."""

    seat: int
    goods: dict[str, int]
    weight: ClassVar[int] = 0


class CleanedUp(Event, frozen=True):
    """Everything else went back to the general supply."""

    seat: int
    goods: dict[str, int]
    weight: ClassVar[int] = 0


class Collected(Event, frozen=True):
    """Cards into the virtual player's Collection pile."""

    cards: list[str]
    weight: ClassVar[int] = 2


class Attacked(Event, frozen=True):
    """The virtual player's attack: the Targets compared, and the Location that fell, if any."""

    targets: list[str]
    victim: str | None
    weight: ClassVar[int] = 8


class Scored(Event, frozen=True):
    """Final scoring of a seat: the track, then what its Locations add."""

    seat: int
    track: int
    common: int
    faction: int
    held: int


class Ended(Event, frozen=True):
    """The game is over."""

    winners: list[int]
    weight: ClassVar[int] = 9
    heading: ClassVar[bool] = True
