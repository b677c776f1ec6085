"""Neutral resources (FG-NEU)."""

from typing import Any

import pytest

from stead.titles.founders.events import Earned
from tests.founders.chain import build, deliver, points
from tests.founders.scene import NEUTRAL, Scene, scene
from tests.proves import proves

SPINE = "A3 B3 C3 D3 E3 F3"


def owned(*names: str) -> dict[str, str]:
    """Who owns livestock, gems, metal, leather and jewelry: all that clothing comes from."""
    return dict(zip(("livestock", "gems", "metal", "leather", "jewelry"), names, strict=True))


def bricks(built: bool = False, **more: Any) -> Scene:
    """The Inox make bricks of people, which are the Humans', and of stone, which is neutral."""
    mine: dict[str, Any] = {"livestock": ["F2"]} | ({"bricks": ["A4 B4 C4"]} if built else {})
    return scene(
        inox=dict(storages=mine, access=["A2", "C2"]) | more.pop("inox", {}),
        humans=dict(storages={"people": ["C2"]}),
        neutral=more.pop("neutral", dict(storages={"stone": ["A2"]})),
        roads=more.pop("roads", SPINE),
        **more,
    )


@proves("FG-NEU-01", "FG-NEU-04")
def test_nobody_earns_for_a_neutral_storage() -> None:
    """Nor does anybody lose when it is built with."""
    table = bricks().push("play upgrade", "upgrade bricks", "at A4 1")
    assert points(table) == {"humans": 1}
    assert [event.resource for event in table.events(Earned)] == ["people"]


@proves("FG-NEU-02", "FG-NEU-03")
def test_a_neutral_input_counts_as_two_when_points_are_passed_on() -> None:
    """Sleeping Lion, bricks 4 (+2): 1 to the Humans, 2 are lost."""
    table = bricks(built=True, buildings={"sleeping_lion": "C6 D6 E6"})
    table.push("lay trade", "road D5")
    assert points(table) == {"inox": 4 - 1 - 2, "humans": 1}


@pytest.mark.parametrize(("gems", "metal", "kept"), [("orchids", NEUTRAL, 1), (NEUTRAL, NEUTRAL, 0)])
@proves("FG-NEU-03")
def test_brackets_fall_by_one_for_each_neutral_input(gems: str, metal: str, kept: int) -> None:
    """Jewelry of the Quatryls, printed 4 (+2)."""
    gained = build("clothing", "inox", owned("inox", gems, metal, "inox", "quatryls"))
    assert gained.get("quatryls", 0) == kept


@proves("FG-NEU-02", "FG-Q-67")
def test_a_neutral_input_of_level_3_counts_as_two_as_well() -> None:
    """Weapons, of machinery 4 and neutral wood 1, delivered for 9: 4 to the machinery, 2 lost."""
    owners = {"wood": NEUTRAL, "tools": "quatryls", "metal": "valraths", "machinery": "inox"}
    assert deliver("weapons", "savvas", owners) == {"savvas": 9 - 4 - 2, "inox": 2, "quatryls": 1, "valraths": 1}


@proves("FG-NEU-04", "FG-Q-67")
def test_at_the_top_of_the_chain_it_costs_nobody_anything() -> None:
    owners = {"wood": NEUTRAL, "tools": "quatryls", "metal": "valraths", "machinery": "inox"}
    assert build("weapons", "savvas", owners) == {"inox": 2, "quatryls": 1, "valraths": 1}


def calling(**more: Any) -> Scene:
    """The Savvas are about to place South Gatehouse: metal, which is neutral, and bricks."""
    table = scene(
        savvas=dict(discard=["trade", "build"], hand=["call", "recruit"]),
        humans={},
        inox={},
        offer=["south_gatehouse", "university", "great_oak"],
        **more,
    )
    return table.push("call", "influence").vote(savvas="circle 1 0", humans="circle", inox="circle")


@proves("FG-NEU-05", "FG-NEU-06", "FG-Q-69")
def test_a_neutral_slot_is_filled_at_once() -> None:
    """Connected or not, and although there is no such storage on the board. It scores nobody."""
    table = calling()
    table.changes()
    table.push("at B5 1")
    assert table.building("south_gatehouse")["cubes"] == {"metal": NEUTRAL, "bricks": None}
    assert table.changes() == {
        "neutral": {"cubes": ["+south_gatehouse metal"]},
        "board": {"buildings": ["+south_gatehouse B5 C5"]},
    }


@proves("FG-NEU-06")
def test_it_counts_for_completion() -> None:
    here: dict[str, Any] = dict(at="C6 D6", cubes={"metal": NEUTRAL})
    table = bricks(built=True, buildings={"south_gatehouse": here})
    table.push("lay trade", "road D5")
    assert table.building("south_gatehouse")["complete"]


@proves("FG-Q-69")
def test_a_neutral_storage_never_delivers() -> None:
    """Not even to a slot that for some reason is still empty: a storage of nobody has nobody's cube."""
    here: dict[str, Any] = dict(at="C6 D6", cubes={"metal": None})
    table = scene(savvas=dict(storages={"stone": ["A4"]}), humans={}, buildings={"south_gatehouse": here}, roads="B5")
    table.push("play trade", "store metal", "at B6")
    assert table.building("south_gatehouse")["cubes"]["metal"] is None
    assert points(table) == {}


@proves("FG-NEU-07")
def test_building_from_it_needs_access_and_connection() -> None:
    table = bricks(inox=dict(access=["C2"]))
    table.push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-REQ-02"
    table = bricks(inox=dict(access=["C2", "S5"]), neutral=dict(storages={"stone": ["S5"]})).push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-UPG-06"
    assert "upgrade bricks" in bricks().push("play upgrade").keys


@proves("FG-NEU-08")
def test_it_is_nobodys_property() -> None:
    table = scene(savvas=dict(storages={"stone": ["A4"]}), humans={})
    table.push("play trade", "store metal", "at C4")
    assert table.changes() == {
        "savvas": {"coins": -4, "access": ["+metal C4"]},
        "neutral": {"storages": ["+metal C4"]},
    }
    tracker = table.table.view(None).data()["tracker"]["metal"]
    assert tracker == {"own": [], "access": [0]}
