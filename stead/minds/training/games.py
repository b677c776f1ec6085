"""Games to learn from: dealt in every way a title can be played, by bots that now and then do something else;
there are notes of what each seat saw at some moments, and how it ended.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, TypeVar

import numpy as np

from stead import shelf
from stead.bots.insight import Insight
from stead.kernel.decision import Decision
from stead.kernel.decks import DECK
from stead.kernel.errors import SetupError
from stead.kernel.table import Table
from stead.kernel.title import Title, choose_settings
from stead.minds.judge import Judge, margin, outcome
from stead.minds.keen import Keen
from stead.minds.net import Array, Net

T = TypeVar("T")
BETWEEN, INSIDE = 0.12, 0.04
"""Of the moments of a game that are noted, where a turn begins, which is what keen judges, and inside one: neighbours
are alike and end alike, so few of each game and many games."""
AFTER = 0.6
"""The same where something else was done in the turn before: else little would be known of what comes of it."""
CHOICES = 0.06
LONG = 30
"""Moments of a game that are noted at the most, and choices: one that is ten times as long does not say ten times as
much."""
WILD = (0.0, 0.05, 0.15, 0.4)
"""How often a bot does something else, another one in each game: what comes of it can be learned only if it is done."""
KEEN_IS_WILD = 0.3
"""Times that, where keen plays: by what it is wrong about, it does something else in any case."""
ANYTHING = 0.4
"""Of that whatever it may be; else one of the best few."""
NEARLY = 3
ENOUGH = 40
"""Games with an opinion, before it is called the best."""
PLAYERS = (2, 2, 2, 2, 3, 4, 4, 1, 2, 3)
"""By turns."""
USUAL = 0.9
"""Of the games that are played as a table proposes it; in the others any setting may be."""
SHARP = 0.05
"""Of two options that differ by so much in worth, the better one is 2.7 times as likely to be imitated."""
OPINIONS = (0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""What the title's estimates may count for. Each seat plays by another: so it is found out which wins, and games in
which the network has its own way, and may go wrong, teach it what it is wrong about."""
AROUND = (-9, -2, -1, -1, 0, 0, 1, 2)
"""Which one, counted from the best so far."""


@dataclass
class Notes:
    """Arrays with a row for each note; flags are packed, eight in a byte."""

    rows: Array
    players: Array
    outcomes: Array
    """By seat, clockwise from the one who looks."""
    margins: Array
    games: Array
    chosen_rows: Array
    counts: Array
    """Of choices: how many options there were."""
    options: Array
    likely: Array
    """By option, one choice after the other: how often a good player takes it."""
    trials: Array
    """By seat of keen among others: what the estimates counted for, and how much of its fair share it won."""

    @staticmethod
    def joined(notes: Sequence["Notes"]) -> "Notes":
        names = Notes.__dataclass_fields__
        return Notes(**{name: np.concatenate([getattr(one, name) for one in notes]) for name in names})


def deal(title: Title[Any], seed: int, players: int | None = None, usual: bool = False) -> Table:
    """A game with so many players, or as many as it is the turn of."""
    luck = random.Random(seed)
    least, most = title.players
    wanted = PLAYERS[seed % len(PLAYERS)] if players is None else players
    if players is None and most > 4 and luck.random() < 0.15:
        wanted = most
    players = min(max(wanted, least), most)
    for attempt in range(200):
        roles = luck.sample(title.roles, players)
        options = {} if (usual or luck.random() < USUAL) and attempt < 100 else _settings(title, luck)
        try:
            choose_settings(title, options, roles)
            return Table.new(title, roles, seed, options)
        except SetupError:
            if attempt < 100 and players == 1:
                options = _settings(title, luck)
                try:
                    return Table.new(title, roles, seed, options)
                except SetupError:
                    continue
    raise SetupError(f"{title.name} cannot be dealt for {players}")


def _settings(title: Title[Any], luck: random.Random) -> dict[str, Any]:
    """Each is the usual one twice as often as another."""
    return {
        setting.name: luck.choice((setting.values[0], *setting.values))
        for setting in title.settings
        if setting.name != DECK
    }


class Player:
    """Who plays these games: greedy, or keen with the network so far."""

    def __init__(self, title: Title[Any], seed: int, judge: Judge | None, opinion: float = 0.0) -> None:
        self.opinion = opinion if judge is not None else None
        self._title = title
        self._keen = Keen(title, seed, judge, deals=1, opinion=opinion) if judge is not None else None

    def worths(self, table: Table, decision: Decision) -> Array:
        """What each option is worth to it."""
        if self._keen is not None:
            return self._keen.worths(Insight(table, decision.seat))
        view = table.view(decision.seat)
        return np.array([self._title.estimate(view, decision, option) for option in decision.options])

    def likely(self, worths: Array) -> Array:
        """How often it takes each option."""
        odds = np.exp((worths - worths.max()) / SHARP) if self._keen is not None else (worths == worths.max()) * 1.0
        return odds / odds.sum()


def play(name: str, modules: Sequence[str], seeds: Sequence[int], weights: bytes | None) -> Notes:
    """Notes of these games. Every game follows from its seed."""
    title = shelf.title(name, modules=modules)
    judge = None if weights is None else Judge(title, Net.load(weights, "the weights so far"))
    found = _Noting(title)
    for seed in seeds:
        _play(title, seed, judge, found)
    return found.notes()


def _play(title: Title[Any], seed: int, judge: Judge | None, found: "_Noting") -> None:
    luck = random.Random(seed)
    table = deal(title, seed)
    wild = luck.choice(WILD) * (KEEN_IS_WILD if judge is not None else 1)
    greedy = luck.random() < 0.25
    """One of them plays on as it did, so that its ways are not forgotten."""
    players = [Player(title, seed + 7 * seat, judge, _opinion(judge, luck)) for seat in range(len(table.setup.seats))]
    if greedy and len(players) > 1:
        players[luck.randrange(len(players))] = Player(title, seed, None)
    found.begin(table)
    strange = False
    while not table.over:
        decision = table.decision
        if luck.random() < ((AFTER if strange else BETWEEN) if decision.opening else INSIDE):
            found.moment(table)
        strange = strange and not decision.opening
        if luck.random() < wild and luck.random() < ANYTHING:
            choice, strange = luck.randrange(len(decision.options)), True
        else:
            player = players[decision.seat]
            worths = player.worths(table, decision)
            likely = player.likely(worths)
            if luck.random() < CHOICES:
                found.choice(table, decision, likely)
            if luck.random() < wild:
                choice, strange = int(luck.choice(np.argsort(-worths)[:NEARLY].tolist())), True
            else:
                choice = luck.choices(range(len(likely)), likely.tolist())[0] if judge is None else int(likely.argmax())
        table.push(decision.options[choice], decision.seat)
    found.end(table, [player.opinion for player in players])


def _opinion(judge: Judge | None, luck: random.Random) -> float:
    if judge is None:
        return 0.0
    best = OPINIONS.index(judge.net.about["opinion"])
    return OPINIONS[min(max(best + luck.choice(AROUND), 0), len(OPINIONS) - 1)]


def best_opinion(trials: Array, so_far: float) -> float:
    """The one that won most, as far as that is sure: what was tried seldom has luck in it. The one so far, where
    nothing was tried often enough to tell."""
    won = {one: trials[trials[:, 0] == one, 1] for one in OPINIONS}
    tried = {
        one: float(shares.mean() - shares.std() / np.sqrt(len(shares)))
        for one, shares in won.items()
        if len(shares) >= ENOUGH
    }
    return max(tried, key=lambda one: tried[one], default=so_far)


class _Noting:
    def __init__(self, title: Title[Any]) -> None:
        self._eyes = title.eyes()
        self._seats = title.players[1]
        self._moments: list[list[bytes]] = []
        """Of the game that is played: what each seat saw."""
        self._asked: list[tuple[bytes, list[bytes], Array]] = []
        self._rows: list[bytes] = []
        self._who: list[tuple[int, int]] = []
        """By row: the game, and the seat that looks."""
        self._ends: list[tuple[list[float], list[int]]] = []
        self._chosen: list[bytes] = []
        self._counts: list[int] = []
        self._options: list[bytes] = []
        self._likely: list[Array] = []
        self._seeds: list[int] = []
        self._trials: list[tuple[float, float]] = []

    def begin(self, table: Table) -> None:
        self._seeds.append(table.setup.seed)

    def moment(self, table: Table) -> None:
        self._moments.append([packed(self._eyes.see(table.view(seat))) for seat in range(len(table.setup.seats))])

    def choice(self, table: Table, decision: Decision, likely: Array) -> None:
        options = [packed(self._eyes.weigh(decision, option)) for option in decision.options]
        self._asked.append((packed(self._eyes.see(table.view(decision.seat))), options, likely))

    def end(self, table: Table, opinions: Sequence[float | None]) -> None:
        luck = random.Random(table.setup.seed)
        for moment in _few(self._moments, luck):
            self._rows += moment
            self._who += [(len(self._ends), seat) for seat in range(len(moment))]
        for seen, options, likely in _few(self._asked, luck):
            self._chosen.append(seen)
            self._counts.append(len(options))
            self._options += options
            self._likely.append(likely)
        self._moments, self._asked = [], []
        result = outcome(table)
        self._ends.append((result, table.scores))
        if len(result) > 1:
            pairs = zip(opinions, result, strict=True)
            self._trials += [(opinion, share * len(result)) for opinion, share in pairs if opinion is not None]

    def notes(self) -> Notes:
        outcomes = np.zeros((len(self._rows), self._seats), np.float32)
        margins = np.zeros(len(self._rows), np.float32)
        for i, (game, seat) in enumerate(self._who):
            result, scores = self._ends[game]
            outcomes[i, : len(result)] = result[seat:] + result[:seat]
            margins[i] = margin(scores, seat)
        return Notes(
            _bytes(self._rows, len(self._eyes.names)),
            np.array([len(self._ends[game][0]) for game, _ in self._who], np.int8),
            outcomes,
            margins,
            np.array([self._seeds[game] for game, _ in self._who], np.int64),
            _bytes(self._chosen, len(self._eyes.names)),
            np.array(self._counts, np.int32),
            _bytes(self._options, len(self._eyes.option_names)),
            np.concatenate([np.zeros(0), *self._likely]).astype(np.float32),
            np.array(self._trials, np.float32).reshape(-1, 2),
        )


def _few(noted: list[T], luck: random.Random) -> list[T]:
    """At most so many, in their order."""
    return noted if len(noted) <= LONG else [noted[i] for i in sorted(luck.sample(range(len(noted)), LONG))]


def packed(row: bytes | bytearray) -> bytes:
    return np.packbits(np.frombuffer(row, np.uint8)).tobytes()


def _bytes(rows: Sequence[bytes], flags: int) -> Array:
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -(-flags // 8))


def starts(counts: Array) -> list[int]:
    """Where the options of each choice begin."""
    return [0, *accumulate(counts.tolist())]
