"""Bots think in a process of their own (`thinking`): whatever they cost, the event loop goes on."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from stead import shelf
from stead.kernel.table import Table
from stead.server import chance, metrics
from stead.server.live.thinking import Question
from stead.server.logs import log

LONGEST = 60.0
"""Seconds a bot may think."""


class Thinkers:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def choose(self, bot: str, table: Table, seat: int) -> str:
        """The key of what a bot chooses at this table."""
        title = table.title
        texts = None if shelf.find_ours(title.name, title.content) is not None else title.texts
        question = msgspec.json.encode(Question(bot, chance.seed(), seat, table.position(), texts))
        async with self._turn:
            with metrics.THINKING.time():
                try:
                    return await self._ask(question)
                except (OSError, EOFError, ValueError, TimeoutError) as error:
                    log.warning("the bots' process failed: %r", error)
                    await self._stop()
                    return await self._ask(question)

    async def _ask(self, question: bytes) -> str:
        process = self._process
        if process is None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "stead.server.live.thinking", stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        async with asyncio.timeout(LONGEST):
            answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("it ended")
        return answer.decode().rstrip("\n")

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        async with self._turn:
            await self._stop()
