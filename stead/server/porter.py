"""Connections before they ask for anything: who holds many open and says nothing must not shut the others out."""

import asyncio
import resource
import time
from collections import Counter
from functools import cache
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stead.server import metrics
from stead.server.limits import network
from stead.server.logs import log
from stead.server.settings import Settings, from_environment

SILENCE = 15.0
"""Seconds in which a request has to be said, from the connection or its first letter to its last header."""
LONGEST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
MOST_OF_ADDRESS = 100
"""Connections of one address. A browser has six, and a socket for each table."""
KEPT_BACK = 100
"""Descriptors for what is not a connection from outside: the database, the bus, files."""
TELL_AGAIN = 10.0
"""Seconds between two lines of the log about connections turned away."""


def raise_descriptors() -> int:
    """As many connections as the system lets us have; how many files may be open then."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Porter:
    """Counts the connections of one worker."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self._most = max(KEPT_BACK, descriptors - KEPT_BACK)
        self._most_of_address = MOST_OF_ADDRESS * max(1.0, settings.patience)
        trusted = [part.strip() for part in settings.trusted_proxy.split(",") if part.strip()]
        self._all_trusted = "*" in trusted
        self._trusted = [ip_network(part, strict=False) for part in trusted if part != "*" and _is_network(part)]
        self._open: Counter[str] = Counter()
        self._turned_away = 0
        self._told = -TELL_AGAIN

    def lets_in(self, address: str, host: str) -> bool:
        """One more connection of this network and machine. Whoever comes is to be let out again, let in or not."""
        self._open[address] += 1
        metrics.CONNECTIONS.inc()
        if self._open.total() > self._most:
            return self._turn_away("full", address)
        if self._open[address] > self._most_of_address and not self._is_proxy(host):
            return self._turn_away("address", address)
        return True

    def lets_out(self, address: str) -> None:
        self._open[address] -= 1
        metrics.CONNECTIONS.dec()
        if self._open[address] <= 0:
            del self._open[address]

    def ends_silence(self, address: str) -> None:
        self._turn_away("silent", address)

    def _turn_away(self, reason: str, address: str) -> bool:
        metrics.TURNED_AWAY.labels(reason).inc()
        self._turned_away += 1
        if time.monotonic() - self._told > TELL_AGAIN:
            facts = {"reason": reason, "address": address, "times": self._turned_away, "open": self._open.total()}
            log.warning("connections were turned away", extra={"facts": facts})
            self._told, self._turned_away = time.monotonic(), 0
        return False

    def _is_proxy(self, host: str) -> bool:
        """A proxy speaks for many."""
        return self._all_trusted or (_is_network(host) and any(ip_address(host) in each for each in self._trusted))


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


@cache
def porter() -> Porter:
    """The one of this process."""
    return Porter(from_environment(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])


class Connection(HttpToolsProtocol):
    """A connection with little patience for whoever says nothing, or never comes to the point."""

    _address = ""
    _counted = False
    _head = 0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address, self._counted = network(host), True
        if not porter().lets_in(self._address, host):
            transport.abort()
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # the table counts its sockets itself
        super().handle_websocket_upgrade()
        # It holds us, and nobody looks for circles (`rest_the_collector`).
        self.parser = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._waiting is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._end()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._heard()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._waiting is None:
            self._head = 0
            self._waiting = self.loop.call_later(SILENCE, self._end)

    def _heard(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _end(self) -> None:
        porter().ends_silence(self._address)
        self.transport.abort()

    def _leave(self) -> None:
        self._heard()
        if self._counted:
            self._counted = False
            porter().lets_out(self._address)


class Socket(WebSocketsSansIOProtocol):
    """A socket of which nothing is left when it is closed."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it runs in the connection, which holds it
