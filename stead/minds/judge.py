"""What a title's network thinks of tables."""

from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

import numpy as np

from stead.kernel.decision import Decision, Option
from stead.kernel.table import Table
from stead.kernel.title import Title, names
from stead.minds import MindError
from stead.minds.net import Array, Net

ALONE = 100
"""Alone, where a title knows neither won nor lost, so many points are half of what can be wished for."""


class Judge:
    """Tables as a network sees them. Seats are told apart here by their numbers, not clockwise."""

    def __init__(self, title: Title[Any], net: Net) -> None:
        eyes = title.eyes()
        if net.about["features"] != eyes.identity:
            raise MindError(
                f"these weights were trained on other cards or features of {title.name}: `stead train {title.name}` "
                "makes new ones"
            )
        if net.about["ruleset"] != title.ruleset:
            raise MindError(
                f"these weights are for ruleset {net.about['ruleset']} of {title.name}, and this is {title.ruleset}: "
                f"`stead train {title.name}` makes new ones"
            )
        self.title = title
        self.net = net
        self._eyes = eyes

    @property
    def identity(self) -> str:
        return self.net.about["identity"]

    def rows(self, tables: Sequence[Table], seat: int) -> Array:
        """What a seat sees at each of these."""
        see, view = self._eyes.see, self.title.view
        told = b"".join([see(view(table.game, table.decisions, seat)) for table in tables])
        return np.frombuffer(told, np.uint8).reshape(len(tables), -1)

    def seen_by(self, seat: int, tables: Sequence[Table]) -> tuple[Array, Array]:
        """What this seat thinks of tables of one game: the chance of every seat, and the points it will be ahead. Of
        those that are over it is what came of it."""
        seats = len(tables[0].setup.seats)
        found, margins = self.net.judge(self.net.trunk(self.rows(tables, seat)), seats)
        found = np.roll(found, seat, 1).astype(np.float64)
        for i, table in enumerate(tables):
            if table.over:
                found[i] = outcome(table)
                margins[i] = margin(table.scores, seat)
        return found, margins

    def worths(self, own: Array, margins: Array) -> Array:
        """What to go by: one's own chance, and the points one will be ahead, which tell neighbours apart where chances
        are near 0 or 1."""
        return own + 0.5 * margins / self.net.about["scale"]

    def chances(self, tables: Sequence[Table]) -> Array:
        """By table, the chance of every seat, as each sees its own. They add up to 1; alone, it is that of winning."""
        if not tables:
            return np.zeros((0, 0))
        seats = range(len(tables[0].setup.seats))
        own = np.stack([self.seen_by(seat, tables)[0][:, seat] for seat in seats], 1).astype(np.float64)
        return own / own.sum(1, keepdims=True) if len(seats) > 1 else own

    def scores(self, asked: Sequence[tuple[Table, Decision]]) -> list[Array]:
        """By question how much each of its options is worth a look, to the seat that is asked: logits. Many at once
        cost little more than one."""
        see, view, weigh = self._eyes.see, self.title.view, self._eyes.weigh
        rows = b"".join([see(view(table.game, table.decisions, decision.seat)) for table, decision in asked])
        options = b"".join([weigh(decision, option) for _, decision in asked for option in decision.options])
        counts = [len(decision.options) for _, decision in asked]
        trunk = self.net.trunk(np.frombuffer(rows, np.uint8).reshape(len(asked), -1))
        found = self.net.score(trunk, np.frombuffer(options, np.uint8).reshape(sum(counts), -1), counts)
        return np.split(found, np.cumsum(counts[:-1]))

    def first_sights(self, asked: Sequence[tuple[Table, Decision]]) -> list[Option]:
        """By question the option most worth a look: how it would be answered without thinking."""
        found = self.scores(asked)
        return [decision.options[int(one.argmax())] for (_, decision), one in zip(asked, found, strict=True)]


def outcome(table: Table) -> list[float]:
    """Of a table that is over: 1 for the first, shared by those who share its place. Alone 1 is won and 0 lost; where a
    title knows neither, points tell."""
    ranking = table.ranking
    if len(ranking) == 1:
        alone = ranking[0]
        return [float(alone.place == 1)] if alone.verdict else [max(alone.score, 0) / (max(alone.score, 0) + ALONE)]
    first = [standing.seat for standing in ranking if standing.place == 1]
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(ranking))]


def margin(scores: Sequence[int], seat: int) -> int:
    """The points of a seat, less those of the best of the others."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def file_of(title: Title[Any]) -> str:
    """What its weights are called: the title and its modules."""
    return "+".join((title.name, *names(title.modules)))


@lru_cache(32)
def _judge(title: Title[Any]) -> Judge:
    name = file_of(title)
    file = resources.files("stead.minds") / "weights" / f"{name}.npz"
    if not file.is_file():
        command = name.replace("+", " --module ")
        raise MindError(f"nobody has learned to play {name} yet: `stead train {command}` makes the weights")
    return Judge(title, Net.load(file.read_bytes(), file.name))


def of(title: Title[Any]) -> Judge:
    """That of a title. Raises MindError, where there is none."""
    return _judge(title)


def forget() -> None:
    """Read all weights again when they are asked for: there may be new ones."""
    _judge.cache_clear()


def there_is(title: Title[Any]) -> bool:
    try:
        _judge(title)
    except MindError:
        return False
    return True
