"""What happened, for log, animation and replay. Rules never read events; they only tell them."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, cast

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """One thing that happened.

    `secret` names the fields that only the seats in the fields `known_to` may see. A `barrier` event told somebody
    something new (a draw, a reveal): what came before it cannot be taken back without an advantage.

    `weight` says how much of a headline it is to anybody: 0 goes without saying, 1 is a line like any other. Those in
    the fields `strikes` (seats, or lists of seats) are the ones it happened to: to them nothing else matters as much.

    The cards in the fields `drawn` came to `seat` by chance: a draw, nobody's choice.

    Of events that differ in the fields `adds` only (goods, or numbers), a log tells the sum. A `price` is given for
    what comes next. With a `heading` a new part of the game begins.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    known_to: ClassVar[tuple[str, ...]] = ("seat",)
    barrier: ClassVar[bool] = False
    weight: ClassVar[int] = 1
    strikes: ClassVar[tuple[str, ...]] = ()
    drawn: ClassVar[tuple[str, ...]] = ()
    adds: ClassVar[tuple[str, ...]] = ()
    price: ClassVar[bool] = False
    heading: ClassVar[bool] = False
    maybe: ClassVar[tuple[str, ...]] = ()
    """Fields that may be empty, and its sentence is still the same: it says then that there is none."""

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


def in_short(events: Iterable[Event]) -> list[Event]:
    """What came of one choice, as a log tells it: what adds up is added up, and a deed comes before its price (razed
    this, and spent that)."""
    told: list[Event] = []
    adding: dict[tuple[Any, ...], int] = {}
    """Where those stand to which the like is added."""
    for event in events:
        if event.heading:
            adding.clear()
        fixed = (name for name in event.__struct_fields__ if name not in event.adds)
        like = (type(event), *(getattr(event, name) for name in fixed)) if event.adds else ()
        if like and like in adding:
            told[adding[like]] = _sum(told[adding[like]], event)
            continue
        if like:
            adding[like] = len(told)
        told.append(event)
    deed = _deed(told)
    return [told[deed], *told[:deed], *told[deed + 1 :]] if deed else told


def _sum(one: Event, other: Event) -> Event:
    sums: dict[str, Any] = {}
    for name in one.adds:
        have, more = getattr(one, name), getattr(other, name)
        if isinstance(have, dict):
            goods = cast(dict[str, int], have)
            sums[name] = goods | {good: goods.get(good, 0) + n for good, n in more.items()}
        else:
            sums[name] = have + more
    return msgspec.structs.replace(one, **sums)


def _deed(events: Sequence[Event]) -> int:
    """The first event that is no price, if prices came before it: what they were paid for."""
    if not events or not events[0].price:
        return 0
    for i, event in enumerate(events):
        if event.heading:
            break
        if not event.price and (event.weight or _seat(event) is not None):
            return i if _seat(event) == _seat(events[0]) else 0
    return 0


def _seat(event: Event) -> Any:
    return getattr(event, "seat", None)


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
