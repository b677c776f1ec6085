"""Bots as levels: which of them a table can have, who plays where nobody has chosen, and how long they think."""

from functools import lru_cache
from typing import Any

from stead import bots
from stead.kernel.title import Title

STAND_IN = "greedy"
"""Who plays for whoever is away, in a first game and in exercises, and wherever nobody has chosen: it is quick, and
there for every title."""
DEEP = "deep"
"""The one that thinks for as long as it is told to."""


@lru_cache(64)
def names(title: Title[Any]) -> tuple[str, ...]:
    """The levels that can be had for a title, the weakest first. It is asked with every picture of a table, and what a
    bot has learnt is in a file."""
    return bots.names(title)


def with_budget(name: str, seconds: float) -> str:
    """A level as it is asked for where bots think: how long `deep` may is the server's to say, not the table's."""
    return f"{name}:{seconds:g}" if name == DEEP else name


def seconds_of(name: str, seconds: float) -> float:
    """How long a level thinks about a choice, where one would notice."""
    return seconds if name == DEEP else 0.0


def at_hand(name: str, title: Title[Any]) -> str:
    """A level, or where it has to have learnt the game and has not (other cards, no numpy) the strongest there is: a
    game that was begun goes on."""
    there, level = names(title), name.partition(":")[0]
    return there[-1] if level in bots.LEARNED and level not in there else name
