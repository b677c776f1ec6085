"""The tables in a worker's memory: opened from the store, changed through it, told to everybody who reads.

Write path: check version and key, do it in memory, append to the journal, tell. Nobody is told before the journal has
it. When another worker was quicker the store says so, and the table is read anew. Messages on the bus are hints only.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from stead.server import messages as m
from stead.server import metrics
from stead.server.bus import Bus
from stead.server.live import changes, clocks, lessons, lookout
from stead.server.live.aside import Aside, whole
from stead.server.live.hall import Hall
from stead.server.live.opening import Opener, cast_roles, deal_decks
from stead.server.live.picture import picture
from stead.server.live.reader import Reader
from stead.server.live.room import Blocked, Room, is_crowded
from stead.server.live.sight import Eyes
from stead.server.live.thinkers import Thinkers
from stead.server.live.titles import Titles
from stead.server.logs import log
from stead.server.push import Push
from stead.server.store import Store, Unavailable
from stead.server.store.rows import Entry, SeatRow, TableRow

SNAPSHOT_EVERY = 64
"""Entries of a journal between two snapshots."""
GOODBYE = 2.0
"""Seconds that everybody has to hear that we stop."""
FRESH = 1.0
"""Seconds in which the same picture may be sent again: it says what the clocks show."""


QUICKLY_SAID = 30
"""Sentences, about: a picture that says more is made in a thread."""


class Rooms:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        *,
        push: Push | None = None,
        pause: float = 0.0,
        bot_processes: int = 1,
        deep_seconds: float = 1.0,
        now: Callable[[], float] = time.time,
    ) -> None:
        from stead.server.live.caretaker import Caretaker  # it knows us too

        self.store = store
        self.bus = bus
        self.push = push
        self.now = now
        self.titles = Titles(store)
        self.aside = Aside()
        self.opener = Opener(store, self.titles, self.aside)
        self.halls: dict[str, Hall] = {}
        self.worker = secrets.token_urlsafe(6)
        self.caretaker = Caretaker(self, pause, Thinkers(bot_processes, deep_seconds))
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        bus.listen(self._hear)
        bus.on_gap(self._missed)

    async def run(self) -> None:
        await self.caretaker.run()

    async def close(self) -> None:
        """What was accepted is in the store already. Where the games stand is written too, as a position: that is what
        the next version can take up, should it not play by the same rules."""
        await self.caretaker.close()
        await self.farewell()
        for hall in list(self.halls.values()):
            with contextlib.suppress(Unavailable):
                await self.write_position(hall)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def farewell(self) -> None:
        """Everybody hears that we stop and that the table comes back; who does not read is not waited for long."""
        readers = [reader for hall in self.halls.values() for reader in hall.readers]
        for reader in readers:
            reader.close("restarting")
        writing = [reader.writing for reader in readers if reader.writing is not None]
        if writing:
            await asyncio.wait(writing, timeout=GOODBYE)

    def spawn(self, work: Any) -> None:
        """Let something run beside, and hear of it if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)

        def ended(task: asyncio.Task[Any]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and task.exception() is not None:
                log.error("a task failed", exc_info=task.exception())

        task.add_done_callback(ended)

    # Opening

    async def hall(self, id: str) -> Hall | None:
        """A table by its id, as new as the store's."""
        hall = self.halls.get(id)
        if hall is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                hall = self.halls.get(id)
                if hall is None:
                    found = await self.store.table(id)
                    if found is not None:
                        hall = self.halls[id] = Hall(*found, self.now())
                        hall.stale = True  # we may have missed a hint while we read
                        metrics.ROOMS.set(len(self.halls))
            self._opening.pop(id, None)
        if hall is not None:
            hall.touched = self.now()
        return hall

    async def ready(self, hall: Hall) -> None:
        """With the lock held: see that row, seats and room are what the store has."""
        await self.opener.ready(hall, self.now())

    @contextlib.asynccontextmanager
    async def _newest(self, id: str) -> AsyncIterator[Hall | None]:
        """A table to be changed in the store: locked, as it is there now, and to be read again afterwards."""
        hall = await self.hall(id)
        if hall is None:
            yield None
            return
        async with hall.lock:
            hall.stale = True
            await self.ready(hall)
            yield hall
            hall.stale = True

    # Starting

    async def add(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table, which can be played on whatever becomes of the content it is made with."""
        await self.titles.keep_for(row)
        await self.store.add_table(row, seats)

    async def start(self, id: str) -> bool:
        """Roles by lot where nobody wished for one, and the first deal."""
        async with self._newest(id) as hall:
            if hall is None:
                return False
            row, now = hall.row, self.now()
            # What has not begun begins with the cards there are now, whatever there was when the table was made.
            anew = row.start is None
            title = await (self.titles.today(row) if anew else self.titles.of(row))
            if title is None or row.status != "waiting" or any(seat.who == "open" for seat in hall.seats):
                return False
            bank = None if row.clock.kind == "none" else float(row.clock.bank)
            seats = tuple(msgspec.structs.replace(seat, bank=bank) for seat in cast_roles(title, hall.seats))
            content = title.content if anew else row.content
            options = deal_decks(title, seats, row.options) if anew else row.options
            row = msgspec.structs.replace(
                row, status="playing", ruleset=title.ruleset, content=content, options=options
            )
            room = Room(title, row, seats)
            due = clocks.due(room, {}, now, now)
            chapter = title.chapter(room.table.game)
            row = msgspec.structs.replace(
                row, waiting=room.waiting, due=due, clock_since=now, updated=now, chapter=chapter
            )
            await self.titles.keep_for(row)
            started = await self.store.start(row, seats)
        await self.people_changed(id)
        return started

    async def forget(self, ids: Sequence[str]) -> None:
        """Tables of exercises that are no more."""
        for id in ids:
            hall = self.halls.pop(id, None)
            for reader in hall.readers if hall is not None else ():
                reader.close("no-table")

    async def put_away(self, id: str) -> bool:
        """Whether this game could not go on: it is over now, as it stands."""
        async with self._newest(id) as hall:
            if hall is None or hall.trouble is None:
                return False
            if not await self.store.set_status(id, "put-away", self.now(), was="playing"):
                return False
        await self.people_changed(id)
        return True

    async def call_off(self, id: str) -> bool:
        """Whether nobody had played here yet: the table is cancelled."""
        return await self._end(id, lambda now: self.store.call_off(id, now))

    async def erase(self, id: str, player: str) -> bool:
        """Whether this game was this player's alone: it is gone."""
        return await self._end(id, lambda now: self.store.erase(id, player, now))

    async def _end(self, id: str, work: Callable[[float], Awaitable[bool]]) -> bool:
        async with self._newest(id) as hall:
            if hall is None or not await work(self.now()):
                return False
        await self.people_changed(id)
        return True

    # Doing

    async def act(self, hall: Hall, kind: str, seat: int, key: str, id: str, version: int) -> m.Answer:
        """One entry for the journal: a move, a taking back, the end of a turn. Raises Refused with the game's reason
        and Blocked with the table's."""
        async with hall.lock:
            await self.ready(hall)
            if hall.room is not None and version > hall.room.version:  # they know more than we do
                hall.stale = True
                await self.ready(hall)
            room = hall.room
            if room is None:
                return m.Answer(id, False, hall.trouble or "not-playing")
            if version != room.version:
                done = await self.store.known(hall.row.id, id)
                metrics.REFUSED.labels("stale").inc(0 if done else 1)
                return m.Answer(id, done is not None, None if done else "stale")
            room.check(kind, seat, key)
            entry = Entry(room.version + 1, kind, seat, key, id, self.now())  # type: ignore[arg-type]
            if not await self._write(hall, room, entry):
                hall.room, hall.stale = None, True
                await self.ready(hall)
                done = await self.store.known(hall.row.id, id)
                self.broadcast(hall)
                return m.Answer(id, done is not None, None if done else "stale")
        metrics.MOVES.inc()
        self.caretaker.after(hall)
        return m.Answer(id, True)

    async def _write(self, hall: Hall, room: Room, entry: Entry) -> bool:
        """Do it in memory, then in the store; if that fails in any way, the room is not to be trusted any more."""
        row, seats, now = hall.row, hall.seats, entry.at
        chapter = room.title.chapter(room.table.game)
        try:
            if entry.kind == "undo" and int(entry.key) > 1:  # each is a way back and forth again
                await self.aside.do(row.id, lambda: room.apply(entry))
            else:
                room.apply(entry)
            if is_crowded(room.table):
                raise Blocked("too-many-options")
            change = changes.of(room, row, seats, chapter, now)
            with metrics.APPEND.time():
                written = await asyncio.shield(self.store.append(row.id, entry, change))
        except BaseException:
            hall.room, hall.stale = None, True
            raise
        if not written:
            return False
        hall.take(*changes.made(row, seats, entry, change))
        if room.lesson is not None and entry.kind == "push":
            await lessons.note(self.store, room)
        for reader in hall.readers:
            reader.forget(room.stands)
        self.broadcast(hall)
        await self.publish("table", hall.row.id, entry.seq)
        if entry.seq % SNAPSHOT_EVERY == 0:
            self.spawn(self._save(hall, room))
        return True

    async def write_position(self, hall: Hall) -> None:
        """Write down where a game stands, if that has changed since it was last written."""
        async with hall.lock:
            if hall.room is not None and hall.room.version > hall.written:
                await self._save(hall, hall.room)

    def _save(self, hall: Hall, room: Room) -> Awaitable[None]:
        """The position as it is now, though it may be written a little later."""
        hall.written = room.version
        return self.store.save_snapshot(hall.row.id, room.version, msgspec.json.encode(room.snapshot()))

    async def people_changed(self, id: str) -> None:
        """Who sits where has changed, or what they want: read it, tell everybody."""
        await self.publish("table", id, 0)
        hall = self.halls.get(id)
        if hall is not None:
            await self.renew(hall)
            self.caretaker.after(hall)

    # Telling

    def broadcast(self, hall: Hall) -> None:
        hall.pictures.clear()
        hall.touched = self.now()
        for reader in hall.readers:
            reader.refresh()

    async def picture(self, hall: Hall, reader: Reader, invite: str | None) -> bytes | None:
        """What this reader is to see now, in JSON; made once for all who see the same."""
        return await whole(self._picture(hall, reader, invite))

    async def _picture(self, hall: Hall, reader: Reader, invite: str | None) -> bytes | None:
        async with hall.lock:
            await self.ready(hall)
            room = hall.room
            if room is not None and reader.shown is not None and reader.shown < room.before:
                reader.shown = None
            seats = hall.seats_of(reader.player)
            reader.settle(seats)
            now = self.now()
            if now - hall.drawn > FRESH:
                hall.pictures.clear()
                hall.drawn = now
            who = reader.player if seats or reader.player == hall.row.host else None
            key = (who, reader.seat, reader.lang, reader.shown)
            drawn = hall.pictures.get(key)
            if drawn is None:
                lesson = await lessons.state(self.store, room, reader.lang) if room is not None else None
                draw = partial(picture, hall, who, reader.seat, reader.lang, reader.shown, invite, now, lesson)
                if room is None or room.to_say(reader.seat, reader.shown) <= QUICKLY_SAID:
                    drawn = m.write(draw())
                else:
                    drawn = await self.aside.do(who or hall.row.id, lambda: m.write(draw()))
                if who is None:  # onlookers see the same; a player's picture is seen once
                    hall.pictures[key] = drawn
            reader.shown = room.steps if room is not None else None
            return drawn

    def eyes(self, hall: Hall, reader: Reader) -> Eyes | None:
        return None if hall.room is None else Eyes(hall.room, reader.seat, reader.lang)

    async def dismiss(self, player: str, *, only: bytes | None = None, keep: bytes | None = None) -> None:
        """Close the sockets of somebody who signed out: of one session only, or of all but one."""
        named = [None if session is None else session.hex() for session in (only, keep)]
        self._dismiss(player, *named)
        await self.publish("door", player, *named)

    def _dismiss(self, player: str, only: str | None, keep: str | None) -> None:
        for hall in self.halls.values():
            for reader in hall.readers:
                session = None if reader.session is None else reader.session.hex()
                if reader.player == player and session != keep and only in (None, session):
                    reader.close("signed-out")

    async def show_out(self, id: str, player: str | None) -> None:
        """Close the sockets of somebody at one table; of None: of all who do not belong there."""
        self._show_out(id, player)
        await self.publish("out", id, player)

    def _show_out(self, id: str, player: str | None) -> None:
        hall = self.halls.get(id)
        for reader in hall.readers if hall is not None else ():
            belongs = hall is not None and (reader.player == hall.row.host or hall.seats_of(reader.player))
            if player is None and not belongs:
                reader.close("bad-invite")
            elif player is not None and reader.player == player:
                reader.close("shown-out")

    # The bus

    async def publish(self, topic: str, id: str, *rest: object) -> None:
        with contextlib.suppress(Exception):  # hints: whoever missed one finds out from the store
            await self.bus.publish(topic, msgspec.json.encode((self.worker, id, *rest)))

    def _hear(self, topic: str, payload: bytes) -> None:
        worker, id, *rest = msgspec.json.decode(payload)
        if topic == "door" and worker != self.worker:
            self._dismiss(id, *rest)
        hall = self.halls.get(id)
        if hall is None or worker == self.worker:
            return
        if topic == "presence":
            if worker not in hall.far and hall.readers:  # it cannot know who is here
                self.spawn(self.caretaker.announce(hall))
            hall.far[worker] = (self.now(), tuple(rest[0]), rest[1])
            self.caretaker.presence(hall)
        elif topic == "chat":
            self.spawn(self.caretaker.chat(hall))
        elif topic == "out":
            self._show_out(id, rest[0])
        elif rest[0] == 0 or hall.room is None or rest[0] > hall.room.version:
            self.spawn(self.renew(hall))

    async def renew(self, hall: Hall) -> None:
        async with hall.lock:
            hall.stale = True
            await self.ready(hall)
        self.broadcast(hall)

    def _missed(self) -> None:
        """The bus is back, and nobody knows what it did not carry."""
        for hall in self.halls.values():
            self.spawn(self.renew(hall))
            self.spawn(self.caretaker.chat(hall))
            hall.far = {worker: (self.now(), *told[1:]) for worker, told in hall.far.items()}  # they will say it again
            self.spawn(self.caretaker.announce(hall))
        self.spawn(lookout.dismiss(self))
