"""Lists of tables: what is in them, in which order, and at what price."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from stead.server.store import Store
from stead.server.store.lists import Seated
from tests.server.store.made import a_table, guest, seat

pytestmark = pytest.mark.anyio


def ids(found: list[Seated]) -> list[str]:
    return [table.id for table, _ in found]


@pytest.fixture
async def club(store: Store) -> Store:
    """Some tables of Maria's and Dmitry's."""
    for player in ("maria", "dmitry", "anna"):
        await store.add_player(guest(player))

    async def add(id: str, *players: str | None, **columns: Any) -> None:
        rows = [seat(n, "person" if player else "open", id, player=player) for n, player in enumerate(players)]
        await store.add_table(a_table(id, **columns), rows)

    await add("old", "maria", None, created=1.0, updated=9.0)
    await add("new", "maria", None, None, created=2.0, updated=2.0)
    await add("full", "maria", "dmitry", created=3.0)
    await add("private", "dmitry", None, host="dmitry", public=False, created=4.0, updated=4.0)
    await add("slow", "dmitry", "anna", host="dmitry", status="playing", updated=5.0, due=50.0)
    await add("quick", "dmitry", "maria", host="dmitry", status="playing", updated=6.0, due=40.0)
    await add("secret", "anna", None, host="dmitry", status="playing", public=False, updated=7.0)
    await add("over1", "maria", "anna", status="finished", updated=11.0, due=1.0)
    await add("over2", "dmitry", "anna", host="maria", status="finished", updated=12.0, winners=(1,), scores=(3, 5))
    await add("over3", "dmitry", "maria", host="dmitry", status="finished", updated=13.0, public=False)
    await add("never", "maria", None, status="cancelled", updated=14.0)
    return store


async def test_where_anybody_may_sit_down(club: Store) -> None:
    found = await club.open_tables(10)
    assert ids(found) == ["new", "old"]
    assert found[0][1] == tuple(
        seat(n, who, "new", player=p) for n, who, p in [(0, "person", "maria"), (1, "open", None), (2, "open", None)]
    )
    assert ids(await club.open_tables(1)) == ["new"]


async def test_what_can_be_watched(club: Store) -> None:
    assert ids(await club.watchable(10)) == ["quick", "slow"]
    assert ids(await club.watchable(1)) == ["quick"]


async def test_what_a_player_plays_or_hosts(club: Store) -> None:
    assert ids(await club.tables_of("maria", 10)) == ["old", "quick", "new", "full"]
    assert ids(await club.tables_of("dmitry", 10)) == ["secret", "quick", "slow", "private", "full"]
    assert ids(await club.tables_of("dmitry", 2)) == ["secret", "quick"]
    assert ids(await club.tables_of("nobody", 10)) == []


async def test_what_is_over(club: Store) -> None:
    assert ids(await club.finished(None, 10, None)) == ["over2", "over1"]
    assert ids(await club.finished("maria", 10, None)) == ["over3", "over2", "over1"]
    assert ids(await club.finished("anna", 10, None)) == ["over2", "over1"]
    assert ids(await club.finished("maria", 1, None)) == ["over3"]
    assert ids(await club.finished("maria", 1, 13.0)) == ["over2"]
    assert ids(await club.finished(None, 10, 12.0)) == ["over1"]
    table, _ = (await club.finished(None, 1, None))[0]
    assert (table.winners, table.scores) == ((1,), (3, 5))


async def test_how_many_live_tables_a_player_has_made(club: Store) -> None:
    assert [await club.live_tables_of(player) for player in ("maria", "dmitry", "anna")] == [3, 4, 0]


async def test_what_is_due(club: Store) -> None:
    assert await club.due(39.9, 10) == []
    assert await club.due(45.0, 10) == ["quick"]
    assert await club.due(50.0, 10) == ["quick", "slow"]
    assert await club.due(50.0, 1) == ["quick"]


LISTS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "table": lambda store: store.table("old"),
    "open": lambda store: store.open_tables(10),
    "watchable": lambda store: store.watchable(10),
    "mine": lambda store: store.tables_of("maria", 10),
    "finished": lambda store: store.finished(None, 10, 20.0),
    "my finished": lambda store: store.finished("maria", 10, 20.0),
}
SINGLE: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "live": lambda store: store.live_tables_of("maria"),
    "due": lambda store: store.due(50.0, 10),
    "entries": lambda store: store.entries("old", 3),
    "known": lambda store: store.known("old", "request-1"),
    "snapshots": lambda store: store.snapshots("old"),
    "content": lambda store: store.content("toy", "c1"),
    "chat": lambda store: store.chat("old", 0, 10),
    "session": lambda store: store.session(b"hash", 0.0),
    "account": lambda store: store.account("Maria"),
    "subscriptions": lambda store: store.subscriptions("maria"),
}


@contextmanager
def queries() -> Iterator[list[tuple[str, Any]]]:
    """All queries that are made meanwhile, with their parameters."""
    made: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            made.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield made
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.mark.parametrize("name", LISTS)
async def test_a_list_is_two_queries(club: Store, name: str) -> None:
    with queries() as made:
        assert await LISTS[name](club)
    assert len(made) == 2


@pytest.mark.parametrize("name", [*LISTS, *SINGLE])
@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_every_query_finds_its_rows_by_an_index(club: Store, name: str, tmp_path: Path) -> None:
    with queries() as made:
        await (LISTS | SINGLE)[name](club)
    database = sqlite3.connect(tmp_path / "stead.db")
    for statement, parameters in made:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
        assert not [step for step in plan if step.startswith("SCAN")], plan
    database.close()
