"""What is said of a field of the state."""

from collections.abc import Callable
from typing import Any, NamedTuple

ALL, OWNER, OTHERS, NOBODY = "all", "owner", "others", "nobody"
"""Who sees a change of it: `OWNER` is the first player, whose field it is, or who alone may know it."""
SETUP = "setup"
"""Told by title, seats and options, which stand at the head of every position; it never changes."""
NEVER = "never"
"""Not part of the state: what happened is told by the table; what was once worked out is worked out again."""

ME, OTHER = 0, 1

Change = Callable[[Any], None]


class Field(NamedTuple):
    change: Change | None
    """Changes a game so that only this field is different."""
    who: str
    written: bool = True
    """Else a position need not tell it: it follows from other fields, or is of use inside a turn only."""


class Sample(NamedTuple):
    """A title with a position where everything holds something, and all the fields of its state by class."""

    title: Any
    position: Callable[[], dict[str, Any]]
    fields: dict[type, dict[str, Field]]
    options: dict[str, Any]
    """Others than the position has, each kept in the state."""


def set_to(name: str, value: Any) -> Change:
    return lambda thing: setattr(thing, name, value)


def of_player(change: Change) -> Change:
    return lambda game: change(game.players[ME])
