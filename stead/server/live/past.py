"""The log of a running game before what a reader was shown on opening."""

from collections.abc import Sequence
from typing import Any

from anyio import to_thread

from stead.kernel.title import Title
from stead.server import messages as m
from stead.server.house import House
from stead.server.live.hall import Hall
from stead.server.live.mending import parts, play_on
from stead.server.live.sight import SHOWN, Eyes
from stead.server.store.rows import Entry


async def earlier(house: House, hall: Hall, seat: int | None, lang: m.Lang, before: int) -> tuple[m.Step, ...]:
    """Some steps before this one, as this seat saw them. The game is played over for it, so in a thread."""
    title = await house.rooms.titles.of(hall.row)
    if title is None:
        return ()
    entries = await house.store.entries(hall.row.id)
    return await to_thread.run_sync(_earlier, title, hall, entries, seat, lang, before, limiter=house.replays)


def _earlier(
    title: Title[Any], hall: Hall, entries: Sequence[Entry], seat: int | None, lang: m.Lang, before: int
) -> tuple[m.Step, ...]:
    first = before - SHOWN - 1
    steps: list[m.Step] = []
    for part in parts(entries):
        room = part.begin(title, hall.row, hall.seats)
        steps = [step for step in steps if step.n <= room.before]  # what came after was lost
        play_on(room, part.entries)
        steps += Eyes(room, seat, lang).log(first if first > 0 else -1)
    return tuple(step for step in steps if step.n < before)
