"""Bots think in processes of their own (`thinking`): whatever they cost, the event loop goes on. Whose bot is next is a
matter of fair shares (`shares`) of the time that is thought: a bot that thinks for long has its turn less often.
"""

import asyncio
import time
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from stead import shelf
from stead.kernel.table import Table
from stead.server import chance, metrics, processes
from stead.server.levels import with_budget
from stead.server.live.advice import ADVISER, Advice
from stead.server.live.shares import Shares
from stead.server.live.thinking import Answer, Question
from stead.server.logs import log

LONGEST = 60.0
"""Seconds a bot may think."""


class Unthinkable(Exception):
    """A bot could not answer: its own fault, or that of a game which began with somebody's own position."""


class Whose(NamedTuple):
    """For whom a bot thinks: who made the table, which it is, and whether anybody looks."""

    person: str
    table: str
    watched: bool


NOBODYS = Whose("", "", True)


class Thinkers:
    def __init__(self, at_once: int = 1, deep: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._deep = deep
        """Seconds that the deepest of them thinks about a choice."""
        self._shares = Shares(at_once, now)
        self._minds = [Mind() for _ in range(at_once)]
        """Those that do not think."""
        self._all = tuple(self._minds)

    async def choose(self, bot: str, table: Table, seat: int, whose: Whose = NOBODYS) -> str:
        """The key of what a bot chooses at this table."""
        return (await self._think(_question(with_budget(bot, self._deep), table, seat), whose)).key

    async def advise(self, table: Table, seat: int, whose: Whose) -> Advice:
        """What a bot would do there, and what it thinks of it."""
        advice = (await self._think(_question(ADVISER, table, seat, advice=True), whose)).advice
        assert advice is not None
        return advice

    async def _think(self, question: bytes, whose: Whose) -> Answer:
        async with self._shares.turn(*whose):
            mind = self._minds.pop()
            try:
                with metrics.THINKING.time():
                    return await mind.answer(question)
            finally:
                self._minds.append(mind)

    async def close(self) -> None:
        for mind in self._all:
            await mind.close()


def _question(bot: str, table: Table, seat: int, advice: bool = False) -> bytes:
    title = table.title
    texts = None if shelf.find_ours(title.name, title.content) is not None else title.texts
    return msgspec.json.encode(Question(bot, chance.seed(), seat, table.position(), texts, advice))


class Mind:
    """One process, which answers one question after another."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def answer(self, question: bytes) -> Answer:
        async with self._turn:
            try:
                return await self._ask(question)
            except (OSError, EOFError, ValueError, TimeoutError) as error:
                log.warning("the bots' process failed: %r", error)
                await self._stop()
                return await self._ask(question)
            except asyncio.CancelledError:
                await self._stop()  # its answer would be taken for that to the next question
                raise

    async def _ask(self, question: bytes) -> Answer:
        process = self._process
        if process is None:
            process = self._process = await processes.start("stead.server.live.thinking")
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        async with asyncio.timeout(LONGEST):
            answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("it ended")
        found = msgspec.json.decode(answer, type=Answer)
        if found.error:
            raise Unthinkable(found.error)
        return found

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        async with self._turn:
            await self._stop()
