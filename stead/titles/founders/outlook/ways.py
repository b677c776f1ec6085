"""How far things are from each other, counted in roads still to be laid.

It is found for all cells at once: what is connected with a set of cells, then what would be connected with one more
road, with two, and so on.
"""

from stead.kernel.grid import each
from stead.titles.founders.sight import Sight

Layers = list[tuple[int, float]]
"""Cells, and what each of them is worth: a cell's worth is the sum over its layers."""

DEPTH = 7
"""Roads further away than this are no prospect."""
FAR = 9
BRIDGE = 3
"""So many roads does a bridge or gate count as."""


class Rings:
    """By number of further roads: everything that would be connected, for a player, with a set of cells."""

    def __init__(self, sight: Sight, seat: int, cells: int) -> None:
        self._grid = sight.board.grid
        self.land = sight.free
        self.water = sight.water(seat)
        self._parts = list(sight.players[seat].parts)
        self._found = [self._joined(self._grid.around(cells))]

    def _joined(self, near: int) -> int:
        """With all parts of the network that it meets."""
        apart: list[int] = []
        found = near
        for part in self._parts:
            if part & near:
                found |= self._grid.around(part)
            else:
                apart.append(part)
        self._parts = apart
        return found

    def __getitem__(self, n: int) -> int:
        found = self._found
        while n >= len(found):
            spread = found[-1] & self.land
            if len(found) >= BRIDGE:
                spread |= found[-BRIDGE] & self.water
            found.append(self._joined(found[-1] | self._grid.around(spread)))
        return found[n]


class Ways:
    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._rings: dict[tuple[int, int], Rings] = {}

    def rings(self, seat: int, cells: int) -> Rings:
        found = self._rings.get((seat, cells))
        if found is None:
            found = self._rings[seat, cells] = Rings(self._sight, seat, cells)
        return found

    def distance(self, seat: int, cells: int, others: int, most: int = DEPTH) -> int:
        """Roads needed to connect these with others; FAR if there are too many."""
        rings = self.rings(seat, cells)
        for n in range(most + 1):
            if rings[n] & others:
                return n
        return FAR

    def between(self, seat: int, cells: int, others: int, distance: int) -> tuple[int, int]:
        """The free land on which a road would bring these nearer to others; and the rivers and walls on which a bridge
        or gate would."""
        here, there = self.rings(seat, cells), self.rings(seat, others)
        roads = bridges = 0
        for n in range(distance):
            roads |= here[n] & there[distance - 1 - n]
            if n <= distance - BRIDGE:
                bridges |= here[n] & there[distance - BRIDGE - n]
        return roads & here.land, bridges & here.water


def heat(layers: Layers, area: int) -> dict[int, float]:
    """The sum of the layers over each cell of an area; cells without any are left out."""
    found: dict[int, float] = {}
    for cells, worth in layers:
        for cell in each(cells & area):
            found[cell] = found.get(cell, 0.0) + worth
    return found
