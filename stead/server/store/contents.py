"""The content that tables were made with: its files, kept as long as the tables are."""

from collections.abc import Mapping

from sqlalchemy import Connection, and_, select

from stead.server.store.database import Database, insert
from stead.server.store.schema import contents, tables


class Contents:
    database: Database

    async def keep_content(self, title: str, content: str, texts: Mapping[str, str]) -> None:
        """What is kept already stays as it is."""
        row = dict(title=title, content=content, texts=dict(texts))

        def work(db: Connection) -> None:
            db.execute(insert(db.dialect.name, contents).values(row).on_conflict_do_nothing())

        await self.database.write(work)

    async def content(self, title: str, content: str) -> dict[str, str] | None:
        query = select(contents.c.texts).where(contents.c.title == title, contents.c.content == content)
        return await self.database.read(lambda db: db.scalar(query))

    async def unkept_contents(self) -> list[tuple[str, str]]:
        """Titles and contents of tables that were made before contents were kept."""
        same = and_(contents.c.title == tables.c.title, contents.c.content == tables.c.content)
        query = select(tables.c.title, tables.c.content).distinct()
        query = query.outerjoin_from(tables, contents, same).where(contents.c.title.is_(None))
        return await self.database.read(lambda db: [(row.title, row.content) for row in db.execute(query)])
