"""The program at a terminal: what is on the screen, Ctrl-C and Ctrl-D, the curtain, completion, stepping through."""

import json
import re

import pytest

import stead
from tests.cli.desk import SEED, Terminal, plain, saves


def test_ctrl_c_keeps_the_game(tmp_path):
    with Terminal(tmp_path, "play", "--seed", str(SEED)) as terminal:
        terminal.expect("\n> ")
        terminal.send("1")
        terminal.expect("\n> ")
        terminal.interrupt()
        assert terminal.leave() == 130
        (path,) = saves(tmp_path)
        assert str(path) in plain(terminal.seen).replace("\n", "")
        assert "Traceback" not in terminal.seen
    with Terminal(tmp_path, "play", "--load", str(path)) as again:
        again.expect("\n> ")
        again.send("quit")
        assert again.leave() == 0
        question = terminal.screen.split("\n> ")[0]
        assert "IS-LKT-09" in question
        assert again.screen.startswith(question)


def test_ctrl_c_before_anything_was_chosen(tmp_path):
    with Terminal(tmp_path, "play", "--seed", str(SEED), "--lang", "ru") as terminal:
        terminal.expect("\n> ")
        terminal.interrupt()
        assert terminal.leave() == 130
        assert "До свидания." in terminal.seen
        assert saves(tmp_path) == []


def test_ctrl_d_keeps_the_game(tmp_path):
    with Terminal(tmp_path, "play", "--seed", str(SEED)) as terminal:
        terminal.expect("\n> ")
        terminal.send("1")
        terminal.expect("\n> ")
        terminal.send("\x04", end="")
        assert terminal.leave() == 0
        assert len(saves(tmp_path)) == 1


def test_the_curtain_hides_the_hand_before(tmp_path):
    table = stead.Table.new("settlers", ["romans", "barbarians"], SEED)
    hands = [table.view(seat).data()["players"][seat]["hand"]["known"] for seat in (0, 1)]
    with Terminal(tmp_path, "play", "--seed", str(SEED), "--seats", "romans,barbarians", rows=60) as terminal:
        terminal.expect("Enter >")
        assert not any(card in terminal.screen for hand in hands for card in hand)
        terminal.send("")
        terminal.expect("\n> ")
        assert any(card in terminal.screen for card in hands[0])
        assert not any(card in terminal.screen for card in hands[1])
        terminal.send("1")
        terminal.expect("Enter >")
        assert "Barbarians" in terminal.screen
        assert not any(card in terminal.screen for hand in hands for card in hand)
        assert "\x1b[3J" in terminal.seen[terminal.sent :]  # nor can it be scrolled back to
        terminal.send("")
        terminal.expect("\n> ")
        assert any(card in terminal.screen for card in hands[1])
        assert not any(card in terminal.screen for card in hands[0])


@pytest.mark.parametrize("columns", [80, 120, 180])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_table_fits_the_window(tmp_path, columns, lang):
    with Terminal(tmp_path, "play", "--seed", str(SEED), "--lang", lang, columns=columns) as terminal:
        for _ in range(4):
            terminal.expect("\n> ")
            terminal.send("1")
        terminal.expect("\n> ")
        assert max(len(line) for line in terminal.screen.splitlines()) <= columns
        terminal.send("quit")
        assert terminal.leave() == 0


def test_colours_and_none(tmp_path):
    with Terminal(tmp_path, "play", "--seed", str(SEED)) as terminal:
        terminal.expect("\n> ")
        assert "\x1b[1;31m■ Romans" in terminal.seen
    with Terminal(tmp_path, "play", "--seed", str(SEED), NO_COLOR="1") as terminal:
        terminal.expect("\n> ")
        assert "■ Romans" in plain(terminal.seen)
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", terminal.seen)


def test_the_tab_key_completes(tmp_path):
    with Terminal(tmp_path, "play", "--seed", str(SEED)) as terminal:
        terminal.expect("\n> ")
        terminal.send("und\t")
        terminal.expect("There is nothing to take back yet.")


@pytest.fixture
def record(tmp_path):
    table = stead.Table.new("settlers", ["romans", "barbarians"], 4)
    while not table.over:
        table.push(table.decision.options[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()), "utf-8")
    return path


def test_stepping_through_a_record(tmp_path, record):
    choices = len(json.loads(record.read_text("utf-8"))["choices"])
    with Terminal(tmp_path, "replay", str(record)) as terminal:

        def step(line, at):
            terminal.send(line)
            terminal.expect(f"Choice {at} of {choices}")
            terminal.expect("q quit >")
            return terminal.screen

        terminal.expect("q quit >")
        assert f"Choice 0 of {choices}" in terminal.screen
        first = step("", 1)
        second = step("", 2)
        assert step("b", 1).split("Enter")[0] == first.split("Enter")[0]
        assert step("2", 2).split("Enter")[0] == second.split("Enter")[0]
        assert "The game is over" in step("99999", choices)
        step("", choices)
        step("0", 0)
        step("b", 0)
        terminal.send("q")
        assert terminal.leave() == 0


def test_stepping_through_as_a_seat(tmp_path, record):
    with Terminal(tmp_path, "replay", str(record), "--seat", "barbarians", "--lang", "ru") as terminal:
        terminal.expect("q — выйти >")
        assert "Варвары (вы)" in terminal.screen
        assert "Рука" in terminal.screen
        terminal.send("\x04", end="")
        assert terminal.leave() == 0


def test_ctrl_c_in_a_replay(tmp_path, record):
    with Terminal(tmp_path, "replay", str(record)) as terminal:
        terminal.expect("q quit >")
        terminal.interrupt()
        assert terminal.leave() == 130
        assert "Traceback" not in terminal.seen
