"""Many write at once: transactions are shared, and neither a cancelled caller nor a bad line harms the others."""

import asyncio
import random
from typing import TypeVar

import pytest

from stead.server.store import Store, Unavailable
from stead.server.store.clerk import Clerk
from stead.server.store.database import Database, Work
from stead.server.store.rows import Change
from tests.server.store.made import NOTHING, entry, with_table

pytestmark = pytest.mark.anyio

T = TypeVar("T")
TABLES = [f"t{n}" for n in range(20)]


@pytest.fixture
async def tables(store: Store) -> Store:
    for id in TABLES:
        await with_table(store, id=id)
    return store


class Watched:
    """A database that counts, and fails when told to."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.dialect = database.dialect
        self.written = 0
        self.failure: Exception | None = None

    async def write(self, work: Work[T]) -> T:
        if self.failure:
            raise self.failure
        self.written += 1
        return await self.database.write(work)

    async def read(self, work: Work[T]) -> T:
        return await self.database.read(work)

    async def close(self) -> None:
        await self.database.close()


async def test_what_comes_at_once_shares_a_transaction(tables: Store) -> None:
    watched = Watched(tables.database)
    clerk = Clerk(watched)
    for seq in range(1, 6):
        assert all(await asyncio.gather(*[clerk.append(id, entry(seq), NOTHING) for id in TABLES]))
    assert watched.written == 5


async def test_one_entry_waits_for_nobody(tables: Store) -> None:
    watched = Watched(tables.database)
    assert await Clerk(watched).append("t1", entry(1), NOTHING)
    assert watched.written == 1


async def test_refused_and_accepted_go_together(tables: Store) -> None:
    assert await tables.append("t3", entry(1), NOTHING)
    accepted = await asyncio.gather(*[tables.append(id, entry(1, "other"), Change(updated=9.0)) for id in TABLES])
    assert accepted == [id != "t3" for id in TABLES]
    for id in TABLES:
        table, _ = await tables.table(id) or pytest.fail("no table")
        assert table.updated == (1.0 if id == "t3" else 9.0)


async def test_a_line_that_cannot_be_written_fails_alone(tables: Store) -> None:
    lines = [tables.append(id, entry(1, key="\ud800" if id == "t3" else "pass"), NOTHING) for id in TABLES]
    results = await asyncio.gather(*lines, return_exceptions=True)
    assert [result is True for result in results] == [id != "t3" for id in TABLES]
    assert isinstance(results[3], Exception)
    assert await tables.append("t3", entry(1), NOTHING)


async def test_when_the_database_is_away_all_are_told_and_it_goes_on_later(tables: Store) -> None:
    watched = Watched(tables.database)
    clerk = Clerk(watched)
    watched.failure = Unavailable("away")
    results = await asyncio.gather(*[clerk.append(id, entry(1), NOTHING) for id in TABLES], return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * len(TABLES)
    watched.failure = None
    assert all(await asyncio.gather(*[clerk.append(id, entry(1), NOTHING) for id in TABLES]))


async def test_the_backlog_has_an_end(tables: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stead.server.store.clerk.BACKLOG", 5)
    results = await asyncio.gather(*[tables.append(id, entry(1), NOTHING) for id in TABLES], return_exceptions=True)
    assert [result is True for result in results] == [True] * 5 + [False] * 15


async def test_two_workers_with_the_same_tables_do_not_wait_for_each_other(
    tables: Store, url: str, request: pytest.FixtureRequest
) -> None:
    one, two = await Store.open(url), await Store.open(url)
    for seq in range(1, 11):
        forth = [one.append(id, entry(seq, f"one-{seq}"), Change(banks={0: 1.0, 1: 2.0})) for id in TABLES]
        back = [two.append(id, entry(seq, f"two-{seq}"), Change(banks={1: 1.0, 0: 2.0})) for id in TABLES[::-1]]
        won = await asyncio.gather(*forth, *back)
        assert [won[n] + won[-1 - n] for n in range(len(TABLES))] == [1] * len(TABLES)
    await one.close()
    await two.close()
    if tables.dialect == "postgresql":
        deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
        assert request.getfixturevalue("postgres").sql(deadlocks) == "0"


async def test_cancelled_callers_leave_whole_entries_in_order(tables: Store) -> None:
    """Whoever appends is cancelled, at any moment, and starts anew from what the store says."""
    luck = random.Random(3)
    told: dict[str, set[str]] = {id: set() for id in TABLES}
    accepted = asyncio.Event()

    async def play(id: str) -> None:
        while True:
            table, _ = await tables.table(id) or pytest.fail("no table")
            seq, request = table.version + 1, f"{luck.random()}"
            change = Change(updated=float(seq), waiting=(seq,), banks={0: float(seq)})
            if await tables.append(id, entry(seq, request), change):
                told[id].add(request)
                accepted.set()

    for _ in range(5):
        tasks = [asyncio.create_task(play(id)) for id in TABLES]
        for task in luck.sample(tasks, len(tasks)):
            if luck.random() < 0.3:
                accepted.clear()
                await accepted.wait()
            for _ in range(luck.randrange(4)):
                await asyncio.sleep(0)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    for id in TABLES:
        assert not await tables.append(id, entry(10_000, "behind all that was handed in"), NOTHING)
        table, seats = await tables.table(id) or pytest.fail("no table")
        entries = await tables.entries(id)
        assert [row.seq for row in entries] == list(range(1, table.version + 1))
        assert told[id] <= {row.id for row in entries}
        assert (table.updated, table.waiting, seats[0].bank) == (table.version, (table.version,), table.version)
        assert await tables.append(id, entry(table.version + 1, "last"), NOTHING)


async def test_closing_waits_for_what_was_handed_in_even_by_callers_who_are_gone(url: str) -> None:
    store = await Store.open(url)
    for id in TABLES:
        await with_table(store, id=id)
    tasks = [asyncio.create_task(store.append(id, entry(1), NOTHING)) for id in TABLES]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await store.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [task.result() for task in tasks[1::2]] == [True] * (len(TABLES) // 2)
    for late in (store.append("t1", entry(2), NOTHING), store.table("t1"), store.cancel_idle(9.0)):
        with pytest.raises(Unavailable):
            await late

    again = await Store.open(url)
    assert [len(await again.entries(id)) for id in TABLES] == [1] * len(TABLES)
    await again.close()
