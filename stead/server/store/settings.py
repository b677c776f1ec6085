"""Settings of the whole server that are made once: secrets, keys."""

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, select

from stead.server.store.database import Database, insert
from stead.server.store.schema import settings

BEAT = 1000
"""So many letters are written to see whether there is room for more."""


class Settings:
    database: Database

    async def beat(self) -> None:
        """Writes something, to see whether that can be done: something new, what is there already is not written."""
        value = secrets.token_hex(BEAT // 2)

        def work(db: Connection) -> None:
            query = insert(db.dialect.name, settings).values(name="pulse", value=value)
            db.execute(query.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

        await self.database.write(work)

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """The same for all workers, though each may make one at the first start: the first one stays."""
        query = select(settings.c.value).where(settings.c.name == name)
        value = await self.database.read(lambda db: db.scalar(query))
        if value is not None:
            return value
        made = make()

        def work(db: Connection) -> str:
            db.execute(insert(db.dialect.name, settings).values(name=name, value=made).on_conflict_do_nothing())
            return db.execute(query).scalar_one()

        return await self.database.write(work)
