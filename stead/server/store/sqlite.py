"""One file, for a table at home and a small club. Any number of processes may have it open."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError

from stead.server.store.database import Unavailable, Work
from stead.server.store.migrate import migrate

MEMORY = ("", ":memory:")
READERS = 4
PATIENCE = 15
"""Seconds to wait for another process to finish writing."""
TRIES = 20
"""In a second, where SQLite does not wait by itself."""
CACHE = 512
"""KiB of the file that a connection keeps in memory. The system keeps them too, and once for all; SQLite's own 2 MB for
each of five connections would fill for as long as the file grows."""

T = TypeVar("T")


class SQLite:
    """Each transaction is one job in a thread: a cancelled caller cannot break it, and the event loop is woken once.

    There is one writer in a process, so that writers queue here and do not poll for the lock of the file.
    """

    dialect = "sqlite"

    def __init__(self, path: str) -> None:
        # In memory each connection has its own database; a file that goes when the store is closed behaves like others.
        self._home = TemporaryDirectory(prefix="stead-") if path in MEMORY else None
        file = Path(self._home.name, "stead.db") if self._home else Path(path)
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)
        sync = "OFF" if self._home else "FULL"
        self._writer = engine(file, "BEGIN IMMEDIATE", 1, synchronous=sync)
        self._reader = engine(file, "BEGIN", READERS, synchronous=sync, query_only="ON")
        self._writing = ThreadPoolExecutor(1, "stead-writer")
        self._reading = ThreadPoolExecutor(READERS, "stead-reader")
        self._closed = False

    @classmethod
    async def open(cls, path: str) -> "SQLite":
        self = cls(path)
        try:
            await self.write(migrate)
        except BaseException:
            await self.close()
            raise
        return self

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reading, self._reader.connect, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writing, self._writer.begin, work)

    async def _run(self, threads: ThreadPoolExecutor, connect: Callable[[], Any], work: Work[T]) -> T:
        def job() -> T:
            try:
                with connect() as connection:
                    return work(connection)
            except OperationalError as error:
                raise Unavailable(str(error.orig)) from error

        if self._closed:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(threads, job)

    async def close(self) -> None:
        self._closed = True
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._reader.dispose()
        self._writer.dispose()
        if self._home:
            self._home.cleanup()


def engine(file: Path, begin: str, connections: int, **pragmas: str) -> Engine:
    made = create_engine(URL.create("sqlite", database=str(file)), pool_size=connections, max_overflow=0)

    @event.listens_for(made, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver shall begin nothing of its own accord
        connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}").close()
        write_ahead(connection)
        for name, value in (dict(foreign_keys="ON", cache_size=f"-{CACHE}") | pragmas).items():
            connection.execute(f"PRAGMA {name}={value}").close()

    @event.listens_for(made, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made


def write_ahead(connection: Any) -> None:
    """The log of a new file is chosen with nobody else at it. For that SQLite does not wait, whatever its patience, so
    workers that start at once would turn each other away."""
    for left in range(PATIENCE * TRIES, -1, -1):
        try:
            connection.execute("PRAGMA journal_mode=WAL").close()
            return
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(1 / TRIES)
