"""JSON in and out over HTTP: bodies are bounded and typed, refusals are Problems."""

from collections.abc import Mapping
from typing import Any, TypeVar

import anyio
import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from stead.server.messages import Lang, Problem

MOST_BYTES = 16_000
SLOWEST_BODY = 30.0
"""Seconds. Whoever sends slower than that wants to hold a connection, not to tell us something."""

T = TypeVar("T")


class Trouble(Exception):
    """What was asked for cannot be done: a Problem with this code."""

    def __init__(self, status: int, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, args)
        self.headers: dict[str, str] = {}


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, dict(headers or {}), "application/json")


async def answer_trouble(_: Request, trouble: Exception) -> Response:
    assert isinstance(trouble, Trouble)
    return reply(trouble.problem, trouble.status, trouble.headers)


async def answer_http(_: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown path, a method that is not there."""
    assert isinstance(error, HTTPException)
    return reply(Problem("not-found" if error.status_code == 404 else "bad-request"), error.status_code, error.headers)


async def read_body(request: Request, most: int = MOST_BYTES) -> bytes:
    """The body, never more of it in memory than allowed."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > most:
        raise Trouble(413, "too-large", most=most)
    body = bytearray()
    try:
        with anyio.fail_after(SLOWEST_BODY):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Trouble(413, "too-large", most=most)
    except TimeoutError:
        raise Trouble(408, "bad-request") from None
    except ClientDisconnect:  # nobody will read the answer
        raise Trouble(400, "bad-request") from None
    return bytes(body)


async def read(request: Request, kind: type[T]) -> T:
    """The body as this type, or a Problem."""
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble(400, "bad-request") from None


def lang(request: Request) -> Lang:
    return "ru" if request.query_params.get("lang") == "ru" else "en"


def number(request: Request, name: str, default: int, most: int) -> int:
    """A whole number of the query, from 0 to `most`."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= most):
        raise Trouble(400, "bad-request")
    return int(text)
