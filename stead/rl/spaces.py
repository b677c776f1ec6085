"""The spaces of an environment, as Gymnasium (and so PettingZoo) describes them, and the luck of its games."""

from typing import Any

import numpy as np
from gymnasium import spaces

from stead.kernel.errors import SetupError
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
