"""The city of Founders in a terminal: a map of cells three letters wide, or two where there is no room."""

from collections.abc import Collection, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from stead.cli.boards.founders_signs import Data, Signs
from stead.titles.founders.board import KINDS, LETTERS

GROUNDS = {
    "R": (" π ", "rgb(190,186,180) on rgb(74,72,72)"),
    "D": (" ∙ ", "rgb(214,184,116) on rgb(104,82,44)"),
    "F": (" ♣ ", "rgb(132,192,126) on rgb(32,68,38)"),
    "C": (" ~ ", "rgb(160,214,206) on rgb(44,96,96)"),
    "~": ("≈≈≈", "rgb(110,150,220) on rgb(22,40,92)"),
    "#": ("▓▓▓", "rgb(150,140,132) on rgb(40,38,38)"),
    "X": ("   ", "on rgb(18,18,20)"),
    ".": ("   ", ""),
}
"""What is printed on the board: a sign in the middle, and a colour."""
SITE = (" ♦ ", "rgb(230,214,160) on rgb(64,54,84)")
ROAD = ("░░░", "rgb(226,214,190) on rgb(120,104,84)")
GHOST = "■■■"
PLACES = {
    "red": "rgb(168,60,45)",
    "blue": "rgb(47,101,150)",
    "brown": "rgb(124,83,50)",
    "purple": "rgb(106,67,145)",
    "pink": "rgb(190,100,134)",
    "green": "rgb(52,120,62)",
    "yellow": "rgb(170,126,20)",
    "orange": "rgb(190,94,36)",
    "grey": "rgb(104,112,120)",
    "teal": "rgb(31,122,116)",
    "black": "rgb(64,60,72)",
    "white": "rgb(150,146,136)",
}
"""The grounds of prestige buildings."""
BORDER = 4
"""So much a panel takes."""


class Piece(NamedTuple):
    text: str
    style: str


class Window(NamedTuple):
    """A part of the map: rows and columns, the last ones not included."""

    top: int
    bottom: int
    left: int
    right: int


def place(name: str) -> tuple[int, int]:
    """Row and column of a cell, by its name."""
    return int(name[1:]) - 1, LETTERS.index(name[0])


def name(row: int, column: int) -> str:
    return f"{LETTERS[column]}{row + 1}"


def around(data: Data, cells: Collection[str], margin: int = 4) -> Window:
    """The cells with their surroundings."""
    rows = data["board"]["rows"]
    spots = [place(cell) for cell in cells]
    return Window(
        max(0, min(row for row, _ in spots) - margin),
        min(len(rows), max(row for row, _ in spots) + margin + 1),
        max(0, min(column for _, column in spots) - margin),
        min(len(rows[0]), max(column for _, column in spots) + margin + 1),
    )


class City:
    def __init__(self, signs: Signs, colours: Mapping[str, str]) -> None:
        self.signs = signs
        self.colours = colours
        """Of prestige buildings."""

    def width(self, data: Data, size: int) -> int:
        return size * len(data["board"]["rows"][0]) + 6

    def draw(
        self,
        data: Data,
        lit: Collection[str] = (),
        ghost: Collection[str] = (),
        size: int = 3,
        window: Window | None = None,
    ) -> Text:
        """The map. `lit` are cells that something can be done with, `ghost` those that something would lie on."""
        rows: list[str] = data["board"]["rows"]
        top, bottom, left, right = window or Window(0, len(rows), 0, len(rows[0]))
        pieces = self.pieces(data)
        letters = "".join(f" {letter} "[3 - size :] for letter in LETTERS[left:right])
        heading = Text(f"   {letters}", "dim")
        lines = [heading]
        for row in range(top, bottom):
            line = Text(f"{row + 1:>2} ", "dim")
            drawn: list[Piece] = []
            for column in range(left, right):
                cell = name(row, column)
                text, style = pieces.get(cell) or GROUNDS.get(rows[row][column], SITE)
                if cell in ghost:
                    text, style = GHOST, self.signs.paint(data["seat"])
                elif cell in lit and cell in pieces:
                    style += " underline reverse"
                elif cell in lit:
                    text, style = f"‹{text[1]}›", f"bold rgb(255,255,255) {style.partition(' ')[2]}"
                drawn.append(Piece(text, style))
            for style, run in groupby(drawn, key=lambda piece: piece.style):
                line.append("".join(piece.text[3 - size :] for piece in run), style)
            lines.append(line.append(f" {row + 1}", "dim"))
        return Text("\n", no_wrap=True).join([*lines, heading])

    def pieces(self, data: Data) -> dict[str, Piece]:
        """What lies on the cells."""
        signs = self.signs
        pieces = {cell: Piece(*ROAD) for cell in data["roads"]}
        for storage in data["storages"]:
            piece = Piece(
                signs.look(storage["owner"])[0] + signs.code(storage["resource"]), signs.paint(storage["owner"])
            )
            pieces |= dict.fromkeys(storage["cells"], piece)
        for player in data["players"]:
            seat = player["seat"]
            glyph = signs.look(seat)[0]
            pieces |= dict.fromkeys(player["houses"], Piece(f" {glyph}⌂", signs.paint(seat)))
            for cell in player["bridges"]:
                row, column = place(cell)
                side = "═" if data["board"]["rows"][row][column] == "~" else "∩"
                pieces[cell] = Piece(f"{side}{glyph}{side}", signs.paint(seat))
        for letter, building in zip(LETTERS.lower(), data["buildings"], strict=False):
            ground = PLACES.get(self.colours.get(building["building"], ""), PLACES["grey"])
            pieces |= dict.fromkeys(building["cells"], Piece(f"[{letter}]", f"bold rgb(255,255,255) on {ground}"))
        return pieces

    def legend(self, data: Data, width: int) -> Text:
        """What the signs mean, as far as this side of the board has them; none broken at the end of a line."""
        lines: list[Text] = []
        for meaning in self._meanings(data):
            if lines and lines[-1].cell_len + meaning.cell_len + 2 <= width:
                lines[-1].append("  ").append_text(meaning)
            else:
                lines.append(meaning)
        return Text("\n").join(lines)

    def _meanings(self, data: Data) -> Iterator[Text]:
        signs = self.signs
        printed = {kind for row in data["board"]["rows"] for kind in row}
        for kind, terrain in KINDS.items():
            if kind in printed:
                price = data["board"]["terrain"][terrain]["own"]
                yield self._meaning(GROUNDS[kind], f"{signs.voice.say('terrain', terrain=terrain)} {price}")
        yield Text(signs.say("prices"), "dim")
        for kind, word in (("~", "river"), ("#", "wall")):
            if kind in printed:
                yield self._meaning(GROUNDS[kind], signs.say(word))
        if printed - set(GROUNDS):
            yield self._meaning(SITE, signs.say("site"))
        yield self._meaning(ROAD, signs.say("road"))
        here = signs.look(0)[0]
        yield Text(f"{here}⌂ {signs.say('house')}", "dim")
        yield Text(f"═{here}═ {signs.say('bridge')}", "dim")
        if "#" in printed:
            yield Text(f"∩{here}∩ {signs.say('gate')}", "dim")
        yield Text(f"[a] {signs.say('building')}", "dim")
        yield Text(f"{signs.look(None)[0]} {signs.say('neutral')}", "dim")

    @staticmethod
    def _meaning(sign: tuple[str, str], word: str) -> Text:
        text, style = sign
        return Text.assemble((text, style), (f" {word}", "dim"))
