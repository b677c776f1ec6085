"""How good a choice was, and a whole game, from the points of chance that were lost.

The formulas are those of lichess, which fitted them to games of two players. With more seats everybody has less to
lose: a drop is compared with what a seat's share allows, `scale`.
"""

from collections.abc import Sequence
from math import exp, sqrt
from statistics import fmean

from stead.analysis.report import Limits, Mark

INACCURACY, MISTAKE, BLUNDER = 5.0, 10.0, 15.0
"""Points of chance lost, of two players."""
NEARLY = 4.0
"""So many points below the best choice another one is as good, for an exercise."""


def scale(seats: int) -> float:
    """How much a drop weighs at a table of this size: 1 with two players, and alone, where one wins or loses as well;
    0.71 with four, so that a blunder costs 10.6 points there."""
    return sqrt(2 / max(seats, 2))


def limits(seats: int) -> Limits:
    return Limits(*(round(points * scale(seats), 2) for points in (INACCURACY, MISTAKE, BLUNDER)))


def mark(lost: float, found: Limits) -> Mark:
    if lost >= found.blunder:
        return "blunder"
    if lost >= found.mistake:
        return "mistake"
    return "inaccuracy" if lost >= found.inaccuracy else ""


def accuracy(lost: float, seats: int) -> float:
    """Of one choice, 0 to 100."""
    drop = lost / scale(seats)
    return min(max(103.1668 * exp(-0.04354 * drop) - 3.1669 + 1, 0.0), 100.0)


def volatility(chances: Sequence[float], seats: int) -> list[float]:
    """For each choice of a game, how much a seat's chance was in motion around it: errors weigh more where more was at
    stake. There is one chance more than choices: that after the last."""
    points = [100 * chance / scale(seats) for chance in chances]
    window = min(max(len(points) // 10, 2), 8)
    ends = [max(i + 2, window) for i in range(len(points) - 1)]
    return [min(max(_deviation(points[max(end - window, 0) : end]), 0.5), 12.0) for end in ends]


def _deviation(points: Sequence[float]) -> float:
    """As `statistics.pstdev`, which is exact, and fifty times as slow."""
    mean = sum(points) / len(points)
    return sqrt(sum([(point - mean) ** 2 for point in points]) / len(points))


def of_game(accuracies: Sequence[float], weights: Sequence[float]) -> float:
    """Of all choices of a seat: between their weighted mean and their harmonic mean, in which bad ones count more."""
    if not accuracies:
        return 100.0
    weighted = sum(a * w for a, w in zip(accuracies, weights, strict=True)) / sum(weights)
    harmonic = 1 / fmean(1 / max(one, 1.0) for one in accuracies)
    return (weighted + harmonic) / 2
