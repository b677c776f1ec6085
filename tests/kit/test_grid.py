"""Sets of cells as bits: the same as counting cell by cell."""

from functools import reduce
from operator import or_

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stead.kit.grid import Grid, covered, each, joined, picked, reach

GRID = Grid(5, 7)
CELLS = [(row, column) for row in range(5) for column in range(7)]
some_cells = st.sets(st.sampled_from(CELLS))
SHAPES = {
    "dot": [(0, 0)],
    "bar": [(0, 0), (0, 1), (0, 2)],
    "square": [(0, 0), (0, 1), (1, 0), (1, 1)],
    "corner": [(0, 0), (1, 0), (1, 1)],
    "zig": [(0, 1), (0, 2), (1, 0), (1, 1)],
    "tee": [(0, 0), (0, 1), (0, 2), (1, 1)],
}


def bits(cells: set[tuple[int, int]]) -> int:
    return sum(1 << GRID.cell(*cell) for cell in cells)


def cells_of(mask: int) -> set[tuple[int, int]]:
    return {GRID.place(number) for number in each(mask)}


def beside(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 1


def test_numbers_and_places() -> None:
    assert [GRID.place(GRID.cell(*cell)) for cell in CELLS] == CELLS
    assert cells_of(GRID.all) == set(CELLS)
    for bad in ((-1, 0), (0, -1), (5, 0), (0, 7)):
        with pytest.raises(ValueError, match="no cell"):
            GRID.cell(*bad)


@given(some_cells)
def test_around(cells: set[tuple[int, int]]) -> None:
    assert cells_of(GRID.around(bits(cells))) == {a for a in CELLS if any(beside(a, b) for b in cells)}


@given(some_cells)
def test_picked_lists_by_cell(cells: set[tuple[int, int]]) -> None:
    items = [GRID.place(number) for number in range(GRID.size)]
    assert picked(items, bits(cells)) == sorted(cells)


@pytest.mark.parametrize(
    ("name", "ways"), [("dot", 1), ("bar", 2), ("square", 1), ("corner", 4), ("zig", 2), ("tee", 4)]
)
def test_turns_are_rotations_and_each_is_there_once(name: str, ways: int) -> None:
    turns = GRID.turns(SHAPES[name])
    assert len(turns) == len(set(turns)) == ways
    assert all(len(turn) == len(SHAPES[name]) for turn in turns)


@given(st.sampled_from(sorted(SHAPES)), some_cells, some_cells)
def test_a_tile_lies_where_all_its_cells_are_free_and_meets_what_it_covers(
    name: str, free: set[tuple[int, int]], area: set[tuple[int, int]]
) -> None:
    for turn in GRID.turns(SHAPES[name]):
        fits, meets = GRID.fits(turn, bits(free)), GRID.meets(turn, bits(area))
        for corner in range(GRID.size):
            mask = covered(turn, corner)
            inside = mask & ~GRID.all == 0 and cells_of(mask) <= free
            assert bool(fits >> corner & 1) == inside
            if inside:
                assert bool(meets >> corner & 1) == bool(cells_of(mask) & area)
        each_alone = [covered(turn, corner) for corner in each(fits)]
        assert GRID.covers(turn, fits) == reduce(or_, each_alone, 0)


@given(st.lists(st.sampled_from(CELLS), unique=True), some_cells)
def test_networks_grow_cell_by_cell_and_carry_as_far_as_they_hang_together(
    links: list[tuple[int, int]], start: set[tuple[int, int]]
) -> None:
    areas: tuple[int, ...] = ()
    for link in links:
        bit = bits({link})
        areas = joined(areas, bit, GRID.around(bit))
    parts = [area & bits(set(links)) for area in areas]
    assert sum(parts) == bits(set(links))
    assert areas == tuple(map(GRID.around, parts))
    frontier, linked = {link for link in links if any(beside(link, s) for s in start)}, set()
    while frontier:
        linked |= frontier
        frontier = {link for link in links if link not in linked and any(beside(link, other) for other in linked)}
    expected = {cell for cell in CELLS if any(beside(cell, other) for other in linked | start)}
    assert cells_of(reach(areas, bits(start), GRID.around(bits(start)))) == expected
