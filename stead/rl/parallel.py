"""PettingZoo's ParallelEnv: all who are asked choose at once, and the others wait. Most questions are asked of one
seat; drafts, votes and the like of several."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from stead.kernel.errors import TableError
from stead.rl.episode import Episode, Observation, Rules
from stead.rl.spaces import Agents, Luck

Infos = dict[str, dict[str, Any]]


class SteadParallel(Agents, ParallelEnv[str, Observation, int]):
    """Agents and observations are those of `SteadAEC`, with one action more, the last: to wait. It is all that an agent
    can do that is not asked, and need not be given for it."""

    def __init__(self, title: str, players: int = 2, *, render_mode: str | None = None, **settings: Any) -> None:
        self.rules = Rules(title, players, **settings)
        self.metadata = {"name": f"stead_{self.rules.title.name}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.wait = self.rules.encoding.size
        """The action."""
        self._name_agents(self.rules, waits=1)
        self.agents = []
        self.episode: Episode | None = None
        self._luck = Luck()

    def _playing(self) -> Episode:
        if self.episode is None:
            raise TableError("no game was begun: reset() begins one")
        if not self.agents:
            raise TableError("the game is over: reset() begins another")
        return self.episode

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - what can be chosen is chosen when it is made
    ) -> tuple[dict[str, Observation], Infos]:
        self._luck.seed(seed)
        self.episode = Episode(self.rules, self._luck.next())
        self.agents = self.possible_agents[:]
        return self._observe(self.episode), {agent: {} for agent in self.agents}

    def _observe(self, episode: Episode) -> dict[str, Observation]:
        asked = [] if episode.over else episode.asked
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = episode.observe(seat)
            seen[agent]["action_mask"] = np.append(seen[agent]["action_mask"], np.int8(seat not in asked))
        return seen

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        episode = self._playing()
        for agent in actions:
            self._known(agent)
        chosen = self._chosen(episode, actions)
        for seat, key in chosen:
            episode.table.push(key, seat)
        seen, over = self._observe(episode), episode.over
        rewards = dict(zip(self.agents, episode.rewards(), strict=True))
        infos: Infos = dict(zip(self.agents, episode.results(), strict=True))
        ended = dict.fromkeys(self.agents, over)
        cut = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _chosen(self, episode: Episode, actions: Mapping[str, int]) -> list[tuple[int, str]]:
        """What each of those who are asked takes; nothing, if somebody chose what is not legal and has lost by it."""
        chosen: list[tuple[int, str]] = []
        asked = episode.asked
        for seat, agent in enumerate(self.agents):
            if seat not in asked:
                action = actions.get(agent, self.wait)
                legal = action == self.wait
                problem = f"{agent} is not asked anything now, and can only wait: action {self.wait}"
            elif agent not in actions:
                raise TableError(f"{agent} is asked and no action of it is given; asked are: seats {asked}")
            else:
                action = actions[agent]
                legal = action in episode.legal(seat)
                problem = f"{agent}: {episode.refusal(action, seat)}" if not legal else ""
                if legal:
                    chosen.append((seat, episode.key(action, seat)))
            if not legal:
                if self.rules.illegal == "refuse":
                    raise TableError(problem)
                episode.fault = seat
                return []
        return chosen

    def render(self) -> str:
        """The table in one line."""
        return repr(self._playing().table)

    def close(self) -> None:
        """There is nothing to close."""
