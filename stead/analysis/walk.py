"""A finished game played again, choice by choice, with every option weighed."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from stead.analysis.advisor import Advisor
from stead.analysis.marks import NEARLY, scale
from stead.bots.insight import Insight
from stead.kernel.decision import Decision
from stead.kernel.errors import TableError
from stead.kernel.table import Table
from stead.minds.net import Array

DEALS = 4
"""A choice that seems to have cost something is weighed in so many deals: what one deal happened to hold is no
error."""
DIGITS = 6
"""Of a chance."""
MANY, MOST = 1000, 300
"""In a game of more than so many choices, so many are weighed: those that are least like what one would choose at first
sight, where whoever chose had most to lose."""

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


def played_again(table: Table) -> Iterator[tuple[Table, int, str]]:
    """The table before each choice, with the seat that chooses and the key."""
    begun: dict[str, Any] = {name: value for name, value in table.record().items() if name != "result"}
    again = Table.replay(begun | {"choices": []}, table.title)
    for seat, key in table.choices:
        yield again, seat, key
        again.push(key, seat)


def lights(table: Table) -> list[tuple[int, ...]]:
    """By choice, which events after it told somebody something new."""
    ends = [*table.steps[1:], len(table.events)]
    return [
        tuple(n for n in range(begin, end) if table.events[n].barrier)
        for begin, end in zip(table.steps, ends, strict=True)
    ]


def weigh_all(table: Table, advisor: Advisor, step: Step) -> list[Weighed]:
    """The quick pass."""
    _check_over(table)
    found: list[Weighed] = []
    (numbers, known), came = worth_weighing(table, advisor), lights(table)
    for number, (again, seat, key) in enumerate(played_again(table)):
        last = found[-1] if found else None
        goes_on = last is not None and last.seat == seat and not asked(again, seat).opening and not came[number - 1]
        stood = last.after if last is not None and goes_on else known.get(number)
        stood = advisor.chances(again) if stood is None else stood
        one = replace(unweighed(again, number, seat, key, stood), goes_on=goes_on)
        found.append(look_at(one, Insight(again, seat), advisor) if number in numbers else one)
        step()
    return found


def weigh_each(table: Table, advisor: Advisor) -> list[Weighed]:
    """All choices of a game, and how it stood at each of them: for those who compare many games."""
    _check_over(table)
    return [
        look_at(unweighed(again, number, seat, key, advisor.chances(again)), Insight(again, seat), advisor)
        for number, (again, seat, key) in enumerate(played_again(table))
    ]


def _check_over(table: Table) -> None:
    if not table.over:
        raise TableError("this game is not over: it can be analysed when it is")


def worth_weighing(table: Table, advisor: Advisor) -> tuple[Collection[int], Mapping[int, Array]]:
    """The choices that may have been dear errors, by their numbers: all, unless there are very many. And how it stood
    at those where this was found out on the way."""
    if len(table.choices) <= MANY:
        return range(len(table.choices)), {}
    known: dict[int, Array] = {}
    doubts: list[tuple[float, int]] = []
    own = 0.0
    for number, (again, seat, key) in enumerate(played_again(table)):
        decision = asked(again, seat)
        if decision.opening or not known:
            known[number] = advisor.chances(again)
            own = known[number][seat]
        doubts.append((-own * advisor.surprise(again, seat, _number(decision, key)), number))
    return {number for _, number in sorted(doubts)[:MOST]}, known


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
    table: Table,
    advisor: Advisor,
    found: Sequence[Weighed],
    numbers: Collection[int],
    seconds: float,
    step: Step,
) -> list[Weighed]:
    """These choices again, thinking about each for so long."""
    deep: list[Weighed] = []
    for one, (again, seat, _) in zip(found, played_again(table), strict=True):
        deep.append(replace(one, stood=rounded(deep[-1].after)) if one.goes_on else one)
        if one.number in numbers:
            rows = advisor.deep(Insight(again, seat), one.chosen, seconds)
            deep[-1] = replace(deep[-1], rows=rounded(rows), closely=True, deep=True)
            step()
    return deep


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
