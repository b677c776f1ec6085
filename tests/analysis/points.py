"""An advisor that goes by the points on the table: it needs no weights, and every title can be asked."""

import numpy as np

from stead.bots.insight import Insight


class ByPoints:
    identity = "points"

    def quick(self, insight: Insight, deals: int) -> np.ndarray:
        options, seat = insight.decision.options, insight.seat
        rows = np.zeros((len(options), 0))
        for seed in range(deals):
            deal = insight.determinize(seed)
            found = []
            for option in options:
                table = deal.clone()
                table.push(option, seat)
                found.append(chances(table.scores))
            rows = np.array(found) + (rows if rows.size else 0)
        return rows / deals

    def deep(self, insight: Insight, seconds: float) -> np.ndarray:
        return self.quick(insight, 2)


def chances(scores: list[int]) -> np.ndarray:
    """Ten points are worth a lot."""
    points = np.array(scores) / 10
    if len(scores) == 1:
        return 1 / (1 + np.exp(2 - points))
    odds = np.exp(points - points.max())
    return odds / odds.sum()
