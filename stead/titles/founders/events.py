"""What happens in a game of Founders, for the log. Cells, resources, buildings and cards are their names."""

from typing import ClassVar

from stead.kernel.events import Event


class Started(Event, frozen=True):
    """Setup begins; this seat is the first player."""

    seat: int
    barrier: ClassVar[bool] = True


class MarketLaid(Event, frozen=True):
    """Advisors on the market, from the left."""

    cards: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class OfferLaid(Event, frozen=True):
    """Prestige buildings on offer, from the left."""

    buildings: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class TypeRepeated(Event, frozen=True):
    """A building of a type already on offer went to the top of the deck."""

    building: str
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class FitsNowhere(Event, frozen=True):
    """A building left the game because there is no place for it."""

    building: str


class Reshuffled(Event, frozen=True):
    """The discarded prestige cards became the deck."""

    cards: int
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class AchievementsLaid(Event, frozen=True):
    achievements: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class RaceChosen(Event, frozen=True):
    seat: int
    race: str
    weight: ClassVar[int] = 3


class ResourceTaken(Event, frozen=True):
    seat: int
    resource: str
    weight: ClassVar[int] = 3


class ResourceLost(Event, frozen=True):
    """The forced swap: `seat` took the card that `owner` had."""

    seat: int
    owner: int
    resource: str
    weight: ClassVar[int] = 7
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class NeutralLeft(Event, frozen=True):
    """Resources nobody took."""

    resources: list[str]
    weight: ClassVar[int] = 0


class TurnBegan(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 0


class Played(Event, frozen=True):
    """A card face up, for its main action."""

    seat: int
    card: str
    weight: ClassVar[int] = 3


class LaidDown(Event, frozen=True):
    """A card face down, for a basic action: which one only its owner knows (FG-INF-02)."""

    seat: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)


class Followed(Event, frozen=True):
    """Takes the follow of the card played, or a basic action."""

    seat: int
    action: str
    weight: ClassVar[int] = 2


class Declined(Event, frozen=True):
    seat: int
    weight: ClassVar[int] = 0


class Gained(Event, frozen=True):
    seat: int
    goods: dict[str, int]
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)


class Paid(Event, frozen=True):
    """Coins or crystals; `to` another player, or None: the bank."""

    seat: int
    goods: dict[str, int]
    to: int | None = None
    weight: ClassVar[int] = 0
    adds: ClassVar[tuple[str, ...]] = ("goods",)
    price: ClassVar[bool] = True


class RoadBuilt(Event, frozen=True):
    seat: int
    cell: str
    weight: ClassVar[int] = 2


class HouseBuilt(Event, frozen=True):
    seat: int
    cell: str
    weight: ClassVar[int] = 2


class BridgeBuilt(Event, frozen=True):
    """A bridge, or a gate."""

    seat: int
    cell: str
    gate: bool
    weight: ClassVar[int] = 2


class StorageBuilt(Event, frozen=True):
    """`seat` placed it; it belongs to `owner` (None: neutral)."""

    seat: int
    resource: str
    cells: list[str]
    owner: int | None
    weight: ClassVar[int] = 5
    strikes: ClassVar[tuple[str, ...]] = ("owner",)


class AccessGained(Event, frozen=True):
    seat: int
    resource: str
    cell: str
    weight: ClassVar[int] = 4


class Hired(Event, frozen=True):
    seat: int
    card: str
    weight: ClassVar[int] = 4


class MarketRefilled(Event, frozen=True):
    cards: list[str]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 0


class WorkerUsed(Event, frozen=True):
    """On the mat (`building` None), or on the card of a building."""

    seat: int
    building: str | None
    weight: ClassVar[int] = 3


class RecalledOpenly(Event, frozen=True):
    """A card that lay face up, back from the discard pile."""

    seat: int
    card: str


class Recalled(Event, frozen=True):
    """A card that lay face down, back from the discard pile: it stays its owner's secret."""

    seat: int
    card: str | None
    secret: ClassVar[tuple[str, ...]] = ("card",)


class Called(Event, frozen=True):
    """A call to vote."""

    seat: int
    weight: ClassVar[int] = 6


class TookBack(Event, frozen=True):
    """Cards and workers of the caller are back."""

    seat: int
    cards: int
    workers: int
    weight: ClassVar[int] = 0


class VotesRevealed(Event, frozen=True):
    """By seat: the building named, and the weight of the vote."""

    buildings: list[str]
    weights: list[int]
    barrier: ClassVar[bool] = True
    weight: ClassVar[int] = 4


class TieDecided(Event, frozen=True):
    seat: int
    building: str


class NothingOffered(Event, frozen=True):
    """A call without a vote: no building is left. After so many more of them the game is over: so many of each player,
    and these have some to make; or (0) whosesoever."""

    calls: int
    times: int
    seats: list[int]
    weight: ClassVar[int] = 7


class BuildingWon(Event, frozen=True):
    """The building to be built, and who places it."""

    seat: int
    building: str
    weight: ClassVar[int] = 6


class BuildingPlaced(Event, frozen=True):
    seat: int
    building: str
    cells: list[str]
    weight: ClassVar[int] = 7


class NeutralDelivered(Event, frozen=True):
    building: str
    resource: str
    weight: ClassVar[int] = 0


class Delivered(Event, frozen=True):
    """A storage of `seat` delivers, over the cells of `way`; what it earns follows."""

    seat: int
    building: str
    resource: str
    cell: str
    way: tuple[str, ...] = ()
    weight: ClassVar[int] = 4


class Earned(Event, frozen=True):
    """A storage earned `vp`: its owner keeps `kept` and passes on `shares`, (seat, VP) each; `lost` goes to nobody. The
    points come from what it supplied, over the cells of `way`."""

    seat: int
    resource: str
    cell: str
    vp: int
    kept: int
    shares: list[tuple[int, int]]
    lost: int
    way: tuple[str, ...] = ()
    weight: ClassVar[int] = 5
    strikes: ClassVar[tuple[str, ...]] = ("seat",)


class Completed(Event, frozen=True):
    building: str
    number: int
    weight: ClassVar[int] = 8


class CrystalsReturned(Event, frozen=True):
    """After a vote: all temporary ones, and the permanent ones staked."""

    seat: int
    goods: dict[str, int]
    weight: ClassVar[int] = 0


class AchievementScored(Event, frozen=True):
    achievement: str
    winners: list[int]
    vp: int
    weight: ClassVar[int] = 8
    strikes: ClassVar[tuple[str, ...]] = ("winners",)


class MarkersPlaced(Event, frozen=True):
    """Solo: neutral markers on unfinished buildings."""

    buildings: list[str]


class RoundBegan(Event, frozen=True):
    round: int
    weight: ClassVar[int] = 3
    heading: ClassVar[bool] = True


class Lost(Event, frozen=True):
    """Solo: the game is lost, for this reason."""

    reason: str
    weight: ClassVar[int] = 9


class Scored(Event, frozen=True):
    """The final count of a seat."""

    seat: int
    track: int
    permanent: int
    coins: int
    achievement: int
    weight: ClassVar[int] = 4


class Ended(Event, frozen=True):
    winners: list[int]
    weight: ClassVar[int] = 9
    heading: ClassVar[bool] = True
