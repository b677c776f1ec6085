"""The analysis of a finished game: what `Report` says, found out."""

from collections.abc import Callable, Sequence

from stead.analysis import marks
from stead.analysis.advisor import Advisor, Minds
from stead.analysis.again import Again
from stead.analysis.report import Depth, Ledger, Luck, Player, Report, Row, Step
from stead.analysis.turning import turning_points
from stead.analysis.walk import Weighed, lights, weigh_all, weigh_deep
from stead.kernel.table import Table
from stead.minds.judge import outcome

LOOKING: dict[Depth, float] = {"quick": 1.4, "deep": 8.0}
"""Seconds for the quick pass: with the lines of the turning points it is to take two, and a deep analysis thirty."""
MOST_DEEP = 40
"""Choices of a game that a deep analysis thinks about: those where most is at stake."""
VERY_LONG = 800
"""In a game of more choices than that it thinks about half as many: the quick pass takes long enough."""
SECONDS = 0.5
"""For each of them."""
Progress = Callable[[int, int], None]


def analyse(
    table: Table, depth: Depth = "quick", advisor: Advisor | None = None, progress: Progress | None = None
) -> Report:
    """Of a game that is over. `progress` is told how many choices were weighed, of how many; it may raise what it
    likes, and so stop the analysis."""
    game, advisor = Again(table), advisor or Minds(table.title)
    all = len(table.choices)
    twice = 0 if depth == "quick" else MOST_DEEP // 2 if all > VERY_LONG else min(all, MOST_DEEP)
    done = 0

    def step() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, all + twice)

    found = weigh_all(game, advisor, LOOKING[depth], step)
    closest = sorted(found, key=lambda one: (-one.stake, one.number))[:twice]
    found = weigh_deep(game, advisor, found, {one.number for one in closest}, SECONDS, step)
    return report(game, depth, advisor, found)


def report(game: Again, depth: Depth, advisor: Advisor, found: Sequence[Weighed]) -> Report:
    table = game.table
    setup, seats, ended = table.setup, len(table.setup.seats), tuple(outcome(table))
    limits = marks.limits(seats)
    steps = tuple(_step(one, limits, seats) for one in found)
    start = steps[0].before if steps else ended
    base = (1 / seats,) * seats if seats > 1 else start
    between = _between(steps, ended)
    luck = _luck(table, base, start, between)
    ledgers = [_ledger(seat, base, steps, luck, between, ended) for seat in range(seats)]
    return Report(
        title=setup.title,
        modules=setup.modules,
        ruleset=table.title.ruleset,
        content=table.title.content,
        judge=advisor.identity,
        depth=depth,
        seats=setup.seats,
        base=base,
        start=start,
        outcome=ended,
        limits=limits,
        steps=steps,
        luck=luck,
        players=tuple(_player(n, role, steps, ledgers[n], seats) for n, role in enumerate(setup.seats)),
        turning=turning_points(game, advisor, found, steps),
    )


def _step(one: Weighed, limits: marks.Limits, seats: int) -> Step:
    return Step(
        seat=one.seat,
        key=one.keys[one.chosen],
        best=one.keys[one.best],
        chapter=one.chapter,
        before=tuple(one.stood.tolist()),
        after=tuple(one.after.tolist()),
        lost=round(one.lost, 4),
        accuracy=round(marks.accuracy(one.lost, seats), 2),
        mark=marks.mark(one.lost, limits),
        options=len(one.keys),
        deep=one.deep,
        weighed=one.closely,
    )


def _luck(table: Table, base: Row, start: Row, between: Sequence[Row]) -> tuple[Luck, ...]:
    """The deal, and whatever came to light after a choice."""
    dealt = range(table.steps[0] if between else len(table.events))
    deal = Luck(-1, _change(base, start), tuple(n for n in dealt if table.events[n].barrier))
    came = enumerate(zip(between, lights(table), strict=True))
    return deal, *(Luck(number, worth, events) for number, (worth, events) in came if events)


def _between(steps: Sequence[Step], ended: Row) -> list[Row]:
    """By choice, what changed after it until the next one."""
    then = [*(step.before for step in steps[1:]), ended]
    return [_change(step.after, now) for step, now in zip(steps, then, strict=False)]


def _change(was: Row, now: Row) -> Row:
    return tuple(b - a for a, b in zip(was, now, strict=True))


def _player(seat: int, role: str, steps: Sequence[Step], ledger: Ledger, seats: int) -> Player:
    mine = [n for n, step in enumerate(steps) if step.seat == seat and step.options > 1]
    weights = marks.volatility([*(step.before[seat] for step in steps), ledger.outcome], seats)
    count = [steps[n].mark for n in mine].count
    told = 2 * sum(steps[n].weighed for n in mine) >= len(mine)
    return Player(
        seat=seat,
        role=role,
        accuracy=round(marks.of_game([steps[n].accuracy for n in mine], [weights[n] for n in mine]), 2)
        if told
        else None,
        choices=len(mine),
        lost=round(sum(steps[n].lost for n in mine) / len(mine), 4) if mine else 0.0,
        inaccuracies=count("inaccuracy"),
        mistakes=count("mistake"),
        blunders=count("blunder"),
        ledger=ledger,
    )


def _ledger(
    seat: int, base: Row, steps: Sequence[Step], luck: Sequence[Luck], between: Sequence[Row], ended: Row
) -> Ledger:
    deal, *cards = (one.worth[seat] for one in luck)
    errors = [(step.seat == seat, step.after[seat] - step.before[seat]) for step in steps]
    lit = {one.step for one in luck}
    return Ledger(
        base=base[seat],
        deal=deal,
        cards=sum(cards),
        own=sum(error for own, error in errors if own),
        others=sum(error for own, error in errors if not own),
        rest=sum(change[seat] for number, change in enumerate(between) if number not in lit),
        outcome=ended[seat],
        adjusted=ended[seat] - deal - sum(cards),
    )
