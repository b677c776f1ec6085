"""Tables as lists show them, and what is done with them before they start."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stead.server.levels import STAND_IN
from stead.server.messages.common import Clock, Ending, Line, Person, Seat, SeatWish, Status, Undo, Version


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
    """The first game with hints, with these modules: its seats and cards are prepared, the rest of this is not read."""


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
    deck: Line | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Arrange(Struct, frozen=True, forbid_unknown_fields=True):
    """The host before the start: put a bot on an open seat, open a bot's seat, or somebody else's, who is shown out;
    anybody: one's own role, and the deck that goes with it."""

    seat: Seat
    who: Literal["open", "bot"] | None = None
    bot: str | None = None
    role: str | None = None
    deck: Line | None = None


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a step of a finished game: I take `seat`, bots take the others."""

    step: Version
    seat: Seat
    bot: str = STAND_IN
