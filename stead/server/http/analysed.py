"""An analysis as a reader is told it: the report of the engine with the words of the game."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stead.analysis.report import Report
from stead.analysis.words import LuckTold, tell
from stead.kernel.table import Watch
from stead.server import messages as m
from stead.server.http.replay import Game

MOST_DRAWS = 4
"""Of one player."""
LEAST_DRAW = 0.01
"""Of the chance to win: what is worth less is not spoken of."""
DIGITS = 4


def analysed(
    game: Game,
    report: Mapping[str, Any],
    reliability: Mapping[str, Any] | None,
    lang: m.Lang,
    watch: Watch | None = None,  # noqa: ARG001 - it is played over once, and was before
) -> m.Analysis:
    found = msgspec.convert(report, Report)
    told = tell(found, game.end, lang, marked=True)
    rows = [*(step.before for step in found.steps), found.outcome]
    return m.Analysis(
        depth=found.depth,
        chances=tuple(tuple(_short(chance) for chance in row) for row in rows),
        flaws=tuple(m.Flaw(n, step.seat, step.mark, step.lost) for n, step in enumerate(found.steps) if step.mark),
        players=tuple(_played(found, seat, told.luck) for seat in range(len(found.seats))),
        turning=tuple(
            m.TurningPoint(
                step=point.step,
                seat=point.seat,
                rank=point.rank,
                mark=point.mark,
                lost=point.lost,
                before=_short(point.before[point.seat]),
                after=_short(point.after[point.seat]),
                chosen=words.chosen,
                better=words.better,
                line=words.line[1:],
                why=words.why,
                accepted=point.accepted,
            )
            for point, words in zip(found.turning, told.turning, strict=True)
            if point.mark
        ),
        reliability=msgspec.convert(reliability, m.Reliability | None),
        left_out=found.left_out,
    )


def _played(report: Report, seat: int, told: Sequence[LuckTold]) -> m.Played:
    player = report.players[seat]
    luck = zip(report.luck[1:], told[1:], strict=True)  # the deal stands in the ledger
    draws = sorted((m.Draw(one.step + 1, _short(one.worth[seat]), words.lines) for one, words in luck), key=_weight)
    return m.Played(
        seat=seat,
        accuracy=player.accuracy,
        choices=player.choices,
        inaccuracies=player.inaccuracies,
        mistakes=player.mistakes,
        blunders=player.blunders,
        ledger=msgspec.convert(msgspec.structs.asdict(player.ledger), m.Ledger),
        draws=tuple(draw for draw in draws[:MOST_DRAWS] if abs(draw.worth) >= LEAST_DRAW),
    )


def _weight(draw: m.Draw) -> tuple[float, int]:
    return -abs(draw.worth), draw.step


def _short(chance: float) -> float:
    return round(chance, DIGITS)
