"""Tables that are of no more use to anybody, thrown away when whoever keeps the server says so."""

from typing import Literal

from sqlalchemy import ColumnElement, Connection, func, select

from stead.server.store.database import Database
from stead.server.store.lists import ENDED
from stead.server.store.schema import tables
from stead.server.store.tables import drop

Age = Literal["finished", "abandoned", "cancelled"]
STATUS: dict[Age, tuple[str, ...]] = {
    "finished": ENDED,
    "abandoned": ("playing",),
    "cancelled": ("cancelled",),
}
AT_ONCE = 100
"""Tables in one transaction: a server that runs meanwhile does not wait for long."""


def old(age: Age, before: float) -> ColumnElement[bool]:
    return tables.c.status.in_(STATUS[age]) & (tables.c.updated < before)


class Pruning:
    database: Database

    async def count_old(self, age: Age, before: float) -> int:
        """Tables at which nothing has happened since."""
        query = select(func.count()).select_from(tables).where(old(age, before))
        return await self.database.read(lambda db: db.scalar(query) or 0)

    async def prune(self, age: Age, before: float) -> int:
        """How many went, with all that was played and said there."""
        query = select(tables.c.id).where(old(age, before)).limit(AT_ONCE).with_for_update()

        def work(db: Connection) -> int:
            return len(drop(db, list(db.scalars(query))))

        gone = 0
        while some := await self.database.write(work):
            gone += some
        return gone
