"""Gymnasium's Env: one seat learns, bots sit in the others.

    env = stead.rl.gym_env("settlers", opponents="greedy")
    env = gymnasium.make("stead.rl.gym:stead/settlers-v0", opponents="greedy")      # the same

`action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from stead import bots, shelf
from stead.kernel.errors import SetupError, TableError
from stead.rl.episode import Episode, Observation, Rules
from stead.rl.spaces import actions, observations

ANY = -1
"""A seat that is drawn for every game."""


class SteadGym(gymnasium.Env[Observation, int]):
    """`seat` is the one that learns, -1: another one in every game. `opponents` is the name of a bot ("random",
    "greedy"), a bot (anything with `choose` or `search`), or one for each of the other seats, clockwise from the one
    that learns.

    Observations and rewards are those of the other doors; place, score and margin are in the info of the last step."""

    def __init__(
        self,
        title: str,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: "str | bots.Bot | Sequence[str | bots.Bot]" = "random",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.rules = Rules(title, players, **settings)
        count = self.rules.players
        if seat != ANY and not (isinstance(seat, int) and 0 <= seat < count):
            raise SetupError(f"no seat {seat!r}: seats are 0 to {count - 1}, or -1 for another in every game")
        listed = [opponents] * (count - 1) if isinstance(opponents, str) or _is_bot(opponents) else list(opponents)  # type: ignore[arg-type]
        if len(listed) != count - 1:
            raise SetupError(f"{len(listed)} opponents cannot sit in {count - 1} other seats")
        self._opponents: list[Any] = listed
        for one in listed:
            self._bot(one, 0)
        self._seat = seat
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.observation_space = observations(self.rules)
        self.action_space = actions(self.rules)
        self.episode: Episode | None = None
        self.seat = max(seat, 0)
        """Where the learner sits in this game."""
        self._bots: dict[int, bots.Bot] = {}

    def _bot(self, bot: Any, seed: int) -> bots.Bot:
        if isinstance(bot, str):
            return bots.make(bot, self.rules.title, seed)
        if not _is_bot(bot):
            raise SetupError(f"{bot!r:.40} is no bot: give a name ({', '.join(bots.NAMES)}) or an object with choose()")
        return bot

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.episode = Episode(self.rules, int(self.np_random.integers(1 << 62)))
        count = self.rules.players
        self.seat = int(self.np_random.integers(count)) if self._seat == ANY else self._seat
        others = [(self.seat + n) % count for n in range(1, count)]
        seeds = [int(number) for number in self.np_random.integers(1 << 31, size=count - 1)]
        self._bots = {
            other: self._bot(bot, number) for other, bot, number in zip(others, self._opponents, seeds, strict=True)
        }
        self._others(self.episode)
        return self.episode.observe(self.seat), {}

    def _others(self, episode: Episode) -> None:
        """Until the learner is asked, or the game is over."""
        table = episode.table
        while not table.over and table.decision_of(self.seat) is None:
            decision = table.decision
            bots.step(table, self._bots[decision.seat], decision)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode is None:
            raise TableError("no game was begun: reset() begins one")
        episode.act(action, self.seat)
        if not episode.over:
            self._others(episode)
        over = episode.over
        info: dict[str, Any] = dict(episode.results()[self.seat]) if over else {}
        return episode.observe(self.seat), episode.rewards()[self.seat], over, False, info

    def action_masks(self) -> np.ndarray:
        """Of what can be chosen now, as booleans."""
        if self.episode is None:
            raise TableError("no game was begun: reset() begins one")
        mask = np.zeros(self.rules.encoding.size, bool)
        mask[self.episode.legal(self.seat)] = True
        return mask

    def render(self) -> str:  # type: ignore[override]
        """The table in one line."""
        if self.episode is None:
            raise TableError("no game was begun: reset() begins one")
        return repr(self.episode.table)


def _is_bot(thing: Any) -> bool:
    return hasattr(thing, "choose") or hasattr(thing, "search")


for _name in shelf.TITLES:
    gymnasium.register(f"stead/{_name}-v0", entry_point="stead.rl.gym:SteadGym", kwargs={"title": _name})
