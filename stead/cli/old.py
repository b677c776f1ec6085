"""`stead check --old DATABASE`: what this version would do to the games in a database, before anybody upgrades."""

import asyncio
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path

from asyncpg import PostgresError
from rich.progress import track
from sqlalchemy import MetaData, create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from stead.cli.screen import Paper
from stead.cli.serve import shown
from stead.cli.sorry import Sorry
from stead.server.live.mending import Opened, open_game
from stead.server.live.titles import Titles
from stead.server.store import Store, Unavailable, postgres
from stead.server.store.rows import TableRow
from stead.text import Voice

Counts = Counter[tuple[str, str]]
"""By status of the table and what becomes of its game."""


def check_old(voice: Voice, database: str) -> int:
    """Opens a copy, and plays every game in it as the server would on opening it. 1 if any cannot go on."""
    with tempfile.TemporaryDirectory(prefix="stead-") as folder:
        copy = Path(folder, "old.db")
        try:
            if database.startswith("postgresql://"):
                asyncio.run(_copy_postgres(database, copy))
            else:
                _copy_sqlite(voice, Path(database.removeprefix("sqlite:///")), copy)
            _check_tables(voice, database, copy)
            return asyncio.run(_tell(voice, copy))
        except (sqlite3.Error, SQLAlchemyError, PostgresError, OSError, Unavailable) as error:
            sentence = voice.say("terminal-old-unreadable", file=shown(database), problem=str(error))
            raise Sorry(sentence) from None


def _copy_sqlite(voice: Voice, file: Path, copy: Path) -> None:
    """The database as it is at this moment, though a server may be writing to it."""
    if not file.is_file():
        raise Sorry(voice.say("terminal-old-missing", file=str(file)))
    with (
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(copy)) as new,
    ):
        old.backup(new)


async def _copy_postgres(url: str, copy: Path) -> None:
    """All that it holds, read in one transaction; nothing is written there."""
    server, tables = postgres.engine(url), MetaData()
    target = create_engine(f"sqlite:///{copy}")
    try:
        async with server.connect() as old:
            await old.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await old.run_sync(tables.reflect)
            for table in tables.tables.values():
                for column in table.columns:
                    # PostgreSQL's own names for types and defaults mean nothing elsewhere; every value is copied.
                    column.type, column.server_default = column.type.as_generic(), None
            tables.create_all(target)
            with target.begin() as new:
                for table in tables.sorted_tables:
                    rows = await old.stream(select(table))
                    async for some in rows.mappings().partitions(1000):
                        new.execute(table.insert(), [dict(row) for row in some])
    finally:
        target.dispose()
        await server.dispose()


def _check_tables(voice: Voice, database: str, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as db:
        known = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"tables", "entries", "alembic_version"} <= known:
        raise Sorry(voice.say("terminal-old-foreign", file=shown(database)))


async def _tell(voice: Voice, copy: Path) -> int:
    store, console = await Store.open(f"sqlite:///{copy}"), Paper()
    counts: Counts = Counter()
    try:
        titles = Titles(store)
        await titles.keep()
        label, quiet = voice.say("terminal-old-progress"), not console.is_terminal
        for id in track(await store.ids(), label, console=console, transient=True, disable=quiet):
            row, opened = await _open(store, titles, id)
            counts[row.status, opened.how] += 1
            if opened.how != "same":
                lost = opened.mended.lost if opened.mended is not None else 0
                print(voice.say(f"terminal-old-{opened.how}", table=id, title=row.title, lost=lost), flush=True)
    finally:
        await store.close()
    print("\n".join(_sums(voice, counts)), flush=True)
    return 1 if any(how == "stuck" for _, how in counts) else 0


async def _open(store: Store, titles: Titles, id: str) -> tuple[TableRow, Opened]:
    found = await store.table(id)
    assert found is not None
    row, seats = found
    title = await titles.of(row)
    if title is None:
        return row, Opened("stuck")
    return row, open_game(title, row, seats, await store.entries(id), await store.snapshots(id))


def _sums(voice: Voice, counts: Counts) -> list[str]:
    running = {how: counts["playing", how] for how in ("same", "again", "mended", "stuck")}
    ended = [how for (status, how), n in counts.items() if status != "playing" for _ in range(n)]
    whole = ended.count("same")
    return [
        voice.say("terminal-old-running", all=sum(running.values()), **running),
        voice.say("terminal-old-ended", all=len(ended), whole=whole, other=len(ended) - whole),
    ]
