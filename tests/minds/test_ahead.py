"""Playing on: turns are completed on copies, and answers that are looked at twice."""

import pytest

from stead import shelf
from stead.bots.greedy import GreedyBot
from stead.kernel.decision import Decision
from stead.kernel.table import Table
from stead.minds.ahead import as_greedy, inside_turn, second_looks, turns_over
from stead.minds.judge import Judge
from stead.minds.training.games import deal
from tests.minds.ignorant import ignorant


def questions(name: str) -> tuple[Judge, list[tuple[Table, Decision]]]:
    """Of several games, each some way on."""
    title = shelf.title(name)
    tables = [deal(title, seed) for seed in range(5)]
    for table in tables:
        for step in range(40):
            table.push(table.decision.options[step % len(table.decision.options)])
    return ignorant(title), [(table, table.decision) for table in tables]


@pytest.mark.parametrize("name", shelf.TITLES)
def test_turns_are_completed_on_copies(name: str):
    judge, asked = questions(name)
    before = [table.clone() for table, _ in asked]
    chosen = [(table, decision.seat, option) for table, decision in asked for option in decision.options]
    over = turns_over(chosen, judge)
    assert [inside_turn(table, seat) for table, (_, seat, _) in zip(over, chosen, strict=True)] == [None] * len(chosen)
    assert [table for table, _ in asked] == before


def test_one_look_is_first_sight_and_more_go_by_what_an_option_leads_to():
    judge, asked = questions("settlers")
    first = judge.first_sights(asked)
    assert [option.key for option in second_looks(asked, judge, 0.0, few=1)] == [option.key for option in first]
    every = max(len(decision.options) for _, decision in asked)
    for (table, decision), option in zip(asked, second_looks(asked, judge, 0.0, few=every), strict=True):
        over = turns_over([(table, decision.seat, one) for one in decision.options], judge)
        found, margins = judge.seen_by(decision.seat, over)
        worths = judge.worths(found[:, decision.seat], margins)
        assert worths[decision.options.index(option)] == pytest.approx(worths.max())


def test_estimates_decide_where_they_count_for_much():
    judge, asked = questions("settlers")
    every = max(len(decision.options) for _, decision in asked)
    for (table, decision), option in zip(asked, second_looks(asked, judge, 1e6, few=every), strict=True):
        view = table.view(decision.seat)
        estimates = [judge.title.estimate(view, decision, one) for one in decision.options]
        assert estimates[decision.options.index(option)] == max(estimates)


@pytest.mark.parametrize("name", shelf.TITLES)
def test_greedy_is_who_answers_as_greedy_would(name: str):
    judge, asked = questions(name)
    for (table, decision), option in zip(asked, as_greedy(asked, judge.title), strict=True):
        view, estimate = table.view(decision.seat), judge.title.estimate
        greedy = GreedyBot(judge.title, 1).choose(view, decision)
        assert estimate(view, decision, option) == estimate(view, decision, greedy)
