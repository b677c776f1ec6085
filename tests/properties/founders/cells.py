"""Cells as plain sets of (row, column), read from the names on the board: slow, and with nothing of the engine's."""

from collections.abc import Iterable
from functools import cache

Cell = tuple[int, int]
Cells = frozenset[Cell]


def cell(name: str) -> Cell:
    return int(name[1:]) - 1, ord(name[0]) - ord("A")


def cells(names: Iterable[str]) -> Cells:
    return frozenset(cell(name) for name in names)


def name(place: Cell) -> str:
    row, column = place
    return f"{chr(ord('A') + column)}{row + 1}"


@cache
def _near(place: Cell) -> Cells:
    row, column = place
    return frozenset((row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1))


def around(places: Iterable[Cell]) -> Cells:
    """These cells and the up to 8 around each (FG-ADJ-01)."""
    return frozenset().union(*map(_near, places))


def connected(start: Iterable[Cell], links: Cells) -> Cells:
    """All cells connected with some: next to them, or next to a chain of links that begins next to them (FG-CON)."""
    chain: set[Cell] = set()
    edge = around(start) & links
    while edge:
        chain |= edge
        edge = (around(edge) & links) - chain
    return around(start) | around(chain)


def turned(shape: Iterable[str], over: bool) -> list[list[Cell]]:
    """A drawn tile in each of the ways it can lie, its box at the top left corner."""
    drawn = [(r, c) for r, line in enumerate(shape) for c, mark in enumerate(line) if mark == "#"]
    found: list[list[Cell]] = []
    for picture in (drawn, [(r, -c) for r, c in drawn]) if over else (drawn,):
        turn = picture
        for _ in range(4):
            top, left = min(r for r, _ in turn), min(c for _, c in turn)
            way = sorted((r - top, c - left) for r, c in turn)
            if way not in found:
                found.append(way)
            turn = [(c, -r) for r, c in turn]
    return found
