"""What requests and answers are made of: names with their limits, clocks, seats."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stead.kernel.decks import MOST_LETTERS

Lang = Literal["en", "ru"]
Id = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""An idempotency key: made by the client, one for everything it wants done once."""
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=1, max_length=100)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=MOST_LETTERS)]
"""A deck: `romans -ROM012 +ROM061`; or `base`, `ready`."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Undo = Literal["strict", "normal", "free"]
Status = Literal["waiting", "playing", "finished", "stopped", "cancelled", "put-away"]
"""Stopped: its players ended it early. Put away: it could not go on, and its players have done with it. The records of
both are kept."""
Ending = Literal["leave", "stop", "resign", "cancel", "delete"]
"""A way in which somebody may be done with a table: a bot plays until they are back; all agree to stop; a bot plays on
for good; nobody has played yet; nobody else ever did."""


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
    deck: Line | None = None
    """The deck that is played there; None: that of the base."""
    name: Name | None = None
    """On a shared device: what this seat is called."""


class Person(Struct, frozen=True):
    """A seat, as everybody sees it."""

    seat: int
    who: Literal["person", "open", "bot"]
    name: str
    """Called a guest, if this is the name of somebody else's account, or looks like it."""
    role: str | None
    """The role played, or wished for before the start; None: by lot."""
    bot: str | None = None
    deck: str | None = None
    """The deck that is played here, as a line; None: that of the base."""
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
    called: float | None = None
    """Enough of the others want it: the seconds in which this person can still come before a bot plays on."""
    resigned: bool = False
    """This person has given up, and a bot plays on for good."""
    stop: bool = False
    """This person wants to stop the game."""
