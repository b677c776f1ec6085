"""The analysis of a game: what adds up whatever the judge thinks, and what a judge that counts points finds."""

import json

import msgspec
import pytest

from stead import Table, bots
from stead.analysis import game, walk
from stead.analysis.again import Again
from stead.analysis.game import MOST_DEEP, analyse
from stead.analysis.report import Report
from stead.analysis.walk import lights
from stead.analysis.words import tell
from stead.bots.insight import Insight
from stead.kernel.errors import TableError
from stead.kernel.events import Event
from stead.minds.judge import outcome
from stead.text import LANGUAGES
from tests.analysis.advisors import ByPoints, Whims
from tests.analysis.games import SHORTEST, finished
from tests.text.sentences import check

EXACT = 1e-9


@pytest.fixture(params=SHORTEST, scope="module")
def analysed(request: pytest.FixtureRequest) -> tuple[Table, Report]:
    table = finished(request.param)
    return table, analyse(table, "deep", Whims(len(table.setup.seats)))


def test_luck_and_skill_add_up_to_the_result(analysed: tuple[Table, Report]) -> None:
    """Also choice by choice, and after it was written down and read again."""
    table, report = analysed
    report = msgspec.json.decode(msgspec.json.encode(report), type=Report)
    assert list(report.outcome) == outcome(table)
    luck = {one.step: one.worth for one in report.luck}
    for seat, player in enumerate(report.players):
        ledger = player.ledger
        assert ledger.own <= 0
        parts = ledger.deal + ledger.cards + ledger.own + ledger.others + ledger.rest
        assert parts == pytest.approx(ledger.outcome - report.base[seat], abs=EXACT)
        assert ledger.adjusted == pytest.approx(ledger.outcome - ledger.deal - ledger.cards, abs=EXACT)
        assert report.base[seat] + luck[-1][seat] == pytest.approx(report.start[seat], abs=EXACT)
        skill = sum(step.after[seat] - step.before[seat] for step in report.steps)
        assert skill == pytest.approx(ledger.own + ledger.others, abs=EXACT)
        cards = sum(worth[seat] for step, worth in luck.items() if step >= 0)
        assert cards == pytest.approx(ledger.cards, abs=EXACT)


def test_every_choice_is_there_with_chances_that_are_chances(analysed: tuple[Table, Report]) -> None:
    table, report = analysed
    assert [(step.seat, step.key) for step in report.steps] == table.choices
    for step in report.steps:
        for row in (step.before, step.after):
            assert all(-EXACT <= chance <= 1 + EXACT for chance in row)
            assert len(row) == 1 or sum(row) == pytest.approx(1, abs=1e-5)
        assert step.after[step.seat] <= step.before[step.seat]
        assert (step.lost == 0) == (step.best == step.key)
        assert step.options > 1
    assert sum(step.deep for step in report.steps) == min(len(report.steps), MOST_DEEP)


def test_luck_is_where_something_came_to_light(analysed: tuple[Table, Report]) -> None:
    table, report = analysed
    came = lights(table)
    assert [luck.step for luck in report.luck] == [-1, *(n for n, events in enumerate(came) if events)]
    assert all(table.events[n].barrier for luck in report.luck for n in luck.events)


def test_the_better_line_can_be_played_and_the_error_is_no_solution(analysed: tuple[Table, Report]) -> None:
    table, report = analysed
    assert report.turning
    moments = {n: again.clone() for n, (again, _, _) in enumerate(Again(table))}
    for point in report.turning:
        exercise = Table.from_position(point.position)
        assert exercise == moments[point.step]
        assert exercise.view(point.seat).data() == moments[point.step].view(point.seat).data()
        offered = [option.key for option in exercise.decision_of(point.seat).options]  # type: ignore[union-attr]
        assert set(point.accepted) <= set(offered)
        assert point.better == point.line[0]
        assert point.better in point.accepted
        assert point.key not in point.accepted
        for key in point.line:
            exercise.push(key, point.seat)
        assert all(fact.chosen != fact.better for fact in point.facts)


def test_turning_points_are_the_worst_of_the_game_and_of_each_seat(analysed: tuple[Table, Report]) -> None:
    _, report = analysed
    errors = sorted(report.steps, key=lambda step: -step.lost)
    ranks = {point.rank: point for point in report.turning}
    assert [ranks[n].lost for n in range(1, 6)] == [step.lost for step in errors[:5]]
    for seat in range(len(report.seats)):
        assert sum(point.seat == seat for point in report.turning) >= min(
            3, sum(bool(step.mark) and step.seat == seat for step in report.steps)
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_is_told_in_sentences(analysed: tuple[Table, Report], lang: str) -> None:
    table, report = analysed
    told = tell(report, table, lang)
    assert [one.step for one in told.turning] == [one.step for one in report.turning]
    assert [one.step for one in told.luck] == [one.step for one in report.luck]
    for one in told.turning:
        check(one.why, lang)
        assert one.better == one.line[0]
        assert one.chosen != one.better


# A judge that counts points


@pytest.fixture(scope="module")
def one_sided() -> tuple[Table, Report]:
    """The first seat does what the judge would do, the second anything."""
    table, advisor, other = Table.new("settlers", ["romans", "barbarians"], seed=7), ByPoints(), bots.RandomBot(1)
    while not table.over:
        seat = table.decision.seat
        insight = Insight(table, seat)
        best = insight.decision.options[int(advisor.quick(insight, advisor.promising(insight), 1)[:, seat].argmax())]
        table.push(best if seat == 0 else bots.answer(other, table, seat), seat)
    return table, analyse(table, advisor=advisor)


def test_whoever_does_what_the_judge_would_do_has_made_no_error(one_sided: tuple[Table, Report]) -> None:
    _, report = one_sided
    first, second = report.players
    assert (first.accuracy, first.lost, first.ledger.own) == (100, 0, 0)
    assert (first.inaccuracies, first.mistakes, first.blunders) == (0, 0, 0)
    assert second.accuracy is not None
    assert second.accuracy < 100
    assert second.ledger.own < 0 < first.ledger.others
    assert {point.seat for point in report.turning} == {1}


def test_the_reason_is_what_one_would_have_had(one_sided: tuple[Table, Report]) -> None:
    table, report = one_sided
    facts = [{fact.name: fact.better - fact.chosen for fact in point.facts} for point in report.turning]
    assert all(fact.get("vp", 0) > 0 for fact in facts)
    told = tell(report, table, "en").turning[0]
    assert "Victory points" in told.why
    assert " VP" not in told.why, "points are told once"


def test_the_same_game_has_the_same_report(one_sided: tuple[Table, Report]) -> None:
    table, report = one_sided
    again = analyse(Table.replay(json.loads(json.dumps(table.record()))), advisor=ByPoints())
    assert again == report


def test_without_time_for_all_those_are_weighed_after_which_somebody_stood_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = finished("settlers-2")
    monkeypatch.setitem(game.LOOKING, "quick", 0.0)
    monkeypatch.setattr(walk, "FEW", 7)
    report = analyse(table, advisor=Whims(2))
    weighed = {n for n, step in enumerate(report.steps) if step.weighed}
    assert len(weighed) == 7
    found = walk.seen(Again(table), Whims(2))
    rows = [*(one.stood for one in found), outcome(table)]
    judged = [*(n for n, one in enumerate(found) if not one.goes_on), len(found)]
    then = [rows[next(later for later in judged if later > n)] for n in range(len(found))]
    fell = [one.stood[one.seat] - after[one.seat] for one, after in zip(found, then, strict=True)]
    assert min(fell[n] for n in weighed) >= max(worth for n, worth in enumerate(fell) if n not in weighed)
    assert all(step.lost == 0 and step.best == step.key for step in report.steps if not step.weighed)
    assert {player.accuracy for player in report.players} == {None}, "nobody is called faultless for want of time"
    for ledger in (player.ledger for player in report.players):
        parts = ledger.base + ledger.deal + ledger.cards + ledger.own + ledger.others + ledger.rest
        assert parts == pytest.approx(ledger.outcome, abs=EXACT)


# Stopping, and what cannot be analysed


class Enough(Exception):
    pass


def test_it_says_how_far_it_is_and_can_be_stopped(one_sided: tuple[Table, Report]) -> None:
    table, _ = one_sided
    seen: list[tuple[int, int]] = []
    analyse(table, "deep", Whims(2), lambda done, of: seen.append((done, of)))
    all = len(table.choices) + MOST_DEEP
    assert seen == [(n, all) for n in range(1, all + 1)]

    def stop(done: int, of: int) -> None:
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        analyse(table, advisor=Whims(2), progress=stop)


def test_a_game_that_is_not_over_is_refused() -> None:
    table = Table.new("settlers", ["romans", "barbarians"], seed=7)
    with pytest.raises(TableError, match="not over"):
        analyse(table, advisor=ByPoints())


def test_only_events_that_tell_something_new_are_draws() -> None:
    def kinds(of: type[Event]) -> list[type[Event]]:
        return [kind for one in of.__subclasses__() for kind in (one, *kinds(one))]

    drawn = [kind for kind in kinds(Event) if kind.drawn]
    assert drawn
    assert all(kind.barrier and "seat" in kind.__struct_fields__ for kind in drawn)
