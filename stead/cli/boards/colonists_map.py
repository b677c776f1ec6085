"""The map of Colonists in a terminal: rows of hexagons, each row half a cell to the right of the one above."""

from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from stead.cli.boards.colonists_signs import PLACES, Data, Signs
from stead.cli.boards.parts import LIT
from stead.titles.colonists.names import read_cell

LEAST, MOST = 4, 8
"""Half the width of a cell: less cannot be read, more is of no use."""
EDGE = "│"
LINES = 3
"""Of a cell: its name in two, and who stands there."""
Cell = tuple[int, int]


class Drawn(NamedTuple):
    """A cell: its lines, each with a style."""

    lines: list[Text]
    style: str


class Chart:
    def __init__(self, signs: Signs) -> None:
        self.signs = signs

    def draw(self, data: Data, lit: Collection[str], width: int) -> Text:
        """What lies where, who stands there, and (`lit`) what can be done with; a list where there is no room."""
        free = [cell for thing in lit if thing.startswith("cell:") if (cell := read_cell(thing[5:])) is not None]
        cells = [*(cell for place in data["land"] for cell in _cells(place)), *free]
        if not cells:
            return Text()
        left = min(2 * q + r for q, r in cells)
        right = max(2 * q + r for q, r in cells) + 2
        half = min(MOST, (width - 1) // (right - left))
        if half < LEAST:
            return Text("\n").join(self._listed(data, lit))
        drawn: dict[Cell, Drawn] = {cell: self._free(cell, 2 * half - 1) for cell in free}
        for place in data["land"]:
            first, *others = _cells(place)
            drawn[first] = self._tile(place, lit, 2 * half - 1)
            for cell in others:
                drawn[cell] = self._rest(drawn[first], place, 2 * half - 1)
        rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
        lines = [line for row in rows for line in self._row(drawn, row, left, half)]
        return Text("\n", no_wrap=True).join(lines)

    def _row(self, drawn: dict[Cell, Drawn], row: int, left: int, half: int) -> Iterator[Text]:
        across = sorted((cell for cell in drawn if cell[1] == row), key=lambda cell: cell[0])
        for number in range(LINES):
            line = Text()
            for cell in across:
                gap = (2 * cell[0] + row - left) * half - line.cell_len
                if line and gap:  # the tile before it ends here
                    line.append(EDGE.ljust(gap), "dim")
                else:
                    line.append(" " * gap)
                line.append(EDGE, "dim").append_text(drawn[cell].lines[number])
            yield line.append(EDGE, "dim")

    def _tile(self, place: Data, lit: Collection[str], width: int) -> Drawn:
        sign, style = PLACES[place["type"]]
        shining = f"place:{place['tile']}" in lit
        if shining:
            style += " bold underline"
        lines = [Text(part.ljust(width), style) for part in _shortened(self.called(place), width)]
        foot = Text(f"{LIT[0] if shining else ' '}{sign} ", style)
        foot.append_text(self.signs.whose(place["stewards"]))
        foot.append("".join(f" {self.signs.say(f'envoy-{name}')}" for name in place["envoys"]))
        foot.truncate(width)
        foot.append(" " * (width - foot.cell_len))
        foot.stylize_before(style)
        return Drawn([*lines, foot], style)

    def _rest(self, first: Drawn, place: Data, width: int) -> Drawn:
        """The other half of a market."""
        foot = Text(f" {PLACES[place['type']][0]}".ljust(width), first.style)
        return Drawn([*first.lines[:-1], foot], first.style)

    def _free(self, cell: Cell, width: int) -> Drawn:
        name = f"‹{cell[0]},{cell[1]}›".center(width)
        edge = Text("·" * width, "dim")
        return Drawn([edge, Text(name, "bold green"), edge], "dim")

    def called(self, place: Data) -> str:
        """A builder by what is built there: the sign says that it is one."""
        if place["type"] == "builder":
            return self.signs.words.called("building", place["place"].removeprefix("builder_"))
        return self.signs.words.place(place["tile"])

    def _listed(self, data: Data, lit: Collection[str]) -> Iterator[Text]:
        for place in data["land"]:
            sign, _ = PLACES[place["type"]]
            shining = f"place:{place['tile']}" in lit
            line = Text(f"{LIT[0] if shining else ' '} {sign} {self.called(place)} ")
            yield line.append_text(self.signs.whose(place["stewards"]))

    def legend(self, data: Data, width: int) -> Text:
        """What the signs mean; none broken at the end of a line."""
        there = dict.fromkeys(place["type"] for place in data["land"])
        meanings = [
            Text.assemble((f" {PLACES[type][0]} ", PLACES[type][1]), (f" {self.signs.say(f'sign-{type}')}", "dim"))
            for type in PLACES
            if type in there
        ]
        standing = [envoy["envoy"] for envoy in data["envoys"] if envoy["at"] is not None]
        called = self.signs.words.called
        meanings += [Text(f"{self.signs.say(f'envoy-{name}')} {called('envoy', name)}", "dim") for name in standing]
        lines: list[Text] = []
        for meaning in meanings:
            if lines and lines[-1].cell_len + meaning.cell_len + 2 <= width:
                lines[-1].append("  ").append_text(meaning)
            else:
                lines.append(meaning)
        return Text("\n").join(lines)


def _cells(place: Data) -> list[Cell]:
    return [cell for name in place["at"] if (cell := read_cell(name)) is not None]


def _shortened(name: str, width: int) -> Sequence[str]:
    """Two lines, as much as fits."""
    lines = wrap(name, width)
    if len(lines) > LINES - 1:
        lines = [lines[0], "".join(lines[1:])[: width - 1] + "…"]
    return [*lines, "", ""][: LINES - 1]
