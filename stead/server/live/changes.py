"""What an entry of the journal changes in the rows of its table."""

import msgspec

from stead.server.live import clocks, ending
from stead.server.live.room import Room
from stead.server.store.rows import Change, Entry, SeatRow, TableRow


def of(room: Room, row: TableRow, seats: tuple[SeatRow, ...], chapter: int, now: float) -> Change:
    """What the tables' list and the clocks need to know of it."""
    waiting = room.waiting
    banks = clocks.banks(row, seats, waiting, now)
    over = room.over
    now_chapter = room.title.chapter(room.table.game)
    return Change(
        waiting=() if over else waiting,
        due=clocks.due(room, banks, now, now),
        clock_since=None if over else now,
        updated=now,
        status="stopped" if room.stopped else "finished" if over else "playing",
        scores=tuple(room.table.scores),
        winners=winners(room) if over else (),
        chapter=now_chapter,
        banks=banks,
        orders={seat.seat: None for seat in seats if seat.order} if now_chapter != chapter else {},
    )


def winners(room: Room) -> tuple[int, ...]:
    if room.stopped:
        return ending.winners(room.seats)
    return tuple(s.seat for s in room.table.ranking if s.place == 1)


def made(
    row: TableRow, seats: tuple[SeatRow, ...], entry: Entry, change: Change
) -> tuple[TableRow, tuple[SeatRow, ...]]:
    """Row and seats as the store has them after an entry."""
    columns = {
        name: value
        for name, value in msgspec.structs.asdict(change).items()
        if name not in ("banks", "orders") and value is not msgspec.UNSET
    }
    row = msgspec.structs.replace(row, version=entry.seq, **columns)
    return row, tuple(
        msgspec.structs.replace(
            seat,
            bank=change.banks.get(seat.seat, seat.bank),
            order=change.orders.get(seat.seat, seat.order),
        )
        for seat in seats
    )
