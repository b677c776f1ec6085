"""Records that people bring: played over within bounds, then kept like a game that was played here."""

import time
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from stead import bots
from stead.kernel.errors import TableError
from stead.kernel.table import Table
from stead.server import messages as m
from stead.server.house import house
from stead.server.http.history import over_again
from stead.server.http.names import tidy
from stead.server.http.tables import new_row
from stead.server.http.wire import Trouble, read_body, reply
from stead.server.live.aside import Meter
from stead.server.live.room import MOST_OPTIONS, is_crowded
from stead.server.sessions import somebody
from stead.server.store.rows import Change, Entry, SeatRow

MOST_BYTES = 1_000_000
BIGGEST_SEED = 1 << 63
LONGEST_REASON = 300


class Brought(Struct, frozen=True):
    table: Table
    start: Any
    """The position it begins with, as we write it; nothing of the file itself is kept."""
    names: list[str]


async def upload(request: Request) -> Response:
    """A finished game of somebody's own, to look at here."""
    player, here = await somebody(request), house(request)
    here.limits.take("uploads", player.id)
    body = await read_body(request, MOST_BYTES)
    brought = await over_again(here, player.id, lambda meter: play_over(body, meter))
    table, now = brought.table, time.time()
    row = new_row(
        table.title,
        player,
        table.setup.options,
        seed=table.setup.seed,
        undo="strict",
        start=brought.start,
        status="cancelled",  # it counts only once it is here as a whole: the last entry makes it finished
    )
    people = enumerate(zip(table.setup.seats, brought.names, strict=True))
    await here.rooms.add(row, [_seat(row.id, n, role, name) for n, (role, name) in people])
    winners = tuple(standing.seat for standing in table.ranking if standing.place == 1)
    finish = Change(status="finished", updated=now, scores=tuple(table.scores), winners=winners)
    choices = table.choices
    for n, (seat, key) in enumerate(choices, 1):
        entry = Entry(n, "push", seat, key, f"upload-{n}", now)
        await here.store.append(row.id, entry, finish if n == len(choices) else Change())
    return reply(m.TableId(row.id))


def play_over(body: bytes, meter: Meter) -> Brought:
    """Everything in it is checked by doing it."""

    def watch(table: Table) -> None:
        meter()
        if is_crowded(table):
            raise Trouble(400, "too-many-options", most=MOST_OPTIONS)

    try:
        data = msgspec.json.decode(body)
        table = Table.replay(data, watch=watch)
    except (TableError, msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        reason = str(error) if isinstance(error, TableError) else "this is not JSON"
        raise Trouble(400, "bad-record", message=reason[:LONGEST_REASON]) from None
    if not 0 <= table.setup.seed < BIGGEST_SEED:
        raise Trouble(400, "bad-record", message="its seed is out of range")
    if not table.over or not table.choices:
        raise Trouble(400, "unfinished-record")
    begun = table.setup.position
    start = None if begun is None else Table.from_position(begun, table.title).position()
    told: dict[int, str] = dict(enumerate(data.get("players") or ()))
    return Brought(table, start, [tidy(told.get(seat, "")) or "" for seat in range(len(table.setup.seats))])


def _seat(table_id: str, number: int, role: str, name: str) -> SeatRow:
    """Who sat there, as the record says: a bot, or a person whom we do not know."""
    if name in bots.NAMES:
        return SeatRow(table=table_id, seat=number, who="bot", bot=name, wish=role, role=role)
    return SeatRow(table=table_id, seat=number, who="person", name=name, wish=role, role=role)
