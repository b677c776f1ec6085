"""Building on free cells, and what kinds of buildings there are (CO-BTY, CO-CON)."""

import pytest

from tests.colonists.scene import BOX, scene
from tests.proves import proves

ROOM = ["328", "329", "430", "431"]
"""Storage Rooms and Cellars: ten more cells of Storage."""


@proves("CO-BTY-01")
def test_a_community_grows_by_buildings_improvements_and_relations() -> None:
    table = scene(era=4, north=dict(goods="1 tool 2 wood"), places="builder_farm baker")
    table.go("builder_farm")
    assert table.changes()["north"]["community"] == ["+farm#3"]
    table = scene(era=4, north=dict(goods="2 wood", hand=["126"]), places="developer baker")
    table.go("developer")
    assert table.changes()["north"]["community"] == ["+126"]
    table = scene(
        era=4, north=dict(goods="1 tool 3 wood 2 clay", community=["farm x2", *ROOM]), places="diplomat baker"
    )
    table.go("diplomat").push("build trader.1")
    assert table.changes()["north"]["community"] == ["+trader.1"]


@proves("CO-BTY-02")
def test_there_are_six_types_of_buildings() -> None:
    kinds = {building.name: building.kind for building in BOX.buildings}
    assert len(kinds) == 25
    told = {
        "residence": "farm estate flat apartment house community_hall",
        "storage": "storage_shed storage_house storage_hall",
        "production": "foresters_house hollow ore_mine",
        "maintenance": "hunting_lodge hunting_grounds tailor_shop textile_mill",
        "financial": "pub theater casino",
        "special": "library factory institute boardinghouse stables customs_house",
    }
    assert kinds == {name: kind for kind, names in told.items() for name in names.split()}


@proves("CO-BTY-03", "CO-COL-01", "CO-COL-02", "CO-COL-03")
@pytest.mark.parametrize(
    ("residence", "idle"),
    [
        ("farm", [1, 0, 0]),
        ("estate", [3, 0, 0]),
        ("flat", [0, 1, 0]),
        ("apartment", [0, 3, 0]),
        ("house", [0, 0, 1]),
        ("community_hall", [0, 0, 3]),
    ],
)
def test_residences_supply_colonists(residence: str, idle: list[int]) -> None:
    table = scene(era=3, north=dict(community=[residence]), east=dict(community=["library"]))
    assert table.player("north").idle == idle
    assert table.player("east").idle == [0, 0, 0]


@proves("CO-BTY-04", "CO-BTY-05", "CO-BTY-06", "CO-BTY-07", "CO-PRO-01", "CO-PRO-02", "CO-PRO-03", "CO-PRO-06")
def test_a_year_brings_goods_food_and_dollars() -> None:
    """Of what has a worker: the second Pub has none. The Smithy needs nobody."""
    built = ["foresters_house farmer", "hollow farmer", "hunting_lodge farmer", "pub farmer", "pub", "farm x4"]
    table = scene(phase="maintenance", north=dict(community=built), east=dict(community=["farm"]))
    assert table.changes() == {}  # the year is over, as a scene begins
    assert table.goods("north") == "6 tool 1 dollar"
    assert table.goods("east") == "6 tool"
    assert table.community("north")[:3] == [
        "foresters_house farmer 2 wood",
        "hollow farmer 1 clay",
        "hunting_lodge farmer 1 food",
    ]


@proves("CO-BTY-08")
def test_a_special_building_does_something_of_its_own() -> None:
    """Stables: a step more."""
    places = {"baker": "2,0", "joiner": "3,0"}
    for stables, ends in ((["stables merchant"], {"baker.1", "joiner.1"}), (["stables"], {"baker.1"})):
        table = scene(era=3, north=dict(goods="2 wood", community=[*stables, "house"]), places=places)
        assert table.ends - {"market.1"} == ends


@proves("CO-CON-01", "CO-PLC-13")
def test_a_building_is_built_at_its_builder_at_a_market_or_by_a_card() -> None:
    table = scene(north=dict(goods="1 tool 2 wood"), east={}, places="builder_farm baker").go("builder_farm")
    assert table.changes()["north"] == {
        "tool": -1,
        "wood": -2,
        "community": ["+farm#3"],
        "stewards": ["-market.1", "+builder_farm.1"],
    }
    table = scene(north=dict(goods="1 tool 1 wood"), places="baker", market="1_farm").go("market.1").push("build farm")
    assert table.changes()["north"] == {"tool": -1, "wood": -1, "community": ["+farm#3"]}
    table = scene(north=dict(goods="1 wood", hand=["114"]), places="developer baker").go("developer").push("build farm")
    assert table.changes()["north"]["community"] == ["+farm#3"]
    table = scene(era=4, north=dict(goods="2 tool 4 wood", community=["farm x2", *ROOM]), places="builder_farm baker")
    table.go("builder_farm")
    assert table.refused("build library") == "CO-CON-01"


@proves("CO-CON-02", "CO-PLC-14")
def test_most_buildings_may_be_owned_in_any_number() -> None:
    table = scene(era=4, north=dict(goods="6 tool 12 wood", community=["farm x8", *ROOM]), places="builder_farm baker")
    table.go("builder_farm")
    for _ in range(4):
        table.push("build farm")
    assert table.community("north").count("farm") == 1
    assert "farm#12" in table.community("north")


@proves("CO-EX-05", "CO-CON-03", "CO-CON-04", "CO-CON-05", "CO-BAD-32")
@pytest.mark.parametrize("owned", [0, 1])
def test_three_storage_sheds_at_most(owned: int) -> None:
    sheds = [f"storage_shed x{owned}"] if owned else []
    table = scene(
        era=4,
        north=dict(goods="9 tool 12 wood", community=["farm x2", *ROOM, *sheds]),
        places="builder_storage_shed baker",
    )
    table.go("builder_storage_shed")
    for _ in range(2):  # with none owned there was one way to begin, which was taken
        table.push("build storage_shed")
    assert table.asked == ("north", "build")
    assert sum("storage_shed" in one for one in table.community("north")) == 3
    assert table.refused("build storage_shed") == "CO-CON-03"


@proves("CO-BAD-32", "CO-PLC-16")
def test_a_limited_action_builds_no_more() -> None:
    """Once at this market; the farmer of the new Farm may be employed, so there is something left to ask."""
    table = scene(
        north=dict(goods="3 tool 3 wood", community=["farm x2", "storage_shed"]), places="baker", market="1_farm"
    )
    table.go("market.1").push("build farm")
    assert table.asked == ("north", "build")
    assert table.refused("build farm") == "CO-PLC-16"


@proves("CO-CON-06")
def test_the_cost_leaves_storage_and_toolbox() -> None:
    table = scene(north=dict(goods="3 tool 2 wood 1 clay"), east={}, places="builder_hunting_lodge baker")
    table.go("builder_hunting_lodge")
    assert table.changes()["north"] == {
        "tool": -3,
        "wood": -2,
        "clay": -1,
        "community": ["+hunting_lodge"],
        "stewards": ["-market.1", "+builder_hunting_lodge.1"],
    }


@proves("CO-CON-07", "CO-CON-09", "CO-CON-13", "CO-BAD-34", "CO-SET-14")
def test_twenty_cells_and_no_border() -> None:
    """With twenty buildings and three on the cells for storage there is no room but by demolition."""
    table = scene(
        era=2, north=dict(goods="9 tool 4 wood", community=["farm x20", "farm storage x2"]),
        places="builder_farm baker", options={"farm": "1 wood"},
    ).go("builder_farm")  # fmt: skip
    table.push("build farm")
    assert [one.spot for one in table.player("north").community] == [0] * 20 + [2] * 3
    assert table.refused("build farm") == "CO-CON-09"
    assert "replace farm" in table.keys


@proves("CO-CON-08", "CO-CON-06", "CO-BAD-34")
def test_twelve_cells_in_a_game_of_one_era() -> None:
    table = scene(
        north=dict(goods="9 tool 4 wood", community=["farm x12", "farm storage x2"]),
        places="builder_farm baker",
        options={"farm": "1 wood"},
    ).go("builder_farm")
    table.push("build farm")
    assert table.refused("build farm") == "CO-CON-06"


@proves("CO-CON-10", "CO-Q-28")
def test_the_community_hall_opens_ten_border_cells() -> None:
    goods = "30 tool 12 wood"
    hall = ["community_hall", "farm x19", "farm storage x3", *ROOM]
    table = scene(era=4, north=dict(goods=goods, community=hall), places="builder_farm baker").go("builder_farm")
    for _ in range(6):
        table.push("build farm")
    assert [one.spot for one in table.player("north").community].count(1) == 6
    full = [*hall, "hollow border x10"]
    table = scene(era=4, north=dict(goods=goods, community=full), places="builder_farm baker").go("builder_farm")
    assert table.refused("build farm") == "CO-CON-06"


@proves("CO-EX-12", "CO-CON-11")
def test_an_ordinary_building_may_take_a_cell_for_storage() -> None:
    """Nobody is asked while there is another cell; then it takes this one, and storage buildings have one less."""
    table = scene(
        era=4,
        north=dict(goods="9 tool 11 wood", community=["farm x20", "storage_shed", *ROOM]),
        places="builder_farm builder_storage_shed",
    )
    table.go("builder_farm").push("build farm", "done", "end")
    table.go("builder_storage_shed", "builder_farm").push("build storage_shed")
    assert table.refused("build storage_shed") == "CO-CON-12"


@proves("CO-CON-12", "CO-BAD-33")
def test_a_storage_building_stands_on_its_cells_only() -> None:
    """Neither on a free ordinary cell nor in place of a Farm on one."""
    built = ["farm x2", "farm storage x2", "hollow storage", *ROOM]
    table = scene(era=4, north=dict(goods="9 tool 9 wood", community=built), places="builder_storage_shed baker")
    table.go("builder_storage_shed")
    assert table.refused("build storage_shed") == "CO-CON-12"
    assert table.refused("raze farm") == "CO-CON-12"
    assert set(table.keys) == {"raze farm#3", "raze hollow"}


@proves("CO-Q-29")
def test_the_cells_for_storage_are_besides_the_others() -> None:
    table = scene(north=dict(community=["farm x12", "storage_shed x3"]))
    spots = [one.spot for one in table.player("north").community]
    assert (spots.count(0), spots.count(2)) == (12, 3)
