"""The clerk writes the journals. Entries that come while others are being written share the next transaction, and with
it the one wait for the disk."""

import asyncio
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, bindparam, select, update

from stead.server.store.database import Database, Unavailable, insert
from stead.server.store.rows import Change, Entry
from stead.server.store.schema import entries, seats, tables

TOGETHER = 200
"""Entries in one transaction, at most."""
BACKLOG = 10_000
"""Entries that may wait."""

COLUMNS = [name for name in Change.__struct_fields__ if name in tables.c]

# Statements are made once: making one costs more than running it.
# Tables come in the order of their ids, so that two workers with the same tables cannot wait for each other.
VERSIONS = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
UPDATE = update(tables).where(tables.c.id == bindparam("of_table"))
ONE_SEAT = update(seats).where(seats.c.table == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))


@cache
def new_entries(dialect: str) -> Any:
    return insert(dialect, entries).on_conflict_do_nothing().returning(entries.c.table)


class Line(NamedTuple):
    """An entry on its way into the journal."""

    table: str
    entry: Entry
    change: Change
    accepted: asyncio.Future[bool]


class Clerk:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._lines: list[Line] = []
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, table_id: str, entry: Entry, change: Change) -> bool:
        """What has been handed in is written or refused as a whole, whether its caller still waits or was cancelled."""
        if self._closed:
            raise Unavailable("the store is closed")
        if len(self._lines) >= BACKLOG:
            raise Unavailable("too much is waiting to be written")
        line = Line(table_id, entry, change, asyncio.get_running_loop().create_future())
        self._lines.append(line)
        if self._work is None:
            self._work = asyncio.create_task(self._write())
        return await line.accepted

    async def close(self) -> None:
        """Waits until all that was handed in is written."""
        self._closed = True
        if self._work is not None:
            await self._work

    async def _write(self) -> None:
        try:
            while self._lines:
                await self._settle(self._take())
        finally:
            self._work = None

    def _take(self) -> list[Line]:
        """The next lines in order, one a table: whether the next is accepted depends on the one before."""
        taken: dict[str, Line] = {}
        left: list[Line] = []
        for line in self._lines:
            if line.table in taken or len(taken) == TOGETHER:
                left.append(line)
            else:
                taken[line.table] = line
        self._lines = left
        return list(taken.values())

    async def _settle(self, lines: list[Line]) -> None:
        try:
            accepted = await self._database.write(partial(write, lines=lines))
        except Exception as error:
            # A line that the database cannot hold must not take the others along.
            if len(lines) > 1 and not isinstance(error, Unavailable):
                for line in lines:
                    await self._settle([line])
                return
            for line in lines:
                if not line.accepted.done():
                    line.accepted.set_exception(error)
        else:
            for line in lines:
                if not line.accepted.done():
                    line.accepted.set_result(line.table in accepted)


def write(db: Connection, lines: Sequence[Line]) -> set[str]:
    """The tables whose lines were accepted. A fixed number of statements, however many lines there are."""
    version = {row.id: row.version for row in db.execute(VERSIONS, {"ids": [line.table for line in lines]})}
    following = [line for line in lines if line.entry.seq - 1 == version.get(line.table)]
    if not following:
        return set()
    new = new_entries(db.dialect.name)
    accepted = set(db.scalars(new, [{"table": line.table, **msgspec.structs.asdict(line.entry)} for line in following]))
    update_all(db, [line for line in following if line.table in accepted])
    return accepted


def update_all(db: Connection, lines: Sequence[Line]) -> None:
    """The changes that come with these lines, grouped by the columns they name."""
    changes: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for line in lines:
        given = {name: value for name in COLUMNS if (value := getattr(line.change, name)) is not UNSET}
        row = {"of_table": line.table, "version": line.entry.seq, **given}
        changes.setdefault(tuple(row), []).append(row)
    for rows in changes.values():
        db.execute(UPDATE, rows)
    for column, field in (("bank", "banks"), ("order", "orders")):
        rows = [
            {"of_table": line.table, "of_seat": seat, column: value}
            for line in lines
            for seat, value in getattr(line.change, field).items()
        ]
        if rows:
            db.execute(ONE_SEAT, rows)
