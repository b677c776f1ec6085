"""Passwords, hashed with argon2 and never on the event loop."""

from functools import cache, partial

from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

_hasher = PasswordHasher()
AT_ONCE = 2
"""A hash costs 64 MB and a core for a moment."""


class Passwords:
    def __init__(self) -> None:
        self._turns = CapacityLimiter(AT_ONCE)

    async def hash(self, password: str) -> str:
        return await to_thread.run_sync(_hasher.hash, password, limiter=self._turns)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Is it the password this hash was made of? Where there is none, for an unknown name, No takes as long."""
        return await to_thread.run_sync(partial(_fits, kept, password), limiter=self._turns)


def is_outdated(kept: str) -> bool:
    """Made with weaker parameters than we use now."""
    return _hasher.check_needs_rehash(kept)


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody has this password")


def _fits(kept: str | None, password: str) -> bool:
    nobodys = _nobodys()  # made by the first who signs in, whether we know them or not
    try:
        return _hasher.verify(kept or nobodys, password) and kept is not None
    except (Argon2Error, InvalidHashError):
        return False
