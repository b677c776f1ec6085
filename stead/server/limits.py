"""How often somebody may do something: token buckets in memory, each worker its own."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
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
    # by name
    "names": Rate(10, MINUTE),
    # by player
    "passwords": Rate(5, 10 * MINUTE),
    "tables": Rate(30, 2 * MINUTE),
    "joins": Rate(40, MINUTE / 2),
    "changes": Rate(60, 1.0),
    "lessons": Rate(60, 5.0),
    "decks": Rate(60, 2.0),
    "uploads": Rate(10, 6 * MINUTE),
    "pushes": Rate(20, MINUTE),
    # by player, at a table
    "moves": Rate(60, 1 / 10),
    "looks": Rate(120, 1 / 20),
    "chat": Rate(10, 2.0),
}


class Limits:
    def __init__(self, patience: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
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
        buckets[key] = full
        buckets.move_to_end(key)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)
        return 0.0

    def give_back(self, name: str, key: str) -> None:
        """What was taken did no harm: a sign-in with the right password."""
        if key in self._full[name]:
            self._full[name][key] -= RATES[name].every / self._patience

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
    client = connection.client
    try:
        found = ip_address(client.host if client else "")
    except ValueError:  # a unix socket, a test
        return "local"
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else found.exploded[:19]
    return str(found)
