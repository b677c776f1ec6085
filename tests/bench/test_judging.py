"""How well a network judges: the numbers mean what the table says they do."""

import importlib
from types import ModuleType
from typing import Any

import numpy as np
import pytest


@pytest.fixture
def judging() -> ModuleType:
    return importlib.import_module("judging")


@pytest.fixture
def question(judging: ModuleType) -> Any:
    """Of three answers, worth 0, 1 and 4, with luck that is the same for all, and some that is not."""
    draw = np.random.default_rng(1).normal
    ends = np.array([[0.0], [1.0], [4.0]]) + draw(0, 5, 2000) + draw(0, 1, (3, 2000))
    return judging.Question(ends, np.array([10.0, 11, 14]), np.array([-4.0, 0, -2]), 2)


def test_what_differs_as_the_answers_do_goes_with_them(judging: ModuleType, question: Any) -> None:
    assert judging.together([question], [question.network]) == pytest.approx(1, abs=0.05)
    assert judging.together([question], [-question.network]) == pytest.approx(-1, abs=0.05)


def test_what_an_answer_brings_is_counted_from_that_of_greedy(judging: ModuleType, question: Any) -> None:
    questions, answers, error, network, _, keen, looking = judging.report([question, question])
    assert (questions, answers, network) == ("2", "6", "1.00")
    assert float(error.split()[0]) == pytest.approx(10, abs=0.5)
    assert float(keen.split()[0]) == pytest.approx(3, abs=0.1)
    assert float(looking.split()[0]) == pytest.approx(3, abs=0.1)


def test_questions_come_from_a_game_of_keen(judging: ModuleType) -> None:
    found = judging.questions("settlers", 2, 3, 2)
    assert len(found) == judging.OF_A_GAME
    assert all(one.ends.shape == (len(one.network), 2) == (len(one.estimates), 2) for one in found)
