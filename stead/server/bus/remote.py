"""A bus over a server. It connects again when the connection is lost, and keeps what was published meanwhile."""

import asyncio
import contextlib
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
        """Raises when the connection is lost."""
        ...

    async def close(self) -> None: ...


Receive = Callable[[str], None]
Connect = Callable[[Receive], Awaitable[Link]]


class RemoteBus(Bus):
    crosses_processes = True
    _running: asyncio.Task[None]

    def __init__(self, connect: Connect) -> None:
        super().__init__()
        self._connect = connect
        self._outbox: deque[Message] = deque()
        self._filled = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._numbers = count()
        self._heard = 0.0
        """When anything last came."""

    @classmethod
    async def open(cls, connect: Connect) -> "RemoteBus":
        """The first connection must succeed: a wrong address is said at once."""
        self = cls(connect)
        self._running = asyncio.create_task(self._run(await connect(self._receive)))
        return self

    async def close(self) -> None:
        await wait(self._all_sent, GRACE)
        self._running.cancel()
        await asyncio.wait([self._running])

    def _publish(self, topic: str, payload: bytes) -> None:
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self._outbox.append(GAP)
        self._outbox.append((topic, payload))
        self._all_sent.clear()
        self._filled.set()

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

    async def _run(self, link: Link) -> None:
        while True:
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(link.hold())
                    both.create_task(self._send(link))
            except* Exception as errors:
                log.warning("the connection of the bus is lost: %s", errors.exceptions[0])
            finally:
                with contextlib.suppress(Exception):  # what is lost may be hard to close
                    await link.close()
            link = await self._reconnect()
            log.info("the bus is connected again")
            self._gap()

    async def _reconnect(self) -> Link:
        attempt = 0
        while True:
            pause = PAUSES[min(attempt, len(PAUSES) - 1)]
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))  # not all workers at once
            try:
                return await self._connect(self._receive)
            except Exception as error:
                log.warning("the bus cannot connect: %s", error)
            attempt += 1

    async def _send(self, link: Link) -> None:
        now = asyncio.get_running_loop().time
        self._heard = now()
        while True:
            batch = [self._outbox.popleft() for _ in range(min(len(self._outbox), TOGETHER))]
            try:
                # Numbered, because PostgreSQL makes one of two that are the same.
                texts = [encode((next(self._numbers), *message)).decode() for message in batch or [BEAT]]
                await asyncio.wait_for(link.send(texts), PATIENCE)
            except BaseException:
                self._outbox.extendleft(reversed(batch))
                raise
            if self._outbox:
                continue
            self._all_sent.set()
            self._filled.clear()
            await wait(self._filled, HEARTBEAT)
            if now() - self._heard > 3 * HEARTBEAT:
                raise TimeoutError("nothing came for a long time")


async def wait(event: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
