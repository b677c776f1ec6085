"""Any option, all equally likely."""

from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option
from stead.kernel.title import View


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance.seeded(seed)

    def choose(self, view: View, decision: Decision) -> Option:  # noqa: ARG002 - it looks at nothing
        options = decision.options
        return options[self._chance.below(len(options))]
