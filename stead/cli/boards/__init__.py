"""Boards: how a title's table looks in a terminal. All else in the terminal is the same for every title."""

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from stead.cli.boards.settlers import SettlersBoard
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.text import Voice


class Board(Protocol):
    SEATS: tuple[str, ...]
    """The names of all seats there are."""

    def __init__(self, voice: Voice, speech: Any, title: Title[Any]) -> None: ...

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

    def draw(
        self, data: dict[str, Any], labels: Sequence[Text], lit: Collection[str], width: int
    ) -> list[RenderableType]:
        """The table as a view has it. `lit` are the things that options touch."""
        ...

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        """Scores taken apart, places, tie-breaks."""
        ...

    def cards(self) -> list[str]:
        """The ids of everything that can be asked about."""
        ...


BOARDS: dict[str, type[Board]] = {"settlers": SettlersBoard}


def board_of(title: str) -> type[Board]:
    return BOARDS[title]
