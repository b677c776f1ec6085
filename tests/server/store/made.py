"""Rows for the tests, of which each names only what it is about."""

from typing import Any

from stead.server.messages import Clock
from stead.server.store import Store
from stead.server.store.rows import Change, Entry, PlayerRow, SeatRow, TableRow


def guest(id: str, name: str = "Maria", created: float = 1.0) -> PlayerRow:
    return PlayerRow(id, name, None, created)


def account(id: str, name: str = "Maria") -> PlayerRow:
    return PlayerRow(id, name, "argon2…", 1.0)


def a_table(id: str = "t", **columns: Any) -> TableRow:
    given: dict[str, Any] = dict(title="toy", ruleset=1, content="c1", options={}, seed=7, clock=Clock(), undo="normal")
    given |= dict(public=True, guided=False, host="maria", created=1.0, updated=1.0)
    return TableRow(id=id, **given | columns)


def seat(n: int, who: Any = "open", table: str = "t", **columns: Any) -> SeatRow:
    return SeatRow(table=table, seat=n, who=who, **columns)


def entry(seq: int, id: str | None = None, **columns: Any) -> Entry:
    given: dict[str, Any] = dict(seq=seq, kind="push", seat=0, key="pass", id=id or f"request-{seq}", at=float(seq))
    return Entry(**given | columns)


NOTHING = Change()


async def with_table(store: Store, *seats: SeatRow, **columns: Any) -> None:
    """Maria's table, and whoever sits there."""
    table = a_table(**columns)
    rows = seats or (seat(0, "person", table.id, player="maria", name="Maria"), seat(1, table=table.id))
    for player in {table.host, *(row.player for row in rows if row.player)}:
        if not await store.player(player):
            await store.add_player(guest(player, player.title()))
    await store.add_table(table, rows)
