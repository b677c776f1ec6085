"""A side of the board: its cells by kind, and how tiles can lie on it. Nothing here changes during a game."""

from collections.abc import Sequence

from stead.kit.grid import Grid, Offsets
from stead.titles.founders.cards import TERRAINS, Building, Price, Resource, Terrain, WrittenBoard

KINDS: dict[str, Terrain] = {"R": "ruins", "D": "desert", "F": "forest", "C": "coast"}
RIVER, WALL, DARK, OFF = "~", "#", "X", "."
SITES = "KNWT"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Board:
    def __init__(
        self,
        written: WrittenBoard,
        prices: dict[Terrain, Price],
        resources: Sequence[Resource],
        buildings: Sequence[Building],
    ) -> None:
        grid = self.grid = Grid(len(written.rows), len(written.rows[0]))
        self.side = written.side
        self.rows = written.rows
        self.written = written
        cells = [(row, column) for row in range(grid.rows) for column in range(grid.columns)]
        kinds = {grid.cell(row, column): written.rows[row][column] for row, column in cells}

        def of(characters: str) -> int:
            return sum(1 << cell for cell, kind in kinds.items() if kind in characters)

        self.terrain = {KINDS[character]: of(character) for character in KINDS}
        self.land = sum(self.terrain.values())
        """Where roads, houses, storages and prestige buildings can lie."""
        self.river = of(RIVER)
        self.wall = of(WALL)
        self.names = [self._name(grid.place(cell)) for cell in range(grid.size)]
        """The name of each cell, as on a chess board: column and row."""
        self.numbers = {self.names[cell]: cell for cell in kinds}
        letters = sorted({letter for row in written.districts for letter in row} - {OFF})
        self.districts = [
            sum(1 << grid.cell(row, column) for row, column in cells if written.districts[row][column] == letter)
            for letter in letters
        ]
        self.letters = letters
        self.difficulty = written.difficulty
        self.starts = {
            int(number): sum(1 << grid.cell(*cell) for cell in places) for number, places in written.starts.items()
        }
        self.near = [grid.around(1 << cell) & grid.all for cell in range(grid.size)]
        """Each cell and those around it."""
        self._around: dict[int, int] = {}
        self.own_price = self._prices({terrain: price.own for terrain, price in prices.items()})
        self.access_price = self._prices({terrain: price.access for terrain, price in prices.items()})
        self.affordable = [
            sum(1 << cell for cell in range(grid.size) if 0 < self.own_price[cell] <= coins) for coins in range(10)
        ]
        """By coins: the cells on which so many are enough for an own basic storage."""
        self.follow = sum(self.terrain[terrain] for terrain in TERRAINS if prices[terrain].follow)
        """Where a Trade follow may be made (FG-TRF-02)."""
        self.storage_tiles = [self._tiles([resource.shape for resource in resources], over) for over in (False, True)]
        self.building_tiles = [self._tiles([building.shape for building in buildings], over) for over in (False, True)]
        """The ways tiles can lie: turned, and (second) turned over as well (FG-Q-58)."""
        self.sites: list[list[int]] = [[] for _ in buildings]
        """By building: the cells of each site it may stand on (FG-PRE-14..16)."""
        names = [building.name for building in buildings]
        for site in written.sites:
            for name in site.buildings:
                self.sites[names.index(name)].append(sum(1 << grid.cell(*cell) for cell in site.cells))

    def around(self, piece: int) -> int:
        """The cells of a piece and those around it: found once, as pieces can lie at so many places only."""
        found = self._around.get(piece)
        if found is None:
            found = self._around[piece] = self.grid.around(piece)
        return found

    def spots(self, tile: Offsets) -> list[tuple[int, int]]:
        """Rows and columns of a tile, counted from its corner."""
        return [self.grid.place(offset) for offset in tile]

    def _tiles(self, shapes: Sequence[Sequence[str]], over: bool) -> list[list[Offsets]]:
        tiles: list[list[Offsets]] = []
        for shape in shapes:
            turns = self.grid.turns(drawn(shape))
            mirrored = self.grid.turns([(row, -column) for row, column in drawn(shape)]) if over else []
            tiles.append([*turns, *(turn for turn in mirrored if turn not in turns)])
        return tiles

    @staticmethod
    def _name(place: tuple[int, int]) -> str:
        row, column = place
        return f"{LETTERS[column]}{row + 1}"

    def _prices(self, by_terrain: dict[Terrain, int]) -> list[int]:
        """By cell."""
        prices = [0] * self.grid.size
        for cell in range(self.grid.size):
            for terrain, price in by_terrain.items():
                if self.terrain[terrain] >> cell & 1:
                    prices[cell] = price
        return prices

    def district(self, cells: int) -> int:
        """The area of the district in which these cells lie; 0 for none (the Ghost Fortress may stand between)."""
        for area in self.districts:
            if area & cells:
                return area
        return 0


def drawn(shape: Sequence[str]) -> list[tuple[int, int]]:
    """The cells of a little picture."""
    return [(row, column) for row, line in enumerate(shape) for column, mark in enumerate(line) if mark == "#"]
