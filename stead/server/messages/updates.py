"""From a table's socket to the browser."""

from typing import Any, Literal

from msgspec import Struct

from stead.kernel.events import Event
from stead.server.messages.common import Clock, Ending, Lang, Person, Status, Undo


class Update(Struct, frozen=True, tag_field="is", tag=str.lower):
    pass


class Choice(Struct, frozen=True):
    key: str
    text: str
    about: tuple[str, ...] = ()


class Ask(Struct, frozen=True):
    """What a seat is choosing. `options` are there for its owner only."""

    seat: int
    kind: str
    rule: str
    question: str
    options: tuple[Choice, ...] | None = None


class Step(Struct, frozen=True):
    """One choice and what came of it. Step 0 is the setup."""

    n: int
    seat: int | None
    lines: tuple[str, ...]
    changes: dict[int, dict[str, int]] = {}
    """By seat, how its open goods changed."""
    events: tuple[Event, ...] = ()
    """The same as facts, as this reader may know them: what moves on a board follows them, and reads no sentence. The
    browser has their types by title."""
    auto: bool = False
    """Nobody sat there to choose it: a bot did, or a standing order."""
    chapter: str = ""
    """The round it was made in, in a few words."""
    headline: int = 0
    """Which of `lines` says what matters most to this reader."""
    weight: int = 0
    """And how much that matters: the title says so. 0: it goes without saying."""
    mended: bool = False
    """No choice: the rules were mended, and the game went on from here by the new ones."""


class TakeBackState(Struct, frozen=True):
    may: bool
    reason: str | None = None
    """Why not, or what it would take back."""


class StandingOrder(Struct, frozen=True):
    """One that is given, or may be given now."""

    seat: int
    name: str
    text: str
    about: str
    """What it will do."""
    on: bool


class Part(Struct, frozen=True):
    """A part of the final score, by seat."""

    name: str
    text: str
    points: tuple[int, ...]


class Final(Struct, frozen=True):
    seat: int
    place: int
    score: int
    tiebreaks: tuple[int, ...]
    verdict: str
    """In words, where the title has a verdict (the rating of a solo game)."""


class LessonState(Struct, frozen=True):
    """An exercise that is being played."""

    name: str
    task: str
    number: int
    """Of so many of its title."""
    of: int
    most: int
    """Choices one has, and how many of them are left."""
    left: int
    verdict: Literal["", "solved", "failed"]
    stars: int
    """What one got for it, once it is solved."""
    why: str
    """And what there is to learn from it."""
    shown: bool
    """The solution was looked at."""
    next: str | None


class Picture(Update, frozen=True, tag="table"):
    """The whole table as this reader may see it. Sent on opening, after every change, and whenever in doubt."""

    id: str
    version: int
    """How many entries the journal has: every request names the version it was made for."""
    status: Status
    title: str
    modules: tuple[str, ...]
    options: dict[str, str | bool]
    clock: Clock
    undo_policy: Undo
    public: bool
    guided: bool
    created: float
    now: float
    lang: Lang
    people: tuple[Person, ...]
    you: tuple[int, ...]
    """Seats of this reader."""
    host: bool
    invite: str | None
    """For those who sit here while seats are open: the path of the link."""
    watching: int
    seat: int | None
    """From where `view` is seen."""
    view: Any
    """The title's own view, made for its board; None before the start."""
    round: str
    """Where the game stands, in a few words."""
    asks: tuple[Ask, ...]
    held: int | None
    """This seat has moved and not yet ended its turn."""
    undo: TakeBackState | None
    redo: bool
    steps: int
    """Choices made so far."""
    log: tuple[Step, ...]
    """New steps. What the browser has from `log[0].n` on (or from `steps + 1` on) is replaced."""
    orders: tuple[StandingOrder, ...]
    scores: tuple[int, ...]
    final: tuple[Final, ...] | None
    """The places, if it was played to its end."""
    winners: tuple[int, ...]
    tally: tuple[Part, ...] | None
    ends: tuple[Ending, ...]
    """How this reader may be done with the table."""
    rematch: str | None
    content: str
    """The identity of the cards it is played with."""
    trouble: str | None = None
    """Why this table cannot go on (made by other rules), as an error code."""
    hints: bool = False
    """Whoever plays here may ask what a bot would do."""
    lesson: LessonState | None = None
    """What is to be done here, if it is an exercise."""


class Refused(Struct, frozen=True):
    rule: str | None
    text: str
    key: str | None = None


class Answer(Update, frozen=True):
    """To a request with this id. `problem` is an error code (`stale`, `not-yours`, `slow-down`); a fresh Picture
    follows `stale`. `refusal` is the game's own reason."""

    id: str
    ok: bool
    problem: str | None = None
    refusal: Refused | None = None


class Doable(Struct, frozen=True):
    key: str
    text: str
    change: dict[str, int]
    """What it changes for certain in one's own open goods."""
    left: dict[str, int]
    """And what one then has."""
    others: dict[int, dict[str, int]] = {}
    """What it changes for certain in the open goods of the others, by seat."""
    lines: tuple[str, ...] = ()
    """What the log would say, for who looks at this one option."""
    events: tuple[Event, ...] = ()
    """And what would happen, as facts."""
    whole: bool = True
    """That is all; else something comes to light then, and nobody knows what follows."""


class Sight(Update, frozen=True, tag="look"):
    id: str
    thing: str
    version: int
    options: tuple[Doable, ...]
    refusals: tuple[Refused, ...]
    rests: tuple[Refused, ...] = ()
    """Where there is neither: what it is for, and what is asked instead."""


class Advice(Update, frozen=True):
    """What a bot would do in this seat's place."""

    id: str
    version: int
    seat: int
    keys: tuple[str, ...]
    """The best answer, then others that are as good."""
    now: float
    """The chance to win, from 0 to 1: as it stands,"""
    chance: float
    """and after that answer."""


Note = Literal["left", "resigned", "late", "called", "voted", "back"]
"""What the table itself says of somebody: a bot plays on, because they left, gave up, were out of time, or did not come
when the others had called them; or they are back."""


class Said(Struct, frozen=True):
    """A line of the chat. With a `note` nobody wrote it: it is about `name`, and stands in the log after `step`."""

    n: int
    name: str
    """Called a guest, if this is the name of somebody else's account, or looks like it."""
    seat: int | None
    text: str
    at: float
    you: bool
    note: Note | None = None
    step: int | None = None


class Chat(Update, frozen=True):
    lines: tuple[Said, ...]


class Presence(Update, frozen=True):
    present: tuple[int, ...]
    watching: int


class Past(Update, frozen=True, tag="earlier"):
    id: str
    log: tuple[Step, ...]


class Bye(Update, frozen=True):
    """The server closes: `code` says why (`restarting`, `gone`, `signed-out`, `too-many`)."""

    code: str


Updates = Picture | Answer | Sight | Advice | Chat | Presence | Past | Bye
