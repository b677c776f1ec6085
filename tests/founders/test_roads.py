"""Roads (FG-ROA)."""

from typing import Any

import pytest

from tests.founders.scene import BOX, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"]})


@proves("FG-ROA-01")
def test_a_road_is_free() -> None:
    table = scene(savvas=SAVVAS | dict(coins=0), humans={})
    table.push("lay trade", "road F4")
    assert table.changes() == {"board": {"roads": ["+F4"]}}


@proves("FG-ROA-02")
@pytest.mark.parametrize(("terrain", "cell"), [("ruins", "F4"), ("forest", "F5"), ("desert", "E5"), ("coast", "D2")])
def test_a_road_covers_an_empty_land_cell_of_any_terrain(terrain: Any, cell: str) -> None:
    board = BOX.boards["symmetric"]
    assert board.terrain[terrain] >> board.numbers[cell] & 1
    table = scene(savvas=SAVVAS, humans={}, roads="D3 E4")
    table.push("lay trade", f"road {cell}")
    assert table.changes() == {"board": {"roads": [f"+{cell}"]}}


@proves("FG-Q-25", "FG-Q-26")
def test_a_start_cell_is_an_ordinary_ruins_cell() -> None:
    """I5 bears a 1: a road or any storage may lie there, at the price of ruins."""
    table = scene(savvas=dict(coins=7, storages={"stone": ["G5"]}), humans={}, roads="H6")
    table.push("lay trade", "road I5")
    assert table.changes() == {"board": {"roads": ["+I5"]}}
    table = scene(savvas=dict(resources=["gems"]), humans={})
    table.push("play trade", "store gems", "at I5")
    assert table.changes() == {"savvas": {"coins": -3, "income": 1, "storages": ["+gems I5"]}}


OCCUPIED = dict(
    savvas=SAVVAS | dict(houses=["B3"]),
    humans=dict(storages={"people": ["D2"]}),
    roads="F4 E5",
    buildings={"south_gatehouse": "C5 D5"},
)


@proves("FG-ROA-02", "FG-BAD-23")
@pytest.mark.parametrize("cell", ["F4", "D2", "E3", "B3", "C5", "D5"])
def test_a_road_does_not_go_on_anything(cell: str) -> None:
    """On a road, a storage, a house, a prestige building."""
    table = scene(**OCCUPIED)
    table.push("lay trade")
    assert table.refused(f"road {cell}") == "FG-ROA-02"


NORTH = "F3 G3 H3 I2 J2"
"""From E3 to the northern river."""


@proves("FG-ROA-03", "FG-BAD-25")
@pytest.mark.parametrize(
    ("far", "setting"),
    [
        pytest.param("H6", dict(roads="F4"), id="too far"),
        pytest.param("I6", dict(roads="I5 H6 F4"), id="connected to roads only"),
        pytest.param("H2", dict(roads="F3", humans=dict(storages={"people": ["G3"]})), id="through a storage"),
        pytest.param("M1", dict(roads=NORTH + " L1", humans=dict(bridges=["K1"])), id="over a rival's bridge"),
        pytest.param("C4", dict(roads="", humans=dict(storages={"people": ["B5"]})), id="at a rival's storage"),
    ],
)
def test_a_road_is_connected_to_an_own_structure(far: str, setting: dict[str, Any]) -> None:
    table = scene(**dict(savvas=SAVVAS, humans={}) | setting)
    table.push("lay trade")
    assert table.refused(f"road {far}") == "FG-ROA-03"


@proves("FG-ROA-03", "FG-Q-19")
def test_an_own_bridge_carries_a_road_on() -> None:
    table = scene(savvas=SAVVAS | dict(bridges=["K1"]), humans={}, roads=NORTH)
    table.push("lay trade", "road L1")
    assert table.changes() == {"board": {"roads": ["+L1"]}}


@proves("FG-ROA-04", "FG-BAD-24")
@pytest.mark.parametrize(
    ("board", "cell"),
    [
        ("symmetric", "K2"),
        ("symmetric", "G4"),
        ("symmetric", "J7"),
        ("thematic", "L5"),
        ("thematic", "I5"),
        ("thematic", "I3"),
        ("thematic", "G1"),
        ("thematic", "A9"),
        ("thematic", "J8"),
        ("thematic", "A1"),
    ],
)
def test_no_road_on_river_wall_dark_square_or_a_site(board: str, cell: str) -> None:
    table = scene(savvas=dict(storages={"stone": ["H3"]}), humans={}, board=board, roads="H2")
    table.push("lay trade")
    assert table.refused(f"road {cell}") == "FG-ROA-04"
