"""The store: people, tables and their journals, in SQLite or PostgreSQL."""

from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from stead.server.store.analyses import Analyses
from stead.server.store.clerk import Clerk
from stead.server.store.contents import Contents
from stead.server.store.database import Database, Unavailable, Unsure
from stead.server.store.decks import Decks
from stead.server.store.journal import Journal
from stead.server.store.lessons import Lessons
from stead.server.store.lists import Lists
from stead.server.store.people import NameTaken, People
from stead.server.store.pruning import Pruning
from stead.server.store.settings import Settings
from stead.server.store.sqlite import SQLite
from stead.server.store.tables import Tables
from stead.server.store.talk import Talk

__all__ = ["NameTaken", "Store", "Unavailable", "Unsure"]


class Store(People, Tables, Lists, Lessons, Decks, Analyses, Journal, Contents, Talk, Settings, Pruning):
    """All that is kept. It reads no clock: times are the caller's.

    When the database does not answer, any of its methods raises `Unavailable`.
    """

    def __init__(self, url: str, database: Database) -> None:
        self.url = url
        self.database = database
        self.clerk = Clerk(database)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """`sqlite:///path/to/file`, `sqlite://` (gone when closed) or `postgresql://user@host/database`."""
        try:
            parts = make_url(url)
        except ArgumentError:
            parts = None
        if parts and parts.drivername == "sqlite":
            return cls(url, await SQLite.open(parts.database or ""))
        if parts and parts.drivername == "postgresql":
            # Whoever is content with SQLite does not load the driver.
            from stead.server.store.postgres import PostgreSQL

            return cls(url, await PostgreSQL.open(url))
        raise ValueError(f"neither sqlite:///path nor postgresql://user@host/database: {url!r}")

    @property
    def dialect(self) -> str:
        return self.database.dialect

    async def ping(self) -> None:
        await self.database.read(lambda db: db.execute(select(1)).scalar_one())

    async def close(self) -> None:
        """Waits for the writes that were accepted."""
        await self.clerk.close()
        await self.database.close()
