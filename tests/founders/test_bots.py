"""Bots play Founders: to the end, from what their seat may see, and greedy is worth its name."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stead import Table, bots
from stead.bots import GreedyBot
from tests.bots.quick import QUICK
from tests.founders.scene import FOUNDERS, SEATS

ROOT = Path(__file__).parents[2]


def new(players: int, seed: int = 1, **options: Any) -> Table:
    return Table.new(FOUNDERS, SEATS[:players], seed, options)


def played(names: list[str], seed: int = 1, **options: Any) -> Table:
    table = new(len(names), seed, **options)
    bots.play_out(table, [bots.make(name, FOUNDERS, seed + seat) for seat, name in enumerate(names)])
    return table


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same(name: str) -> None:
    assert played([name] * 2, 5).record() == played([name] * 2, 5).record()


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("board", ["symmetric", "thematic"])
def test_bots_play_every_table_to_its_end(name: str, players: int, board: str) -> None:
    many = players > 1
    table = played([name] * players, 11, board=board, workers=players != 3, achievements=many, mirror=players == 2)
    assert table.over


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_answers_from_what_its_seat_may_see(players: int) -> None:
    """Everything hidden is dealt anew, and the answer stays the same."""
    table = new(players, 4)
    step = 0
    while not table.over:
        decision = table.decision
        seat = decision.seat
        answer = GreedyBot(FOUNDERS, 9).choose(table.view(seat), decision)
        step += 1
        if step % 3 == 0 or decision.kind in ("vote", "stake"):
            other = table.determinize(seat, 77)
            asked = other.decision_of(seat)
            assert asked is not None
            assert GreedyBot(FOUNDERS, 9).choose(other.view(seat), asked).key == answer.key
        table.push(answer, seat)


def test_greedy_beats_random() -> None:
    """A sample of bench/founders.py."""
    wins = 0
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        table = played(names, seed, board="symmetric" if seed % 4 < 2 else "thematic")
        wins += names[table.ranking[0].seat] == "greedy"
    assert wins >= 19


def test_greedy_finishes_what_it_builds() -> None:
    """A sample of bench/founders.py: nobody votes for what nobody can finish, so that something is left to vote on, and
    all see whether there is room for what they plan."""
    games = [(n, board, seed) for n in (2, 3, 4) for board in ("symmetric", "thematic") for seed in range(4)]
    ends = [played(["greedy"] * n, seed, board=board).game.completed >= 6 for n, board, seed in games]
    assert all(ends)


def test_the_bench_runs() -> None:
    done = subprocess.run(
        [sys.executable, "bench/founders.py", "--games", "1", "--jobs", "1", "--seconds", "0.01", "--repeats", "1"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    for part in ("decisions a second", "greedy against random", "wins in %", "advisors", "achievements"):
        assert part in done.stdout
