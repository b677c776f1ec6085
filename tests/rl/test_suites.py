"""The doors pass the tests of the projects they open to, for every title and number of players."""

from collections.abc import Callable
from typing import Any

import pytest

from stead import rl, shelf
from tests.rl.needs import needs

needs("numpy")
TABLES = [
    (title, players)
    for title in shelf.TITLES
    for players in range(shelf.title(title).players[0], shelf.title(title).players[1] + 1)
]
CYCLES = 60
WHOLE = 1000
"""Enough cycles for a game to come to its end."""

BY_SLOTS = [(title, players) for title, players in TABLES if players in (1, 2, shelf.title(title).players[1])]
every_table = pytest.mark.parametrize(("title", "players"), TABLES)
every_encoding = pytest.mark.parametrize(
    ("title", "players", "actions"),
    [*((*table, "keys") for table in TABLES), *((*table, "slots") for table in BY_SLOTS)],
)
every_title = pytest.mark.parametrize("title", shelf.TITLES)
# They know by name the environments of PettingZoo whose observations are dictionaries, and wonder about all others.
tolerant = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def seeded(env: Any) -> Any:
    """What they draw from the spaces is the same every time."""
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seat)
    return env


@tolerant
@every_encoding
def test_pettingzoo_one_after_the_other(title: str, players: int, actions: str) -> None:
    needs("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    api_test(seeded(rl.aec_env(title, players, actions=actions)), num_cycles=CYCLES)
    seed_test(lambda: rl.aec_env(title, players, actions=actions), num_cycles=CYCLES)


@tolerant
@every_title
def test_pettingzoo_to_the_end_of_a_game(title: str) -> None:
    needs("pettingzoo")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    api_test(seeded(rl.aec_env(title)), num_cycles=WHOLE)
    parallel_api_test(seeded(rl.parallel_env(title)), num_cycles=WHOLE)
    seed_test(lambda: rl.aec_env(title), num_cycles=WHOLE)


@every_encoding
def test_pettingzoo_all_at_once(title: str, players: int, actions: str) -> None:
    """The test of seeds draws actions without looking at the mask: so the environment must go on whatever they are."""
    needs("pettingzoo")
    from pettingzoo.test import parallel_api_test, parallel_seed_test

    parallel_api_test(seeded(rl.parallel_env(title, players, actions=actions)), num_cycles=CYCLES)
    parallel_seed_test(lambda: rl.parallel_env(title, players, actions=actions, illegal="lose"), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@every_encoding
def test_gymnasium(title: str, players: int, actions: str) -> None:
    """It does not look at the mask either."""
    needs("gymnasium")
    from gymnasium.utils.env_checker import check_env

    env = rl.gym_env(title, players, actions=actions, illegal="lose")
    env.action_space.seed(1)
    check_env(env)


@every_table
def test_openspiel(title: str, players: int) -> None:
    simulate(title, players)


@every_title
def test_openspiel_by_slots(title: str) -> None:
    simulate(title, 2, actions="slots")


def simulate(title: str, players: int, **parameters: Any) -> None:
    pyspiel: Any = needs("pyspiel")
    game = rl.spiel_game(title, players, deals=16, **parameters)
    test: Callable[..., None] = pyspiel.random_sim_test
    test(game, num_sims=1, serialize=True, verbose=False)
