"""The log of a running game before what a reader was shown on opening."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.title import Title
from stead.server import messages as m
from stead.server.house import House
from stead.server.live.aside import MOST_WAITING, Busy, Meter, TooLong
from stead.server.live.hall import Hall
from stead.server.live.mending import parts, play_on
from stead.server.live.room import SHOWN, Blocked
from stead.server.live.sight import Eyes
from stead.server.store.rows import Entry, SeatRow, TableRow


async def earlier(
    house: House, hall: Hall, who: str, seat: int | None, lang: m.Lang, before: int
) -> tuple[m.Step, ...]:
    """Some steps before this one, as this seat saw them. The game is played over for it, so in a thread."""
    title = await house.rooms.titles.of(hall.row)
    if title is None:
        return ()
    entries, meter = await house.store.entries(hall.row.id), Meter()
    row, seats = hall.row, hall.seats
    try:
        return await house.rooms.aside.do(
            who, lambda: _earlier(title, row, seats, entries, seat, lang, before, meter), MOST_WAITING
        )
    except (Busy, TooLong):
        raise Blocked("busy") from None


def _earlier(
    title: Title[Any],
    row: TableRow,
    seats: Sequence[SeatRow],
    entries: Sequence[Entry],
    seat: int | None,
    lang: m.Lang,
    before: int,
    meter: Meter,
) -> tuple[m.Step, ...]:
    first = before - SHOWN - 1
    steps: list[m.Step] = []
    for part in parts(entries):
        room = part.begin(title, row, seats)
        steps = [step for step in steps if step.n <= room.before]  # what came after was lost
        play_on(room, part.entries, meter)
        steps += Eyes(room, seat, lang).log(first if first > 0 else -1)
    return tuple(step for step in steps if step.n < before)
