"""What cards and roles are worth, from many finished games.

How often whoever plays a card wins says little: good players play good cards, and whoever is ahead plays more of them.
So each moment of a card is judged by itself, from the chance to win before and after it.
"""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from stead.analysis.advisor import Advisor, Minds
from stead.analysis.deeds import DRAWN, Deed, Mean, Role, Statistics
from stead.analysis.walk import Weighed, lights, weigh_each
from stead.kernel.errors import TableError
from stead.kernel.table import Table
from stead.kernel.title import Title, names
from stead.minds.judge import outcome
from stead.text import speech


class _Sum:
    """Numbers, as many as there are."""

    __slots__ = ("n", "squares", "total")

    def __init__(self) -> None:
        self.n, self.total, self.squares = 0, 0.0, 0.0

    def add(self, chance: float) -> None:
        points = 100 * chance
        self.n += 1
        self.total += points
        self.squares += points * points

    def mean(self) -> Mean:
        mean = self.total / self.n if self.n else 0.0
        if self.n < 2:
            return Mean(round(mean, 4), None)
        spread = max(self.squares / self.n - mean * mean, 0.0)
        return Mean(round(mean, 4), round(sqrt(spread / (self.n - 1)), 4))


class Gathering:
    """Games are added, one after another; `statistics` says what they come to."""

    def __init__(self, title: Title[Any], advisor: Advisor | None = None) -> None:
        self._title = title
        self._advisor = advisor or Minds(title)
        self._kinds = {card.id: card.kind for card in speech(title).cards()}
        self._games = 0
        self._offered = Counter[tuple[str, str]]()
        self._changes: dict[tuple[str, str], _Sum] = {}
        self._worths: dict[tuple[str, str], _Sum] = {}
        self._roles: dict[str, tuple[_Sum, _Sum, _Sum]] = {}

    def add(self, table: Table) -> None:
        if table.title.content != self._title.content:
            raise TableError(f"this is a game of {table.title.name} with other cards: give games of one kind")
        found, ended, came = weigh_each(table, self._advisor), outcome(table), lights(table)
        self._games += 1
        then = [*(one.stood.tolist() for one in found[1:]), ended]
        for one, after, events in zip(found, then, came, strict=False):
            self._choice(one, after[one.seat] - float(one.stood[one.seat]))
            self._draws(table, one, after, events)
        self._roles_of(table, found, then, came)

    def _choice(self, one: Weighed, change: float) -> None:
        about = [self._deed(key, things) for key, things in zip(one.keys, one.abouts, strict=True)]
        for deed in dict.fromkeys(deed for deeds in about for deed in deeds):
            self._offered[deed] += 1
        for card, verb in about[one.chosen]:
            self._changes.setdefault((card, verb), _Sum()).add(change)
            others = [n for n, deeds in enumerate(about) if all(other != card for other, _ in deeds)]
            if others:
                worth = float(one.own[one.chosen] - one.own[others].max())
                self._worths.setdefault((card, verb), _Sum()).add(worth)

    def _deed(self, key: str, things: Iterable[str]) -> tuple[tuple[str, str], ...]:
        """The cards that an option is about, each with its verb."""
        cards = (self._kinds.get(thing.partition(":")[2]) for thing in things)
        return tuple((card, key.split()[0]) for card in dict.fromkeys(cards) if card is not None)

    def _draws(self, table: Table, one: Weighed, after: list[float], events: Iterable[int]) -> None:
        drawn = [draw for event in events for draw in _drawn(table.events[event])]
        shares = Counter(seat for seat, _ in drawn)
        for seat, card in drawn:
            deed = self._kinds.get(card, card), DRAWN
            self._offered[deed] += 1
            luck = after[seat] - float(one.after[seat])
            self._changes.setdefault(deed, _Sum()).add(luck / shares[seat])

    def _roles_of(self, table: Table, found: list[Weighed], then: list[Any], came: list[tuple[int, ...]]) -> None:
        seats = len(table.setup.seats)
        for seat, role in enumerate(table.setup.seats):
            start = float(found[0].stood[seat]) if found else then[0][seat]
            fair = 1 / seats if seats > 1 else start
            luck = sum(
                after[seat] - float(one.after[seat])
                for one, after, events in zip(found, then, came, strict=False)
                if events
            )
            sums = self._roles.setdefault(role, (_Sum(), _Sum(), _Sum()))
            for one, chance in zip(sums, (start, then[-1][seat], then[-1][seat] - luck), strict=True):
                one.add(chance - fair)

    def statistics(self) -> Statistics:
        deeds = [
            Deed(
                card=card,
                verb=verb,
                offered=self._offered[card, verb],
                times=self._changes[card, verb].n if (card, verb) in self._changes else 0,
                change=self._changes.get((card, verb), _Sum()).mean(),
                worth=self._worths[card, verb].mean() if (card, verb) in self._worths else None,
            )
            for card, verb in self._offered
        ]
        return Statistics(
            title=self._title.name,
            modules=names(self._title.modules),
            content=self._title.content,
            judge=self._advisor.identity,
            games=self._games,
            cards=tuple(sorted(deeds, key=lambda deed: (deed.card, -deed.times, deed.verb))),
            roles=tuple(
                Role(role, sums[0].n, *(one.mean() for one in sums)) for role, sums in sorted(self._roles.items())
            ),
        )


def _drawn(event: Any) -> list[tuple[int, str]]:
    """Who drew which cards."""
    found: list[tuple[int, str]] = []
    for field in event.drawn:
        cards = getattr(event, field)
        found += [(event.seat, card) for card in ([cards] if isinstance(cards, str) else cards or ())]
    return found
