"""The whole table as one reader may see it: the message that is sent on opening and after every change."""

from stead.server import messages as m
from stead.server.live import ending, hints
from stead.server.live.clocks import left_of
from stead.server.live.hall import Hall
from stead.server.live.room import SHOWN
from stead.server.live.sight import Eyes
from stead.server.speakers import shown_name
from stead.server.store.rows import SeatRow


def people(hall: Hall, player: str | None, now: float, lang: m.Lang) -> tuple[m.Person, ...]:
    """The seats as everybody sees them; `you` and `may_vote` are the reader's."""
    mine = hall.seats_of(player)
    return tuple(_person(hall, seat, mine, now, lang) for seat in hall.seats)


def _person(hall: Hall, seat: SeatRow, mine: tuple[int, ...], now: float, lang: m.Lang) -> m.Person:
    return m.Person(
        seat=seat.seat,
        who=seat.who,
        name=shown_name(seat.name, seat.player, hall.borrowed, lang),
        role=seat.role or seat.wish,
        bot=seat.bot,
        deck=seat.deck,
        stand_in=seat.stand_in,
        present=seat.who == "bot" or seat.player in hall.present,
        you=seat.seat in mine,
        host=seat.player == hall.row.host,
        left=left_of(hall.row, seat, now),
        ticking=hall.row.clock_since is not None and seat.seat in hall.row.waiting and not _automatic(seat),
        votes=seat.votes,
        may_vote=bool(mine) and hall.may_vote(mine[0], seat.seat, now),
        called=None if seat.called is None else max(0.0, seat.called - now),
        resigned=seat.resigned,
        stop=seat.stop,
    )


def _automatic(seat: SeatRow) -> bool:
    return seat.who == "bot" or seat.stand_in is not None


def picture(
    hall: Hall,
    player: str | None,
    seat: int | None,
    lang: m.Lang,
    after: int | None,
    invite: str | None,
    now: float,
    lesson: m.LessonState | None = None,
) -> m.Picture:
    """`after`: the last step of the log this reader has; None: they have none."""
    row, room = hall.row, hall.room
    mine = hall.seats_of(player)
    eyes = Eyes(room, seat, lang) if room is not None else None
    view = room.table.view(seat).data() if room is not None else None
    if room is None or after is None:
        after = -1 if room is None or room.steps <= SHOWN else room.steps - SHOWN
    return m.Picture(
        id=row.id,
        version=room.version if room is not None else row.version,
        status=row.status,
        title=row.title,
        modules=hall.modules,
        options=row.variants,
        clock=row.clock,
        undo_policy=row.undo,
        public=row.public,
        guided=row.guided,
        created=row.created,
        now=now,
        lang=lang,
        people=people(hall, player, now, lang),
        you=mine,
        host=player is not None and row.host == player,
        invite=invite if mine else None,
        watching=hall.watching(),
        seat=seat,
        view=view,
        round=eyes.said.round(view) if eyes is not None and view is not None else "",
        asks=eyes.asks(mine) if eyes is not None else (),
        held=room.held if room is not None else None,
        undo=eyes.take_back() if eyes is not None and mine else None,
        redo=room is not None and seat is not None and room.redoing(seat) is not None,
        steps=room.steps if room is not None else 0,
        log=eyes.log(after) if eyes is not None else (),
        orders=eyes.orders() if eyes is not None else (),
        scores=tuple(room.table.scores) if room is not None else (),
        final=eyes.final() if eyes is not None else None,
        winners=row.winners,
        tally=eyes.tally() if eyes is not None else None,
        ends=ending.ways(row, hall.seats, player, room is not None and room.moved),
        rematch=row.rematch,
        content=row.content,
        trouble=hall.trouble,
        hints=room is not None and bool(mine) and not room.over and hints.allowed(room),
        lesson=lesson,
    )
