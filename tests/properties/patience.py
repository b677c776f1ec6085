"""Reading what may be broken."""

import random
from typing import Any

from stead import RecordError, Table


class Patient:
    """A title, with an end to one's patience: a position from which no decision ever comes must not hang the tests."""

    def __init__(self, title: Any) -> None:
        self.title = title
        self.turns = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.title, name)

    def turn(self, game: Any) -> Any:
        self.turns += 1
        assert self.turns < 5000, "no end to it"
        return self.title.turn(game)


def read_or_refused(title: Any, data: Any, what: Any) -> str:
    """Read and play on, or refuse; anything else is a fault."""
    try:
        table = Table.from_position(data, Patient(title))  # type: ignore[arg-type]
    except RecordError as error:
        return str(error)
    except Exception as error:
        raise AssertionError(f"{what}: {error!r} while reading") from error
    luck = random.Random(1)
    try:
        for _ in range(400):
            if table.over:
                break
            decision = luck.choice(table.decisions)
            table.push(luck.choice(decision.options), decision.seat)
    except Exception as error:
        raise AssertionError(f"{what}: read, but {error!r} in play") from error
    return ""
