"""The bots that learned, as advisors. Here they have learned nothing."""

import numpy as np
import pytest

from stead import Table
from stead.analysis.advisor import Minds
from stead.bots.insight import Insight
from stead.minds.judge import outcome
from tests.minds.ignorant import ignorant


@pytest.mark.parametrize("seats", [["romans"], ["romans", "barbarians", "japanese"]])
def test_their_answers_are_chances_by_option_and_seat(seats: list[str]) -> None:
    table = Table.new("settlers", seats, seed=7)
    advisor = Minds(table.title, ignorant(table.title))
    insight = Insight(table, table.decision.seat)
    assert advisor.identity == "ignorant"
    assert advisor.chances(table).shape == (len(seats),)
    for rows in (advisor.quick(insight, advisor.promising(insight), 2), advisor.deep(insight, 0, 0.01)):
        assert rows.shape == (len(table.decision.options), len(seats))
        assert len(seats) == 1 or np.allclose(rows.sum(1), 1, atol=1e-5)


def test_the_same_question_has_the_same_answer_and_the_end_is_known() -> None:
    table = Table.new("settlers", ["romans", "barbarians"], seed=7)
    advisor = Minds(table.title, ignorant(table.title))
    insight = Insight(table, table.decision.seat)
    assert (advisor.quick(insight, [0, 2], 3) == advisor.quick(insight, [0, 2], 3)).all()
    while not table.over:
        table.push(table.decision.options[0])
    assert advisor.chances(table).tolist() == outcome(table)
