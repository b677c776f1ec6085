"""Logs as lines of JSON, and the watch over every request: its number, its time, what became of it.

No query, no cookie and no body is ever written: they hold secrets.
"""

import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stead.server import metrics
from stead.server.http.wire import reply
from stead.server.messages import Problem

log = logging.getLogger("stead")
request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # It writes the whole address of a socket, in which the secret of an invitation may be.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Watch:
    """Gives every request a number, and takes down how it went. What nobody expected becomes a Problem."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id.set(secrets.token_hex(6))
        begun, status = time.perf_counter(), 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        except Exception:
            log.exception("failed", extra={"facts": {"path": scope["path"]}})
            if scope["type"] == "websocket" or status:
                raise
            await reply(Problem("server-error"), 500)(scope, receive, watched)
        finally:
            if scope["type"] == "http":
                self._take_down(scope, status, time.perf_counter() - begun)

    def _take_down(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = getattr(scope.get("route"), "path", "none"), scope["method"]
        method = method if method in ("GET", "HEAD", "POST") else "other"
        metrics.REQUESTS.labels(method, route, str(status)).inc()
        metrics.LATENCY.labels(route).observe(seconds)
        facts = {"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        log.log(logging.INFO if route.startswith("/api") else logging.DEBUG, "request", extra={"facts": facts})
