"""Journals: entries follow each other, once each, together with what they change; snapshots."""

import asyncio

import msgspec
import pytest

from stead.server.store import Store
from stead.server.store.rows import Change
from tests.server.store.made import NOTHING, entry, seat, with_table

pytestmark = pytest.mark.anyio


async def test_entries_are_read_as_appended(store: Store) -> None:
    await with_table(store)
    rows = [entry(1, key="build дом", seat=3, at=0.1), entry(2, kind="undo", key=""), entry(3, kind="done")]
    for row in rows:
        assert await store.append("t", row, NOTHING)
    assert await store.entries("t") == rows
    assert await store.entries("t", after=1) == rows[1:]
    assert await store.entries("t", after=3) == []
    assert await store.known("t", "request-2") == rows[1]
    assert await store.known("t", "request-9") is None
    assert await store.entries("other") == []


async def test_only_what_is_given_changes(store: Store) -> None:
    await with_table(store, seat(0, bank=1.0, order="pass"), seat(1, bank=2.0), status="playing", due=5.0, waiting=(1,))
    table, seats = await store.table("t") or pytest.fail("no table")

    assert await store.append("t", entry(1), Change(waiting=(0, 1), updated=7.0))
    table = msgspec.structs.replace(table, version=1, waiting=(0, 1), updated=7.0)
    assert await store.table("t") == (table, seats)

    change = Change(due=None, clock_since=8.0, banks={0: 0.5, 1: None}, orders={0: None, 1: "pass"})
    assert await store.append("t", entry(2), change)
    table = msgspec.structs.replace(table, version=2, due=None, clock_since=8.0)
    seats = (seat(0, bank=0.5), seat(1, order="pass"))
    assert await store.table("t") == (table, seats)

    assert await store.append("t", entry(3), Change(status="finished", scores=(1, 2), winners=(1,), waiting=()))
    table = msgspec.structs.replace(table, version=3, status="finished", scores=(1, 2), winners=(1,), waiting=())
    assert await store.table("t") == (table, seats)


@pytest.mark.parametrize(
    "refused",
    [entry(2, "new"), entry(1, "new"), entry(3, "request-1"), entry(3, "request-2"), entry(4, "new"), entry(0, "new")],
    ids=["seq again", "an older seq", "an older id", "the last id", "a gap", "zero"],
)
async def test_an_entry_that_does_not_follow_is_refused_and_nothing_changes(store: Store, refused) -> None:
    await with_table(store)
    for seq in (1, 2):
        assert await store.append("t", entry(seq), NOTHING)
    before = await store.table("t"), await store.entries("t")
    change = Change(waiting=(5,), updated=99.0, status="finished", banks={0: 5.0}, orders={0: "pass"})
    assert not await store.append("t", refused, change)
    assert (await store.table("t"), await store.entries("t")) == before
    assert await store.append("t", entry(3), NOTHING)


async def test_an_entry_of_no_table_is_refused(store: Store) -> None:
    assert not await store.append("nowhere", entry(1), NOTHING)


async def test_the_same_id_may_be_used_at_another_table(store: Store) -> None:
    for id in ("a", "b"):
        await with_table(store, id=id)
        assert await store.append(id, entry(1), NOTHING)


async def test_of_many_with_the_same_number_one_is_accepted(store: Store) -> None:
    await with_table(store)
    for seq in range(1, 6):
        rows = [entry(seq, f"{n}-{seq}") for n in range(10)]
        accepted = await asyncio.gather(*[store.append("t", row, NOTHING) for row in rows])
        assert sum(accepted) == 1
        assert await store.entries("t", after=seq - 1) == [rows[accepted.index(True)]]


async def test_entries_handed_in_at_once_are_accepted_in_order(store: Store) -> None:
    await with_table(store)
    assert await asyncio.gather(*[store.append("t", entry(seq), NOTHING) for seq in range(1, 21)]) == [True] * 20
    assert await asyncio.gather(*[store.append("t", entry(seq), NOTHING) for seq in (22, 21, 22)]) == [
        False,
        True,
        True,
    ]


async def test_the_latest_snapshot_counts_and_two_are_kept(store: Store) -> None:
    await with_table(store)
    await with_table(store, id="other")
    assert await store.snapshots("t") == []
    for seq in (10, 20, 20, 30):
        await store.save_snapshot("t", seq, b"\x00position %d" % seq)
    assert await store.snapshots("t") == [(30, b"\x00position 30"), (20, b"\x00position 20")]
    await store.save_snapshot("t", 10, b"late")
    await store.save_snapshot("other", 5, b"other")
    assert await store.snapshots("t") == [(30, b"\x00position 30"), (20, b"\x00position 20")]
    assert await store.snapshots("t", most=1) == [(30, b"\x00position 30")]
    assert await store.snapshots("other") == [(5, b"other")]
    kept = await store.database.read(lambda db: db.exec_driver_sql("SELECT seq FROM snapshots ORDER BY seq").all())
    assert [seq for (seq,) in kept] == [5, 20, 30]
