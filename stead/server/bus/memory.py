"""A bus within one process, which is all that SQLite at home needs."""

import asyncio

from stead.server.bus.base import Bus


class MemoryBus(Bus):
    crosses_processes = False

    def _publish(self, topic: str, payload: bytes) -> None:
        # Like on a real bus, nobody hears anything before the publisher goes on.
        asyncio.get_running_loop().call_soon(self._deliver, topic, payload)

    async def close(self) -> None:
        self._listeners.clear()
