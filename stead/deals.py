"""Many games of a kind: for so many players, where nobody says who plays what. For learners and arenas."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.errors import SetupError
from stead.kernel.table import Table
from stead.kernel.title import Title


def deal(
    title: Title[Any], players: int, seed: int, options: Mapping[str, Any], seats: Sequence[str] | None = None
) -> Table:
    """A new game. The same seed deals the same, roles included, which are drawn unless `seats` says who plays what."""
    if seats is None:
        drawn = list(title.roles)
        Chance.seeded(seed).shuffle(drawn)
        seats = drawn[:players]
    return Table.new(title, seats, seed, options)


def fitting(
    title: Title[Any], players: int, options: Mapping[str, Any], seats: Sequence[str] | None = None
) -> dict[str, Any]:
    """These options, with what is not said as so many players can play: alone a scenario, say. Raises SetupError if
    there is no such thing."""
    least, most = title.players
    if not isinstance(players, int) or not least <= players <= most:
        raise SetupError(f"{title.name} is for {least} to {most} players, not {players!r}")
    given = dict(options)
    others = [
        {**given, setting.name: value}
        for setting in title.settings
        for value in setting.values[1:]
        if setting.name not in given
    ]
    seats = seats or title.roles[:players]
    try:
        Table.new(title, seats, 0, given)
    except SetupError:
        for tried in others:
            try:
                Table.new(title, seats, 0, tried)
            except SetupError:
                continue
            return tried
        raise
    return given
