"""Playing on from a table: to the end of a turn, and through the turns of all."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from stead.kernel.decision import Decision, Option
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.minds.judge import Judge
from stead.minds.net import Array

LONGEST = 12
"""Answers with which a turn is completed, at the most."""
FEW = 3
"""Options that are tried where an answer is looked at twice."""

Asked = Sequence[tuple[Table, Decision]]


def led_to(deal: Table, seat: int, options: Sequence[Option], judge: Judge) -> list[Table]:
    """By option, where it leads to: to where this seat's turn is over."""
    return turns_over([(deal, seat, option) for option in options], judge)


def turns_over(chosen: Sequence[tuple[Table, int, Option]], judge: Judge) -> list[Table]:
    """By table, seat and option, a copy where that was chosen and the seat's turn is over. What it has to answer on the
    way is answered at first sight."""
    tables: list[Table] = []
    for before, seat, option in chosen:
        table = before.clone()
        table.push(option, seat)
        tables.append(table)
    open_ones = [(table, seat) for table, (_, seat, _) in zip(tables, chosen, strict=True)]
    for _ in range(LONGEST):
        asked = [(table, decision) for table, seat in open_ones if (decision := inside_turn(table, seat)) is not None]
        if not asked:
            break
        for (table, decision), option in zip(asked, judge.first_sights(asked), strict=True):
            table.push(option, decision.seat)
        open_ones = [(table, decision.seat) for table, decision in asked]
    return tables


def inside_turn(table: Table, seat: int) -> Decision | None:
    """What this seat is asked before its turn is over."""
    decision = None if table.over else table.decision_of(seat)
    return None if decision is None or decision.opening else decision


def opening(table: Table, seat: int) -> Decision | None:
    """What this seat is asked at the beginning of its turn."""
    decision = None if table.over else table.decision_of(seat)
    return decision if decision is not None and decision.opening else None


def as_greedy(asked: Asked, title: Title[Any]) -> list[Option]:
    """By question what the title's estimates think most of."""
    answers: list[Option] = []
    for table, decision in asked:
        view = title.view(table.game, table.decisions, decision.seat)
        worths = [title.estimate(view, decision, option) for option in decision.options]
        answers.append(decision.options[worths.index(max(worths))])
    return answers


def second_looks(asked: Asked, judge: Judge, opinion: float, few: int = FEW) -> list[Option]:
    """By question the best of the few options that are most worth a look, as keen would judge them if it saw what lies
    hidden on these tables: they are dealt anew, so nobody does."""
    scores = judge.scores(asked)
    tried = [np.argsort(-one, kind="stable")[:few] for one in scores]
    chosen = [
        (table, decision.seat, decision.options[n])
        for (table, decision), numbers in zip(asked, tried, strict=True)
        if len(numbers) > 1
        for n in numbers
    ]
    worths = worths_of(turns_over(chosen, judge), [seat for _, seat, _ in chosen], judge)
    answers: list[Option] = []
    begin = 0
    for (table, decision), numbers in zip(asked, tried, strict=True):
        options = [decision.options[n] for n in numbers]
        if len(options) > 1:
            view, estimate = table.view(decision.seat), judge.title.estimate
            found = worths[begin : begin + len(options)]
            found = found + opinion * np.array([estimate(view, decision, option) for option in options])
            begin += len(options)
            options = [options[int(found.argmax())]]
        answers += options
    return answers


def worths_of(tables: Sequence[Table], seats: Sequence[int], judge: Judge) -> Array:
    """What each table is worth to the seat named beside it."""
    worths = np.zeros(len(tables))
    for seat in sorted(set(seats)):
        rows = [n for n, one in enumerate(seats) if one == seat]
        chances, margins = judge.seen_by(seat, [tables[n] for n in rows])
        worths[rows] = judge.worths(chances[:, seat], margins)
    return worths
