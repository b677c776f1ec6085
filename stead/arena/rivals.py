"""Opponents from outside, to be measured against: OpenSpiel's information set Monte Carlo tree search.

It is OpenSpiel's own code, unchanged, with random playouts and its own constants, on our adapter (rl/spiel.py). Its
name says how long it thinks about a decision: `ismcts:0.2` for seconds of processor time, `ismcts:64sims` for
simulations, `ismcts` for a second. Like every bot that searches it is given an Insight, so it knows what its seat
knows.
"""

import re
import time
from functools import lru_cache
from typing import Any

from stead.arena.errors import ArenaError
from stead.bots import Bot, Insight
from stead.kernel.chance import Chance
from stead.kernel.decision import Option
from stead.kernel.title import Title, names

NAME = "ismcts"
BUDGET = re.compile(r"ismcts(?::(?:(?P<seconds>\d+(?:\.\d*)?)|(?P<simulations>\d{1,9})sims))?")
EXPLORING = 2.0
"""OpenSpiel's own examples explore as much."""
FEWEST = 2
"""Simulations: the first only looks at the root."""
MANY = 10**9


def make(name: str, title: Title[Any], seed: int) -> Bot:
    """The rival of this name. What it lacks, or what is wrong with its name, is an ArenaError."""
    asked = BUDGET.fullmatch(name)
    if asked is None:
        raise ArenaError("rival-name", name=name)
    simulations = int(asked["simulations"] or 0)
    seconds = 0.0 if simulations else float(asked["seconds"] or 1)
    if (asked["seconds"] and not seconds) or (asked["simulations"] and simulations < FEWEST):
        raise ArenaError("rival-budget", name=name)
    try:
        import pyspiel  # noqa: F401
    except ModuleNotFoundError as error:
        raise ArenaError("rival-extra", name=name, missing=error.name or "") from None
    return Rival(title, seed, seconds, simulations)


class TimeIsUp(Exception):
    pass


class Rival:
    """Answers for one seat of a table, within so many seconds, or after so many simulations where time is no limit."""

    def __init__(self, title: Title[Any], seed: int, seconds: float, simulations: int) -> None:
        self._title = title
        self._seed = seed
        self._chance = Chance.seeded(seed)
        self._seconds = seconds
        self._simulations = simulations
        self._searching: tuple[Any, Any] | None = None
        """OpenSpiel's game and bot, made when it is asked for the first time."""
        self.steady = not seconds

    def search(self, insight: Insight) -> Option:
        begun = time.process_time()
        if self._searching is None:
            game = _game(self._title, len(insight.determinize(0).setup.seats))
            self._searching = game, self._searcher(game)
        game, search = self._searching
        state = self._state(game, insight)
        search.set_resampler(lambda _state, _player: self._state(game, insight))
        search.done, search.deadline = 0, begun + self._seconds if self._seconds else None
        try:
            weighed = search.run_search(state)
        except TimeIsUp:
            weighed = search.get_final_policy(state, search._root_node)
        best = max(chance for _, chance in weighed)
        action = self._chance.pick([action for action, chance in weighed if chance == best])
        key = state.episode.key(action, insight.seat)
        return next(option for option in insight.decision.options if option.key == key)

    def _state(self, game: Any, insight: Insight) -> Any:
        """The game as OpenSpiel sees it, all that the seat cannot know dealt anew."""
        from stead.rl.episode import Episode

        state = game.new_initial_state()
        state.first = insight.seat
        state.episode = Episode.of(game.rules, insight.determinize(self._chance.below(1 << 31)))
        return state

    def _searcher(self, game: Any) -> Any:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        class Timed(ismcts.ISMCTSBot):
            """It counts simulations; we look at the clock whenever it begins one."""

            done = 0
            deadline: float | None = None

            def sample_root_state(self, state: Any) -> Any:
                if self.deadline is not None and self.done >= FEWEST and time.process_time() >= self.deadline:
                    raise TimeIsUp
                self.done += 1
                return super().sample_root_state(state)

        luck = np.random.RandomState(self._seed % (1 << 32))
        playouts = mcts.RandomRolloutEvaluator(1, luck)
        count = self._simulations or MANY
        return Timed(game, playouts, EXPLORING, count, random_state=luck, use_observation_string=True)


@lru_cache(maxsize=8)
def _game(title: Title[Any], players: int) -> Any:
    from stead.rl import spiel

    game: Any = spiel.load(title.name, players, modules=names(title.modules))
    if game.rules.title.content != title.content:
        raise ArenaError("rival-cards")
    return game
