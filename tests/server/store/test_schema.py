"""The migrations make what `schema.py` says, on both databases, also when several workers start at once."""

import asyncio
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from stead.server.store import NameTaken, Store, Unavailable, schema
from stead.server.store.migrate import MIGRATIONS
from stead.server.store.people import folded
from stead.server.store.rows import AnalysisRow, ChatRow, Entry, PlayerRow, SeatRow, SubscriptionRow, TableRow
from tests.server.store.made import account, guest

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


async def test_the_migrated_database_is_as_the_schema_says(store: Store) -> None:
    def work(db: Connection) -> list[Any]:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        return compare_metadata(context, schema.metadata)

    assert await store.database.read(work) == []


async def test_a_difference_would_be_seen(store: Store) -> None:
    def work(db: Connection) -> list[Any]:
        db.exec_driver_sql("DROP INDEX tables_status_due")
        db.exec_driver_sql("ALTER TABLE seats ADD COLUMN hat VARCHAR")
        db.exec_driver_sql("ALTER TABLE seats DROP COLUMN noticed")
        return compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), schema.metadata)

    assert {change[0] for change in await store.database.write(work)} == {"add_index", "add_column", "remove_column"}


@pytest.mark.parametrize(
    ("row", "table", "more"),
    [
        (PlayerRow, schema.players, {"account", "likeness"}),
        (TableRow, schema.tables, set()),
        (SeatRow, schema.seats, set()),
        (Entry, schema.entries, {"table"}),
        (ChatRow, schema.chat, {"table"}),
        (SubscriptionRow, schema.subscriptions, set()),
        (AnalysisRow, schema.analyses, set()),
    ],
)
def test_columns_are_called_like_the_fields_of_the_rows(row: Any, table: Any, more: set[str]) -> None:
    assert set(row.__struct_fields__) | more == set(table.c.keys())


def test_the_migrations_are_one_line_in_the_order_of_their_numbers() -> None:
    steps = [step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()][::-1]
    assert steps == [f"{n:04}" for n in range(1, len(steps) + 1)]


async def test_what_is_there_stays_when_opened_again(url: str) -> None:
    for id in ("maria", "dmitry"):
        store = await Store.open(url)
        await store.add_player(guest(id))
        assert await store.player("maria") == guest("maria")
        await store.close()


async def test_workers_may_start_at_once(url: str) -> None:
    """Processes, not tasks: SQLite's locks are between processes."""
    code = f"""
import asyncio
from stead.server.store import Store
async def main():
    store = await Store.open({url!r})
    print(await store.setting("secret", lambda: str(id(store))))
    await store.close()
asyncio.run(main())
"""
    command = [sys.executable, "-c", code]
    workers = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    said = [await asyncio.to_thread(worker.communicate) for worker in workers]
    assert [worker.returncode for worker in workers] == [0] * 3
    assert len({out for out, _ in said}) == 1


async def test_a_store_in_memory_is_its_own() -> None:
    first, second = await Store.open("sqlite://"), await Store.open("sqlite:///:memory:")
    await first.add_player(guest("maria"))
    assert await second.player("maria") is None
    await first.close()
    await second.close()


async def test_the_file_is_for_its_owner_only_and_its_folder_is_made(tmp_path: Path) -> None:
    file = tmp_path / "a 100% new folder" / "stead.db"
    store = await Store.open(f"sqlite:///{file}")
    assert (store.dialect, store.url) == ("sqlite", f"sqlite:///{file}")
    assert {stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()} == {0o600}
    await store.close()
    assert [path.name for path in file.parent.iterdir()] == ["stead.db"]


@pytest.mark.parametrize("url", ["", "mysql://x/y", "stead.db", "sqlite+aiosqlite://"])
async def test_an_address_of_nothing_we_know_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="postgresql://"):
        await Store.open(url)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "stead.db").write_text("This is not a database, and will never be one.")
    with pytest.raises(Exception, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path}/stead.db")


async def test_a_server_that_is_not_there_is_said() -> None:
    with pytest.raises(Unavailable):
        await Store.open("postgresql://127.0.0.1:1/stead")


async def test_old_accounts_that_look_alike_both_stay(tmp_path: Path) -> None:
    """Before 0006 nothing kept them apart: both sign in as before, and neither is called a guest."""
    file = tmp_path / "stead.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as db:
        config = Config(attributes={"connection": db})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, "0004")
        for id, name, created in (("late", "Аnna", 2.0), ("early", "Anna", 1.0)):  # the first with a Russian A
            row = dict(id=id, name=name, account=folded(name), password="argon2…", created=created)
            db.exec_driver_sql("INSERT INTO players VALUES (:id, :name, :account, :password, :created)", row)
    engine.dispose()
    store = await Store.open(f"sqlite:///{file}")
    try:
        for id, name in (("early", "Anna"), ("late", "Аnna")):
            found = await store.account(name)
            assert found is not None
            assert found.id == id
        assert await store.borrowed({("Anna", "early"), ("Аnna", "late")}) == frozenset()
        assert await store.borrowed({("ANNA", "guest"), ("Anna", None)}) == {("ANNA", "guest"), ("Anna", None)}
        with pytest.raises(NameTaken):
            await store.add_player(account("third", "ANNA"))
    finally:
        await store.close()
