"""What is kept: rows of the database as plain structs."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from stead.kernel.decks import DECK
from stead.server.messages import Clock, Depth, Status, Undo


class PlayerRow(Struct, frozen=True):
    """A person. A guest has no password and lives as long as the cookie; an account can sign in anywhere."""

    id: str
    name: str
    password: str | None
    created: float

    @property
    def account(self) -> bool:
        return self.password is not None


class TableRow(Struct, frozen=True, kw_only=True):
    id: str
    title: str
    ruleset: int
    """The rules it goes by; when they are mended, it goes on by the new ones."""
    content: str
    """The cards it was made with, which it keeps."""
    options: dict[str, Any]
    seed: int
    clock: Clock
    undo: Undo
    public: bool
    guided: bool
    host: str
    """The player who made it."""
    created: float
    start: Any = None
    """The position it begins with, if not with a fresh box ("what if")."""
    parent: str | None = None
    """The table this is a rematch or a "what if" of."""
    # What changes:
    status: Status = "waiting"
    invite: int = 0
    """Grows when the link is renewed; the old one is void then."""
    version: int = 0
    """Entries in the journal."""
    updated: float = 0.0
    waiting: tuple[int, ...] = ()
    """Seats that are asked something."""
    due: float | None = None
    """When somebody has to look after this table: a bot's turn, a clock that runs out."""
    clock_since: float | None = None
    """Since when the clocks of the seats that are waited for run."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch: str | None = None
    lesson: str | None = None
    """The exercise of the title that is played here. Such a table is in no list, and is swept away soon."""
    barred: tuple[str, ...] = ()
    """Players whom the host has shown out before the start: they cannot sit down again."""
    chapter: int | None = None
    """The round it is in, as the title counts; None until a choice says it."""

    @property
    def variants(self) -> dict[str, Any]:
        """The options that are the same for all seats: not the decks, which are in them from the start on."""
        return {name: value for name, value in self.options.items() if name != DECK}


class SeatRow(Struct, frozen=True, kw_only=True):
    table: str
    seat: int
    who: Literal["person", "open", "bot"]
    name: str = ""
    player: str | None = None
    bot: str | None = None
    wish: str | None = None
    """The role wished for; None: by lot."""
    role: str | None = None
    """The role played, from the start on."""
    deck: str | None = None
    """The deck that goes with the role wished for; None: that of the base."""
    stand_in: str | None = None
    """The bot that plays for this person."""
    bank: float | None = None
    """Seconds left on the clock when it last stopped."""
    order: str | None = None
    """A standing order."""
    noticed: int = -1
    """The version for which this person was last told that it is their turn."""
    votes: tuple[int, ...] = ()
    """Seats that want a bot to play on here."""
    called: float | None = None
    """When a bot plays on, because the others want it and this person, who was told, has not come until then."""
    resigned: bool = False
    """This person has given up; a bot plays on, and they do not come back."""
    stop: bool = False
    """This person wants the game to be stopped."""


class Entry(Struct, frozen=True):
    """A line of a table's journal, never changed. `seq` counts from 1.

    push: `seat` chose `key`. auto: so did a bot, or a standing order, for it. undo: `seat` took the last `key` choices
    back. done: `seat` ended its turn. mended: the rules were, and nobody (-1) could go on from what came before; the
    game was taken up from the position in `key`. stop: all who were left wanted it (-1), and the game is over.
    """

    seq: int
    kind: Literal["push", "auto", "undo", "done", "mended", "stop"]
    seat: int
    key: str
    id: str
    """The idempotency key of the request; unique within the table."""
    at: float


NOBODY = ""
"""Who writes the notes of the table itself."""


class ChatRow(Struct, frozen=True):
    n: int
    player: str
    """NOBODY: `text` is a note about who sits at `seat`, and after which step of the game it was made: `left@37`."""
    name: str
    seat: int | None
    text: str
    at: float
    id: str
    """The idempotency key of the request; unique within the table."""


class SubscriptionRow(Struct, frozen=True):
    endpoint: str
    player: str
    p256dh: str
    auth: str
    lang: str


class LessonRow(Struct, frozen=True):
    """What somebody has made of an exercise: in the run that was begun last, and at best."""

    player: str
    title: str
    lesson: str
    tries: int = 0
    """Times it went wrong."""
    shown: bool = False
    """The solution was looked at."""
    stars: int = 0
    """Given when it is solved: 3 at the first try, 2 later, 1 with the solution at hand."""
    best: int = 0


class DeckRow(Struct, frozen=True):
    """A deck that somebody keeps: of a title with these modules, as a line."""

    id: str
    player: str
    title: str
    modules: tuple[str, ...]
    name: str
    line: str
    created: float


class AnalysisRow(Struct, frozen=True):
    table: str
    judge: str
    """Whose judgement it is."""
    depth: Depth
    report: bytes
    """JSON, packed."""
    made: float


class Change(Struct, frozen=True, kw_only=True):
    """What an entry changes at its table; only what is given is written. `banks` and `orders` go by seat."""

    waiting: tuple[int, ...] | UnsetType = UNSET
    due: float | UnsetType | None = UNSET
    clock_since: float | UnsetType | None = UNSET
    updated: float | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    ruleset: int | UnsetType = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    chapter: int | UnsetType = UNSET
    banks: dict[int, float | None] = {}
    orders: dict[int, str | None] = {}
