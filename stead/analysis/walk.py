"""A finished game played again, choice by choice, with every option weighed."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from stead.analysis.advisor import Advisor
from stead.analysis.marks import NEARLY, scale
from stead.bots.insight import Insight
from stead.kernel.decision import Decision
from stead.kernel.errors import TableError
from stead.kernel.table import Table

DEALS = 4
"""A choice that cost something, or after which something came to light, is weighed in so many deals: what one deal
happened to hold is no error and no luck."""
DIGITS = 6
"""Of a chance. The sums stay exact, since they are made of what is left."""

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
    rows: np.ndarray
    """By option, the chance of every seat."""
    chosen: int
    deep: bool = False

    @property
    def own(self) -> np.ndarray:
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
    came, doubt = lights(table), NEARLY / 2 * scale(len(table.setup.seats))
    for number, (again, seat, key) in enumerate(played_again(table)):
        insight = Insight(again, seat)
        deals = DEALS if came[number] else 1
        one = weighed(again, number, seat, key, advisor.quick(insight, deals))
        if deals < DEALS and one.lost > doubt:
            one = weighed(again, number, seat, key, advisor.quick(insight, DEALS))
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
    for number, (again, seat, key) in enumerate(played_again(table)):
        if number in numbers:
            rows = advisor.deep(Insight(again, seat), seconds)
            deep[number] = weighed(again, number, seat, key, rows, deep=True)
            step()
    return deep


def weighed(table: Table, number: int, seat: int, key: str, rows: np.ndarray, deep: bool = False) -> Weighed:
    options = asked(table, seat).options
    keys = tuple(option.key for option in options)
    return Weighed(
        number=number,
        seat=seat,
        chapter=table.title.chapter(table.game),
        keys=keys,
        abouts=tuple(option.about for option in options),
        rows=np.round(np.asarray(rows, np.float64), DIGITS),
        chosen=keys.index(key),
        deep=deep,
    )


def asked(table: Table, seat: int) -> Decision:
    decision = table.decision_of(seat)
    assert decision is not None, "a record holds the choices of those who were asked"
    return decision
