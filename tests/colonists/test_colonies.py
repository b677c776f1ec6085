"""The nine colonies, as far as the rulebook tells of them (CO-CLN)."""

import pytest

from tests.colonists.scene import BOX, scene
from tests.colonists.test_construction import ROOM
from tests.proves import proves


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
        north=dict(community=["farm", f"alchemist.{level}"]),
        east={},
        places=f"{place} grove joiner",
        envoys={"alchemist": "market.1"},
    ).go(place)
    if table.asked[1] == "visit":
        table.push(table.keys[0])
    table.push(*changes)
    if table.asked[1] == "change":
        table.push("leave")
    assert table.goods("north") == goods


@proves("CO-CLN-01")
def test_refined_goods_may_be_changed_and_are_no_use_in_the_same_action() -> None:
    table = scene(
        era=2,
        north=dict(goods="3 wood", community=["farm", "alchemist.2"]),
        places="joiner baker",
        envoys={"alchemist": "market.1"},
    )
    table.go("joiner").push("change plank brick")
    assert table.goods("north") == "1 wood 1 brick"
    table = scene(
        era=2,
        phase="maintenance",
        north=dict(community=["126", "alchemist.2"]),
        places="joiner baker",
        envoys={"alchemist": "market.1"},
    )
    assert table.asked[1] == "turn"  # what is produced is not changed
    assert table.community("north")[0] == "126 1 wood"


@proves("CO-CLN-01", "CO-PLC-18")
def test_a_wood_made_of_clay_is_not_refined_in_the_same_action() -> None:
    """The Clayburner's bricks become planks; the Joiner's two wood are as many as there were."""
    table = scene(
        era=2,
        north=dict(goods="1 wood 2 clay", community=["farm", "alchemist.2"]),
        places="clayburner baker",
        envoys={"alchemist": "market.1"},
    )
    table.go("clayburner").push("change brick plank")
    assert table.goods("north") == "1 plank"
    assert table.asked == ("north", "after")  # the Alchemist might go somewhere


@proves("CO-CLN-02", "CO-Q-60")
def test_the_altruist_colony_gives_goods_at_the_start_of_a_year() -> None:
    """Before the first turn, one of all that its level knows."""
    gifts = ["gift 2wood", "gift 1clay", "gift 1plank", "gift 1brick", "gift 1ore", "gift 1coal"]
    for level in (1, 2, 3):
        table = scene(
            era=3,
            phase="gifts",
            north=dict(community=[f"altruist.{level}"]),
            east={},
            places="baker grove",
            envoys={"altruist": "baker"},
        )
        assert table.asked == ("north", "gift")
        assert table.keys == gifts[: 2 * level]
    table.push("gift 1coal")
    assert table.changes()["north"] == {"coal": 1}
    assert table.asked == ("north", "turn")


@proves("CO-CLN-03", "CO-MOV-06", "CO-RNG-03", "CO-STW-02")
def test_the_envoy_colony_brings_a_steward_then_steps() -> None:
    places = {"baker": "2,0", "joiner": "3,0", "grove": "4,0", "diplomat": "5,0"}
    goods = "1 tool 3 wood 2 clay"
    for level, stewards, ends in ((1, 2, set()), (2, 2, {"diplomat.1"}), (3, 2, {"diplomat.1", "joiner.1"})):
        table = scene(era=4, north=dict(goods=goods, community=[f"envoy.{level}", *ROOM]), places=places)
        assert len(table.at("north")) == stewards
        assert table.ends - {"baker.1", "market.1"} == ends


@proves("CO-CLN-03", "CO-FEE-13")
def test_envoy_2_a_step_more_for_a_fee_once_in_a_half_year() -> None:
    places = {"baker": "2,0", "joiner": "3,0"}
    table = scene(era=2, north=dict(goods="2 tool 4 wood", community=["envoy.2"]), east={}, places=places)
    assert "joiner.1" not in table.ends
    table.push("spur")  # there is only one way to pay it
    assert table.goods("north") == "2 wood 1 tool"
    assert "joiner.1" in table.ends
    table.go("joiner")
    assert table.refused("spur") == "CO-RNG-03"


@proves("CO-CLN-04", "CO-Q-60", "CO-Q-47")
def test_the_industrialist_colony_refines_after_production() -> None:
    """Two wood that the year brought, into a plank, if one likes."""
    table = scene(
        phase="maintenance",
        north=dict(community=["foresters_house farmer", "industrialist.1"]),
        east={},
        places="baker grove",
    )
    assert table.asked == ("north", "more")
    assert table.keys == ["done", "refine 2wood 1plank 1"]
    table.push("refine 2wood 1plank 1")
    assert table.asked == ("north", "turn")
    assert table.goods("north") == "1 plank 6 tool"
    assert table.community("north")[0] == "foresters_house farmer"


@proves("CO-CLN-04")
def test_each_of_several_refines_by_itself() -> None:
    """A Panel Saw and the colony: a plank of each, and no more. A Furnace's coal smelts the colony's iron."""
    table = scene(
        era=4,
        phase="maintenance",
        north=dict(goods="9 wood", community=["214", "industrialist.1", *ROOM]),
        places="baker grove",
    )
    table.push("refine 2wood 1plank 1")
    assert table.keys == ["done", "refine 2wood 1plank 1"]
    table.push("refine 2wood 1plank 1")
    assert table.asked == ("north", "turn")
    assert table.goods("north") == "5 wood 2 plank 6 tool"
    table = scene(
        era=4,
        phase="maintenance",
        north=dict(goods="3 wood 2 ore", community=["320", "industrialist.4", *ROOM]),
        places="baker grove",
    )
    assert "refine 2ore+1coal 1iron 1" not in table.keys
    table.push("refine 3wood 1coal 1").push("refine 2ore+1coal 1iron 1")
    assert table.goods("north") == "1 iron 6 tool"


@proves("CO-CLN-04")
def test_industrialist_4_makes_coal_in_one_of_two_ways_and_iron_in_one_of_two() -> None:
    table = scene(
        era=4,
        phase="maintenance",
        north=dict(goods="8 wood 2 ore 1 coal", community=["industrialist.4", *ROOM]),
        places="baker grove",
    )
    assert {key for key in table.keys if "coal" in key} == {
        "refine 3wood 1coal 1", "refine 5wood 2coal 1", "refine 2ore+1coal 1iron 1",
    }  # fmt: skip
    table.push("refine 5wood 2coal 1")
    assert {key for key in table.keys if "coal" in key} == {"refine 2ore+1coal 1iron 1"}
    table.push("refine 2ore+1coal 1iron 1")
    assert table.goods("north") == "3 wood 1 iron 2 coal 6 tool"
    assert table.keys == ["done", "refine 1wood 1plank 1", "refine 1wood 1plank 2", "refine 1wood 1plank 3"]


@proves("CO-CLN-06", "CO-CLN-07", "CO-TRN-07")
def test_the_lord_colony_takes_a_good_instead_of_an_action() -> None:
    """Anywhere but on a market; even where there is nothing else to do."""
    table = scene(north=dict(community=["farm", "lord.1"]), east={}, places="joiner baker", market="1_farm")
    table.go("joiner")
    assert table.keys == ["instead 1wood", "instead 1clay"]
    table.push("instead 1clay")
    assert table.changes()["north"] == {"clay": 1, "stewards": ["-market.1", "+joiner.1"]}
    table = scene(north=dict(goods="1 clay", community=["farm", "lord.1"]), places="joiner baker").go("market.1")
    assert not [key for key in table.keys if key.startswith("instead")]


@proves("CO-CLN-07", "CO-FEE-14")
@pytest.mark.parametrize("level", [1, 2])
def test_with_lord_2_no_fee_is_due_for_it(level: int) -> None:
    """At level I the fee is paid first: a tool and two wood."""
    table = scene(
        era=2,
        north=dict(goods="1 tool 2 wood", community=["farm", f"lord.{level}"]),
        east=dict(at="joiner"),
        places="joiner baker",
    ).go("joiner")
    if level == 1:
        table.push("instead 1wood")
        assert table.goods("north") == "1 wood"
        assert table.goods("east") == "2 wood 1 tool"
    else:
        assert table.asked == ("north", "arrive")
        assert "pay" in table.keys
        table.push("instead 1food")
        assert table.goods("north") == "2 wood 1 food 1 tool"
        assert table.goods("east") == ""
    table = scene(era=2, north=dict(community=["farm", f"lord.{level}"]), east=dict(at="joiner"), places="joiner baker")
    assert ("joiner.1" in table.ends) == (level == 2)


@proves("CO-CLN-06")
def test_lord_3_swaps_two_places_once_in_a_half_year() -> None:
    table = scene(era=3, north=dict(community=["farm", "lord.3"]), east=dict(at="baker"), places="joiner baker grove")
    table.push("swap-places", "swap joiner.1")  # on the Baker somebody stands
    assert table.game.spot[BOX.tile["joiner.1"]] == 3
    assert table.game.spot[BOX.tile["grove.1"]] == 1
    assert table.refused("swap-places") == "CO-CLN-06"


@proves("CO-CLN-08")
def test_the_scholar_colony_brings_a_card_a_year() -> None:
    """Of two seen one is kept."""
    table = scene(
        phase="maintenance", north=dict(community=["scholar.1"]), east={}, deck=["101", "103"], places="baker grove"
    )
    assert table.keys == ["keep 101", "keep 103"]
    table.push("keep 103")
    assert table.changes() == {
        "north": {"hand": ["+103"]},
        "east": {"tool": 6},  # whose year ends after north's
        "table": {"discard": ["+101"]},
    }


@proves("CO-CLN-08", "CO-HND-10")
def test_with_six_cards_one_of_seven_goes() -> None:
    hand = ["105", "107", "109", "110", "112", "113"]
    table = scene(
        phase="maintenance", north=dict(hand=hand, community=["scholar.1"]), deck=["101", "103"], places="baker grove"
    )
    table.push("keep 103", "discard 105")
    assert len(table.hand("north")) == 6


@proves("CO-CLN-08", "CO-MOV-07")
def test_scholar_3_jumps_to_the_developer_and_4_plays_without_tools() -> None:
    places = {"baker": "2,0", "joiner": "3,0", "grove": "4,0", "developer": "5,0"}
    table = scene(era=3, north=dict(hand=["101"], community=["scholar.2"]), places=places)
    assert "developer.1" not in table.ends
    table = scene(era=3, north=dict(hand=["101"], community=["scholar.3"]), places=places)
    assert "developer.1" in table.ends
    table = scene(era=4, north=dict(goods="2 clay", hand=["127"], community=["scholar.4"]), places=places)
    table.go("developer")
    assert table.player("north").goods[9] == 2
    assert table.community("north") == ["scholar.4", "127"]
    table = scene(era=4, north=dict(goods="1 wood", hand=["116"], community=["scholar.4", "farm"]), places=places)
    assert table.refused("go market.1 developer.1") == "CO-PLY-02"  # a contract costs what it says


@proves("CO-CLN-09", "CO-STO-11", "CO-STO-14")
@pytest.mark.parametrize(("level", "cells"), [(0, (10, 1)), (1, (11, 4)), (2, (14, 4)), (3, (16, 4)), (4, (20, 0))])
def test_the_storekeeper_colony_makes_room(level: int, cells: tuple[int, int]) -> None:
    """A Shed and a House: two and five cells; from level IV on the Warehouse is Storage."""
    built = ["storage_shed farmer", "storage_house citizen"]
    table = scene(era=4, north=dict(community=[*built, *([f"storekeeper.{level}"] if level else [])]))
    assert (table.player("north").storage, table.player("north").warehouse) == cells


@proves("CO-CLN-09", "CO-FEE-13", "CO-Q-04")
def test_storekeeper_2_turns_a_shed_into_a_farmers_building_for_a_fee() -> None:
    table = scene(
        era=2,
        north=dict(goods="1 tool 2 clay", community=["storekeeper.2", "storage_shed farmer", "farm"]),
        east={},
        places="baker grove",
    )
    rebuilt = {key.split()[1] for key in table.keys if key.startswith("rebuild")}
    assert rebuilt == {"factory", "foresters_house", "hollow", "hunting_lodge", "institute", "pub"}
    table.push("rebuild pub storage_shed")
    assert table.changes() == {
        "north": {"tool": -1, "clay": -2, "community": ["-storage_shed farmer", "+pub"]},
    }
    table = scene(
        era=3,
        north=dict(goods="1 tool 3 clay", community=["storekeeper.3", "storage_house citizen", "flat"]),
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
    table = scene(era=4, north=dict(goods=goods, community=[f"trader.{level}", "430"]), places="baker grove")
    table.go("market.1").push(barter)
    assert table.goods("north") == left
    assert table.asked == ("north", "turn")


@proves("CO-CLN-10")
def test_a_trader_gives_a_mix_of_a_class() -> None:
    table = scene(
        era=4, north=dict(goods="2 wood 1 clay 1 food", community=["trader.3", "430"]), places="baker grove"
    ).go("market.1")
    table.push("barter 3 wood+clay+food 1ore", "give clay", "done")
    assert table.goods("north") == "1 wood 1 ore"
