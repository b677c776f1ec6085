"""Stars, and the tables of exercises, which are the only ones that go again."""

import pytest

from stead.server.store import Store
from stead.server.store.rows import ChatRow, LessonRow
from tests.server.store.made import NOTHING, account, entry, guest, with_table

pytestmark = pytest.mark.anyio

MARIA = ("maria", "settlers", "build")


async def test_a_run_lasts_until_it_is_solved(store: Store) -> None:
    await store.add_player(guest("maria"))
    assert await store.lesson(*MARIA) == LessonRow(*MARIA)
    for step in (store.lesson_begun, store.lesson_failed, store.lesson_begun):
        await step(*MARIA)
    assert await store.lesson(*MARIA) == LessonRow(*MARIA, tries=1)
    for step in (store.lesson_solved, store.lesson_failed, store.lesson_shown, store.lesson_solved):
        await step(*MARIA)
    assert await store.lesson(*MARIA) == LessonRow(*MARIA, tries=1, stars=2, best=2)
    await store.lesson_begun(*MARIA)
    assert await store.lesson(*MARIA) == LessonRow(*MARIA, best=2)
    for step in (store.lesson_shown, store.lesson_solved):
        await step(*MARIA)
    assert await store.lessons_of("maria") == [LessonRow(*MARIA, shown=True, stars=1, best=2)]
    assert await store.lessons_of("nobody") == []


async def test_nothing_is_left_of_a_table_that_goes(store: Store) -> None:
    for n in range(5):
        await with_table(store, id=f"lesson{n}", lesson="build", created=float(n), updated=float(n), status="playing")
        await store.append(f"lesson{n}", entry(1), NOTHING)
        await store.say(f"lesson{n}", ChatRow(0, "maria", "Maria", 0, "Hm", 0.0, "chat-0001"))
        await store.save_snapshot(f"lesson{n}", 1, b"{}")
    await with_table(store, id="game", status="playing")
    assert sorted(await store.make_room_for_lesson("maria", 3)) == ["lesson0", "lesson1", "lesson2"]
    assert await store.sweep_lessons(3.5) == ["lesson3"]
    for n in range(5):
        id, kept = f"lesson{n}", n == 4
        assert (await store.table(id) is not None) is kept
        assert [len(await store.entries(id)), len(await store.snapshots(id)), len(await store.chat(id, 0, 9))] == (
            [1, 1, 1] if kept else [0, 0, 0]
        )
    assert [row.id for row, _ in await store.tables_of("maria", 9)] == ["game"]
    assert await store.live_tables_of("maria") == 1
    assert await store.ids() == ["game"]


async def test_the_better_of_guest_and_account_stays(store: Store) -> None:
    await store.add_player(guest("guest"))
    await store.add_player(account("maria"))
    await store.lesson_solved(*MARIA)
    for lesson in ("build", "deal"):
        await store.lesson_failed("guest", "settlers", lesson)
        await store.lesson_solved("guest", "settlers", lesson)
    await store.merge("guest", "maria")
    kept = {row.lesson: row.best for row in await store.lessons_of("maria")}
    assert kept == {"build": 3, "deal": 2}


async def test_stars_go_with_a_guest_who_is_forgotten(store: Store) -> None:
    await store.add_player(guest("maria"))
    await store.lesson_solved(*MARIA)
    await store.sweep(1e12)
    assert await store.player("maria") is None
    assert await store.lessons_of("maria") == []
