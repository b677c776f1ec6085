"""Bots play North: to the end, from what their seat may see, and greedy is worth its name."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from stead import Table, bots
from stead.bots import GreedyBot
from stead.titles.north.box import CLANS
from stead.titles.north.scoring import solo_won
from tests.bots.quick import QUICK
from tests.north.scene import BOX, NORTH


def played(clans: Sequence[str], names: Sequence[str], seed: int = 1, scenario: str = "none") -> Table:
    table = Table.new(NORTH, clans, seed, {"scenario": scenario})
    bots.play_out(table, [bots.make(name, NORTH, seed + seat) for seat, name in enumerate(names)])
    return table


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same(name: str) -> None:
    clans = ["heidel", "mckinnon"]
    assert played(clans, [name] * 2, 5).record() == played(clans, [name] * 2, 5).record()


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_bots_play_every_table_to_its_end(name: str, players: int) -> None:
    for clans in (CLANS[:players], CLANS[-players:]):
        assert played(clans, [name] * players, 11, "land" if players == 1 else "none").over


@pytest.mark.parametrize("clans", [["panuk", "glenn"], ["nanurjuk", "heidel", "mckinnon", "ulaf"]])
def test_greedy_answers_from_what_its_seat_may_see(clans: list[str]) -> None:
    """Everything hidden is dealt anew, and the answer stays the same."""
    table = Table.new(NORTH, clans, 4, {})
    step = 0
    while not table.over:
        decision = table.decision
        seat = decision.seat
        answer = GreedyBot(NORTH, 9).choose(table.view(seat), decision)
        step += 1
        if step % 5 == 0:
            other = table.determinize(seat, 77)
            asked = other.decision_of(seat)
            assert asked is not None
            assert GreedyBot(NORTH, 9).choose(other.view(seat), asked).key == answer.key
        table.push(answer, seat)


def test_greedy_beats_random_whoever_plays_whom() -> None:
    """A sample of bench/north.py: every pair of clans, from either seat."""
    lost = 0
    for seed, pair in enumerate(combinations(CLANS, 2)):
        for mine in (0, 1):
            names = ["greedy" if seat == mine else "random" for seat in (0, 1)]
            table = played(pair, names, seed)
            lost += table.ranking[0].seat != mine
    assert lost == 0


def test_games_last_from_five_to_eight_rounds() -> None:
    """A sample of bench/north.py, which counts nearly all."""
    tables = [played(clans, ["greedy"] * 4, seed) for seed, clans in enumerate(combinations(CLANS, 4))]
    tables += [played(clans, ["greedy"] * 2, seed) for seed, clans in enumerate(combinations(CLANS, 2))]
    rounds = [table.game.round for table in tables]
    assert all(4 <= n <= 8 for n in rounds)
    assert sum(n >= 5 for n in rounds) >= 28


@pytest.mark.parametrize("scenario", list(BOX.scenarios))
def test_every_scenario_can_be_won_and_lost(scenario: str) -> None:
    """A sample of bench/north.py, which says how often by whom."""
    won = [solo_won(played([clan], ["greedy"], seed, scenario).game) for clan in CLANS for seed in range(3)]
    assert 0 < sum(won) < len(won)


@pytest.mark.parametrize("clan", CLANS)
def test_every_clan_can_win_alone_and_lose(clan: str) -> None:
    won = [solo_won(played([clan], ["greedy"], seed, name).game) for name in BOX.scenarios for seed in range(4)]
    assert 0 < sum(won) < len(won)
