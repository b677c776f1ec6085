"""Are stored games what they say? Every choice is pushed again, and bots that repeat themselves are asked again."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from stead import bots
from stead.arena import entrants
from stead.arena.errors import ArenaError
from stead.arena.games import Game, Player, unpacked, weights_of
from stead.bots import Bot
from stead.kernel.errors import RecordError, TableError
from stead.kernel.record import is_content_of, split
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.shelf import find


class Check(NamedTuple):
    """A game to be checked, by its number in the file. `title` is one's own, if it was played with one's own cards."""

    number: int
    game: Game
    again: bool
    """Ask the bots again, too."""
    title: Title[Any] | None = None


class Checked(NamedTuple):
    number: int
    replayed: bool
    """Its choices are there, all legal, and lead to its result."""
    asked: int
    """So many choices were made again, by bots that were asked the same, and are the same."""
    problem: str = ""
    """What is wrong with it; empty: nothing."""


def check(job: Check) -> Checked:
    game = job.game
    try:
        title = job.title or find(game.title, game.content)
        if title is None or not is_content_of(title, game.content):
            return Checked(job.number, False, 0, f"made with other cards (content {game.content})")
        replayed = bool(game.choices)
        if replayed:
            Table.replay(game.record(), title)
        asked = _ask_again(game, title) if job.again else 0
    except (TableError, ArenaError) as error:
        return Checked(job.number, False, 0, str(error))
    return Checked(job.number, replayed, asked)


def _ask_again(game: Game, title: Title[Any]) -> int:
    """Go through a game and ask each bot that repeats itself what it would choose. Where the choices were left out, the
    game can only be played anew, and only if all repeat themselves. Returns how often somebody was asked."""
    minds = [_mind(player, title) for player in game.bots]
    if game.choices:
        lines = [split(line) for line in unpacked(game.choices)]
    elif all(minds):
        lines = None
    else:
        return 0
    table = Table.new(title, game.seats, game.seed, game.options)
    asked = number = 0
    while not table.over:
        seat, key = lines[number] if lines else (table.decision.seat, "")
        mind, number = minds[seat], number + 1
        if mind is not None:
            answer = bots.answer(mind, table, seat)
            asked += 1
            if lines and answer.key != key:
                raise RecordError(f"choice {number}: {game.bots[seat].name} chooses {answer.key!r} now, not {key!r}")
            key = answer.key
        table.push(key, seat)
    if [(s.place, s.seat, s.score) for s in table.ranking] != [(p.place, p.seat, p.score) for p in game.result]:
        raise RecordError("played anew it ends differently")
    return asked


def _mind(player: Player, title: Title[Any]) -> Bot | None:
    """The bot as it was; None where nobody can say what it would answer: a clock decides, its weights are others, or it
    cannot be had here."""
    try:
        mind = entrants.make(player.name, title, player.seed)
    except ArenaError:
        return None
    same = weights_of(mind) == player.weights
    return mind if same and entrants.is_steady(player.name, mind) else None


def sample(count: int, of: int) -> list[int]:
    """So many numbers below `of`, evenly apart."""
    count = min(count, of)
    return [place * of // count for place in range(count)]


def plan(games: Sequence[Game], again: int, title: Title[Any] | None = None) -> list[Check]:
    """All games, of which so many are played again."""
    asked = set(sample(again, len(games)))
    return [Check(number + 1, game, number in asked, title) for number, game in enumerate(games)]
