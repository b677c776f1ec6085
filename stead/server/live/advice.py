"""What a bot would do in one's place: a hint, for who plays alone or against bots.

It is given in the process in which bots think, by one that judges positions; it knows what the seat knows, and no more.
"""

from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from stead.bots.insight import Insight
from stead.kernel.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np

ADVISER = "keen"
"""The level that gives hints: quick, and it can say what a choice is worth."""
AS_GOOD = 0.01
"""Of the chance to win: what is no further from the best answer is as good."""
MOST = 3
"""Answers that a hint names."""
DEALS = 8
"""Guesses at what is hidden by which the chances now are judged."""


class Advice(Struct, frozen=True):
    keys: tuple[str, ...]
    """The best answer, then others that are as good."""
    now: float
    """The chance to win, as it stands."""
    chance: float
    """And after the best answer, with the turn played to its end."""


class Adviser(Protocol):
    def weigh(self, insight: Insight) -> "np.ndarray[Any, Any]": ...


class Judge(Protocol):
    def chances(self, tables: "Sequence[Table]") -> "np.ndarray[Any, Any]": ...


def advise(table: Table, seat: int, seed: int) -> Advice:
    from stead.minds import judge  # brings in numpy, which a server without these levels does without
    from stead.minds.keen import Keen

    return weighed(Insight(table, seat), Keen(table.title, seed), judge.of(table.title), seed)


def weighed(insight: Insight, adviser: Adviser, judge: Judge, seed: int) -> Advice:
    worth = [float(chance) for chance in adviser.weigh(insight)[:, insight.seat]]
    keys = [option.key for option in insight.decision.options]
    best = sorted(zip(worth, keys, strict=True), key=lambda pair: -pair[0])[:MOST]
    most = best[0][0]
    deals = [insight.determinize(seed + n) for n in range(DEALS)]
    now = float(judge.chances(deals)[:, insight.seat].mean())
    return Advice(tuple(key for chance, key in best if chance >= most - AS_GOOD), now, most)
