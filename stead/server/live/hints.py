"""Hints: who may ask a bot what it would do, and the answer. Never against people: it would be the bot that plays."""

import asyncio
from collections.abc import Sequence
from typing import Any

from stead.kernel.course import Lesson
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.server import levels
from stead.server import messages as m
from stead.server.live.advice import ADVISER
from stead.server.live.reader import Reader
from stead.server.live.room import Room
from stead.server.live.thinkers import Thinkers, Unthinkable, Whose
from stead.server.logs import log
from stead.server.store.rows import SeatRow

LONGEST = 6.0
"""Seconds that somebody waits for a hint: bots of other tables think in the same process. A browser takes a line on
which nothing is answered for a little longer than that for dead."""


def against(title: Title[Any], seats: Sequence[SeatRow], lesson: Lesson | None) -> str | None:
    """What stands against hints at a table, as an error code. People who share a device are several, too."""
    if lesson is not None:
        return "hint-exercise"
    if sum(seat.who == "person" and not seat.resigned for seat in seats) > 1:
        return "hint-people"
    return None if ADVISER in levels.names(title) else "hint-none"


def allowed(room: Room) -> bool:
    return against(room.title, room.seats, room.lesson) is None


async def give(thinkers: Thinkers, reader: Reader, request: m.Hint, table: Table, whose: Whose) -> None:
    """Ask, and tell the reader, whatever comes of it."""
    try:
        async with asyncio.timeout(LONGEST):
            advice = await thinkers.advise(table, request.seat, whose)
    except TimeoutError:
        reader.tell(m.Answer(request.id, False, "busy"))
    except Unthinkable as error:
        log.error("no hint at table %s: %s", whose.table, error)
        reader.tell(m.Answer(request.id, False, "server-error"))
    else:
        reader.tell(m.Advice(request.id, request.version, request.seat, advice.keys, advice.now, advice.chance))
