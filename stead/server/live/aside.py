"""What takes more than a few milliseconds leaves the event loop: it is done in a thread, with a fair share for each.

So whoever has much to do waits for themselves, and not others for them.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

from anyio import CapacityLimiter, to_thread

from stead.server.live.shares import Shares

T = TypeVar("T")

AT_ONCE = 2
"""Threads. They share one processor with the event loop, so they are few."""
MOST_WAITING = 8
"""Of one person."""
LONGEST = 4.0
"""Seconds of processor time that a request may use."""
OFTEN = 0.0005
"""Seconds after which a thread lets others on, the event loop among them, which needs a turn for every message."""


def let_others_on() -> None:
    """For a process that serves: see OFTEN."""
    sys.setswitchinterval(OFTEN)


class Busy(Exception):
    """This person waits for enough already."""


class TooLong(Exception):
    """It would take more processor time than anybody is given at once."""


class Meter:
    """The processor time that one request has used. Whoever works for it looks at it with every step."""

    def __init__(self, most: float = LONGEST, clock: Callable[[], float] = time.thread_time) -> None:
        self._most = most
        self._clock = clock
        self._begun: float | None = None

    def __call__(self, _: object = None) -> None:
        now = self._clock()
        if self._begun is None:  # here the thread begins with it
            self._begun = now
        if now - self._begun > self._most:
            raise TooLong


class Aside:
    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._shares = Shares(at_once)
        self._threads = CapacityLimiter(at_once)
        self._waiting: Counter[str] = Counter()

    async def do(self, who: str, work: Callable[[], T], most: int | None = None) -> T:
        """In a thread, when it is this person's turn; they wait for `most` such things at once. It is done to its end
        even if nobody waits for it any more, and keeps its turn so long."""
        if most is not None and self._waiting[who] >= most:
            raise Busy
        return await whole(self._do(who, work))

    async def _do(self, who: str, work: Callable[[], T]) -> T:
        self._waiting[who] += 1
        try:
            async with self._shares.turn(who, "", True):
                return await to_thread.run_sync(work, limiter=self._threads)
        finally:
            self._waiting -= Counter([who])


async def whole(work: Awaitable[T]) -> T:
    """Not to be broken off: what a thread works on stays locked until it has done."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever waited may be gone
    return await asyncio.shield(task)
