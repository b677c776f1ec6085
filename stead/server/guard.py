"""Before anything is answered: whose page a request comes from, how many there are, what a browser may do with ours."""

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stead.server.http.wire import Trouble, reply
from stead.server.limits import Limits, address

SAFE = ("GET", "HEAD", "OPTIONS")
FOREIGN = 4403
"""The code with which a socket of another site is closed."""

PROBES = ("/healthz", "/readyz", "/metrics")
"""Asked by machines, who call us by an address."""
PORT = re.compile(r":[0-9]+$")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",  # sockets of the same host are among it
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Cover:
    """Puts the safety headers on every answer. What is not said to be kept, is not kept."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def covered(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, covered if scope["type"] == "http" else send)


class Guard:
    """Turns away requests that other sites' pages make in our players' names, and too many of them."""

    def __init__(
        self, app: ASGIApp, limits: Limits, origins: tuple[str, ...] = (), hosts: tuple[str, ...] = ()
    ) -> None:
        self._app = app
        self._limits = limits
        self._origins = frozenset(origins)
        self._hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == "http":
                self._check_host(scope)
                self._check_request(scope)
            elif scope["type"] == "websocket":
                self._check_host(scope)
                self._check_socket(scope)
        except Trouble as trouble:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": FOREIGN})
            else:
                await reply(trouble.problem, trouble.status, trouble.headers)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check_host(self, scope: Scope) -> None:
        """Another site's name may lead here too: its pages would be ours then."""
        if not self._hosts or scope["path"] in PROBES:
            return
        names = [value for name, value in scope["headers"] if name == b"host"]
        host = names[0].decode("latin-1").lower() if len(names) == 1 else ""
        if host not in self._hosts and PORT.sub("", host) not in self._hosts:
            raise Trouble(421, "wrong-host")

    def _check_request(self, scope: Scope) -> None:
        if scope["path"].startswith("/api/"):
            self._limits.take("requests", address(HTTPConnection(scope)))
        if scope["method"] in SAFE:
            return
        headers = Headers(scope=scope)
        # A form cannot send this header, and another site's script would have to ask us first: we never allow it.
        if headers.get("x-stead") != "1":
            raise Trouble(403, "foreign")
        # Browsers name the origin with whatever changes something; one that is old enough not to says at least this.
        origin = headers.get("origin")
        ours = (
            headers.get("sec-fetch-site") == "same-origin" if origin is None else self._is_ours(scope, headers, origin)
        )
        if not ours:
            raise Trouble(403, "foreign")

    def _check_socket(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if not self._is_ours(scope, headers, headers.get("origin", "")):
            raise Trouble(403, "foreign")

    def _is_ours(self, scope: Scope, headers: Headers, origin: str) -> bool:
        """The origin is the host that was asked; what came safely was also asked for from a safe page."""
        if origin in self._origins:
            return True
        try:
            from_where = urlsplit(origin)
        except ValueError:
            return False
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        host = headers.get("host", "")
        return bool(host) and from_where.scheme in schemes and from_where.netloc.lower() == host.lower()
