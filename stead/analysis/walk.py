"""A finished game played again, choice by choice, with every option weighed."""

from collections.abc import Callable, Collection, Iterator, Sequence
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
    if not table.over:
        raise TableError("this game is not over: it can be analysed when it is")
    found: list[Weighed] = []
    doubt = NEARLY / 2 * scale(len(table.setup.seats))
    for number, (again, seat, key) in enumerate(played_again(table)):
        insight = Insight(again, seat)
        one = weighed(again, number, seat, key, advisor.chances(again), advisor.quick(insight, 1))
        if one.lost > doubt:
            one = replace(one, rows=rounded(advisor.quick(insight, DEALS)))
        found.append(one)
        step()
    return found


def weigh_deep(
    table: Table,
    advisor: Advisor,
    found: Sequence[Weighed],
    numbers: Collection[int],
    seconds: float,
    step: Step,
) -> list[Weighed]:
    """These choices again, thinking about each for so long."""
    deep = list(found)
    for number, (again, seat, _) in enumerate(played_again(table)):
        if number in numbers:
            rows = advisor.deep(Insight(again, seat), seconds)
            deep[number] = replace(deep[number], rows=rounded(rows), deep=True)
            step()
    return deep


def weighed(table: Table, number: int, seat: int, key: str, stood: Array, rows: Array) -> Weighed:
    options = asked(table, seat).options
    keys = tuple(option.key for option in options)
    return Weighed(
        number=number,
        seat=seat,
        chapter=table.title.chapter(table.game),
        keys=keys,
        abouts=tuple(option.about for option in options),
        stood=rounded(stood),
        rows=rounded(rows),
        chosen=keys.index(key),
    )


def rounded(chances: Array) -> Array:
    return np.round(np.asarray(chances, np.float64), DIGITS)


def asked(table: Table, seat: int) -> Decision:
    decision = table.decision_of(seat)
    assert decision is not None, "a record holds the choices of those who were asked"
    return decision
