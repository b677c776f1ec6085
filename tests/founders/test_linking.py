"""Rulings on connection, suppliers and delivery (FG-Q-06, FG-Q-13..24)."""

from itertools import product
from typing import Any

import pytest

from stead.titles.founders.events import Completed, Delivered, Earned, RoadBuilt, StorageBuilt
from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves


def told(table: Scene, *kinds: type[Any]) -> list[str]:
    """What happened, in order: the kind of event, and the resource or building it is about."""
    events = [event for event in table.table.events if isinstance(event, kinds)]
    return [" ".join([type(event).__name__, getattr(event, "resource", "")]).strip() for event in events]


# When deliveries happen


@proves("FG-Q-06", "FG-DEL-12")
def test_road_and_storage_of_an_upgrade_deliver_one_after_the_other() -> None:
    """The road joins the metal to the gatehouse; then the bricks are built, paid for, and delivered themselves."""
    table = scene(
        savvas=dict(storages={"stone": ["A4"], "metal": ["F9"]}, access=["C4"], coins=9),
        humans=dict(storages={"people": ["C4"]}),
        roads="B5 B6",
        buildings={"south_gatehouse": "C8 D8"},
    ).push("play upgrade", "road E8", "at B7 1")
    assert told(table, RoadBuilt, StorageBuilt, Delivered, Earned, Completed) == [
        "RoadBuilt",
        "Delivered metal",
        "Earned metal",
        "StorageBuilt bricks",
        "Earned people",
        "Earned stone",
        "Delivered bricks",
        "Earned bricks",
        "Earned people",
        "Earned stone",
        "Completed",
    ]


@proves("FG-Q-06", "FG-CTV-06")
def test_bonus_roads_deliver_one_by_one() -> None:
    table = scene(
        valraths=dict(storages={"metal": ["F5"]}, hand=["trade", "build", "call"], discard=["upgrade", "recruit"]),
        humans={},
        orchids={},
        buildings={"south_gatehouse": "C5 D5"},
    ).push("call", "road E5")
    assert table.asked == ("valraths", "bonus")
    assert table.changes() == {
        "valraths": {"vp": 2, "cubes": ["+south_gatehouse metal"]},
        "board": {"roads": ["+E5"]},
    }


@proves("FG-Q-18")
def test_completions_come_after_all_deliveries_of_a_piece() -> None:
    """One road gives both buildings the metal they lack."""
    table = scene(
        valraths=dict(storages={"metal": ["F4"]}),
        humans={},
        buildings={
            "south_gatehouse": dict(at="C5 D5", cubes={"bricks": "humans"}),
            "merchants_guild": dict(at="D6 E6 F6 D7", cubes={"machinery": "humans", "clothing": "humans"}),
        },
    ).push("lay trade", "road E5")
    assert told(table, Delivered, Completed) == ["Delivered metal", "Delivered metal", "Completed", "Completed"]
    assert table.changes()["valraths"]["vp"] == 2 + 2


@proves("FG-Q-16", "FG-DEL-03")
def test_an_owner_cannot_keep_a_delivery_back() -> None:
    """The Humans' road delivers the Valraths' metal, and nobody asks them."""
    table = scene(
        humans=dict(storages={"people": ["E6"]}),
        valraths=dict(storages={"metal": ["F4"]}, hand=["call", "trade"]),
        buildings={"south_gatehouse": dict(at="C5 D5", cubes={"bricks": "humans"})},
    ).push("lay trade", "road E5")
    assert table.changes()["valraths"] == {"vp": 2, "cubes": ["+south_gatehouse metal"]}
    assert table.building("south_gatehouse")["complete"]
    assert table.asked == ("valraths", "turn")


# Who chooses

COURT = dict(
    humans=dict(storages={"people": ["I2", "M2"]}, bridges=["K2"]),
    savvas=dict(storages={"stone": ["J2"]}),
    orchids=dict(storages={"gems": ["B1"]}),
)
"""People on both sides of the river, which a road on J3 would join to a courthouse on I4."""
STANDING = dict(roads="L2", buildings={"courthouse": "I4 J4 I5 J5"})


@pytest.mark.parametrize("way", ["turn", "follow", "bonus", "placing"])
@proves("FG-Q-17", "FG-DEL-09", "FG-Q-16")
def test_whoever_placed_the_piece_chooses_which_storage_delivers(way: str) -> None:
    """Also between storages of one owner, who is somebody else."""
    caller = dict(hand=["trade", "call"], discard=["build", "upgrade"])
    if way == "turn":
        table = scene(**COURT, **STANDING, turn="savvas").push("lay trade", "road J3")
    elif way == "follow":
        table = scene(**COURT, **STANDING, turn="orchids").push("play trade", "access M2", "decline", "road J3")
    elif way == "bonus":
        table = scene(**COURT | {"savvas": COURT["savvas"] | caller}, **STANDING, turn="savvas").push("call", "road J3")
    else:
        table = scene(
            **COURT | {"savvas": COURT["savvas"] | caller},
            roads="L2 J3",
            offer=["courthouse", "university", "salt_barge"],
            turn="savvas",
        ).push("call", "coin")
        table.vote(savvas="circle", humans="square", orchids="circle").push("at I4 1")
    table.changes()
    assert table.asked == ("savvas", "deliver")
    assert table.keys == ["from I2", "from M2"]
    assert table.refused("from J2") == "FG-DEL-09"
    assert table.refused("decline") == "FG-DEL-03"
    assert table.refused("from M2", by="humans") == "FG-DEL-09"
    table.push("from M2")
    earned = table.changes()["humans"]
    assert (earned["vp"], earned["cubes"]) == (3, ["+courthouse people"])
    assert table.events(Delivered)[-1].cell == "M2"


@proves("FG-Q-17")
def test_a_storage_connected_earlier_has_delivered_already() -> None:
    table = scene(**COURT, roads="L2", buildings={"courthouse": dict(at="I4 J4 I5 J5", cubes={"people": "humans"})})
    table.push("lay trade", "road J3")
    assert table.asked == ("savvas", "turn")
    assert table.changes() == {"board": {"roads": ["+J3"]}}


# Suppliers

GOODS = {"gems": ["B1"], "metal": ["B14"], "livestock": ["D15"]}
TAILORS = dict(
    savvas=dict(
        storages=GOODS | {"jewelry": ["G2 G3 H3"], "leather": ["H5 I5 J5"]},
        bridges=["K2"],
        access=["L3", "E9"],
        coins=9,
    ),
    humans=dict(storages={"leather": ["L3 M3 N3", "C9 D9 E9"]}),
    roads="I4 J3 L2",
)


def tailors() -> Scene:
    """Clothing is made of jewelry and leather. The Savvas own jewelry and leather on their side of the river and have
    access to two of the Humans': the one on L3 is connected, over their bridge. The only place is on M1."""
    return scene(**TAILORS).push("play upgrade", "upgrade clothing")


@proves("FG-Q-14", "FG-VPC-04", "FG-BAD-63")
def test_the_builder_chooses_any_supplier_connected_and_accessible() -> None:
    """Also a rival's before the own."""
    table = tailors()
    assert table.asked == ("savvas", "supplier")
    assert table.keys == ["from H5", "from L3"]
    assert table.refused("from G2") == "FG-Q-14"  # jewelry
    assert table.refused("from C9") == "FG-Q-14"  # not connected
    assert table.refused("from A1") == "FG-Q-14"
    table.push("from L3", "no road")
    change = table.changes()
    assert (change["savvas"]["vp"], change["humans"]["vp"]) == (4 + 1, 2 - 1)
    assert table.storage("M1")["from"] == ["G2", "L3"]


@proves("FG-Q-14")
def test_a_storage_without_access_does_not_supply() -> None:
    table = scene(**TAILORS | {"savvas": TAILORS["savvas"] | dict(access=[])})  # type: ignore[operator]
    table.push("play upgrade", "upgrade clothing")
    assert table.asked == ("savvas", "road")  # only the own leather is left
    assert table.storage("M1")["from"] == ["G2", "H5"]


CITY = dict(
    orchids=dict(
        storages={
            "wood": ["A1"],
            "plants": ["C1"],
            "books": ["A3 B3 C3"],
            "government": ["Q4 R4 S4 R5 from A3 A5"],
        },
        access=["A5", "Q10"],
        coins=9,
    ),
    savvas=dict(storages={"stone": ["A15"], "bricks": ["A5 B5 C5"]}),
    humans=dict(storages={"people": ["C15"], "bricks": ["Q10 R10 S10"]}),
)


@proves("FG-Q-13", "FG-VPC-06")
def test_suppliers_are_fixed_when_a_storage_is_built() -> None:
    """The Orchids' government was made with the Savvas' bricks. Access to the Humans' bricks, bought later and nearer,
    changes nothing: of the 12 the Savvas get 4 and pass 1 of it on."""
    orchids: Any = CITY["orchids"] | dict(access=["A5"])  # type: ignore[operator]
    table = scene(**CITY | {"orchids": orchids}, buildings={"town_hall": "N5 O5 N6 O6"})
    table.push("play trade", "access Q10").decline()
    table.push("lay trade", "coin", "lay trade", "coin")
    table.changes()
    table.push("lay build", "road P5")
    change = table.changes()
    assert {name: change[name]["vp"] for name in ("orchids", "savvas", "humans")} == {
        "orchids": 12 - 4,
        "savvas": 4 - 1,
        "humans": 1,
    }


# What is connected, and to what


@proves("FG-Q-20", "FG-CON-04", "FG-OWN-07")
def test_a_prestige_building_blocks_and_belongs_to_nobody() -> None:
    """Although the Savvas have a cube on it: no road begins at it, and none is connected through it."""
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}),
        humans={},
        roads="F4",
        buildings={"town_hall": dict(at="G5 H5 G6 H6", cubes={"stone": "savvas"})},
    ).push("lay trade")
    assert table.refused("road I5") == "FG-ROA-03"
    assert "road F5" in table.keys


@proves("FG-Q-20", "FG-DEL-01")
def test_a_prestige_building_is_the_end_of_a_connection() -> None:
    table = scene(savvas=dict(storages={"stone": ["E3"]}), humans={}, buildings={"town_hall": "G5 H5 G6 H6"}).push(
        "lay trade", "road F4"
    )
    assert table.changes()["savvas"]["cubes"] == ["+town_hall stone"]


@proves("FG-Q-19")
def test_a_bridge_is_connection_enough_for_a_storage() -> None:
    """Nothing but the bridge is near L2."""
    table = scene(
        savvas=dict(storages={"stone": ["E3"]}, bridges=["K2"], access=["N3"], coins=9),
        inox=dict(storages={"livestock": ["N3"]}),
    ).push("play upgrade", "upgrade leather", "no road")
    assert table.changes()["savvas"]["storages"] == ["+leather L2 M2 N2"]


@proves("FG-Q-23")
def test_the_district_of_the_ghost_fortress() -> None:
    """None on the symmetric side, that of its site on the other; its type is unique, so nothing depends on it."""
    fortress = BOX.building["ghost_fortress"]
    assert [BOX.boards["symmetric"].district(site) for site in BOX.boards["symmetric"].sites[fortress]] == [0]
    thematic = BOX.boards["thematic"]
    assert [thematic.district(site) for site in thematic.sites[fortress]] == [thematic.districts[1]]
    assert [building.type for building in BOX.prestige].count(BOX.prestige[fortress].type) == 1


@pytest.mark.parametrize("side", ["symmetric", "thematic"])
@proves("FG-Q-24")
def test_cells_touch_at_corners_whatever_lies_between(side: Any) -> None:
    """Adjacency is geometric: every cell has all 8 around it. On our boards no land touches land across the corner of a
    river or wall."""
    board = BOX.boards[side]
    grid = board.grid
    for row, column in product(range(1, grid.rows - 1), range(1, grid.columns - 1)):
        assert board.near[grid.cell(row, column)].bit_count() == 9
    border = board.river | board.wall
    for row, column in product(range(grid.rows - 1), range(grid.columns - 1)):
        a, b, c, d = (1 << grid.cell(row + down, column + right) for down in (0, 1) for right in (0, 1))
        for (one, other), (left, right) in (((a, d), (b, c)), ((b, c), (a, d))):
            assert not (one & board.land and other & board.land and left & border and right & border)
