"""Upgrade: a storage of an advanced resource, and a road (FG-UPG)."""

from typing import Any

import pytest

from stead.titles.founders.events import RoadBuilt, StorageBuilt
from tests.founders.scene import Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["A4"]}, access=["C4"], coins=9)
HUMANS = dict(storages={"people": ["C4"]}, coins=9)
BRICKS = {"coins": -4, "vp": 1, "income": 1, "storages": ["+bricks A7 B7 C7"]}


def quarry(**more: Any) -> Scene:
    """Bricks are made of people and stone: the Savvas own the stone on A4 and have access to the Humans' people on C4.
    Roads lead from both to the south."""
    savvas, humans = SAVVAS | more.pop("savvas", {}), HUMANS | more.pop("humans", {})
    return scene(savvas=savvas, humans=humans, roads=more.pop("roads", "B5 B6"), **more)


# The storage


@proves("FG-UPG-01", "FG-UPG-02", "FG-UPG-07", "FG-UPG-08", "FG-UPG-12", "FG-Q-37")
def test_an_advanced_storage() -> None:
    """4 coins to the bank; the own marker; a new resource: income; a point to the owner of each supplier."""
    table = quarry().push("play upgrade", "upgrade bricks", "at A7 1", "no road")
    assert table.changes() == {"savvas": BRICKS, "humans": {"vp": 1}}
    storage = table.storage("B7")
    assert (storage["owner"], storage["access"]) == ("savvas", ["savvas"])
    assert table.table.view(None).data()["tracker"]["bricks"]["own"] == [0]
    assert table.asked == ("humans", "follow")


@proves("FG-UPG-08", "FG-ICM-02")
def test_a_second_storage_of_the_resource_raises_no_income() -> None:
    table = quarry(savvas=dict(storages={"stone": ["A4"], "bricks": ["T5 T6 T7"]}))
    table.push("play upgrade", "upgrade bricks", "at A7 1", "no road")
    assert table.changes()["savvas"] == {key: n for key, n in BRICKS.items() if key != "income"}


@proves("FG-UPG-03", "FG-UPG-02")
@pytest.mark.parametrize(
    ("site", "terrains"),
    [
        ("at A7 1", {"coast"}),
        ("at D6 1", {"desert", "forest"}),
        ("at D7 2", {"desert", "ruins"}),
        ("at B7 2", {"coast", "forest"}),
        ("at C7 2", {"coast", "ruins"}),
    ],
)
def test_it_covers_any_mix_of_terrains(site: str, terrains: set[str]) -> None:
    table = quarry(roads="B5 C6").push("play upgrade", "upgrade bricks", site, "no road")
    board = table.game.board
    cells = table.game.storages[-1].cells
    assert {terrain for terrain, area in board.terrain.items() if area & cells} == terrains
    assert table.changes()["savvas"]["coins"] == -4  # on any of them


@proves("FG-UPG-04", "FG-BAD-57")
@pytest.mark.parametrize("site", ["at A5 2", "at B7 2", "at E6 2"])
def test_not_beside_an_own_structure(site: str) -> None:
    """The stone on A4, a house on A9, gems on F7."""
    mine = dict(storages={"stone": ["A4"], "gems": ["F7"]}, houses=["A9"])
    table = quarry(savvas=mine, roads="B5 C6").push("play upgrade", "upgrade bricks")
    assert table.refused(site) == "FG-UPG-04"


@proves("FG-UPG-04", "FG-BRG-05", "FG-BLD-04")
def test_beside_an_own_bridge() -> None:
    table = quarry(savvas=dict(bridges=["H8"]), roads="B5 C6 D7 E7 F6")
    table.push("play upgrade", "upgrade bricks", "at G7 1", "no road")
    assert table.changes()["savvas"]["storages"] == ["+bricks G7 H7 I7"]


@proves("FG-UPG-05", "FG-Q-21", "FG-Q-22", "FG-BLD-01", "FG-BAD-58")
@pytest.mark.parametrize("connected", [False, True])
def test_it_is_connected_to_an_own_structure(connected: bool) -> None:
    """All it is made of is beside the site and a rival's, with access: a way to an own structure is needed as well."""
    table = scene(
        orchids=dict(storages={"gems": ["G7"]}, access=["A4", "C4"], coins=9),
        humans=dict(storages={"people": ["C4"], "stone": ["A4"]}),
        roads="F6 E6 D6" if connected else "F6 E5 E4",
    ).push("play upgrade", "upgrade bricks")
    if connected:
        table.push("at A5 1", "no road")
        assert table.changes()["humans"] == {"vp": 2}
    else:
        assert table.refused("at A5 1") == "FG-UPG-05"


@proves("FG-UPG-06", "FG-REQ-02", "FG-BAD-55")
@pytest.mark.parametrize("access", [[], ["Q3"]])
def test_it_needs_a_storage_of_each_required_resource(access: list[str]) -> None:
    """Bricks without people; with the livestock the Upgrade can be played at all."""
    table = quarry(
        savvas=dict(storages={"stone": ["A4"], "livestock": ["C6"]}, access=access),
        humans=dict(storages={"people": ["C4"], "plants": ["Q3"]}),
    ).push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-REQ-02"


@proves("FG-UPG-06", "FG-REQ-03", "FG-BAD-56")
def test_the_required_storages_are_connected_to_the_site() -> None:
    """F3 is connected to the gems of the Savvas, but neither to the stone nor to the people."""
    mine = dict(storages={"stone": ["A4"], "gems": ["J1"]})
    table = quarry(savvas=mine, roads="B5 B6 I2").push("play upgrade", "upgrade bricks")
    assert table.refused("at F3 1") == "FG-REQ-03"
    assert "at A7 1" in table.keys


@proves("FG-UPG-06", "FG-REQ-03", "FG-Q-15", "FG-BAD-56")
@pytest.mark.parametrize("owner", [None, "humans", "savvas"])
def test_required_storages_across_the_river(owner: str | None) -> None:
    """People on M2: there is no bridge, or one of the Humans, or one of the builder."""
    bridge = {name: dict(bridges=["K2"] if name == owner else []) for name in ("savvas", "humans")}
    table = quarry(
        savvas=dict(storages={"stone": ["H5"]}, access=["M2"]) | bridge["savvas"],
        humans=dict(storages={"people": ["M2"]}) | bridge["humans"],
        roads="I4 J3 L2",
    )
    if owner == "savvas":
        table.push("play upgrade", "upgrade bricks", "at J4 2", "no road")
        assert table.changes()["humans"] == {"vp": 1}
    else:
        assert table.refused("play upgrade") == "FG-TRN-06"


@proves("FG-DIS-09", "FG-BAD-59")
@pytest.mark.parametrize("owner", ["savvas", "humans"])
def test_one_storage_of_an_advanced_resource_in_a_district(owner: str) -> None:
    storages = {"savvas": {"stone": ["A4"]}, "humans": {"people": ["C4"]}}
    storages[owner]["bricks"] = ["H1 I1 J1"]
    table = quarry(
        savvas=dict(storages=storages["savvas"] | {"livestock": ["A1"]}, access=["C4"]),
        humans=dict(storages=storages["humans"]),
        roads="B5 B6 B2 B3",
    ).push("play upgrade")
    assert table.refused("upgrade bricks") == "FG-DIS-09"
    assert {key for key in table.keys if key.startswith("upgrade")} == {"upgrade leather"}


@proves("FG-DIS-09", "FG-BAD-59")
def test_another_district_is_open() -> None:
    """There are bricks of the Humans on this side of the river; on the other side, over the bridge, there are none."""
    table = quarry(
        savvas=dict(storages={"stone": ["H5"]}, access=["M2"], bridges=["K2"]),
        humans=dict(storages={"people": ["M2"], "bricks": ["A10 B10 C10"]}),
        roads="I4 J3 L2",
    ).push("play upgrade", "upgrade bricks")
    assert table.refused("at J4 2") == "FG-DIS-09"
    table.push("at L3 1", "no road")
    assert table.changes()["savvas"]["storages"] == ["+bricks L3 M3 N3"]


@proves("FG-BLD-08", "FG-BAD-60")
@pytest.mark.parametrize("site", ["at A6 1", "at C4 1", "at T7 1", "at G8 1", "at J6 1"])
def test_the_tile_lies_on_free_land(site: str) -> None:
    """Not over a road, a storage, the edge, the river, the site of the fortress."""
    assert quarry().push("play upgrade", "upgrade bricks").refused(site) == "FG-BLD-08"


@proves("FG-Q-58", "FG-BAD-60")
@pytest.mark.parametrize("turn", ["3", "0", "-1", "x", "99999999999"])
def test_a_straight_tile_lies_in_two_ways(turn: str) -> None:
    assert quarry().push("play upgrade", "upgrade bricks").refused(f"at A7 {turn}") == "FG-Q-58"


# The road


@proves("FG-UPG-01", "FG-Q-04")
def test_the_road_is_optional() -> None:
    table = quarry().push("play upgrade", "upgrade bricks", "at A7 1")
    assert table.asked == ("savvas", "road")
    assert "no road" in table.keys
    table.push("road D8")
    assert table.asked == ("humans", "follow")  # one road, no more
    assert table.changes()["board"] == {"roads": ["+D8"]}


@proves("FG-Q-04")
def test_without_a_place_for_a_road_the_upgrade_can_be_played() -> None:
    """The storage is what must be possible: all around it, and around the bridge that leads to it, is built over."""
    table = scene(
        savvas=dict(storages={"stone": ["Q3"]}, bridges=["D11"], access=["A10"], coins=9),
        inox=dict(storages={"livestock": ["A10"], "tools": ["B10"], "metal": ["A12"], "wood": ["C10"]}, houses=["E12"]),
        buildings={"town_hall": "D9 E9 D10 E10"},
    ).push("play upgrade")
    assert table.changes()["savvas"]["storages"] == ["+leather A11 B11 C11"]
    assert table.asked == ("inox", "follow")  # nothing was left to be asked


@proves("FG-UPG-09", "FG-Q-05")
def test_the_road_after_the_storage() -> None:
    table = quarry().push("play upgrade", "upgrade bricks", "at A7 1", "road D8")
    kinds = [type(event) for event in table.table.events if isinstance(event, StorageBuilt | RoadBuilt)]
    assert kinds == [StorageBuilt, RoadBuilt]


@proves("FG-UPG-09", "FG-Q-05")
def test_the_road_before_the_storage_may_join_them() -> None:
    """Without the road on B6 nothing can be built south of it, so that "after" is refused there."""
    table = quarry(roads="B5").push("play upgrade")
    table.push("road B6", "at A7 1")
    assert table.changes() == {"savvas": BRICKS, "humans": {"vp": 1}, "board": {"roads": ["+B6"]}}
    kinds = [type(event) for event in table.table.events if isinstance(event, StorageBuilt | RoadBuilt)]
    assert kinds == [RoadBuilt, StorageBuilt]
    assert table.asked == ("humans", "follow")  # and no second road


@proves("FG-Q-05", "FG-BAD-62")
def test_a_road_named_after_does_not_connect_the_storage() -> None:
    table = quarry(roads="B5").push("play upgrade", "upgrade bricks")
    assert table.refused("at A7 1") == "FG-UPG-05"


@proves("FG-UPG-10", "FG-BAD-61")
def test_the_road_is_connected_to_the_new_storage() -> None:
    """E2 is connected to the gems and A3 to the stone, but neither to the bricks."""
    mine = dict(storages={"stone": ["A4"], "gems": ["F1"]})
    table = quarry(savvas=mine).push("play upgrade", "upgrade bricks", "at A7 1")
    for cell in ("E2", "A3", "U15"):
        assert table.refused(f"road {cell}") == "FG-UPG-10"
    assert table.refused("road B6") == "FG-ROA-02"
    table.push("road C5")  # over the roads on B5 and B6
    assert table.changes()["board"] == {"roads": ["+C5"]}


@proves("FG-UPG-10", "FG-Q-05", "FG-BAD-61")
def test_a_road_laid_first_is_connected_to_the_storage_in_the_end() -> None:
    """E2 is far from any place for bricks: it cannot come first. A6 can, over the chain of roads."""
    table = quarry(savvas=dict(storages={"stone": ["A4"], "gems": ["F1"]})).push("play upgrade")
    assert table.refused("road E2") == "FG-UPG-10"
    table.push("road A6", "at C7 1")
    assert table.changes()["savvas"]["storages"] == ["+bricks C7 D7 E7"]


@proves("FG-Q-05")
def test_road_and_storage_are_one_action() -> None:
    """Once the road lies there, something it joins has to be built: a place without it is refused."""
    mine = dict(storages={"stone": ["A4"], "gems": ["E8"]})
    table = quarry(savvas=mine, roads="B5 D7 C5 C6 D5").push("play upgrade", "road B6")
    assert table.asked == ("savvas", "tile")
    assert table.refused("no road") == table.refused("decline") == "FG-UPG-03"


@proves("FG-UPG-11")
@pytest.mark.parametrize("first", [True, False])
def test_the_road_is_free(first: bool) -> None:
    table = quarry(savvas=dict(coins=4)).push("play upgrade")
    if first:
        table.push("road C6", "at A7 1")
    else:
        table.push("upgrade bricks", "at A7 1", "road D8")
    assert table.changes()["savvas"]["coins"] == -4


@proves("FG-UPG-12", "FG-VPC-02")
def test_the_builder_of_others_resources_earns_nothing() -> None:
    table = scene(
        orchids=dict(storages={"gems": ["G7"]}, access=["A4", "C4"], coins=9),
        humans=dict(storages={"people": ["C4"]}),
        savvas=dict(storages={"stone": ["A4"]}),
        roads="F6 E6 D6",
    ).push("play upgrade", "upgrade bricks", "at A5 1", "no road")
    assert table.changes() == {
        "orchids": {"coins": -4, "income": 1, "storages": ["+bricks A5 B5 C5"]},
        "humans": {"vp": 1},
        "savvas": {"vp": 1},
    }


# The follow


@proves("FG-UPG-13", "FG-BAD-61")
def test_the_follow_has_no_road() -> None:
    """Same storage, same price, no road: neither before nor after."""
    table = scene(
        savvas=dict(storages={"stone": ["A4", "S3"]}, access=["C6"], coins=9),
        humans=dict(storages={"people": ["Q3"]}, access=["S3", "Q5"], coins=9),
        inox=dict(storages={"livestock": ["C6", "Q5"]}),
        roads="B5 B6 R4",
    ).push("play upgrade", "upgrade leather", "at A7 1", "no road")
    table.changes()
    table.push("follow upgrade")
    assert table.refused("road Q4") == "FG-UPG-13"
    table.push("upgrade bricks", "at R5 1")
    assert table.changes() == {
        "humans": {"coins": -4, "vp": 1, "income": 1, "storages": ["+bricks R5 S5 T5"]},
        "savvas": {"vp": 1},
    }
    assert table.asked == ("inox", "follow")
