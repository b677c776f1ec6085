"""What people at a running table want of their seats: standing orders, votes for a bot, leaving and coming back, giving
up, and stopping the game."""

from stead.server import messages as m
from stead.server.live.clocks import ABSENT, GRACE
from stead.server.live.hall import Hall
from stead.server.live.room import Blocked
from stead.server.live.rooms import Rooms


async def change(rooms: Rooms, hall: Hall, player: str | None, request: m.AtSeat) -> None:
    """Do it, or raise Blocked or Refused."""
    async with hall.lock:
        hall.stale = True  # a turn notice marks the seat, and nobody tells us
        await rooms.ready(hall)
    if hall.row.status != "playing" or hall.row.lesson is not None:
        raise Blocked("not-playing")
    if request.seat >= len(hall.seats):
        raise Blocked("not-yours")
    if hall.seats[request.seat].resigned:
        raise Blocked("resigned")
    match request:
        case m.Order():
            await _order(rooms, hall, request)
        case m.Vote():
            await _vote(rooms, hall, player, request)
        case m.Leave():
            await _stand_in(rooms, hall, request.seat, "left")
        case m.Return():
            await _return(rooms, hall, request.seat)
        case m.Stop():
            await _stop(rooms, hall, player, request.on)
        case m.Resign():
            await _stand_in(rooms, hall, request.seat, "resigned", resigned=True, stop=False)


async def _set(rooms: Rooms, hall: Hall, seat: int, **columns: object) -> None:
    if not await rooms.caretaker.change_seat(hall, seat, **columns):
        raise Blocked("stale")


async def _stand_in(rooms: Rooms, hall: Hall, seat: int, why: m.Note, **columns: object) -> None:
    if not await rooms.caretaker.stand_in(hall, seat, why, **columns):
        raise Blocked("stale")


async def _order(rooms: Rooms, hall: Hall, request: m.Order) -> None:
    room = hall.room
    if room is None:
        raise Blocked("not-playing")
    if request.on:
        room.check_order(request.seat, request.name)
    order = f"{request.name}@{room.title.chapter(room.table.game)}" if request.on else None
    await _set(rooms, hall, request.seat, order=order)


async def _vote(rooms: Rooms, hall: Hall, player: str | None, request: m.Vote) -> None:
    """More than half of the others have to want it. Then whoever is away is called, and has time to come."""
    mine, now = hall.seats_of(player), rooms.now()
    if request.on and rooms.bus.down:  # they may sit at another worker, and nobody tells us
        raise Blocked("no-vote")
    if not mine or (request.on and not hall.may_vote(mine[0], request.seat, now)):
        raise Blocked("no-vote")
    theirs, absent = hall.seats[request.seat], ABSENT[hall.row.clock.kind]
    votes = {*theirs.votes, *mine} if request.on else {*theirs.votes} - {*mine}
    voters = hall.voters(request.seat)
    called = None
    if absent is not None and 2 * len(votes & {*voters}) > len(voters):
        called = theirs.called or now + absent[1]
    await _set(rooms, hall, request.seat, votes=tuple(sorted(votes)), called=called)
    if called is not None and theirs.called is None:
        await rooms.caretaker.call(hall, request.seat)


async def _stop(rooms: Rooms, hall: Hall, player: str | None, on: bool) -> None:
    """One's own seats want it; or nobody's do any more."""
    for seat in hall.seats:
        if seat.stop != on and not seat.resigned and (not on or seat.player == player):
            await _set(rooms, hall, seat.seat, stop=on)


async def _return(rooms: Rooms, hall: Hall, seat: int) -> None:
    """The clock stood still while the bot played, and whoever ran out of time gets a little."""
    bank = hall.seats[seat].bank
    if hall.seats[seat].stand_in is None:
        return
    if bank is not None:
        since = hall.row.clock_since
        paused = rooms.now() - since if since is not None and seat in hall.row.waiting else 0.0
        bank = (bank or GRACE) + paused
    await _set(rooms, hall, seat, stand_in=None, votes=(), called=None, bank=bank)
    await rooms.caretaker.note(hall, seat, "back")
