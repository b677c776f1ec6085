"""Relations with colonies, and what the rulebook tells of them (CO-DIP, CO-CLN)."""

import pytest

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
    table = scene(era=4, red=dict(goods=ONE, community=["farm x2", *ROOM]), blue={}, places="diplomat baker").go(
        "diplomat"
    )
    assert table.keys == [f"build {name}.1" for name in ("industrialist", "lord", "scholar", "storekeeper", "trader")]
    table.push("build trader.1")
    assert table.changes() == {
        "red": {
            "tool": -1,
            "wood": -3,
            "clay": -2,
            "community": ["+trader.1"],
            "stewards": ["-market.1", "+diplomat.1"],
        }
    }
    assert table.player("red").community[-1].spot == 0
    assert table.table.scores[0] - table.table.scores[1] == 2 + 10  # the embassy; Rooms and Cellars


@proves("CO-DIP-04", "CO-DIP-05", "CO-DIP-07", "CO-Q-49")
def test_a_level_costs_and_is_worth_the_same_with_every_colony() -> None:
    costs = [{BOX.cost[BOX.embassy_of(colony, level)] for colony in range(9)} for level in (1, 2, 3, 4)]
    assert [len(cost) for cost in costs] == [1, 1, 1, 1]
    assert [sorted(n for n in cost.pop() if n) for cost in costs] == [[1, 2, 3], [1, 1, 1], [2, 3, 3, 3], [1, 2, 2, 2]]
    for level, value in ((1, 2), (2, 4), (3, 8), (4, 14)):
        assert scene(era=4, red=dict(community=[f"trader.{level}"])).table.scores == [value]


@proves("CO-DIP-06", "CO-DIP-08", "CO-DIP-14", "CO-DIP-15", "CO-DIP-17", "CO-DIP-18", "CO-ACT-04")
def test_one_visit_may_establish_and_improve_if_all_goods_lie_in_storage() -> None:
    """Level I and II together: seven goods, and a second colony's level I is not to be had besides."""
    goods = "4 tool 3 wood 2 clay 1 plank 1 brick"
    table = scene(era=4, red=dict(goods=goods, community=["farm x2", "328", "329"]), places="diplomat baker")
    table.go("diplomat").push("build trader.1")
    assert table.keys == ["done", "remodel trader.2 trader.1"]
    table.push("remodel trader.2 trader.1")
    assert table.community("red")[-1] == "trader.2"
    assert table.goods("red") == "2 tool"
    assert len(table.player("red").community) == 5
    table = scene(era=4, red=dict(goods=goods, community=["farm x2", "328", "432"]), places="diplomat baker")
    table.go("diplomat").push("build trader.1")
    assert table.community("red")[-1] == "trader.1"
    assert table.asked[1] != "build"


@proves("CO-DIP-10", "CO-DIP-01", "CO-BAD-49")
def test_one_embassy_of_a_colony_and_none_of_others() -> None:
    goods = "9 tool 6 wood 5 clay"
    table = scene(era=4, red=dict(goods=goods, community=["farm x2", "trader.1", *ROOM]), places="diplomat baker")
    table.go("diplomat")
    assert table.refused("build trader.1") == "CO-DIP-10"
    assert table.refused("replace trader.1 farm") == "CO-DIP-10"
    assert table.refused("build envoy.1") == "CO-DIP-01"


@proves("CO-EX-22", "CO-DIP-14", "CO-DIP-16", "CO-BAD-50", "CO-ERA-13")
def test_no_level_is_left_out_and_none_is_above_the_era() -> None:
    goods = "9 tool 3 wood 3 clay 3 ore 1 plank 1 brick"
    built = ["farm x2", "trader.1", "scholar.2", "storekeeper.1", "storage_shed farmer x2"]
    table = scene(era=2, red=dict(goods=goods, community=built), places="diplomat baker").go("diplomat")
    assert table.refused("remodel scholar.3 scholar.2") == "CO-DIP-16"
    assert table.refused("build lord.2") == "CO-DIP-01"
    assert table.refused("build industrialist.2") == "CO-DIP-14"
    assert "remodel trader.2 trader.1" in table.keys


@proves("CO-DIP-15")
def test_a_higher_level_stands_on_the_same_cell() -> None:
    goods = "4 tool 3 wood 3 clay 3 ore"
    table = scene(era=4, red=dict(goods=goods, community=["trader.2", *ROOM]), places="diplomat baker").go("diplomat")
    table.push("remodel trader.3 trader.2")
    assert table.community("red")[0] == "trader.3"
    assert table.player("red").community[0].spot == 0


@proves("CO-DIP-11", "CO-DIP-12", "CO-DIP-13", "CO-Q-48")
def test_an_embassy_falls_like_a_building_and_takes_with_it_what_it_gave() -> None:
    """Storekeeper II: three cells of the Warehouse, three of Storage. The Envoy colony: a steward."""
    table = scene(
        era=2,
        red=dict(goods="3 tool 1 wood 9 clay", community=["farm", "storekeeper.2"]),
        blue={},
        places="builder_farm baker",
        options={"farm": "1 wood"},
    )
    table.go("builder_farm").push("replace farm storekeeper.2")
    assert table.goods("red") == "4 clay"
    assert (table.player("red").storage, table.player("red").warehouse) == (3, 1)
    table = scene(red=dict(goods="3 tool 2 wood", community=["farm", "envoy.1"]), places="builder_farm baker")
    assert table.at("red") == ["market.1", "market.1"]
    table.go("builder_farm").push("replace farm envoy.1", "recall market.1")
    assert table.at("red") == ["builder_farm.1"]


@proves("CO-DIP-12", "CO-Q-48")
def test_a_special_envoy_stays_on_the_map() -> None:
    table = scene(
        era=2,
        red=dict(goods="3 tool 2 wood", community=["farm", "altruist.2"]),
        places="builder_farm baker grove",
        envoys={"altruist": "grove"},
    )
    table.go("builder_farm").push("replace farm altruist.2")
    assert table.game.envoys[1] == table.game.spot[BOX.tile["grove.1"]]
    assert not [key for key in table.keys if key.startswith("send")]


# Colonies


@proves("CO-CLN-01")
@pytest.mark.parametrize(
    ("level", "place", "changes", "goods"),
    [
        (1, "riverbank_grove", ["change wood clay"], "1 wood 1 clay"),
        (1, "clay_delve", ["change clay wood", "change clay wood"], "2 wood"),
        (3, "baker", ["change food ore"], "1 ore 1 food"),
        (3, "weaver", ["change clothing coal"], "1 coal 1 clothing"),
    ],
)
def test_goods_may_be_changed_as_they_are_received(level: int, place: str, changes: list[str], goods: str) -> None:
    """With the Alchemist colony; each once, and none that one had."""
    table = scene(
        era=3,
        red=dict(community=["farm", f"alchemist.{level}"]),
        blue={},
        places=f"{place} grove joiner",
        envoys={"alchemist": "market.1"},
    ).go(place)
    if table.asked[1] == "visit":
        table.push(table.keys[0])
    table.push(*changes)
    if table.asked[1] == "change":
        table.push("leave")
    assert table.goods("red") == goods


@proves("CO-CLN-01")
def test_refined_goods_may_be_changed_and_are_no_use_in_the_same_action() -> None:
    table = scene(
        era=2,
        red=dict(goods="3 wood", community=["farm", "alchemist.2"]),
        places="joiner baker",
        envoys={"alchemist": "market.1"},
    )
    table.go("joiner").push("change plank brick")
    assert table.goods("red") == "1 wood 1 brick"
    table = scene(
        era=2,
        phase="maintenance",
        red=dict(community=["126", "alchemist.2"]),
        places="joiner baker",
        envoys={"alchemist": "market.1"},
    )
    assert table.asked[1] == "turn"  # what is produced is not changed
    assert table.community("red")[0] == "126 1 wood"


@proves("CO-CLN-01", "CO-PLC-18")
def test_a_wood_made_of_clay_is_not_refined_in_the_same_action() -> None:
    """The Clayburner's bricks become planks; the Joiner's two wood are as many as there were."""
    table = scene(
        era=2,
        red=dict(goods="1 wood 2 clay", community=["farm", "alchemist.2"]),
        places="clayburner baker",
        envoys={"alchemist": "market.1"},
    )
    table.go("clayburner").push("change brick plank")
    assert table.goods("red") == "1 plank"
    assert table.asked == ("red", "after")  # the Alchemist might go somewhere


@proves("CO-CLN-02", "CO-Q-60")
def test_the_altruist_colony_gives_goods_at_the_start_of_a_year() -> None:
    """Before the first turn, one of all that its level knows."""
    gifts = ["gift 2wood", "gift 1clay", "gift 1plank", "gift 1brick", "gift 1ore", "gift 1coal"]
    for level in (1, 2, 3):
        table = scene(
            era=3,
            phase="gifts",
            red=dict(community=[f"altruist.{level}"]),
            blue={},
            places="baker grove",
            envoys={"altruist": "baker"},
        )
        assert table.asked == ("red", "gift")
        assert table.keys == gifts[: 2 * level]
    table.push("gift 1coal")
    assert table.changes()["red"] == {"coal": 1}
    assert table.asked == ("red", "turn")


@proves("CO-CLN-03", "CO-MOV-06", "CO-RNG-03", "CO-STW-02")
def test_the_envoy_colony_brings_a_steward_then_steps() -> None:
    places = {"baker": "2,0", "joiner": "3,0", "grove": "4,0", "diplomat": "5,0"}
    goods = "1 tool 3 wood 2 clay"
    for level, stewards, ends in ((1, 2, set()), (2, 2, {"diplomat.1"}), (3, 2, {"diplomat.1", "joiner.1"})):
        table = scene(era=4, red=dict(goods=goods, community=[f"envoy.{level}", *ROOM]), places=places)
        assert len(table.at("red")) == stewards
        assert table.ends - {"baker.1", "market.1"} == ends


@proves("CO-CLN-03", "CO-FEE-13")
def test_envoy_2_a_step_more_for_a_fee_once_in_a_half_year() -> None:
    places = {"baker": "2,0", "joiner": "3,0"}
    table = scene(era=2, red=dict(goods="2 tool 4 wood", community=["envoy.2"]), blue={}, places=places)
    assert "joiner.1" not in table.ends
    table.push("spur")  # there is only one way to pay it
    assert table.goods("red") == "2 wood 1 tool"
    assert "joiner.1" in table.ends
    table.go("joiner")
    assert table.refused("spur") == "CO-RNG-03"


@proves("CO-CLN-04", "CO-Q-60", "CO-Q-47")
def test_the_industrialist_colony_refines_after_production() -> None:
    """Two wood that the year brought, into a plank, if one likes."""
    table = scene(
        phase="maintenance",
        red=dict(community=["foresters_house farmer", "industrialist.1"]),
        blue={},
        places="baker grove",
    )
    assert table.asked == ("red", "more")
    assert table.keys == ["done", "refine 2wood 1plank 1"]
    table.push("refine 2wood 1plank 1")
    assert table.asked == ("red", "turn")
    assert table.goods("red") == "1 plank 6 tool"
    assert table.community("red")[0] == "foresters_house farmer"


@proves("CO-CLN-04")
def test_each_of_several_refines_by_itself() -> None:
    """A Panel Saw and the colony: a plank of each, and no more. A Furnace's coal smelts the colony's iron."""
    table = scene(
        era=4,
        phase="maintenance",
        red=dict(goods="9 wood", community=["214", "industrialist.1", *ROOM]),
        places="baker grove",
    )
    table.push("refine 2wood 1plank 1")
    assert table.keys == ["done", "refine 2wood 1plank 1"]
    table.push("refine 2wood 1plank 1")
    assert table.asked == ("red", "turn")
    assert table.goods("red") == "5 wood 2 plank 6 tool"
    table = scene(
        era=4,
        phase="maintenance",
        red=dict(goods="3 wood 2 ore", community=["320", "industrialist.4", *ROOM]),
        places="baker grove",
    )
    assert "refine 2ore+1coal 1iron 1" not in table.keys
    table.push("refine 3wood 1coal 1").push("refine 2ore+1coal 1iron 1")
    assert table.goods("red") == "1 iron 6 tool"


@proves("CO-CLN-04")
def test_industrialist_4_makes_coal_in_one_of_two_ways_and_iron_in_one_of_two() -> None:
    table = scene(
        era=4,
        phase="maintenance",
        red=dict(goods="8 wood 2 ore 1 coal", community=["industrialist.4", *ROOM]),
        places="baker grove",
    )
    assert {key for key in table.keys if "coal" in key} == {
        "refine 3wood 1coal 1", "refine 5wood 2coal 1", "refine 2ore+1coal 1iron 1",
    }  # fmt: skip
    table.push("refine 5wood 2coal 1")
    assert {key for key in table.keys if "coal" in key} == {"refine 2ore+1coal 1iron 1"}
    table.push("refine 2ore+1coal 1iron 1")
    assert table.goods("red") == "3 wood 1 iron 2 coal 6 tool"
    assert table.keys == ["done", "refine 1wood 1plank 1", "refine 1wood 1plank 2", "refine 1wood 1plank 3"]


@proves("CO-CLN-06", "CO-CLN-07", "CO-TRN-07")
def test_the_lord_colony_takes_a_good_instead_of_an_action() -> None:
    """Anywhere but on a market; even where there is nothing else to do."""
    table = scene(red=dict(community=["farm", "lord.1"]), blue={}, places="joiner baker", market="1_farm")
    table.go("joiner")
    assert table.keys == ["instead 1wood", "instead 1clay"]
    table.push("instead 1clay")
    assert table.changes()["red"] == {"clay": 1, "stewards": ["-market.1", "+joiner.1"]}
    table = scene(red=dict(goods="1 clay", community=["farm", "lord.1"]), places="joiner baker").go("market.1")
    assert not [key for key in table.keys if key.startswith("instead")]


@proves("CO-CLN-07", "CO-FEE-14")
@pytest.mark.parametrize("level", [1, 2])
def test_with_lord_2_no_fee_is_due_for_it(level: int) -> None:
    """At level I the fee is paid first: a tool and two wood."""
    table = scene(
        era=2,
        red=dict(goods="1 tool 2 wood", community=["farm", f"lord.{level}"]),
        blue=dict(at="joiner"),
        places="joiner baker",
    ).go("joiner")
    if level == 1:
        table.push("instead 1wood")
        assert table.goods("red") == "1 wood"
        assert table.goods("blue") == "2 wood 1 tool"
    else:
        assert table.asked == ("red", "arrive")
        assert "pay" in table.keys
        table.push("instead 1food")
        assert table.goods("red") == "2 wood 1 food 1 tool"
        assert table.goods("blue") == ""
    table = scene(era=2, red=dict(community=["farm", f"lord.{level}"]), blue=dict(at="joiner"), places="joiner baker")
    assert ("joiner.1" in table.ends) == (level == 2)


@proves("CO-CLN-06")
def test_lord_3_swaps_two_places_once_in_a_half_year() -> None:
    table = scene(era=3, red=dict(community=["farm", "lord.3"]), blue=dict(at="baker"), places="joiner baker grove")
    table.push("swap-places", "swap joiner.1")  # on the Baker somebody stands
    assert table.game.spot[BOX.tile["joiner.1"]] == 3
    assert table.game.spot[BOX.tile["grove.1"]] == 1
    assert table.refused("swap-places") == "CO-CLN-06"


@proves("CO-CLN-08")
def test_the_scholar_colony_brings_a_card_a_year() -> None:
    """Of two seen one is kept."""
    table = scene(
        phase="maintenance", red=dict(community=["scholar.1"]), blue={}, deck=["101", "103"], places="baker grove"
    )
    assert table.keys == ["keep 101", "keep 103"]
    table.push("keep 103")
    assert table.changes() == {
        "red": {"hand": ["+103"]},
        "blue": {"tool": 6},  # whose year ends after red's
        "table": {"discard": ["+101"]},
    }


@proves("CO-CLN-08", "CO-HND-10")
def test_with_six_cards_one_of_seven_goes() -> None:
    hand = ["105", "107", "109", "110", "112", "113"]
    table = scene(
        phase="maintenance", red=dict(hand=hand, community=["scholar.1"]), deck=["101", "103"], places="baker grove"
    )
    table.push("keep 103", "discard 105")
    assert len(table.hand("red")) == 6


@proves("CO-CLN-08", "CO-MOV-07")
def test_scholar_3_jumps_to_the_developer_and_4_plays_without_tools() -> None:
    places = {"baker": "2,0", "joiner": "3,0", "grove": "4,0", "developer": "5,0"}
    table = scene(era=3, red=dict(hand=["101"], community=["scholar.2"]), places=places)
    assert "developer.1" not in table.ends
    table = scene(era=3, red=dict(hand=["101"], community=["scholar.3"]), places=places)
    assert "developer.1" in table.ends
    table = scene(era=4, red=dict(goods="2 clay", hand=["127"], community=["scholar.4"]), places=places)
    table.go("developer")
    assert table.player("red").goods[9] == 2
    assert table.community("red") == ["scholar.4", "127"]
    table = scene(era=4, red=dict(goods="1 wood", hand=["116"], community=["scholar.4", "farm"]), places=places)
    assert table.refused("go market.1 developer.1") == "CO-PLY-02"  # a contract costs what it says


@proves("CO-CLN-09", "CO-STO-11", "CO-STO-14")
@pytest.mark.parametrize(("level", "cells"), [(0, (10, 1)), (1, (11, 4)), (2, (14, 4)), (3, (16, 4)), (4, (20, 0))])
def test_the_storekeeper_colony_makes_room(level: int, cells: tuple[int, int]) -> None:
    """A Shed and a House: two and five cells; from level IV on the Warehouse is Storage."""
    built = ["storage_shed farmer", "storage_house citizen"]
    table = scene(era=4, red=dict(community=[*built, *([f"storekeeper.{level}"] if level else [])]))
    assert (table.player("red").storage, table.player("red").warehouse) == cells


@proves("CO-CLN-09", "CO-FEE-13", "CO-Q-04")
def test_storekeeper_2_turns_a_shed_into_a_farmers_building_for_a_fee() -> None:
    table = scene(
        era=2,
        red=dict(goods="1 tool 2 clay", community=["storekeeper.2", "storage_shed farmer", "farm"]),
        blue={},
        places="baker grove",
    )
    rebuilt = {key.split()[1] for key in table.keys if key.startswith("rebuild")}
    assert rebuilt == {"factory", "foresters_house", "hollow", "hunting_lodge", "institute", "pub"}
    table.push("rebuild pub storage_shed")
    assert table.changes() == {
        "red": {"tool": -1, "clay": -2, "community": ["-storage_shed farmer", "+pub"]},
    }
    table = scene(
        era=3,
        red=dict(goods="1 tool 3 clay", community=["storekeeper.3", "storage_house citizen", "flat"]),
        places="baker grove",
    )
    rebuilt = {key.split()[1] for key in table.keys if key.startswith("rebuild")}
    assert rebuilt == {"factory", "ore_mine", "tailor_shop", "theater"}


@proves("CO-CLN-10")
@pytest.mark.parametrize(
    ("level", "goods", "barter", "left"),
    [
        (1, "1 wood", "barter 1 wood+clay 1food", "1 food"),
        (2, "2 wood", "barter 2 wood+clay+food 1plank", "1 plank"),
        (2, "1 brick", "barter 1 plank+brick 1wood+1food", "1 wood 1 food"),
        (3, "3 clay", "barter 3 wood+clay+food 1coal", "1 coal"),
        (3, "1 ore", "barter 1 ore+coal+clothing 2plank", "2 plank"),
        (4, "1 iron", "barter 1 iron 1tool", "1 tool"),
        (4, "1 tool", "barter 1 tool 3brick", "3 brick"),
        (4, "2 ore", "barter 2 ore+coal+clothing 1tool", "1 tool"),
        (4, "4 food", "barter 4 wood+clay+food 1iron", "1 iron"),
    ],
)
def test_the_trader_colony_barters_at_markets(level: int, goods: str, barter: str, left: str) -> None:
    """By classes of goods; what was got is not given again in the same action."""
    table = scene(era=4, red=dict(goods=goods, community=[f"trader.{level}", "430"]), places="baker grove")
    table.go("market.1").push(barter)
    assert table.goods("red") == left
    assert table.asked == ("red", "turn")


@proves("CO-CLN-10")
def test_a_trader_gives_a_mix_of_a_class() -> None:
    table = scene(
        era=4, red=dict(goods="2 wood 1 clay 1 food", community=["trader.3", "430"]), places="baker grove"
    ).go("market.1")
    table.push("barter 3 wood+clay+food 1ore", "give clay", "done")
    assert table.goods("red") == "1 wood 1 ore"
