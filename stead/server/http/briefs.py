"""Tables as lists show them, and whose turn it is there."""

from collections.abc import Sequence

from stead.server.messages import Brief, Person
from stead.server.store.rows import PlayerRow, SeatRow, TableRow


def turn_of(table: TableRow, seats: Sequence[SeatRow], player: PlayerRow | None) -> bool:
    """Is it this player's turn?"""
    if player is None or table.status != "playing":
        return False
    mine = (seat.seat for seat in seats if seat.player == player.id and seat.stand_in is None)
    return any(seat in table.waiting for seat in mine)


def brief(table: TableRow, seats: Sequence[SeatRow], player: PlayerRow | None, modules: tuple[str, ...]) -> Brief:
    return Brief(
        id=table.id,
        title=table.title,
        content=table.content,
        modules=modules,
        status=table.status,
        people=tuple(_person(table, seat, player) for seat in seats),
        options=table.options,
        clock=table.clock,
        undo=table.undo,
        public=table.public,
        created=table.created,
        updated=table.updated,
        yours=player is not None and any(seat.player == player.id for seat in seats),
        your_turn=turn_of(table, seats, player),
        winners=table.winners,
        scores=table.scores,
    )


def _person(table: TableRow, seat: SeatRow, player: PlayerRow | None) -> Person:
    return Person(
        seat=seat.seat,
        who=seat.who,
        name=seat.name,
        role=seat.role or seat.wish,
        bot=seat.bot,
        stand_in=seat.stand_in,
        you=player is not None and seat.player == player.id,
        host=seat.player == table.host,
    )
