"""What is said at a table, and where its people want to be told that it is their turn."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, func, select

from stead.server.store.database import Database, change, every, insert
from stead.server.store.rows import ChatRow, SubscriptionRow
from stead.server.store.schema import chat, subscriptions, tables

LINES = 1000
"""Lines of chat a table keeps."""

LINE = select(*[chat.c[name] for name in ChatRow.__struct_fields__])


class Talk:
    database: Database

    async def say(self, table_id: str, row: ChatRow) -> int:
        """The number of the line at its table; the `n` of `row` is not read. What was said is not said again."""
        mine = chat.c.table == table_id

        def work(db: Connection) -> int:
            # With the table locked, a line with a smaller number cannot come after one that was read.
            db.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            said = db.scalar(select(chat.c.n).where(mine, chat.c.id == row.id))
            if said is not None:
                return said
            n = (db.scalar(select(func.max(chat.c.n)).where(mine)) or 0) + 1
            db.execute(chat.insert(), {**msgspec.structs.asdict(row), "table": table_id, "n": n})
            db.execute(delete(chat).where(mine, chat.c.n <= n - LINES))
            return n

        return await self.database.write(work)

    async def chat(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """The latest lines, in order."""
        query = LINE.where(chat.c.table == table_id, chat.c.n > after).order_by(chat.c.n.desc()).limit(limit)
        return (await self.database.read(every(ChatRow, query)))[::-1]

    async def last_lines(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last line of each table, where anything was said."""
        query = select(chat.c.table, func.max(chat.c.n)).where(chat.c.table.in_(table_ids)).group_by(chat.c.table)
        return await self.database.read(lambda db: {row[0]: row[1] for row in db.execute(query)})

    async def subscribe(self, row: SubscriptionRow) -> None:
        """A browser belongs to the player who last used it."""
        values = msgspec.structs.asdict(row)

        def work(db: Connection) -> None:
            query = insert(db.dialect.name, subscriptions).values(values)
            db.execute(query.on_conflict_do_update(index_elements=["endpoint"], set_=values))

        await self.database.write(work)

    async def subscriptions(self, player_id: str) -> list[SubscriptionRow]:
        query = select(subscriptions).where(subscriptions.c.player == player_id).order_by(subscriptions.c.endpoint)
        return await self.database.read(every(SubscriptionRow, query))

    async def unsubscribe(self, endpoint: str, player_id: str | None) -> None:
        """With a player, only if the browser is theirs."""
        query = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        if player_id is not None:
            query = query.where(subscriptions.c.player == player_id)
        await self.database.write(change(query))
