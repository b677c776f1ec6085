"""Exercises: the stars people have, and the tables they are played at, which come and go."""

from collections.abc import Callable

from msgspec import structs
from sqlalchemy import Connection, select

from stead.server.store.database import Database, every, insert
from stead.server.store.rows import LessonRow
from stead.server.store.schema import lessons, tables
from stead.server.store.tables import drop

KEY = ("player", "title", "lesson")


class Lessons:
    database: Database

    async def lesson(self, player: str, title: str, lesson: str) -> LessonRow:
        return await self.database.read(lambda db: find(db, player, title, lesson, lock=False))

    async def lessons_of(self, player: str) -> list[LessonRow]:
        return await self.database.read(every(LessonRow, select(lessons).where(lessons.c.player == player)))

    async def lesson_begun(self, player: str, title: str, lesson: str) -> None:
        """Whoever has solved it begins anew; else it is the run that was begun before, whatever went wrong in it."""
        await self._change(player, title, lesson, lambda row: again(row) if row.stars else row)

    async def lesson_shown(self, player: str, title: str, lesson: str) -> None:
        await self._change(player, title, lesson, lambda row: row if row.stars else structs.replace(row, shown=True))

    async def lesson_failed(self, player: str, title: str, lesson: str) -> None:
        def failed(row: LessonRow) -> LessonRow:
            return row if row.stars else structs.replace(row, tries=row.tries + 1)

        await self._change(player, title, lesson, failed)

    async def lesson_solved(self, player: str, title: str, lesson: str) -> None:
        await self._change(player, title, lesson, solved)

    async def _change(self, player: str, title: str, lesson: str, how: Callable[[LessonRow], LessonRow]) -> None:
        await self.database.write(lambda db: keep(db, how(find(db, player, title, lesson))))

    async def make_room_for_lesson(self, host: str, most: int) -> list[str]:
        """For one more: of the tables of exercises of this player the oldest go, and all but so many less one stay."""
        query = select(tables.c.id).where(tables.c.host == host, tables.c.lesson.is_not(None))
        query = query.order_by(tables.c.created.desc()).offset(most - 1)
        return await self.database.write(lambda db: drop(db, list(db.scalars(query))))

    async def sweep_lessons(self, before: float) -> list[str]:
        """The tables of exercises at which nothing has happened since."""
        query = select(tables.c.id).where(tables.c.lesson.is_not(None), tables.c.updated < before)
        return await self.database.write(lambda db: drop(db, list(db.scalars(query))))


def again(row: LessonRow) -> LessonRow:
    return structs.replace(row, tries=0, shown=False, stars=0)


def solved(row: LessonRow) -> LessonRow:
    """The first time in a run counts."""
    stars = row.stars or (1 if row.shown else 2 if row.tries else 3)
    return structs.replace(row, stars=stars, best=max(row.best, stars))


def find(db: Connection, player: str, title: str, lesson: str, lock: bool = True) -> LessonRow:
    query = select(lessons).where(lessons.c.player == player, lessons.c.title == title, lessons.c.lesson == lesson)
    row = db.execute(query.with_for_update() if lock else query).mappings().first()
    return LessonRow(player, title, lesson) if row is None else LessonRow(**row)


def keep(db: Connection, row: LessonRow) -> None:
    values = structs.asdict(row)
    query = insert(db.dialect.name, lessons).values(values)
    rest = {name: value for name, value in values.items() if name not in KEY}
    db.execute(query.on_conflict_do_update(index_elements=KEY, set_=rest))


def merge(db: Connection, guest: str, account: str) -> None:
    """The better of both stays; what the guest has left goes with the guest."""
    for row in db.execute(select(lessons).where(lessons.c.player == guest)).mappings().all():
        theirs = LessonRow(**row)
        mine = find(db, account, theirs.title, theirs.lesson)
        if mine.best or theirs.best:
            keep(db, structs.replace(mine, stars=mine.stars or theirs.stars, best=max(mine.best, theirs.best)))
