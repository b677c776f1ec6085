"""What the store asks of a database: to read, and to write in one transaction."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Executable, Table, UpdateBase
from sqlalchemy.dialects import postgresql, sqlite

T = TypeVar("T")
Work = Callable[[Connection], T]
"""Statements of one transaction, in order: plain functions, which no cancelled task can leave half-way."""


class Unavailable(Exception):
    """The database does not answer, or is closed. Nothing was written."""


class Unsure(Unavailable):
    """The connection broke during a commit: it may have been written or not."""


class Database(Protocol):
    dialect: str

    async def read(self, work: Work[T]) -> T:
        """All statements of `work` see the same moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Once this returns, it is on the disk."""
        ...

    async def close(self) -> None:
        """Waits for what is under way, also for what nobody waits for any more."""
        ...


def insert(dialect: str, table: Table) -> Any:
    """An INSERT that knows ON CONFLICT; both databases write it alike, SQLAlchemy keeps one for each."""
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def change(query: UpdateBase) -> Work[int]:
    """How many rows it changed."""
    return lambda db: db.execute(query).rowcount


def first(kind: type[T], query: Executable) -> Work[T | None]:
    def work(db: Connection) -> T | None:
        row = db.execute(query).mappings().first()
        return None if row is None else kind(**row)

    return work


def every(kind: type[T], query: Executable) -> Work[list[T]]:
    return lambda db: [kind(**row) for row in db.execute(query).mappings()]
