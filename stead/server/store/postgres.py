"""PostgreSQL, for several workers and hosts."""

import asyncio
from contextlib import aclosing
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stead.server.store.database import Unavailable, Unsure, Work
from stead.server.store.migrate import migrate

CONNECTIONS = 5
"""For one worker; as many again while there is much to do. A PostgreSQL server has 100, unless told otherwise."""
PATIENCE = 15
"""Seconds for a connection or a statement."""
MIGRATING = 0x5745AD
"""The advisory lock of whoever migrates."""
PASSING = {"40P01", "40001", "57P01", "57P02", "57P03", "53300"}
"""States of a failure that is over at the next try: a deadlock, a restart, all connections in use."""

T = TypeVar("T")


def engine(url: str, **options: Any) -> AsyncEngine:
    """asyncpg reads the URL itself, with all that PostgreSQL's own programs take there (sslmode, host=/a/socket)."""

    def connect() -> Any:
        return asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, **options)


class PostgreSQL:
    """Each transaction is a task of its own: a cancelled caller cannot break it."""

    dialect = "postgresql"

    def __init__(self, url: str) -> None:
        self._engine = engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=PATIENCE,
            pool_recycle=300,  # seconds; what lies between may forget a connection that is silent for longer
        )
        self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False

    @classmethod
    async def open(cls, url: str) -> "PostgreSQL":
        self = cls(url)
        try:
            await self.write(migrate_alone)
        except BaseException:
            await self.close()
            raise
        return self

    async def read(self, work: Work[T]) -> T:
        return await self._unbroken(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        return await self._unbroken(self._engine, work)

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self._engine.dispose()

    async def _unbroken(self, engine: AsyncEngine, work: Work[T]) -> T:
        if self._closed:
            raise Unavailable("the store is closed")
        task = asyncio.create_task(persist(engine, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


async def persist(engine: AsyncEngine, work: Work[T]) -> T:
    """Once more, if it failed before anything was written: the server may have been restarted meanwhile."""
    try:
        return await transaction(engine, work)
    except Unsure:
        raise
    except Unavailable:
        return await transaction(engine, work)


async def transaction(engine: AsyncEngine, work: Work[T]) -> T:
    try:
        connection = await engine.connect()
    except Exception as error:
        raise Unavailable(str(error)) from error
    async with aclosing(connection):
        try:
            result = await connection.run_sync(work)
        except Exception as error:
            if passing(error):
                raise Unavailable(str(error)) from error
            raise
        try:
            await connection.commit()
        except Exception as error:
            raise Unsure(str(error)) from error
        return result


def passing(error: Exception) -> bool:
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in PASSING
    return isinstance(error, OSError | TimeoutError)


def migrate_alone(db: Connection) -> None:
    db.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    migrate(db)
