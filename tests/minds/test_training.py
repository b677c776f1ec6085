"""Training in small: games, learning, being cut off, bad folders."""

import json
from pathlib import Path

import numpy as np
import pytest

from stead import shelf
from stead.arena.workers import Here
from stead.minds import MindError
from stead.minds.training.games import best_opinion, deal, play
from stead.minds.training.learn import TEMPERS, temper
from stead.minds.training.rounds import Settings, Training
from tests.minds.ignorant import ignorant

SMALL = Settings(first=40, rounds=1, games=20, epochs=1, sweeps=2, choice_epochs=1)


@pytest.fixture(autouse=True)
def small_bundles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stead.minds.training.rounds.BUNDLE", 20)


def quiet(_what: str, _round: int, _far: float) -> None:
    pass


def test_a_training_that_was_cut_off_goes_on_and_comes_to_the_same(tmp_path: Path):
    title = shelf.title("settlers")
    whole = Training(title, SMALL, tmp_path / "whole").run(Here(), quiet)
    assert whole is not None
    cut = tmp_path / "cut"
    assert Training(title, SMALL, cut).run(Here(), quiet, lambda: any(cut.glob("notes-*"))) is None
    assert not (cut / "weights-1.npz").exists()
    again = Training(title, SMALL, cut)
    net = again.run(Here(), quiet)
    assert net is not None
    assert net.save() == whole.save()
    assert (again.run(Here(), quiet) or whole).save() == whole.save()  # all of it is there
    file = again.hand_over(net, tmp_path / "weights")
    assert file.name == "settlers.npz"
    curve = json.loads(file.with_suffix(".json").read_text())
    assert [set(one) >= {"notes", "chance", "margin", "playing_s", "learning_s"} for one in curve["rounds"]] == [
        True
    ] * 2


def test_games_are_noted_from_every_seat_and_with_what_came_of_them():
    notes = play("north", (), range(6), None)
    assert set(notes.players.tolist()) >= {2, 3, 4}
    there = np.arange(notes.outcomes.shape[1]) < notes.players[:, None]
    together = notes.players > 1
    assert np.allclose(notes.outcomes[together].sum(1), 1)
    assert (notes.outcomes[~there] == 0).all()
    assert len(notes.options) == notes.counts.sum() == len(notes.likely)


def test_who_is_too_sure_is_tempered_as_games_kept_aside_say():
    title = shelf.title("settlers")
    notes = play("settlers", (), range(40), None)
    net = ignorant(title).net
    for name in ("chance", "chance_bias"):
        net.weights[name] *= 40  # it knows nothing, and is sure of it
    sure = net.weights["chance"].copy()
    assert temper(net, notes) == min(TEMPERS)
    assert np.allclose(net.weights["chance"], sure * min(TEMPERS))


@pytest.mark.parametrize("name", shelf.TITLES)
def test_games_are_dealt_in_every_way(name: str):
    title = shelf.title(name)
    tables = [deal(title, seed) for seed in range(100)]
    assert {len(table.setup.seats) for table in tables} == {1, 2, 3, 4}
    assert len({json.dumps(table.setup.options) for table in tables}) > 3


def test_a_folder_of_another_training_is_refused(tmp_path: Path):
    Training(shelf.title("settlers"), SMALL, tmp_path).run(Here(), quiet, lambda: True)
    with pytest.raises(MindError, match="take another folder"):
        Training(shelf.title("north"), SMALL, tmp_path)
    with pytest.raises(MindError, match="other settings"):
        Training(shelf.title("settlers"), Settings(first=40), tmp_path)
    (tmp_path / "curve.json").write_text("{")
    with pytest.raises(MindError, match="cannot be read"):
        Training(shelf.title("settlers"), SMALL, tmp_path)


def test_estimates_count_for_what_won_most():
    won = [(2.0, 1.0)] * 50 + [(0.5, 1.2)] * 50 + [(8.0, 2.0)] * 10
    assert best_opinion(np.array(won), 2.0) == 0.5  # eight was tried too seldom to tell
    assert best_opinion(np.zeros((0, 2)), 4.0) == 4.0


def test_what_won_a_little_more_in_few_games_is_not_called_the_best():
    sure, lucky = [(1.0, 0.0), (1.0, 2.4)] * 400, [(4.0, 0.0), (4.0, 2.45)] * 20
    assert best_opinion(np.array(sure + lucky), 2.0) == 1.0
