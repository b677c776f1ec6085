"""`stead arena` as a process."""

import json
import subprocess
import time

import pytest

from tests.cli.desk import PROGRAM, Terminal, environment, run
from tests.cli.test_main import refused
from tests.signals import heard

ONE = ("--processes", "1")
FILE = "settlers-2p-greedy-random.jsonl"


def said(text):
    return " ".join(text.split())


def test_play_verify_pack_and_rank(tmp_path):
    """From the first game to the ladder."""
    done = run(tmp_path, "arena", "settlers", "greedy", "random", "--games", "7", *ONE)
    assert done.returncode == 0, done.stderr
    assert f"The games are written to {FILE}" in done.stderr
    assert "greedy against random: " in done.stdout
    assert "of the wins in 8 games (4 blocks)" in done.stdout
    assert "random: " in done.stdout
    assert len((tmp_path / FILE).read_text("utf-8").splitlines()) == 8

    done = run(tmp_path, "arena", "--verify", FILE, "--games", "2", *ONE, "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert "партий: 8, повторено по записи: 8, сыграно заново: 2" in said(done.stdout)

    assert run(tmp_path, "arena", "--pack", FILE).returncode == 0
    packed = tmp_path / f"{FILE}.gz"
    assert packed.stat().st_size < (tmp_path / FILE).stat().st_size / 3
    refused(run(tmp_path, "arena", "--pack", packed.name), "is packed already")

    refused(run(tmp_path, "arena", "--ladder", packed.name), "docs/ladder.md cannot be written: there is no such file")
    done = run(tmp_path, "arena", "--ladder", packed.name, "--file", "page.md")
    assert done.returncode == 0, done.stderr
    assert "| greedy | random | 8 |" in (tmp_path / "page.md").read_text("utf-8")


def test_a_test_ends_when_it_is_clear_and_goes_on_where_it_was(tmp_path):
    words = ("arena", "settlers", "greedy", "random", "--sprt", "0", "800", *ONE)
    done = run(tmp_path, *words)
    assert done.returncode == 0, done.stderr
    assert "Sequential test: 800 Elo rather than 0, after " in done.stdout
    again = run(tmp_path, *words)
    assert "it goes on from there" in again.stderr
    assert again.stdout == done.stdout
    refused(run(tmp_path, "arena", "settlers", "random", "greedy", "--file", FILE, "--players", "3"), "another match")


def test_alone_and_among_others(tmp_path):
    done = run(tmp_path, "arena", "north", "greedy", "random", "--players", "1", "--games", "2", *ONE)
    assert "greedy alone, 2 games: won " in done.stdout
    assert "greedy beside random: does better in " in done.stdout
    words = ("--players", "3", "--blocks", "1", "--module", "aztecs", "--variant", "peaceful", *ONE)
    done = run(tmp_path, "arena", "settlers", "greedy", "random", *words)
    assert "greedy among random: " in done.stdout
    assert "times its fair share" in done.stdout


def test_a_file_with_wrong_games_fails(tmp_path):
    run(tmp_path, "arena", "settlers", "greedy", "random", "--blocks", "1", *ONE)
    path = tmp_path / FILE
    games = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    games[1]["result"][0]["score"] += 1
    path.write_text("".join(json.dumps(game) + "\n" for game in games), "utf-8")
    done = run(tmp_path, "arena", "--verify", FILE, *ONE)
    assert done.returncode == 1
    assert f"{FILE}, game 2: this record was edited" in done.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("settlers", "An arena needs two bots at least"),
        ("settlers greedy", "An arena needs two bots at least"),
        ("chess greedy random", "There is no game “chess”"),
        ("settlers greedy grumpy", "The bot “grumpy” cannot play here: no bot 'grumpy'"),
        ("settlers deep:0 random", "The bot “deep:0” cannot play here"),
        ("settlers ismcts:0 random", "would not think at all"),
        ("settlers my.bots:Best random", "cannot be made: ModuleNotFoundError"),
        ("settlers greedy random --players 8", "cannot be set up: settlers is for 1 to 4 players"),
        ("settlers greedy random --variant odd", "There is no variant “odd”"),
        ("settlers greedy random --module odd", "no module 'odd'"),
        ("settlers greedy random --games 2 --blocks 2", "--games or --blocks, not both"),
        ("settlers greedy random --sprt 20 0", "the smaller one first"),
        ("settlers greedy random greedy --sprt 0 20", "give two bots"),
        ("--verify --ladder x", "give one of them"),
        ("--verify nothing.jsonl", "nothing.jsonl cannot be read"),
        ("--ladder nothing.jsonl", "nothing.jsonl cannot be read"),
        ("settlers greedy random --file .", ". cannot be read"),
    ],
)
def test_what_cannot_be_is_said(tmp_path, words, sentence):
    refused(run(tmp_path, "arena", *words.split()), sentence)


def test_budgets_of_nothing(tmp_path):
    for words in ("--games 0", "--blocks 0", "--processes 0", "--players 0"):
        done = run(tmp_path, "arena", "settlers", "greedy", "random", *words.split())
        assert done.returncode == 2
        assert "greater than or equal to 1" in said(done.stderr)


def test_a_cluster_that_cannot_be(tmp_path):
    """Neither without Ray, nor where nobody is."""
    done = run(tmp_path, "arena", "settlers", "greedy", "random", "--ray", "127.0.0.1:1")
    assert done.returncode == 2
    assert "A cluster needs Ray" in done.stderr or "There is no Ray cluster at “127.0.0.1:1”" in done.stderr


def test_a_bot_that_fails_is_named_and_what_was_played_stays(tmp_path):
    run(tmp_path, "arena", "settlers", "greedy", "random", "--blocks", "1", *ONE)
    before = (tmp_path / FILE).read_bytes()
    done = run(tmp_path, "arena", "settlers", "tests.arena.strangers:Fails", "random", *ONE)
    assert done.returncode == 2
    assert "“tests.arena.strangers:Fails” failed in deal 0, seat 0, at choice" in said(done.stderr)
    assert "Traceback" not in done.stderr
    assert (tmp_path / FILE).read_bytes() == before


def test_ctrl_c_keeps_what_was_played(tmp_path):
    """At a terminal without a bar: else its echo of the key could come in the middle of one of the bar's letters."""
    words = ("arena", "settlers", "greedy", "random", "--games", "100000", *ONE)
    with Terminal(tmp_path, *words, TERM="dumb") as terminal:
        wait_for_games(tmp_path / FILE)
        terminal.send("\x03", end="")
        assert terminal.leave() == 130
    assert "Stopped. What was played is in" in said(terminal.seen)
    lines = (tmp_path / FILE).read_text("utf-8").splitlines()
    assert len(lines) % 2 == 0
    assert all(json.loads(line) for line in lines)


def test_a_kill_does_too(tmp_path):
    words = [*PROGRAM, "arena", "settlers", "greedy", "random", "--games", "100000", *ONE]
    with heard():
        process = subprocess.Popen(
            words, cwd=tmp_path, env=environment(tmp_path), stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
    wait_for_games(tmp_path / FILE)
    process.terminate()
    out, err = process.communicate(timeout=60)
    assert process.returncode == 143
    assert "Stopped." in err
    assert "greedy against random" in out


def wait_for_games(path):
    ends = time.monotonic() + 60
    while not path.exists() or not path.stat().st_size:
        time.sleep(0.05)
        assert time.monotonic() < ends
