"""Tables as lists show them, and whose turn it is there."""

import time
from collections.abc import Collection, Sequence

from stead import shelf
from stead.server.invites import belongs, invite
from stead.server.live import ending
from stead.server.messages import Brief, Lang, Person
from stead.server.speakers import shown_name, speaker
from stead.server.store.people import Named
from stead.server.store.rows import PlayerRow, SeatRow, TableRow


def turn_of(table: TableRow, seats: Sequence[SeatRow], player: PlayerRow | None) -> bool:
    """Is it this player's turn?"""
    if player is None or table.status != "playing":
        return False
    mine = (seat.seat for seat in seats if seat.player == player.id and seat.stand_in is None)
    return any(seat in table.waiting for seat in mine)


def round_of(table: TableRow, lang: Lang) -> str:
    """Where its game stands, if anybody knows."""
    if table.chapter is None or table.title not in shelf.TITLES:
        return ""
    return speaker(shelf.title(table.title), lang).chapter(table.chapter)


def brief(
    table: TableRow,
    seats: Sequence[SeatRow],
    player: PlayerRow | None,
    modules: tuple[str, ...],
    borrowed: Collection[Named],
    secret: bytes,
    lang: Lang,
) -> Brief:
    mine = belongs(table, seats, player)
    return Brief(
        id=table.id,
        title=table.title,
        content=table.content,
        modules=modules,
        status=table.status,
        people=tuple(
            _person(table, seat, player, shown_name(seat.name, seat.player, borrowed, lang)) for seat in seats
        ),
        options=table.variants,
        clock=table.clock,
        undo=table.undo,
        public=table.public,
        created=table.created,
        updated=table.updated,
        yours=player is not None and any(seat.player == player.id for seat in seats),
        your_turn=turn_of(table, seats, player),
        winners=table.winners,
        scores=table.scores,
        round=round_of(table, lang) if table.status in ("playing", "stopped") else "",
        waiting=table.waiting,
        ends=ending.ways(table, seats, player.id if player else None, table.version > 0),
        invite=invite(secret, table) if mine and not table.public else None,
    )


def _person(table: TableRow, seat: SeatRow, player: PlayerRow | None, name: str) -> Person:
    return Person(
        seat=seat.seat,
        who=seat.who,
        name=name,
        role=seat.role or seat.wish,
        bot=seat.bot,
        deck=seat.deck,
        stand_in=seat.stand_in,
        you=player is not None and seat.player == player.id,
        host=seat.player == table.host,
        called=None if seat.called is None else max(0.0, seat.called - time.time()),
        resigned=seat.resigned,
    )
