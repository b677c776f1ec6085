"""The log of a running game before what a reader was shown on opening."""

from collections.abc import Sequence

from anyio import to_thread

from stead.server import messages as m
from stead.server.house import House
from stead.server.live.hall import Hall
from stead.server.live.opening import title_of
from stead.server.live.room import Room
from stead.server.live.sight import SHOWN, Eyes
from stead.server.store.rows import Entry


async def earlier(house: House, hall: Hall, seat: int | None, lang: m.Lang, before: int) -> tuple[m.Step, ...]:
    """Some steps before this one, as this seat saw them. The game is played over for it, so in a thread."""
    entries = await house.store.entries(hall.row.id)
    return await to_thread.run_sync(_earlier, hall, entries, seat, lang, before, limiter=house.replays)


def _earlier(hall: Hall, entries: Sequence[Entry], seat: int | None, lang: m.Lang, before: int) -> tuple[m.Step, ...]:
    title = title_of(hall.row)
    if title is None:
        return ()
    room = Room(title, hall.row, hall.seats)
    for entry in entries:
        room.apply(entry)
    first = before - SHOWN - 1
    return tuple(step for step in Eyes(room, seat, lang).log(first if first > 0 else -1) if step.n < before)
