"""Records that people bring: played over within bounds (`bringing`), then kept like a game that was played here."""

import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stead.kernel.title import Title
from stead.server import levels
from stead.server import messages as m
from stead.server.house import house
from stead.server.http.bringing import Brought
from stead.server.http.tables import new_row
from stead.server.http.wire import Trouble, read_body, reply
from stead.server.sessions import somebody
from stead.server.store.rows import Change, Entry, SeatRow

MOST_BYTES = 1_000_000


async def upload(request: Request) -> Response:
    """A finished game of somebody's own, to look at here."""
    player, here = await somebody(request), house(request)
    here.limits.take("uploads", player.id)
    body = await read_body(request, MOST_BYTES)
    brought = msgspec.json.decode(await here.replays.bring(player.id, body), type=Brought)
    title, now = await here.rooms.titles.find(brought.title, brought.content), time.time()
    if title is None:
        raise Trouble(409, "other-rules")
    row = new_row(
        title,
        player,
        brought.options,
        seed=brought.seed,
        undo="strict",
        start=brought.start,
        status="cancelled",  # it counts only once it is here as a whole: the last entry makes it finished
    )
    people = enumerate(zip(brought.seats, brought.names, strict=True))
    await here.rooms.add(row, [_seat(row.id, n, role, name, title) for n, (role, name) in people])
    finish = Change(status="finished", updated=now, scores=brought.scores, winners=brought.winners)
    for n, (seat, key) in enumerate(brought.choices, 1):
        entry = Entry(n, "push", seat, key, f"upload-{n}", now)
        await here.store.append(row.id, entry, finish if n == len(brought.choices) else Change())
    return reply(m.TableId(row.id))


def _seat(table_id: str, number: int, role: str, name: str, title: Title[Any]) -> SeatRow:
    """Who sat there, as the record says: a bot, or a person whom we do not know."""
    if name in levels.names(title):
        return SeatRow(table=table_id, seat=number, who="bot", bot=name, wish=role, role=role)
    return SeatRow(table=table_id, seat=number, who="person", name=name, wish=role, role=role)
