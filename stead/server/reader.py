"""One socket at a table: who reads there, what they have been told, and a task that writes.

A change of the table only says that a new picture is due. Whoever reads slowly gets the newest one when they are ready:
nobody waits for them, and nothing piles up.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stead.server import messages as m
from stead.server.store.rows import PlayerRow

MOST_WAITING = 64
"""Answers a reader may be behind. Beyond that they do not read at all."""


class Reader:
    def __init__(self, socket: WebSocket, player: PlayerRow | None, lang: m.Lang) -> None:
        self.socket = socket
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
        self._waiting: deque[m.Update] = deque()
        self._wake = asyncio.Event()
        self._closed: m.Bye | None = None
        self._wake.set()

    def refresh(self) -> None:
        """Something has changed: a new picture is due."""
        self._due = True
        self._wake.set()

    def tell(self, update: m.Update) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.close("too-many")
            return
        self._waiting.append(update)
        self._wake.set()

    def forget(self, step: int) -> None:
        """Steps after this one were taken back: what they have of them is void."""
        if self.shown is not None and self.shown > step:
            self.shown = step

    def close(self, code: str) -> None:
        self._closed = self._closed or m.Bye(code)
        self._wake.set()

    async def write(self, picture: Callable[["Reader"], Awaitable[bytes | None]]) -> None:
        """Until the socket closes: what waits, then a picture if one is due."""
        try:
            while self._closed is None:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._send(m.write(self._waiting.popleft()))
                if self._due and self._closed is None:
                    self._due = False
                    drawn = await picture(self)
                    if drawn is not None:
                        await self._send(drawn)
            await self._send(m.write(self._closed))
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(1012 if self._closed.code == "restarting" else 1008)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the other side is gone; whoever reads there notices too

    async def _send(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode()})
