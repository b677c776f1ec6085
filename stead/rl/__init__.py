"""Doors for researchers: the titles as environments of PettingZoo, Gymnasium and OpenSpiel. docs/learning.md is the
guide; `pip install "stead[rl]"` brings what they need.

    aec_env("settlers", players=2)         PettingZoo: one agent after the other
    parallel_env("founders", players=4)    PettingZoo: all who are asked answer at once
    gym_env("north", opponents="greedy")   Gymnasium: one seat, bots in the others
    spiel_game("colonists", players=3)     OpenSpiel

All stand on `Episode` (episode.py), which is quickest by itself. Titles differ in nothing that is said here.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from stead.kernel.errors import SetupError

if TYPE_CHECKING:
    import pyspiel

    from stead.rl.aec import SteadAEC
    from stead.rl.gym import SteadGym
    from stead.rl.parallel import SteadParallel

__all__ = ["aec_env", "gym_env", "parallel_env", "spiel_game"]


def aec_env(title: str, players: int = 2, **settings: Any) -> "SteadAEC":
    """An AECEnv of PettingZoo. The settings are those of `Rules` in episode.py."""
    return _door("aec").SteadAEC(title, players, **settings)


def parallel_env(title: str, players: int = 2, **settings: Any) -> "SteadParallel":
    """A ParallelEnv of PettingZoo: agents that are not asked have one action, to wait, which is the last."""
    return _door("parallel").SteadParallel(title, players, **settings)


def gym_env(title: str, players: int = 2, **settings: Any) -> "SteadGym":
    """An Env of Gymnasium: `seat` learns, and `opponents` (names of bots, or bots) sit in the others."""
    return _door("gym").SteadGym(title, players, **settings)


def spiel_game(title: str, players: int = 2, **settings: Any) -> "pyspiel.Game":
    """A Game of OpenSpiel."""
    return _door("spiel").load(title, players, **settings)


def _door(name: str) -> Any:
    try:
        return import_module(f"stead.rl.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("stead"):
            raise
        raise SetupError(f'{missing.name} is not installed; it comes with: pip install "stead[rl]"') from missing
