"""Illegal attempts around deliveries (FG-BAD-82..87). Deliveries happen by themselves, so that for most of these there
is nothing to choose at all: the tests show that what must not happen does not."""

from typing import Any

import pytest

from tests.founders.chain import points
from tests.founders.scene import Scene, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3 G3 H3 I3 J3"


def linked() -> Scene:
    """The road of the Inox has linked the Town Hall with two storages of bricks, and they are asked which delivers."""
    table = scene(
        inox=dict(storages={"livestock": ["L5"]}),
        humans=dict(storages={"people": ["A8"], "bricks": ["H3 I3 J3"]}, bridges=["K3"]),
        savvas=dict(storages={"stone": ["A10"], "bricks": ["M1 M2 M3"]}),
        buildings={"town_hall": "M5 N5 M6 N6"},
    )
    return table.push("lay trade", "road L4")


@pytest.mark.parametrize("key", ["decline", "pass"])
@proves("FG-BAD-82")
def test_declining_a_delivery(key: str) -> None:
    assert linked().refused(key) == "FG-DEL-03"


@proves("FG-BAD-82", "FG-Q-16")
def test_delaying_a_delivery() -> None:
    """The owner is not asked: the cube lies on the slot before anybody can choose anything."""
    table = scene(
        quatryls=dict(storages={"tools": ["C5"]}),
        savvas=dict(storages={"stone": ["F6"]}),
        buildings={"university": "H5 I5 H6 I6"},
        roads="D5 E5 F5",
        turn="savvas",
    )
    table.push("lay trade", "road G5")
    assert table.building("university")["cubes"]["tools"] == "quatryls"
    assert table.refused("decline") == "FG-TRN-04"


@proves("FG-BAD-83")
def test_delivering_to_a_filled_slot() -> None:
    """Tools are there. A second storage of them at the University asks nothing, gives nothing, and cannot be named."""
    table = scene(
        quatryls=dict(storages={"tools": ["T2"]}),
        savvas={},
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"tools": "quatryls"})},
    )
    table.push("play trade", "store tools", "at G7")
    assert table.asked == ("savvas", "follow")
    assert points(table) == {}
    assert table.refused("from G7", by="quatryls") == "FG-DEL-09"


@pytest.mark.parametrize(
    ("more", "roads"),
    [
        (dict(savvas=dict(bridges=["K4"])), "L4"),
        (dict(savvas=dict(storages={"stone": ["L4"]}), quatryls=dict(bridges=["K4"], storages={"tools": ["I4"]})), ""),
    ],
)
@proves("FG-BAD-84")
def test_delivering_over_a_rivals_bridge_or_through_a_structure(more: dict[str, Any], roads: str) -> None:
    players: dict[str, Any] = dict(quatryls=dict(storages={"tools": ["I4"]}), savvas={}) | more
    table = scene(**players, buildings={"university": "M5 N5 M6 N6"}, roads=roads, turn="quatryls")
    table.push("lay trade", "road J4")
    assert table.building("university")["cubes"]["tools"] is None
    assert points(table) == {}


@pytest.mark.parametrize(
    ("key", "by"), [("from H3", "humans"), ("from M1", "savvas"), ("from A8", None), ("from L5", None)]
)
@proves("FG-BAD-85")
def test_choosing_for_the_linking_player_or_what_is_not_connected(key: str, by: str | None) -> None:
    assert linked().refused(key, by) == "FG-DEL-09"


@proves("FG-BAD-86")
def test_redirecting_shares() -> None:
    """Government was made with bricks of the Humans. When it is delivered nobody is asked for others, and the Savvas'
    own bricks, connected too, get nothing."""
    table = scene(
        savvas=dict(
            storages={"stone": ["A1"], "bricks": ["A4 B4 C4"], "government": ["G1 H1 I1 H2 from E4 M1"]},
            access=["E4", "M1"],
            bridges=["K3"],
        ),
        humans=dict(storages={"people": ["U1"], "bricks": ["M1 M2 M3"]}),
        orchids=dict(storages={"wood": ["S1"], "plants": ["S3"], "books": ["E4 E5 E6"]}),
        buildings={"university": dict(at="H5 I5 H6 I6", cubes={"tools": "humans", "books": "orchids"})},
        roads=SPINE + " L3",
    )
    table.push("lay trade", "road I4")
    assert table.asked == ("humans", "turn")
    assert points(table) == {"savvas": 12 - 4 - 4 + 1, "humans": 4 - 1, "orchids": 4}


@proves("FG-BAD-87")
def test_crediting_a_neutral_storage() -> None:
    """Neither when it is built with, nor when it stands at a building that needs it."""
    table = scene(
        inox=dict(storages={"livestock": ["F2"]}, access=["A2", "C2"]),
        humans=dict(storages={"people": ["C2"]}),
        neutral=dict(storages={"stone": ["A2"]}),
        roads=SPINE,
    )
    table.push("play upgrade", "upgrade bricks", "at A4 1")
    assert points(table) == {"humans": 1}
    table = scene(savvas={}, humans={}, buildings={"south_gatehouse": "C6 D6"})
    table.push("play trade", "store metal", "at B6")
    assert points(table) == {}
