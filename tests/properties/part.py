"""What a title brings to the properties: its own small part. The properties themselves know no title."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol

from stead import Event, Table
from stead.kernel.title import Setting


class Witness(Protocol):
    """Somebody who watches a game from a seat (None: from beside the table) and remembers what could be seen."""

    def watch(self, table: Table, view: dict[str, Any]) -> list[str]:
        """Take in what happened since the last look. What was shown or told and could not be known is a leak."""
        ...


class Part(Protocol):
    name: str
    """Of the title, or of the module that it is played with."""
    title: Any
    length: int
    """How long a game is: so many fewer of them are played."""
    rules: str | tuple[str, ...]
    """How its rules are called."""
    idle: tuple[str, ...]
    fierce: tuple[str, ...]
    """Choices that somebody busy leaves out, and those that somebody fierce prefers: how their keys begin."""
    kinds: tuple[str, ...]
    phases: tuple[str, ...]
    events: ModuleType
    """Everything that is asked, the phases in which it is, and everything that is told."""
    actions: int
    """There are fewer in its closed list."""
    together: bool
    """Whether several seats are ever asked at once."""
    words: tuple[str, ...]
    """Words that a position may hold, if in another place."""

    # Beginning

    def settings(self, count: int) -> Sequence[Setting]:
        """The table options that so many players can choose from."""
        ...

    def more(self, luck: random.Random, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        """Options that are no list to choose from, for these seats."""
        ...

    def crowded(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> dict[str, Any]:
        """A position from the thick of the game."""
        ...

    # What must be on the table, counted without the help of the rules

    def misplaced(self, game: Any) -> list[str]:
        """What is missing, there twice, or lies where it cannot lie."""
        ...

    def unfinished(self, game: Any) -> list[str]:
        """Why a game that is over could not be."""
        ...

    def supplies(self, game: Any) -> Counter[tuple[int, str]]:
        """By seat and good."""
        ...

    def told(self, events: Iterable[Event]) -> Counter[tuple[int, str]]:
        """How the supplies changed, as the events tell it."""
        ...

    # What can be chosen

    def keys(self, luck: random.Random) -> list[str]:
        """Keys of every form there is, about every thing there is; where those are too many, some."""
        ...

    def likeness(self, table: Table) -> Any:
        """What a position is like, and what was told of the last choice, when things that nobody can tell apart are the
        same thing."""
        ...

    # What is hidden

    def witness(self, seat: int | None) -> Witness: ...

    def aloud(self, game: Any, seat: int, key: str) -> Any:
        """What everybody perceives of a choice in any case: the key itself if it is named aloud, else a hint of it."""
        ...

    def own(self, game: Any, seat: int) -> Any:
        """What a seat knows of itself."""
        ...
