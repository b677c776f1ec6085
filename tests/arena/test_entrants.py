"""Who can enter, by name; and OpenSpiel's search as one of them."""

import sys

import pytest

from stead import bots, deals, shelf
from stead.arena import entrants, rivals
from stead.arena.errors import ArenaError
from stead.arena.games import Match, play
from stead.text import LANGUAGES, Voice
from tests.rl.needs import needs

SETTLERS = shelf.title("settlers")


def test_our_own():
    assert isinstance(entrants.make("greedy", SETTLERS, 1), bots.GreedyBot)
    assert entrants.is_steady("greedy", entrants.make("greedy", SETTLERS, 1))


def test_somebody_elses(tmp_path, monkeypatch):
    made = entrants.make("tests.arena.strangers:First", SETTLERS, 1)
    assert made.title is SETTLERS
    (tmp_path / "my_bot_here.py").write_text("from tests.arena.strangers import First as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert type(entrants.make("my_bot_here:Mine", SETTLERS, 1)).__name__ == "First"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("grumpy", "no bot 'grumpy'; there are: random, greedy"),
        ("greedy:2", "no bot 'greedy'"),
        ("", "no bot ''"),
        ("deep:0", "deep"),
        ("deep:soon", "number of seconds"),
        ("no.such.module:Bot", "ModuleNotFoundError: No module named 'no'"),
        ("tests.arena.strangers:Nobody", "AttributeError"),
        ("tests.arena.strangers:nobody", "makes a str, which has neither"),
        ("ismcts:0", "would not think at all"),
        ("ismcts:0.0", "would not think at all"),
        ("ismcts:1sims", "would not think at all"),
        ("ismcts:-1", "is not how this rival is called"),
        ("ismcts:fast", "is not how this rival is called"),
    ],
)
def test_who_cannot_be_had(name, words):
    with pytest.raises(ArenaError) as refused:
        entrants.make(name, SETTLERS, 1)
    assert words in str(refused.value)
    assert {bool(refused.value.said(Voice(lang))) for lang in LANGUAGES} == {True}


@pytest.mark.parametrize(("name", "problem"), [("Fails", "KeyError: 'no plan'"), ("Cheats", "str")])
def test_whose_fault_it_was(name, problem):
    name = f"tests.arena.strangers:{name}"
    with pytest.raises(ArenaError, match=f"“{name}” failed in deal 4, seat 0") as failed:
        play(next(Match(SETTLERS, (name, "random")).blocks([4])))
    assert problem in str(failed.value) or "build everything" in str(failed.value)


def test_without_openspiel_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ArenaError, match=r'pip install "stead\[rl\]"'):
        entrants.make("ismcts", SETTLERS, 1)


# OpenSpiel's search


def ask(title, players, name, choices):
    """What the rival chooses in the last seat, where it is asked for the first time after so many choices."""
    table = deals.deal(title, players, 5, deals.fitting(title, players, {}))
    host = bots.make("random", title, 1)
    while len(table.choices) < choices or table.decision_of(players - 1) is None:
        bots.step(table, host, table.decision)
    bot = entrants.make(name, title, 7)
    return table, bot, bots.answer(bot, table, players - 1)


@pytest.mark.parametrize(("title", "players"), [("settlers", 2), ("founders", 3), ("colonists", 1), ("north", 2)])
def test_the_rival_answers_with_an_option_and_repeats_itself(title, players):
    """In Founders and North several are asked at once: it answers for its own seat first."""
    needs("pyspiel")
    table, bot, option = ask(shelf.title(title), players, "ismcts:4sims", 3)
    assert option in table.decision_of(players - 1).options
    assert entrants.is_steady("ismcts:4sims", bot)
    assert ask(shelf.title(title), players, "ismcts:4sims", 3)[2].key == option.key


def test_the_rival_thinks_until_its_time_is_up(monkeypatch):
    """By a clock that goes a second at every look; it begins two simulations in any case."""
    needs("pyspiel")
    seconds = iter(range(10_000))
    monkeypatch.setattr(rivals.time, "process_time", lambda: next(seconds))
    _, bot, _ = ask(SETTLERS, 2, "ismcts:1", 3)
    assert bot._searching[1].done == 2
    _, bot, _ = ask(SETTLERS, 2, "ismcts:6", 3)
    assert bot._searching[1].done == 7
    assert not entrants.is_steady("ismcts:6", bot)


def test_the_rival_cannot_know_what_its_seat_does_not():
    """Where the truth is another, it answers the same."""
    needs("pyspiel")
    table, _, option = ask(SETTLERS, 2, "ismcts:8sims", 12)
    for seed in range(3):
        other = table.determinize(1, seed)
        assert bots.answer(entrants.make("ismcts:8sims", SETTLERS, 7), other, 1).key == option.key


def test_the_rival_plays_with_our_cards_only(tmp_path):
    needs("pyspiel")
    text = shelf.texts("settlers")["common.yaml"]
    (tmp_path / "common.yaml").write_text(text.replace("wood: 2", "wood: 1", 1), "utf-8")
    other = shelf.title("settlers", tmp_path)
    with pytest.raises(ArenaError, match="leave --content away"):
        ask(other, 2, "ismcts:4sims", 3)
