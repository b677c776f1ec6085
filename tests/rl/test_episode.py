"""A game as learners play it: actions as numbers, observations, rewards; and what is said to bad input."""

import doctest
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from stead import Decision, Option, SetupError, Standing, Table, TableError, bots, shelf
from tests.properties.corpus import some_games
from tests.rl.needs import needs

np: Any = needs("numpy")

from stead.rl import episode  # noqa: E402
from stead.rl.actions import Keys, Slots  # noqa: E402
from stead.rl.episode import Episode, Rules  # noqa: E402

every_title = pytest.mark.parametrize("title", shelf.TITLES)


def play(episode: Episode, steps: int = 10_000, seed: int = 1) -> Episode:
    luck = Random(seed)
    for _ in range(steps):
        if episode.over:
            break
        episode.act(luck.choice(episode.legal()))
    return episode


# Actions


@every_title
def test_every_option_has_a_number_of_its_own_which_leads_back_to_it(title: str) -> None:
    keys = Keys(shelf.title(title))
    rules = Rules(title)
    shared = 0
    for game in some_games(title, 16):
        for table in game.play(150):
            for decision in table.decisions:
                numbers = keys.numbers(decision)
                assert len(set(numbers)) == len(numbers) == len(decision.options)
                assert all(0 <= number < keys.size for number in numbers)
                episode = Episode.of(rules, table)
                assert [episode.key(n, decision.seat) for n in numbers] == [option.key for option in decision.options]
                shared += any(keys.describe(n) != o.key for n, o in zip(numbers, decision.options, strict=True))
    assert shared > 0 or title in ("founders", "colonists")  # in which there are no copies


def test_copies_have_the_number_of_the_first_and_two_at_once_those_of_two() -> None:
    keys = Keys(shelf.title("settlers"))
    first = keys.keys.index("raze COM008")
    decision = Table.new("settlers", ["romans", "barbarians"], 7).decision

    assert keys.numbers(asked("raze COM010", "pass", "raze COM009")) == [first, keys.keys.index("pass"), first + 1]
    assert keys.numbers(decision) == [keys.keys.index(option.key) for option in decision.options]


def asked(*keys: str) -> Decision:
    decision = Decision(None, 0, "turn", "IS-ACT-02")
    decision.options = [Option(key) for key in keys]
    return decision


def test_what_is_in_no_list_is_said_to_be_so() -> None:
    with pytest.raises(TableError, match=r"'stake 90 90' is in no closed list.*actions='slots'"):
        Keys(shelf.title("founders")).numbers(asked("stake 90 90"))


def test_too_few_slots_are_said_to_be_so() -> None:
    episode = Episode(Rules("settlers", actions="slots", slots=2), 7)
    with pytest.raises(TableError, match=r"has 3 options and there are 2 slots: make the environment with slots=4"):
        episode.legal()
    assert Slots(512).numbers(episode.table.decision) == [0, 1, 2]


# Observations


@every_title
@pytest.mark.parametrize("actions", ["keys", "slots"])
def test_observations_are_as_they_are_said_to_be(title: str, actions: str) -> None:
    rules = Rules(title, 3, actions=actions)
    episode = play(Episode(rules, 3), 60)
    for seat in range(3):
        seen = episode.observe(seat)
        assert {name: (array.shape, array.dtype) for name, array in seen.items()} == {
            name: (shape, np.dtype(kind)) for name, (shape, kind) in rules.shapes.items()
        }
        assert seen["action_mask"].nonzero()[0].tolist() == sorted(episode.legal(seat))
        assert bytes(seen["observation"]) == bytes(rules.eyes.see(episode.table.view(seat)))
    seat = episode.seat
    before = {name: array.copy() for name, array in episode.observe(seat).items()}
    kept = episode.observe(seat)
    episode.act(episode.legal()[0])
    assert all((before[name] == kept[name]).all() for name in kept)  # they are the learner's own


def test_slots_tell_what_an_option_is_and_what_it_seems_worth() -> None:
    rules = Rules("settlers", actions="slots")
    episode = play(Episode(rules, 3), 20)
    decision, seen = episode.table.decision, episode.observe(episode.seat)
    view = episode.table.view(decision.seat)
    for slot, option in enumerate(decision.options):
        assert bytes(seen["options"][slot]) == rules.eyes.weigh(decision, option)
        assert seen["estimates"][slot] == pytest.approx(rules.title.estimate(view, decision, option), rel=1e-5)
    assert not seen["options"][len(decision.options) :].any()
    assert "estimates" not in Episode(Rules("settlers", actions="slots", estimates=False), 3).observe(0)


# Rewards


def ranked(players: int, *places: int, verdict: str = "", score: int = 10) -> list[float]:
    """What seats with these places get."""
    episode = Episode(Rules("settlers", players), 1)

    standings = [Standing(place, seat, score, (), verdict) for seat, place in enumerate(places)]
    episode.table = SimpleNamespace(over=True, ranking=standings)  # type: ignore[assignment]
    return episode.rewards()


def test_rewards_go_by_place_and_add_up_to_nothing() -> None:
    assert ranked(2, 2, 1) == [-1, 1]
    assert ranked(2, 1, 1) == [0, 0]
    assert ranked(3, 3, 1, 2) == [-1, 1, 0]
    assert ranked(4, 1, 2, 2, 4) == pytest.approx([1, 0, 0, -1])
    assert ranked(4, 1, 1, 1, 1) == pytest.approx([0, 0, 0, 0])


def test_alone_it_is_won_or_lost_and_else_the_points_count() -> None:
    assert ranked(1, 1, verdict="king") == [1]
    assert ranked(1, 2, verdict="lost") == [-1]
    assert ranked(1, 1, score=87) == [0.87]


@every_title
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_given_before_the_end(title: str, players: int) -> None:
    episode = Episode(Rules(title, players), 5)
    assert episode.rewards() == [0.0] * players
    assert episode.results() == [{}] * players
    play(episode)
    assert episode.over
    assert sum(episode.rewards()) == pytest.approx(0) or players == 1
    best = {one["seat"]: one for one in ({"seat": n, **r} for n, r in enumerate(episode.results()))}
    assert [best[n]["score"] for n in range(players)] == episode.table.scores
    if players > 1:
        winner = max(range(players), key=lambda seat: episode.rewards()[seat])
        assert best[winner]["margin"] >= 0


# Deals


@every_title
def test_the_same_seed_deals_the_same_roles_and_cards(title: str) -> None:
    rules = Rules(title, 2)
    assert rules.deal(9) == rules.deal(9)
    assert len({rules.deal(seed).setup.seats for seed in range(30)}) > 3
    assert Rules(title, seats=rules.title.roles[:3]).deal(4).setup.seats == rules.title.roles[:3]


def test_a_copy_of_an_episode_is_its_own() -> None:
    episode = play(Episode(Rules("founders", 3), 2), 40)
    twin = episode.clone()
    play(twin, 5)
    assert len(twin.table.choices) == len(episode.table.choices) + 5


def test_the_example_of_the_module_runs() -> None:
    result = doctest.testmod(episode)
    assert result.attempted >= 5
    assert result.failed == 0


# Bad input


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (lambda: Rules("chess"), "no title 'chess'; there are: settlers"),
        (lambda: Rules("settlers", 5), "settlers is for 1 to 4 players, not 5"),
        (lambda: Rules("settlers", "two"), "settlers is for 1 to 4 players, not 'two'"),  # type: ignore[arg-type]
        (lambda: Rules("settlers", actions="words"), "no encoding of actions 'words'; there are: keys, slots"),
        (
            lambda: Rules("settlers", actions="slots", slots=1),
            "there are two slots at least.*and not 1",
        ),
        (lambda: Rules("settlers", illegal="ignore"), "they are answered by: refuse, lose"),
        (lambda: Rules("settlers", options={"speed": 1}), "no option 'speed' in settlers; there are: "),
        (lambda: Rules("settlers", options={"lookout": "odd"}), "option 'lookout' cannot be 'odd'; it is one of: "),
        (lambda: Rules("settlers", modules=["oaks"]), "no module 'oaks' of settlers"),
        (lambda: Rules("settlers", seats=["romans", "elves"]), "elves"),
        (lambda: Rules("settlers", seats="romans"), "seats are a list of names, not the one name 'romans'"),
        (lambda: Rules(shelf.title("settlers"), modules=["aztecs"]), "modules are chosen when a title is opened"),
        (lambda: Rules("north", 1, options={"scenario": "none"}), "alone one plays a scenario: choose one of"),
        (lambda: Episode(Rules("settlers"), -1), "a seed is a whole number from 0"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_what_can(make: Callable[[], object], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        make()


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    episode = Episode(Rules("settlers"), 7)
    before = episode.table.position()
    for action in (0, -1, 10**9, 1.5, None, "pass"):
        with pytest.raises(TableError, match="is not legal now: choose one of the 3 for which the action mask is 1"):
            episode.act(action)  # type: ignore[arg-type]
        with pytest.raises(TableError, match="is not legal now"):
            episode.key(action)  # type: ignore[arg-type]
    with pytest.raises(TableError, match=r"action 0 \(pass\)"):
        episode.act(0)
    other = 1 - episode.seat
    with pytest.raises(TableError, match=f"seat {other} is not asked anything now; asked are: {episode.seat}"):
        episode.act(episode.legal()[0], other)
    with pytest.raises(TableError, match="no seat 9"):
        episode.act(0, 9)
    assert episode.table.position() == before


def test_or_it_is_lost_by_that() -> None:
    episode = Episode(Rules("settlers", 3, illegal="lose"), 7)
    seat = episode.seat
    episode.act(0)
    assert episode.over
    assert episode.fault == seat
    assert episode.rewards() == [-1.0 if one == seat else 0.5 for one in range(3)]
    assert episode.legal() == episode.asked == []


def test_a_game_that_is_over_is_over() -> None:
    episode = play(Episode(Rules("settlers"), 7))
    for ask in (lambda: episode.act(0), lambda: episode.key(0)):
        with pytest.raises(TableError, match=r"the game is over: reset\(\) begins another"):
            ask()


def test_bots_play_there_too() -> None:
    episode = Episode(Rules("north"), 3)
    bot = bots.make("greedy", episode.rules.title, 1)
    while not episode.over:
        seat = episode.seat
        chosen = bots.answer(bot, episode.table, seat)
        place = [option.key for option in episode.table.decision.options].index(chosen.key)
        episode.act(episode.legal()[place])
    assert episode.results()[0]["score"] > 0
