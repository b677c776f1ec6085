"""Opening a table from the store, and keeping what a worker has of it as new as the store's."""

import contextlib
import secrets
from typing import Any

import msgspec

from stead import shelf
from stead.kernel.errors import RecordError, SetupError, TableError
from stead.kernel.title import Title
from stead.server.live.hall import Hall
from stead.server.live.room import Room, read_snapshot
from stead.server.logs import log
from stead.server.store import Store
from stead.server.store.rows import SeatRow, TableRow


def title_of(row: TableRow) -> Title[Any] | None:
    """The title with the rules and cards that this table was made with, if we have them."""
    with contextlib.suppress(SetupError):
        title = shelf.title(row.title)
        if (title.ruleset, title.content) == (row.ruleset, row.content):
            return title
    return None


def cast_roles(title: Title[Any], seats: tuple[SeatRow, ...]) -> list[SeatRow]:
    """Everybody the role they wished for; those without a wish, or with one that was taken before, by lot."""
    taken: set[str] = set()
    cast: list[SeatRow] = []
    for seat in seats:
        role = seat.wish if seat.wish in title.roles and seat.wish not in taken else None
        taken.update([role] if role else [])
        cast.append(msgspec.structs.replace(seat, role=role))
    free = [role for role in title.roles if role not in taken]
    secrets.SystemRandom().shuffle(free)
    return [seat if seat.role else msgspec.structs.replace(seat, role=free.pop()) for seat in cast]


async def ready(store: Store, hall: Hall) -> None:
    """With the lock held: see that row, seats and room are what the store has."""
    try:
        if hall.stale:
            await _reread(store, hall)
        if hall.room is None and hall.trouble is None and hall.row.status in ("playing", "finished"):
            hall.room = await _open(store, hall)
            hall.pictures.clear()
            for reader in hall.readers:  # what they have may have been taken back meanwhile
                reader.shown = None
        if hall.room is not None and hall.room.version > hall.row.version:  # another worker wrote in between
            await _reread(store, hall)
    except BaseException:
        hall.room, hall.stale = None, True
        raise


async def _reread(store: Store, hall: Hall) -> None:
    """First the journal, then the row: should another worker write in between, its hint finds us behind."""
    hall.stale = False
    if hall.room is not None:
        await _catch_up(store, hall, hall.room)
    found = await store.table(hall.row.id)
    assert found is not None, "tables are never deleted"
    hall.take(*found)


async def _open(store: Store, hall: Hall, full: bool = False) -> Room | None:
    row = hall.row
    title = title_of(row)
    if title is None:
        hall.trouble = "other-rules"
        return None
    # At a free table one may go back to the beginning, so it is always played out in full.
    kept = None if full or row.undo == "free" else await store.snapshot(row.id)
    try:
        room = Room(title, row, hall.seats, read_snapshot(kept[1]) if kept else None)
        room.version = kept[0] if kept else 0
        for entry in await store.entries(row.id, room.version):
            room.apply(entry)
    except (TableError, RecordError, SetupError, msgspec.MsgspecError):
        if not full and kept:
            return await _open(store, hall, full=True)
        log.exception("table %s cannot be opened", row.id)
        hall.trouble = "broken"
        return None
    return room if room.reaches_back else await _open(store, hall, full=True)


async def _catch_up(store: Store, hall: Hall, room: Room) -> None:
    """Do what other workers have written since."""
    for entry in await store.entries(hall.row.id, room.version):
        try:
            room.apply(entry)
        except TableError:  # taken back beyond what this room knows
            hall.room = None
            break
        if entry.kind == "undo":
            for reader in hall.readers:
                reader.forget(room.steps)
    hall.pictures.clear()
