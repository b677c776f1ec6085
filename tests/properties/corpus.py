"""The games that all properties watch: every title, mode and player count, from the start or from the thick of it, in
several moods. `./test` plays the same ones every time; `./explore` new ones in every round."""

import os
from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.properties.play import MOODS, PARTS, Start
from tests.properties.regressions import REGRESSIONS

EXPLORE = os.environ.get("STEAD_EXPLORE")
"""What makes the games of this round others than those of any other; None in `./test`."""
GAMES = 54 if EXPLORE else 27
"""Of a title with short games; where they are long, so many fewer."""


def some_games(title: str, count: int, name: str = "corpus") -> list[Start]:
    """So many games that differ in all there is to choose."""
    part, luck = PARTS[title], Random(f"{name} {title}")
    least, most = part.title.players
    games: list[Start] = []
    for number in range(count):
        seats = tuple(luck.sample(part.title.roles, least + number % (most + 1 - least)))
        options = {setting.name: luck.choice(setting.values) for setting in part.settings(len(seats))}
        options |= part.more(luck, seats, options)
        thick, mood = luck.random() < 0.5, luck.choice(MOODS)
        games.append(Start(title, seats, luck.getrandbits(32), options, thick, mood))
    return games


def more_games() -> dict[str, Start]:
    """Besides the corpus."""
    found: dict[str, Start] = {}
    for title, part in PARTS.items():
        games = some_games(title, 36 // part.length, f"{EXPLORE or ''} more")
        found |= {f"{title}-{n}": game for n, game in enumerate(games)}
    return found


def corpus() -> dict[str, Start]:
    found = {f"{game.title}-found-{n}": game for n, game in enumerate(REGRESSIONS)}
    for title, part in PARTS.items():
        games = some_games(title, GAMES // part.length, EXPLORE or "corpus")
        found |= {f"{title}-{n}": game for n, game in enumerate(games)}
    return found


def games(count: int, least: int = 1) -> Callable[[Any], Any]:
    """For a test elsewhere that plays games by itself: so many of each title (fewer where they are long), with `least`
    seats at least."""
    found: dict[str, Start] = {}
    for title, part in PARTS.items():
        some = (game for game in some_games(title, GAMES, EXPLORE or "corpus") if len(game.seats) >= least)
        found |= {f"{title}-{n}": game for n, game in enumerate(islice(some, max(2, count // part.length)))}
    each = pytest.mark.parametrize("game", found.values(), ids=found)
    return lambda test: pytest.mark.property(each(test))
