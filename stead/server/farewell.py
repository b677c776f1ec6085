"""Before a worker stops: uvicorn closes all sockets, and tells the application only then. Whoever plays shall hear it
from us while they can: they know that the table comes back."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

LONGEST = 30.0
"""Seconds for a worker without a parent to stop."""


def end_with_parent() -> None:
    """A worker whose parent was killed stops in good order: nobody would stop it later, and it holds the port."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LONGEST)
        os._exit(1)

    threading.Thread(target=watch, name="stead-parent", daemon=True).start()


@contextmanager
def said_first(farewell: Callable[[], Coroutine[Any, Any, None]]) -> Iterator[None]:
    """Say it as soon as somebody wants us to stop, and then let those go on who were to hear of that anyway. Who asks
    again does not want to wait."""
    loop = asyncio.get_running_loop()
    others: dict[int, Any] = {}
    saying: list[asyncio.Task[None]] = []

    def pass_on(number: int, frame: FrameType | None) -> None:
        if callable(others.get(number)):
            others[number](number, frame)

    def say(number: int, frame: FrameType | None) -> None:
        if saying:
            pass_on(number, frame)
        else:
            saying.append(loop.create_task(farewell()))
            saying[0].add_done_callback(lambda _: pass_on(number, frame))

    def hear(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(say, number, frame)

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGINT, signal.SIGTERM):
            others[number] = signal.getsignal(number)
            signal.signal(number, hear)
    try:
        yield
    finally:
        for number, other in others.items():
            signal.signal(number, other)
