"""Keen: what would the table look like after each option, once my turn is over? The network judges that."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stead.bots.insight import Insight
from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option
from stead.kernel.table import SEEDS, Table
from stead.kernel.title import Title
from stead.minds import judge as judges
from stead.minds.judge import Judge
from stead.minds.net import Array

LONGEST = 12
"""Answers with which a turn is completed, at the most."""


class Keen:
    def __init__(self, title: Title[Any], seed: int, judge: Judge | None = None, deals: int = 1) -> None:
        self.judge = judge or judges.of(title)
        self.chance = Chance.seeded(seed)
        self._deals = deals

    def search(self, insight: Insight) -> Option:
        return insight.decision.options[int(self.worths(insight).argmax())]

    def weigh(self, insight: Insight) -> Array:
        """By option, the chance of every seat once it was chosen."""
        return self.after(insight, insight.decision.options)[0]

    def worths(self, insight: Insight) -> Array:
        chances, margins = self.after(insight, insight.decision.options)
        return judged(chances[:, insight.seat], margins, self.judge)

    def after(self, insight: Insight, options: Sequence[Option]) -> tuple[Array, Array]:
        """By option the chances of all seats, and by how many points the one asked will be ahead."""
        seat = insight.seat
        chances, margins = 0.0, 0.0
        for _ in range(self._deals):
            deal = insight.determinize(self.chance.below(SEEDS))
            found = self.judge.seen_by(seat, led_to(deal, seat, options, self.judge))
            chances, margins = chances + found[0], margins + found[1]
        return np.asarray(chances) / self._deals, np.asarray(margins) / self._deals


def judged(chances: Array, margins: Array, judge: Judge) -> Array:
    """What to go by: mostly the margin, which tells neighbours apart where chances are near 0 or 1."""
    return chances + 0.5 * np.tanh(margins / judge.net.about["scale"] / 2)


def led_to(deal: Table, seat: int, options: Sequence[Option], judge: Judge) -> list[Table]:
    """By option, where it leads to: to where this seat's turn is over. What it has to answer on the way is answered at
    first sight."""
    tables: list[Table] = []
    for option in options:
        table = deal.clone()
        table.push(option, seat)
        tables.append(table)
    open_ones = tables
    for _ in range(LONGEST):
        asked = [(table, decision) for table in open_ones if (decision := inside_turn(table, seat)) is not None]
        if not asked:
            break
        for (table, _), option in zip(asked, judge.first_sights(asked), strict=True):
            table.push(option, seat)
        open_ones = [table for table, _ in asked]
    return tables


def inside_turn(table: Table, seat: int) -> Decision | None:
    """What this seat is asked before its turn is over."""
    decision = None if table.over else table.decision_of(seat)
    return None if decision is None or decision.opening else decision
