"""How deep spends its time."""

import numpy as np

from stead import Table, bots, shelf
from stead.minds.deep import Deep, close
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
