"""Boards of square cells as sets of bits: a set of cells is one int, so that copying costs nothing and what holds for
all cells at once is a few operations.

A cell's number is `row * stride + column`; the stride has one column more than the board, which is never used, so that
nothing runs over an edge to the next row.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_BITS: Final = [tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)]

Offsets = tuple[int, ...]
"""A tile turned some way: its cells, counted from the top left corner of its box."""


class Grid:
    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.stride = columns + 1
        self.size = rows * self.stride
        self.all = sum(((1 << columns) - 1) << row * self.stride for row in range(rows))

    def cell(self, row: int, column: int) -> int:
        """The number of a cell."""
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            raise ValueError(f"no cell {row},{column} on a board of {self.rows} x {self.columns}")
        return row * self.stride + column

    def place(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell."""
        return divmod(cell, self.stride)

    def around(self, cells: int) -> int:
        """These cells and the up to 8 around each."""
        wide = cells | cells << 1 | cells >> 1
        return (wide | wide << self.stride | wide >> self.stride) & self.all

    def turns(self, shape: Iterable[tuple[int, int]]) -> list[Offsets]:
        """A tile (rows and columns of its cells) in each way it can be turned; ways that look the same are one."""
        cells = list(shape)
        found: list[Offsets] = []
        for _ in range(4):
            top, left = min(row for row, _ in cells), min(column for _, column in cells)
            offsets = tuple(sorted((row - top) * self.stride + column - left for row, column in cells))
            if offsets not in found:
                found.append(offsets)
            cells = [(column, -row) for row, column in cells]
        return found

    def fits(self, tile: Offsets, free: int) -> int:
        """Where the corner of a tile can lie so that all its cells are free."""
        corners = free >> tile[0]
        for offset in tile[1:]:
            corners &= free >> offset
        return corners

    def meets(self, tile: Offsets, area: int) -> int:
        """Where the corner of a tile can lie so that at least one of its cells is in an area."""
        corners = area >> tile[0]
        for offset in tile[1:]:
            corners |= area >> offset
        return corners

    def covers(self, tile: Offsets, corners: int) -> int:
        """The cells that a tile covers if its corner lies on one of these."""
        cells = 0
        for offset in tile:
            cells |= corners << offset
        return cells

    def lies(self, tile: Offsets, free: int, areas: Iterable[int]) -> int:
        """Where the corner of a tile can lie so that all its cells are free and one of them is in each area."""
        corners = self.fits(tile, free)
        for area in areas:
            if not corners:
                break
            corners &= self.meets(tile, area)
        return corners


def covered(tile: Offsets, corner: int) -> int:
    """The cells of a tile whose corner lies there."""
    cells = 0
    for offset in tile:
        cells |= 1 << corner + offset
    return cells


def joined(areas: tuple[int, ...], cell: int, near: int) -> tuple[int, ...]:
    """A network after a cell was added: of each connected part its cells and those around. `near` is the same of the
    cell."""
    together = near
    apart: list[int] = []
    for area in areas:
        if area & cell:
            together |= area
        else:
            apart.append(area)
    return (*apart, together)


def reach(areas: tuple[int, ...], start: int, near: int) -> int:
    """All cells connected with a set of cells: next to it, or next to a part of the network that is next to it. `near`
    are the cells themselves and those around."""
    found = near
    for area in areas:
        if area & start:
            found |= area
    return found


def picked(items: Sequence[T], cells: int) -> list[T]:
    """The items, listed by cell, of these cells."""
    assert isinstance(items, list)  # compiled rules look things up in a list without making a number an object
    found: list[T] = []
    first = 0
    for byte in cells.to_bytes(cells.bit_length() + 7 >> 3, "little"):
        if byte:
            for bit in _BITS[byte]:
                found.append(items[first + bit])  # noqa: PERF401 - a list for each byte would cost more
        first += 8
    return found


def each(cells: int) -> Iterator[int]:
    """The numbers of the cells of a set, ascending."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low
