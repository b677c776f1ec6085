"""Whom the analysis asks what choices are worth."""

from collections.abc import Sequence
from typing import Any, Protocol

from stead.bots.insight import Insight
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.minds import judge as judges
from stead.minds.deep import Deep
from stead.minds.judge import Judge
from stead.minds.keen import LOOKED_AT, Keen, promising
from stead.minds.net import Array

SEED = 1
"""Of all deals: neighbouring choices are judged in the same ones, and so is every game, whenever it is analysed."""


class Advisor(Protocol):
    """Chances are by seat; of what is asked there is a row of them for each option."""

    identity: str
    """Another judge has another one."""

    def chances(self, table: Table) -> Array:
        """How a table stands: of each seat as it looks to that seat, which knows its own cards and not the others'."""
        ...

    def promising(self, insight: Insight) -> Sequence[int]:
        """The options that are worth a look, by their numbers: all, unless there are very many."""
        ...

    def quick(self, insight: Insight, options: Sequence[int], deals: int) -> Array:
        """Of these options, at a glance, on average over so many deals of what the seat cannot know."""
        ...

    def deep(self, insight: Insight, chosen: int, seconds: float) -> Array:
        """Of all options, after thinking for so long. The one that was chosen is looked at in any case."""
        ...


class Minds:
    """The network of a title, and the bots that play by it. Raises MindError, where there is none."""

    def __init__(self, title: Title[Any], judge: Judge | None = None) -> None:
        self._title = title
        self._judge = judge or judges.of(title)
        self.identity: str = self._judge.identity

    def chances(self, table: Table) -> Array:
        return self._judge.chances([table])[0]

    def promising(self, insight: Insight) -> Sequence[int]:
        options = insight.decision.options
        if len(options) <= LOOKED_AT:
            return range(len(options))
        return promising(Keen(self._title, SEED, self._judge).estimates(insight, options))

    def quick(self, insight: Insight, options: Sequence[int], deals: int) -> Array:
        listed = insight.decision.options
        return Keen(self._title, SEED, self._judge, deals).weigh(insight, [listed[n] for n in options])

    def deep(self, insight: Insight, chosen: int, seconds: float) -> Array:
        return Deep(self._title, SEED, seconds, self._judge).weigh(insight, chosen)
