"""What takes long leaves the event loop, and is bounded."""

import asyncio
import threading

import pytest

from stead.server.live.aside import Aside, Busy, Meter, TooLong

pytestmark = pytest.mark.anyio


async def test_it_is_done_in_a_thread() -> None:
    assert await Aside().do("anna", threading.get_ident) != threading.get_ident()


async def test_nobody_waits_for_more_than_so_much_at_once() -> None:
    aside, go = Aside(1), threading.Event()
    waiting = [asyncio.ensure_future(aside.do("mallory", go.wait, 3)) for _ in range(3)]
    await asyncio.sleep(0.01)
    with pytest.raises(Busy):
        await aside.do("mallory", go.wait, 3)
    anna = asyncio.ensure_future(aside.do("anna", lambda: "done", 3))
    go.set()
    assert await anna == "done"
    await asyncio.gather(*waiting)
    assert await aside.do("mallory", lambda: "again", 3) == "again"


async def test_it_keeps_its_turn_until_it_ends_though_nobody_waits() -> None:
    """Else a table would be given back to others while a thread is still at work on it."""
    aside, begun, go, ended = Aside(1), threading.Event(), threading.Event(), threading.Event()

    def work() -> None:
        begun.set()
        go.wait(60)
        ended.set()

    gone = asyncio.ensure_future(aside.do("anna", work))
    await asyncio.to_thread(begun.wait, 60)
    gone.cancel()
    next_one = asyncio.ensure_future(aside.do("boris", ended.is_set))
    await asyncio.sleep(0.01)
    assert not next_one.done()
    go.set()
    assert await asyncio.wait_for(next_one, 60)


def test_a_meter_counts_processor_time_from_its_first_step() -> None:
    times = iter([100.0, 101.0, 104.0, 104.5])
    meter = Meter(4.0, lambda: next(times))
    meter()
    meter()
    meter()
    with pytest.raises(TooLong):
        meter()
