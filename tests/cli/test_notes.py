"""`stead note`: a game of Colonists noted between two eras, and the next era played from the notes."""

import json

import pytest

import stead
from tests.cli.desk import run
from tests.colonists.test_save import last_turn, over
from tests.proves import proves


def written(path, table):
    path.write_text(json.dumps(table.position()), "utf-8")
    return path


@proves("CO-SAV-06", "CO-SAV-09")
def test_notes_are_written_and_the_next_era_is_set_up_from_them(tmp_path):
    game = written(tmp_path / "game.json", over(last_turn()).table)
    done = run(tmp_path, "note", str(game), "notes.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads((tmp_path / "notes.json").read_text("utf-8"))["next"] == 3
    done = run(tmp_path, "play", "--load", "notes.json", lines="1\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout


@proves("CO-SAV-01", "CO-BAD-57")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "after the last turn of era 2"), ("ru", "после последнего хода эпохи 2")]
)
def test_at_any_other_moment_it_says_why_not(tmp_path, lang, words):
    game = written(tmp_path / "game.json", last_turn().table)
    done = run(tmp_path, "note", str(game), "notes.json", "--lang", lang)
    assert done.returncode == 2
    assert words in " ".join(done.stderr.split())
    assert not (tmp_path / "notes.json").exists()


def test_other_games_are_not_noted(tmp_path):
    game = written(tmp_path / "game.json", stead.Table.new("founders", ["north", "south"], 1))
    done = run(tmp_path, "note", str(game), "notes.json")
    assert done.returncode == 2
    assert "not noted between eras" in " ".join(done.stderr.split())


def test_damaged_notes_are_refused(tmp_path):
    path = tmp_path / "notes.json"
    path.write_text(json.dumps({"stead": 1, "save": 1, "title": "colonists", "next": 7}), "utf-8")
    done = run(tmp_path, "play", "--load", "notes.json")
    assert done.returncode == 2
    assert "damaged" in done.stderr
