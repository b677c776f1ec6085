"""Clocks: how much time a seat has left, and when somebody has to look after a table."""

from typing import Literal

from stead.server.live.room import Room
from stead.server.store.rows import SeatRow, TableRow

MINUTE, DAY = 60.0, 86400.0

HOLD = 120.0
"""Seconds after which a turn that was not ended ends by itself."""
RESCUE = 5.0
"""Seconds after which another worker takes over a bot's move that should long be there."""
GRACE = 60.0
"""Seconds that somebody has at least who comes back after time was up."""
ABSENT: dict[Literal["none", "live", "daily"], tuple[float, float] | None] = {
    "live": (MINUTE, MINUTE),  # all play at one sitting
    "none": (10 * MINUTE, DAY),  # nobody was promised a move in an evening: a night's sleep costs no seat
    "daily": None,  # whoever is away has their day: the clock alone says when a bot plays on
}
"""By the clock of the table: the seconds somebody must be away before the others may call for a bot, and those in which
who was called can still come. None: nobody can be called."""


def left_of(row: TableRow, seat: SeatRow, now: float) -> float | None:
    """Seconds left on a seat's clock; None where there is no clock."""
    if row.clock.kind == "none" or row.status != "playing" or seat.bank is None:
        return None
    running = (
        seat.seat in row.waiting and row.clock_since is not None and seat.stand_in is None and seat.who == "person"
    )
    return max(0.0, seat.bank - (now - row.clock_since if running and row.clock_since is not None else 0.0))


def banks(row: TableRow, seats: tuple[SeatRow, ...], waiting: tuple[int, ...], now: float) -> dict[int, float | None]:
    """The banks that change when, instead of those of the row, these seats are waited for from now on."""
    if row.clock.kind == "none":
        return {}
    changed: dict[int, float | None] = {}
    for seat in seats:
        was, now_waited = seat.seat in row.waiting, seat.seat in waiting
        left = left_of(row, seat, now)
        if left is None:
            continue
        if was and not now_waited:  # the turn is over
            earned = row.clock.increment if seat.stand_in is None else 0
            left = row.clock.bank if row.clock.kind == "daily" else left + earned
        if left != seat.bank:
            changed[seat.seat] = left
    return changed


def due(room: Room, banks: dict[int, float | None], now: float, since: float) -> float | None:
    """When somebody has to look after the table next: a bot that should have moved, time that is up, a turn that was
    not ended, a game that all want to stop. The last entry was written at `since`."""
    if room.over:
        return None
    times: list[float] = [now + RESCUE] if room.to_stop else []
    if room.held is not None:
        times.append(since + HOLD)
    for seat in room.waiting:
        row = room.seats[seat]
        if row.called is not None:
            times.append(row.called)
        if room.held is None and (room.automatic(seat) or room.order_of(seat)):
            times.append(now + RESCUE)
        elif room.row.clock.kind != "none":
            left = banks.get(seat, row.bank)
            times.append(now + (left if left is not None else 0.0))
    return min(times, default=None)
