"""Fair shares: who is next is told by the time that was worked for them, whatever the clock of this machine shows."""

import asyncio

import pytest

from stead.server.live.shares import UNWATCHED, Shares

pytestmark = pytest.mark.anyio


class Hands:
    """Shares on a clock of the test, and in which order people were served. Until it is `done` one hand is busy with
    something else, so that all wishes are there when the first is granted."""

    def __init__(self) -> None:
        self.now = 0.0
        self.shares = Shares(1, lambda: self.now)
        self.served: list[str] = []
        self._open = asyncio.Event()
        self._running = [asyncio.ensure_future(self._wait())]

    async def _wait(self) -> None:
        async with self.shares.turn("somebody", "", True):
            await self._open.wait()

    def wish(self, name: str, cost: float = 1.0, *, watched: bool = True) -> asyncio.Task[None]:
        """`anna/1` is a table of Anna's."""
        task = asyncio.ensure_future(self._work(name, cost, watched))
        self._running.append(task)
        return task

    async def _work(self, name: str, cost: float, watched: bool) -> None:
        async with self.shares.turn(name.partition("/")[0], name, watched):
            self.served.append(name)
            self.now += cost

    async def done(self) -> list[str]:
        await asyncio.sleep(0)
        self._open.set()
        await asyncio.gather(*self._running, return_exceptions=True)
        return self.served


async def test_whoever_has_many_tables_waits_for_themselves() -> None:
    hands = Hands()
    for n in range(50):
        hands.wish(f"mallory/{n}")
    hands.wish("anna/1")
    assert (await hands.done()).index("anna/1") == 1


async def test_it_is_time_that_is_shared_and_not_turns() -> None:
    """Boris' bots think ten times as long, so hers have ten turns for one of his."""
    hands = Hands()
    for n in range(30):
        hands.wish(f"anna/{n}", 0.1)
    for n in range(3):
        hands.wish(f"boris/{n}", 1.0)
    served = await hands.done()
    assert served.index("boris/2") - served.index("boris/1") >= 10


async def test_of_ones_own_tables_none_is_forgotten() -> None:
    hands = Hands()
    for _ in range(3):
        for table in ("anna/1", "anna/2", "anna/3"):
            hands.wish(table)
    served = await hands.done()
    assert [sorted(served[i : i + 3]) for i in (0, 3, 6)] == [["anna/1", "anna/2", "anna/3"]] * 3


async def test_those_who_look_come_first() -> None:
    """Among strangers as among the tables of one person; but where nobody looks it goes on as well."""
    hands = Hands()
    for n in range(40):
        hands.wish(f"mallory/{n}", watched=False)
        hands.wish(f"anna/{n}")
    hands.wish("mallory/seen")
    served = await hands.done()
    anna = [place for place, name in enumerate(served) if name.startswith("anna")]
    between = [served[place] for place in range(anna[-1]) if served[place].startswith("mallory")]
    assert between[0] == "mallory/seen"
    assert 40 / UNWATCHED - 2 <= len(between) <= 40 / UNWATCHED + 2


async def test_nobody_saves_up() -> None:
    """Anna was away while Boris had a hundred turns: she does not have a hundred before him now."""
    hands = Hands()
    for _ in range(100):
        hands.wish("boris/1")
    for n in range(3):
        hands.wish(f"clara/{n}", 30.0)
    task = hands.wish("boris/2")
    task.add_done_callback(lambda _: [hands.wish(f"anna/{n}") for n in range(6)])  # only now she comes
    for n in range(6):
        hands.wish(f"boris/{n}")
    served = await hands.done()
    while len(served) < 100 + 3 + 1 + 6 + 6:
        served = await hands.done()
    later = [name.partition("/")[0] for name in served[served.index("anna/0") :]]
    assert "boris" in later[:3]


async def test_two_hands_do_not_work_for_one_while_another_waits() -> None:
    shares, busy, free = Shares(2), asyncio.Event(), asyncio.Event()
    served: list[str] = []

    async def work(name: str) -> None:
        async with shares.turn(name, "", True):
            served.append(name)
            busy.set()
            await free.wait()

    tasks = [asyncio.ensure_future(work(name)) for name in ("mallory", "mallory", "mallory", "anna")]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sorted(served) == ["mallory", "mallory"]  # nobody else had asked yet
    free.set()
    await asyncio.gather(*tasks)
    assert served[2] == "anna"


async def test_who_goes_away_keeps_no_hand() -> None:
    hands = Hands()
    gone = hands.wish("boris/1")
    hands.wish("anna/1")
    await asyncio.sleep(0)
    gone.cancel()
    assert await asyncio.wait_for(hands.done(), 60) == ["anna/1"]


async def test_who_goes_away_when_it_is_their_turn_keeps_no_hand_either() -> None:
    shares, free = Shares(1), asyncio.Event()

    async def work() -> None:
        async with shares.turn("anna", "", True):
            await free.wait()

    async with shares.turn("anna", "", True):
        second, third = asyncio.ensure_future(work()), asyncio.ensure_future(work())
        await asyncio.sleep(0)
    second.cancel()  # it was granted, and has not heard of it
    free.set()
    await asyncio.wait_for(third, 60)
    assert second.cancelled()
