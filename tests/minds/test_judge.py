"""What a network thinks of a table."""

import numpy as np
import pytest

from stead import Table, bots, shelf
from stead.kernel.errors import SetupError
from stead.minds import MindError, judge
from stead.minds.deep import Deep
from stead.minds.judge import Judge
from stead.minds.keen import Keen
from stead.minds.training.games import deal
from tests.minds.ignorant import about, ignorant

WAYS = [(name, ()) for name in shelf.TITLES] + [("settlers", ("aztecs",))]
EVERY = [
    (name, modules, players)
    for name, modules in WAYS
    for players in range(1, shelf.title(name, modules=modules).players[1] + 1)
]


@pytest.mark.parametrize(("name", "modules", "players"), EVERY)
def test_chances_are_told_of_every_game_and_end_with_what_came_of_it(name: str, modules: tuple[str, ...], players: int):
    title = shelf.title(name, modules=modules)
    table, mind = deal(title, 5, players), ignorant(title)
    chances = mind.chances([table, table])
    assert chances.shape == (2, players)
    assert (chances[0] == chances[1]).all()
    assert (chances > 0).all()
    assert players == 1 or np.allclose(chances.sum(1), 1)
    bots.play_out(table, [bots.RandomBot(seat) for seat in range(players)])
    assert mind.chances([table])[0].tolist() == judge.outcome(table)


@pytest.mark.parametrize(("name", "modules", "players"), EVERY)
def test_whoever_has_learned_can_play_everything(name: str, modules: tuple[str, ...], players: int):
    """And the same seed gives the same answers, within a budget that is counted in looks at the clock."""
    title = shelf.title(name, modules=modules)
    mind = ignorant(title)

    def bot(seat: int) -> bots.Bot:
        ticks = iter(range(1 << 30))
        return Deep(title, seat, 3.0, mind, lambda: float(next(ticks))) if seat % 2 else Keen(title, seat, mind)

    tables = [deal(title, 7, players) for _ in range(2)]
    for table in tables:
        sitting = [bot(seat + 1) for seat in range(players)]
        for _ in range(4 * players):
            bots.step(table, sitting[table.decision.seat], table.decision)
    assert tables[0].choices == tables[1].choices


def test_what_is_weighed_first_is_chosen():
    title = shelf.title("settlers")
    table = Table.new(title, ["romans", "barbarians"], 7)
    weighed = Keen(title, 1, ignorant(title)).weigh(bots.Insight(table, 0))
    assert weighed.shape == (len(table.decision.options), 2)
    assert np.allclose(weighed.sum(1), 1)


def test_what_a_seat_cannot_know_changes_no_answer():
    title = shelf.title("settlers")
    mind = ignorant(title)
    table = Table.new(title, ["romans", "barbarians"], 7)
    for number in range(20):
        seat = table.decision.seat
        other = table.determinize(seat, number)
        answers = {bots.answer(Keen(title, 3, mind), one, seat).key for one in (table, other)}
        assert len(answers) == 1
        table.push(answers.pop())


def test_weights_of_other_features_or_rules_are_refused():
    title = shelf.title("north")
    with pytest.raises(MindError, match="other cards or features of north: `stead train north` makes new ones"):
        ignorant(title, features="else")
    with pytest.raises(MindError, match="for ruleset 0 of north"):
        ignorant(title, ruleset=0)


def test_who_has_not_learned_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path):
    title = shelf.title("settlers")
    monkeypatch.setattr("stead.minds.judge.resources.files", lambda _: tmp_path)
    judge.forget()
    try:
        assert bots.names(title) == ("random", "greedy")
        for name in bots.LEARNED:
            with pytest.raises(SetupError, match="`stead train settlers` makes the weights"):
                bots.make(name, title, 1)
    finally:
        monkeypatch.undo()
        judge.forget()


@pytest.mark.parametrize("name", ["deep:0", "deep:1000", "deep:-1", "deep:nan", "deep:soon", "keen:2", "clever"])
def test_budgets_that_cannot_be_are_refused(name: str):
    with pytest.raises(SetupError):
        bots.make(name, shelf.title("settlers"), 1)


@pytest.mark.parametrize(("name", "modules"), WAYS)
def test_weights_come_with_us(name: str, modules: tuple[str, ...]):
    title = shelf.title(name, modules=modules)
    mind: Judge = judge.of(title)
    assert {**mind.net.about, "identity": "", "scale": 0, "opinion": 0, "deals": 0} == {
        **about(title), "identity": "", "scale": 0, "opinion": 0, "deals": 0,
    }  # fmt: skip
    assert len(mind.net.save()) < 1_000_000
    assert bots.names(title) == ("random", "greedy", "keen", "deep")
