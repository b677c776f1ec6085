"""What takes more than a few milliseconds leaves the event loop: it is done in a thread, one for a person at a time.

So whoever has much to do waits for themselves and not others for them; and nobody's request has more processor time
than its `Meter` gives it.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from anyio import CapacityLimiter, to_thread

T = TypeVar("T")

AT_ONCE = 6
"""Threads. They share one processor with the event loop: more of them make each slower, but nobody wait for a turn."""
MOST_WAITING = 8
"""Of one person."""
LONGEST = 5.0
"""Seconds of processor time that a request may use."""
OFTEN = 0.001
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


class _Turn:
    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class Aside:
    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._threads = CapacityLimiter(at_once)
        self._turns: dict[str, _Turn] = {}

    async def do(self, who: str, work: Callable[[], T], most: int | None = None) -> T:
        """In a thread, after whatever the same person waits for: of that, `most` at once. It is done to its end even if
        nobody waits for it any more, and keeps its turn so long."""
        turn = self._turns.setdefault(who, _Turn())
        if most is not None and turn.waiting >= most:
            raise Busy
        return await whole(self._do(who, turn, work))

    async def _do(self, who: str, turn: _Turn, work: Callable[[], T]) -> T:
        turn.waiting += 1
        try:
            async with turn.lock:
                return await to_thread.run_sync(work, limiter=self._threads)
        finally:
            turn.waiting -= 1
            if not turn.waiting and self._turns.get(who) is turn:
                del self._turns[who]


async def whole(work: Awaitable[T]) -> T:
    """Not to be broken off: what a thread works on stays locked until it has done."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())  # whoever waited may be gone
    return await asyncio.shield(task)
