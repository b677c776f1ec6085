"""Options by the hundred: cells by what can be done with them, tiles by how they can be turned."""

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from stead.cli.boards.founders_city import place
from stead.cli.boards.founders_signs import Signs
from stead.kernel.decision import Decision, Option
from stead.text import FoundersSpeech

IN, CORNER, OUTSIDE, OUT = "██", "▓▓", "░░", "  "
"""A cell of a tile; its corner, in the tile or beside it; any other cell."""


class Ways:
    def __init__(self, signs: Signs, speech: FoundersSpeech) -> None:
        self.signs = signs
        self.speech = speech

    def crowd(self, decision: Decision, options: Sequence[Option]) -> RenderableType | None:
        """Many options of one verb, if they are places."""
        words = options[0].key.split()
        if f"cell:{words[-1]}" in options[0].about:
            return self._cells(decision, options)
        if words[0] == "at":
            return self._tiles(options)
        return None

    def _cells(self, decision: Decision, options: Sequence[Option]) -> RenderableType:
        """Under each sentence that is the same but for the cell: the cells."""
        found: dict[str, list[str]] = {}
        for option in options:
            cell = option.key.split()[-1]
            found.setdefault(self.speech.option(decision, option).replace(cell, "…", 1), []).append(cell)
        verb = options[0].key.partition(" ")[0]
        if len(found) == 1:
            sentence, cells = found.popitem()
            head = Text.assemble(("  ▸ ", "bold cyan"), sentence, (f"  {verb} …", "dim"))
            return Group(head, Padding(Text(" ".join(cells)), (0, 0, 0, 4)))
        return _by_kind(found, f"{verb} …")

    def _tiles(self, options: Sequence[Option]) -> RenderableType:
        """How the tile can be turned; then by corner which of that is possible."""
        turns: dict[str, Option] = {}
        corners: dict[str, list[str]] = {}
        for option in options:
            _, corner, turn = option.key.split()
            turns.setdefault(turn, option)
            corners.setdefault(corner, []).append(turn)
        found: dict[str, list[str]] = {}
        for corner in sorted(corners, key=place):
            found.setdefault(" ".join(sorted(corners[corner])), []).append(corner)
        parts: list[RenderableType] = [Text(self.signs.say("ways", places=len(options)), "dim")]
        pictures = [Text.assemble((f"{turn}\n", "bold cyan"), picture(turns[turn])) for turn in sorted(turns)]
        parts.append(Padding(Columns(pictures, padding=(0, 4)), (0, 0, 0, 4)))
        turned = {self.signs.say("turned", ways=ways): cells for ways, cells in sorted(found.items())}
        return Group(*parts, _by_kind(turned, "at … …"))


def picture(option: Option) -> Text:
    """A tile as it would lie, with its corner."""
    row, column = place(option.key.split()[1])
    cells = {place(thing.removeprefix("cell:")) for thing in option.about}
    bottom, right = max(r for r, _ in cells), max(c for _, c in cells)
    text = Text()
    for r in range(row, bottom + 1):
        for c in range(column, right + 1):
            corner = (r, c) == (row, column)
            inside = (r, c) in cells
            text.append((CORNER if inside else OUTSIDE) if corner else IN if inside else OUT)
        text.append("\n")
    return text


def _by_kind(found: Mapping[str, Sequence[str]], notation: str) -> RenderableType:
    """The cells of each kind, under their notation."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(Text(f"    {notation}", "dim"))
    for kind, cells in found.items():
        grid.add_row(Text.assemble(("  ▸ ", "bold cyan"), kind), Text(" ".join(cells)))
    return grid
