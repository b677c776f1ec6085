"""From the browser to a table's socket."""

from typing import Annotated

from msgspec import Meta, Struct

from stead.server.messages.common import Id, Key, Lang, Seat, Thing, Version


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
    `option:at K8 2`: all that would come of it, or why it is none. An onlooker (None) asks what it is for."""

    id: Id
    seat: Seat | None
    thing: Thing


class Hint(Request, frozen=True):
    """What would a bot do in my place? Only where nobody else plays but bots."""

    id: Id
    version: Version
    seat: Seat


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
Requests = Move | TakeBack | Again | Done | Look | Hint | Sit | Speak | Say | AtSeat | Earlier
