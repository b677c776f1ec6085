"""Whose turn it is where many want the same few hands: fair shares of time, for each person and each of their tables.

Everybody has a clock of their own that runs while somebody works for them, and whoever's shows least is next. Where
nobody looks it runs quicker, so that those who look are served before. Who comes back after a while begins where the
others are: nobody saves up.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

UNWATCHED = 8.0
"""How much quicker the clock runs of a table at which nobody looks."""
MOST_CLOCKS = 10_000
"""Beyond that the clocks of all who do not wait are forgotten."""


class _Wish:
    def __init__(self, person: str, table: str, watched: bool, number: int) -> None:
        self.person = person
        self.table = table
        self.watched = watched
        self.number = number
        self.served = False
        self.heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Shares:
    def __init__(self, hands: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        self._free = hands
        self._now = now
        self._wishes: list[_Wish] = []
        self._people: dict[str, float] = {}
        self._tables: dict[str, float] = {}
        """The clocks."""
        self._busy: Counter[str] = Counter()
        """By person: the hands that work for them now."""
        self._time = 0.0
        """What the clock of whoever was served last showed."""
        self._count = 0

    @asynccontextmanager
    async def turn(self, person: str, table: str, watched: bool) -> AsyncIterator[None]:
        """Wait for a hand, and keep it as long as this lasts."""
        self._count += 1
        wish = _Wish(person, table, watched, self._count)
        self._wishes.append(wish)
        self._serve()
        try:
            await wish.heard
            begun = self._now()
            try:
                yield
            finally:
                self._charge(wish, self._now() - begun)
        finally:
            if wish.served:
                self._free += 1
                self._busy -= Counter([person])
                self._serve()
            else:  # whoever wished for it has gone
                self._wishes.remove(wish)

    def _serve(self) -> None:
        while self._free and self._wishes:
            wish = min(self._wishes, key=self._order)
            self._wishes.remove(wish)
            wish.served = True
            self._time = self._clock(wish.person)
            self._free -= 1
            self._busy[wish.person] += 1
            if not wish.heard.done():  # they may be about to go
                wish.heard.set_result(None)

    def _order(self, wish: _Wish) -> tuple[int, float, bool, float, int]:
        """First the person, then the table; of two alike who came first."""
        busy, clock = self._busy[wish.person], self._clock(wish.person)
        return busy, clock, not wish.watched, self._tables.get(wish.table, 0.0), wish.number

    def _clock(self, person: str) -> float:
        return max(self._people.get(person, 0.0), self._time)

    def _charge(self, wish: _Wish, seconds: float) -> None:
        if len(self._tables) > MOST_CLOCKS:
            self._people = {one.person: self._clock(one.person) for one in self._wishes}
            self._tables = {one.table: self._tables.get(one.table, 0.0) for one in self._wishes}
        seconds *= 1.0 if wish.watched else UNWATCHED
        self._people[wish.person] = self._clock(wish.person) + seconds
        self._tables[wish.table] = self._tables.get(wish.table, 0.0) + seconds
