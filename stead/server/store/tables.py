"""Tables and their seats, as they are changed. Where two could do it at once, the one who looked first does it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Update, and_, delete, exists, select, update

from stead.server.messages import Status
from stead.server.store.database import Database, change
from stead.server.store.rows import SeatRow, TableRow
from stead.server.store.schema import analyses, chat, entries, seats, snapshots, tables

CHANGEABLE = {"public", "invite", "waiting", "due", "clock_since", "updated", "rematch", "ruleset", "scores", "barred"}

# A transaction locks the row of its table before those of its seats: two of them cannot wait for each other.


class Tables:
    database: Database

    async def add_table(self, table: TableRow, seat_rows: Sequence[SeatRow]) -> None:
        def work(db: Connection) -> None:
            db.execute(tables.insert(), columns(table))
            db.execute(seats.insert(), [columns(row) for row in seat_rows])

        await self.database.write(work)

    async def take_seat(
        self, table_id: str, seat: int, player_id: str, name: str, wish: str | None, now: float, deck: str | None = None
    ) -> bool:
        """Whether the seat was open and the game had not begun."""
        open_seat = and_(seats.c.table == table_id, seats.c.seat == seat, seats.c.who == "open")
        taken = dict(who="person", player=player_id, name=name, wish=wish, deck=deck)

        def work(db: Connection) -> bool:
            waiting = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "waiting").with_for_update()
            if not db.execute(waiting).first() or not db.execute(update(seats).where(open_seat).values(taken)).rowcount:
                return False
            db.execute(update(tables).where(tables.c.id == table_id).values(updated=now))
            return True

        return await self.database.write(work)

    async def change_seat(self, row: SeatRow, was: SeatRow) -> bool:
        """Only if the seat still is as it `was`."""
        seat = and_(seats.c.table == was.table, seats.c.seat == was.seat)  # `=` finds it by the index, the others not
        same = [seats.c[name].is_not_distinct_from(value) for name, value in columns(was).items()]
        return await self.database.write(change(update(seats).where(seat, *same).values(columns(row)))) == 1

    async def set_status(self, id: str, status: Status, now: float, *, was: Status) -> bool:
        query = update(tables).where(tables.c.id == id, tables.c.status == was).values(status=status, updated=now)
        return await self.database.write(change(query)) == 1

    async def change_table(self, id: str, /, **changes: Any) -> bool:
        """A rematch is made once: with `rematch`, only if there is none yet, or it was cancelled."""
        if not changes.keys() <= CHANGEABLE:
            raise ValueError(f"a table keeps its {', '.join(sorted(changes.keys() - CHANGEABLE))}")
        query = update(tables).where(tables.c.id == id).values(changes)
        if "rematch" in changes:
            other = tables.alias()
            cancelled = exists().where(other.c.id == tables.c.rematch, other.c.status == "cancelled")
            query = query.where(tables.c.rematch.is_(None) | cancelled)
        return await self.database.write(change(query)) == 1

    async def start(self, row: TableRow, seat_rows: Sequence[SeatRow]) -> bool:
        """The game begins, with all roles dealt; unless it had, or somebody came or went meanwhile."""
        id = row.id
        began = ("status", "ruleset", "content", "options", "waiting", "due", "clock_since", "updated", "chapter")
        playing = {name: value for name, value in columns(row).items() if name in began}

        def work(db: Connection) -> bool:
            waits = select(tables.c.id).where(tables.c.id == id, tables.c.status == "waiting").with_for_update()
            sitting = select(seats.c.seat, seats.c.player).where(seats.c.table == id).with_for_update()
            if not db.execute(waits).first():
                return False
            if {row.seat: row.player for row in db.execute(sitting)} != {row.seat: row.player for row in seat_rows}:
                return False
            db.execute(update(tables).where(tables.c.id == id).values(playing))
            for row in seat_rows:
                db.execute(update(seats).where(seats.c.table == id, seats.c.seat == row.seat).values(columns(row)))
            return True

        return await self.database.write(work)

    async def defer(self, id: str, was: float | None, due: float | None) -> bool:
        """Claims the work that is due at this table, for one worker only."""
        query = update(tables).where(tables.c.id == id, tables.c.status == "playing", tables.c.due == was)
        return await self.database.write(change(query.values(due=due))) == 1

    async def call_off(self, id: str, now: float) -> bool:
        """A game that goes on, if nothing stands that a person has chosen."""
        game = and_(tables.c.id == id, tables.c.status == "playing")

        def work(db: Connection) -> bool:
            if not db.execute(select(tables.c.id).where(game).with_for_update()).first() or moved(db, id):
                return False
            db.execute(cancel(id, now))
            return True

        return await self.database.write(work)

    async def erase(self, id: str, player_id: str, now: float) -> bool:
        """A game that has begun and that only this player ever sat at: what was played and said there is gone."""
        game = and_(tables.c.id == id, tables.c.host == player_id, tables.c.status.not_in(["waiting", "cancelled"]))
        others = select(seats.c.seat).where(seats.c.table == id, seats.c.player != player_id).limit(1)

        def work(db: Connection) -> bool:
            if not db.execute(select(tables.c.id).where(game).with_for_update()).first() or db.execute(others).first():
                return False
            forget_game(db, [id])
            db.execute(cancel(id, now).values(start=None))
            return True

        return await self.database.write(work)

    async def cancel_idle(self, before: float) -> int:
        """Waiting tables at which nothing has happened since."""
        idle = and_(tables.c.status == "waiting", tables.c.updated < before)
        return await self.database.write(change(update(tables).where(idle).values(status="cancelled")))


def moved(db: Connection, id: str) -> bool:
    """Does anything stand that a person has chosen? Bots do not count, nor what was taken back."""
    own: list[bool] = []
    journal = select(entries.c.kind, entries.c.key).where(entries.c.table == id).order_by(entries.c.seq)
    for kind, key in db.execute(journal):
        if kind == "undo":
            del own[-int(key) :]
        elif kind in ("push", "auto"):
            own.append(kind == "push")
    return any(own)


def forget_game(db: Connection, ids: Sequence[str]) -> None:
    """What was played and said at these tables, and thought of it."""
    for part in (entries, snapshots, chat, analyses):
        db.execute(delete(part).where(part.c.table.in_(ids)))


def drop(db: Connection, ids: Sequence[str]) -> list[str]:
    """These tables, as if they had never been."""
    forget_game(db, ids)
    db.execute(delete(seats).where(seats.c.table.in_(ids)))
    db.execute(delete(tables).where(tables.c.id.in_(ids)))
    return list(ids)


def cancel(id: str, now: float) -> Update:
    """Whatever is on its way into the journal follows another version, and is refused."""
    cancelled = dict(status="cancelled", version=tables.c.version + 1, due=None, updated=now)
    return update(tables).where(tables.c.id == id).values(cancelled)


def columns(row: TableRow | SeatRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row)
