"""`stead analyse`: a report to read or to work with, and a sentence for everything that cannot be judged."""

import itertools
import json
from pathlib import Path

import msgspec
import pytest

from stead import Table
from stead.analysis import game, walk
from stead.analysis.calibration import Calibration
from stead.analysis.deeds import Statistics
from stead.analysis.report import Report
from stead.arena.games import Match, play
from stead.arena.stored import append
from stead.cli import analyse
from stead.cli.sorry import Sorry
from stead.minds import judge as judges
from stead.text import LANGUAGES, Voice
from tests.analysis.advisors import Whims
from tests.analysis.games import SHORTEST
from tests.cli.desk import run
from tests.minds.ignorant import ignorant

TITLES = ("settlers-4", "settlers-1", "founders-2", "colonists-2", "north-2", "aztecs-2")


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """By somebody who knows nothing."""
    monkeypatch.setattr(judges, "of", ignorant)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return save(tmp_path / "game.json", "settlers-2")


def save(path: Path, kind: str) -> Path:
    path.write_text(json.dumps(SHORTEST[kind]), "utf-8")
    return path


@pytest.mark.parametrize("kind", TITLES)
def test_a_game_is_shown(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = len(SHORTEST[kind]["seats"])
    monkeypatch.setattr(game, "Minds", lambda _: Whims(seats))
    file = save(tmp_path / "game.json", kind)
    for lang in LANGUAGES:
        assert analyse.game(Voice(lang), file, None, "quick", as_json=False) == 0
        shown = capsys.readouterr().out
        assert "100 %" in shown
        for part in ("chances", "players-heading", "ledger", "turning", "luck", "better"):
            assert Voice(lang).say(f"terminal-analyse-{part}") in shown


def test_what_was_left_out_of_a_very_long_game_is_said(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "Minds", lambda _: Whims(2))
    monkeypatch.setattr(walk, "FEW", 7)
    for lang, seconds in itertools.product(LANGUAGES, (0.0, 600.0)):
        monkeypatch.setitem(game.LOOKING, "quick", seconds)
        analyse.game(Voice(lang), saved, None, "quick", as_json=True)
        left_out = msgspec.json.decode(capsys.readouterr().out, type=Report).left_out
        assert bool(left_out) is (seconds == 0)
        analyse.game(Voice(lang), saved, None, "quick", as_json=False)
        said = Voice(lang).say("terminal-analyse-not-weighed", n=left_out)
        assert (" ".join(said.split()) in " ".join(capsys.readouterr().out.split())) is (seconds == 0)


@pytest.mark.usefixtures("judged")
def test_a_report_for_programs(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse.game(Voice("en"), saved, None, "quick", as_json=True) == 0
    report = msgspec.json.decode(capsys.readouterr().out, type=Report)
    assert (report.title, report.judge, report.depth) == ("settlers", "ignorant", "quick")
    assert len(report.steps) == len(SHORTEST["settlers-2"]["choices"])


@pytest.mark.usefixtures("judged")
def test_cards_of_saved_games_and_of_an_arena(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    title = Table.replay(SHORTEST["settlers-2"]).title
    arena = tmp_path / "arena.jsonl"
    for block in Match(title, ("random", "greedy")).blocks([1]):
        append(arena, play(block))
    assert analyse.cards(Voice("en"), [saved, arena], None, as_json=True) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Statistics)
    assert found.games == 3
    assert analyse.cards(Voice("ru"), [saved], None, as_json=False) == 0
    assert "Римляне" in capsys.readouterr().out


@pytest.mark.usefixtures("judged")
def test_games_of_other_kinds_are_not_counted_together(saved: Path, tmp_path: Path) -> None:
    other = save(tmp_path / "other.json", "aztecs-2")
    with pytest.raises(Sorry, match="give games of one kind"):
        analyse.cards(Voice("en"), [saved, other], None, as_json=True)


@pytest.mark.usefixtures("judged")
def test_a_calibration_is_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    title = Table.replay(SHORTEST["settlers-2"]).title
    out = tmp_path / "settlers.calibration.json"
    wanted = analyse.Wanted(2, (2,), ("random",), 0, out)
    assert analyse.calibration(Voice("en"), title, wanted, as_json=False) == 0
    assert "points wrong" in capsys.readouterr().out
    found = msgspec.json.decode(out.read_bytes(), type=Calibration)
    assert found.positions > 20
    with pytest.raises(Sorry, match="Give another name"):
        analyse.calibration(Voice("en"), title, wanted._replace(out=tmp_path), as_json=True)
    with pytest.raises(Sorry, match="no bot"):
        analyse.calibration(Voice("en"), title, wanted._replace(bots=("nobody",)), as_json=True)


def test_what_cannot_be_analysed_is_said(saved: Path, tmp_path: Path) -> None:
    record = json.loads(saved.read_text("utf-8"))
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(json.dumps(record | {"choices": record["choices"][:9], "result": None}), "utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(record | {"choices": ["0: fly"]}), "utf-8")
    for words, sentence in (
        ((), "one of these"),
        (("--cards",), "one of these"),
        ((str(saved), "--calibrate", "settlers"), "one of these"),
        ((str(saved), str(saved)), "one saved game"),
        ((str(unfinished),), "is not over"),
        ((str(broken),), "is damaged"),
        ((str(tmp_path / "nowhere.json"),), "cannot be read"),
        (("--calibrate", "chess"), "There is no game “chess”"),
        (("--calibrate", "settlers", "--players", "2,9"), "for 1 to 4"),
        (("--cards", str(unfinished)), "no finished game"),
    ):
        done = run(tmp_path, "analyse", *words)
        assert (done.returncode, sentence in done.stderr) == (2, True), (words, done.stderr)
        assert "Traceback" not in done.stderr


def test_a_title_that_nobody_has_learned_is_said(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "file_of", lambda _: "settlers-of-nowhere")
    judges.forget()
    for lang in LANGUAGES:
        with pytest.raises(Sorry, match="stead train"):
            analyse.game(Voice(lang), saved, None, "quick", as_json=False)
    judges.forget()
