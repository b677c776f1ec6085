"""Old tables go when whoever keeps the server says so, with all that was played and said there; nothing else does."""

import pytest
from sqlalchemy import Connection, func, select

from stead.server.store import Store
from stead.server.store.pruning import AT_ONCE, STATUS, Age
from stead.server.store.rows import AnalysisRow, ChatRow
from stead.server.store.schema import analyses, chat, entries, metadata, seats, snapshots, tables
from tests.server.store.made import NOTHING, entry, with_table

pytestmark = pytest.mark.anyio
OLD, NEW = 100.0, 200.0


async def club(store: Store) -> None:
    """A table of every status, an old one and a new one, each with a game and a chat."""
    statuses = ("waiting", "playing", "finished", "stopped", "put-away", "cancelled")
    for status in statuses:
        for age, updated in (("old", OLD), ("new", NEW)):
            id = f"{status.replace('-', '')}{age}"
            await with_table(store, id=id, status=status, updated=updated)
            assert await store.append(id, entry(1), NOTHING)
            await store.say(id, ChatRow(0, "maria", "Maria", 0, "Hello", 1.0, "chat-0001"))
            await store.save_snapshot(id, 1, b"{}")
            await store.keep_analysis(AnalysisRow(id, "judge", "quick", b"{}", 1.0))


async def left(store: Store) -> set[str]:
    return set(await store.database.read(lambda db: list(db.scalars(select(tables.c.id)))))


@pytest.mark.parametrize("age", STATUS)
async def test_what_is_old_goes_and_nothing_else(store: Store, age: Age) -> None:
    await club(store)
    before = await left(store)
    gone = {f"{status.replace('-', '')}old" for status in STATUS[age]}
    assert gone
    assert await store.count_old(age, 150.0) == len(gone)
    assert await left(store) == before
    assert await store.prune(age, 150.0) == len(gone)
    assert await left(store) == before - gone
    assert await store.prune(age, 150.0) == 0

    def remains(db: Connection) -> set[str]:
        return {id for part in (analyses, entries, snapshots, chat, seats) for id in db.scalars(select(part.c.table))}

    assert await store.database.read(remains) == before - gone


async def test_every_part_of_a_table_goes_with_it(store: Store) -> None:
    """A part that is added later must be thrown away too: it would stand in the way."""
    parts = {
        table.name for table in metadata.tables.values() for key in table.foreign_keys if key.column.table is tables
    }
    assert parts == {"seats", "entries", "snapshots", "chat", "analyses"}
    await club(store)
    await store.prune("finished", 1e12)
    await store.prune("abandoned", 1e12)
    await store.prune("cancelled", 1e12)
    assert await left(store) == {"waitingold", "waitingnew"}


async def test_many_go_in_parts(store: Store) -> None:
    for n in range(AT_ONCE + 5):
        await with_table(store, id=f"t{n}", status="finished", updated=OLD)
    assert await store.prune("finished", 150.0) == AT_ONCE + 5
    assert await store.database.read(lambda db: db.scalar(select(func.count()).select_from(tables))) == 0
