"""An analysis as a reader is told it: the report of the engine with the words of the game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from stead.analysis.report import Fact, Report, Turning
from stead.kernel.errors import TableError
from stead.kernel.events import Event, in_short
from stead.kernel.table import Table, Watch
from stead.server import messages as m
from stead.server.http.replay import Game
from stead.server.speakers import speaker
from stead.text import Speech

MOST_DRAWS = 4
"""Of one player."""
LEAST_DRAW = 0.01
"""Of the chance to win: what is worth less is not spoken of."""
DIGITS = 4


def can_be_analysed(game: Game) -> bool:
    """Was it played to its end, by the same rules all the time?"""
    return len(game.stretches) == 1 and not game.unplayed and game.end.over


def analysed(
    game: Game,
    report: Mapping[str, Any],
    reliability: Sequence[Mapping[str, Any]],
    lang: m.Lang,
    watch: Watch | None = None,
) -> m.Analysis:
    found = msgspec.convert(report, Report)
    said, events = speaker(game.title, lang), game.end.events
    rows = [*(step.before for step in found.steps), found.outcome]
    return m.Analysis(
        depth=found.depth,
        chances=tuple(tuple(round(chance, DIGITS) for chance in row) for row in rows),
        flaws=tuple(m.Flaw(n, step.seat, step.mark, step.lost) for n, step in enumerate(found.steps) if step.mark),
        players=tuple(_played(found, seat, said, events) for seat in range(len(found.seats))),
        turning=tuple(_turning(game, found.turning, said, watch)),
        reliability=msgspec.convert(reliability, tuple[m.Reliability, ...]),
    )


def _played(report: Report, seat: int, said: Speech, events: Sequence[Event]) -> m.Played:
    player = report.players[seat]
    drawn = sorted(report.luck[1:], key=lambda one: -abs(one.worth[seat]))
    draws: list[m.Draw] = []
    for one in drawn:
        if len(draws) == MOST_DRAWS or abs(one.worth[seat]) < LEAST_DRAW:
            break
        lines = _lines(said, [events[n] for n in one.events], report.seats)
        if lines:
            draws.append(m.Draw(one.step + 1, round(one.worth[seat], DIGITS), lines))
    return m.Played(
        seat=seat,
        accuracy=player.accuracy,
        choices=player.choices,
        inaccuracies=player.inaccuracies,
        mistakes=player.mistakes,
        blunders=player.blunders,
        ledger=msgspec.convert(msgspec.structs.asdict(player.ledger), m.Ledger),
        draws=tuple(draws),
    )


def _lines(said: Speech, events: Sequence[Event], roles: Sequence[str]) -> tuple[str, ...]:
    """As the log tells them when nothing is secret any more."""
    spoken = (said.event(event, None, roles) for event in in_short(tuple(events)))
    return tuple(line for line in spoken if line)


def _turning(game: Game, points: Sequence[Turning], said: Speech, watch: Watch | None) -> Iterator[m.TurningPoint]:
    for point in points:
        assert point.mark
        table = next(game.rooms(point.step, watch)).table
        (chosen,) = _spoken(table, point.seat, (point.key,), said)
        better, *line = _spoken(table, point.seat, point.line or (point.better,), said)
        yield m.TurningPoint(
            step=point.step,
            seat=point.seat,
            rank=point.rank,
            mark=point.mark,
            lost=point.lost,
            before=round(point.before[point.seat], DIGITS),
            after=round(point.after[point.seat], DIGITS),
            chosen=chosen,
            better=better,
            line=tuple(line),
            facts=tuple(_fact(fact, said) for fact in point.facts),
            accepted=point.accepted,
        )


def _spoken(table: Table, seat: int, keys: Sequence[str], said: Speech) -> list[str]:
    """These choices, one after another, in words; as far as they lead."""
    texts: list[str] = []
    for key in keys:
        decision = table.decision_of(seat)
        option = None if decision is None else decision.find(key)
        if decision is None or option is None:
            break
        texts.append(said.option(decision, option))
        if len(texts) < len(keys):
            table = table.clone() if len(texts) == 1 else table
            try:
                table.push(option, seat)
            except TableError:
                break
    return texts


def _fact(fact: Fact, said: Speech) -> m.Fact:
    goods = said.things().get("good", {})
    text = said.measure(fact.name) if fact.kind == "measure" else goods.get(fact.name, fact.name)
    return m.Fact(text, fact.chosen, fact.better)
