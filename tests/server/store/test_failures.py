"""What the store does when the database does not answer."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from stead.server.store import Store, Unavailable, Unsure, sqlite
from tests.server.services import Postgres
from tests.server.store.made import NOTHING, entry, with_table

pytestmark = pytest.mark.anyio


async def test_a_store_that_answers(store: Store) -> None:
    await store.ping()


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
