"""Afterwards: replays, charts, the record to take away, and "what if"."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct, structs
from starlette.requests import Request
from starlette.responses import Response

from stead.kernel.title import Title
from stead.server import messages as m
from stead.server.house import house
from stead.server.http.lobby import enter
from stead.server.http.replay import written_record
from stead.server.http.tables import check_bot, check_room_for_more, new_row
from stead.server.http.wire import Trouble, lang, number, read, reply
from stead.server.limits import address
from stead.server.sessions import somebody
from stead.server.store.lists import ENDED
from stead.server.store.rows import Entry, PlayerRow, SeatRow, TableRow

MOST_FRAMES = 100
MOST_STEPS = 1_000_000


class Found(Struct, frozen=True):
    """A game as the store has it, for somebody who may see it."""

    title: Title[Any]
    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: list[Entry]
    player: PlayerRow | None


async def over_again(request: Request, found: Found, work: str, **args: Any) -> bytes:
    """What is found in a game that is played over again, as JSON."""
    return await house(request).replays.game(who_asks(request, found), found, work, **args)


def who_asks(request: Request, found: Found) -> str:
    return found.player.id if found.player is not None else address(request)


def _as_json(data: bytes, headers: Mapping[str, str] | None = None) -> Response:
    return Response(data, 200, headers, "application/json")


async def _enter(request: Request, running: bool) -> tuple[TableRow, tuple[SeatRow, ...], PlayerRow | None]:
    """The table of the path, if its game is over; with `running` also if it is being played."""
    house(request).limits.take("replays", address(request))
    table, seats, player = await enter(request)
    if table.status not in ENDED and not (running and table.status == "playing"):
        raise Trouble(409, "not-finished")
    return table, seats, player


async def seen(request: Request, running: bool = False) -> Found:
    """The game of the path, for whoever may see its replay; with `running` also one that is being played."""
    here = house(request)
    table, seats, player = await _enter(request, running)
    title = await here.rooms.titles.of(table)
    if title is None:
        raise Trouble(409, "other-rules")
    return Found(title, table, seats, await here.store.entries(table.id), player)


def _eyes(request: Request, kept: Found) -> tuple[int | None, bool]:
    """Whose they are, and whether they see everything."""
    whose = request.query_params.get("as", "none")
    seat = None if whose in ("all", "none") else number(request, "as", 0, len(kept.seats) - 1)
    if kept.table.status not in ENDED:  # what others know is theirs until the end
        mine = seat is not None and kept.player is not None and kept.seats[seat].player == kept.player.id
        if whose == "all" or (seat is not None and not mine):
            raise Trouble(403, "not-finished")
    return seat, whose == "all"


async def show_frames(request: Request) -> Response:
    kept = await seen(request, running=True)
    seat, reveal = _eyes(request, kept)
    first, count = number(request, "from", 0, MOST_STEPS), number(request, "count", 40, MOST_FRAMES)
    wish: dict[str, Any] = dict(seat=seat, reveal=reveal, first=first, count=count, lang=lang(request))
    return _as_json(await over_again(request, kept, "frames", **wish))


async def show_thing(request: Request) -> Response:
    """What a thing of a frame is for, as an onlooker is told."""
    kept = await seen(request, running=True)
    seat, _ = _eyes(request, kept)
    step, thing = number(request, "step", 0, MOST_STEPS), request.query_params.get("thing", "")
    return _as_json(await over_again(request, kept, "thing", seat=seat, step=step, thing=thing, lang=lang(request)))


async def show_rounds(request: Request) -> Response:
    """Where they begin, for the bar of a replay."""
    return _as_json(await over_again(request, await seen(request, running=True), "rounds", lang=lang(request)))


async def show_charts(request: Request) -> Response:
    return _as_json(await over_again(request, await seen(request), "charts", lang=lang(request)))


async def download(request: Request) -> Response:
    """The record, seed and all: the game is over. Where nobody can play it any more, it is still written down."""
    here = house(request)
    table, seats, player = await _enter(request, running=False)
    title, entries = await here.rooms.titles.of(table), await here.store.entries(table.id)
    if title is None:
        record = msgspec.json.encode(written_record(table, seats, entries, await here.rooms.titles.modules(table)))
    else:
        record = await over_again(request, Found(title, table, seats, entries, player), "record")
    name = f"{table.title}-{table.id}.json"
    return _as_json(record, {"Content-Disposition": f'attachment; filename="{name}"'})


async def what_if(request: Request) -> Response:
    """Go on from a step of a finished game, against bots."""
    wish = await read(request, m.WhatIf)
    player, here = await somebody(request), house(request)
    kept = await seen(request)
    bot = check_bot(wish.bot, kept.title)
    if wish.seat >= len(kept.seats):
        raise Trouble(400, "bad-seats")
    position = msgspec.json.decode(await over_again(request, kept, "position", step=wish.step))
    if position is None:
        raise Trouble(400, "bad-step")
    old = kept.table
    row = new_row(kept.title, player, old.options, seed=old.seed, undo="free", start=position, parent=old.id)
    row = structs.replace(row, content=old.content)
    seats = [
        SeatRow(table=row.id, seat=seat.seat, who="person", player=player.id, name=player.name, wish=seat.role)
        if seat.seat == wish.seat
        else SeatRow(table=row.id, seat=seat.seat, who="bot", bot=bot, wish=seat.role)
        for seat in kept.seats
    ]
    await check_room_for_more(here, player, seats)
    await here.rooms.add(row, seats)
    await here.rooms.start(row.id)
    return reply(m.TableId(row.id))
