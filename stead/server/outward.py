"""Requests to push services. Their addresses come from browsers, and could as well lead behind our own walls: so an
address is plain or refused, and nobody is connected to but a public machine."""

import re
import socket
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPSConnectionPool
from urllib3.connection import HTTPSConnection
from urllib3.exceptions import LocationParseError, NewConnectionError
from urllib3.util import parse_url
from urllib3.util.connection import create_connection

PLAIN = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9.-]+)(?::(?P<port>[0-9]{1,5}))?/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]*"
)
"""An address that no two parsers read differently. No push service has any other."""
NAT64 = IPv6Network("64:ff9b::/96")


def host_of(address: str) -> tuple[str, str] | None:
    """Scheme and host (with its port, if one is given), as whoever connects there reads them; None: odd."""
    plain = PLAIN.fullmatch(address)
    if plain is None:
        return None
    try:
        url = parse_url(address)  # the parser of `requests`
    except LocationParseError:
        return None
    if (url.scheme, url.host, url.port) != (
        plain["scheme"],
        plain["host"],
        int(plain["port"]) if plain["port"] else None,
    ):
        return None
    return plain["scheme"], plain["host"] + (f":{plain['port']}" if plain["port"] else "")


def is_of(host: str, services: Collection[str]) -> bool:
    """A host of one of these domains."""
    return any(host == service or host.endswith(f".{service}") for service in services)


def is_public(address: str) -> bool:
    """Can everybody reach it? So must the older address that a newer one may stand for (6to4, Teredo, NAT64)."""
    one = ip_address(address.partition("%")[0])
    found: list[IPv4Address | IPv6Address] = [one]
    if isinstance(one, IPv6Address):
        meant = (one.ipv4_mapped, one.sixtofour, *(one.teredo or ()), _translated(one))
        found += [older for older in meant if older is not None]
    return all(each.is_global and not each.is_multicast for each in found)


def _translated(address: IPv6Address) -> IPv4Address | None:
    return IPv4Address(int(address) & 0xFFFF_FFFF) if address in NAT64 else None


class PublicConnection(HTTPSConnection):
    """Looks up the name once, and connects to what it found there: if all of it is public."""

    def _new_conn(self) -> socket.socket:
        try:
            found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
            addresses = [str(address[0]) for *_, address in found]
            if not addresses or not all(is_public(address) for address in addresses):
                raise OSError(f"{self.host} is not a public machine")
            return create_connection((addresses[0], self.port), self.timeout, socket_options=self.socket_options)
        except OSError as error:
            raise NewConnectionError(self, str(error)) from error


class PublicPool(HTTPSConnectionPool):
    ConnectionCls: Any = PublicConnection


class PublicOnly(HTTPAdapter):
    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        super().init_poolmanager(*args, **kwargs)
        self.poolmanager.pool_classes_by_scheme = {"https": PublicPool}


class Straight(requests.Session):
    """A session that follows no redirects, which would lead past the list of services, and no proxies of the
    environment. `anywhere`: to a machine that the server's settings name, whatever its address."""

    def __init__(self, anywhere: bool = False) -> None:
        super().__init__()
        self.max_redirects = 0
        self.trust_env = False
        if not anywhere:
            self.adapters.clear()
            self.mount("https://", PublicOnly())
