"""How good choices were: the formulas, on numbers that can be checked by hand."""

import pytest

from stead.analysis import marks
from stead.analysis.report import Limits


def test_the_limits_are_those_of_two_players_and_shrink_with_more():
    assert marks.limits(2) == Limits(5, 10, 15)
    assert marks.limits(1) == marks.limits(2)
    assert marks.limits(4) == Limits(3.54, 7.07, 10.61)


@pytest.mark.parametrize(
    ("lost", "mark"), [(0, ""), (4.9, ""), (5, "inaccuracy"), (10, "mistake"), (15, "blunder"), (80, "blunder")]
)
def test_a_choice_is_marked_by_what_it_cost(lost, mark):
    assert marks.mark(lost, marks.limits(2)) == mark


def test_the_accuracy_of_a_choice_falls_from_100_to_0():
    found = [marks.accuracy(lost, 2) for lost in range(101)]
    assert found[0] == 100
    assert found[15] == pytest.approx(51.5, abs=0.1)
    assert found[100] == 0
    assert found == sorted(found, reverse=True)


def test_the_same_mark_is_the_same_accuracy_at_every_table():
    for seats in range(1, 6):
        assert marks.accuracy(marks.BLUNDER * marks.scale(seats), seats) == pytest.approx(marks.accuracy(15, 2))


def test_an_error_weighs_more_where_more_is_in_motion():
    calm, wild = [0.5] * 40, [0.5] * 20 + [0.2, 0.9] * 10
    assert set(marks.volatility(calm, 2)) == {0.5}
    weights = marks.volatility(wild, 2)
    assert len(weights) == 39
    assert weights[0] == 0.5
    assert weights[-1] == 12


def test_the_accuracy_of_a_game_lies_between_its_worst_and_its_best_choice():
    assert marks.of_game([], []) == 100
    assert marks.of_game([100, 100], [1, 3]) == 100
    assert 0 < marks.of_game([100, 0], [1, 1]) < 50
    assert marks.of_game([100, 50], [1, 9]) < marks.of_game([100, 50], [9, 1])
