"""Advisors that need no weights, and can be asked about every title."""

from collections.abc import Sequence
from random import Random

import numpy as np

from stead import Table
from stead.bots.insight import Insight


class ByPoints:
    """Goes by the points on the table."""

    identity = "points"

    def chances(self, table: Table) -> np.ndarray:
        return chances(table.scores)

    def promising(self, insight: Insight) -> Sequence[int]:
        return range(len(insight.decision.options))

    def quick(self, insight: Insight, options: Sequence[int], deals: int) -> np.ndarray:
        return np.mean([self._after(insight, seed) for seed in range(deals)], 0)[options]

    def deep(self, insight: Insight, chosen: int, seconds: float) -> np.ndarray:
        return self.quick(insight, self.promising(insight), 2)

    def _after(self, insight: Insight, seed: int) -> list[np.ndarray]:
        deal, found = insight.determinize(seed), []
        for option in insight.decision.options:
            table = deal.clone()
            table.push(option, insight.seat)
            found.append(chances(table.scores))
        return found


def chances(scores: list[int]) -> np.ndarray:
    """Ten points are worth a lot."""
    points = np.array(scores) / 10
    if len(scores) == 1:
        return 1 / (1 + np.exp(2 - points))
    odds = np.exp(points - points.max())
    return odds / odds.sum()


class Whims:
    """Says anything, the same in every run: sums have to come out whatever a judge thinks."""

    identity = "whims"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.luck = Random(seats)

    def chances(self, table: Table) -> np.ndarray:
        return self._row()

    def promising(self, insight: Insight) -> Sequence[int]:
        options = range(len(insight.decision.options))
        return self.luck.sample(options, min(len(options), 5))

    def quick(self, insight: Insight, options: Sequence[int], deals: int) -> np.ndarray:
        return np.array([self._row() for _ in options])

    def deep(self, insight: Insight, chosen: int, seconds: float) -> np.ndarray:
        return self.quick(insight, range(len(insight.decision.options)), 1)

    def _row(self) -> np.ndarray:
        row = np.array([self.luck.random() ** 3 for _ in range(self.seats)])
        return row / row.sum() if self.seats > 1 else row
