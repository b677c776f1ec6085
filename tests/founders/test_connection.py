"""Adjacent and connected (FG-ADJ, FG-CON)."""

from typing import Any

import pytest

from tests.founders.scene import Scene, scene
from tests.proves import proves

UNIVERSITY = "H5 I5 H6 I6"
"""It needs tools, which the Quatryls have at C5: a road must come from there."""


def quatryls(roads: str, **more: Any) -> Scene:
    """The Quatryls may build a road."""
    mine = dict(storages={"tools": ["C5"]}) | more.pop("mine", {})
    return scene(quatryls=mine, savvas=more.pop("theirs", {}), roads=roads, **more).push("lay trade")


@proves("FG-ADJ-01")
def test_eight_cells_are_adjacent() -> None:
    table = scene(savvas=dict(storages={"stone": ["E5"]}), humans={}).push("lay trade")
    assert table.cells("road") == {"D4", "E4", "F4", "D5", "F5", "D6", "E6", "F6"}


@proves("FG-ADJ-01")
def test_fewer_at_an_edge() -> None:
    table = scene(savvas=dict(storages={"stone": ["A1"]}), humans={}).push("lay trade")
    assert table.cells("road") == {"B1", "A2", "B2"}


@proves("FG-ADJ-02")
def test_a_piece_is_adjacent_to_what_any_of_its_cells_is_adjacent_to() -> None:
    table = scene(
        orchids=dict(storages={"bricks": ["B5 C5 D5"]}), savvas=dict(storages={"stone": ["S1"], "people": ["U1"]})
    )
    table.push("lay trade")
    assert table.cells("road") == {*"A4 B4 C4 D4 E4 A5 E5 A6 B6 C6 D6 E6".split()}


@proves("FG-CON-01")
def test_adjacent_is_connected() -> None:
    table = scene(quatryls=dict(resources=["tools"]), savvas={}, buildings={"university": UNIVERSITY})
    table.push("play trade", "store tools", "at G7")  # at a corner of the University
    assert table.changes()["quatryls"]["cubes"] == ["+university tools"]


@pytest.mark.parametrize(
    ("roads", "last"),
    [("D5 F5 G5", "E5"), ("D5 E5 F5", "G5"), ("D4 F4 G5", "E5"), ("D6 E7 F6", "G5"), ("E5 F5 G5", "D5")],
)
@proves("FG-CON-02", "FG-CON-03")
def test_a_chain_of_roads_straight_or_slanting(roads: str, last: str) -> None:
    table = quatryls(roads, buildings={"university": UNIVERSITY})
    assert table.building("university")["cubes"]["tools"] is None
    table.push(f"road {last}")
    assert table.changes()["quatryls"] == {"vp": 3, "cubes": ["+university tools"]}


@proves("FG-CON-02")
def test_a_chain_with_a_gap_is_none() -> None:
    table = quatryls("F5 G5", buildings={"university": UNIVERSITY})
    table.push("road D5")
    assert table.changes() == {"board": {"roads": ["+D5"]}}


BLOCKS: list[Any] = [
    pytest.param(dict(mine=dict(houses=["F5"])), id="an own house"),
    pytest.param(dict(mine=dict(storages={"tools": ["C5"], "gems": ["F5"]})), id="an own storage"),
    pytest.param(dict(theirs=dict(storages={"stone": ["F5"]})), id="a rival's storage"),
    pytest.param(dict(theirs=dict(houses=["F5"])), id="a rival's house"),
    pytest.param(dict(neutral=dict(storages={"wood": ["F5"]})), id="a neutral storage"),
    pytest.param(dict(buildings={"university": UNIVERSITY, "south_gatehouse": "F5 F6"}), id="a prestige building"),
]


@pytest.mark.parametrize("block", BLOCKS)
@proves("FG-CON-04", "FG-Q-20")
def test_structures_do_not_carry_a_connection(block: dict[str, Any]) -> None:
    here = dict(buildings={"university": UNIVERSITY}) | block
    table = quatryls("D5 G5", **here)
    table.push("road E5")  # F5 lies between it and G5
    assert table.building("university")["cubes"]["tools"] is None
    table = quatryls("D5 G5 F4", **here)
    table.push("road E5")  # F4 leads around it
    assert table.building("university")["cubes"]["tools"] == "quatryls"


@pytest.mark.parametrize(("builder", "delivered"), [("mine", True), ("theirs", False)])
@proves("FG-CON-05")
def test_only_ones_own_bridges_are_usable(builder: str, delivered: bool) -> None:
    here: dict[str, Any] = {builder: dict(bridges=["K4"])}
    here["mine"] = here.get("mine", {}) | dict(storages={"tools": ["I4"]})
    table = quatryls("L4", buildings={"university": "M5 N5 M6 N6"}, **here)
    table.push("road J4")
    assert table.building("university")["cubes"]["tools"] == ("quatryls" if delivered else None)


@proves("FG-CON-05")
def test_a_rivals_gate_blocks_too() -> None:
    for owner in ("savvas", "humans"):
        players: dict[str, Any] = dict(savvas=dict(storages={"stone": ["G4"]}), humans={})
        players[owner] = players[owner] | dict(bridges=["I5"])
        table = scene(**players, board="thematic", roads="H5").push("lay trade")
        assert ("J5" in table.cells("road")) == (owner == "savvas")


@proves("FG-CON-06")
def test_roads_are_everybodys() -> None:
    table = scene(savvas=dict(storages={"stone": ["A2"]}), humans=dict(storages={"people": ["C2"]}), turn="humans")
    table.push("lay trade", "road B3", "lay trade")
    assert table.asked == ("savvas", "basic")
    assert "C4" in table.cells("road")
    table = scene(savvas=dict(storages={"stone": ["A2"]}), humans=dict(storages={"people": ["C2"]}), turn="savvas")
    table.push("lay trade")
    assert "C4" not in table.cells("road")


@proves("FG-Q-19")
def test_an_own_bridge_is_a_structure_to_be_connected_to() -> None:
    table = scene(savvas=dict(storages={"stone": ["A2"]}, bridges=["K5"]), humans={})
    table.push("play build")
    assert "J4" in table.cells("house")


@proves("FG-Q-25", "FG-Q-26")
def test_start_cells_are_ordinary_ruins() -> None:
    table = scene(savvas=dict(storages={"stone": ["J5"]}), humans={}).push("lay trade")
    assert "I5" in table.cells("road")
    table = scene(savvas={}, humans={}).push("play trade", "store stone", "at I5")
    assert table.changes()["savvas"] == {"coins": -3, "income": 1, "storages": ["+stone I5"]}
