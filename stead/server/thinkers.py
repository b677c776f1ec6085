"""Bots think in processes of their own: whatever they cost, the event loop goes on."""

import asyncio
import multiprocessing
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from stead import bots
from stead.kernel.table import Table
from stead.server import metrics
from stead.server.logs import log

LONGEST = 60.0
"""Seconds a bot may think."""


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the server stops us in good order


def _choose(bot: str, seed: int, position: bytes, seat: int) -> str:
    """In the other process: take the position up and ask the bot, which sees its own view only."""
    from stead import shelf

    data: Any = msgspec.json.decode(position)
    table = Table.from_position(data, shelf.title(data["title"]))
    decision = table.decision_of(seat)
    assert decision is not None
    return bots.make(bot, table.title, seed).choose(table.view(seat), decision).key


class Thinkers:
    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    async def choose(self, bot: str, table: Table, seat: int) -> str:
        """The key of what a bot chooses at this table."""
        position = msgspec.json.encode(table.position())
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._open()
            try:
                with metrics.THINKING.time():
                    thought = loop.run_in_executor(pool, _choose, bot, secrets.randbits(62), position, seat)
                    return await asyncio.wait_for(thought, LONGEST)
            except BrokenProcessPool:
                log.warning("the bots' process died")
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
