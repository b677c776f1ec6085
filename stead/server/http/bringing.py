"""Records that people bring, played over within bounds. Pure: what becomes of them is told in `records`."""

from typing import Any

import msgspec
from msgspec import Struct

from stead.kernel.errors import TableError
from stead.kernel.table import Table
from stead.server.http.names import tidy
from stead.server.http.wire import Trouble
from stead.server.live.aside import Meter
from stead.server.live.room import MOST_OPTIONS, is_crowded

BIGGEST_SEED = 1 << 63
LONGEST_REASON = 300


class Brought(Struct, frozen=True):
    """A game that was played to its end; nothing of the file itself is kept."""

    title: str
    content: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    start: Any
    """The position it begins with, as we write it."""
    choices: list[tuple[int, str]]
    names: list[str]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


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
    setup = table.setup
    if not 0 <= setup.seed < BIGGEST_SEED:
        raise Trouble(400, "bad-record", message="its seed is out of range")
    if not table.over or not table.choices:
        raise Trouble(400, "unfinished-record")
    start = None if setup.position is None else Table.from_position(setup.position, table.title).position()
    told: dict[int, str] = dict(enumerate(data.get("players") or ()))
    return Brought(
        title=table.title.name,
        content=table.title.content,
        seats=setup.seats,
        options=dict(setup.options),
        seed=setup.seed,
        start=start,
        choices=table.choices,
        names=[tidy(told.get(seat, "")) or "" for seat in range(len(setup.seats))],
        scores=tuple(table.scores),
        winners=tuple(standing.seat for standing in table.ranking if standing.place == 1),
    )
