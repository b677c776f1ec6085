"""Keen: what would the table look like after each option, once my turn is over? The network judges that."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stead.bots.insight import Insight
from stead.kernel.chance import Chance
from stead.kernel.decision import Option
from stead.kernel.table import SEEDS
from stead.kernel.title import Title
from stead.minds import judge as judges
from stead.minds.ahead import led_to
from stead.minds.judge import Judge
from stead.minds.net import Array

LOOKED_AT = 12
"""Of more options than that, those are looked at that the title's own estimates think most of: among very many, one
will seem better than it is."""
MOST = 50.0
"""Points that an option may seem worth less than the best: enough to rule it out."""
IN_CHANCE = 0.4
"""What is worth 1 less is so much less of a chance: chances, margin and estimate, which worth is the sum of, mostly say
the same."""
LEAST = 0.02
"""Of the chance of the best option, which the worst has still."""


class Keen:
    def __init__(
        self,
        title: Title[Any],
        seed: int,
        judge: Judge | None = None,
        deals: int | None = None,
        opinion: float | None = None,
    ) -> None:
        """`deals` are those in which an option is tried, `opinion` is what the title's estimates count for: as the
        weights say, unless something else is said."""
        self.title = title
        self.judge = judge or judges.of(title)
        self.chance = Chance.seeded(seed)
        about = self.judge.net.about
        self._deals: int = about["deals"] if deals is None else deals
        self.opinion: float = (about["opinion"] if opinion is None else opinion) / about["scale"]
        """What a point of the title's estimates counts for."""

    def search(self, insight: Insight) -> Option:
        return insight.decision.options[int(self.worths(insight).argmax())]

    def weigh(self, insight: Insight, options: Sequence[Option] | None = None) -> Array:
        """By option (all, unless some are named), the chance of every seat once it was chosen."""
        options = insight.decision.options if options is None else options
        chances, margins = self.after(insight, options)
        worths = self.judge.worths(chances[:, insight.seat], margins) + self.opinions(insight, options)
        return in_order_of_worth(chances, worths, insight.seat)

    def worths(self, insight: Insight) -> Array:
        """By option, what to go by. What was not looked at is worth less than all that was."""
        options = insight.decision.options
        estimates = self.estimates(insight, options)
        looked_at = promising(estimates)
        chances, margins = self.after(insight, [options[n] for n in looked_at])
        found = self.judge.worths(chances[:, insight.seat], margins) + estimates[looked_at] * self.opinion
        worths = np.full(len(options), found.min() - 1)
        worths[looked_at] = found
        return worths

    def after(self, insight: Insight, options: Sequence[Option]) -> tuple[Array, Array]:
        """By option the chances of all seats, and by how many points the one asked will be ahead."""
        seat = insight.seat
        chances, margins = 0.0, 0.0
        for _ in range(self._deals):
            deal = insight.determinize(self.chance.below(SEEDS))
            found = self.judge.seen_by(seat, led_to(deal, seat, options, self.judge))
            chances, margins = chances + found[0], margins + found[1]
        return np.asarray(chances) / self._deals, np.asarray(margins) / self._deals

    def opinions(self, insight: Insight, options: Sequence[Option]) -> Array:
        """A second opinion: what the title's own estimates say. The network knows how a table stands; which of two that
        hardly differ is better, they often know better."""
        return self.estimates(insight, options) * self.opinion

    def estimates(self, insight: Insight, options: Sequence[Option]) -> Array:
        """How many points less than the best of these the title thinks each to be worth."""
        view, decision, estimate = insight.view, insight.decision, self.title.estimate
        found = np.array([estimate(view, decision, option) for option in options])
        return np.maximum(found - found.max(), -MOST)


def promising(estimates: Array) -> list[int]:
    """The numbers of the options that are worth a look: all, unless there are very many."""
    if len(estimates) <= LOOKED_AT:
        return list(range(len(estimates)))
    return np.argsort(-estimates, kind="stable")[:LOOKED_AT].tolist()


def in_order_of_worth(chances: Array, worths: Array, seat: int) -> Array:
    """Chances that agree with what would be chosen: those of the best option as they are, and less by as much as an
    option is worth less. The others share what is left as they did."""
    best = int(worths.argmax())
    own = np.clip(chances[best, seat] - IN_CHANCE * (worths[best] - worths), LEAST * chances[best, seat], None)
    found = chances.copy()
    if found.shape[1] > 1:
        rest = 1 - chances[:, seat]
        found *= np.where(rest > 0, (1 - own) / np.maximum(rest, 1e-9), 0)[:, None]
    found[:, seat] = own
    return found
