"""Tables in lists. A list is two queries, however long it is: the tables, then all their seats."""

from collections.abc import Sequence

from sqlalchemy import CompoundSelect, Connection, Executable, and_, exists, func, or_, select

from stead.server.messages import Status
from stead.server.store.database import Database
from stead.server.store.rows import SeatRow, TableRow
from stead.server.store.schema import seats, tables

Seated = tuple[TableRow, tuple[SeatRow, ...]]
LIVE = tables.c.status.in_(["waiting", "playing"]) & tables.c.lesson.is_(None)
"""Exercises are in no list."""
ENDED: tuple[Status, ...] = ("finished", "stopped", "put-away")


def seated(db: Connection, query: Executable) -> list[Seated]:
    """These tables, each with its seats."""
    found = [TableRow(**row) for row in db.execute(query).mappings()]
    around: dict[str, list[SeatRow]] = {table.id: [] for table in found}
    chairs = select(seats).where(seats.c.table.in_(around)).order_by(seats.c.table, seats.c.seat)
    for row in db.execute(chairs).mappings() if found else ():
        around[row["table"]].append(SeatRow(**row))
    return [(table, tuple(around[table.id])) for table in found]


class Lists:
    database: Database

    async def table(self, id: str) -> Seated | None:
        found = await self._list(select(tables).where(tables.c.id == id))
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[Seated]:
        return await self._list(select(tables).where(tables.c.id.in_(ids)))

    async def open_tables(self, limit: int) -> list[Seated]:
        """Where anybody may sit down, newest first."""
        free = exists().where(seats.c.table == tables.c.id, seats.c.who == "open")
        public = and_(tables.c.status == "waiting", tables.c.public)
        return await self._list(select(tables).where(public, free).order_by(tables.c.created.desc()).limit(limit))

    async def watchable(self, limit: int) -> list[Seated]:
        """Public games, the liveliest first."""
        public = and_(tables.c.status == "playing", tables.c.public)
        return await self._list(select(tables).where(public).order_by(tables.c.updated.desc()).limit(limit))

    async def tables_of(self, player_id: str, limit: int) -> list[Seated]:
        """Games that are to be played, where this player sits or is the host."""
        query = select(tables).where(LIVE, tables.c.id.in_(of(player_id)))
        return await self._list(query.order_by(tables.c.updated.desc()).limit(limit))

    async def finished(self, player_id: str | None, limit: int, before: float | None) -> list[Seated]:
        """Games that are over, newest first: this player's, or the public ones; `before` is for the next page."""
        whose = tables.c.public if player_id is None else tables.c.id.in_(of(player_id))
        query = select(tables).where(tables.c.status.in_(ENDED), whose)
        if before is not None:
            query = query.where(tables.c.updated < before)
        return await self._list(query.order_by(tables.c.updated.desc()).limit(limit))

    async def live_tables_of(self, player_id: str) -> int:
        """How many tables that are to be played this player has made."""
        query = select(func.count()).select_from(tables).where(LIVE, tables.c.host == player_id)
        return await self.database.read(lambda db: db.scalar(query) or 0)

    async def bot_tables_of(self, player_id: str) -> int:
        """At how many of them bots play, for themselves or for somebody."""
        played = exists().where(seats.c.table == tables.c.id, or_(seats.c.who == "bot", seats.c.stand_in.is_not(None)))
        query = select(func.count()).select_from(tables).where(LIVE, tables.c.host == player_id, played)
        return await self.database.read(lambda db: db.scalar(query) or 0)

    async def ids(self) -> list[str]:
        """All tables with a game that is played, or was."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(["playing", *ENDED]), tables.c.lesson.is_(None))
            .order_by(tables.c.created, tables.c.id)
        )
        return await self.database.read(lambda db: list(db.scalars(query)))

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that somebody has to look after, the longest overdue first."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.due <= now)
        query = query.order_by(tables.c.due).limit(limit)
        return await self.database.read(lambda db: list(db.scalars(query)))

    async def _list(self, query: Executable) -> list[Seated]:
        return await self.database.read(lambda db: seated(db, query))


def of(player_id: str) -> CompoundSelect[str]:
    """Ids of the tables where this player sits or is the host."""
    sits = select(seats.c.table).where(seats.c.player == player_id)
    hosts = select(tables.c.id).where(tables.c.host == player_id)
    return sits.union(hosts)
