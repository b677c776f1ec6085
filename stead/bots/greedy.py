"""The option that seems worth most at this moment, by the title's own estimates. It never looks ahead."""

from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option
from stead.kernel.title import Title, View


class GreedyBot:
    def __init__(self, title: Title[Any], seed: int) -> None:
        self._title = title
        self._chance = Chance.seeded(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        worths = [self._title.estimate(view, decision, option) for option in decision.options]
        most = max(worths)
        best = [option for option, worth in zip(decision.options, worths, strict=True) if worth == most]
        return best[0] if len(best) == 1 else self._chance.pick(best)
