"""Games are played over again in a process of their own (`replaying`): whatever they cost, the event loop goes on. It
is started when somebody looks back, and stopped when nobody has for a while.
"""

import asyncio
from asyncio.subprocess import Process
from collections import Counter
from typing import Any, Protocol

import msgspec

from stead import shelf
from stead.kernel.title import Title
from stead.server import processes
from stead.server.http.replaying import AT_ONCE, Kept, Result, Task, write
from stead.server.http.wire import Trouble
from stead.server.live.shares import Shares
from stead.server.logs import log
from stead.server.store.rows import Entry, SeatRow, TableRow

MOST_WAITING = 8
"""Of one person."""
LONGEST = 30.0
"""Seconds that anybody waits; the processor time a task may take is its `Meter`'s."""
REST = 120.0
"""Seconds after which the process is stopped."""


class Found(Protocol):
    """A game as the store has it, and what it is played with."""

    @property
    def title(self) -> Title[Any]: ...
    @property
    def table(self) -> TableRow: ...
    @property
    def seats(self) -> tuple[SeatRow, ...]: ...
    @property
    def entries(self) -> list[Entry]: ...


class Replays:
    def __init__(self, content: str = "") -> None:
        self._content = content
        """Where card files of the players' own are, if there are any."""
        self._shares = Shares(AT_ONCE)
        self._waiting: Counter[str] = Counter()
        self._asked: dict[int, asyncio.Future[Result]] = {}
        self._count = 0
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    async def game(self, who: str, found: Found, work: str, **args: Any) -> bytes:
        """What this work finds in a game, as JSON."""
        title = found.title
        texts = None if shelf.find_ours(title.name, title.content) is not None else title.texts
        return await self._do(who, Task(0, work, args, Kept(found.table, found.seats, found.entries, texts)))

    async def bring(self, who: str, body: bytes) -> bytes:
        """A record, played over: what is in it."""
        return await self._do(who, Task(0, "bring", {}, body=body))

    async def _do(self, who: str, task: Task) -> bytes:
        if self._waiting[who] >= MOST_WAITING:
            raise Trouble(503, "busy")
        self._waiting[who] += 1
        try:
            async with asyncio.timeout(LONGEST), self._shares.turn(who, "", True):
                result = await self._ask(task)
        except (TimeoutError, OSError, EOFError):
            raise Trouble(503, "busy") from None
        finally:
            self._waiting -= Counter([who])
        if result.trouble is not None:
            raise Trouble(result.status, result.trouble.error, **result.trouble.args)
        return bytes(result.found)

    async def _ask(self, task: Task) -> Result:
        self._count += 1
        number = self._count
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(write(msgspec.structs.replace(task, number=number)))
            await process.stdin.drain()
            return await answer
        finally:
            self._asked.pop(number, None)

    async def _running(self) -> Process:
        async with self._starting:
            if self._process is None:
                self._process = await processes.start("stead.server.http.replaying", self._content)
                task = asyncio.create_task(self._read(self._process))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            return self._process

    async def _read(self, process: Process) -> None:
        """Answers as they come, until there is nothing to do for a while."""
        assert process.stdout is not None
        try:
            while True:
                try:
                    length = await asyncio.wait_for(process.stdout.readexactly(4), REST)
                except TimeoutError:
                    if self._asked:
                        continue
                    break
                data = await process.stdout.readexactly(int.from_bytes(length, "big"))
                result = msgspec.json.decode(data, type=Result)
                answer = self._asked.get(result.number)
                if answer is not None and not answer.done():
                    answer.set_result(result)
        except (OSError, EOFError) as error:
            if not self._closing:
                log.warning("the process that plays games over again failed: %r", error)
        finally:
            if self._process is process:
                self._process = None
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(EOFError("it ended"))
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        self._closing = True
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        await asyncio.gather(*self._tasks, return_exceptions=True)
