"""Bots play Colonists: to the end, from what their seat may see, and greedy is worth its name."""

import subprocess
import sys
from pathlib import Path

import pytest

from stead import Table, bots
from stead.bots import GreedyBot
from stead.titles.colonists.setup import SEATS
from stead.titles.colonists.workers import STAY
from tests.bots.quick import QUICK
from tests.colonists.scene import COLONISTS_TITLE

ROOT = Path(__file__).parents[2]


def new(players: int, seed: int = 1, first: int = 1, last: int = 1) -> Table:
    return Table.new(COLONISTS_TITLE, SEATS[:players], seed, {"first": str(first), "last": str(last)})


def seated(names: list[str], seed: int) -> list[bots.Bot]:
    return [bots.make(name, COLONISTS_TITLE, seed + seat) for seat, name in enumerate(names)]


def played(names: list[str], seed: int = 1, first: int = 1, last: int = 1) -> Table:
    table = new(len(names), seed, first, last)
    bots.play_out(table, seated(names, seed))
    return table


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same(name: str) -> None:
    assert played([name] * 2, 5).record() == played([name] * 2, 5).record()


@pytest.mark.parametrize(("players", "first", "last"), [(1, 1, 2), (2, 3, 3), (3, 2, 2), (4, 1, 1)])
def test_greedy_starves_nobody(players: int, first: int, last: int) -> None:
    """At the end of every year all its workers can stay. (bench/colonists.py counts it in more games.)"""
    table = new(players, 7, first, last)
    there = seated(["greedy"] * players, 7)
    while not table.over:
        decision = table.decision
        assert decision.kind != "dismiss" or STAY in decision.options
        bots.step(table, there[decision.seat], decision)


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2)])
def test_greedy_answers_from_what_its_seat_may_see(players: int, first: int) -> None:
    """Everything hidden is dealt anew, and the answer stays the same."""
    table = new(players, 4, first, first)
    step = 0
    while not table.over:
        decision = table.decision
        seat = decision.seat
        answer = GreedyBot(COLONISTS_TITLE, 9).choose(table.view(seat), decision)
        step += 1
        if step % 7 == 0 or decision.kind in ("keep", "discard"):
            other = table.determinize(seat, 77)
            asked = other.decision_of(seat)
            assert asked is not None
            assert GreedyBot(COLONISTS_TITLE, 9).choose(other.view(seat), asked).key == answer.key
        table.push(answer, seat)


def test_greedy_beats_random() -> None:
    """A sample of bench/colonists.py."""
    for seed in range(6):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        table = played(names, seed)
        assert names[table.ranking[0].seat] == "greedy"


def test_the_bench_runs() -> None:
    done = subprocess.run(
        [sys.executable, "bench/colonists.py", "strength", "balance", "--games", "1", "--jobs", "1"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    for part in ("greedy against random", "dollars after each era", "improvement", "sent home"):
        assert part in done.stdout
