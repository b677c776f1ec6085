"""Acts made once for a side of the board: listing them is looking them up by number."""

from typing import Any, TypeVar

from stead.kit.grid import Offsets, covered, each
from stead.titles.founders.acts import At, Named
from stead.titles.founders.board import Board
from stead.titles.founders.box import Box

N = TypeVar("N", bound=Named)


class Menu:
    def __init__(self, box: Box, board: Board) -> None:
        self._board = board
        self._names: dict[str, list[str]] = {
            "cell": board.names,
            "card": box.cards,
            "advisor": [advisor.name for advisor in box.advisors],
            "building": [building.name for building in box.prestige],
            "race": [race.name for race in box.races],
            "resource": [resource.name for resource in box.resources],
        }
        self._numbers = {kind: {name: i for i, name in enumerate(names)} for kind, names in self._names.items()}
        self._numbers["cell"] = board.numbers
        self._made: dict[tuple[type[Named], Any], list[Any]] = {}
        self.at = [At(name, 1 << cell, [name]) for cell, name in enumerate(board.names)]
        self._tiles: dict[tuple[Offsets, ...], list[list[At]]] = {}

    def all(self, kind: type[N], terms: Any = None) -> list[N]:
        """The acts of a kind, on these terms, by the number of what they are about."""
        try:
            return self._made[kind, terms]
        except KeyError:
            make: Any = kind
            acts = self._made[kind, terms] = [make(i, name, terms) for i, name in enumerate(self._names[kind.of])]
            return acts

    def find(self, kind: type[N], name: str, terms: Any = None) -> N | None:
        number = self._numbers[kind.of].get(name)
        return None if number is None else self.all(kind, terms)[number]

    def tile(self, turns: list[Offsets]) -> list[list[At]]:
        """By turn and corner: a tile lies there."""
        key = tuple(turns)
        acts = self._tiles.get(key)
        if acts is None:
            acts = self._tiles[key] = [
                [self._lies(tile, number, corner) for corner in range(self._board.grid.size)]
                for number, tile in enumerate(turns)
            ]
        return acts

    def _lies(self, tile: Offsets, turn: int, corner: int) -> At:
        cells, names = covered(tile, corner), self._board.names
        known = [names[cell] for cell in each(cells) if cell < self._board.grid.size]
        return At(f"{names[corner]} {turn + 1}", cells, known)
