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
LEARNED = ("keen", "deep")
"""Those that need weights (stead.minds), and numpy."""
NAMES = (*_MAKERS, *LEARNED)
"""The weakest first."""


def make(name: str, title: Title[Any], seed: int) -> Bot:
    """A bot by name. The same seed gives the same bot. `deep:0.2` thinks for that many seconds."""
    name, _, seconds = name.partition(":")
    if name in LEARNED and (not seconds or name == "deep"):
        return _learned(name, title, seed, seconds)
    if name not in _MAKERS or seconds:
        raise SetupError(f"no bot {name!r}; there are: {', '.join(NAMES)}")
    return _MAKERS[name](title, seed)


def _learned(name: str, title: Title[Any], seed: int, seconds: str) -> Bot:
    try:
        from stead.minds import MindError
        from stead.minds.deep import SECONDS, Deep
        from stead.minds.keen import Keen
    except ModuleNotFoundError as error:
        raise SetupError(f"{name} needs {error.name}: `pip install 'stead[minds]'` brings it") from None
    try:
        if name == "keen":
            return Keen(title, seed)
        try:
            return Deep(title, seed, float(seconds) if seconds else SECONDS)
        except ValueError:
            raise SetupError(f"deep thinks for a number of seconds, as in deep:0.2, not {seconds!r:.40}") from None
    except MindError as error:
        raise SetupError(str(error)) from None


def names(title: Title[Any]) -> tuple[str, ...]:
    """The bots that can be had for a title, the weakest first: those that need weights only where there are some."""
    try:
        from stead.minds import judge
    except ModuleNotFoundError:
        return tuple(_MAKERS)
    return NAMES if judge.there_is(title) else tuple(_MAKERS)


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
