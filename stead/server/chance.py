"""What nobody can foresee: how a game is dealt, who draws which role, what a bot does by chance."""

import secrets


def seed() -> int:
    return secrets.randbits(63)
