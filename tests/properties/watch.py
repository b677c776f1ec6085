"""Properties: what holds in every game, at every decision.

One corpus of games is played, each game once, and all properties watch it (`test_corpus.py`). A property is a function
with one of three marks; its name says what must hold, and `assert` what does.

    @at_decisions(0.3)                            # looks at about so many of the decisions, and at the end of the game;
                                                  # where games are long, at so many fewer
    def pop_after_push_is_the_identity(moment: Moment, luck: Random) -> None: ...

    @all_along                                    # follows a game from its beginning, and remembers
    def nobody_learns_a_secret(game: Start) -> Watching: ...

    @afterwards                                   # looks back when the game is over
    def a_game_can_be_taken_back(story: Story, luck: Random) -> None: ...

What several want to know of a moment is worked out once. A property may push and pop at the table, but must leave it as
it was. Each has a luck of its own, told by the game and its name, so that it does the same whoever else watches.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from stead import Table
from tests.properties.play import PARTS, Start
from tests.properties.same import bytes_of, encode

Watching = Generator[None, "Moment", None]


class Moment:
    """A table at a decision, or at the end, and what is known of it by now."""

    def __init__(self, game: Start, table: Table, number: int) -> None:
        self.game = game
        self.part = game.part
        self.table = table
        self.number = number
        """How many choices were made before."""
        self.seats = range(len(game.seats))
        self.onlookers = (*self.seats, None)
        self._shown: dict[int | None, dict[str, Any]] = {}
        self._views: dict[int | None, bytes] = {}

    @cached_property
    def bytes(self) -> bytes:
        return bytes_of(self.table)

    def shown(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees, to be read only."""
        if seat not in self._shown:
            self._shown[seat] = self.table.view(seat).data()
        return self._shown[seat]

    def view(self, seat: int | None) -> bytes:
        if seat not in self._views:
            self._views[seat] = encode(self.shown(seat))
        return self._views[seat]


def view(table: Table, seat: int | None) -> bytes:
    return encode(table.view(seat).data())


@dataclass
class Story:
    """A game that is over."""

    game: Start
    moments: list[bytes] = field(default_factory=list)
    """The table at every decision, and at the end."""

    def ended(self) -> Table:
        """At its end, untouched: nobody copied it, took anything back or asked what happened."""
        *_, table = self.game.play()
        return table


@dataclass(frozen=True)
class Property:
    look: Callable[..., Any]
    titles: frozenset[str]
    kind: str
    share: float = 1.0
    least: int = 1
    """Seats."""

    @property
    def name(self) -> str:
        return self.look.__name__


PROPERTIES: list[Property] = []


def _mark(kind: str, share: float, titles: Iterable[str], least: int) -> Callable[[Any], Any]:
    def mark(look: Any) -> Any:
        PROPERTIES.append(Property(look, frozenset(titles), kind, share, least))
        return look

    return mark


def at_decisions(share: float = 1.0, titles: Iterable[str] = PARTS, least: int = 1) -> Callable[[Any], Any]:
    return _mark("at decisions", share, titles, least)


def all_along(titles: Iterable[str] = PARTS, least: int = 1) -> Callable[[Any], Any]:
    return _mark("all along", 1.0, titles, least)


def afterwards(share: float = 1.0, titles: Iterable[str] = PARTS, least: int = 1) -> Callable[[Any], Any]:
    """`share`: of the games."""
    return _mark("afterwards", share, titles, least)


# Watching a game


def watch(game: Start, properties: Iterable[Property]) -> tuple[dict[str, int], dict[str, Exception]]:
    """Play a game before the eyes of these properties: how often each looked, and the first fault that it found."""
    watchers = [_Watcher(game, one) for one in properties if game.title in one.titles and len(game.seats) >= one.least]
    story = Story(game)
    for number, table in enumerate(game.play()):
        moment = Moment(game, table, number)
        story.moments.append(moment.bytes)
        for watcher in watchers:
            watcher.see(moment)
    for watcher in watchers:
        watcher.look_back(story)
    looks = {watcher.property.name: watcher.looks for watcher in watchers}
    return looks, {watcher.property.name: watcher.found for watcher in watchers if watcher.found is not None}


class _Watcher:
    """A property during one game, up to the first thing it finds."""

    def __init__(self, game: Start, watching: Property) -> None:
        self.property = watching
        self.share = watching.share / game.part.length
        self.luck = Random(f"{game.seed} {watching.name}")
        self.looks = 0
        self.found: Exception | None = None
        if watching.kind == "all along":
            self.following: Watching = watching.look(game)
            next(self.following)

    def see(self, moment: Moment) -> None:
        if self.property.kind == "all along":
            self._try(f"decision {moment.number}", self.following.send, moment)
        elif self.property.kind == "at decisions" and (moment.table.over or self.luck.random() < self.share):
            self._try(f"decision {moment.number}", self.property.look, moment, self.luck)

    def look_back(self, story: Story) -> None:
        if self.property.kind == "afterwards" and self.luck.random() < self.property.share:
            self._try("the end", self.property.look, story, self.luck)

    def _try(self, when: str, look: Callable[..., Any], *about: Any) -> None:
        if self.found is not None:
            return
        self.looks += 1
        try:
            look(*about)
        except Exception as error:
            error.add_note(f"{self.property.name}, at {when}")
            self.found = error
