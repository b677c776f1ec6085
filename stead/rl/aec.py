"""PettingZoo's AECEnv: whoever is asked chooses, one after the other; of those who are asked at once, the first that
the rules name. What was chosen in secret stays secret, so that it makes no difference who came first."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from stead.kernel.errors import TableError
from stead.rl.episode import Episode, Observation, Rules
from stead.rl.spaces import Agents, Luck


class SteadAEC(Agents, AECEnv[str, Observation, int]):
    """Agents are `seat_0`, `seat_1` and so on. Observations are dictionaries of arrays: `observation`, `action_mask`
    and, with slots, `options` and `estimates`. Rewards come with the end (`Episode.rewards`); place, score and margin
    are in the infos then."""

    def __init__(self, title: str, players: int = 2, *, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.rules = Rules(title, players, **settings)
        self.metadata = {
            "name": f"stead_{self.rules.title.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self._name_agents(self.rules)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        self.episode: Episode | None = None
        self._luck = Luck()

    def _playing(self) -> Episode:
        if self.episode is None:
            raise TableError("no game was begun: reset() begins one")
        return self.episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Another game. What can be chosen is chosen when the environment is made: `options` is for others."""
        self._luck.seed(seed)
        self.episode = Episode(self.rules, self._luck.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        return self._playing().observe(self._seats[self._known(agent)])

    def step(self, action: int | np.integer[Any] | None) -> None:
        episode = self._playing()
        if episode.over:
            if not self.agents:
                raise TableError("the game is over: reset() begins another")
            self._was_dead_step(action)  # type: ignore[arg-type] - None is what it wants
            return
        episode.act(action)  # type: ignore[arg-type] - anything else is refused
        if episode.over:
            self._end(episode)
        else:
            self.agent_selection = self.agents[episode.seat]

    def _end(self, episode: Episode) -> None:
        rewards, results = episode.rewards(), episode.results()
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = results[seat]
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The table in one line."""
        return repr(self._playing().table)

    def close(self) -> None:
        """There is nothing to close."""
