"""Tables and seats, and who may change them when two want to."""

import asyncio
from typing import Any

import msgspec
import pytest

from stead.server.messages import Clock
from stead.server.store import Store
from stead.server.store.rows import Change, ChatRow, Entry, SeatRow, TableRow
from tests.server.store.made import a_table, guest, seat, with_table

pytestmark = pytest.mark.anyio


async def found(store: Store, id: str = "t") -> tuple[TableRow, tuple[SeatRow, ...]]:
    return await store.table(id) or pytest.fail("no table")


async def test_a_table_is_found_as_added(store: Store) -> None:
    table = a_table(
        options={"lookout": "advanced", "peaceful": True},
        seed=2**63 - 1,
        clock=Clock("live", 1200, 15),
        start={"any": ["thing", 1, None]},
        parent="p",
        public=False,
        waiting=(0, 1),
        due=1e9 + 0.1,
        clock_since=0.25,
        scores=(1, 2),
        winners=(1,),
        invite=3,
    )
    rows = (
        seat(0, "person", player="maria", name="Мария", wish="romans", role="japanese", noticed=4, votes=(1,)),
        seat(1, "bot", bot="greedy", bank=0.1, order="pass", stand_in="greedy"),
    )
    await store.add_player(guest("maria"))
    await store.add_table(table, rows[::-1])
    assert await store.table("t") == (table, rows)
    assert await store.table("other") is None


async def test_of_many_who_want_a_seat_one_gets_it(store: Store) -> None:
    await with_table(store)
    for n in range(8):
        await store.add_player(guest(f"p{n}"))
    wants = [store.take_seat("t", 1, f"p{n}", f"P{n}", "romans", 5.0) for n in range(8)]
    got = await asyncio.gather(*wants)
    assert sum(got) == 1
    winner = got.index(True)
    table, seats = await found(store)
    assert seats[1] == seat(1, "person", player=f"p{winner}", name=f"P{winner}", wish="romans")
    assert table.updated == 5.0


async def test_no_seat_can_be_taken_once_the_game_has_begun(store: Store) -> None:
    await with_table(store)
    before = (await found(store))[1]
    assert await store.set_status("t", "playing", 2.0, was="waiting")
    assert not await store.take_seat("t", 1, "maria", "Maria", None, 5.0)
    assert not await store.take_seat("t", 9, "maria", "Maria", None, 5.0)
    assert not await store.take_seat("other", 1, "maria", "Maria", None, 5.0)
    table, seats = await found(store)
    assert (table.updated, seats) == (2.0, before)


@pytest.mark.parametrize(
    "other",
    [
        dict(who="bot"),
        dict(name="N"),
        dict(player=None),
        dict(bot="greedy"),
        dict(wish=None),
        dict(role="romans"),
        dict(stand_in="greedy"),
        dict(bank=0.1 + 0.2),
        dict(bank=None),
        dict(order="pass"),
        dict(noticed=5),
        dict(votes=(1,)),
        dict(resigned=True),
        dict(stop=True),
    ],
)
async def test_a_seat_changes_only_if_it_is_as_it_was(store: Store, other: dict[str, Any]) -> None:
    row = seat(0, "person", player="maria", name="Maria", wish="romans", bank=0.3)
    await with_table(store, row, seat(1))
    changed = msgspec.structs.replace(row, **other)
    assert not await store.change_seat(row, was=changed)
    assert (await found(store))[1] == (row, seat(1))
    assert await store.change_seat(changed, was=row)
    assert (await found(store))[1] == (changed, seat(1))


async def test_a_status_is_changed_once(store: Store) -> None:
    await with_table(store)
    done = await asyncio.gather(*[store.set_status("t", "cancelled", 2.0, was="waiting") for _ in range(5)])
    assert sorted(done) == [False] * 4 + [True]
    table, _ = await found(store)
    assert (table.status, table.updated) == ("cancelled", 2.0)


async def test_a_table_has_one_rematch(store: Store) -> None:
    await with_table(store)
    assert await store.change_table("t", invite=1)
    done = await asyncio.gather(*[store.change_table("t", rematch=f"r{n}", invite=2) for n in range(5)])
    assert sum(done) == 1
    table, _ = await found(store)
    assert (table.rematch, table.invite) == (f"r{done.index(True)}", 2)
    assert not await store.change_table("other", invite=1)


async def test_a_cancelled_rematch_is_made_anew_once(store: Store) -> None:
    await with_table(store, rematch="r")
    await with_table(store, id="r")
    assert not await store.change_table("t", rematch="new")
    await store.set_status("r", "cancelled", 2.0, was="waiting")
    await with_table(store, id="new")
    assert sorted(await asyncio.gather(*[store.change_table("t", rematch="new") for _ in range(3)])) == [
        False,
        False,
        True,
    ]
    assert (await found(store))[0].rematch == "new"


@pytest.mark.parametrize("column", ["seed", "status", "version", "host", "id", "nonsense"])
async def test_what_a_table_is_does_not_change(store: Store, column: str) -> None:
    await with_table(store)
    with pytest.raises(ValueError, match=column):
        await store.change_table("t", **{column: 1})


async def test_a_game_begins_once_with_everybody_in_their_roles(store: Store) -> None:
    await with_table(store)
    maria, free = (await found(store))[1]
    dealt = (
        msgspec.structs.replace(maria, role="romans", bank=60.0),
        msgspec.structs.replace(free, who="bot", bot="greedy", role="egyptians"),
    )
    begun = dict(waiting=(0,), due=10.0, clock_since=5.0, updated=5.0, ruleset=2, content="c2")
    row = a_table(status="playing", **begun)
    starts = [store.start(row, dealt) for _ in range(4)]
    assert sorted(await asyncio.gather(*starts)) == [False] * 3 + [True]
    table, seats = await found(store)
    assert seats == dealt
    assert table == row


async def test_a_game_does_not_begin_without_somebody_who_just_came(store: Store) -> None:
    await with_table(store)
    before = (await found(store))[1]
    await store.add_player(guest("dmitry"))
    assert await store.take_seat("t", 1, "dmitry", "Dmitry", None, 2.0)
    as_it_was = await found(store)
    assert not await store.start(a_table(status="playing"), before)
    assert await found(store) == as_it_was


async def test_nobody_sits_down_while_the_game_begins(store: Store, url: str) -> None:
    other = await Store.open(url)
    for n in range(20):
        await with_table(store, id=f"t{n}")
        seats = (await found(store, f"t{n}"))[1]
        begins = store.start(a_table(f"t{n}", status="playing"), seats)
        assert sum(await asyncio.gather(begins, other.take_seat(f"t{n}", 1, "maria", "M", None, 2.0))) == 1
    await other.close()


async def test_work_that_is_due_is_claimed_by_one_worker(store: Store) -> None:
    await with_table(store, status="playing", due=5.0)
    assert sorted(await asyncio.gather(*[store.defer("t", 5.0, 20.0) for _ in range(4)])) == [False] * 3 + [True]
    assert (await found(store))[0].due == 20.0
    assert await store.defer("t", 20.0, None)
    assert (await found(store))[0].due is None


async def test_tables_at_which_nothing_happens_are_cancelled(store: Store) -> None:
    await with_table(store, id="idle", updated=4.9)
    await with_table(store, id="lively", updated=5.0)
    await with_table(store, id="playing", status="playing", updated=1.0)
    assert await store.cancel_idle(5.0) == 1
    now = {id: (await found(store, id))[0].status for id in ("idle", "lively", "playing")}
    assert now == {"idle": "cancelled", "lively": "waiting", "playing": "playing"}


async def test_a_game_is_called_off_if_nobody_has_moved(store: Store) -> None:
    for n, kind in enumerate(("auto", "push")):
        await with_table(store, id=f"t{n}", status="playing", due=5.0)
        assert await store.append(f"t{n}", Entry(1, kind, 0, "k", "request-1", 1.0), Change())  # type: ignore[arg-type]
    await with_table(store, id="waiting")
    assert [await store.call_off(id, 9.0) for id in ("t0", "t1", "waiting", "other", "t0")] == [True, *[False] * 4]
    table, _ = await found(store, "t0")
    assert (table.status, table.updated, table.due) == ("cancelled", 9.0, None)
    assert (await found(store, "t1"))[0].status == "playing"
    assert await store.append("t1", Entry(2, "auto", 1, "k", "request-2", 1.0), Change())
    assert await store.append("t1", Entry(3, "undo", 0, "1", "request-3", 1.0), Change())
    assert not await store.call_off("t1", 9.0)
    assert await store.append("t1", Entry(4, "undo", 0, "1", "request-4", 1.0), Change())
    assert await store.call_off("t1", 9.0)


@pytest.mark.parametrize("status", ["playing", "finished", "stopped", "put-away"])
async def test_ones_own_game_is_erased_and_nothing_is_written_to_it_any_more(store: Store, status: Any) -> None:
    await with_table(store, seat(0, "person", player="maria"), seat(1, "bot"), status=status)
    assert await store.append("t", Entry(1, "push", 0, "k", "request-1", 1.0), Change())
    await store.save_snapshot("t", 1, b"position")
    await store.say("t", ChatRow(0, "maria", "Maria", 0, "Hello", 1.0, "request-2"))
    assert not await store.erase("t", "dmitry", 9.0)
    assert await store.erase("t", "maria", 9.0)
    assert (await store.entries("t"), await store.snapshots("t"), await store.chat("t", 0, 9)) == ([], [], [])
    assert not await store.append("t", Entry(2, "auto", 1, "k", "request-3", 2.0), Change(status="playing"))
    await store.save_snapshot("t", 1, b"position")
    assert await store.snapshots("t") == []
    assert (await found(store))[0].status == "cancelled"
    assert not await store.erase("t", "maria", 9.0)


async def test_what_somebody_else_sat_at_is_not_erased(store: Store) -> None:
    await store.add_player(guest("dmitry"))
    await with_table(store, seat(0, "person", player="maria"), seat(1, "person", player="dmitry"), status="finished")
    await with_table(store, id="waiting")
    as_it_was = await found(store)
    assert not await store.erase("t", "maria", 9.0)
    assert not await store.erase("waiting", "maria", 9.0)
    assert await found(store) == as_it_was
