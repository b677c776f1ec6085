"""A table's socket: requests come in, answers and pictures go out."""

import asyncio
import contextlib
import time
import unicodedata
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stead.kernel.decision import Refused
from stead.server import messages as m
from stead.server import metrics
from stead.server.house import House, house
from stead.server.invites import invite_path, may_enter
from stead.server.limits import address
from stead.server.live import hints, people
from stead.server.live.aside import MOST_WAITING, Busy, whole
from stead.server.live.hall import Hall
from stead.server.live.past import earlier
from stead.server.live.reader import Reader
from stead.server.live.room import Blocked, Room
from stead.server.live.rooms import Rooms
from stead.server.live.sight import Eyes
from stead.server.live.thinkers import Whose
from stead.server.logs import log
from stead.server.sessions import player_of, session_hash
from stead.server.store import Unavailable
from stead.server.store.rows import ChatRow, PlayerRow

MOST_BYTES = 4096
MOST_WATCHING = 200
"""Sockets of onlookers at one table."""
MOST_OWN = 20
"""Sockets of one player there."""
MOST_OF_ADDRESS = 200
"""Sockets of one address at all tables, at this worker."""
LIMITS = {m.Look: "looks", m.Hint: "hints", m.Say: "chat", m.Leave: "chat", m.Return: "chat"}
"""What is no move. Who leaves and comes back is told of in the chat each time."""


async def live(socket: WebSocket) -> None:
    building = house(socket)
    await socket.accept()
    if not building.limits.allows("sockets", address(socket)):
        return await _turn_away(socket, "slow-down")
    id = socket.path_params["id"]
    hall = await building.rooms.hall(id) if id.isascii() and id.isalnum() else None
    player = await player_of(socket)
    invite = socket.query_params.get("invite")
    if hall is None or not may_enter(building.secret, hall.row, hall.seats, player, invite):
        return await _turn_away(socket, "no-table")
    place = address(socket)
    if _is_full(hall, player) or building.sockets[place] >= MOST_OF_ADDRESS * max(1.0, building.settings.patience):
        return await _turn_away(socket, "too-many")
    lang: m.Lang = "ru" if socket.query_params.get("lang") == "ru" else "en"
    building.sockets[place] += 1
    try:
        await Visit(building, hall, Reader(socket, player, session_hash(socket), lang)).run()
    finally:
        building.sockets -= Counter([place])  # an address without any is forgotten
    return None


async def _turn_away(socket: WebSocket, code: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(m.write(m.Bye(code)).decode())
        await socket.close(1008)


def _is_full(hall: Hall, player: PlayerRow | None) -> bool:
    """Onlookers cannot keep players from their seats."""
    if player is not None and hall.seats_of(player.id):
        return sum(reader.player == player.id for reader in hall.readers) >= MOST_OWN
    return hall.here()[1] >= MOST_WATCHING


class Visit:
    """Somebody at a table, from opening the socket to closing it."""

    def __init__(self, house: House, hall: Hall, reader: Reader) -> None:
        self.house = house
        self.rooms: Rooms = house.rooms
        self.hall = hall
        self.reader = reader

    async def run(self) -> None:
        reader, hall = self.reader, self.hall
        hall.readers.add(reader)
        metrics.SOCKETS.inc()
        writing = reader.begin(self._picture)
        try:
            await self.rooms.caretaker.came_or_went(hall)
            await self._forget_votes()
            await self.rooms.caretaker.chat(hall)
            self.rooms.caretaker.after(hall)
            while (data := await self._next(writing)) is not None:
                await self._read(data)
        finally:
            hall.readers.discard(reader)
            metrics.SOCKETS.dec()
            reader.close("gone")
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing
            await self.rooms.caretaker.came_or_went(hall)

    async def _next(self, writing: asyncio.Task[None]) -> str | bytes | None:
        """What they send next; None when either side has ended it."""
        coming = asyncio.ensure_future(self.reader.socket.receive())
        try:
            await asyncio.wait((coming, writing), return_when=asyncio.FIRST_COMPLETED)
            if not coming.done() or coming.result()["type"] == "websocket.disconnect":
                return None
            return coming.result().get("text") or coming.result().get("bytes") or b""
        finally:
            coming.cancel()

    async def _forget_votes(self) -> None:
        """Who is here needs no bot in their place. Votes that another worker took are in the store, if nowhere else."""
        if self.hall.row.status != "playing" or not self.hall.seats_of(self.reader.player):
            return
        async with self.hall.lock:
            self.hall.stale = True
            await self.rooms.ready(self.hall)
        for seat in self.hall.seats_of(self.reader.player):
            if self.hall.seats[seat].votes:
                await self.rooms.caretaker.change_seat(self.hall, seat, votes=(), called=None)

    async def _picture(self, reader: Reader) -> bytes | None:
        row = self.hall.row
        invite = invite_path(self.house.secret, row) if row.status == "waiting" else None
        return await self.rooms.picture(self.hall, reader, invite)

    # Requests

    async def _read(self, data: str | bytes) -> None:
        reader = self.reader
        try:
            if len(data) > MOST_BYTES:
                raise msgspec.ValidationError
            request = m.read_request(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            reader.tell(m.Answer("", False, "bad-request"))
            return
        id = getattr(request, "id", "")
        limit = LIMITS.get(type(request), "moves")
        if not self.house.limits.allows(limit, self._who):
            reader.tell(m.Answer(id, False, "slow-down"))
            return
        try:
            await HANDLERS[type(request)](self, request)
        except Refused as refused:
            metrics.REFUSED.labels("illegal").inc()
            eyes = self.rooms.eyes(self.hall, reader)
            refusal = eyes.refused(refused.refusal, "") if eyes is not None else None
            reader.tell(m.Answer(id, False, None if refusal else "stale", refusal))
        except Blocked as blocked:
            metrics.REFUSED.labels(blocked.code).inc()
            reader.tell(m.Answer(id, False, blocked.code))
            reader.refresh()
        except Unavailable as error:
            log.error("a request was not written at table %s: %s", self.hall.row.id, error)
            reader.tell(m.Answer(id, False, "busy"))
        except Exception:
            log.exception("a request failed at table %s", self.hall.row.id)
            reader.tell(m.Answer(id, False, "server-error"))

    def _mine(self, seat: int) -> None:
        if seat not in self.hall.seats_of(self.reader.player):
            raise Blocked("not-yours")

    def _playing(self, seat: int) -> None:
        self._mine(seat)
        if self.hall.seats[seat].stand_in is not None:
            raise Blocked("bot-plays")

    async def _act(self, kind: str, request: Any, key: str) -> None:
        self._playing(request.seat)
        answer = await self.rooms.act(self.hall, kind, request.seat, key, request.id, request.version)
        self.reader.tell(answer)
        if not answer.ok:
            self.reader.refresh()

    async def move(self, request: m.Move) -> None:
        await self._act("push", request, request.key)

    async def _room(self) -> Room | None:
        """The game, with what the reader may see of it as new as the store's."""
        async with self.hall.lock:
            return await self._newest()

    async def _newest(self) -> Room | None:
        """The same, with the lock held."""
        await self.rooms.ready(self.hall)
        self.reader.settle(self.hall.seats_of(self.reader.player))
        return self.hall.room

    @property
    def _who(self) -> str:
        """For whom something is done that takes a while."""
        return self.reader.player or address(self.reader.socket)

    async def take_back(self, request: m.TakeBack) -> None:
        room = await self._room()
        await self._act("undo", request, str(room.undoing(request.seat)[0] or 1) if room is not None else "1")

    async def again(self, request: m.Again) -> None:
        self._playing(request.seat)
        room = await self._room()
        key = room.redoing(request.seat) if room is not None and room.version == request.version else ""
        if key is None:
            raise Blocked("nothing-to-redo")
        await self._act("push", request, key)

    async def done(self, request: m.Done) -> None:
        await self._act("done", request, "")

    async def look(self, request: m.Look) -> None:
        if request.seat is not None:
            self._mine(request.seat)
        self.reader.tell(await whole(self._look(request)))

    async def _look(self, request: m.Look) -> m.Sight:
        """In a thread: what would come of an option is played in a copy, for each that is about the thing."""
        hall, reader = self.hall, self.reader
        async with hall.lock:
            room = await self._newest()
            if room is None or request.seat != reader.seat:
                raise Blocked("not-playing")
            eyes = Eyes(room, request.seat, reader.lang)
            look = partial(eyes.look, request.id, request.seat, request.thing)
            if request.seat is None:  # an onlooker is only told what it is for
                return look()
            try:
                return await self.rooms.aside.do(self._who, look, MOST_WAITING)
            except Busy:
                raise Blocked("slow-down") from None

    async def hint(self, request: m.Hint) -> None:
        """Beside: whoever waits for a hint can still do anything else."""
        self._playing(request.seat)
        room = await self._room()
        if room is None or room.table.decision_of(request.seat) is None:
            raise Blocked("not-playing")
        if room.version != request.version:
            raise Blocked("stale")
        code = hints.against(room.title, room.seats, room.lesson)
        if code is not None:
            raise Blocked(code)
        whose = Whose(self._who, self.hall.row.id, True)
        table = room.table.clone()
        self.rooms.spawn(hints.give(self.rooms.caretaker.thinkers, self.reader, request, table, whose))

    async def sit(self, request: m.Sit) -> None:
        if request.seat is not None:
            self._mine(request.seat)
        self.reader.seat = request.seat
        self.reader.shown = None  # the log is told to somebody else now
        self.reader.refresh()

    async def speak(self, request: m.Speak) -> None:
        self.reader.lang = request.lang
        self.reader.shown = None
        self.reader.refresh()

    async def say(self, request: m.Say) -> None:
        if self.reader.player is None:
            raise Blocked("sign-in-first")
        text = "".join(c for c in request.text if c == "\n" or unicodedata.category(c) != "Cc").strip()
        if text:
            seats = self.hall.seats_of(self.reader.player)
            seat = self.reader.seat if self.reader.seat is not None else seats[0] if seats else None
            row = ChatRow(0, self.reader.player, self.reader.name, seat, text, time.time(), request.id)
            await self.house.store.say(self.hall.row.id, row)
            await self.rooms.caretaker.chat(self.hall)
            await self.rooms.publish("chat", self.hall.row.id)
        self.reader.tell(m.Answer(request.id, True))

    async def earlier(self, request: m.Earlier) -> None:
        if await self._room() is None:
            raise Blocked("not-playing")
        steps = await earlier(self.house, self.hall, self._who, self.reader.seat, self.reader.lang, request.before)
        self.reader.tell(m.Past(request.id, steps))

    async def seat(self, request: m.AtSeat) -> None:
        if not isinstance(request, m.Vote):
            self._mine(request.seat)
        await people.change(self.rooms, self.hall, self.reader.player, request)
        self.reader.tell(m.Answer(request.id, True))


HANDLERS: dict[type, Callable[[Visit, Any], Awaitable[None]]] = {
    m.Move: Visit.move,
    m.TakeBack: Visit.take_back,
    m.Again: Visit.again,
    m.Done: Visit.done,
    m.Look: Visit.look,
    m.Hint: Visit.hint,
    m.Sit: Visit.sit,
    m.Speak: Visit.speak,
    m.Say: Visit.say,
    m.Earlier: Visit.earlier,
    m.Order: Visit.seat,
    m.Vote: Visit.seat,
    m.Return: Visit.seat,
    m.Leave: Visit.seat,
    m.Stop: Visit.seat,
    m.Resign: Visit.seat,
}
