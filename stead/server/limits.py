"""How often somebody may do something: token buckets in memory. Workers tell each other every second what was taken, so
that who asks them in turn has no more than who asks one."""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv6Address, ip_address

from msgspec import Struct
from starlette.requests import HTTPConnection

from stead.server.http.wire import Trouble

MINUTE, HOUR = 60.0, 3600.0
MOST_BUCKETS = 20_000
"""For each kind. Beyond that whoever was longest quiet is forgotten."""


class Rate(Struct, frozen=True):
    """`burst` at once, then one more every `every` seconds."""

    burst: int
    every: float


RATES = {
    # by address
    "requests": Rate(300, 1 / 30),
    "replays": Rate(100, 1 / 4),
    "sockets": Rate(60, 1.0),
    "guests": Rate(30, 2 * MINUTE),
    "accounts": Rate(10, 6 * MINUTE),
    "sign-ins": Rate(20, MINUTE / 2),
    # by name, and address or browser
    "guesses": Rate(10, MINUTE),
    # by name alone: from many addresses at once
    "names": Rate(100, MINUTE / 2),
    # by player
    "passwords": Rate(5, 10 * MINUTE),
    "tables": Rate(30, 2 * MINUTE),
    "joins": Rate(40, MINUTE / 2),
    "changes": Rate(60, 1.0),
    "lessons": Rate(60, 5.0),
    "decks": Rate(60, 2.0),
    "uploads": Rate(10, 6 * MINUTE),
    "analyses": Rate(20, 15.0),
    "pushes": Rate(20, MINUTE),
    # by player, at a table
    "moves": Rate(60, 1 / 10),
    "looks": Rate(120, 1 / 20),
    "chat": Rate(10, 2.0),
    "hints": Rate(10, 4.0),
}


AT_TABLES = ("moves", "looks", "chat", "hints")
"""What is asked by a socket, which is one worker's."""
PARCEL = 60
"""Takings told in one message."""
PARCELS = 20
"""Messages in a second; the largest takings come first."""

Taken = tuple[str, str, int]
"""Of what, by whom, and how often."""


class Limits:
    def __init__(self, patience: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.shared = False
        """There are other workers, who want to know."""
        self._taken: Counter[tuple[str, str]] = Counter()
        """What they have not been told of yet."""
        self._patience = patience
        self._now = now
        self._full: dict[str, OrderedDict[str, float]] = {name: OrderedDict() for name in RATES}
        """By kind and key: when that bucket will be full again."""

    def wait(self, name: str, key: str) -> float:
        """Take one. Returns 0, or the seconds until there will be one to take."""
        rate = RATES[name]
        every, burst = rate.every / self._patience, rate.burst * max(1.0, self._patience)
        buckets, now = self._full[name], self._now()
        full = max(buckets.get(key, now), now) + every
        wait = full - now - every * burst
        if wait > 1e-9:
            return wait
        self._fill(name, key, full)
        self._tell(name, key, 1)
        return 0.0

    def _fill(self, name: str, key: str, full: float) -> None:
        buckets, now = self._full[name], self._now()
        buckets[key] = full
        buckets.move_to_end(key)
        # Those that are full again say nothing; a few go whenever one comes, so that they are never many.
        for _ in range(2):
            oldest = next(iter(buckets))
            if oldest == key or (buckets[oldest] > now and len(buckets) <= MOST_BUCKETS):
                break
            del buckets[oldest]

    def _tell(self, name: str, key: str, times: int) -> None:
        if self.shared and name not in AT_TABLES:
            self._taken[name, key] += times
            if len(self._taken) > MOST_BUCKETS:
                self._taken.clear()

    def give_back(self, name: str, key: str) -> None:
        """What was taken did no harm: a sign-in with the right password."""
        if key in self._full[name]:
            self._full[name][key] -= RATES[name].every / self._patience
            self._tell(name, key, -1)

    # Between workers

    def parcels(self) -> Iterator[list[Taken]]:
        """What was taken here since this was last asked, in parts that the bus carries."""
        taken, self._taken = self._taken, Counter()
        most = [(name, key, times) for (name, key), times in taken.most_common(PARCEL * PARCELS) if times > 0]
        for start in range(0, len(most), PARCEL):
            yield most[start : start + PARCEL]

    def hear(self, taken: Iterable[Taken]) -> None:
        """What was taken at another worker. That a bucket is overdrawn there and here is nobody's debt."""
        now = self._now()
        for name, key, times in taken:
            if name in RATES:
                every, burst = RATES[name].every / self._patience, RATES[name].burst * max(1.0, self._patience)
                full = max(self._full[name].get(key, now), now) + every * times
                self._fill(name, key, min(full, now + every * burst))

    def allows(self, name: str, key: str) -> bool:
        return self.wait(name, key) == 0.0

    def take(self, name: str, key: str) -> None:
        """Take one, or say when to come back."""
        wait = self.wait(name, key)
        if wait:
            seconds = max(1, math.ceil(wait))
            trouble = Trouble(429, "slow-down", seconds=seconds)
            trouble.headers["Retry-After"] = str(seconds)
            raise trouble


def address(connection: HTTPConnection) -> str:
    """Whom a request is counted for. A household has a whole IPv6 network, so that counts as one."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:  # a unix socket, a test
        return "local"
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]
    return str(found)
