"""How a table can end before its game does, and who may end it so.

Nobody plays a game on against their will, and nobody loses one because another has had enough: a bot plays on for
whoever resigns, a game stops where all who are left agree, and only what nobody else played can be deleted.
"""

from collections.abc import Sequence

from stead.server.messages import Ending
from stead.server.store.lists import ENDED
from stead.server.store.rows import SeatRow, TableRow

Seats = Sequence[SeatRow]


def left(seats: Seats) -> list[SeatRow]:
    """The seats of people who have not resigned. Somebody for whom a bot plays a while may come back."""
    return [seat for seat in seats if seat.who == "person" and not seat.resigned]


def is_wanted(seats: Seats) -> bool:
    """Everybody has resigned, or wants to stop."""
    people = [seat for seat in seats if seat.who == "person"]
    return bool(people) and all(seat.resigned or seat.stop for seat in people)


def winners(seats: Seats) -> tuple[int, ...]:
    """Of a game that was stopped: who held out alone when others had resigned, else nobody."""
    holding = left(seats)
    resigned = any(seat.resigned for seat in seats)
    alone = len({seat.player for seat in holding}) == 1
    return tuple(seat.seat for seat in holding) if resigned and alone else ()


def is_own(row: TableRow, seats: Seats, player: str) -> bool:
    """Has nobody else ever sat here?"""
    return row.host == player and {seat.player for seat in seats if seat.player} <= {player}


def ways(row: TableRow, seats: Seats, player: str | None, moved: bool) -> tuple[Ending, ...]:
    """The ways in which this player may end it; `moved`: somebody has chosen something already."""
    if player is None:
        return ()
    if row.status == "waiting":
        return ("cancel",) if row.host == player else ()
    if is_own(row, seats, player):
        if row.status == "playing":
            return ("resign", "delete") if moved else ("delete",)
        return ("delete",) if row.status in ENDED else ()
    mine = [seat for seat in left(seats) if seat.player == player]
    if row.status != "playing" or not mine:
        return ()
    return ("leave", "stop", "resign") if moved else ("leave", "cancel")
