"""A bus over a server. It connects again when the connection is lost, and keeps what was published meanwhile."""

import asyncio
import contextlib
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Protocol

import msgspec

from stead.server.bus.base import Bus, log

TOGETHER = 100
"""Messages sent at once, at most."""
OUTBOX = 10_000
"""Messages kept while there is no connection."""
HEARTBEAT = 10
"""Seconds of silence before a beat is sent, which comes back here: so a connection that died unnoticed is found out."""
PATIENCE = 10
"""Seconds for the server to answer."""
GRACE = 2
"""Seconds to send the rest before closing."""
PAUSES = (0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Seconds before each further attempt to connect."""

BEAT = ("", b"")
GAP = ("", b"gap")
"""Tells everybody that messages were thrown away."""

Message = tuple[str, bytes]
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(tuple[int, str, bytes]).decode


class Link(Protocol):
    """One connection. What is sent is received by every link to the same server."""

    async def send(self, messages: Sequence[str]) -> None: ...

    async def hold(self) -> None:
        """Raises when the connection is lost or closed."""
        ...

    async def close(self) -> None: ...


Receive = Callable[[str], None]
Connect = Callable[[Receive], Awaitable[Link]]


class RemoteBus(Bus):
    """Ends by flags: a cancellation that meets the answer of the server can get lost in the libraries below."""

    crosses_processes = True
    _running: asyncio.Task[None]

    def __init__(self, connect: Connect) -> None:
        super().__init__()
        self._connect = connect
        self._outbox: deque[Message] = deque()
        self._numbers = count()
        self._wake = asyncio.Event()
        """There is something to send, or no more sense in waiting for it."""
        self._all_sent = asyncio.Event()
        self._closing = asyncio.Event()
        self._heard = 0.0
        """When anything last came."""

    @classmethod
    async def open(cls, connect: Connect, patient: bool = False) -> "RemoteBus":
        """The first connection must succeed, so that a wrong address is said at once. Who is patient, a worker that
        comes to replace another, begins without one."""
        self = cls(connect)
        try:
            link = await connect(self._receive)
        except Exception as error:
            if not patient:
                raise
            log.warning("the bus is not there, tables are looked up until it is: %s", error)
            self.down, link = True, None
        self._running = asyncio.create_task(self._run(link))
        return self

    async def close(self) -> None:
        await wait(self._all_sent, GRACE)
        self._closing.set()
        self._wake.set()
        await asyncio.wait([self._running], timeout=GRACE)
        self._running.cancel()

    def _publish(self, topic: str, payload: bytes) -> None:
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self._outbox.append(GAP)
        self._outbox.append((topic, payload))
        self._all_sent.clear()
        self._wake.set()

    def _receive(self, text: str) -> None:
        self._heard = asyncio.get_running_loop().time()
        try:
            _, topic, payload = decode(text)
        except msgspec.MsgspecError:
            log.warning("this came over the bus and is not ours: %.100s", text)
            return
        if topic:
            self._deliver(topic, payload)
        elif (topic, payload) == GAP:
            self._gap()

    async def _run(self, link: Link | None) -> None:
        while not self._closing.is_set():
            if link is None:
                link = await self._reconnect()
                if link is None:
                    return
                self.down = False
                log.info("the bus is connected again")
                self._gap()
            try:
                await self._use(link)
            except Exception as error:
                log.warning("the bus lost its connection, tables are looked up until it is back: %s", error)
            link, self.down = None, not self._closing.is_set()

    async def _reconnect(self) -> Link | None:
        """None: the bus was closed meanwhile."""
        attempt = 0
        while not self._closing.is_set():
            pause = PAUSES[min(attempt, len(PAUSES) - 1)]
            await wait(self._closing, pause * random.uniform(0.5, 1.5))  # not all workers at once
            try:
                return await self._connect(self._receive)
            except Exception as error:
                grave = attempt == len(PAUSES) - 1  # said once: it will not be back in a moment
                log.log(logging.ERROR if grave else logging.WARNING, "the bus cannot connect: %s", error)
            attempt += 1
        return None

    async def _use(self, link: Link) -> None:
        """Sends what is to be sent, until the connection is lost or the bus is closed."""
        now = asyncio.get_running_loop().time
        self._heard = now()
        holding = asyncio.create_task(link.hold())
        holding.add_done_callback(lambda _: self._wake.set())
        try:
            while not self._closing.is_set() and not holding.done():
                self._wake.clear()  # before sending, so that what happens meanwhile is not slept over
                await self._send(link)
                if not self._outbox:
                    self._all_sent.set()
                    await wait(self._wake, HEARTBEAT)
                if now() - self._heard > 3 * HEARTBEAT:
                    raise TimeoutError("nothing came for a long time")
            if holding.done():
                holding.result()
        finally:
            holding.cancel()
            await asyncio.wait([holding], timeout=GRACE)
            with contextlib.suppress(Exception):  # what is lost may be hard to close
                await link.close()
            await asyncio.gather(holding, return_exceptions=True)

    async def _send(self, link: Link) -> None:
        batch = [self._outbox.popleft() for _ in range(min(len(self._outbox), TOGETHER))]
        # Numbered, because PostgreSQL makes one of two that are the same.
        texts = [encode((next(self._numbers), *message)).decode() for message in batch or [BEAT]]
        try:
            async with asyncio.timeout(PATIENCE):
                await link.send(texts)
        except BaseException:
            self._outbox.extendleft(reversed(batch))
            raise


async def wait(event: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
