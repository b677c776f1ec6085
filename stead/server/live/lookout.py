"""While the bus is down: what other workers do is looked up in the store every second, for tables that somebody looks
at."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stead.server.live.hall import Hall

if TYPE_CHECKING:
    from stead.server.live.rooms import Rooms

AT_ONCE = 200
"""Tables in one query."""


async def look(rooms: "Rooms", halls: Sequence[Hall]) -> None:
    for start in range(0, len(halls), AT_ONCE):
        some = {hall.row.id: hall for hall in halls[start : start + AT_ONCE]}
        for row, seats in await rooms.store.tables(list(some)):
            hall = some[row.id]
            if (row, seats) != (hall.row, hall.seats):
                rooms.spawn(rooms.renew(hall))
        for id, n in (await rooms.store.last_lines(list(some))).items():
            if any(reader.heard < n for reader in some[id].readers):
                rooms.spawn(rooms.caretaker.chat(some[id]))
    await dismiss(rooms)


async def dismiss(rooms: "Rooms") -> None:
    """Close the sockets of those who signed out meanwhile."""
    readers = [reader for hall in rooms.halls.values() for reader in hall.readers if reader.session is not None]
    hashes = {reader.session for reader in readers if reader.session is not None and reader.player is not None}
    live = await rooms.store.live_sessions(hashes, rooms.now()) if hashes else frozenset[bytes]()
    for reader in readers:
        if reader.player is not None and reader.session not in live:
            reader.close("signed-out")
