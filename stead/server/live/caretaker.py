"""Looks after a worker's tables: plays bots and standing orders on, watches clocks, says who is here, tidies up."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Literal

import msgspec

from stead.kernel.decision import Refused
from stead.server import messages as m
from stead.server.levels import STAND_IN
from stead.server.live import clocks, lookout
from stead.server.live.hall import Hall
from stead.server.live.room import Blocked, Room
from stead.server.live.thinkers import Thinkers, Whose
from stead.server.logs import log
from stead.server.memory import give_back
from stead.server.speakers import shown_name
from stead.server.store.rows import NOBODY, ChatRow, SeatRow

if TYPE_CHECKING:
    from stead.server.live.rooms import Rooms

SWEEP = 1.0
IDLE = 60.0
"""Seconds after which a table that nothing happens at is put out of memory; its sockets stay."""
SOON = 5.0
"""And one that is over and that nobody looks at."""
TELL_AGAIN = 30.0
"""Seconds after which other workers are told again who is here."""
SLOWLY = 3
"""So many times as long bots pause where nobody looks: whoever comes back finds that they went on, and nobody waits."""
EVERYBODY = -1
"""Whose doing it is that a game stops."""
MOST_CHAT = 100
"""Lines of the chat somebody gets on opening."""


def is_done(hall: Hall) -> bool:
    return hall.row.status not in ("waiting", "playing") and not hall.readers


class Caretaker:
    def __init__(self, rooms: "Rooms", pause: float, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.pause = pause
        """Seconds between two moves of bots while somebody looks."""
        self._told = 0.0

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:  # the store may be away for a while
                log.exception("sweeping the tables failed")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        drivers = [hall.driver for hall in self.rooms.halls.values() if hall.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        await self.thinkers.close()

    async def sweep(self) -> None:
        rooms, now = self.rooms, self.rooms.now()
        for id in await rooms.store.due(now, limit=100):
            try:
                hall = await rooms.hall(id)
                if hall is not None:
                    await self._tend(hall, now)
            except Exception:  # the other tables shall not wait for this one
                log.exception("looking after table %s failed", id)
        peopled = [hall for hall in rooms.halls.values() if hall.readers]
        if rooms.bus.down:
            await lookout.look(rooms, peopled)
        if now - self._told > TELL_AGAIN and rooms.bus.crosses_processes:
            self._told = now
            for hall in peopled:
                await self.announce(hall)
        for hall in peopled:
            self._count(hall, now)
        put_away = False
        for id, hall in list(rooms.halls.items()):
            busy = hall.lock.locked() or (hall.driver is not None and not hall.driver.done())
            if now - hall.touched > (SOON if is_done(hall) else IDLE) and not busy:
                put_away = put_away or hall.room is not None
                await self._put_away(hall)
                if not hall.readers and rooms.halls.get(id) is hall:
                    del rooms.halls[id]
        if put_away:
            give_back()

    async def _put_away(self, hall: Hall) -> None:
        """Out of memory, and where the game stands is written down first."""
        await self.rooms.write_position(hall)
        hall.room = None
        hall.pictures.clear()

    # What is due

    async def _tend(self, hall: Hall, now: float) -> None:
        """Somebody has to look after this table, and only one worker shall."""
        async with hall.lock:
            hall.stale = True
            await self.rooms.ready(hall)
            row, room = hall.row, hall.room
            if row.due is None or row.due > now:
                return
            # A table that cannot be opened is nobody's to look after.
            claimed = await self.rooms.store.defer(row.id, row.due, now + clocks.RESCUE if room is not None else None)
            hall.stale = True
        if not claimed or room is None:
            return
        if room.held is not None:
            await self._end_turn(hall, room, room.held)
            return
        for seat in room.waiting:
            called = hall.seats[seat].called
            if not room.automatic(seat) and clocks.left_of(row, hall.seats[seat], now) == 0.0:
                await self.stand_in(hall, seat, "late")
            elif called is not None and called <= now:
                await self.stand_in(hall, seat, "voted")
        self.after(hall)

    async def _end_turn(self, hall: Hall, room: Room, seat: int) -> None:
        with contextlib.suppress(Blocked):
            await self.rooms.act(hall, "done", seat, "", own_id(room.version), room.version)

    def after(self, hall: Hall) -> None:
        """Something changed: let bots play on, tell those whose turn it is."""
        if hall.room is None:
            return
        busy = hall.room.to_stop or self._next(hall.room) is not None
        if busy and (hall.driver is None or hall.driver.done()):
            hall.driver = asyncio.create_task(self._drive(hall))
        self._notify(hall, hall.room)

    def _notify(self, hall: Hall, room: Room) -> None:
        """One notice a turn, for those who are not here."""
        push = self.rooms.push
        if push is None or room.over or room.lesson is not None:
            return
        for seat in room.waiting:
            row = hall.seats[seat]
            if row.who == "person" and not row.stand_in and row.player not in hall.present and room.held != seat:
                push.turn(hall.row, row)

    # Bots and standing orders

    def _next(self, room: Room) -> tuple[int, str | None, str | None] | None:
        """The next seat that somebody else answers for: the bot, or the key of a standing order."""
        for decision in room.asked:
            bot = room.automatic(decision.seat)
            order = None if bot else room.order_of(decision.seat)
            if bot or order:
                return decision.seat, bot, order
        return None

    async def _drive(self, hall: Hall) -> None:
        """Play on as long as it is a bot's turn."""
        failures = 0
        while failures < 5:
            try:
                async with hall.lock:
                    await self.rooms.ready(hall)
                    room = hall.room
                    turn = self._next(room) if room is not None else None
                    stop = room is not None and room.to_stop
                    if room is None or not (turn or stop):
                        return
                    version, table = room.version, room.table.clone()
                if stop:
                    await self.rooms.act(hall, "stop", EVERYBODY, "", own_id(version), version)
                    return
                assert turn is not None
                seat, bot, key = turn
                await asyncio.sleep(self.pause if hall.watched else self.pause * SLOWLY)
                if bot is not None:
                    whose = Whose(hall.row.host, hall.row.id, hall.watched)
                    key = await self.thinkers.choose(bot, table, seat, whose)
                assert key is not None
                answer = await self.rooms.act(hall, "auto", seat, key, own_id(version), version)
                failures = 0 if answer.ok else failures + 1
            except (Refused, Blocked):  # something changed meanwhile
                failures += 1
            except Exception:
                log.exception("a bot failed at table %s", hall.row.id)
                failures += 1
                await asyncio.sleep(failures)

    # Seats

    async def stand_in(self, hall: Hall, seat: int, why: m.Note, **columns: object) -> bool:
        """From here on a bot plays for this person: their clock stands still, and what they did not end is ended."""
        was = hall.seats[seat].stand_in
        left = clocks.left_of(hall.row, hall.seats[seat], self.rooms.now())
        columns = dict(stand_in=STAND_IN, votes=(), called=None, order=None, bank=left) | columns
        changed = await self.change_seat(hall, seat, **columns)
        if changed and (was is None or why == "resigned"):  # a bot that played already is news only if it stays
            await self.note(hall, seat, why)
        if changed and was is None and why in ("late", "voted"):
            self._send_for(hall, seat, "replaced")
        if changed and hall.room is not None and hall.room.held == seat:
            await self._end_turn(hall, hall.room, seat)
        return changed

    async def call(self, hall: Hall, seat: int) -> None:
        """The others want a bot here: whoever is away hears of it first, and can come."""
        await self.note(hall, seat, "called")
        self._send_for(hall, seat, "called")

    def _send_for(self, hall: Hall, seat: int, why: Literal["called", "replaced"]) -> None:
        if self.rooms.push is not None and hall.seats[seat].player not in hall.present:
            self.rooms.push.call(hall.row, hall.seats[seat], why)

    async def change_seat(self, hall: Hall, seat: int, **columns: object) -> bool:
        """Change a seat that is as we know it, and everybody hears of it."""
        was = hall.seats[seat]
        row: SeatRow = msgspec.structs.replace(was, **columns)
        changed = await self.rooms.store.change_seat(row, was)
        if changed and hall.row.status == "playing":
            async with hall.lock:
                hall.stale = True
                await self.rooms.ready(hall)
                table, room, now = hall.row, hall.room, self.rooms.now()
                if room is not None:  # should we die now, another worker plays the bot on
                    banks = clocks.banks(table, hall.seats, room.waiting, now)
                    due = clocks.due(room, banks, now, table.clock_since or now)
                    await self.rooms.store.defer(table.id, table.due, due)
        await self.rooms.people_changed(hall.row.id)
        return changed

    # Who is here

    def presence(self, hall: Hall) -> None:
        """Tell the readers of this worker who is here, if that has changed."""
        present, watching = hall.count(self.rooms.now())
        told = m.Presence(tuple(seat.seat for seat in hall.seats if seat.player in present), watching)
        if told != hall.told:
            hall.told = told
            hall.pictures.clear()
            for reader in hall.readers:
                reader.tell(told)

    def _count(self, hall: Hall, now: float) -> None:
        """People of a worker that died have gone too. Somebody who has been away for long can be voted for now."""
        if self.rooms.bus.down:  # whoever sits at another worker is not gone because we do not hear of them
            return
        self.presence(hall)
        if hall.missed != hall.long_gone(now):
            hall.missed = hall.long_gone(now)
            self.rooms.broadcast(hall)

    async def came_or_went(self, hall: Hall) -> None:
        self.presence(hall)
        if self.rooms.bus.crosses_processes:
            await self.announce(hall)

    async def announce(self, hall: Hall) -> None:
        await self.rooms.publish("presence", hall.row.id, *hall.here())

    # Chat

    async def chat(self, hall: Hall) -> None:
        """Lines that readers have not had yet."""
        for reader in list(hall.readers):
            lines = await self.rooms.store.chat(hall.row.id, reader.heard, MOST_CHAT)
            borrowed = await self.rooms.store.borrowed({(line.name, line.player) for line in lines if line.player})
            lines = [line for line in lines if line.n > reader.heard]  # some may have been told meanwhile
            if lines:
                reader.heard = lines[-1].n
                said = (
                    _said(line, reader.player, shown_name(line.name, line.player, borrowed, reader.lang))
                    for line in lines
                )
                reader.tell(m.Chat(tuple(said)))

    async def note(self, hall: Hall, seat: int, note: m.Note) -> None:
        """Something about somebody that all who play here shall hear of, and find again: in the chat, and in the log
        where it happened."""
        step = hall.room.steps if hall.room is not None else 0
        who, now = hall.seats[seat], self.rooms.now()
        row = ChatRow(0, NOBODY, who.name, seat, f"{note}@{step}", now, f"note.{seat}.{note}.{now}")
        await self.rooms.store.say(hall.row.id, row)
        await self.chat(hall)
        await self.rooms.publish("chat", hall.row.id)


def _said(line: ChatRow, reader: str | None, name: str) -> m.Said:
    if line.player != NOBODY:
        return m.Said(line.n, name, line.seat, line.text, line.at, line.player == reader)
    note, _, step = line.text.partition("@")
    return m.Said(line.n, name, line.seat, "", line.at, False, msgspec.convert(note, m.Note), int(step))


def own_id(version: int) -> str:
    """What a worker calls an entry of its own: with a sign that no request's id can have."""
    return f"auto.{version + 1}"
