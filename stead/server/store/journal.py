"""The journals of the tables, and snapshots of where they have got to."""

from sqlalchemy import Connection, delete, select

from stead.server.store.clerk import Clerk
from stead.server.store.database import Database, every, first, insert
from stead.server.store.rows import Change, Entry
from stead.server.store.schema import entries, snapshots, tables

KEPT = 2
"""Snapshots of a table; the last but one is for a last one that cannot be read."""

ENTRY = select(*[entries.c[name] for name in Entry.__struct_fields__])


class Journal:
    database: Database
    clerk: Clerk

    async def append(self, table_id: str, entry: Entry, change: Change) -> bool:
        """Whether this was the next entry of its table, with a new id: it is durable then. Else nothing is written."""
        return await self.clerk.append(table_id, entry, change)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = ENTRY.where(entries.c.table == table_id, entries.c.seq > after).order_by(entries.c.seq)
        return await self.database.read(every(Entry, query))

    async def known(self, table_id: str, entry_id: str) -> Entry | None:
        """What came of the request with this id, if it was executed."""
        query = ENTRY.where(entries.c.table == table_id, entries.c.id == entry_id)
        return await self.database.read(first(Entry, query))

    async def snapshots(self, table_id: str, most: int = KEPT) -> list[tuple[int, bytes]]:
        """The latest first: how many entries it holds, and the position."""
        query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table == table_id)
        query = query.order_by(snapshots.c.seq.desc()).limit(most)
        return await self.database.read(lambda db: [(row.seq, row.data) for row in db.execute(query)])

    async def save_snapshot(self, table_id: str, seq: int, data: bytes) -> None:
        """Of a table that is gone, or whose game was deleted, nothing is written any more."""
        there = select(tables.c.id).where(tables.c.id == table_id, tables.c.status != "cancelled").with_for_update()
        mine = snapshots.c.table == table_id
        kept = select(snapshots.c.seq).where(mine).order_by(snapshots.c.seq.desc()).limit(KEPT)

        def work(db: Connection) -> None:
            if not db.execute(there).first():
                return
            new = insert(db.dialect.name, snapshots).values(table=table_id, seq=seq, data=data)
            db.execute(new.on_conflict_do_nothing())
            db.execute(delete(snapshots).where(mine, snapshots.c.seq.not_in(kept)))

        await self.database.write(work)
