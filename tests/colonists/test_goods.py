"""Goods: their kinds, where they are kept, receiving, using and rearranging them, and what one action is
(CO-GDS, CO-STO, CO-RCV, CO-USE, CO-ACT)."""

import pytest

from stead import RecordError
from stead.titles.colonists.goods import NAMES, RESOURCES, STORABLE
from stead.titles.colonists.pieces import STORAGE
from tests.colonists.scene import BOX, Scene, scene
from tests.proves import proves

WORKSHOP = "joiner baker grove"


# Kinds (CO-GDS)


@proves("CO-GDS-01", "CO-GDS-02", "CO-GDS-05", "CO-STO-01")
def test_building_resources_and_maintenance_goods_need_cells_tools_and_dollars_do_not() -> None:
    assert [NAMES[good] for good in RESOURCES] == ["wood", "clay", "ore", "plank", "brick", "iron", "coal"]
    assert NAMES[len(RESOURCES) : STORABLE] == ("food", "clothing")
    table = scene(north=dict(goods="4 wood 99 tool 99 dollar"), east={}, places="head_official baker grove")
    table.go("head_official")
    assert set(table.keys) == {"drop wood", "drop clay"}


@proves("CO-GDS-06", "CO-GDS-07", "CO-PRO-02", "CO-Q-73", "CO-CMP-13")
def test_tools_and_dollars_are_numbers_in_the_toolbox() -> None:
    """The Smithy makes tools, a Pub a dollar; both need no room."""
    north = dict(goods="4 wood", community=["farm", "pub farmer"])
    table = scene(year=5, half=1, turn=2, last=2, north=north, places="grove baker", market="1_joiner")
    table.go("market.1").push("take 2clay", "drop clay", "drop clay").until("lay", "turn")
    assert table.goods("north") == "4 wood 6 tool 1 dollar"


@proves("CO-BAD-31", "CO-GDS-08")
def test_dollars_are_never_spent() -> None:
    """Nothing costs any, and they can neither be given nor paid as a fee."""
    assert not any(cost[NAMES.index("dollar")] for cost in BOX.cost)
    north = dict(goods="3 wood 2 clay 9 dollar", community=["farm", "trader.1", "storage_shed farmer"])
    table = scene(era=4, north=north, east={}, places="grove baker")
    table.go("market.1")
    assert table.refused("give dollar") == "CO-GDS-08"
    assert not [key for key in table.keys if key.startswith("sell 1dollar")]


@proves("CO-GDS-09", "CO-END-04")
def test_collected_dollars_add_to_the_value_of_what_stands() -> None:
    table = scene(north=dict(goods="7 dollar", community=["farm x2", "lord.1", "127"]), east={}, places="grove baker")
    assert table.table.scores[0] == 2 * 1 + 2 + 2 + 7


# Cells (CO-STO)


@proves("CO-STO-02", "CO-STO-03", "CO-STO-04", "CO-STO-05", "CO-STO-06", "CO-STO-07", "CO-STO-10", "CO-STO-09")
@pytest.mark.parametrize(
    ("community", "cells"),
    [
        (["farm"], (3, 1)),
        (["storage_shed farmer"], (5, 1)),
        (["storage_shed farmer x3"], (9, 1)),
        (["storage_house citizen"], (8, 1)),
        (["storage_hall merchant"], (12, 1)),
    ],
)
def test_basic_storage_and_storage_buildings(community: list[str], cells: tuple[int, int]) -> None:
    player = scene(era=4, north=dict(community=community), east={}).player("north")
    assert (player.storage, player.warehouse) == cells


@proves("CO-STO-05", "CO-STO-06", "CO-STO-07")
def test_from_which_era_storage_buildings_are() -> None:
    eras = {name: BOX.era[BOX.kind[name]] for name in ("storage_shed", "storage_house", "storage_hall")}
    assert eras == {"storage_shed": 1, "storage_house": 2, "storage_hall": 4}


@proves("CO-STO-08", "CO-COL-05")
def test_a_storage_building_has_cells_only_while_somebody_works_there() -> None:
    table = scene(north=dict(community=["farm", "storage_shed"]), east={}, places="grove baker")
    assert table.player("north").storage == 3
    table.push("employ farmer storage_shed")
    assert table.player("north").storage == 5


@proves("CO-BAD-29", "CO-STO-08", "CO-STO-09")
@pytest.mark.parametrize("community", [["farm"], ["farm", "storage_shed"]])
def test_no_more_goods_than_cells(community: list[str]) -> None:
    """Four: three of the Basic Storage and one of the Warehouse. A Storage Shed without its worker has none."""
    assert scene(north=dict(goods="4 wood", community=community), east={}, places="grove baker")
    with pytest.raises(RecordError, match="more goods than cells"):
        scene(north=dict(goods="5 wood", community=community), east={}, places="grove baker")


@proves("CO-STO-11", "CO-STO-12", "CO-CMP-19", "CO-SET-07")
@pytest.mark.parametrize(
    ("embassies", "warehouse"),
    [
        ([], 1),
        (["altruist.1"], 2),
        (["industrialist.1"], 2),
        (["industrialist.3"], 3),
        (["storekeeper.1"], 4),
        (["altruist.1", "industrialist.3", "storekeeper.1"], 7),
        (["lord.4", "scholar.4", "trader.4", "envoy.4"], 1),
    ],
)
def test_three_colonies_enlarge_the_warehouse_up_to_seven(embassies: list[str], warehouse: int) -> None:
    assert scene(era=4, north=dict(community=["farm", *embassies]), east={}).player("north").warehouse == warehouse


@proves("CO-STO-13", "CO-Q-80", "CO-MOD-13")
def test_improvements_add_warehouse_cells_some_for_one_good_alone() -> None:
    assert scene(north=dict(community=["farm", "132"]), east={}).player("north").warehouse == 2
    own = dict(goods="4 clay 3 wood", community=["farm", "227"])
    table = scene(era=2, north=own, east={}, places="clay_delve baker")  # three cells for wood
    table.go("clay_delve")
    assert table.goods("north") == "3 wood 4 clay"  # no room for more clay: both are let go


@proves("CO-STO-14", "CO-Q-84", "CO-CLN-09", "CO-SET-08")
def test_the_storekeeper_colony_enlarges_storage() -> None:
    def storage(*community: str) -> tuple[int, int]:
        player = scene(era=4, north=dict(community=["farm", *community]), east={}).player("north")
        return player.storage, player.warehouse

    assert storage("storekeeper.1") == (3, 4)
    assert storage("storekeeper.2") == (6, 4)
    assert storage("storekeeper.2", "storage_shed farmer") == (6 + 2 + 1, 4)
    assert storage("storekeeper.4") == (10, 0)  # the Warehouse counts as Storage


@proves("CO-EX-08", "CO-STO-15", "CO-DAT-03", "CO-PRO-03")
def test_a_stock_holds_one_batch() -> None:
    table = end_of_year(community=["foresters_house farmer"])
    table.until("lay", "turn")
    assert "foresters_house farmer 2 wood" in table.community("north")


@proves("CO-STO-16", "CO-FAC-01")
def test_what_raises_production_raises_the_stock() -> None:
    table = end_of_year(community=["foresters_house farmer", "factory farmer"])
    table.until("lay", "turn")
    assert "foresters_house farmer 3 wood" in table.community("north")


@proves("CO-STO-17", "CO-DAT-14")
def test_improvements_and_embassies_that_produce_have_stocks() -> None:
    north = dict(community=["farm", "127", "altruist.2"])
    end = dict(year=5, half=1, turn=2, last=3, envoys={"altruist": "grove"}, market="2_hollow")
    table = scene(era=2, north=north, places="grove baker", **end)
    table.go("market.1").push("take 2wood").until("lay", "turn")
    assert {"127 1 clay", "altruist.2 1 food"} <= set(table.community("north"))


def end_of_year(**north: object) -> Scene:
    """The last turn of the last year of an era is played."""
    table = scene(last=2, year=5, half=1, turn=2, north=north, places="grove baker", market="1_joiner")
    return table.go("market.1").push("take 2wood")


# Receiving (CO-RCV)


@proves("CO-RCV-02", "CO-USE-10", "CO-USE-11", "CO-BAD-28")
def test_what_is_received_never_goes_into_a_stock() -> None:
    """Its Stock is empty, and still there is no room."""
    north = dict(goods="4 clay", community=["foresters_house farmer"])
    table = scene(north=north, east={}, places="grove baker")
    assert table.refused("move wood foresters_house") == "CO-USE-10"
    table.go("grove")
    assert table.asked[1] == "drop"
    table.push("drop wood", "drop wood", "drop wood")
    assert "foresters_house farmer" in table.community("north")


@proves("CO-RCV-03", "CO-RCV-06", "CO-MOD-09")
def test_goods_are_let_go_where_it_serves_a_purpose() -> None:
    """For goods that are received, or that come from a Stock to be spent. Else more goods are never worse than fewer,
    and nobody is offered to throw any away: least of all out of a Stock."""
    table = scene(north=dict(goods="2 wood", community=["foresters_house farmer 2"]), east={}, places="grove baker")
    assert not [key for key in table.keys if "drop" in key]
    assert table.refused("drop wood").startswith("CO-")


@proves("CO-RCV-04")
def test_of_the_same_good_it_does_not_matter_which_is_let_go() -> None:
    table = scene(north=dict(goods="2 wood 1 clay"), east={}, places="grove baker")
    table.go("grove").push("drop wood", "drop clay")
    assert table.goods("north") == "4 wood"


# Using and rearranging (CO-USE)


@proves("CO-USE-01", "CO-USE-03", "CO-BAD-26", "CO-CON-06")
def test_costs_are_not_paid_from_the_warehouse() -> None:
    """Four wood for two Farms, but only three can lie in Storage."""
    north = dict(goods="4 wood 9 tool", community=["farm", "pub"])
    table = scene(north=north, east={}, places="builder_farm baker grove")
    table.go("builder_farm").push("build farm")
    assert table.asked[1] == "build"
    assert table.refused("build farm") == "CO-USE-03"


@proves("CO-USE-03", "CO-BAD-26")
def test_the_warehouse_is_not_part_of_storage() -> None:
    table = scene(north=dict(goods="4 wood", community=["farm"]), east={}, places=WORKSHOP)
    table.go("joiner")
    assert table.goods("north") == "2 wood 1 plank"
    table = scene(
        north=dict(goods="4 wood 1 clay", community=["farm", "132"]), east={}, places="clayburner " + WORKSHOP
    )
    assert table.refused("go market.1 clayburner.1") == "CO-Q-08"


@proves("CO-USE-04", "CO-BAD-26", "CO-BAD-27", "CO-ACT-04", "CO-EX-09", "CO-USE-06", "CO-ACT-08")
def test_stocks_are_no_use_once_an_action_runs() -> None:
    """Five wood in five cells of Storage, two in the Stock: two planks, no third."""
    north = dict(goods="5 wood 1 clay", community=["farm x2", "storage_shed farmer", "foresters_house farmer 2"])
    table = scene(north=north, east={}, places=WORKSHOP)
    table.go("joiner").push("refine 2wood 1plank 1")
    assert table.keys == ["done", "refine 2wood 1plank 1"]
    assert table.refused("move wood storage") == "CO-USE-06"
    assert table.refused("refine 2wood 1plank 2") == "CO-USE-04"


@proves("CO-USE-07", "CO-USE-06", "CO-MOD-01")
def test_outside_of_actions_nobody_needs_to_rearrange_anything() -> None:
    table = scene(north=dict(goods="3 wood 1 clay"), east={}, places=WORKSHOP)
    assert table.refused("move wood warehouse") == "CO-USE-07"


@proves("CO-EX-10", "CO-USE-07", "CO-USE-08", "CO-USE-09", "CO-RCV-03", "CO-Q-71", "CO-MOD-04")
def test_goods_are_swapped_and_brought_from_stocks_and_two_are_let_go_for_it() -> None:
    """All six cells are full; two planks cost four wood, of which two lie in the Stock: two of the others must go."""
    north = dict(goods="2 food 2 wood 2 clay", community=["farm x2", "storage_shed farmer", "foresters_house farmer 2"])
    table = scene(north=north, east={}, places=WORKSHOP)
    table.go("joiner").push("refine 2wood 1plank 2")
    assert table.asked == ("north", "drop")
    assert set(table.keys) == {"drop food", "drop clay"}
    table.push("drop food", "drop food")
    assert table.goods("north") == "2 clay 2 plank"
    assert "foresters_house farmer" in table.community("north")


@proves("CO-EX-11", "CO-ACT-04")
def test_with_three_wood_there_is_one_plank() -> None:
    north = dict(goods="2 food 1 wood 2 clay", community=["farm x2", "storage_shed farmer", "foresters_house farmer 2"])
    table = scene(north=north, east={}, places=WORKSHOP)
    table.go("joiner")
    assert table.goods("north") == "2 clay 1 plank 2 food"
    assert "foresters_house farmer 1 wood" in table.community("north")


@proves("CO-MOD-04", "CO-MOD-13")
def test_what_lies_on_a_cell_of_its_own_needs_room_in_storage_to_be_spent() -> None:
    """Storage and Warehouse are full of clay; the wood on its own cells can only come in if a clay goes."""
    north = dict(goods="3 wood 4 clay", community=["farm", "227"])
    table = scene(era=2, north=north, east={}, places=WORKSHOP)
    table.go("joiner")
    assert table.goods("north") == "1 wood 2 clay 1 plank"  # two of them: there is no other way


@proves("CO-MOD-05")
def test_a_delivery_spares_storage_for_what_else_the_action_costs() -> None:
    """Two Hunting Lodges for 4 wood and 2 clay, three cells of Storage: three wood come straight from the Stock, though
    the first one alone could have been paid from Storage."""
    north = dict(goods="2 wood 2 clay 6 tool", community=["foresters_house farmer 3", "factory farmer", "416"])
    table = scene(era=4, north=north, east={}, places="builder_hunting_lodge baker grove")
    table.go("builder_hunting_lodge").push("build hunting_lodge", "build hunting_lodge")
    assert table.goods("north") == "1 wood"
    assert "foresters_house farmer" in table.community("north")


# One action (CO-ACT)


@proves("CO-ACT-01", "CO-ACT-02", "CO-ACT-04", "CO-Q-35")
def test_all_goods_of_a_visit_are_there_at_its_beginning() -> None:
    """A Storage Shed that is built and activated in the action adds no cells to spend from."""
    table = scene(
        north=dict(goods="4 wood 2 tool", community=["farm"]), east={}, places="builder_storage_shed baker joiner"
    )
    table.go("builder_storage_shed").push("employ farmer storage_shed")
    assert table.player("north").storage == 5
    assert "build storage_shed" not in table.keys
    north = dict(goods="4 wood 2 tool", community=["farm x2", "storage_shed farmer"])
    table = scene(north=north, east={}, places="builder_storage_shed baker joiner")
    table.go("builder_storage_shed")
    assert "build storage_shed" in table.keys  # a second one


@proves("CO-ACT-05", "CO-ACT-06", "CO-ACT-08")
def test_the_second_improvement_is_an_action_of_its_own() -> None:
    """Stone Axe gives four wood; Axe, which costs three, can be paid with them, and not before."""
    north = dict(hand=["101", "123"], community=["farm x2", "institute farmer farmer"])
    table = scene(era=2, north=north, east={}, places="developer baker")
    table.go("developer")  # Stone Axe is all that can be played
    assert table.goods("north") == "4 wood 2 tool"
    table.push("play 123")
    assert table.goods("north") == "1 wood 2 tool"
    assert "123" in table.community("north")


@proves("CO-ACT-07")
def test_of_several_actions_their_owner_chooses_the_order() -> None:
    """The steward's own, and the Alchemist's before or after it."""
    own = dict(community=["farm", "alchemist.2"])
    places = "grove baker clay_delve"
    table = scene(era=2, north=own, east=dict(at="clay_delve"), envoys={"alchemist": "market.1"}, places=places)
    assert "send alchemist clay_delve.1" in table.keys
    table.go("baker")
    assert "send alchemist clay_delve.1" in table.keys


@proves("CO-ACT-09", "CO-MNT-07")
def test_maintenance_is_no_action_and_takes_goods_from_anywhere() -> None:
    """A citizen at work: his food lies in the Stock of a Hunting Lodge that nobody could spend in an action."""
    community = ["farm", "flat", "hunting_lodge farmer 1", "storage_house"]
    table = scene(era=2, north=dict(community=community), east={}, places="grove baker")
    table.push("employ citizen storage_house")
    assert "hunting_lodge farmer" in table.community("north")


@proves("CO-EX-12", "CO-CON-11")
def test_an_ordinary_building_on_a_storage_cell() -> None:
    """All twelve cells are taken: a Farm on a cell for storage buildings, which leaves two for those."""
    north = dict(goods="2 wood 1 tool", community=["farm x12"])
    table = scene(north=north, east={}, places="builder_farm baker grove")
    table.go("builder_farm").until("turn")
    assert [one.spot for one in table.player("north").community].count(STORAGE) == 1
