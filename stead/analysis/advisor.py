"""Whom the analysis asks what choices are worth."""

from typing import TYPE_CHECKING, Any, Protocol

from stead.bots.insight import Insight
from stead.kernel.title import Title

if TYPE_CHECKING:
    import numpy as np

Rows = "np.ndarray"


class Advisor(Protocol):
    """Both answers are rows of chances by seat, one row for each option of what is asked. What nobody can know is dealt
    anew in the same way whenever it is asked: neighbouring choices are judged in the same deals."""

    identity: str
    """Another judge has another one."""

    def quick(self, insight: Insight, deals: int) -> "np.ndarray":
        """At a glance, on average over so many deals."""
        ...

    def deep(self, insight: Insight, seconds: float) -> "np.ndarray":
        """After thinking for so long."""
        ...


class Minds:
    """The networks of a title. Raises MindError, where there are none."""

    def __init__(self, title: Title[Any]) -> None:
        from stead.minds import judge  # brings in numpy

        self._title = title
        self.identity: str = judge.of(title).identity

    def quick(self, insight: Insight, deals: int) -> "np.ndarray":
        from stead.minds.keen import Keen

        return Keen(self._title, seed=deals, deals=deals).weigh(insight)

    def deep(self, insight: Insight, seconds: float) -> "np.ndarray":
        from stead.minds.deep import Deep

        return Deep(self._title, seed=1, seconds=seconds).weigh(insight)
