"""Opponents. A bot sees what its seat may see and the question it is asked, never the table.

>>> import stead
>>> from stead import bots
>>> table = stead.Table.new("settlers", seats=["romans", "japanese"], seed=7)
>>> bots.play_out(table, [bots.make("greedy", table.title, seed=1), bots.make("random", table.title, seed=2)])
>>> table.over
True

How to write one is told in docs/writing-a-bot.md.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, cast

from stead.bots.greedy import GreedyBot
from stead.bots.insight import Insight
from stead.bots.random import RandomBot
from stead.kernel.decision import Decision, Option
from stead.kernel.errors import SetupError, TableError
from stead.kernel.table import Table
from stead.kernel.title import Title, View

__all__ = [
    "NAMES",
    "Bot",
    "Chooser",
    "GreedyBot",
    "Insight",
    "RandomBot",
    "Searcher",
    "answer",
    "make",
    "names",
    "play_out",
    "step",
]


class Chooser(Protocol):
    """A bot that looks at what is there: write this one method and it can sit at a table."""

    def choose(self, view: View, decision: Decision) -> Option: ...


class Searcher(Protocol):
    """A bot that tries things out, on tables of its own where what it cannot know is dealt anew."""

    def search(self, insight: Insight) -> Option: ...


Bot = Chooser | Searcher

_MAKERS: dict[str, Callable[[Title[Any], int], Bot]] = {
    "random": lambda _, seed: RandomBot(seed),
    "greedy": GreedyBot,
}
NAMES = tuple(_MAKERS)


def make(name: str, title: Title[Any], seed: int) -> Bot:
    """A bot by name. The same seed gives the same bot."""
    if name not in _MAKERS:
        raise SetupError(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    return _MAKERS[name](title, seed)


def names(title: Title[Any]) -> tuple[str, ...]:  # noqa: ARG001 - those there are play everything
    """The bots that can be had for a title, the weakest first."""
    return NAMES


def answer(bot: Bot, table: Table, seat: int) -> Option:
    """What a bot chooses for this seat, which is asked something now. There is no other way to ask one.

    >>> table = Table.new("settlers", ["romans", "japanese"], seed=7)
    >>> answer(make("random", table.title, seed=1), table, table.decision.seat)
    Option('take COM035')
    """
    search = getattr(bot, "search", None)
    if search is not None:
        return search(Insight(table, seat))
    decision = table.decision_of(seat)
    if decision is None:
        raise TableError(f"seat {seat} is not asked anything now")
    return cast(Chooser, bot).choose(table.view(seat), decision)


def step(table: Table, bot: Bot, decision: Decision) -> None:
    """Ask a bot one question and push its answer."""
    table.push(answer(bot, table, decision.seat), decision.seat)


def play_out(table: Table, bots: Sequence[Bot]) -> None:
    """Play to the end, a bot in every seat."""
    if len(bots) != len(table.setup.seats):
        raise SetupError(f"{len(bots)} bots cannot play {len(table.setup.seats)} seats")
    while not table.over:
        decision = table.decision
        step(table, bots[decision.seat], decision)
