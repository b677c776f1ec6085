"""Bots think in a process of their own: whatever they cost, the event loop goes on.

A line in is a question, a line out the key of the answer. The process ends when its input does: with the server,
however that ended.
"""

import asyncio
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from typing import Any

import msgspec

from stead import bots, shelf
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.server import metrics
from stead.server.logs import log

LONGEST = 60.0
"""Seconds a bot may think."""
LONGEST_LINE = 1 << 24


class Question(msgspec.Struct, frozen=True):
    bot: str
    seed: int
    seat: int
    position: Any
    texts: Mapping[str, str] | None = None
    """The content, if it is not on the shelf."""


class Thinkers:
    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def choose(self, bot: str, table: Table, seat: int) -> str:
        """The key of what a bot chooses at this table."""
        title = table.title
        texts = None if shelf.find(title.name, title.content) is not None else title.texts
        question = msgspec.json.encode(Question(bot, secrets.randbits(62), seat, table.position(), texts))
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
                sys.executable, "-m", "stead.server.live.thinkers", stdin=PIPE, stdout=PIPE, start_new_session=True
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


def think(line: bytes) -> str:
    """Take the position up and ask the bot, which sees what its seat may see."""
    question = msgspec.json.decode(line, type=Question)
    table = Table.from_position(question.position, _title(question))
    return bots.answer(bots.make(question.bot, table.title, question.seed), table, question.seat).key


def _title(question: Question) -> Title[Any]:
    name, content = question.position["title"], question.position["content"]
    found = shelf.find(name, content)
    if found is None:
        if (name, content) not in _kept:
            _kept.clear()  # games on content that is not ours any more are few
            assert question.texts is not None
            _kept[name, content] = shelf.reopen(name, question.texts, content)
        found = _kept[name, content]
    return found


_kept: dict[tuple[str, str], Title[Any]] = {}


def main() -> None:
    while line := sys.stdin.buffer.readline(LONGEST_LINE):
        print(think(line), flush=True)


if __name__ == "__main__":
    main()
