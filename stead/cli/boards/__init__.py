"""Boards: how a title's table looks in a terminal. All else in the terminal is the same for every title."""

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from stead.cli.boards.settlers import SettlersBoard
from stead.kernel.events import Event
from stead.kernel.table import Table
from stead.text import Voice


class Board(Protocol):
    SEATS: tuple[str, ...]
    """The names of all seats there are."""
    VERBS: tuple[str, ...]
    """In which order options are listed; those with other verbs follow as they are."""

    def __init__(self, voice: Voice, speech: Any, title: Any) -> None: ...

    @staticmethod
    def counts(title: Any) -> dict[str, int]:
        """How much content there is, for `stead check`."""
        ...

    def badge(self, seat: str) -> Text:
        """A seat's glyph and name in its colour."""
        ...

    def head(self, data: dict[str, Any]) -> Text:
        """Where in the game we are, in one line."""
        ...

    def others(self, data: dict[str, Any], labels: Sequence[Text], lit: Collection[str], width: int) -> RenderableType:
        """What is not the viewer's own: opponents and what lies between the players. `lit` is what options touch."""
        ...

    def own(
        self, data: dict[str, Any], labels: Sequence[Text], lit: Collection[str], width: int
    ) -> RenderableType | None:
        """The viewer's own side of the table; a spectator has none."""
        ...

    def is_heading(self, event: Event) -> bool:
        """Does a new part of the game begin with it?"""
        ...

    def merge(self, first: Event, second: Event) -> Event | None:
        """Two events as one, where the log says it shorter so."""
        ...

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        """Scores taken apart, places, tie-breaks."""
        ...

    def cards(self) -> list[str]:
        """The ids of all cards."""
        ...

    def about(self, word: str) -> RenderableType | None:
        """What can be said of anything else on the table."""
        ...


BOARDS: dict[str, type[Board]] = {"settlers": SettlersBoard}


def board_of(title: str) -> type[Board]:
    return BOARDS[title]
