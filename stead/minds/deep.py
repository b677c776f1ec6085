"""Deep: plays on from the best options, in many deals, and has the network judge where that leads. Options that have
fallen clearly behind are dropped, and half of the others again and again, so that time goes to those between which it
is close; where nothing is close, it answers before its time is over.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from stead.bots.insight import Insight
from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option
from stead.kernel.errors import SetupError
from stead.kernel.table import SEEDS, Table
from stead.kernel.title import Title
from stead.minds import judge as judges
from stead.minds.ahead import as_greedy, led_to, opening, second_looks
from stead.minds.judge import Judge
from stead.minds.keen import Keen, in_order_of_worth
from stead.minds.net import Array

SECONDS = 1.0
SHORTEST, LONGEST = 0.01, 60.0
"""Seconds of processor time."""
LOOKED_AT = 48
"""Of more options than that, those most worth a look at first sight are judged."""
PLAYED_ON = 8
"""From so many of the best at the most."""
TRUSTED = 2.0
"""Where the title's own estimates count for so much beside the network, and alone in every title, everybody answers as
greedy would when it is played on; elsewhere after a second look, which is better there and takes ten times as long."""
TURNS = 2
"""So many turns later of one's own it is judged where that led."""
FEWEST, MOST = 6, 25
"""As greedy would, it is played on for so many: the farther the better, to where rounds and plans come to their end, if
there is time for some deals."""
SOME = 2
"""Deals, in each round of halving."""
THEN = 6
"""Options that are tried there, where it is one's own turn."""
OPINION = 0.5
"""What the title's own estimates count for where it was played on, beside what they count for otherwise."""
FAR = 500
"""Answers, at the most."""
ENOUGH = 8
"""Deals before an option can be dropped for being behind."""
CLEARLY = 3.0
"""Behind the best by so many standard errors of the difference, deal by deal."""
PRIOR = 2.0
"""What the network thinks of an option at once counts as much as so many games that were played on."""


class Deep:
    def __init__(
        self,
        title: Title[Any],
        seed: int,
        seconds: float = SECONDS,
        judge: Judge | None = None,
        now: Callable[[], float] = time.process_time,
    ) -> None:
        if not SHORTEST <= seconds <= LONGEST:
            raise SetupError(f"deep thinks for {SHORTEST} to {LONGEST:.0f} seconds, not for {seconds:g}")
        self.judge = judge or judges.of(title)
        self._chance = Chance.seeded(seed)
        self._keen = Keen(title, seed, self.judge, deals=2)
        self._trusted = self.judge.net.about["opinion"] >= TRUSTED
        self._seconds = seconds
        self._now = now
        self._pace = 0.0
        """How long a turn of an option took, when it was last played on; 0: nobody knows."""

    def search(self, insight: Insight) -> Option:
        options, worths, _ = self._think(insight)
        return options[int(worths.argmax())]

    def weigh(self, insight: Insight, also: int | None = None) -> Array:
        """By option, the chance of every seat once it was chosen. Those that were not looked at have the least that was
        found; `also` names one that is looked at in any case."""
        options, worths, chances = self._think(insight, also)
        chances = in_order_of_worth(chances, worths, insight.seat)
        by_key = {option.key: row for option, row in zip(options, chances, strict=True)}
        least = chances[int(chances[:, insight.seat].argmin())]
        return np.array([by_key.get(option.key, least) for option in insight.decision.options])

    def _think(self, insight: Insight, also: int | None = None) -> tuple[list[Option], Array, Array]:
        """Options that were judged; what they are worth, and the chances of all seats."""
        until = self._now() + self._seconds
        options = self._look_at(insight, also)
        chances, margins = self._keen.after(insight, options)
        opinions = self._keen.opinions(insight, options)
        worths = self.judge.worths(chances[:, insight.seat], margins) + opinions
        alive = np.argsort(-worths)[:PLAYED_ON]
        sums, seen, times = worths * PRIOR, chances * PRIOR, np.full(len(options), PRIOR)
        rounds = max(1, int(np.ceil(np.log2(len(alive)))))
        begun = self._now()
        each = (until - begun) / rounds
        for number in range(rounds):
            stop = begun + each * (number + 1)
            played: list[Array] = []
            while len(alive) > 1 and self._now() < stop:
                dealt = self._now()
                deal = insight.determinize(self._chance.below(SEEDS))
                turns = self._turns(each, len(alive)) if self._as_greedy(deal) else TURNS
                tables = self._play_on(deal, insight.seat, [options[i] for i in alive], turns, until)
                if self._now() >= until and times[alive].max() > PRIOR:
                    break  # this one was cut short, and there are others
                self._pace = (self._now() - dealt) / (turns * len(alive))
                worth, found = self._judge(tables, insight.seat)
                worth = worth + OPINION * opinions[alive]
                sums[alive] += worth
                seen[alive] += found
                times[alive] += 1
                played.append(worth)
                if len(played) >= ENOUGH and not (near := close(np.array(played))).all():
                    alive, played = alive[near], [one[near] for one in played]
            alive = alive[np.argsort(-(sums / times)[alive], kind="stable")][: -(-len(alive) // 2)]
        means = sums / times
        dropped = np.ones(len(options), bool)
        dropped[alive] = False
        means[dropped] = np.minimum(means[dropped], means[alive].min())  # whatever it seemed worth by then
        return options, means, seen / times[:, None]

    def _judge(self, tables: Sequence[Table], seat: int) -> tuple[Array, Array]:
        """What these are worth, and the chances of all; where it is this seat's turn, after the best it can do."""
        asked = [opening(table, seat) for table in tables]
        open_ones = [(table, decision) for table, decision in zip(tables, asked, strict=True) if decision is not None]
        scores = iter(self.judge.scores(open_ones) if open_ones and THEN else ())
        led: list[Table] = []
        ends: list[int] = []
        for table, decision in zip(tables, asked, strict=True):
            if decision is None or not THEN:
                led.append(table)
            else:
                best = np.argsort(-next(scores))[:THEN]
                led += led_to(table, seat, [decision.options[i] for i in best], self.judge)
            ends.append(len(led))
        chances, margins = self.judge.seen_by(seat, led)
        worths = self.judge.worths(chances[:, seat], margins)
        begin = [0, *ends[:-1]]
        best = [a + int(worths[a:b].argmax()) for a, b in zip(begin, ends, strict=True)]
        return worths[best], chances[best]

    def _look_at(self, insight: Insight, also: int | None) -> list[Option]:
        decision = insight.decision
        if len(decision.options) <= LOOKED_AT:
            return list(decision.options)
        (scores,) = self.judge.scores([(insight.determinize(0), decision)])
        if also is not None:
            scores[also] = np.inf
        return [decision.options[i] for i in np.argsort(-scores)[:LOOKED_AT]]

    def _as_greedy(self, deal: Table) -> bool:
        """Does everybody answer as greedy would, when it is played on from here?"""
        return self._trusted or len(deal.setup.seats) == 1

    def _turns(self, seconds: float, options: int) -> int:
        """Through how many turns so many options are played on, if there are so many seconds for some deals."""
        return min(max(int(seconds / (SOME * options * self._pace)), FEWEST), MOST) if self._pace else FEWEST

    def _play_on(self, deal: Table, seat: int, options: Sequence[Option], turns: int, until: float) -> list[Table]:
        """By option, where it leads to when everybody answers well (at first sight they would play so much worse that
        bad options seem good), and as far as there is time, equally far for all."""
        tables = [deal.clone() for _ in options]
        for table, option in zip(tables, options, strict=True):
            table.push(option, seat)
        going = [_Going(table, seat, turns) for table in tables]
        for _ in range(FAR):
            going = [one for one in going if one.goes_on()]
            if not going or self._now() >= until:
                break
            asked = [(one.table, one.table.decision) for one in going]
            answers = (
                as_greedy(asked, self.judge.title)
                if self._as_greedy(deal)
                else second_looks(asked, self.judge, self._keen.opinion)
            )
            for (table, decision), option in zip(asked, answers, strict=True):
                table.push(option, decision.seat)
        return tables


def close(worths: Array) -> Array:
    """Which options (columns) the deals (rows) do not show to be worth less than the best of them. Of those that came
    to the same in all deals the first is close, and the others are not."""
    best = int(worths.mean(0).argmax())
    behind = worths[:, [best]] - worths
    error = behind.std(0, ddof=1) / np.sqrt(len(worths))
    near = behind.mean(0) < CLEARLY * error
    near[best] = True
    return near


class _Going:
    """A table on which it is played on, until one's own turn comes for the last time that is looked at."""

    __slots__ = ("_last", "_seat", "_turns", "table")

    def __init__(self, table: Table, seat: int, turns: int) -> None:
        self.table = table
        self._seat = seat
        self._turns = turns
        self._last: Decision | None = None

    def goes_on(self) -> bool:
        table = self.table
        if table.over:
            return False
        decision = table.decision_of(self._seat)
        if decision is not None and decision.opening and decision is not self._last:
            self._last = decision
            self._turns -= 1
        return self._turns > 0
