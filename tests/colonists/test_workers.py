"""Colonists at work: who works where, what it costs to employ him, Factories (CO-COL, CO-ATV, CO-FAC)."""

import pytest

from tests.colonists.scene import BOX, scene
from tests.proves import proves

ALL = ["farm", "flat", "house"]
"""One colonist of each type, unemployed."""


def employed(built: str, era: int = 4) -> list[str]:
    """Who may be employed in a new building."""
    table = scene(era=era, north=dict(goods="2 food 1 clothing", community=[*ALL, built]), places="baker grove")
    return [key.split()[1] for key in table.keys if key.startswith("employ") and key.split()[2] == built]


@proves("CO-COL-06", "CO-COL-07", "CO-COL-08", "CO-COL-09", "CO-COL-10", "CO-COL-11")
def test_whom_buildings_take() -> None:
    everybody = ["farmer", "citizen", "merchant"]
    farmers = "foresters_house hollow hunting_lodge pub storage_shed institute".split()
    citizens = "hunting_grounds tailor_shop ore_mine theater storage_house".split()
    merchants = "textile_mill casino boardinghouse stables customs_house storage_hall".split()
    for names, who in (
        (farmers, ["farmer"]),
        (citizens, ["citizen"]),
        (merchants, ["merchant"]),
        (["factory"], everybody),
    ):
        for name in names:
            assert employed(name) == who, name
    for name in ("library", "estate", "apartment", "community_hall"):
        assert employed(name) == []
    assert {BOX.era[BOX.kind[name]] for name in merchants} == {3, 4}


@proves("CO-BAD-41", "CO-COL-06", "CO-COL-07", "CO-COL-08")
def test_the_wrong_type_is_refused() -> None:
    built = [*ALL, "hollow", "theater", "stables", "library", "pub farmer", "farm"]
    table = scene(era=4, north=dict(goods="2 food 1 clothing", community=built), places="baker grove")
    assert table.refused("employ citizen hollow") == "CO-COL-06"
    assert table.refused("employ merchant theater") == "CO-COL-07"
    assert table.refused("employ farmer stables") == "CO-COL-08"
    assert table.refused("employ farmer flat") == "CO-COL-09"
    assert table.refused("employ farmer pub") == "CO-ATV-04"


@proves("CO-COL-04", "CO-COL-05", "CO-STO-08", "CO-ATV-01", "CO-ATV-03", "CO-ATV-07")
def test_a_building_does_nothing_without_a_worker_and_all_of_it_at_once_with_one() -> None:
    table = scene(north=dict(community=["farm x2", "storage_shed"]), east={}, places="baker grove")
    assert table.player("north").storage == 3
    table.push("employ farmer storage_shed")
    assert table.changes() == {"north": {"community": ["-storage_shed", "+storage_shed farmer"]}}
    assert table.player("north").storage == 5
    assert table.player("north").idle == [1, 0, 0]
    assert table.asked == ("north", "turn")


@proves("CO-COL-10", "CO-COL-12")
def test_library_basic_storage_warehouse_and_smithy_need_nobody() -> None:
    table = scene(
        phase="maintenance",
        north=dict(community=["library"]),
        deck=["101", "103", "105", "107"],
        places="librarian baker",
    )
    assert (table.player("north").storage, table.player("north").warehouse) == (3, 1)
    assert table.goods("north") == "6 tool"
    table.go("librarian")
    assert table.keys == ["keep 101", "keep 103", "keep 105", "keep 107"]


@proves("CO-ATV-01", "CO-Q-34")
def test_before_and_after_an_action_and_in_a_builders_never_in_others_turns() -> None:
    """At the end of the turn there is something left to do: the farmer has not been employed yet."""
    table = scene(
        era=4,
        north=dict(goods="9 tool 4 wood 2 clay", community=["farm x2", "pub", "328", "329"]),
        east=dict(community=["farm", "pub"]),
        places="builder_hunting_lodge baker grove",
    )
    assert "employ farmer pub" in table.keys
    assert table.refused("employ farmer pub", by="east") == "CO-ERA-20"
    table.go("builder_hunting_lodge").push("build hunting_lodge")
    assert table.asked == ("north", "build")
    assert {"employ farmer pub", "employ farmer hunting_lodge"} <= set(table.keys)
    table.push("done")
    assert table.asked == ("north", "after")
    table.push("employ farmer hunting_lodge", "employ farmer pub")
    assert table.asked == ("north", "turn")


@proves("CO-ATV-04", "CO-BAD-44")
def test_an_institute_needs_two_farmers() -> None:
    """With one it does nothing: a second improvement is refused."""
    half = ["farm x3", "institute farmer", "pub"]
    table = scene(era=2, north=dict(hand=["101", "103"], community=half), places="developer baker")
    table.go("developer").push("play 101")
    assert table.asked == ("north", "after")
    assert table.refused("play 103") == "CO-ATV-04"
    table = scene(era=2, north=dict(hand=["101", "103"], community=half), places="developer baker")
    table.push("employ farmer institute")
    table.go("developer").push("play 101")
    assert table.keys == ["done", "play 103"]


@proves("CO-ATV-05", "CO-BAD-42")
def test_a_citizen_costs_a_food_at_once() -> None:
    built = ["flat x2", "theater x2"]
    table = scene(era=2, north=dict(goods="1 food", community=built), east={}, places="baker grove")
    table.push("employ citizen theater")
    assert table.changes() == {"north": {"food": -1, "community": ["-theater", "+theater citizen"]}}
    assert table.refused("employ citizen theater#2") == "CO-ATV-05"


@proves("CO-ATV-06", "CO-ATV-08", "CO-EX-14", "CO-DAT-08")
def test_a_merchant_costs_two_food_and_a_clothing_from_wherever_they_lie() -> None:
    """A food in Storage, one in the Hunting Lodge, the clothing in the Warehouse: Storage is full of wood besides."""
    built = ["farm", "house", "hunting_lodge farmer 1", "stables"]
    places = {"baker": "2,0", "joiner": "3,0", "grove": "2,-1"}
    table = scene(era=3, north=dict(goods="1 food 1 clothing 2 wood", community=built), places=places)
    assert "joiner.1" not in table.ends
    table.push("employ merchant stables")
    assert table.changes() == {
        "north": {
            "food": -1,
            "clothing": -1,
            "community": ["-hunting_lodge farmer 1 food", "-stables", "+hunting_lodge farmer", "+stables merchant"],
        }
    }
    assert "joiner.1" in table.ends


@proves("CO-ATV-06", "CO-BAD-42")
def test_a_merchant_is_refused_without_them() -> None:
    table = scene(era=3, north=dict(goods="2 food", community=["house", "stables"]), places="baker grove")
    assert table.refused("employ merchant stables") == "CO-ATV-06"


@proves("CO-ATV-09", "CO-ATV-12", "CO-MNT-04")
def test_who_was_employed_in_the_year_is_maintained_at_its_end_all_the_same() -> None:
    """A food for the citizen of the Theater at once, another at the end of the year, when it pays its dollars."""
    table = scene(
        era=2, year=5, half=1, turn=2, north=dict(goods="2 food", community=["flat", "theater"]), places="baker grove"
    )
    table.push("employ citizen theater")
    assert table.goods("north") == "1 food"
    table.push("go market.1 market.1", "stay")
    assert table.table.over
    assert table.goods("north") == "2 wood 6 tool 2 dollar"


@proves("CO-ATV-10", "CO-ATV-11", "CO-BAD-43", "CO-DIS-01")
def test_nobody_is_called_home_in_the_year() -> None:
    table = scene(north=dict(community=["farm", "pub farmer"]), places="baker grove")
    assert table.refused("dismiss farmer pub") == "CO-ATV-10"
    table = scene(phase="workers", north=dict(community=["farm", "pub farmer", "hollow"]), places="baker grove")
    table.push("dismiss farmer pub")
    assert table.community("north") == ["farm", "pub", "hollow"]


# Factories


@proves("CO-EX-15", "CO-FAC-01", "CO-FAC-02", "CO-STO-16", "CO-DAT-03")
def test_a_factory_helps_those_of_its_own_worker() -> None:
    """Two Forester's Houses; a Factory with a farmer, another with a citizen: three wood each."""
    built = ["farm x3", "flat", "foresters_house farmer x2", "factory farmer", "factory citizen"]
    table = scene(
        phase="maintenance",
        north=dict(goods="1 food", community=built),
        east=dict(community=["foresters_house farmer"]),
        places="baker grove",
    )
    assert [one for one in table.community("north") if "foresters" in one] == [
        "foresters_house farmer 3 wood",
        "foresters_house#2 farmer 3 wood",
    ]
    assert table.community("east")[0] == "foresters_house farmer 2 wood"
    assert table.player("north").output[4:6] == [3, 3]


@proves("CO-Q-38", "CO-BTY-05")
def test_factories_add_up_and_leave_the_smithy_alone() -> None:
    built = ["hollow farmer", "hunting_lodge farmer", "factory farmer x2"]
    table = scene(phase="maintenance", north=dict(community=built), places="baker grove")
    assert table.community("north")[:2] == ["hollow farmer 3 clay", "hunting_lodge farmer 3 food"]
    assert table.goods("north") == "6 tool"


@proves("CO-FAC-03", "CO-EX-17", "CO-IMP-05", "CO-DAT-14")
def test_improvements_have_no_workers_to_be_helped() -> None:
    """Loam Hollow: one clay a year, like a Hollow, Factory or not."""
    table = scene(
        phase="maintenance",
        north=dict(community=["127", "125", "factory farmer", "hollow farmer"]),
        places="baker grove",
    )
    assert table.community("north")[:4] == ["127 1 clay", "125 1 food", "factory farmer", "hollow farmer 2 clay"]


@proves("CO-FAC-04")
def test_factories_earn_no_dollars() -> None:
    table = scene(phase="maintenance", north=dict(community=["pub farmer", "factory farmer"]), places="baker grove")
    assert table.goods("north") == "6 tool 1 dollar"


@proves("CO-Q-39")
def test_what_a_stock_holds_only_by_a_factory_leaves_it_with_the_factory() -> None:
    table = scene(
        phase="workers", north=dict(community=["foresters_house farmer 3", "factory farmer"]), places="baker grove"
    )
    table.push("dismiss farmer factory")
    assert table.community("north")[:2] == ["foresters_house farmer 2 wood", "factory"]
    assert table.goods("north") == "1 wood"


@proves("CO-Q-40")
def test_the_worker_who_is_there_counts() -> None:
    """A citizen in the Forester's House (Laborer colony): a farmer's Factory does not help him, a citizen's does."""
    built = ["farm", "flat x2", "laborer.1", "foresters_house citizen", "factory farmer"]
    table = scene(era=2, phase="maintenance", north=dict(goods="2 food", community=built), places="baker grove")
    assert table.community("north")[4] == "foresters_house citizen 2 wood"
    built[-1] = "factory citizen"
    table = scene(era=2, phase="maintenance", north=dict(goods="2 food", community=built), places="baker grove")
    assert table.community("north")[4] == "foresters_house citizen 3 wood"


@proves("CO-FAC-01")
@pytest.mark.parametrize("engine", [False, True])
def test_a_steam_engine_lets_one_factory_hold_a_farmer_and_a_citizen(engine: bool) -> None:
    """And no other one: the second Factory keeps one."""
    built = ["farm x3", "flat x3", "factory farmer", "factory citizen", "hollow farmer", *(["327"] if engine else [])]
    table = scene(era=3, north=dict(goods="3 food", community=built), places="baker grove")
    keys = [key for key in table.keys if key.startswith("employ")]
    assert keys == (["employ citizen factory", "employ farmer factory#2"] if engine else [])
    if engine:
        table.push("employ citizen factory")
        assert "factory citizen" not in table.community("north")
        assert not [key for key in table.keys if key.startswith("employ")]
        assert table.refused("employ farmer factory#2") == "CO-ATV-04"


# The Laborer colony


@proves("CO-COL-13", "CO-CLN-05", "CO-CLN-11", "CO-CLN-12", "CO-Q-50")
def test_laborer_1_citizens_stand_in_for_farmers() -> None:
    """Only while no farmer is unemployed, and for a food."""
    built = ["farm x2", "flat", "laborer.1", "hollow", "pub farmer"]
    table = scene(north=dict(goods="1 food", community=built), places="baker grove")
    assert table.refused("employ citizen hollow") == "CO-COL-06"
    built = ["farm", "flat", "laborer.1", "hollow", "pub farmer"]
    table = scene(north=dict(goods="1 food", community=built), places="baker grove")
    table.push("employ citizen hollow")
    assert table.changes()["north"] == {"food": -1, "community": ["-hollow", "+hollow citizen"]}
    table = scene(north=dict(community=built), places="baker grove")
    assert table.refused("employ citizen hollow") == "CO-ATV-05"


@proves("CO-CLN-13", "CO-Q-41", "CO-Q-50")
def test_laborer_2_one_farmer_in_a_citizen_building() -> None:
    """One in the whole community, for nothing."""
    built = ["farm x2", "laborer.2", "theater x2"]
    table = scene(era=2, north=dict(community=built), places="baker grove", envoys={"laborer": "baker"})
    table.push("employ farmer theater")
    assert table.community("north")[3:] == ["theater farmer", "theater#2"]
    assert table.refused("employ farmer theater#2") == "CO-COL-07"


@proves("CO-CLN-14", "CO-Q-50")
def test_laborer_2_an_apartment_in_place_of_an_estate() -> None:
    """Its three farmers must be unemployed."""
    goods = "1 tool 2 plank 2 clay"
    for level, pub, legal in (
        ("laborer.2", "pub", True),
        ("laborer.1", "pub", False),
        ("laborer.2", "pub farmer", False),
    ):
        table = scene(
            era=4,
            north=dict(goods=goods, community=["estate", level, pub, "328"]),
            places="builder_apartment baker",
            envoys={"laborer": "baker"},
        )
        assert ("builder_apartment.1" in table.ends) == legal
        if legal:
            table.go("builder_apartment")
            assert table.player("north").idle == [0, 3, 0]


@proves("CO-CLN-15", "CO-CLN-16", "CO-Q-50")
def test_laborer_3_merchants_stand_in_for_citizens() -> None:
    built = ["flat", "house", "laborer.3", "theater", "ore_mine citizen"]
    table = scene(
        era=3, north=dict(goods="2 food 1 clothing", community=built), places="baker grove", envoys={"laborer": "baker"}
    )
    table.push("employ merchant theater")
    assert table.changes()["north"] == {"food": -2, "clothing": -1, "community": ["-theater", "+theater merchant"]}
    table = scene(era=3, north=dict(goods="2 food", community=built), places="baker grove", envoys={"laborer": "baker"})
    assert table.refused("employ merchant theater") == "CO-ATV-06"
    idle = ["flat x2", *built[1:]]
    table = scene(
        era=3, north=dict(goods="2 food 1 clothing", community=idle), places="baker grove", envoys={"laborer": "baker"}
    )
    assert table.refused("employ merchant theater") == "CO-COL-07"


@proves("CO-CLN-05", "CO-Q-50")
def test_laborer_4_two_citizens_in_merchants_buildings() -> None:
    built = ["flat x3", "laborer.4", "stables", "casino", "customs_house"]
    table = scene(era=4, north=dict(goods="3 food", community=built), places="baker grove", envoys={"laborer": "baker"})
    table.push("employ citizen stables", "employ citizen casino")
    assert table.refused("employ citizen customs_house") == "CO-COL-08"
    assert table.goods("north") == "1 food"
