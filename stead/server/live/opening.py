"""Opening a table from the store, and keeping what a worker has of it as new as the store's."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, TypeVar

import msgspec

from stead.kernel.decks import BASE, DECK
from stead.kernel.errors import SetupError, TableError
from stead.kernel.title import Title, choose_settings
from stead.server import chance
from stead.server.live import changes, clocks, mending
from stead.server.live.aside import Aside
from stead.server.live.hall import Hall
from stead.server.live.room import Mended, Room
from stead.server.live.titles import Titles
from stead.server.logs import log
from stead.server.store import Store
from stead.server.store.rows import Entry, SeatRow

T = TypeVar("T")
QUICK = 4
"""Entries that are played while others wait."""
LONG = 300

ASK_AGAIN = 60.0
"""Seconds after which it is asked again whose names these are: somebody may have made an account."""


def cast_roles(title: Title[Any], seats: tuple[SeatRow, ...]) -> list[SeatRow]:
    """Everybody the role they wished for; those without a wish, or with one that was taken before, by lot."""
    taken: set[str] = set()
    cast: list[SeatRow] = []
    for seat in seats:
        role = seat.wish if seat.wish in title.roles and seat.wish not in taken else None
        taken.update([role] if role else [])
        cast.append(msgspec.structs.replace(seat, role=role))
    free = [role for role in title.roles if role not in taken]
    Random(chance.seed()).shuffle(free)
    return [seat if seat.role else msgspec.structs.replace(seat, role=free.pop()) for seat in cast]


def deal_decks(title: Title[Any], seats: Sequence[SeatRow], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with everybody's deck. Whoever plays another role than the one the deck was for, or has one of cards
    that there are no longer, plays that of the base."""
    fitting: list[str] = []
    for seat in seats:
        try:
            alone = choose_settings(title, {**options, DECK: [seat.deck or BASE]}, [seat.role or ""])
            fitting.append(alone[DECK][0] if DECK in alone else BASE)
        except SetupError:
            fitting.append(BASE)
    return {**options, DECK: fitting} if set(fitting) - {BASE} else dict(options)


class Opener:
    """Opens rooms, and keeps them as new as the store's. Whoever calls it holds the hall's lock."""

    def __init__(self, store: Store, titles: Titles, aside: Aside) -> None:
        self.store = store
        self.titles = titles
        self.aside = aside
        self._long = asyncio.Lock()

    async def ready(self, hall: Hall, now: float) -> None:
        """See that row, seats and room are what the store has."""
        try:
            if hall.stale:
                await self._reread(hall, now)
            if hall.room is None and hall.trouble is None and hall.row.status in ("playing", "finished", "stopped"):
                hall.room = await self._open(hall, now)
                hall.pictures.clear()
                for reader in hall.readers:  # what they have may have been taken back meanwhile
                    reader.shown = None
            if hall.room is not None and hall.room.version > hall.row.version:  # another worker wrote in between
                await self._reread(hall, now)
            hall.modules = await self.titles.modules(hall.row)
        except BaseException:
            hall.room, hall.stale = None, True
            raise

    async def _reread(self, hall: Hall, now: float) -> None:
        """First the journal, then the row: should another worker write in between, its hint finds us behind."""
        hall.stale = False
        if hall.room is not None:
            await self._catch_up(hall, hall.room)
        found = await self.store.table(hall.row.id)
        if found is None:  # an exercise that was swept away
            hall.room, hall.trouble = None, "no-table"
            return
        hall.take(*found)
        named = frozenset((seat.name, seat.player) for seat in hall.seats if seat.name)
        if named != hall.named or now - hall.asked > ASK_AGAIN:
            hall.borrowed = await self.store.borrowed(named)
            hall.named, hall.asked = named, now
        if hall.row.status == "cancelled":
            hall.room = None

    async def _catch_up(self, hall: Hall, room: Room) -> None:
        """Do what other workers have written since."""
        for entry in await self.store.entries(hall.row.id, room.version):
            try:
                room.apply(entry)
            except TableError:  # taken back beyond what this room knows, or taken up anew
                hall.room = None
                break
            for reader in hall.readers:
                reader.forget(room.stands)
        hall.pictures.clear()

    async def _open(self, hall: Hall, now: float) -> Room | None:
        row = hall.row
        title = await self.titles.of(row)
        if title is None:
            hall.trouble = "other-rules"
            return None
        if row.ruleset == title.ruleset and row.undo != "free":
            # At a free table one may go back to the beginning, so it is always played out in full.
            room = await self._latest(title, hall)
            if room is not None:
                return room
        entries, written = await self.store.entries(row.id), await self.store.snapshots(row.id)
        play = partial(mending.open_game, title, row, hall.seats, entries, written)
        how, room, mended = await self._played(row.id, len(entries), play)
        if mended is not None:
            return await self._write(hall, title, mended, now)
        if room is None:
            log.error("table %s cannot be played by the rules there are: %s", row.id, how)
            hall.trouble = how
        elif how == "again":
            await self._go_on(hall, room, now)
        return room

    async def _played(self, table: str, entries: int, play: Callable[[], T]) -> T:
        """A few entries at once; more in a thread; and whole long games, which hardly anybody opens, one after
        another: nobody who plays has to wait for them."""
        if entries <= QUICK:
            return play()
        if entries <= LONG:
            return await self.aside.do(table, play)
        async with self._long:
            return await self.aside.do("long games", play)

    async def _latest(self, title: Title[Any], hall: Hall) -> Room | None:
        """From the last snapshot, if that tells all that could still be taken back."""
        for kept in await self.store.snapshots(hall.row.id, most=1):
            try:
                entries = await self.store.entries(hall.row.id, kept[0])
                play = partial(mending.play, title, hall.row, hall.seats, entries, kept)
                room = await self._played(hall.row.id, len(entries), play)
            except mending.IMPOSSIBLE:
                return None
            hall.written = kept[0]
            return room if room.reaches_back else None
        return None

    async def _go_on(self, hall: Hall, room: Room, now: float) -> None:
        """The rules were mended, and all that was chosen is still legal."""
        row = hall.row
        due = clocks.due(room, clocks.banks(row, hall.seats, room.waiting, now), now, now)
        scores = tuple(room.table.scores)
        changed: dict[str, Any] = dict(ruleset=room.title.ruleset, waiting=room.waiting, scores=scores, due=due)
        await self.store.change_table(row.id, **changed)
        hall.take(msgspec.structs.replace(row, **changed), hall.seats)
        room.row = hall.row

    async def _write(self, hall: Hall, title: Title[Any], mended: Mended, now: float) -> Room | None:
        """The rules were mended, and the game is taken up by the new ones: the journal says so."""
        row = hall.row
        room = Room(title, row, hall.seats, mended=mended)
        room.version = row.version + 1
        entry = Entry(room.version, "mended", -1, msgspec.json.encode(mended).decode(), f"mended.{room.version}", now)
        change = changes.of(room, row, hall.seats, title.chapter(room.table.game), now)
        change = msgspec.structs.replace(change, ruleset=title.ruleset)
        if not await self.store.append(row.id, entry, change):  # another worker was quicker
            await self._reread(hall, now)
            return await self._open(hall, now)
        log.warning("table %s goes on by ruleset %d, without its last %d choices", row.id, title.ruleset, mended.lost)
        hall.take(*changes.made(row, hall.seats, entry, change))
        room.row, room.seats = hall.row, hall.seats
        return room
