"""Maps of hexagons that grow: cells by axial coordinates, tiles of one or several cells, steps from tile to tile.

A cell is (q, r): q counts to the east, r to the south-east. Its six neighbours are one step in each direction; the
distance of two cells is the number of steps between them, whatever lies there.
"""

from collections.abc import Collection, Hashable, Iterable, Mapping
from typing import Generic, TypeVar

Cell = tuple[int, int]
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from the east. The first three are all ways that two cells can lie together."""

T = TypeVar("T", bound=Hashable)


def beside(cell: Cell, direction: Cell) -> Cell:
    return cell[0] + direction[0], cell[1] + direction[1]


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around one, clockwise from the east."""
    return [beside(cell, direction) for direction in DIRECTIONS]


def around(cells: Collection[Cell]) -> list[Cell]:
    """The cells next to a tile, each once: 6 of a single one, 8 of a pair."""
    found = dict.fromkeys(near for cell in cells for near in neighbours(cell))
    return [cell for cell in found if cell not in cells]


def distance(a: Cell, b: Cell) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def between(some: Iterable[Cell], others: Collection[Cell]) -> int:
    """The distance of the nearest cells of two tiles."""
    return min(distance(a, b) for a in some for b in others)


def pairs(cell: Cell) -> list[tuple[Cell, Cell]]:
    """The tiles of two cells of which this one is the first half."""
    return [(cell, beside(cell, direction)) for direction in DIRECTIONS[:3]]


def sides(cell: Cell, covered: Collection[Cell]) -> int:
    """How many sides of a cell touch what is covered."""
    return sum(near in covered for near in neighbours(cell))


class Map(Generic[T]):
    """Tiles by name, and what lies next to what. A tile is one place to stand, however many cells it has."""

    def __init__(self, tiles: Mapping[T, Collection[Cell]]) -> None:
        self.cells: dict[T, Collection[Cell]] = {}
        self.tile: dict[Cell, T] = {}
        """By cell: the tile that lies there."""
        self.touched: dict[Cell, int] = {}
        """By empty cell: how many of its sides touch a tile; those that none touches are left out."""
        self.next_to: dict[T, list[T]] = {}
        self._within: dict[tuple[T, int], tuple[T, ...]] = {}
        for tile, cells in tiles.items():
            self._lay(tile, cells)
        for tile in tiles:
            self.next_to[tile] = self._next_to(tile)

    def grown(self, tile: T, cells: Collection[Cell]) -> "Map[T]":
        """Another map, with one more tile."""
        found: Map[T] = Map({})
        found.cells = {**self.cells}
        found.tile = {**self.tile}
        found.touched = {**self.touched}
        found.next_to = {**self.next_to}
        found._lay(tile, cells)
        found.next_to[tile] = near = found._next_to(tile)
        for other in near:
            found.next_to[other] = found._next_to(other)
        return found

    def _lay(self, tile: T, cells: Collection[Cell]) -> None:
        self.cells[tile] = cells
        for cell in cells:
            self.tile[cell] = tile
            self.touched.pop(cell, None)
        for cell in cells:
            for near in neighbours(cell):
                if near not in self.tile:
                    self.touched[near] = self.touched.get(near, 0) + 1

    def _next_to(self, tile: T) -> list[T]:
        return list(dict.fromkeys([self.tile[cell] for cell in around(self.cells[tile]) if cell in self.tile]))

    def free(self, sides: int = 1) -> list[Cell]:
        """The empty cells with so many sides next to a tile, in an order that does not depend on how the map came
        about."""
        return sorted([cell for cell, n in self.touched.items() if n >= sides])

    def steps(self, start: T, most: int, through: Collection[T] | None = None) -> dict[T, int]:
        """The tiles that can be reached in so many steps, and in how many; only `through` these, if it matters, though
        the last step may lead elsewhere."""
        found = {start: 0}
        edge = [start]
        for step in range(1, most + 1):
            onward: list[T] = []
            for tile in edge:
                if through is None or tile in through or tile == start:
                    onward += [near for near in self.next_to[tile] if near not in found]
                    found.update(dict.fromkeys(onward, step))
            edge = onward
        del found[start]
        return found

    def within(self, start: T, most: int) -> tuple[T, ...]:
        """The tiles that can be reached in so many steps, found once: a map that grows is another map."""
        found = self._within.get((start, most))
        if found is None:
            found = self._within[start, most] = tuple(self.steps(start, most))
        return found

    def path(self, start: T, end: T) -> list[T]:
        """A shortest way, both ends included; empty if there is none."""
        came: dict[T, T] = {start: start}
        edge = [start]
        while edge and end not in came:
            onward: list[T] = []
            for tile in edge:
                for near in self.next_to[tile]:
                    if near not in came:
                        came[near] = tile
                        onward.append(near)
            edge = onward
        if end not in came:
            return []
        way = [end]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way[::-1]
