"""The spaces of an environment, as Gymnasium (and so PettingZoo) describes them, and the luck of its games."""

from typing import Any

import numpy as np
from gymnasium import spaces

from stead.kernel.errors import SetupError, TableError
from stead.kernel.table import SEEDS
from stead.rl.episode import MOST, Rules


def observations(rules: Rules, waits: int = 0) -> spaces.Space[Any]:
    """`waits`: so many actions there are beside those of the rules."""
    found: dict[str, spaces.Space[Any]] = {}
    for name, (shape, kind) in rules.shapes.items():
        if name == "estimates":
            found[name] = spaces.Box(-MOST, MOST, shape, np.float32)
        else:
            found[name] = spaces.Box(0, 1, (shape[0] + waits,) if name == "action_mask" else shape, kind)
    return spaces.Dict(found)


def actions(rules: Rules, waits: int = 0) -> spaces.Space[Any]:
    return spaces.Discrete(rules.encoding.size + waits)


class Agents:
    """What both of PettingZoo's environments know of their agents: `seat_0`, `seat_1` and so on."""

    possible_agents: list[str]
    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def _name_agents(self, rules: Rules, waits: int = 0) -> None:
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self.observation_spaces = {agent: observations(rules, waits) for agent in self.possible_agents}
        self.action_spaces = {agent: actions(rules, waits) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise TableError(f"no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return agent


class Luck:
    """Seeds of games, one after the other: the same after the same seed."""

    def __init__(self) -> None:
        self._generator = np.random.default_rng()

    def seed(self, seed: int | None) -> None:
        if seed is None:
            return
        if not isinstance(seed, int | np.integer) or seed < 0:
            raise SetupError(f"a seed is a whole number from 0 on, not {seed!r}")
        self._generator = np.random.default_rng(seed)

    def next(self) -> int:
        return int(self._generator.integers(SEEDS))
