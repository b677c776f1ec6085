"""One socket at a table: who reads there, what they have been told, and a task that writes.

A change of the table only says that a new picture is due. Whoever reads slowly gets the newest one when they are ready:
nobody waits for them, and nothing piles up.
"""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from stead.server import messages as m
from stead.server.logs import log
from stead.server.store.rows import PlayerRow

MOST_WAITING = 64
"""Answers a reader may be behind. Beyond that they do not read at all."""
SLOWEST = 20.0
"""Seconds in which a reader has to make room for the next message."""


class Reader:
    def __init__(self, socket: WebSocket, player: PlayerRow | None, session: bytes | None, lang: m.Lang) -> None:
        self.socket = socket
        self.session = session
        self.player = None if player is None else player.id
        self.name = "" if player is None else player.name
        self.lang: m.Lang = lang
        self.seat: int | None = None
        """From where they look."""
        self.shown: int | None = None
        """The last step of the log they have."""
        self.heard = 0
        """The last line of the chat they have."""
        self._due = True
        self._waiting: list[m.Update] = []
        self._wake = asyncio.Event()
        self._closed: m.Bye | None = None
        self.writing: asyncio.Task[None] | None = None
        self._wake.set()

    def settle(self, seats: tuple[int, ...]) -> None:
        """These seats are theirs now. They look from the only one; of several on one device, from the one they say."""
        if self.seat not in seats:
            self.seat = seats[0] if len(seats) == 1 else None

    def refresh(self) -> None:
        """Something has changed: a new picture is due."""
        self._due = True
        self._wake.set()

    def tell(self, update: m.Update) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.append(update)
            self._wake.set()
        elif self.writing is not None:
            self.writing.cancel()  # no use in a good-bye that is not read either

    def forget(self, step: int) -> None:
        """Steps after this one were taken back, or more came of them: what they have of them is void."""
        if self.shown is not None and self.shown > step:
            self.shown = step

    def close(self, code: str) -> None:
        self._closed = self._closed or m.Bye(code)
        self._wake.set()

    def begin(self, picture: Callable[["Reader"], Awaitable[bytes | None]]) -> asyncio.Task[None]:
        """Write from now on, until one of us closes: what waits, then a picture if one is due."""
        self.writing = asyncio.create_task(self._write(picture))
        return self.writing

    async def _write(self, picture: Callable[["Reader"], Awaitable[bytes | None]]) -> None:
        try:
            while self._closed is None:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._send(m.write(self._waiting.pop(0)))
                if self._due and self._closed is None:
                    self._due = False
                    await self._show(picture)
            await self._send(m.write(self._closed))
            await self._pass({"type": "websocket.close", "code": 1012 if self._closed.code == "restarting" else 1008})
        except (WebSocketDisconnect, OSError):
            pass  # the other side is gone, or has not read for too long
        except Exception:
            log.exception("a picture failed")  # they will come again and ask for another

    async def _show(self, picture: Callable[["Reader"], Awaitable[bytes | None]]) -> None:
        """Of its own, so that nobody who only waits keeps a picture in memory."""
        drawn = await picture(self)
        if drawn is not None:
            await self._send(drawn)

    async def _send(self, data: bytes) -> None:
        await self._pass({"type": "websocket.send", "text": data.decode()})

    async def _pass(self, message: Message) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self.socket.send(message)
        except RuntimeError:  # it was closed beneath us
            raise WebSocketDisconnect from None
