"""Who is there: a secret in a cookie, of which the store knows the hash only."""

import hashlib
import secrets
import time

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stead.server.house import house
from stead.server.http.wire import Trouble
from stead.server.store.rows import PlayerRow

COOKIE = "stead"
LIFETIME = 180 * 86400
SECRET_BYTES = 32


def session_hash(connection: HTTPConnection) -> bytes | None:
    secret = connection.cookies.get(COOKIE, "")
    return hashed(secret) if 0 < len(secret) <= 100 else None


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


async def player_of(connection: HTTPConnection) -> PlayerRow | None:
    found = session_hash(connection)
    return None if found is None else await house(connection).store.session(found, time.time())


async def somebody(connection: HTTPConnection) -> PlayerRow:
    """The player, or a Problem: this needs a name at least."""
    player = await player_of(connection)
    if player is None:
        raise Trouble(401, "sign-in-first")
    return player


async def begin_session(request: Request, response: Response, player_id: str) -> None:
    """A fresh secret whenever somebody becomes somebody: one that was planted before is worth nothing then."""
    store = house(request).store
    secret = secrets.token_urlsafe(SECRET_BYTES)
    await store.add_session(hashed(secret), player_id, time.time() + LIFETIME)
    old = session_hash(request)
    if old is not None:
        await store.drop_session(old)
    _set_cookie(request, response, secret)


async def prolong_session(request: Request, response: Response) -> None:
    found = session_hash(request)
    if found is not None:
        await house(request).store.prolong_session(found, time.time() + LIFETIME)
        _set_cookie(request, response, request.cookies[COOKIE])


async def end_session(request: Request, response: Response) -> None:
    found = session_hash(request)
    if found is not None:
        await house(request).store.drop_session(found)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=is_secure(request))


def _set_cookie(request: Request, response: Response, secret: str) -> None:
    secure = is_secure(request)
    response.set_cookie(COOKIE, secret, max_age=LIFETIME, httponly=True, samesite="lax", secure=secure)


def is_secure(request: Request) -> bool:
    """Shall its cookies come over https only?"""
    wish = house(request).settings.secure_cookies
    return request.url.scheme == "https" if wish == "auto" else wish == "yes"
