"""A game as learners play it: numbers in, arrays out. Every door is a thin shell around an `Episode`.

>>> from random import Random
>>> rules, luck = Rules("settlers", players=2), Random(1)
>>> episode = Episode(rules, seed=7)
>>> while not episode.over:
...     episode.act(luck.choice(episode.legal()))
>>> episode.rewards()
[-1.0, 1.0]
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from stead import deals, shelf
from stead.kernel.decision import Decision
from stead.kernel.errors import SetupError, TableError
from stead.kernel.table import SEEDS, Table
from stead.kernel.title import Title
from stead.rl.actions import SLOTS, encoding

Observation = dict[str, np.ndarray]
ILLEGAL = ("refuse", "lose")
MOST = 100.0
"""That an option seems worth, or so little."""
ALONE = 100
"""Alone, where a title knows neither won nor lost, so many points are a reward of 1."""


class Rules:
    """What stays the same from game to game.

    title, players   which game, and for how many
    seats            who plays what, in the order of the seats; None: roles are drawn for every game
    options, modules those of `Table.new`; what an option is where nothing is said is the first that fits
    actions          "keys" or "slots" (actions.py); `slots` is how many there are
    estimates        with slots: also what each option seems worth to the title's own estimates (they take most time)
    illegal          what comes of an action that is not legal: "refuse" raises TableError and changes nothing; "lose"
                     ends the game, and who chose it is last
    """

    def __init__(
        self,
        title: str | Title[Any],
        players: int = 2,
        *,
        seats: Sequence[str] | None = None,
        options: Mapping[str, Any] | None = None,
        modules: Sequence[str] = (),
        actions: str = "keys",
        slots: int = SLOTS,
        estimates: bool = True,
        illegal: str = "refuse",
    ) -> None:
        if isinstance(title, str):
            title = shelf.title(title, modules=modules)
        elif modules:
            raise SetupError("modules are chosen when a title is opened: give its name, or open it with them")
        if isinstance(seats, str):
            raise SetupError(f"seats are a list of names, not the one name {seats!r}")
        self.title = title
        players = len(seats) if seats is not None else players
        self.options = deals.fitting(title, players, options or {}, seats)
        if illegal not in ILLEGAL:
            raise SetupError(f"illegal actions cannot {illegal!r}; they are answered by: {', '.join(ILLEGAL)}")
        self.players = players
        self.seats = None if seats is None else tuple(seats)
        self.encoding = encoding(self.title, actions, slots)
        self.estimates = estimates and actions == "slots"
        self.eyes = self.title.eyes()
        self.illegal = illegal

    def __deepcopy__(self, memo: object) -> "Rules":
        """Nothing of it changes."""
        return self

    def deal(self, seed: int) -> Table:
        """A new game. The same seed deals the same, roles included."""
        return deals.deal(self.title, self.players, seed, self.options, self.seats)

    @property
    def shapes(self) -> dict[str, tuple[tuple[int, ...], type]]:
        """The arrays of an observation, by name: shape and type."""
        size = self.encoding.size
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "observation": ((len(self.eyes.names),), np.int8),
            "action_mask": ((size,), np.int8),
        }
        if self.encoding.name == "slots":
            shapes["options"] = ((size, len(self.eyes.option_names)), np.int8)
            if self.estimates:
                shapes["estimates"] = ((size,), np.float32)
        return shapes


class Episode:
    """One game. Where several are asked at once, `seat` is the first of them, and any may be named."""

    __slots__ = ("_legal", "fault", "rules", "table")

    def __init__(self, rules: Rules, seed: int) -> None:
        if not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise SetupError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
        self.rules = rules
        self.table = rules.deal(seed)
        self.fault: int | None = None
        """Who ended the game by an action that was not legal."""
        self._legal: tuple[Decision | None, list[int]] = (None, [])

    @classmethod
    def of(cls, rules: Rules, table: Table) -> "Episode":
        """That goes on from a table."""
        episode = cls.__new__(cls)
        episode.rules, episode.table, episode.fault, episode._legal = rules, table, None, (None, [])
        return episode

    def clone(self) -> "Episode":
        twin = Episode.of(self.rules, self.table.clone())
        twin.fault = self.fault
        return twin

    def __deepcopy__(self, memo: object) -> "Episode":
        return self.clone()

    @property
    def over(self) -> bool:
        return self.fault is not None or self.table.over

    @property
    def seat(self) -> int:
        return self.table.decision.seat

    @property
    def asked(self) -> list[int]:
        return [] if self.over else sorted(decision.seat for decision in self.table.decisions)

    def decision(self, seat: int | None = None) -> Decision | None:
        return self.table.decision if seat is None else self.table.decision_of(seat)

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions that are legal now, one for each option, in the order of the options; none for a seat that is
        not asked."""
        if self.over:
            return []
        decision = self.decision(seat)
        if decision is None:
            return []
        asked, numbers = self._legal
        if asked is not decision:
            numbers = self.rules.encoding.numbers(decision)
            self._legal = (decision, numbers)
        return numbers

    def key(self, action: int, seat: int | None = None) -> str:
        """What an action means now. Raises TableError for one that is not legal."""
        decision, place = self._find(action, seat)
        if decision is None:
            raise TableError(self.refusal(action, seat))
        return decision.options[place].key

    def act(self, action: int, seat: int | None = None) -> None:
        decision, place = self._find(action, seat)
        if decision is None:
            self._blame(action, seat)
        else:
            self.table.push(decision.options[place], decision.seat)

    def _find(self, action: int, seat: int | None) -> tuple[Decision | None, int]:
        """The question that is answered by an action and the place of the option, if it is legal."""
        if self.over:
            raise TableError("the game is over: reset() begins another")
        try:
            return self.decision(seat), self.legal(seat).index(action)
        except ValueError:
            return None, -1

    def _blame(self, action: Any, seat: int | None) -> None:
        if self.rules.illegal == "refuse":
            raise TableError(self.refusal(action, seat))
        self.fault = self.seat if seat is None else seat

    def refusal(self, action: Any, seat: int | None) -> str:
        legal = self.legal(seat)
        if not legal:
            return f"seat {seat} is not asked anything now; asked are: {', '.join(map(str, self.asked))}"
        encoding = self.rules.encoding
        known = isinstance(action, int | np.integer) and 0 <= action < encoding.size
        what = f"action {action} ({encoding.describe(int(action))})" if known else f"{action!r:.40}"
        return (
            f"{what} is not legal now: choose one of the {len(legal)} for which the action mask is 1, "
            "or make the environment with illegal='lose'"
        )

    # What a learner gets

    def observe(self, seat: int) -> Observation:
        """What this seat may know, as arrays of one's own."""
        rules, table = self.rules, self.table
        view = table.view(seat)
        row = rules.eyes.see(view)
        mask = np.zeros(rules.encoding.size, np.int8)
        seen = {"observation": np.frombuffer(row, np.int8), "action_mask": mask}
        decision = None if self.over else table.decision_of(seat)
        legal = self.legal(seat) if decision is not None else []
        if legal:
            mask[legal] = 1
        if rules.encoding.name == "slots":
            seen["options"] = self._options(decision)
            if rules.estimates:
                seen["estimates"] = worths = np.zeros(rules.encoding.size, np.float32)
                if decision is not None:
                    each = [rules.title.estimate(view, decision, option) for option in decision.options]
                    worths[: len(legal)] = np.clip(each, -MOST, MOST)
        return seen

    def _options(self, decision: Decision | None) -> np.ndarray:
        rules = self.rules
        width = len(rules.eyes.option_names)
        rows = np.zeros((rules.encoding.size, width), np.int8)
        if decision is not None:
            told = b"".join([rules.eyes.weigh(decision, option) for option in decision.options])
            rows[: len(decision.options)] = np.frombuffer(told, np.int8).reshape(-1, width)
        return rows

    def rewards(self) -> list[float]:
        """By seat, nothing before the end. The sum over the seats is 0: the first has 1, the last -1, the others lie
        evenly between, and who share a place share what its places bring. Alone 1 is won and -1 lost; where a title
        knows neither, it is a hundredth of the points. Who was refused ("lose") has -1, and the others share 1."""
        players = self.rules.players
        if not self.over:
            return [0.0] * players
        if self.fault is not None:
            return [-1.0 if seat == self.fault else 1 / (players - 1) for seat in range(players)]
        ranking = self.table.ranking
        if players == 1:
            alone = ranking[0]
            return [(1.0 if alone.place == 1 else -1.0) if alone.verdict else alone.score / ALONE]
        places = [0] * players
        for standing in ranking:
            places[standing.seat] = standing.place
        means = [place + (places.count(place) - 1) / 2 for place in places]
        return [1 - 2 * (mean - 1) / (players - 1) for mean in means]

    def results(self) -> list[dict[str, int]]:
        """By seat: place, points and how many more than the best of the others; nothing before the end."""
        if not self.table.over:
            return [{} for _ in range(self.rules.players)]
        scores = self.table.scores
        places = {standing.seat: standing.place for standing in self.table.ranking}
        return [
            {
                "place": places[seat],
                "score": score,
                "margin": score - max((one for other, one in enumerate(scores) if other != seat), default=0),
            }
            for seat, score in enumerate(scores)
        ]
