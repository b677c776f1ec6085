"""An arena: a match, the games of it that were played so far, and the file they are in."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from stead.arena import results, stored
from stead.arena.errors import ArenaError
from stead.arena.games import Block, Game, Match
from stead.arena.statistics import Sprt


class Arena:
    """Goes on with what is in its file; with none, from nothing."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match, self.file = match, file
        self.games: list[Game] = stored.resume(file)
        for game in self.games:
            if game.kind != match.kind or (game.bots[game.guest].label, game.host) not in match.met:
                raise ArenaError("other-match", file=str(file))
        self._played = {self._id(game) for game in self.games}

    @staticmethod
    def _id(game: Game) -> tuple[int, int, tuple[str, ...]]:
        return game.seed, game.guest, tuple(bot.name for bot in game.bots)

    def missing(self, seeds: Iterable[int]) -> Iterator[Block]:
        """The blocks of these deals that are not there, or not whole."""
        for block in self.match.blocks(seeds):
            if not all((block.seed, *line_up) in self._played for line_up in block.line_ups()):
                yield block

    def take(self, games: list[Game]) -> None:
        """A block that was played."""
        new = [game for game in games if self._id(game) not in self._played]
        stored.append(self.file, new)
        self.games += new
        self._played |= {self._id(game) for game in new}


class Trial:
    """A sequential test of a match of two, block by block in the order of the deals, whoever was quick. It ends at the
    first block at which it is clear, and what was played beyond that does not count."""

    def __init__(self, sprt: Sprt, first: int, games: Iterable[Game]) -> None:
        self.sprt = sprt
        self.scores: list[float] = []
        self.llr = 0.0
        self.verdict: int | None = None
        self._next = first
        self._waiting: dict[int, float] = {}
        for meeting in results.meetings(games):
            for block in meeting.blocks:
                self.take(list(block))

    def take(self, block: list[Game]) -> None:
        """A whole block."""
        self._waiting[block[0].seed] = results.score(block)
        while self.verdict is None and self._next in self._waiting:
            self.scores.append(self._waiting.pop(self._next))
            self._next += 1
            self.llr = self.sprt.llr(self.scores)
            self.verdict = self.sprt.verdict(self.llr)
