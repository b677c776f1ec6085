"""OpenSpiel: every title as a Python game, `python_stead_settlers` and so on.

    game = stead.rl.spiel_game("founders", players=3)
    game = pyspiel.load_game("python_stead_founders(players=3)")      # the same, after `import stead.rl.spiel`

Chance moves once, at the start, and draws the deal: one of `deals`, all equally likely. What follows of it is fixed, so
that a state is its history and can be written down. Those who are asked at once are asked in the order of their seats.
`resample_from_infostate` deals anew what a player cannot know: OpenSpiel's ISMCTSBot searches with it honestly, made
with `use_observation_string=True`.
"""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pyspiel

from stead import shelf
from stead.kernel.errors import SetupError
from stead.kernel.title import Title
from stead.rl.actions import SLOTS
from stead.rl.episode import Episode, Rules

DEALS = 4096
LONGEST = 10_000
"""No game has so many choices; the longest of some thousand games by chance had fewer than 3 000."""
MOST_ALONE = 10.0
"""Rewards of those who play alone for points."""
PARAMETERS = {
    "players": 2,
    "seats": "",
    "options": "",
    "modules": "",
    "actions": "keys",
    "slots": SLOTS,
    "deals": DEALS,
}
"""`seats` and `modules` are names with semicolons between them, `options` are `name:value` likewise."""


def load(title: str, players: int = 2, **parameters: Any) -> pyspiel.Game:
    """The game with these parameters. What cannot be played is refused with a sentence."""
    if title not in shelf.TITLES:
        raise SetupError(f"no title {title!r}; there are: {', '.join(shelf.TITLES)}")
    for name in parameters:
        if name not in PARAMETERS:
            raise SetupError(f"no parameter {name!r}; there are: {', '.join(PARAMETERS)}")
    chosen = {"players": players, **{name: _written(value) for name, value in parameters.items()}}
    _rules(title, PARAMETERS | chosen)
    return pyspiel.load_game(f"python_stead_{title}", chosen)


def _written(value: Any) -> Any:
    """As the name of a game can hold it."""
    if isinstance(value, dict):
        return ";".join(f"{name}:{chosen}" for name, chosen in value.items())
    return ";".join(value) if isinstance(value, list | tuple) else value


def _rules(name: str, parameters: dict[str, Any]) -> Rules:
    deals = parameters["deals"]
    if not isinstance(deals, int) or deals < 1:
        raise SetupError(f"there is at least 1 deal to be drawn, not {deals!r}")
    title = shelf.title(name, modules=_listed(parameters["modules"]))
    return Rules(
        title,
        parameters["players"],
        seats=_listed(parameters["seats"]) or None,
        options=_options(title, parameters["options"]),
        actions=parameters["actions"],
        slots=parameters["slots"],
    )


def _listed(text: str) -> list[str]:
    return [name for name in text.split(";") if name]


def _options(title: Title[Any], text: str) -> dict[str, Any]:
    known = {setting.name: {str(value): value for value in setting.values} for setting in title.settings}
    found: dict[str, Any] = {}
    for one in _listed(text):
        name, _, value = one.partition(":")
        found[name] = known.get(name, {}).get(value, value)  # what does not fit the table will say
    return found


def _type(name: str, players: int) -> pyspiel.GameType:
    least, most = shelf.title(name).players
    alone = players == 1
    return pyspiel.GameType(
        short_name=f"python_stead_{name}",
        long_name=f"Stead: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(most, players),
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


class SteadGame(pyspiel.Game):
    """Of which every title has a class of its own, as OpenSpiel registers classes."""

    name = ""

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        name = self.name
        parameters = PARAMETERS | (given or {})
        self.rules = _rules(name, parameters)
        self.deals: int = parameters["deals"]
        players = self.rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.encoding.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=MOST_ALONE if players == 1 else 1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(name, players), info, given or {})

    def new_initial_state(self) -> "SteadState":
        return SteadState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SteadObserver | None":
        """Of what a player may know now. There is none that remembers, and none of what is public or private alone."""
        if params:
            raise ValueError(f"observers have no parameters here, not {params!r}")
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and (kind.perfect_recall or not kind.public_info or kind.private_info != own):
            return None
        return SteadObserver(self.rules)


class SteadState(pyspiel.State):
    def __init__(self, game: SteadGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.episode: Episode | None = None
        """None before the deal is drawn."""
        self.first: int | None = None
        """Whom a search asks first where several are asked at once: the seat it searches for."""

    def current_player(self) -> int:
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.episode.over else self._turn(self.episode)

    def _turn(self, episode: Episode) -> int:
        asked = episode.asked
        return self.first if self.first is not None and self.first in asked else min(asked)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else sorted(self.episode.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.rules, action)
        else:
            self.episode.act(action, self._turn(self.episode))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.episode is None:
            return f"deal {action}"
        if action in self.episode.legal(player):
            return self.episode.key(action, player)
        return self.rules.encoding.describe(action)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        return [0.0] * self.rules.players if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SteadState":
        """A game that looks the same to this player, with all that they cannot know dealt anew. It has no history."""
        twin = self.clone()
        if self.episode is not None:
            deal = int(sampler() * (1 << 53))
            twin.episode = Episode.of(self.rules, self.episode.table.determinize(player, deal, sealed=True))
        return twin

    def __str__(self) -> str:
        return "not dealt yet" if self.episode is None else repr(self.episode.table)


class SteadObserver:
    """The features as a tensor, the view as a string."""

    def __init__(self, rules: Rules) -> None:
        self.tensor = np.zeros(len(rules.eyes.names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SteadState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            row = state.rules.eyes.see(state.episode.table.view(player))
            self.tensor[:] = np.frombuffer(row, np.int8)

    def string_from(self, state: SteadState, player: int) -> str:
        if state.episode is None:
            return "not dealt yet"
        return msgspec.json.encode(state.episode.table.view(player).data()).decode()


for _name in shelf.TITLES:
    pyspiel.register_game(_type(_name, players=2), type(f"Stead{_name.capitalize()}", (SteadGame,), {"name": _name}))
