"""Bots: they answer from what their seat may see, the same seed answers the same, and greedy is worth its name."""

import itertools
import subprocess
import sys
from pathlib import Path

import pytest

import stead
from stead import bots, shelf
from stead.bots import GreedyBot, RandomBot
from stead.kernel.decision import Decision, Option
from stead.titles.settlers.box import FACTIONS
from tests.bots.quick import QUICK

ROOT = Path(__file__).parents[2]


def question(*keys):
    options = tuple(Option(key) for key in keys)
    decision = Decision(None, 0, "turn", "IS-ACT-02", lambda *_: options)
    decision.relist()
    return decision


class Weights:
    """A title that knows what each option is worth."""

    def __init__(self, **worth):
        self.worth = worth

    def estimate(self, view, decision, option):
        return self.worth[option.key]


def new(seats=("romans", "barbarians"), seed=1, title="settlers", **options):
    return stead.Table.new(title, list(seats), seed, options)


def some(title, count, seed=1, **options):
    """A table of the first so many roles."""
    return new(shelf.title(title).roles[:count], seed, title, **options)


def test_random_takes_every_option_in_time():
    bot = RandomBot(3)
    asked = question("a", "b", "c")
    taken = [bot.choose(None, asked).key for _ in range(300)]
    assert all(60 < taken.count(key) < 140 for key in "abc")


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("title", shelf.TITLES)
def test_the_same_seed_plays_the_same(name, title):
    def play(seed):
        table = some(title, 2)
        bots.play_out(table, [bots.make(name, table.title, seed + seat) for seat in (0, 1)])
        return table.record()

    assert play(5) == play(5)


def test_other_seeds_play_otherwise():
    tables = [new(), new()]
    for seed, table in enumerate(tables):
        bots.play_out(table, [bots.make("random", table.title, seed) for _ in (0, 1)])
    assert tables[0].choices != tables[1].choices


def test_greedy_takes_what_is_worth_most():
    bot = GreedyBot(Weights(a=1.0, b=3.0, c=-2.0), 1)
    assert bot.choose(None, question("a", "b", "c")).key == "b"


def test_greedy_breaks_ties_by_its_own_chance():
    asked = question("a", "b", "c")
    title = Weights(a=2.0, b=2.0, c=1.0)
    bot = GreedyBot(title, 1)
    taken = [bot.choose(None, asked).key for _ in range(100)]
    assert set(taken) == {"a", "b"}
    again = GreedyBot(title, 1)
    assert [again.choose(None, asked).key for _ in range(100)] == taken


def test_an_unknown_bot_names_those_there_are():
    with pytest.raises(stead.SetupError, match="no bot 'genius'; there are: random, greedy"):
        bots.make("genius", new().title, 1)


def test_too_few_bots():
    table = new()
    with pytest.raises(stead.SetupError, match="1 bots cannot play 2 seats"):
        bots.play_out(table, [RandomBot(1)])
    assert table.choices == []


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("settlers", {}),
        ("settlers", {"lookout": "alternative"}),
        ("settlers", {"lookout": "advanced", "peaceful": True}),
        ("founders", {"workers": False}),
        ("founders", {"board": "thematic", "achievements": True, "mirror": True}),
        ("colonists", {}),
    ],
)
def test_bots_play_every_table_to_its_end(name, count, title, options):
    table = some(title, count, seed=11, **options)
    bots.play_out(table, [bots.make(name, table.title, seat) for seat in range(count)])
    assert table.over


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("title", "seat"),
    [
        *(("settlers", faction) for faction in FACTIONS),
        ("founders", "north"),
        ("founders", "west"),
        ("colonists", "north"),
    ],
)
def test_bots_play_alone(name, title, seat):
    table = new([seat], seed=11, title=title)
    bots.play_out(table, [bots.make(name, table.title, 1)])
    assert table.over


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("settlers", ("egyptians", "japanese"), {"lookout": "alternative"}),
        ("settlers", ("barbarians", "romans", "japanese"), {"lookout": "alternative"}),
        ("founders", ("south", "west", "north"), {}),
        ("colonists", ("north", "east"), {}),
    ],
)
def test_greedy_answers_from_what_its_seat_may_see(title, seats, options):
    """Everything hidden is dealt anew, and the answer stays the same."""
    table = new(seats, 4, title, **options)
    while not table.over:
        decision = table.decision
        seat = decision.seat
        answer = GreedyBot(table.title, 9).choose(table.view(seat), decision)
        other = table.determinize(seat, 77)
        asked = other.decision_of(seat)
        assert GreedyBot(table.title, 9).choose(other.view(seat), asked).key == answer.key
        table.push(answer, seat)


def test_greedy_beats_random_at_founders():
    wins = 0
    for seed in range(8):
        table = some("founders", 2, seed, board=("symmetric", "thematic")[seed // 2 % 2])
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        bots.play_out(table, [bots.make(name, table.title, seed) for name in names])
        wins += names[table.ranking[0].seat] == "greedy"
    assert wins == 8


def test_greedy_beats_random_at_colonists():
    wins = 0
    for seed in range(6):
        table = some("colonists", 2, seed)
        names = ("greedy", "random") if seed % 2 else ("random", "greedy")
        bots.play_out(table, [bots.make(name, table.title, seed) for name in names])
        wins += names[table.ranking[0].seat] == "greedy"
    assert wins == 6


@pytest.mark.parametrize("name", QUICK)
def test_bots_start_colonists_in_a_later_era(name):
    table = new(["south"], 11, "colonists", first="4", last="4")
    bots.play_out(table, [bots.make(name, table.title, 1)])
    assert table.over


def test_greedy_employs_at_colonists_whom_it_can_feed():
    """Nobody has to be sent home."""
    table = some("colonists", 2, 3, last="2")
    seated = [bots.make("greedy", table.title, seat) for seat in (0, 1)]
    while not table.over:
        decision = table.decision
        assert decision.kind != "dismiss" or decision.options[0].key == "stay"
        bots.step(table, seated[decision.seat], decision)
    assert min(table.title.measures(table.game)["workers"]) > 5


def test_greedy_beats_random():
    """A sample of bench/greedy.py: every ordered pair of factions, from either seat."""
    wins = 0.0
    pairs = list(itertools.permutations(FACTIONS, 2))
    for seed, (greedy, random) in enumerate(pairs):
        for seats in ((greedy, random), (random, greedy)):
            table = new(seats, seed)
            bots.play_out(table, [bots.make("greedy" if s == greedy else "random", table.title, seed) for s in seats])
            winners = [seats[standing.seat] for standing in table.ranking if standing.place == 1]
            wins += (greedy in winners) / len(winners)
    assert wins / (2 * len(pairs)) >= 0.95


def test_the_bench_of_greedy_runs():
    done = subprocess.run(
        [sys.executable, "bench/greedy.py", "--games", "1", "--jobs", "1"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "12 games" in done.stdout
