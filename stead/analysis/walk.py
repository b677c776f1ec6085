"""A finished game played again, choice by choice, with every option weighed."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from time import process_time

import numpy as np

from stead.analysis.advisor import Advisor
from stead.analysis.again import Again
from stead.analysis.marks import NEARLY, scale
from stead.bots.insight import Insight
from stead.kernel.decision import Decision
from stead.kernel.table import Table
from stead.minds.judge import outcome
from stead.minds.net import Array

DEALS = 4
"""A choice that seems to have cost something is weighed in so many deals: what one deal happened to hold is no
error."""
DIGITS = 6
"""Of a chance."""
FEW = 40
"""Choices of a game that are weighed in any case. They tell how long one takes, and so how many there is time for."""

Step = Callable[[], None]
"""Is called when another choice was weighed."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice, among its options."""

    number: int
    seat: int
    chapter: int
    keys: tuple[str, ...]
    abouts: tuple[tuple[str, ...], ...]
    """By option, the things on the table that it touches."""
    stood: Array
    """The chances before it, as every seat saw its own."""
    rows: Array
    """By option, the chance of every seat, as whoever chose could know it."""
    chosen: int
    goes_on: bool = False
    """In the middle of a turn, and nothing came to light since the last choice: it stands as that one left it."""
    closely: bool = True
    """Its options were weighed; if not, all rows are how it stood."""
    deep: bool = False

    @property
    def own(self) -> Array:
        """By option, the chance of the seat that chose."""
        return self.rows[:, self.seat]

    @property
    def best(self) -> int:
        """The best option: the one that was chosen, if none was better."""
        best = int(self.own.argmax())
        return best if self.own[best] > self.own[self.chosen] else self.chosen

    @property
    def lost(self) -> float:
        """Points of chance."""
        return 100 * float(self.own[self.best] - self.own[self.chosen])

    @property
    def after(self) -> Array:
        """The chances before it, changed by what the choice was worse than the best: nobody loses more than he has."""
        change = self.rows[self.chosen] - self.rows[self.best]
        room = np.where(change < 0, self.stood, 1 - self.stood)
        part = min((have / abs(of) for have, of in zip(room, change, strict=True) if abs(of) > have), default=1.0)
        return self.stood + part * change

    @property
    def stake(self) -> float:
        """How much a closer look may change, in points: what was lost, and how far the best is above the rest."""
        return self.lost + 100 * float(self.own.max() - self.own.mean())


def lights(table: Table) -> list[tuple[int, ...]]:
    """By choice, which events after it told somebody something new."""
    ends = [*table.steps[1:], len(table.events)]
    return [
        tuple(n for n in range(begin, end) if table.events[n].barrier)
        for begin, end in zip(table.steps, ends, strict=True)
    ]


def weigh_all(game: Again, advisor: Advisor, seconds: float, step: Step) -> list[Weighed]:
    """The quick pass: how the game stood at each choice, and then their options, in so many seconds of processor time.
    If that is too short for all, it goes to those after which whoever had chosen stood worse."""
    until = process_time() + seconds
    found = seen(game, advisor)
    order = in_doubt(game.table, found)
    spent, done, now = 0.0, 0, FEW
    while done < len(order) and now:
        spent += look_at_each(game, advisor, found, order[done : done + now], step)
        done += now
        time_for = int((until - process_time()) * done / max(spent, 1e-9))
        now = min(done, max(time_for, 0))
    for _ in order[done:]:
        step()
    return stood_on(found)


def seen(game: Again, advisor: Advisor) -> list[Weighed]:
    """All choices, unweighed."""
    found: list[Weighed] = []
    came = lights(game.table)
    for number, (again, seat, key) in enumerate(game):
        last = found[-1] if found else None
        goes_on = last is not None and last.seat == seat and not asked(again, seat).opening and not came[number - 1]
        stood = last.stood if last is not None and goes_on else advisor.chances(again)
        found.append(replace(unweighed(again, number, seat, key, stood), goes_on=goes_on))
    return found


def in_doubt(table: Table, found: Sequence[Weighed]) -> list[int]:
    """The numbers of all choices; first those after which, when it was judged next, there was least left of the chance
    of whoever had chosen."""
    fell: list[float] = []
    then: Sequence[float] | Array = outcome(table)
    for one in reversed(found):
        fell.append(float(one.stood[one.seat] - then[one.seat]))
        then = then if one.goes_on else one.stood
    fell.reverse()
    return sorted(range(len(found)), key=lambda number: -fell[number])


def look_at_each(game: Again, advisor: Advisor, found: list[Weighed], numbers: Sequence[int], step: Step) -> float:
    """At the choices with these numbers. How long it took, in seconds of processor time."""
    spent = 0.0
    for number, again, seat, _ in game.before(numbers):
        began = process_time()
        found[number] = look_at(found[number], Insight(again, seat), advisor)
        spent += process_time() - began
        step()
    return spent


def stood_on(found: Sequence[Weighed]) -> list[Weighed]:
    """Inside a turn it stood as the choice before had left it."""
    on: list[Weighed] = []
    for one in found:
        on.append(replace(one, stood=rounded(on[-1].after)) if one.goes_on else one)
    return on


def weigh_each(table: Table, advisor: Advisor) -> list[Weighed]:
    """All choices of a game, and how it stood at each of them: for those who compare many games."""
    return [
        look_at(unweighed(again, number, seat, key, advisor.chances(again)), Insight(again, seat), advisor)
        for number, (again, seat, key) in enumerate(Again(table))
    ]


def look_at(one: Weighed, insight: Insight, advisor: Advisor) -> Weighed:
    """At the options that are worth it and the one that was chosen. If it seems to have cost something, what seems
    better is compared with it again, in more deals."""
    doubt = NEARLY / 2 * scale(len(one.stood))
    options = sorted({*advisor.promising(insight), one.chosen})
    one = replace(one, rows=_spread(one, options, advisor.quick(insight, options, 1)), closely=True)
    if one.lost > doubt:
        better = [n for n in options if n == one.chosen or one.own[n] > one.own[one.chosen]]
        one = replace(one, rows=_spread(one, better, advisor.quick(insight, better, DEALS)))
    return one


def _spread(one: Weighed, options: Sequence[int], rows: Array) -> Array:
    """Rows for all options: those that were not looked at are like the worst that was."""
    found = np.tile(rows[int(rows[:, one.seat].argmin())], (len(one.keys), 1))
    found[options] = rows
    return rounded(found)


def weigh_deep(
    game: Again,
    advisor: Advisor,
    found: Sequence[Weighed],
    numbers: Collection[int],
    seconds: float,
    step: Step,
) -> list[Weighed]:
    """These choices again, thinking about each for so long."""
    if not numbers:
        return list(found)
    deep = list(found)
    for number, again, seat, _ in game.before(numbers):
        rows = advisor.deep(Insight(again, seat), deep[number].chosen, seconds)
        deep[number] = replace(deep[number], rows=rounded(rows), closely=True, deep=True)
        step()
    return stood_on(deep)


def unweighed(table: Table, number: int, seat: int, key: str, stood: Array) -> Weighed:
    """As if all options were alike."""
    decision = asked(table, seat)
    options = decision.options
    return Weighed(
        number=number,
        seat=seat,
        chapter=table.title.chapter(table.game),
        keys=tuple(option.key for option in options),
        abouts=tuple(option.about for option in options),
        stood=rounded(stood),
        rows=rounded(np.tile(stood, (len(options), 1))),
        chosen=_number(decision, key),
        closely=False,
    )


def _number(decision: Decision, key: str) -> int:
    return [option.key for option in decision.options].index(key)


def rounded(chances: Array) -> Array:
    return np.round(np.asarray(chances, np.float64), DIGITS)


def asked(table: Table, seat: int) -> Decision:
    decision = table.decision_of(seat)
    assert decision is not None, "a record holds the choices of those who were asked"
    return decision
