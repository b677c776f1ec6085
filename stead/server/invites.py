"""Who may come in: tables that are not public open by their link."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable

from stead.server.store.rows import PlayerRow, SeatRow, TableRow


def invite(secret: bytes, table: TableRow) -> str:
    """The secret of a table's link. A renewed link has another."""
    digest = hmac.digest(secret, f"invite {table.id} {table.invite}".encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()


def invite_path(secret: bytes, table: TableRow) -> str:
    return f"/t/{table.id}?invite={invite(secret, table)}"


def opens(secret: bytes, table: TableRow, given: str | None) -> bool:
    return hmac.compare_digest(invite(secret, table).encode(), (given or "").encode("utf-8", "replace"))


def belongs(table: TableRow, seats: Iterable[SeatRow], player: PlayerRow | None) -> bool:
    """Does this player sit here, or has made the table?"""
    return player is not None and (table.host == player.id or any(seat.player == player.id for seat in seats))


def may_enter(
    secret: bytes, table: TableRow, seats: Iterable[SeatRow], player: PlayerRow | None, given: str | None
) -> bool:
    """May they see this table, as far as a spectator sees it?"""
    if table.public or belongs(table, seats, player):
        return True
    return opens(secret, table, given) and (player is None or player.id not in table.barred)
