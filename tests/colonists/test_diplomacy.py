"""Relations with colonies, and what the rulebook tells of them (CO-DIP, CO-CLN)."""

from tests.colonists.scene import BOX, scene
from tests.colonists.test_construction import ROOM
from tests.proves import proves

ONE = "1 tool 3 wood 2 clay"


@proves("CO-DIP-01", "CO-DIP-02", "CO-SET-03", "CO-SET-04")
def test_nine_colonies_with_four_levels_each() -> None:
    assert BOX.colony_names == [
        "alchemist", "altruist", "envoy", "industrialist", "laborer", "lord", "scholar", "storekeeper", "trader",
    ]  # fmt: skip
    assert all(len(colony.levels) == 4 for colony in BOX.colonies)


@proves("CO-DIP-03", "CO-DIP-09", "CO-DIP-05", "CO-DAT-18", "CO-Q-47")
def test_relations_are_established_at_the_diplomat() -> None:
    """For the cost of level I, with any colony of this game; the embassy stands on a cell and needs nobody."""
    table = scene(era=4, north=dict(goods=ONE, community=["farm x2", *ROOM]), east={}, places="diplomat baker").go(
        "diplomat"
    )
    assert table.keys == [f"build {name}.1" for name in ("industrialist", "lord", "scholar", "storekeeper", "trader")]
    table.push("build trader.1")
    assert table.changes() == {
        "north": {
            "tool": -1,
            "wood": -3,
            "clay": -2,
            "community": ["+trader.1"],
            "stewards": ["-market.1", "+diplomat.1"],
        }
    }
    assert table.player("north").community[-1].spot == 0
    assert table.table.scores[0] - table.table.scores[1] == 2 + 10  # the embassy; Rooms and Cellars


@proves("CO-DIP-04", "CO-DIP-05", "CO-DIP-07", "CO-Q-49")
def test_a_level_costs_and_is_worth_the_same_with_every_colony() -> None:
    costs = [{BOX.cost[BOX.embassy_of(colony, level)] for colony in range(9)} for level in (1, 2, 3, 4)]
    assert [len(cost) for cost in costs] == [1, 1, 1, 1]
    assert [sorted(n for n in cost.pop() if n) for cost in costs] == [[1, 2, 3], [1, 1, 1], [2, 3, 3, 3], [1, 2, 2, 2]]
    for level, value in ((1, 2), (2, 4), (3, 8), (4, 14)):
        assert scene(era=4, north=dict(community=[f"trader.{level}"])).table.scores == [value]


@proves("CO-DIP-06", "CO-DIP-08", "CO-DIP-14", "CO-DIP-15", "CO-DIP-17", "CO-DIP-18", "CO-ACT-04")
def test_one_visit_may_establish_and_improve_if_all_goods_lie_in_storage() -> None:
    """Level I and II together: seven goods, and a second colony's level I is not to be had besides."""
    goods = "4 tool 3 wood 2 clay 1 plank 1 brick"
    table = scene(era=4, north=dict(goods=goods, community=["farm x2", "328", "329"]), places="diplomat baker")
    table.go("diplomat").push("build trader.1")
    assert table.keys == ["done", "remodel trader.2 trader.1"]
    table.push("remodel trader.2 trader.1")
    assert table.community("north")[-1] == "trader.2"
    assert table.goods("north") == "2 tool"
    assert len(table.player("north").community) == 5
    table = scene(era=4, north=dict(goods=goods, community=["farm x2", "328", "432"]), places="diplomat baker")
    table.go("diplomat").push("build trader.1")
    assert table.community("north")[-1] == "trader.1"
    assert table.asked[1] != "build"


@proves("CO-DIP-10", "CO-DIP-01", "CO-BAD-49")
def test_one_embassy_of_a_colony_and_none_of_others() -> None:
    goods = "9 tool 6 wood 5 clay"
    table = scene(era=4, north=dict(goods=goods, community=["farm x2", "trader.1", *ROOM]), places="diplomat baker")
    table.go("diplomat")
    assert table.refused("build trader.1") == "CO-DIP-10"
    assert table.refused("replace trader.1") == "CO-DIP-10"
    assert table.refused("build envoy.1") == "CO-DIP-01"


@proves("CO-EX-22", "CO-DIP-14", "CO-DIP-16", "CO-BAD-50", "CO-ERA-13")
def test_no_level_is_left_out_and_none_is_above_the_era() -> None:
    goods = "9 tool 3 wood 3 clay 3 ore 1 plank 1 brick"
    built = ["farm x2", "trader.1", "scholar.2", "storekeeper.1", "storage_shed farmer x2"]
    table = scene(era=2, north=dict(goods=goods, community=built), places="diplomat baker").go("diplomat")
    assert table.refused("remodel scholar.3 scholar.2") == "CO-DIP-16"
    assert table.refused("build lord.2") == "CO-DIP-01"
    assert table.refused("build industrialist.2") == "CO-DIP-14"
    assert "remodel trader.2 trader.1" in table.keys


@proves("CO-DIP-15")
def test_a_higher_level_stands_on_the_same_cell() -> None:
    goods = "4 tool 3 wood 3 clay 3 ore"
    table = scene(era=4, north=dict(goods=goods, community=["trader.2", *ROOM]), places="diplomat baker").go("diplomat")
    table.push("remodel trader.3 trader.2")
    assert table.community("north")[0] == "trader.3"
    assert table.player("north").community[0].spot == 0


@proves("CO-DIP-11", "CO-DIP-12", "CO-DIP-13", "CO-Q-48")
def test_an_embassy_falls_like_a_building_and_takes_with_it_what_it_gave() -> None:
    """Storekeeper II: three cells of the Warehouse, three of Storage. The Envoy colony: a steward."""
    table = scene(
        era=2,
        north=dict(goods="3 tool 1 wood 9 clay", community=["farm", "storekeeper.2"]),
        east={},
        places="builder_farm baker",
        options={"farm": "1 wood"},
    )
    table.go("builder_farm").push("replace farm", "raze storekeeper.2")
    assert table.goods("north") == "4 clay"
    assert (table.player("north").storage, table.player("north").warehouse) == (3, 1)
    table = scene(north=dict(goods="3 tool 2 wood", community=["farm", "envoy.1"]), places="builder_farm baker")
    assert table.at("north") == ["market.1", "market.1"]
    table.go("builder_farm").push("replace farm", "raze envoy.1", "recall market.1")
    assert table.at("north") == ["builder_farm.1"]


@proves("CO-DIP-12", "CO-Q-48")
def test_a_special_envoy_stays_on_the_map() -> None:
    table = scene(
        era=2,
        north=dict(goods="3 tool 2 wood", community=["farm", "altruist.2"]),
        places="builder_farm baker grove",
        envoys={"altruist": "grove"},
    )
    table.go("builder_farm").push("replace farm", "raze altruist.2")
    assert table.game.envoys[1] == table.game.spot[BOX.tile["grove.1"]]
    assert not [key for key in table.keys if key.startswith("send")]
