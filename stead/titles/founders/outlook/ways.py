"""How far things are from each other, counted in roads still to be laid.

It is found for all cells at once: what is connected with a set of cells, then what would be connected with one more
road, with two, and so on.
"""

from stead.kit.grid import each
from stead.titles.founders.state import PIECES, Game

Layers = list[tuple[int, float]]
"""Cells, and what each of them is worth: a cell's worth is the sum over its layers."""

DEPTH = 9
"""Roads further away than this are no prospect."""
FAR = 12
BRIDGE = 3
"""So many roads does a bridge or gate count as."""


class Ways:
    def __init__(self, game: Game) -> None:
        self._grid = game.board.grid
        self._land = game.free
        water = (game.board.river | game.board.wall) & ~game.occupied
        self._water = [water if player.bridges.bit_count() < PIECES else 0 for player in game.players]
        """By seat: rivers and walls on which a bridge or gate could still be built."""
        self._ways = [(game.ways(player.seat), player.areas) for player in game.players]
        self._rings: dict[tuple[int, int], list[int]] = {}

    def rings(self, seat: int, cells: int) -> list[int]:
        """By number of further roads: everything that would be connected, for a player, with these cells."""
        found = self._rings.get((seat, cells))
        if found is None:
            found = self._rings[seat, cells] = self._spread(seat, cells)
        return found

    def _spread(self, seat: int, cells: int) -> list[int]:
        around, land, water = self._grid.around, self._land, self._water[seat]
        ways, areas = self._ways[seat]
        near, found = around(cells), list[int]()
        while True:
            here = near & ways
            for area in areas:
                if area & here:
                    near |= area
            found.append(near)
            if len(found) > DEPTH:
                return found
            spread = near & land
            if len(found) >= BRIDGE:
                spread |= found[-BRIDGE] & water
            near |= around(spread)

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
        return roads & self._land, bridges & self._water[seat]


def heat(layers: Layers, area: int) -> dict[int, float]:
    """The sum of the layers over each cell of an area; cells without any are left out."""
    found: dict[int, float] = {}
    for cells, worth in layers:
        for cell in each(cells & area):
            found[cell] = found.get(cell, 0.0) + worth
    return found
