"""Tiles and colonists of the box, cells and budgets of an action, and what the modelling notes say of this half
(CO-Q-33, CO-Q-35, CO-MOD)."""

import pytest

from stead.titles.colonists.workers import maintained
from tests.colonists.scene import BOX, scene
from tests.proves import proves


@proves("CO-Q-33")
def test_there_are_no_more_tiles_than_in_the_box() -> None:
    """32 Farms and Estates; where it was agreed on, as many as one likes."""
    owners = dict(community=["farm x10", "estate"])
    north = dict(goods="1 tool 2 wood", community=["farm x9"])
    table = scene(era=2, north=north, east=owners, south=dict(community=["farm x10"]), places="builder_farm baker")
    assert table.ends >= {"builder_farm.1"}
    table.go("builder_farm")
    assert table.community("north")[-1] == "farm#10"
    full = dict(goods="1 tool 2 wood", community=["farm x11"])
    table = scene(era=2, north=full, east=owners, south=dict(community=["farm x10"]), places="builder_farm baker")
    assert table.refused("go market.1 builder_farm.1") == "CO-Q-08"
    table = scene(
        era=2,
        north=full,
        east=owners,
        south=dict(community=["farm x10"]),
        places="builder_farm baker",
        options={"supply": "unlimited"},
    ).go("builder_farm")
    assert table.community("north")[-1] == "farm#12"


@proves("CO-Q-33")
def test_nor_more_colonists() -> None:
    """Sixty farmers: twenty Estates house them all. A remodelling that adds none of a type is not hindered."""
    estates = dict(community=["estate x8"])
    north = dict(goods="9 tool 3 wood 1 brick", community=["farm", "estate x3", "storage_shed farmer"])
    table = scene(era=2, north=north, east=estates, south=estates, places="builder_estate builder_farm baker")
    assert sum(player.idle[0] for player in table.game.players) + 1 == 58
    table.go("builder_estate")
    assert table.community("north")[0] == "estate"
    full = dict(goods="1 tool 2 wood", community=["estate x4", "storage_shed farmer"])
    table = scene(era=2, north=full, east=estates, south=estates, places="builder_farm builder_estate baker")
    assert table.refused("go market.1 builder_farm.1") == "CO-Q-08"


@proves("CO-Q-35", "CO-ACT-04")
def test_a_storage_building_opened_in_an_action_does_not_help_to_pay_in_it() -> None:
    """Three cells of Storage: a Shed for two wood; with its worker five cells, but one more good only can be spent."""
    north = dict(goods="3 tool 4 wood", community=["farm x2", "132"])
    table = scene(year=2, north=north, east={}, places="builder_storage_shed baker").go("builder_storage_shed")
    assert table.asked == ("north", "build")
    table.push("employ farmer storage_shed")
    assert table.player("north").storage == 5
    assert table.asked == ("north", "turn")  # the other two wood were not in Storage
    assert table.goods("north") == "2 wood 2 tool"


@proves("CO-MOD-05", "CO-ACT-04")
def test_all_transactions_of_an_action_are_paid_from_the_storage_of_its_beginning() -> None:
    """Five wood and three cells of Storage: one Farm, though the Warehouse holds two wood more."""
    north = dict(goods="9 tool 5 wood", community=["farm", "storekeeper.1"])
    table = scene(north=north, east={}, year=2, places="builder_farm baker").go("builder_farm").push("build farm")
    assert table.asked == ("north", "turn")
    assert table.goods("north") == "3 wood 8 tool"


@proves("CO-MOD-06", "CO-DEM-08")
def test_cells_that_fall_in_an_action_no_longer_hold_what_it_may_spend() -> None:
    """A Farm in place of the Shed: of five cells two are spent and two fall; one good more can be spent, and a Farm
    costs two."""
    north = dict(goods="9 tool 5 wood", community=["farm", "storage_shed farmer"])
    table = scene(north=north, east={}, year=2, places="builder_farm baker").go("builder_farm")
    table.push("replace farm")
    assert table.goods("north") == "3 wood 6 tool"
    assert table.keys[0] == "done"
    assert "build farm" in table.keys
    table.push("build farm")
    assert table.goods("north") == "1 wood 5 tool"


@proves("CO-MOD-10", "CO-DEM-06", "CO-REM-06")
def test_where_a_colonist_lives_is_not_known() -> None:
    table = scene(north=dict(community=["farm x3", "pub farmer"]), east={})
    assert table.player("north").idle == [2, 0, 0]
    assert "home" not in str(table.table.position())


@proves("CO-MOD-11")
@pytest.mark.parametrize(
    ("goods", "stock", "able"), [("1 food", 0, True), ("", 1, True), ("", 0, False), ("1 clothing", 0, False)]
)
def test_a_need_is_met_from_cells_and_stocks_alike(goods: str, stock: int, able: bool) -> None:
    """Two citizens, a Lodge: one food is short."""
    lodge = f"hunting_lodge farmer {stock}" if stock else "hunting_lodge farmer"
    north = dict(goods=goods, community=["farm", "flat x2", "theater citizen", "factory citizen", lodge])
    table = scene(era=3, phase="workers", north=north, places="baker grove")
    assert maintained(table.game, table.player("north")) == able
    assert ("stay" in table.keys) == able


@proves("CO-MOD-12", "CO-PRO-03")
def test_stocks_are_filled_before_cells() -> None:
    """The old batch moves into the cells that are free, without being asked for; the new one stays in the Stock."""
    north = dict(goods="1 clay", community=["foresters_house farmer 1"])
    table = scene(phase="maintenance", north=north, east={}, places="baker grove")
    assert table.community("north")[0] == "foresters_house farmer 2 wood"
    assert table.goods("north") == "1 wood 1 clay 6 tool"


@proves("CO-MOD-13", "CO-Q-80")
def test_cells_for_one_good_are_warehouse_cells() -> None:
    """Three wood lie on the Wood Warehouse and can be brought into Storage: three at a time, no more."""
    north = dict(goods="6 wood 1 clay", community=["farm", "227"])
    table = scene(era=2, north=north, east={}, places="joiner baker").go("joiner")
    assert table.goods("north") == "4 wood 1 clay 1 plank"
    table = scene(era=4, north=north | {"community": ["farm", "227", "storekeeper.4"]}, places="joiner baker").go(
        "joiner"
    )
    assert table.keys[-1] == "refine 2wood 1plank 3"


@proves("CO-MOD-14", "CO-Q-05", "CO-LAB-03")
def test_whoever_receives_in_anothers_turn_is_asked_only_if_it_does_not_fit() -> None:
    """Blue's cells are full of ore: he lets one good go, then north goes on."""
    where = dict(era=2, places="joiner baker grove", envoys={"laborer": "joiner"})
    north = dict(goods="2 wood")
    table = scene(north=north, east=dict(goods="4 ore", community=["laborer.2"]), **where).go("joiner")  # type: ignore[arg-type]
    assert table.asked == ("east", "drop")
    table.push("drop ore")
    assert table.goods("east") == "1 wood 3 ore"
    assert table.asked == ("north", "turn")


@proves("CO-MOD-19", "CO-Q-22", "CO-FPL-09")
def test_figures_belong_to_positions() -> None:
    """A steward beside two places that change places stands beside both all the same."""
    north = dict(community=["farm", "lord.3"])
    table = scene(era=3, north=north, east=dict(at="baker"), places="joiner baker grove")
    table.push("swap-places", "swap joiner.1")
    assert table.at("east") == ["baker.1"]
    assert table.game.players[1].stewards == [2]


@proves("CO-MOD-21", "CO-Q-76", "CO-Q-77", "CO-Q-84")
def test_everything_in_the_box_says_where_it_is_from() -> None:
    levels = [level for colony in BOX.colonies for level in colony.levels]
    told = [*BOX.buildings, *BOX.improvements, *BOX.places, *BOX.market_cards, *BOX.eras, *BOX.good_facts, *levels]
    assert {one.source for one in told} == {"rulebook", "dataset"}


@proves("CO-END-11")
def test_the_initial_order_is_always_known() -> None:
    """So nobody ever shares a victory (CO-END-12)."""
    table = scene(north={}, east={}, opened="east", year=5, phase="maintenance")
    assert table.table.over
    assert [(place.place, place.seat) for place in table.table.ranking] == [(1, 0), (2, 1)]
