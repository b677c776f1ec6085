"""Boards: how a title's table looks in a terminal. All else in the terminal is the same for every title."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from stead.cli.boards.colonists import ColonistsBoard
from stead.cli.boards.founders import FoundersBoard
from stead.cli.boards.north import NorthBoard
from stead.cli.boards.settlers import SettlersBoard
from stead.kernel.decision import Decision, Option
from stead.kernel.table import Table
from stead.text import Voice


class Board(Protocol):
    VERBS: tuple[str, ...]
    """In which order options are listed; those with other verbs follow as they are."""
    EXAMPLE: tuple[str, str]
    """For the help: a choice in notation, and the id of a rule."""

    def __init__(self, voice: Voice, speech: Any, title: Any, seats: Sequence[str]) -> None: ...

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

    def table(
        self, data: dict[str, Any], labels: Sequence[Text], lit: Collection[str], news: RenderableType, width: int
    ) -> Iterable[RenderableType]:
        """Everything, from above to below: what lies between the players, opponents, one's own side (a spectator has
        none), and the end of the log where there is room. `lit` is what options touch."""
        ...

    def crowd(self, decision: Decision, options: Sequence[Option]) -> RenderableType | None:
        """A great many options of one verb in less room than a line each, if there is a way."""
        ...

    def preview(self, option: Option, data: dict[str, Any]) -> RenderableType | None:
        """How the table would look, where that says more than words."""
        ...

    def final(self, table: Table, labels: Sequence[Text]) -> list[RenderableType]:
        """Scores taken apart, places, tie-breaks."""
        ...

    def cards(self) -> list[str]:
        """The ids of all cards."""
        ...

    def picture(self, id: str) -> RenderableType | None:
        """What is drawn on a card."""
        ...

    def about(self, word: str, data: dict[str, Any]) -> RenderableType | None:
        """What can be said of anything else on the table."""
        ...


BOARDS: dict[str, type[Board]] = {
    "settlers": SettlersBoard,
    "founders": FoundersBoard,
    "colonists": ColonistsBoard,
    "north": NorthBoard,
}


def board_of(title: str) -> type[Board]:
    return BOARDS[title]
