"""Options made once for a side of the board: listing them is looking them up by cell."""

from stead.kernel.decision import Option
from stead.kernel.grid import Offsets, covered, each
from stead.titles.founders.board import Board


class Menu:
    def __init__(self, board: Board) -> None:
        self._board = board
        names = board.names
        self.road = [Option(f"road {name}", ("road", cell), (f"cell:{name}",)) for cell, name in enumerate(names)]
        self.house = [Option(f"house {name}", ("house", cell), (f"cell:{name}",)) for cell, name in enumerate(names)]
        self.bridge = [Option(f"bridge {name}", ("bridge", cell), (f"cell:{name}",)) for cell, name in enumerate(names)]
        self.gate = [Option(f"gate {name}", ("gate", cell), (f"cell:{name}",)) for cell, name in enumerate(names)]
        self.at = [Option(f"at {name}", cell, (f"cell:{name}",)) for cell, name in enumerate(names)]
        self._tiles: dict[tuple[Offsets, ...], list[list[Option]]] = {}

    def tile(self, turns: list[Offsets]) -> list[list[Option]]:
        """By turn and corner: a tile lies there. Its name is its corner and how it is turned; its value the cells."""
        key = tuple(turns)
        options = self._tiles.get(key)
        if options is None:
            options = self._tiles[key] = [
                [self._lies(tile, number, corner) for corner in range(self._board.grid.size)]
                for number, tile in enumerate(turns)
            ]
        return options

    def _lies(self, tile: Offsets, turn: int, corner: int) -> Option:
        cells = covered(tile, corner)
        names = self._board.names
        known = [names[cell] for cell in each(cells) if cell < self._board.grid.size]
        return Option(f"at {names[corner]} {turn + 1}", cells, tuple(f"cell:{name}" for name in known))
