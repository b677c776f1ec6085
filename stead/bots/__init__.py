"""Opponents. A bot sees what its seat may see and the question it is asked, never the table.

>>> import stead
>>> from stead import bots
>>> table = stead.Table.new("settlers", seats=["romans", "japanese"], seed=7)
>>> bots.play_out(table, [bots.make("greedy", table.title, seed=1), bots.make("random", table.title, seed=2)])
>>> table.over
True
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from stead.bots.greedy import GreedyBot
from stead.bots.random import RandomBot
from stead.kernel.decision import Decision, Option
from stead.kernel.errors import SetupError
from stead.kernel.table import Table
from stead.kernel.title import Title, View

__all__ = ["NAMES", "Bot", "GreedyBot", "RandomBot", "make", "play_out", "step"]


class Bot(Protocol):
    """Anything that answers: write this one method and it can sit at a table."""

    def choose(self, view: View, decision: Decision) -> Option: ...


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


def step(table: Table, bot: Bot, decision: Decision) -> None:
    """Ask a bot one question and push its answer."""
    table.push(bot.choose(table.view(decision.seat), decision), decision.seat)


def play_out(table: Table, bots: Sequence[Bot]) -> None:
    """Play to the end, a bot in every seat."""
    if len(bots) != len(table.setup.seats):
        raise SetupError(f"{len(bots)} bots cannot play {len(table.setup.seats)} seats")
    while not table.over:
        decision = table.decision
        step(table, bots[decision.seat], decision)
