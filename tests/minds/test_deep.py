"""How deep spends its time."""

from typing import Any

import numpy as np
import pytest

from stead import Table, bots, shelf
from stead.minds import deep as deeps
from stead.minds.deep import FEWEST, MOST, TRUSTED, Deep, close
from stead.minds.training.games import deal
from tests.minds.ignorant import ignorant


def test_what_fell_clearly_behind_is_dropped_and_what_may_be_best_is_not():
    draw = np.random.default_rng(1)
    luck = draw.normal(0, 1, (12, 1))  # of a deal: the same for all options
    worths = luck + np.array([0.5, 0.45, 0.1]) + draw.normal(0, 0.1, (12, 3))
    assert close(worths).tolist() == [True, True, False]


def test_of_options_that_come_to_the_same_one_is_left():
    draw = np.random.default_rng(1)
    assert close(np.repeat(draw.normal(0, 1, (12, 1)), 3, 1)).tolist() == [True, False, False]


def test_it_answers_before_its_time_is_over_where_nothing_is_close():
    title = shelf.title("settlers")
    table = Table.new("settlers", ["romans", "barbarians"], seed=7)
    ticks = iter(range(100_000))
    deep = Deep(title, 1, 60.0, ignorant(title, opinion=0.0), lambda: 0.001 * next(ticks))
    before = next(ticks)
    assert bots.answer(deep, table, table.decision.seat) in table.decision.options
    assert next(ticks) - before < 10_000, "sixty seconds would be six times as many looks at the clock"


@pytest.mark.parametrize(
    ("opinion", "players", "how"),
    [(TRUSTED, 2, "as_greedy"), (TRUSTED - 0.5, 2, "second_looks"), (TRUSTED - 0.5, 1, "as_greedy")],
)
def test_alone_and_where_the_estimates_count_for_much_it_is_played_on_as_greedy_would(
    monkeypatch: pytest.MonkeyPatch, opinion: float, players: int, how: str
):
    title, asked = shelf.title("settlers"), 0
    really = getattr(deeps, how)

    def counted(*given: Any) -> Any:
        nonlocal asked
        asked += 1
        return really(*given)

    for name in ("as_greedy", "second_looks"):
        monkeypatch.setattr(deeps, name, counted if name == how else None)
    table = Table.new(title, ["romans", "barbarians"][:players], seed=7)
    ticks = iter(range(100_000))
    bot = Deep(title, 1, 1.0, ignorant(title, opinion=opinion), lambda: 0.1 * next(ticks))
    assert bots.answer(bot, table, table.decision.seat) in table.decision.options
    assert asked


def test_playing_on_ends_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch):
    """However far that would be: where there was no time for one deal, all options were played on equally far."""
    title = shelf.title("colonists")
    table = deal(title, 3, 4)
    while len(table.decision.options) < 4:
        table.push(table.decision.options[0])
    clock = [0.0]
    asked: list[int] = []
    really = deeps.as_greedy

    def slow(questions: Any, title: Any) -> Any:
        asked.append(len(questions))
        clock[0] += 0.1
        return really(questions, title)

    monkeypatch.setattr(deeps, "as_greedy", slow)
    bot = Deep(title, 1, 0.5, ignorant(title, opinion=TRUSTED), lambda: clock[0])
    assert bots.answer(bot, table, table.decision.seat) in table.decision.options
    assert len(asked) == 5


@pytest.mark.parametrize(("seconds", "turns"), [(0.05, FEWEST), (60.0, MOST)])
def test_as_greedy_would_it_is_played_on_as_far_as_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch, seconds: float, turns: int
):
    title = shelf.title("settlers")
    table = Table.new(title, ["romans", "barbarians"], seed=7)
    clock = [0.0]
    far: list[int] = []
    really = deeps.as_greedy

    def slow(questions: Any, title: Any) -> Any:
        clock[0] += 0.001 * len(questions)
        return really(questions, title)

    def counted(deep: Any, deal: Any, seat: int, options: Any, turns: int, until: float) -> Any:
        far.append(turns)
        return play_on(deep, deal, seat, options, turns, until)

    play_on = Deep._play_on
    monkeypatch.setattr(deeps, "as_greedy", slow)
    monkeypatch.setattr(Deep, "_play_on", counted)
    bot = Deep(title, 1, seconds, ignorant(title, opinion=TRUSTED), lambda: clock[0])
    assert bots.answer(bot, table, table.decision.seat) in table.decision.options
    assert far[0] == FEWEST, "nobody knows yet how long it takes"
    assert set(far[1:]) == {turns}
