"""A table with its people, as one worker knows them: who sits there, who is here, who watches."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from stead.server.live.clocks import ABSENT
from stead.server.live.room import Room
from stead.server.store.people import Named
from stead.server.store.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from stead.server.live.reader import Reader

FAR = 75.0
"""Seconds after which the people another worker told us of are taken to be gone, unless it tells us again."""


class Hall:
    def __init__(self, row: TableRow, seats: tuple[SeatRow, ...], now: float) -> None:
        self.row = row
        self.seats = seats
        self.named: frozenset[Named] = frozenset()
        """Who sits here, when it was last asked whose names these are: `asked`."""
        self.asked = 0.0
        self.borrowed: frozenset[Named] = frozenset()
        """People here who go by the name of somebody else's account, or one that looks like it."""
        self.modules: tuple[str, ...] = ()
        """Those in use, as soon as somebody looks at it."""
        self.room: Room | None = None
        """The game, while it is being played or looked at."""
        self.written = 0
        """Entries of the journal that the last snapshot holds."""
        self.trouble: str | None = None
        """Why there can be no room: an error code."""
        self.lock = asyncio.Lock()
        """Held by whoever changes room, row or seats."""
        self.stale = False
        """Another worker has changed something: read it before going on."""
        self.readers: set[Reader] = set()
        self.far: dict[str, tuple[float, tuple[str, ...], int]] = {}
        """By worker: when it last told us, the players there, and how many others watch."""
        self.present: set[str] = set()
        self.gone: dict[int, float] = {}
        """Since when a seat's player has been away."""
        self.told: object = None
        """What the readers know of who is here."""
        self.missed: frozenset[int] = frozenset()
        """Seats whose players have been away for long, as the readers know."""
        self.touched = now
        self.driver: asyncio.Task[None] | None = None
        """Plays the bots on."""
        self.pictures: dict[object, bytes] = {}
        """Pictures of this version, as sent: readers who see the same get the same bytes."""
        self.drawn = now
        """Since when they have been drawn."""

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        return tuple(seat.seat for seat in self.seats if player is not None and seat.player == player)

    def take(self, row: TableRow, seats: Iterable[SeatRow]) -> None:
        """Row and seats as the store has them now."""
        self.row, self.seats = row, tuple(seats)
        if self.room is not None:
            self.room.row, self.room.seats = self.row, self.seats
        self.pictures.clear()

    def here(self) -> tuple[tuple[str, ...], int]:
        """The players whose sockets this worker has, and how many others watch."""
        sitting = {seat.player for seat in self.seats if seat.player is not None}
        players = {reader.player for reader in self.readers if reader.player in sitting}
        watching = sum(reader.player not in sitting for reader in self.readers)
        return tuple(sorted(player for player in players if player is not None)), watching

    def count(self, now: float) -> tuple[frozenset[str], int]:
        """Who is here, on all workers, and how many watch."""
        self.far = {worker: told for worker, told in self.far.items() if now - told[0] < FAR}
        players, watching = self.here()
        everywhere = set(players)
        for _, others, more in self.far.values():
            everywhere.update(others)
            watching += more
        self.present = everywhere
        for seat in self.seats:
            if seat.player is None or seat.player in everywhere:
                self.gone.pop(seat.seat, None)
            else:
                self.gone.setdefault(seat.seat, now)
        return frozenset(everywhere), watching

    def watching(self) -> int:
        return self.here()[1] + sum(more for _, _, more in self.far.values())

    @property
    def watched(self) -> bool:
        """Does anybody look, here or at another worker?"""
        return bool(self.readers) or any(players or more for _, players, more in self.far.values())

    def may_vote(self, voter: int, seat: int, now: float) -> bool:
        """May `voter` ask for a bot at `seat`: somebody who is waited for and has been away for a while?"""
        theirs, mine = self.seats[seat], self.seats[voter]
        if theirs.who != "person" or theirs.stand_in or theirs.player == mine.player or mine.stand_in:
            return False
        return self.room is not None and seat in self.room.waiting and seat in self.long_gone(now)

    def long_gone(self, now: float) -> frozenset[int]:
        """Seats whose players have been away for so long that, by the clock of this table, they can be called."""
        absent = ABSENT[self.row.clock.kind]
        return frozenset(seat for seat, since in self.gone.items() if absent and now - since >= absent[0])

    def voters(self, seat: int) -> tuple[int, ...]:
        """Whose voices count: everybody else who plays themselves."""
        theirs = self.seats[seat].player
        return tuple(s.seat for s in self.seats if s.who == "person" and not s.stand_in and s.player != theirs)
