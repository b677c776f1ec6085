"""Does the judge know what it says? Of all tables at which it gives a seat 30 %, that seat should win three in ten."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from stead import bots
from stead.deals import deal, fitting
from stead.kernel.table import Table
from stead.kernel.title import Title, names
from stead.minds.judge import Judge, outcome

VERSION = 1
BINS = 20
EVERY = 4
"""Of so many tables of a game one is judged: neighbours are alike and end alike."""


class Bin(msgspec.Struct, frozen=True):
    """Chances between two limits: what was predicted, and what happened."""

    count: int
    predicted: float
    happened: float


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    version: int = VERSION
    title: str
    modules: tuple[str, ...]
    judge: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    games: int
    positions: int
    error: float
    """By how many points of chance it is wrong, on average of all chances (expected calibration error)."""
    bins: tuple[Bin, ...]
    """From 0 to 1 in equal steps; empty ones are left out."""


def calibrate(
    title: Title[Any],
    judge: Judge,
    games: int,
    players: Sequence[int],
    names_of_bots: Sequence[str],
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> Calibration:
    """From so many new games of these bots, by turns at tables of these sizes and in other seats."""
    predicted: list[np.ndarray] = []
    happened: list[np.ndarray] = []
    positions = 0
    for number in range(games):
        size = players[number % len(players)]
        table = deal(title, size, seed + number, fitting(title, size, {}))
        sitting = [
            bots.make(names_of_bots[(number + seat) % len(names_of_bots)], title, seed + number * size + seat)
            for seat in range(size)
        ]
        judged = _play(table, sitting, number)
        chances = judge.chances(judged)
        predicted.append(chances.ravel())
        happened.append(np.tile(outcome(table), len(judged)))
        positions += len(judged)
        progress(number + 1, games)
    bins, error = binned(np.concatenate(predicted), np.concatenate(happened))
    return Calibration(
        title=title.name,
        modules=names(title.modules),
        judge=judge.identity,
        players=tuple(players),
        bots=tuple(names_of_bots),
        seed=seed,
        games=games,
        positions=positions,
        error=error,
        bins=bins,
    )


def _play(table: Table, sitting: Sequence[bots.Bot], number: int) -> list[Table]:
    """To the end; some tables on the way, others in each game."""
    found: list[Table] = []
    turn = number
    while not table.over:
        if turn % EVERY == 0:
            found.append(table.clone())
        decision = table.decision
        bots.step(table, sitting[decision.seat], decision)
        turn += 1
    return found


def binned(predicted: np.ndarray, happened: np.ndarray) -> tuple[tuple[Bin, ...], float]:
    """Chances gathered in bins, and how far they are from what happened, in points."""
    where = np.minimum((predicted * BINS).astype(int), BINS - 1)
    bins: list[Bin] = []
    for one in range(BINS):
        inside = where == one
        if inside.any():
            means = float(predicted[inside].mean()), float(happened[inside].mean())
            bins.append(Bin(int(inside.sum()), *(round(mean, 6) for mean in means)))
    wrong = sum(one.count * abs(one.predicted - one.happened) for one in bins)
    return tuple(bins), round(100 * wrong / max(len(predicted), 1), 4)
