"""The decks that people keep."""

from msgspec import structs
from sqlalchemy import Connection, delete, func, select, update

from stead.server.store.database import Database, change, every
from stead.server.store.rows import DeckRow
from stead.server.store.schema import decks, players


class Decks:
    database: Database

    async def decks_of(self, player: str) -> list[DeckRow]:
        query = select(decks).where(decks.c.player == player).order_by(decks.c.created, decks.c.id)
        return await self.database.read(every(DeckRow, query))

    async def add_deck(self, row: DeckRow, most: int) -> bool:
        """Whether there was room for one more. The player's row is locked meanwhile: two cannot both be the last."""

        def work(db: Connection) -> bool:
            db.execute(select(players.c.id).where(players.c.id == row.player).with_for_update())
            if db.execute(select(func.count()).where(decks.c.player == row.player)).scalar_one() >= most:
                return False
            db.execute(decks.insert().values(structs.asdict(row)))
            return True

        return await self.database.write(work)

    async def change_deck(self, row: DeckRow) -> bool:
        """Whether this player has such a deck."""
        query = update(decks).where(decks.c.id == row.id, decks.c.player == row.player)
        return await self.database.write(change(query.values(structs.asdict(row)))) == 1

    async def drop_deck(self, player: str, id: str) -> bool:
        return await self.database.write(change(delete(decks).where(decks.c.id == id, decks.c.player == player))) == 1
