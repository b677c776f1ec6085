"""Hexagons: neighbours, distances, tiles of one and two cells, steps and paths over them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stead.kit.hex import DIRECTIONS, Cell, Map, around, beside, between, distance, neighbours, pairs, sides

cells = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(cells, cells, cells)
def test_distance_is_a_distance(a: Cell, b: Cell, c: Cell) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(cells, cells)
def test_a_step_towards_is_one_nearer(a: Cell, b: Cell) -> None:
    if a != b:
        assert min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


@given(cells)
def test_a_cell_has_six_neighbours_and_a_pair_eight(cell: Cell) -> None:
    assert {distance(cell, near) for near in neighbours(cell)} == {1}
    assert len(set(neighbours(cell))) == 6
    for pair in pairs(cell):
        assert len(around(pair)) == 8
        dents = [near for near in around(pair) if sides(near, pair) == 2]
        assert len(dents) == 2  # cells that touch both halves


def test_opposite_directions_lead_back() -> None:
    for i, direction in enumerate(DIRECTIONS):
        assert beside(direction, DIRECTIONS[(i + 3) % 6]) == (0, 0)


def test_tiles_are_as_far_apart_as_their_nearest_cells() -> None:
    assert between([(0, 0), (1, 0)], [(4, 0), (9, 9)]) == 3


MARKET = ((0, 0), (1, 0))
ROW: dict[str, tuple[Cell, ...]] = {"market": MARKET, "farm": ((2, 0),), "mill": ((3, 0),), "far": ((9, 9),)}


def test_a_tile_of_two_cells_is_one_step() -> None:
    island = Map(ROW)
    assert island.next_to["market"] == ["farm"]
    assert island.steps("mill", 1) == {"farm": 1}
    assert island.steps("mill", 2) == {"farm": 1, "market": 2}
    assert island.steps("far", 4) == {}


def test_some_tiles_cannot_be_walked_through() -> None:
    island = Map(ROW)
    assert island.steps("mill", 3, through=[]) == {"farm": 1}
    assert island.steps("mill", 3, through=["farm"]) == {"farm": 1, "market": 2}


def test_paths() -> None:
    island = Map(ROW)
    assert island.path("mill", "market") == ["mill", "farm", "market"]
    assert island.path("mill", "mill") == ["mill"]
    assert island.path("mill", "far") == []


def test_free_cells_are_next_to_a_tile_and_do_not_depend_on_how_it_came_about() -> None:
    free = Map(ROW).free()
    assert free == Map(dict(reversed(ROW.items()))).free()
    assert len(free) == len(set(free)) == 6 + 12  # around the one far away, and around a row of four cells
    assert all(sides(cell, Map(ROW).tile) for cell in free)


@pytest.mark.parametrize("direction", DIRECTIONS[:3])
def test_a_ring_is_walked_around(direction: Cell) -> None:
    ring = {str(i): (cell,) for i, cell in enumerate(neighbours(direction))}
    assert max(Map(ring).steps("0", 6).values()) == 3


def test_a_map_that_grows_is_the_map_of_all_its_tiles() -> None:
    grown: Map[str] = Map({})
    for number, (tile, cells) in enumerate(ROW.items(), 1):
        grown = grown.grown(tile, cells)
        whole = Map(dict(list(ROW.items())[:number]))
        assert (grown.tile, grown.next_to, grown.touched) == (whole.tile, whole.next_to, whole.touched)
        assert grown.free() == whole.free()
    assert grown.within("mill", 2) == Map(ROW).within("mill", 2)
