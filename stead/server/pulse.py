"""Is all well with what we stand on: does the database read, does it write, do workers hear of each other?"""

import asyncio
import time

from stead.server import metrics
from stead.server.bus import Bus
from stead.server.logs import log
from stead.server.store import Store

PATIENCE = 3.0
FRESH = 5.0
"""Seconds in which nothing is tried again, however often somebody asks."""


class Pulse:
    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._tried = -FRESH
        self._database: str | None = None
        self._trying = asyncio.Lock()

    async def wrong(self) -> list[str]:
        """What is not as it should be, the worst first, as error codes."""
        async with self._trying:
            if time.monotonic() - self._tried >= FRESH:
                self._database = await self._try()
                self._tried = time.monotonic()
        metrics.BUS.set(not self._bus.down)
        metrics.WRITABLE.set(self._database is None)
        return [code for code in (self._database, "bus-down" if self._bus.down else None) if code]

    async def _try(self) -> str | None:
        for code, work in (("database-down", self._store.ping), ("database-full", self._store.beat)):
            try:
                async with asyncio.timeout(PATIENCE):
                    await work()
            except Exception as error:
                facts = {"error": type(error).__name__, "why": str(error)[:200]}
                log.error(
                    "the database does not %s",
                    "answer" if work == self._store.ping else "write",
                    extra={"facts": facts},
                )
                return code
        return None
