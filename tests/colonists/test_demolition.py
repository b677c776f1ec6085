"""Demolition and remodelling (CO-DEM, CO-REM)."""

import pytest

from tests.colonists.scene import BOX, scene
from tests.colonists.test_construction import ROOM
from tests.proves import proves


@proves("CO-DEM-01", "CO-DEM-02", "CO-DEM-03", "CO-DEM-12", "CO-Q-30")
def test_a_new_building_takes_the_cell_of_an_old_one_for_two_tools_more() -> None:
    """There are free cells, too. Who worked in it is unemployed."""
    table = scene(
        north=dict(goods="3 tool 2 wood", community=["pub farmer", "farm"]), east={}, places="builder_farm baker"
    )
    assert table.player("north").idle == [0, 0, 0]
    table.go("builder_farm").push("replace farm")  # who lives in the Farm is at work
    assert table.changes() == {
        "north": {
            "tool": -3,
            "wood": -2,
            "community": ["-pub farmer", "+farm#2"],
            "stewards": ["-market.1", "+builder_farm.1"],
        }
    }
    assert table.player("north").idle == [2, 0, 0]
    assert len(table.player("north").community) == 2


@proves("CO-DEM-02", "CO-BAD-35")
def test_demolition_needs_the_two_tools() -> None:
    table = scene(
        era=4, north=dict(goods="2 tool 4 wood", community=["pub", "farm", *ROOM]), places="builder_farm baker"
    )
    table.go("builder_farm")  # one Farm is built: there was no other way to begin
    assert table.refused("replace farm") == "CO-DEM-02"


@proves("CO-DEM-04", "CO-REM-02", "CO-REM-03", "CO-REM-04", "CO-REM-16")
def test_remodelling_costs_no_more_tools_and_adds_colonists() -> None:
    """Farm into Estate: three farmers instead of one, though that one is at work."""
    table = scene(
        era=4,
        north=dict(goods="1 tool 3 wood 1 brick", community=["farm", "pub farmer", *ROOM]),
        east={},
        places="builder_estate baker",
    )
    table.go("builder_estate")
    assert table.changes()["north"] == {
        "tool": -1,
        "wood": -3,
        "brick": -1,
        "community": ["-farm", "+estate"],
        "stewards": ["-market.1", "+builder_estate.1"],
    }
    assert table.player("north").idle == [2, 0, 0]
    assert [one.spot for one in table.player("north").community[:1]] == [0]
    built = {building.name: building.remodels for building in BOX.buildings if building.kind == "residence"}
    assert [name for name, old in built.items() if not old] == ["farm"]


@proves("CO-DEM-05", "CO-DEM-06", "CO-DEM-07", "CO-BAD-36")
def test_a_residence_falls_only_with_its_colonists_unemployed() -> None:
    """The farmer at work may live in any of them: who is unemployed counts. Then he is lost."""
    table = scene(
        north=dict(goods="3 tool 1 wood 1 plank", community=["farm", "pub farmer"]), places="builder_library baker"
    ).go("builder_library")
    assert table.keys == ["build library", "replace library"]
    assert table.refused("raze farm") == "CO-DEM-05"
    table = scene(
        north=dict(goods="3 tool 1 wood 1 plank", community=["farm x2", "pub farmer"]), places="builder_library baker"
    ).go("builder_library")
    table.push("replace library", "raze farm")
    assert table.player("north").idle == [0, 0, 0]


@proves("CO-DEM-05")
def test_the_new_residence_does_not_house_those_of_the_old_one() -> None:
    """An Estate falls for a Farm only if all three farmers are unemployed."""
    table = scene(
        north=dict(goods="9 tool 2 wood", community=["estate", "pub farmer", "hollow"]), places="builder_farm baker"
    ).go("builder_farm")
    assert table.refused("raze estate") == "CO-DEM-05"
    table = scene(north=dict(goods="9 tool 2 wood", community=["estate", "hollow"]), places="builder_farm baker").go(
        "builder_farm"
    )
    table.push("replace farm", "raze estate")
    assert table.player("north").idle == [1, 0, 0]


@proves("CO-DEM-08", "CO-DEM-09", "CO-DEM-11")
def test_goods_in_a_storage_building_pay_for_what_replaces_it() -> None:
    """Five cells of Storage with the Shed, three without. What it holds pays first; what is left moves, or goes."""
    table = scene(
        north=dict(goods="3 tool 2 wood 4 clay", community=["farm", "storage_shed farmer"]), places="builder_farm baker"
    )
    table.go("builder_farm").push("replace farm")
    assert table.player("north").storage == 3
    assert table.goods("north") == "4 clay"
    table = scene(
        north=dict(goods="3 tool 1 wood 5 clay", community=["farm", "storage_shed farmer"]),
        places="builder_farm baker",
        options={"farm": "1 wood"},
    )
    table.go("builder_farm").push("replace farm")
    assert table.goods("north") == "4 clay"  # the fifth had no cell, and there was nothing else to let go
    table = scene(
        north=dict(goods="5 tool 3 wood 3 clay", community=["farm", "storage_shed farmer", "pub"]),
        places="builder_hollow baker",
    )
    table.go("builder_hollow").push("replace hollow", "raze storage_shed")
    assert table.goods("north") == "3 wood 1 tool"


@proves("CO-DEM-10", "CO-DEM-11")
def test_goods_of_a_razed_buildings_stock_are_rearranged_or_let_go() -> None:
    """Four cells: two of the three clay and two wood have room, one good must go."""
    table = scene(
        north=dict(goods="3 tool 3 wood 1 clay", community=["farm", "foresters_house farmer 2"]),
        east={},
        places="builder_farm baker",
    )
    table.go("builder_farm").push("replace farm")
    assert table.goods("north") == "3 wood 1 clay"
    assert table.community("north") == ["farm", "farm#2"]
    table = scene(
        north=dict(goods="3 tool 2 wood 2 clay", community=["farm", "foresters_house farmer 2", "132"]),
        places="builder_farm baker",
        options={"farm": "1 wood"},
    )
    table.go("builder_farm").push("replace farm")
    assert table.goods("north") == "3 wood 2 clay"
    table = scene(
        north=dict(goods="3 tool 2 wood 2 clay", community=["farm", "foresters_house farmer 2"]),
        places="builder_farm baker",
        options={"farm": "1 wood"},
    )
    table.go("builder_farm").push("replace farm")
    assert table.asked == ("north", "drop")
    table.push("drop clay")
    assert table.goods("north") == "3 wood 1 clay"


@proves("CO-DEM-13", "CO-ATV-02", "CO-Q-32", "CO-Q-34")
def test_the_new_building_may_be_activated_at_once_even_by_who_worked_in_the_old_one() -> None:
    table = scene(
        north=dict(goods="5 tool 2 wood 1 clay", community=["farm", "pub farmer"]), places="builder_hunting_lodge baker"
    )
    table.go("builder_hunting_lodge").push("replace hunting_lodge")
    assert table.asked == ("north", "build")
    table.push("employ farmer hunting_lodge")
    assert table.community("north") == ["farm", "hunting_lodge farmer"]


@proves("CO-DEM-14")
def test_a_library_by_a_library() -> None:
    """One is the limit, so another is built in its place or in no other."""
    table = scene(
        north=dict(goods="5 tool 2 wood 1 plank", community=["library", "farm"]), places="builder_library baker"
    )
    table.go("builder_library")
    assert table.goods("north") == "1 wood 2 tool"
    assert table.community("north") == ["library", "farm"]


@proves("CO-Q-27")
def test_the_two_farms_of_the_beginning_are_like_others() -> None:
    table = scene(north=dict(goods="9 tool 1 wood 2 plank"), places="builder_library builder_flat baker")
    table.go("builder_flat")
    assert table.community("north") == ["flat", "farm"]


@proves("CO-Q-31")
def test_several_buildings_may_fall_in_one_action() -> None:
    table = scene(
        era=4,
        north=dict(goods="6 tool 4 wood", community=["pub", "hollow", "farm", *ROOM]),
        places="builder_farm baker",
    )
    table.go("builder_farm").push("replace farm", "raze pub", "replace farm", "raze hollow")
    assert table.goods("north") == ""
    assert table.community("north")[:3] == ["farm", "farm#2", "farm#3"]


# Remodelling


@proves("CO-REM-01", "CO-BAD-37")
def test_an_upgrade_is_built_in_place_of_what_it_needs() -> None:
    table = scene(north=dict(goods="9 tool 3 plank", community=["farm x3", "pub"]), places="builder_flat baker").go(
        "builder_flat"
    )
    assert table.refused("build flat") == "CO-REM-01"
    assert table.refused("remodel flat pub") == "CO-REM-01"


@proves("CO-REM-05", "CO-REM-06", "CO-REM-07", "CO-REM-08")
def test_another_type_of_colonist_needs_an_unemployed_one_of_the_old() -> None:
    """Farm into Flat: the farmer goes, a citizen comes. Nobody can be called home for it."""
    table = scene(
        north=dict(goods="1 tool 1 plank", community=["farm x2", "pub farmer"]), east={}, places="builder_flat baker"
    ).go("builder_flat")
    assert table.community("north") == ["flat", "farm", "pub farmer"]
    assert table.player("north").idle == [0, 1, 0]
    busy = ["farm x2", "pub farmer x2"]
    table = scene(north=dict(goods="1 tool 1 plank", community=busy), places="builder_flat baker")
    assert table.refused("go market.1 builder_flat.1") == "CO-Q-08"
    assert table.refused("dismiss farmer pub") == "CO-ATV-10"


@proves("CO-REM-05", "CO-BAD-38")
def test_who_is_at_work_cannot_move_house() -> None:
    """One Farm is remodelled; the other farmer works in the Pub. The new citizen could go to the Factory."""
    built = ["farm x2", "pub farmer", "factory"]
    table = scene(north=dict(goods="2 tool 2 plank 1 food", community=built), places="builder_flat baker")
    table.go("builder_flat")
    assert table.keys == ["done", "employ citizen factory"]
    assert table.refused("remodel flat farm") == "CO-REM-05"


@proves("CO-REM-09", "CO-REM-15", "CO-BAD-39", "CO-DAT-17")
def test_improvements_are_not_remodelled() -> None:
    """Holiday Cabin, Holiday Flat and Holiday House supply a colonist each and stand on no cell."""
    table = scene(era=3, north=dict(community=["128", "130", "330"]))
    assert table.player("north").idle == [1, 1, 1]
    assert {one.spot for one in table.player("north").community} == {4}
    table = scene(
        era=3, north=dict(goods="9 tool 4 plank", community=["128", "125", "farm x2"]), places="builder_flat baker"
    ).go("builder_flat")
    assert table.refused("remodel flat 128") == "CO-REM-09"
    assert table.refused("remodel flat 125") == "CO-REM-15"


@proves("CO-REM-10")
def test_a_contract_works_like_a_builder() -> None:
    """A Flat by contract needs an unemployed farmer's Farm, too."""
    at_work = ["farm", "pub farmer"]
    table = scene(north=dict(goods="2 wood", hand=["116"], community=at_work), places="developer baker")
    assert table.refused("go market.1 developer.1") == "CO-PLY-02"
    table = scene(north=dict(goods="2 wood", hand=["116"], community=["farm"]), places="developer baker")
    table.go("developer")
    assert table.community("north") == ["flat"]
    assert table.goods("north") == "1 tool"


@proves("CO-REM-11", "CO-REM-12", "CO-EX-13", "CO-DAT-06", "CO-DAT-07", "CO-Q-36")
def test_a_storage_shed_into_a_storage_house() -> None:
    """In Era II: its farmer goes home; no cells until a citizen works there, for a food; then five instead of two."""
    table = scene(
        era=2,
        north=dict(goods="2 tool 1 plank 1 brick 1 food", community=["farm", "flat", "storage_shed farmer"]),
        east={},
        places="builder_storage_house baker",
    )
    assert table.player("north").storage == 5
    table.go("builder_storage_house")
    assert table.community("north") == ["farm", "flat", "storage_house"]
    assert table.player("north").storage == 3
    assert table.player("north").idle == [1, 1, 0]
    table.push("employ citizen storage_house")
    assert table.player("north").storage == 8
    assert table.goods("north") == ""


@proves("CO-REM-13", "CO-REM-14", "CO-BAD-40")
@pytest.mark.parametrize("employ", [False, True])
def test_stock_of_a_remodelled_building_stays_only_with_a_worker(employ: bool) -> None:
    """The food of the Hunting Lodge: kept in the Hunting Grounds, or carried out."""
    built = ["farm", "flat", "hunting_lodge farmer 1", *ROOM]
    table = scene(
        era=4,
        north=dict(goods="3 tool 4 wood 2 clay 1 food", community=built),
        east={},
        places="builder_hunting_grounds baker",
    )
    table.go("builder_hunting_grounds")
    assert table.asked == ("north", "stock")
    assert table.refused("keep food") == "CO-REM-14"
    if employ:
        table.push("employ citizen hunting_grounds")
        assert table.community("north")[2] == "hunting_grounds citizen 1 food"
        assert table.goods("north") == ""
    else:
        table.push("spill")
        assert table.community("north")[2] == "hunting_grounds"
        assert table.goods("north") == "2 food"


@proves("CO-Q-37")
@pytest.mark.parametrize("employ", [False, True])
def test_goods_of_a_remodelled_storage_building_need_cells_once_nobody_was_employed(employ: bool) -> None:
    """Nine cells with the Storage House, four with an idle Storage Hall, thirteen with a merchant in it."""
    table = scene(
        era=4,
        north=dict(
            goods="3 tool 3 brick 1 iron 2 clay 2 food 1 clothing", community=["flat", "house", "storage_house citizen"]
        ),
        places="builder_storage_hall baker",
    )
    table.go("builder_storage_hall")
    assert table.asked == ("north", "stock")
    if employ:
        table.push("employ merchant storage_hall")
        assert table.goods("north") == "2 clay"
        assert table.player("north").storage == 12
    else:
        table.push("spill", "drop food")
        assert table.goods("north") == "2 clay 1 food 1 clothing"
