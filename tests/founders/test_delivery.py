"""Deliveries to prestige buildings (FG-DEL)."""

from typing import Any

import pytest

from stead.titles.founders.events import Completed, Delivered, Earned
from tests.founders.scene import Scene, scene
from tests.proves import proves

UNIVERSITY = "H5 I5 H6 I6"
"""It needs tools (3), books (6) and government (12). The Quatryls have tools."""


def near(roads: str = "", tools: str = "C5", **more: Any) -> Scene:
    """A University, and tools of the Quatryls at some distance. The Savvas have everything else that is told."""
    return scene(
        quatryls=dict(storages={"tools": [tools]}) | more.pop("quatryls", {}),
        savvas=more.pop("savvas", {}),
        buildings=dict(university=UNIVERSITY) | more.pop("buildings", {}),
        roads=roads,
        **more,
    )


def call(**more: Any) -> Scene:
    """The Inox are about to place the University."""
    table = scene(
        inox=dict(discard=["trade", "build"], hand=["call", "recruit"]) | more.pop("inox", {}),
        quatryls=more.pop("quatryls", {}),
        savvas=more.pop("savvas", {}),
        **more,
    )
    return table.push("call", "influence").vote(inox="circle 1 0", quatryls="circle", savvas="circle")


@proves("FG-DEL-01", "FG-DEL-05", "FG-DEL-06", "FG-DEL-03")
def test_what_is_connected_is_delivered() -> None:
    table = near("D5 E5 F5")
    table.push("lay trade", "road G5")
    assert table.changes() == {
        "quatryls": {"vp": 3, "cubes": ["+university tools"]},
        "board": {"roads": ["+G5"]},
    }
    assert table.asked == ("savvas", "turn")  # nobody was asked


@proves("FG-DEL-02")
def test_by_a_bridge() -> None:
    table = scene(
        quatryls=dict(storages={"tools": ["I4"]}), savvas={}, buildings={"university": "M5 N5 M6 N6"}, roads="J4 L4"
    )
    table.push("play build", "bridge K4")
    assert table.changes()["quatryls"] == {"coins": -3, "vp": 3, "bridges": ["+K4"], "cubes": ["+university tools"]}


@proves("FG-DEL-02")
def test_by_a_storage() -> None:
    table = near("D5 E5 F5 G5", tools="T2")
    table.push("play trade", "store tools", "at C4")
    assert table.changes()["quatryls"] == {
        "coins": -1,
        "vp": 3,
        "storages": ["+tools C4"],
        "cubes": ["+university tools"],
    }


@proves("FG-DEL-02", "FG-PRE-09")
def test_by_the_building_itself() -> None:
    table = call(quatryls=dict(storages={"tools": ["G7"]}))
    table.push("at H5 1")
    assert table.changes()["quatryls"] == {"coins": 1, "vp": 3, "cubes": ["+university tools"]}  # the coin is income


@proves("FG-DEL-02", "FG-DEL-03")
def test_by_anybody() -> None:
    """The Savvas build the road; neither they nor the Quatryls are asked."""
    table = near("D5 E5 F5", savvas=dict(storages={"stone": ["F6"]}), turn="savvas")
    table.push("lay trade", "road G5")
    assert table.changes()["quatryls"] == {"vp": 3, "cubes": ["+university tools"]}
    assert table.asked == ("quatryls", "turn")


@pytest.mark.parametrize(("owner", "delivered"), [("quatryls", True), ("savvas", False)])
@proves("FG-DEL-04", "FG-BRG-08", "FG-Q-15")
def test_over_bridges_of_the_storages_owner(owner: str, delivered: bool) -> None:
    """The Savvas build the last road. Over their own bridge the tools of the Quatryls do not come."""
    players: dict[str, Any] = dict(quatryls=dict(storages={"tools": ["I4"]}), savvas=dict(storages={"stone": ["J5"]}))
    players[owner] = players[owner] | dict(bridges=["K4"])
    table = scene(**players, buildings={"university": "M5 N5 M6 N6"}, roads="L4", turn="savvas")
    table.push("lay trade", "road J4")
    assert table.building("university")["cubes"]["tools"] == ("quatryls" if delivered else None)


@proves("FG-DEL-07")
def test_each_resource_is_delivered_once() -> None:
    """The University has tools; a second storage of them, beside it, brings nothing."""
    done: dict[str, Any] = dict(at=UNIVERSITY, cubes={"tools": "quatryls"})
    table = near("", tools="T2", buildings={"university": done})
    table.push("play trade", "store tools", "at G7")
    assert table.changes()["quatryls"] == {"coins": -3, "storages": ["+tools G7"]}


@proves("FG-DEL-08")
def test_several_deliveries_at_once() -> None:
    """A road links tools and metal with the University, which needs the one, and with the College, which needs both."""
    table = scene(
        quatryls=dict(storages={"tools": ["D3"]}),
        valraths=dict(storages={"metal": ["F3"]}),
        buildings={"university": UNIVERSITY, "tinkers_college": "D6 E6 D7 E7"},
        roads="E4 G5",
    )
    table.push("lay trade", "road F5")
    assert table.changes() == {
        "quatryls": {"vp": 3 + 8, "cubes": ["+university tools", "+tinkers_college tools"]},
        "valraths": {"vp": 1, "cubes": ["+tinkers_college metal"]},
        "board": {"roads": ["+F5"]},
    }


@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("from H3", {"humans": {"vp": 4, "cubes": ["+town_hall bricks"]}, "savvas": {"vp": 1}}),
        ("from M1", {"savvas": {"vp": 4, "cubes": ["+town_hall bricks"]}, "humans": {"vp": 1}}),
    ],
)
@proves("FG-DEL-09", "FG-Q-17")
def test_who_made_the_link_chooses_the_storage(key: str, changes: dict[str, Any]) -> None:
    """The road of the Inox links the Town Hall with bricks of the Humans, over their bridge, and of the Savvas."""
    table = scene(
        inox=dict(storages={"livestock": ["L5"]}),
        humans=dict(storages={"people": ["A8"], "bricks": ["H3 I3 J3"]}, bridges=["K3"]),
        savvas=dict(storages={"stone": ["A10"], "bricks": ["M1 M2 M3"]}),
        buildings={"town_hall": "M5 N5 M6 N6"},
    )
    table.push("lay trade", "road L4")
    assert table.asked == ("inox", "deliver")
    assert table.keys == ["from H3", "from M1"]
    table.push(key)
    assert table.changes() == changes | {"board": {"roads": ["+L4"]}}


TWO_TOOLS = dict(storages={"tools": ["I4", "M3"]}, bridges=["K4"])


@proves("FG-Q-17")
def test_there_is_a_choice_between_storages_of_one_owner_too() -> None:
    table = scene(quatryls=TWO_TOOLS, savvas={}, buildings={"university": "M5 N5 M6 N6"}, roads="J4")
    table.push("lay trade", "road L4")
    assert table.asked == ("quatryls", "deliver")
    table.push("from M3")
    assert [event.cell for event in table.events(Delivered)] == ["M3"]
    assert table.changes()["quatryls"] == {"vp": 3, "cubes": ["+university tools"]}


@proves("FG-DEL-09", "FG-Q-17")
def test_who_places_the_building_chooses() -> None:
    table = call(quatryls=TWO_TOOLS, roads="J4 L4")
    table.push("at M5 1")
    assert table.asked == ("inox", "deliver")
    assert table.keys == ["from I4", "from M3"]


@proves("FG-Q-17")
def test_what_was_connected_before_has_delivered_already() -> None:
    """The tools at M3 came first; when those at I4 are linked, nothing is asked and nothing happens."""
    done: dict[str, Any] = dict(at="M5 N5 M6 N6", cubes={"tools": "quatryls"})
    table = scene(quatryls=TWO_TOOLS, savvas={}, buildings={"university": done}, roads="L4")
    table.push("lay trade", "road J4")
    assert table.changes() == {"board": {"roads": ["+J4"]}}


@proves("FG-Q-18")
def test_completions_come_after_all_deliveries() -> None:
    cubes = {"south_gatehouse": ["bricks"], "tinkers_college": ["tools", "machinery", "labor"]}
    places = {"south_gatehouse": "B5 C5", "tinkers_college": "B7 C7 B8 C8"}
    table = scene(
        valraths=dict(storages={"metal": ["E5"]}),
        savvas={},
        buildings={name: dict(at=places[name], cubes=dict.fromkeys(cubes[name], "savvas")) for name in places},
    )
    table.push("lay trade", "road D6")
    told = [event for event in table.table.events if isinstance(event, Delivered | Completed)]
    assert [(type(event), event.building) for event in told] == [
        (Delivered, "south_gatehouse"),
        (Delivered, "tinkers_college"),
        (Completed, "south_gatehouse"),
        (Completed, "tinkers_college"),
    ]


@proves("FG-DEL-10", "FG-VPC-13")
def test_access_delivers_nothing() -> None:
    table = near("D5 E5 F5", savvas=dict(access=["C5"], storages={"stone": ["F6"]}), turn="savvas")
    table.push("lay trade", "road G5")
    assert table.changes() == {
        "quatryls": {"vp": 3, "cubes": ["+university tools"]},
        "board": {"roads": ["+G5"]},
    }


@proves("FG-DEL-11")
def test_a_complete_building_gets_its_marker() -> None:
    """South Gatehouse: metal and bricks."""
    for bricks in ("savvas", None):
        table = scene(
            valraths=dict(storages={"metal": ["E5"]}),
            savvas={},
            buildings={"south_gatehouse": dict(at="B5 C5", cubes={"bricks": bricks})},
        )
        table.push("lay trade", "road D5")
        assert table.building("south_gatehouse")["complete"] == (bricks is not None)
        assert table.game.completed == (bricks is not None)


@proves("FG-DEL-12")
def test_the_build_is_paid_before_the_delivery() -> None:
    table = scene(
        savvas=dict(storages={"stone": ["A2"], "people": ["C2"]}),
        inox={},
        buildings={"sleeping_lion": "B5 C5 D5"},
        roads="A3 B3 C3",
    )
    table.push("play upgrade", "upgrade bricks", "at D4 1")
    told = [event for event in table.table.events if isinstance(event, Earned | Delivered)]
    assert [type(event).__name__ for event in told] == ["Earned", "Earned", "Delivered", "Earned", "Earned", "Earned"]


@proves("FG-DEL-13")
def test_other_resources_do_nothing() -> None:
    table = near("", quatryls=dict(resources=["tools", "metal"]))
    table.push("play trade", "store metal", "at G7")
    assert table.changes()["quatryls"] == {"coins": -3, "income": 1, "storages": ["+metal G7"]}


@proves("FG-Q-06")
def test_bonus_roads_deliver_one_by_one() -> None:
    """The first road of a call delivers before the second is chosen."""
    table = scene(
        quatryls=dict(storages={"tools": ["C5"]}, hand=["call", "trade", "build"], discard=["recruit", "upgrade"]),
        savvas={},
        inox={},
        buildings={"university": UNIVERSITY},
        roads="D5 E5 F5",
    )
    table.push("call", "road G5")
    assert table.asked == ("quatryls", "bonus")
    assert table.changes()["quatryls"] == {"vp": 3, "cubes": ["+university tools"]}


@proves("FG-Q-06", "FG-DEL-12")
def test_the_road_before_an_upgrade_delivers_first() -> None:
    """Stone goes to the Town Hall over the road; then the bricks are built, paid, and go there too."""
    table = scene(
        savvas=dict(storages={"stone": ["A4"]}, access=["F5"]),
        humans=dict(storages={"people": ["F5"]}),
        buildings={"town_hall": dict(at="B2 C2 B3 C3", cubes={"people": "humans"})},
    )
    table.push("play upgrade", "road B4")
    assert [event.resource for event in table.events(Delivered)] == ["stone"]
    table.push("at C4 1")
    told = [event for event in table.table.events if isinstance(event, Earned | Delivered)]
    assert [f"{type(event).__name__} {event.resource}" for event in told] == [
        "Delivered stone",
        "Earned stone",
        "Earned people",
        "Earned stone",
        "Delivered bricks",
        "Earned bricks",
        "Earned people",
        "Earned stone",
    ]


@proves("FG-Q-70")
def test_a_seventh_completion_is_recorded() -> None:
    """The Valraths complete the sixth and the seventh with one road."""
    places = {"south_gatehouse": "B5 C5", "tinkers_college": "B7 C7 B8 C8"}
    cubes = {"south_gatehouse": ["bricks"], "tinkers_college": ["tools", "machinery", "labor"]}
    table = scene(
        valraths=dict(storages={"metal": ["E5"]}, coins=0),
        savvas={},
        buildings={name: dict(at=places[name], cubes=dict.fromkeys(cubes[name], "savvas")) for name in places},
        completed=5,
    )
    table.push("lay trade", "road D6")
    assert table.game.completed == 7
    assert table.table.over
    assert table.table.scores[0] == 2 + 1


@proves("FG-DEL-14")
def test_deliveries_go_on_after_the_sixth_completion() -> None:
    """The Valraths complete the sixth with their bridge; the Quatryls still deliver with a road of their follow."""
    table = scene(
        valraths=dict(storages={"metal": ["I2"]}),
        quatryls=dict(storages={"tools": ["C5"]}),
        buildings={
            "university": "G6 H6 G7 H7",
            "south_gatehouse": dict(at="M2 N2", cubes={"bricks": "valraths"}),
        },
        roads="J2 L2 D5 E5",
        completed=5,
    )
    table.push("play build", "bridge K2")
    assert table.game.completed == 6
    assert table.asked == ("quatryls", "follow")
    table.push("road F5")
    assert table.building("university")["cubes"]["tools"] == "quatryls"
    assert table.table.over
