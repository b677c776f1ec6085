"""Browsers that an account has signed in with before. Whoever guesses at its password from elsewhere cannot use up the
tries of these."""

import hmac
import secrets

from starlette.requests import Request
from starlette.responses import Response

from stead.server.house import house
from stead.server.sessions import is_secure

COOKIE = "stead-device"
LIFETIME = 2 * 365 * 86400


def _mark(request: Request, account: str, number: str) -> str:
    return hmac.new(house(request).secret, f"device {account} {number}".encode(), "sha256").hexdigest()


def remember_device(request: Request, response: Response, account: str) -> None:
    number = secrets.token_hex(8)
    value = f"{number}.{_mark(request, account, number)}"
    secure = is_secure(request)
    response.set_cookie(COOKIE, value, max_age=LIFETIME, httponly=True, samesite="lax", secure=secure)


def known_device(request: Request, account: str) -> str | None:
    """The number of this browser, if it belongs to this account."""
    number, _, mark = request.cookies.get(COOKIE, "")[:200].partition(".")
    good = hmac.compare_digest(mark.encode("utf-8", "replace"), _mark(request, account, number).encode())
    return number if good else None
