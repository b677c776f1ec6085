"""Games saved in the terminal, or taken along as records, by older versions."""

import json
from pathlib import Path

import pytest

from stead import Table, shelf
from stead.cli import files
from stead.cli.sorry import Sorry
from stead.text import Voice
from tests.fixtures.recorded import ALL
from tests.upgrades.old import Release, other_rules

GAME = ALL["settlers"]["2-romans-barbarians"]["record"]
DEAL = next(n for n, choice in enumerate(GAME["choices"]) if choice[3:].startswith("deal"))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(GAME), "utf-8")
    return path


def test_a_saved_game_of_the_first_release_opens(saved: Path) -> None:
    table, players = files.load(Voice("en"), saved)
    assert (table.over, players) == (True, GAME["players"])


def test_one_that_mended_rules_allow_is_as_it_was(saved: Path, release: Release) -> None:
    release(rules={"settlers": other_rules("settlers")})
    table, _ = files.load(Voice("en"), saved)
    assert table.over
    assert table.record()["ruleset"] == 2


def test_one_that_they_do_not_allow_goes_on_from_as_far_as_they_do(
    saved: Path, release: Release, capsys: pytest.CaptureFixture[str]
) -> None:
    release(rules={"settlers": other_rules("settlers", "deal")})
    table, _ = files.load(Voice("en"), saved)
    lost = len(GAME["choices"]) - DEAL
    assert len(table.choices) == DEAL
    assert not table.over
    assert capsys.readouterr().err == (
        f"{saved} was played before the rules were mended. It goes on from as far as they allow; "
        f"the last {lost} choices are lost.\n"
    )


def test_one_that_was_edited_is_still_refused(saved: Path) -> None:
    saved.write_text(json.dumps({**GAME, "choices": [*GAME["choices"][:5], "0: build ZZZ999"]}), "utf-8")
    with pytest.raises(Sorry, match="is damaged"):
        files.load(Voice("en"), saved)


def test_one_with_cards_that_were_ours_once(saved: Path, release: Release, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = shelf.title("settlers")
    release(cards={"settlers": ("boards.yaml", "worker: 5", "worker: 1")})
    with pytest.raises(Sorry, match="was played with other cards"):
        files.load(Voice("en"), saved)
    monkeypatch.setattr(shelf, "_past", lambda _, content: ours if content == GAME["content"] else None)
    table, _ = files.load(Voice("en"), saved)
    assert table.title is ours
    assert Table.replay(GAME).scores == table.scores
