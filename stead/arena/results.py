"""What came of an arena: its games gathered into blocks, by who met whom."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

from stead.arena.games import Game
from stead.arena.statistics import Estimate, elo, estimate, spread, superiority


def score(block: Sequence[Game]) -> float:
    """Of the guest, from 0 to 1."""
    if block[0].players > 1:
        return sum(game.score() for game in block) / len(block)
    mine, theirs = ((game.won or False, game.points()) for game in block)
    return (mine > theirs) + (mine == theirs) / 2


class Meeting:
    """A guest and a host over many deals: `blocks` are whole, in the order of their deals.

    Alone, a block is the guest's game and the host's of one deal, and whoever won it, or has more points where both did
    or none, was better there.
    """

    def __init__(self, guest: str, host: str, blocks: Sequence[Sequence[Game]]) -> None:
        self.guest, self.host, self.blocks = guest, host, blocks
        self.players = blocks[0][0].players
        self.scores = [score(block) for block in blocks]

    @property
    def games(self) -> int:
        return sum(map(len, self.blocks))

    @cached_property
    def share(self) -> Estimate:
        """Of wins, a shared one shared. Alone, of deals in which the guest was better."""
        if self.players == 1:
            return estimate(self.scores)
        return estimate([sum(game.win() for game in block) / len(block) for block in self.blocks])

    @cached_property
    def fair_shares(self) -> Estimate:
        """How often it won, as a multiple of what everybody wins where all are equal."""
        return self.share.through(lambda share: share * max(2, self.players))

    @cached_property
    def elo(self) -> Estimate | None:
        """Only where two meet: Elo knows of nothing else."""
        return estimate(self.scores).through(elo) if self.players <= 2 else None

    @property
    def superiority(self) -> float:
        return superiority(self.scores)


class Lone:
    """A bot that plays alone."""

    def __init__(self, bot: str, games: Sequence[Game]) -> None:
        self.bot, self.games = bot, games
        known = [float(game.won) for game in games if game.won is not None]
        self.won = estimate(known) if known else None
        """None where the title does not know such a thing."""
        self.points = spread([game.points() for game in games])


def meetings(games: Iterable[Game]) -> list[Meeting]:
    """Of games of one kind, in the order in which they first met. What is not a whole block is left out."""
    gathered: dict[tuple[str, str], dict[int, list[Game]]] = {}
    alone: dict[str, dict[int, Game]] = {}
    for game in games:
        guest = game.bots[game.guest].label
        if game.players == 1:
            alone.setdefault(guest, {})[game.seed] = game
        else:
            gathered.setdefault((guest, game.host), {}).setdefault(game.seed, []).append(game)
    found = {pair: _whole(blocks) for pair, blocks in gathered.items()}
    for one, other in combinations(alone, 2):
        mine, theirs = alone[one], alone[other]
        found[one, other] = [[mine[seed], theirs[seed]] for seed in sorted(mine) if seed in theirs]
    return [Meeting(*pair, blocks) for pair, blocks in found.items() if blocks]


def _whole(blocks: dict[int, list[Game]]) -> list[list[Game]]:
    return [sorted(block, key=_seat) for _, block in sorted(blocks.items()) if len(block) == block[0].players]


def _seat(game: Game) -> int:
    return game.guest


def lone(games: Iterable[Game]) -> list[Lone]:
    """Those who played alone."""
    found: dict[str, list[Game]] = {}
    for game in games:
        if game.players == 1:
            found.setdefault(game.bots[0].label, []).append(game)
    return [Lone(bot, played) for bot, played in found.items()]


def kinds(games: Iterable[Game]) -> list[list[Game]]:
    """Games of a kind together."""
    found: dict[Any, list[Game]] = {}
    for game in games:
        found.setdefault(game.kind, []).append(game)
    return list(found.values())


def milliseconds(games: Iterable[Game]) -> dict[str, float]:
    """Of processor time a decision, by bot."""
    spent: dict[str, list[float]] = {}
    for game in games:
        for bot in game.bots:
            sums = spent.setdefault(bot.label, [0.0, 0])
            sums[0] += bot.seconds
            sums[1] += bot.decisions
    return {bot: 1000 * seconds / decisions for bot, (seconds, decisions) in spent.items() if decisions}
