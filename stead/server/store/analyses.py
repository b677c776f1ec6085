"""Analyses of finished games: the newest of each depth, by whose judgement it is."""

from msgspec import structs
from sqlalchemy import Connection, delete, select

from stead.server.store.database import Database, every, insert
from stead.server.store.rows import AnalysisRow
from stead.server.store.schema import analyses

KEY = ("table", "judge", "depth")


class Analyses:
    database: Database

    async def analyses(self, table: str, judge: str) -> list[AnalysisRow]:
        query = select(analyses).where(analyses.c.table == table, analyses.c.judge == judge)
        return await self.database.read(every(AnalysisRow, query.order_by(analyses.c.depth)))

    async def keep_analysis(self, row: AnalysisRow) -> None:
        """What another judge thought of it as deeply is not asked for any more, and goes."""
        same = delete(analyses).where(analyses.c.table == row.table, analyses.c.depth == row.depth)
        new = structs.asdict(row)

        def work(db: Connection) -> None:
            db.execute(same.where(analyses.c.judge != row.judge))
            query = insert(db.dialect.name, analyses).values(new)
            db.execute(query.on_conflict_do_update(index_elements=KEY, set_=dict(report=row.report, made=row.made)))

        await self.database.write(work)
