"""In the lobby: tables to join, to watch and to look back at; making them; who sits where until they start."""

import time
from collections.abc import Sequence
from math import isfinite, nan
from typing import Any

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from stead.kernel.title import Title
from stead.server import messages as m
from stead.server.house import House, house
from stead.server.http.briefs import brief
from stead.server.http.tables import check_bot, check_room_for_bots, check_room_for_more, check_setup, new_row, plan
from stead.server.http.wire import Trouble, lang, read, reply
from stead.server.invites import belongs, may_enter
from stead.server.levels import at_hand
from stead.server.live import ending
from stead.server.sessions import player_of, somebody
from stead.server.store.lists import ENDED
from stead.server.store.rows import PlayerRow, SeatRow, TableRow

MOST_LISTED = 50
MOST_BARRED = 50
Seats = tuple[SeatRow, ...]


# Lists


async def tables(request: Request) -> Response:
    here, player = house(request), await player_of(request)
    store = here.store
    mine = await store.tables_of(player.id, MOST_LISTED) if player else []
    known = {table.id for table, _ in mine}
    others = [found for found in await store.open_tables(MOST_LISTED) if found[0].id not in known]
    watch = [found for found in await store.watchable(MOST_LISTED) if found[0].id not in known]
    tongue = lang(request)
    briefs = await _briefs(here, mine, player, tongue)
    return reply(
        m.Tables(
            open=await _briefs(here, others, player, tongue),
            mine=tuple(sorted(briefs, key=lambda table: (not table.your_turn, -table.updated))),
            watch=await _briefs(here, watch, player, tongue),
            finished=await _finished(here, player, None, tongue),
        )
    )


async def _briefs(
    here: House, found: Sequence[tuple[TableRow, Seats]], player: PlayerRow | None, tongue: m.Lang
) -> tuple[m.Brief, ...]:
    titles = here.rooms.titles
    borrowed = await here.store.borrowed(
        {(seat.name, seat.player) for _, seats in found for seat in seats if seat.name}
    )
    return tuple(
        [
            brief(table, seats, player, await titles.modules(table), borrowed, here.secret, tongue)
            for table, seats in found
        ]
    )


async def finished(request: Request) -> Response:
    before = request.query_params.get("before", "")
    try:
        until = float(before) if before else None
    except ValueError:
        until = nan
    if until is not None and not isfinite(until):
        raise Trouble(400, "bad-request")
    return reply(await _finished(house(request), await player_of(request), until, lang(request)))


async def _finished(here: House, player: PlayerRow | None, before: float | None, tongue: m.Lang) -> tuple[m.Brief, ...]:
    """One's own finished games; a stranger sees public ones."""
    found = await here.store.finished(player.id if player else None, MOST_LISTED, before)
    return await _briefs(here, found, player, tongue)


# One table


async def enter(request: Request, given: str | None = None) -> tuple[TableRow, Seats, PlayerRow | None]:
    """The table of the path, for somebody who may see it."""
    player = await player_of(request)
    table, seats = await _find(request)
    given = given or request.query_params.get("invite")
    if not may_enter(house(request).secret, table, seats, player, given):
        raise Trouble(403, "bad-invite") if given else Trouble(404, "no-table")
    return table, seats, player


async def _find(request: Request) -> tuple[TableRow, Seats]:
    id = request.path_params["id"]
    found = await house(request).store.table(id) if id.isascii() and id.isalnum() else None
    if found is None:
        raise Trouble(404, "no-table")
    return found


async def _waiting(request: Request) -> tuple[TableRow, Seats, PlayerRow]:
    """The table of the path before its start, for somebody who belongs to it."""
    table, seats, player = await _own(request)
    if table.status != "waiting":
        raise Trouble(409, "already-started")
    return table, seats, player


async def _changed(request: Request, table: TableRow) -> Response:
    await house(request).rooms.people_changed(table.id)
    return reply(m.TableId(table.id))


async def table(request: Request) -> Response:
    table, seats, player = await enter(request)
    (told,) = await _briefs(house(request), [(table, seats)], player, lang(request))
    return reply(told)


async def make(request: Request) -> Response:
    wish = await read(request, m.NewTable)
    player, here = await somebody(request), house(request)
    row, seats = plan(wish, player)
    await check_room_for_more(here, player, seats)
    await here.rooms.add(row, seats)
    if all(seat.who != "open" for seat in seats):
        await here.rooms.start(row.id)
    return reply(m.TableId(row.id))


async def join(request: Request) -> Response:
    wish = await read(request, m.Join)
    player, here = await somebody(request), house(request)
    here.limits.take("joins", player.id)
    table, seats, _ = await enter(request, wish.invite)
    if any(seat.player == player.id for seat in seats):  # a second click
        return reply(m.TableId(table.id))
    if table.status != "waiting":
        raise Trouble(409, "already-started")
    if player.id in table.barred:
        raise Trouble(403, "shown-out")
    free = [seat for seat in seats if seat.who == "open" and wish.seat in (None, seat.seat)]
    for seat in free:
        role = wish.role or seat.wish
        deck = wish.deck if wish.role or wish.deck else seat.deck
        await _check_role(here, table, seats, seat, role, deck)
        if await here.store.take_seat(table.id, seat.seat, player.id, player.name, role, time.time(), deck):
            return await _changed(request, table)
    raise Trouble(409, "seat-taken")


async def _check_role(
    here: House, table: TableRow, seats: Seats, seat: SeatRow, role: str | None, deck: str | None
) -> None:
    others = [other for other in seats if other.seat != seat.seat]
    wishes, decks = [other.wish for other in others], [other.deck for other in others]
    if role is not None and role in wishes:
        raise Trouble(409, "role-taken")
    check_setup(await _today(here, table), [role, *wishes], table.options, [deck, *decks])


async def _today(here: House, table: TableRow) -> Title[Any]:
    """What a table that has not begun would be played with."""
    title = await here.rooms.titles.today(table)
    if title is None:
        raise Trouble(404, "no-title")
    return title


async def leave(request: Request) -> Response:
    """Before the start. Without its host a table does not come about."""
    table, seats, player = await _waiting(request)
    store = house(request).store
    if table.host == player.id:
        await store.set_status(table.id, "cancelled", time.time(), was="waiting")
    for seat in seats:
        if seat.player == player.id and table.host != player.id:
            free = SeatRow(table=table.id, seat=seat.seat, who="open", wish=seat.wish)
            await store.change_seat(free, was=seat)
    return await _changed(request, table)


async def arrange(request: Request) -> Response:
    wish = await read(request, m.Arrange)
    table, seats, player = await _waiting(request)
    seat = next((seat for seat in seats if seat.seat == wish.seat), None)
    if seat is None:
        raise Trouble(400, "bad-seats")
    mine, host = seat.player == player.id, table.host == player.id
    shown_out = seat.player if host and not mine and wish.who is not None else None
    if not mine and not (host and (seat.who != "person" or shown_out)):
        raise Trouble(403, "not-yours" if seat.who == "person" else "not-host")
    if mine and wish.who is not None:
        raise Trouble(400, "bad-seats")
    await _check_role(house(request), table, seats, seat, wish.role, wish.deck)
    changed = structs.replace(seat, wish=wish.role, deck=wish.deck)
    if wish.who is not None:
        title = await _today(house(request), table)
        bot = check_bot(wish.bot, title) if wish.who == "bot" else None
        if bot is not None and all(other.who != "bot" for other in seats):
            await check_room_for_bots(house(request), player)
        changed = SeatRow(table=table.id, seat=seat.seat, who=wish.who, bot=bot, wish=wish.role, deck=wish.deck)
    here = house(request)
    if not await here.store.change_seat(changed, was=seat):
        raise Trouble(409, "seat-taken")
    if shown_out is not None:
        await here.store.change_table(table.id, barred=(*table.barred, shown_out)[-MOST_BARRED:])
        await here.rooms.show_out(table.id, shown_out)
    return await _changed(request, table)


async def start(request: Request) -> Response:
    table, seats, player = await _waiting(request)
    _check_host(table, player)
    if any(seat.who == "open" for seat in seats):
        raise Trouble(409, "seats-open")
    if not await house(request).rooms.start(table.id):
        raise Trouble(409, "already-started")
    return reply(m.TableId(table.id))


async def renew_invite(request: Request) -> Response:
    """The old link is void, before the start or after it: who came by it has to be sent the new one."""
    table, _, player = await _own(request)
    _check_host(table, player)
    await house(request).store.change_table(table.id, invite=table.invite + 1)
    if not table.public:
        await house(request).rooms.show_out(table.id, None)
    return await _changed(request, table)


def _check_host(table: TableRow, player: PlayerRow) -> None:
    if table.host != player.id:
        raise Trouble(403, "not-host")


async def _own(request: Request) -> tuple[TableRow, Seats, PlayerRow]:
    """The table of the path, whatever it is at, for somebody who belongs to it."""
    player = await somebody(request)
    house(request).limits.take("changes", player.id)
    table, seats = await _find(request)
    if not belongs(table, seats, player):
        raise Trouble(403, "not-yours") if table.public else Trouble(404, "no-table")
    return table, seats, player


async def cancel(request: Request) -> Response:
    """A table that nobody plays at yet: before the start its host may, afterwards everybody who sits there."""
    table, seats, player = await _own(request)
    if table.status == "waiting":
        _check_host(table, player)
        await house(request).store.set_status(table.id, "cancelled", time.time(), was="waiting")
        return await _changed(request, table)
    if not any(seat.player == player.id for seat in seats):
        raise Trouble(403, "not-yours")
    if not await house(request).rooms.call_off(table.id):
        raise Trouble(409, "already-played")
    return reply(m.TableId(table.id))


async def delete(request: Request) -> Response:
    """A game that nobody else ever played: it goes with its record."""
    table, seats, player = await _own(request)
    if not ending.is_own(table, seats, player.id):
        raise Trouble(403, "others-played")
    if not await house(request).rooms.erase(table.id, player.id):
        raise Trouble(409, "not-playing")
    return reply(m.TableId(table.id))


async def put_away(request: Request) -> Response:
    """A game that cannot go on: whoever sits there may take it off everybody's list. Its record stays."""
    here = house(request)
    table, _, _ = await _own(request)
    if not await here.rooms.put_away(table.id):
        raise Trouble(409, "goes-on")
    return reply(m.TableId(table.id))


async def rematch(request: Request) -> Response:
    """The same people in the same seats. The first to ask makes the table, the others find it."""
    player, here = await somebody(request), house(request)
    table, seats = await _find(request)
    if not any(seat.player == player.id for seat in seats):
        raise Trouble(403, "not-yours") if table.public else Trouble(404, "no-table")
    if table.status not in ENDED:
        raise Trouble(409, "not-finished")
    made = await here.store.table(table.rematch) if table.rematch is not None else None
    if made is not None and made[0].status != "cancelled":
        return reply(m.TableId(made[0].id))
    title = await _today(here, table)
    await check_room_for_more(here, player, seats)
    row = new_row(
        title, player, table.variants, clock=table.clock, undo=table.undo, public=table.public, parent=table.id
    )
    again = [
        SeatRow(
            table=row.id,
            seat=s.seat,
            who=s.who,
            name=s.name,
            player=s.player,
            bot=s.bot and at_hand(s.bot, title),
            wish=s.wish,
            deck=s.deck,
        )
        for s in seats
    ]
    await here.rooms.add(row, again)
    if not await here.store.change_table(table.id, rematch=row.id):  # somebody was quicker
        await here.store.set_status(row.id, "cancelled", time.time(), was="waiting")
        return reply(m.TableId((await _find(request))[0].rematch or row.id))
    if all(seat.player in (None, player.id) for seat in again):  # nobody else has to agree
        await here.rooms.start(row.id)
    await here.rooms.people_changed(table.id)
    return reply(m.TableId(row.id))
