"""What happened, for log, animation and replay. Rules never read events; they only tell them."""

from typing import Any, ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """One thing that happened.

    `secret` names the fields that only the seats in the fields `known_to` may see. A `barrier` event told somebody
    something new (a draw, a reveal): what came before it cannot be taken back without an advantage.

    `weight` says how much of a headline it is to anybody: 0 goes without saying, 1 is a line like any other. Those in
    the fields `strikes` (seats, or lists of seats) are the ones it happened to: to them nothing else matters as much.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    known_to: ClassVar[tuple[str, ...]] = ("seat",)
    barrier: ClassVar[bool] = False
    weight: ClassVar[int] = 1
    strikes: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, seat: int | None) -> "Event":
        """The event as that seat (None: a spectator) may see it."""
        if not self.secret:
            return self
        if seat is not None and any(getattr(self, name) == seat for name in self.known_to):
            return self
        hidden: dict[str, Any] = dict.fromkeys(self.secret)
        return msgspec.structs.replace(self, **hidden)

    def matters_to(self, seat: int | None) -> int:
        """How much of a headline it is to that seat (None: a spectator)."""
        struck = seat is not None and any(_names(getattr(self, name), seat) for name in self.strikes)
        return self.weight + STRUCK if struck else self.weight


STRUCK = 100
"""More than any event weighs that strikes nobody."""


def _names(value: Any, seat: int) -> bool:
    return seat in value if isinstance(value, list) else value == seat


class Log:
    """What happened, while somebody listens."""

    __slots__ = ("events",)

    def __init__(self, events: "list[Event] | None" = None) -> None:
        self.events: list[Event] = [] if events is None else events

    def append(self, event: Event) -> None:
        self.events.append(event)


class ComesToLight(Exception):
    """Somebody would be told something new."""


class Foretelling(Log):
    """A log that stops at the first event that is a `barrier`."""

    __slots__ = ()

    def append(self, event: Event) -> None:
        if event.barrier:
            raise ComesToLight
        self.events.append(event)
