"""What the store does when the database does not answer."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from stead.server.store import Store, Unavailable, Unsure, schema, sqlite
from tests.server.services import Postgres
from tests.server.store.made import NOTHING, entry, with_table

pytestmark = pytest.mark.anyio


async def test_a_store_that_answers(store: Store) -> None:
    await store.ping()


async def test_a_reading_sees_one_moment(store: Store, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    insert = "INSERT INTO settings VALUES ('name', 'value')"

    def meanwhile() -> None:
        if store.dialect == "postgresql":
            request.getfixturevalue("postgres").sql(insert)
        else:
            with contextlib.closing(sqlite3.connect(tmp_path / "stead.db", isolation_level=None)) as somebody:
                somebody.execute(insert)

    def work(db: Connection) -> list[int | None]:
        count = select(func.count()).select_from(schema.settings)
        before = db.scalar(count)
        meanwhile()
        return [before, db.scalar(count)]

    assert await store.database.read(work) == [0, 0]
    assert await store.setting("name", lambda: "other") == "value"


async def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"(?i)read-?only"):
        await store.database.read(lambda db: db.execute(schema.settings.insert().values(name="a", value="b")))


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_cancelled_callers_cost_no_connections(store: Store, postgres: Postgres) -> None:
    await asyncio.gather(*[store.ping() for _ in range(5)])
    clients = "datname = current_database() AND pid <> pg_backend_pid()"
    pids = f"SELECT string_agg(pid::text, ' ' ORDER BY pid) FROM pg_stat_activity WHERE {clients}"
    before = postgres.sql(pids)
    for moment in range(20):
        task = asyncio.create_task(store.ping())
        for _ in range(moment):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, store.ping(), return_exceptions=True)
    assert postgres.sql(pids) == before


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_lost_connections_are_not_noticed(store: Store, postgres: Postgres) -> None:
    await with_table(store)
    for seq in range(1, 4):
        await asyncio.gather(*[store.ping() for _ in range(8)])  # so that there are several to lose
        postgres.drop_clients()
        assert await store.append("t", entry(seq), NOTHING)
        postgres.drop_clients()
        assert len(await store.entries("t")) == seq
        postgres.drop_clients()
        await asyncio.gather(*[store.player("maria") for _ in range(8)])


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_commit_without_an_answer_is_not_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    commit = AsyncConnection.commit

    async def answer_lost(connection: AsyncConnection) -> None:
        await commit(connection)
        raise ConnectionResetError("gone")

    await with_table(store)
    with monkeypatch.context() as patch:
        patch.setattr(AsyncConnection, "commit", answer_lost)
        with pytest.raises(Unsure):
            await store.append("t", entry(1), NOTHING)
    assert await store.known("t", "request-1") == entry(1)
    assert await store.append("t", entry(2), NOTHING)


async def test_a_file_that_somebody_keeps_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0)
    store = await Store.open(f"sqlite:///{tmp_path}/stead.db")
    await with_table(store)
    somebody = sqlite3.connect(tmp_path / "stead.db", isolation_level=None)
    somebody.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await store.append("t", entry(1), NOTHING)
    with pytest.raises(Unavailable):
        await store.set_status("t", "playing", 1.0, was="waiting")
    await store.ping()
    assert await store.entries("t") == []
    somebody.execute("ROLLBACK")
    assert await store.append("t", entry(1), NOTHING)
    somebody.close()
    await store.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_is_kept_of_the_file_does_not_grow_with_it(store: Store) -> None:
    def kept(db: Connection) -> list[int]:
        return [db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("cache_size", "page_size")]

    for found in (await store.database.read(kept), await store.database.write(kept)):
        assert found == [-sqlite.CACHE, 4096]
    assert sqlite.CACHE * (sqlite.READERS + 1) < 4 * 1024, "KiB, of all connections together"
