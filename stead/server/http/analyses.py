"""Analyses that are being made, in a process of their own (`analysing`), and kept when they are ready.

An analysis belongs to nobody: whoever asks for the same one meanwhile follows it, and it is made to its end though
nobody waits for it any more. The process is started when somebody asks, and stopped when nobody has for a while.
"""

import asyncio
import time
import zlib
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec

from stead import shelf
from stead.kernel.title import Title
from stead.server import levels, processes
from stead.server import messages as m
from stead.server.http.analysing import News, Task
from stead.server.http.replaying import Kept, write
from stead.server.http.replays import Found
from stead.server.http.wire import Trouble
from stead.server.live.advice import ADVISER
from stead.server.live.shares import Shares
from stead.server.logs import log
from stead.server.store import Store
from stead.server.store.rows import AnalysisRow

MOST_WAITING = 3
"""Of one person."""
LONGEST = 600.0
"""Seconds without a word from the process, after which it has failed."""
REST = 120.0
"""Seconds after which the process is stopped."""

Tell = Callable[[News], None]


def judge_of(title: Title[Any]) -> str | None:
    """Whose judgement an analysis would be; None where nobody has learnt this game."""
    if ADVISER not in levels.names(title):
        return None
    from stead.analysis.report import VERSION
    from stead.minds import judge  # brings in numpy

    return f"{judge.of(title).identity}.{VERSION}"


class Job:
    """An analysis while it is being made."""

    def __init__(self) -> None:
        self._news = News()
        self._changed = asyncio.Event()

    def tell(self, news: News) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        self._news = news
        changed.set()

    async def follow(self) -> AsyncIterator[m.AnalysisNews]:
        while True:
            news, changed = self._news, self._changed
            yield m.AnalysisNews(news.done, news.of, news.over, news.trouble or None)
            if news.over:
                return
            await changed.wait()


class Analyses:
    def __init__(self, store: Store, content: str = "") -> None:
        self._store = store
        self._content = content
        """Where card files of the players' own are, if there are any."""
        self._shares = Shares(1)
        self._waiting: Counter[str] = Counter()
        self._jobs: dict[tuple[str, m.Depth], Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._process: Process | None = None
        self._used = 0.0

    def start(self, who: str, found: Found, depth: m.Depth, judge: str) -> Job:
        """Begin, or find that it was begun."""
        key = (found.table.id, depth)
        job = self._jobs.get(key)
        if job is None:
            if self._waiting[who] >= MOST_WAITING:
                raise Trouble(503, "busy")
            job = self._jobs[key] = Job()
            self._begin(self._make(who, found, depth, judge, job))
        return job

    async def _make(self, who: str, found: Found, depth: m.Depth, judge: str, job: Job) -> None:
        title, id = found.title, found.table.id
        texts = None if shelf.find_ours(title.name, title.content) is not None else title.texts
        task = Task(Kept(found.table, found.seats, found.entries, texts), depth)
        self._waiting[who] += 1
        news = News(trouble="server-error", over=True)
        try:
            async with self._shares.turn(who, id, True):
                news = await self._ask(task, job.tell)
            if not news.trouble:
                row = AnalysisRow(id, judge, depth, zlib.compress(bytes(news.report)), time.time())
                await self._store.keep_analysis(row)
        except (OSError, EOFError, TimeoutError) as error:
            log.warning("the process that analyses games failed: %r", error)
            await self._stop()
        finally:
            self._waiting -= Counter([who])
            del self._jobs[id, depth]
            job.tell(news)
        self._rest()

    async def _ask(self, task: Task, tell: Tell) -> News:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await processes.start("stead.server.http.analysing", self._content)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(write(task))
        await process.stdin.drain()
        while True:
            async with asyncio.timeout(LONGEST):
                length = await process.stdout.readexactly(4)
                data = await process.stdout.readexactly(int.from_bytes(length, "big"))
            news = msgspec.json.decode(data, type=News)
            if news.over:
                return news
            tell(news)

    def _rest(self) -> None:
        """Stop the process, if nobody wants anything of it for a while."""
        self._used = used = time.monotonic()

        async def later() -> None:
            await asyncio.sleep(REST)
            if self._used == used and not self._jobs:
                await self._stop()

        self._begin(later())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._stop()
