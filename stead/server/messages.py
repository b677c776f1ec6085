"""Everything that crosses the wire, as types. Nothing else is read or sent; `typescript.py` tells them the browser.

Sentences of a game (options, log, refusals, cards) are spoken on the server, in the reader's language. They may hold
marked things, `⟦card:COM018|Coal Mine⟧`, which the browser makes links and icons of. Errors of the table itself are
codes (`error-name-taken`), which the browser says from the same catalogue.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stead.kernel.events import Event
from stead.rulebook import Book, Chapter, Passage, Run  # noqa: F401 - sent as they are
from stead.text.speech import CardInfo, Filter, Value

Lang = Literal["en", "ru"]
Id = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""An idempotency key: made by the client, one for everything it wants done once."""
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=1, max_length=100)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Undo = Literal["strict", "normal", "free"]
Status = Literal["waiting", "playing", "finished", "stopped", "cancelled", "put-away"]
"""Stopped: its players ended it early. Put away: it could not go on, and its players have done with it. The records of
both are kept."""
Ending = Literal["leave", "stop", "resign", "cancel", "delete"]
"""A way in which somebody may be done with a table: a bot plays until they are back; all agree to stop; a bot plays on
for good; nobody has played yet; nobody else ever did."""


# Clocks and seats


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: each player has `bank` seconds for the game and gets `increment` more for each turn. `daily`: `bank`
    seconds for each turn. When time is up a bot plays on until the player comes back."""

    kind: Literal["none", "live", "daily"] = "none"
    bank: Annotated[int, Meta(ge=0, le=14 * 86400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: me, anybody who comes, or a bot; and as whom (None: drawn by lot)."""

    who: Literal["me", "open", "bot"]
    bot: str | None = None
    role: str | None = None
    name: Name | None = None
    """On a shared device: what this seat is called."""


class Person(Struct, frozen=True):
    """A seat, as everybody sees it."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str
    role: str | None
    """The role played, or wished for before the start; None: by lot."""
    bot: str | None = None
    stand_in: str | None = None
    """A bot plays for this person until they come back."""
    present: bool = False
    you: bool = False
    host: bool = False
    left: float | None = None
    """Seconds on the clock when this was sent."""
    ticking: bool = False
    votes: tuple[int, ...] = ()
    """Seats that want a bot to play on here."""
    may_vote: bool = False
    """This reader may vote for that now."""
    resigned: bool = False
    """This person has given up, and a bot plays on for good."""
    stop: bool = False
    """This person wants to stop the game."""


# From the browser to a table's socket


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    pass


class Move(Request, frozen=True):
    id: Id
    version: Version
    seat: Seat
    key: Key


class TakeBack(Request, frozen=True, tag="undo"):
    id: Id
    version: Version
    seat: Seat


class Again(Request, frozen=True, tag="redo"):
    id: Id
    version: Version
    seat: Seat


class Done(Request, frozen=True):
    """End of turn: from here the others go on."""

    id: Id
    version: Version
    seat: Seat


class Look(Request, frozen=True):
    """What can I do with this thing, what would it change, and why can I not do the rest? The thing may be one option,
    `option:at K8 2`: all that would come of it, or why it is none."""

    id: Id
    seat: Seat
    thing: Thing


class Sit(Request, frozen=True):
    """Show me the table from this seat of mine. None: as a spectator (the curtain between players of one device)."""

    seat: Seat | None


class Speak(Request, frozen=True):
    lang: Lang


class Say(Request, frozen=True):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Order(Request, frozen=True):
    """A standing order of the title (such as "pass for this round"), given or withdrawn."""

    id: Id
    seat: Seat
    name: Annotated[str, Meta(max_length=40)]
    on: bool


class Vote(Request, frozen=True):
    """Let a bot play on for whoever sits at `seat`; `on=False` withdraws."""

    id: Id
    seat: Seat
    on: bool


class Return(Request, frozen=True):
    """I am back: the bot goes."""

    id: Id
    seat: Seat


class Leave(Request, frozen=True):
    """A bot shall play on for me."""

    id: Id
    seat: Seat


class Stop(Request, frozen=True):
    """Let us stop: the game ends when everybody who has not resigned wants it. `on=False`: let us not, neither I nor
    anybody else."""

    id: Id
    seat: Seat
    on: bool


class Resign(Request, frozen=True):
    """I give up: a bot plays on for me. Without any people left, the game ends."""

    id: Id
    seat: Seat


class Earlier(Request, frozen=True):
    """The log before this step."""

    id: Id
    before: Version


AtSeat = Order | Vote | Return | Leave | Stop | Resign
"""What somebody wants of a seat, not of the game."""
Requests = Move | TakeBack | Again | Done | Look | Sit | Speak | Say | AtSeat | Earlier


# From a table's socket to the browser


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


Note = Literal["left", "resigned", "late", "voted", "back"]
"""What the table itself says of somebody: a bot plays on, because they left, gave up, were out of time, or the others
wanted it; or they are back."""


class Said(Struct, frozen=True):
    """A line of the chat. With a `note` nobody wrote it: it is about `name`, and stands in the log after `step`."""

    n: int
    name: str
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


Updates = Picture | Answer | Sight | Chat | Presence | Past | Bye


# HTTP: at the door


class Problem(Struct, frozen=True):
    """The body of every answer that is not 2xx."""

    error: str
    args: dict[str, str | int] = {}


class Player(Struct, frozen=True):
    id: str
    name: str
    account: bool


class Me(Struct, frozen=True):
    player: Player | None
    push_key: str
    """The public VAPID key, for subscribing to turn notices."""
    my_turn: int
    """At how many tables it is this player's turn."""


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class SignIn(Credentials, frozen=True):
    keep_guest: bool = True
    """Bring the tables of the guest who signs in along."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class SettingInfo(Struct, frozen=True):
    name: str
    text: str
    help: str
    values: tuple[Value, ...]


class RoleInfo(Struct, frozen=True):
    """`face` is what the title's own drawing needs."""

    name: str
    text: str
    lines: tuple[str, ...]
    face: Any


class BotInfo(Struct, frozen=True):
    name: str
    text: str


class ModuleInfo(Struct, frozen=True):
    """What a title can be played with besides, and what that brings."""

    name: str
    text: str
    help: str
    roles: tuple[RoleInfo, ...]
    settings: tuple[SettingInfo, ...]
    seats: int
    """So many more can play."""


class TitleInfo(Struct, frozen=True):
    name: str
    text: str
    line: str
    """What it is about, in one sentence."""
    blurb: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    """How long a game takes."""
    weight: int
    """How demanding it is, from 1 to 5."""
    roles: tuple[RoleInfo, ...]
    settings: tuple[SettingInfo, ...]
    modules: tuple[ModuleInfo, ...]
    bots: tuple[BotInfo, ...]
    things: dict[str, dict[str, str]]
    """Names of what is on its table: {"good": {"wood": "wood", …}, …}."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    modules: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)] = ()
    options: dict[str, str | bool] = {}
    clock: Clock = Clock()
    undo: Undo = "normal"
    public: bool | None = None
    """Shown in the lobby; None: if there is a free seat for whoever comes."""
    guided: bool = False
    """The first game with hints: its seats and cards are prepared, the rest of this is not read."""


class Brief(Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    content: str
    """The identity of the cards it is played with."""
    modules: tuple[str, ...]
    status: Status
    people: tuple[Person, ...]
    options: dict[str, str | bool]
    clock: Clock
    undo: Undo
    public: bool
    created: float
    updated: float
    yours: bool
    your_turn: bool
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    round: str = ""
    """Where a game that is played stands."""
    waiting: tuple[int, ...] = ()
    """Seats whose turn it is."""
    ends: tuple[Ending, ...] = ()
    """How this reader may be done with it."""
    invite: str | None = None
    """For those who belong here: what opens a table that is not public to whoever is sent a link."""


class Tables(Struct, frozen=True):
    open: tuple[Brief, ...]
    mine: tuple[Brief, ...]
    """Running and waiting; those where it is my turn first."""
    watch: tuple[Brief, ...]
    """Public games that are being played."""
    finished: tuple[Brief, ...]


class TableId(Struct, frozen=True):
    id: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat. `seat` None: any that is open. `invite` is the secret of the link, where the table is not public."""

    seat: Seat | None = None
    role: str | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host before the start: put a bot on an open seat, open a bot's seat; anybody: one's own role."""

    seat: Seat
    who: Literal["open", "bot"] | None = None
    bot: str | None = None
    role: str | None = None


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a step of a finished game: I take `seat`, bots take the others."""

    step: Version
    seat: Seat
    bot: str = "greedy"


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """As the Push API gives it."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, Meta(min_length=20, max_length=200)]
    auth: Annotated[str, Meta(min_length=8, max_length=100)]
    lang: Lang = "en"


# HTTP: afterwards


class Frame(Struct, frozen=True):
    """The table after so many choices."""

    n: int
    view: Any
    round: str
    asks: tuple[Ask, ...]
    step: Step
    scores: tuple[int, ...]


class Frames(Struct, frozen=True):
    frames: tuple[Frame, ...]
    steps: int
    unplayed: int
    """Choices after those, which today's rules do not allow any more."""


class Mark(Struct, frozen=True):
    """Where a round begins."""

    step: int
    number: int
    text: str


class Rounds(Struct, frozen=True):
    marks: tuple[Mark, ...]


class Measure(Struct, frozen=True):
    """A line chart: for each seat its values, one for each mark on the axis."""

    name: str
    text: str
    values: tuple[tuple[int, ...], ...]


class Charts(Struct, frozen=True):
    marks: tuple[int, ...]
    """At which step each point was taken: all steps, or evenly some of a very long game."""
    labels: tuple[str, ...]
    """For each point the short name of the round that begins there, else empty."""
    measures: tuple[Measure, ...]


# HTTP: learning


class Cards(Struct, frozen=True):
    cards: tuple[CardInfo, ...]
    filters: tuple[Filter, ...]


class Scene(Struct, frozen=True):
    """A table to be drawn: what a seat sees of it."""

    seat: int
    people: tuple[Person, ...]
    view: Any


class ChapterInfo(Struct, frozen=True):
    name: str
    text: str
    paragraphs: tuple[str, ...]
    picture: str
    """What can be seen in it, in words."""
    scene: Scene


class LessonInfo(Struct, frozen=True):
    name: str
    text: str
    task: str


class MistakeInfo(Struct, frozen=True):
    text: str
    help: str


class Course(Struct, frozen=True):
    """What a title teaches. `content` are the cards that the pictures are of."""

    content: str
    chapters: tuple[ChapterInfo, ...]
    mistakes: tuple[MistakeInfo, ...]
    lessons: tuple[LessonInfo, ...]


class Stars(Struct, frozen=True):
    """One's best in every exercise, by title and name."""

    stars: dict[str, dict[str, int]]


class Solution(Struct, frozen=True):
    """What to choose, one after the other, and why."""

    steps: tuple[str, ...]
    why: str


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    text: str


class Rules(Struct, frozen=True):
    rules: tuple[RuleInfo, ...]


read_request = msgspec.json.Decoder(Requests).decode
write = msgspec.json.Encoder().encode
