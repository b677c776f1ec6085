"""Turning points: the worst errors, what would have been better, and why."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from stead.analysis import marks
from stead.analysis.advisor import Advisor
from stead.analysis.again import Again
from stead.analysis.report import Fact, Step, Turning
from stead.analysis.walk import Weighed, asked
from stead.bots.insight import Insight
from stead.kernel.table import Table
from stead.kernel.title import State

OF_GAME = 5
OF_SEAT = 3
LONGEST = 12
"""Choices of a line, at most: a turn has fewer."""
DEALS = 2
"""In which the two best answers on its way are compared."""


def worst(steps: Sequence[Step], seats: int) -> dict[int, int]:
    """The numbers of the choices that turned the game, with their ranks: the worst of the game and of each seat."""
    marked = sorted((n for n, step in enumerate(steps) if step.mark), key=lambda n: (-steps[n].lost, n))
    chosen = set(marked[:OF_GAME])
    for seat in range(seats):
        chosen.update([n for n in marked if steps[n].seat == seat][:OF_SEAT])
    return {n: rank for rank, n in enumerate(marked, 1) if n in chosen}


def turning_points(
    game: Again, advisor: Advisor, found: Sequence[Weighed], steps: Sequence[Step]
) -> tuple[Turning, ...]:
    seats = len(game.table.setup.seats)
    ranks, points = worst(steps, seats), list[Turning]()
    for number, again, seat, key in game.before(ranks):
        one, step = found[number], steps[number]
        better, chosen = follow(again, seat, step.best, advisor), follow(again, seat, key, advisor)
        near = one.own.max() - marks.NEARLY * marks.scale(seats) / 100
        points.append(
            Turning(
                step=number,
                seat=seat,
                rank=ranks[number],
                key=key,
                better=step.best,
                line=better.keys,
                before=step.before,
                after=step.after,
                lost=step.lost,
                mark=step.mark,
                facts=facts(again, seat, chosen.end, better.end),
                position=again.position_text(),
                accepted=tuple(key for key, chance in zip(one.keys, one.own, strict=True) if chance >= near),
            )
        )
    return tuple(points)


class Line(NamedTuple):
    """What one would choose, one after another, and where it leads to."""

    keys: tuple[str, ...]
    end: State


def follow(table: Table, seat: int, key: str, advisor: Advisor) -> Line:
    """From this choice to the end of the seat's turn, as the judge would go on: or to where something comes to light,
    since from there on it depends on that."""
    twin, keys = table.clone(), [key]
    while True:
        ahead = twin.foresee(keys[-1], seat)
        if not ahead.whole:
            return Line(tuple(keys), ahead.game)
        twin.push(keys[-1], seat)
        decision = twin.decision_of(seat)
        if decision is None or decision.opening or len(keys) == LONGEST:
            return Line(tuple(keys), ahead.game)
        keys.append(asked(twin, seat).options[best(Insight(twin, seat), advisor)].key)


def best(insight: Insight, advisor: Advisor) -> int:
    """The number of the option that the judge would choose: of those that are worth a look, the best two are compared
    again, in more deals."""
    options = advisor.promising(insight)
    if len(options) > 2:
        own = advisor.quick(insight, options, 1)[:, insight.seat]
        options = [options[n] for n in np.argsort(-own, kind="stable")[:2]]
    return options[int(advisor.quick(insight, options, DEALS)[:, insight.seat].argmax())]


def facts(table: Table, seat: int, chosen: State, better: State) -> tuple[Fact, ...]:
    """What the title counts, and what the seat has, where it differs. A measure that counts one good says it."""
    title = table.title
    was, would = title.measures(chosen), title.measures(better)
    found = [Fact("measure", name, was[name][seat], would[name][seat]) for name in would]
    purse, other = title.purse(chosen, seat), title.purse(better, seat)
    found += [Fact("good", name, purse.get(name, 0), other.get(name, 0)) for name in dict.fromkeys((*other, *purse))]
    told = {(fact.name, fact.chosen, fact.better) for fact in found if fact.kind == "measure"}
    return tuple(
        fact
        for fact in found
        if fact.chosen != fact.better and not (fact.kind == "good" and any(_same(fact, *measure) for measure in told))
    )


def _same(good: Fact, name: str, chosen: int, better: int) -> bool:
    """Is this measure the good itself: `cards` and `card`?"""
    return name.startswith(good.name) and (chosen, better) == (good.chosen, good.better)
