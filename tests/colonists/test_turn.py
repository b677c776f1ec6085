"""A turn: entering the map, moving, jumping, range, several stewards (CO-TRN, CO-MOV, CO-RNG, CO-STW)."""

import pytest

from stead.titles.colonists.figures import steward_range
from tests.colonists.scene import Scene, scene
from tests.proves import proves

LINE = {"developer": "0,1", "librarian": "0,2", "riverbank_grove": "0,3", "diplomat": "1,2", "market.2": "0,4 1,4"}
"""Developer, Librarian, Riverbank Grove in a line that leads away from the first market; the Diplomat beside."""
RICH = "3 wood 1 clay 9 tool"


# A turn (CO-TRN)


@proves("CO-TRN-01", "CO-MOV-01", "CO-TRN-05", "CO-EX-03", "CO-PLC-10", "CO-DAT-09")
def test_a_steward_moves_to_an_adjacent_place_and_acts() -> None:
    table = scene(north={}, east={}, places="riverbank_grove joiner baker")
    table.go("riverbank_grove")
    assert table.changes() == {"north": {"wood": 2, "stewards": ["-market.1", "+riverbank_grove.1"]}}
    assert table.game.turn == 1


@proves("CO-BAD-09", "CO-TRN-01", "CO-TRN-06")
def test_no_turn_without_a_move_and_no_move_without_an_action() -> None:
    table = scene(north=dict(goods="2 food"), east={}, places="baker joiner")
    assert table.refused("end") == "CO-TRN-01"
    table.go("baker")
    assert table.keys == ["take 2food", "sell 2food 1dollar 1"]
    for key in ("end", "done", "refrain"):
        assert table.refused(key) == "CO-TRN-06"


@proves("CO-TRN-03", "CO-TRN-04", "CO-BAD-10", "CO-BAD-11", "CO-STW-03")
def test_a_steward_enters_on_a_market_which_is_no_turn_and_no_action() -> None:
    table = scene(
        north=dict(at="-"),
        east={},
        places={"joiner": "0,1", "baker": "-1,1", "grove": "-1,2", "clay_delve": "-1,3", "market.2": "-1,4 0,4"},
    )
    assert table.keys == ["enter market.1", "enter market.2"]
    assert table.refused("enter baker.1") == "CO-TRN-03"
    assert table.refused("enter market.3") == "CO-TRN-03"
    assert table.refused("go market.1 baker.1") == "CO-STW-06"
    table.push("enter market.1")
    assert table.changes() == {"north": {"stewards": ["--", "+market.1"]}}
    assert table.asked == ("north", "turn")
    assert table.game.turn == 0
    assert table.refused("take 1wood+1food") == "CO-TRN-04"
    assert table.refused("enter market.1") == "CO-TRN-03"


@proves("CO-TRN-02")
def test_special_abilities_give_further_actions() -> None:
    """With an Institute a second improvement at the Developer."""
    north = dict(hand=["103", "105", "107"], community=["farm x2", "institute farmer farmer"])
    table = scene(era=2, north=north, east={}, places="developer baker")
    table.go("developer").push("play 105")
    assert "play 107" in table.keys


@proves("CO-TRN-06", "CO-Q-08")
@pytest.mark.parametrize(
    ("place", "north", "rule"),
    [
        ("builder_farm", dict(goods="2 wood"), "CO-Q-08"),  # no tool
        ("joiner", dict(goods="1 wood"), "CO-Q-08"),
        ("librarian", dict(hand=["101", "102", "103", "104", "105", "106"]), "CO-HND-05"),
        ("developer", {}, "CO-PLY-02"),
        ("diplomat", dict(goods="3 wood 1 tool"), "CO-Q-08"),
    ],
)
def test_where_nothing_can_be_done_nobody_can_go(place: str, north: dict[str, object], rule: str) -> None:
    table = scene(north=north, east={}, places=f"{place} baker")
    assert f"{place}.1" not in table.ends
    assert table.refused(f"go market.1 {place}.1") == rule


@proves("CO-Q-08", "CO-MOV-05", "CO-RCV-05")
def test_receiving_can_always_be_done_even_if_everything_is_declined() -> None:
    """Storage and Warehouse are full: the goods may be taken, and let go."""
    table = scene(north=dict(goods="3 clay 1 brick"), east={}, places="riverbank_grove head_official baker")
    assert table.ends >= {"riverbank_grove.1", "head_official.1", "baker.1", "market.1"}
    table.go("riverbank_grove").push("drop wood", "drop wood")
    assert table.goods("north") == "3 clay 1 brick"


@proves("CO-TRN-07", "CO-CLN-07")
def test_the_lord_colony_gives_goods_in_place_of_an_action() -> None:
    """Also where nothing else could be done; not on a market."""
    table = scene(north=dict(community=["farm", "lord.1"]), east={}, places="joiner baker")
    table.go("joiner")
    assert table.keys == ["instead 1wood", "instead 1clay"]
    table.push("instead 1clay")
    assert table.goods("north") == "1 clay"
    table.go("market.1", "joiner")
    assert not [key for key in table.keys if key.startswith("instead")]


# Jumps (CO-MOV)


@proves("CO-MOV-02", "CO-MOV-03", "CO-MOV-04", "CO-Q-10")
def test_a_steward_may_jump_to_any_market_from_anywhere() -> None:
    table = scene(north=dict(at="librarian", goods=RICH), east={}, places=LINE)
    assert table.ends == {"market.1", "market.2", "riverbank_grove.1"}
    table.go("market.2", "librarian")
    assert table.asked == ("north", "market")  # its action must follow


@proves("CO-BAD-14", "CO-RNG-08", "CO-Q-10")
def test_after_a_jump_nobody_walks_on_whatever_their_range() -> None:
    north = dict(at="librarian", goods="2 plank", community=["house", "stables merchant"])
    table = scene(era=3, north=north, east={}, places=LINE, market="3_ore_mine")
    table.go("market.1", "librarian")
    assert table.asked == ("north", "market")
    assert table.refused("go market.1 developer.1") == "CO-RNG-08"


@proves("CO-MOV-06", "CO-MOV-07", "CO-BAD-13", "CO-MOV-02")
def test_only_colonies_let_one_jump_to_diplomat_and_developer() -> None:
    far = {
        "joiner": "0,1",
        "baker": "-1,1",
        "clay_delve": "-1,2",
        "diplomat": "-1,3",
        "developer": "-1,4",
        "grove": "-1,5",
    }
    able = dict(goods="3 wood 2 clay 9 tool", hand=["101"])
    homes = ["farm", "storage_shed farmer"]

    def ends(*embassies: str) -> Scene:
        return scene(era=3, north=dict(**able, community=[*homes, *embassies]), east={}, places=far)

    assert ends("envoy.2").ends & {"diplomat.1", "developer.1"} == {"diplomat.1"}
    assert ends("scholar.3").ends & {"diplomat.1", "developer.1"} == {"developer.1"}
    without = ends("envoy.1", "scholar.2")
    assert without.refused("go market.1 diplomat.1") == "CO-MOV-06"
    assert without.refused("go market.1 developer.1") == "CO-MOV-07"
    assert without.refused("go market.1 grove.1") == "CO-RNG-01"


@proves("CO-MOV-08", "CO-BAD-16", "CO-MOV-10")
def test_a_move_ends_elsewhere_but_one_may_come_back() -> None:
    table = scene(north=dict(at="grove"), east={}, places="grove baker joiner")
    assert "grove.1" not in table.ends
    assert table.refused("go grove.1 grove.1") == "CO-MOV-08"
    table.go("baker", "grove").go("grove", "baker")
    assert table.at("north") == ["grove.1"]


@proves("CO-MOV-09")
def test_on_a_market_one_may_stay() -> None:
    table = scene(north={}, east={}, places="grove baker", market="1_joiner")
    table.go("market.1").push("take 2clay")
    assert table.changes() == {"north": {"clay": 2}}
    assert table.game.turn == 1


# Range (CO-RNG)


@proves("CO-EX-07", "CO-RNG-01", "CO-RNG-03", "CO-RNG-04", "CO-DAT-08")
def test_with_stables_a_steward_walks_two_steps() -> None:
    """The Librarian in one step, Riverbank Grove and the Diplomat beyond it in two."""
    community = ["house", "farm", "stables merchant", "storage_shed farmer"]
    table = scene(
        era=3, north=dict(at="developer", goods="3 wood 2 clay 1 tool", community=community), east={}, places=LINE
    )
    assert table.ends == {"market.1", "market.2", "librarian.1", "riverbank_grove.1", "diplomat.1"}


@proves("CO-BAD-15", "CO-RNG-06", "CO-EX-07")
def test_the_action_of_a_place_walked_through_is_not_available() -> None:
    north = dict(
        at="developer",
        goods="3 wood 2 clay 9 tool",
        community=["house", "farm x2", "stables merchant", "storage_shed farmer"],
    )
    table = scene(era=3, north=north, east={}, places=LINE)
    table.go("diplomat", "developer")
    assert table.refused("work librarian") == "CO-RNG-06"
    assert table.refused("draw") == "CO-RNG-06"
    assert table.refused("go diplomat.1 librarian.1") == "CO-RNG-06"
    table.push(table.keys[0]).until("after")
    assert table.refused("draw") == "CO-RNG-06"


@proves("CO-BAD-12", "CO-RNG-01", "CO-TRN-05")
def test_nobody_walks_farther_than_their_range() -> None:
    table = scene(north=dict(at="developer"), east={}, places=LINE)
    assert table.refused("go developer.1 riverbank_grove.1") == "CO-RNG-01"


@proves("CO-RNG-02", "CO-RNG-03")
def test_range_is_four_at_most() -> None:
    community = ["house", "stables merchant", "envoy.3", "334 3"]
    table = scene(era=3, north=dict(community=community, at="market.1 market.1"), east={}, places=LINE)
    assert steward_range(table.game, table.player("north")) == 3
    table.push("gallop 334")
    assert steward_range(table.game, table.player("north")) == 4
    assert "gallop 334" not in table.keys
    assert "spur" not in table.keys


@proves("CO-RNG-05")
def test_a_walk_need_not_be_straight() -> None:
    """Around a gap: two steps west, then one north-east, to a place that is not next to the start."""
    bent = {"grove": "0,1", "baker": "-1,2", "clay_delve": "-2,2"}
    north = dict(community=["house", "stables merchant"], at="grove")
    assert "clay_delve.1" in scene(era=3, north=north, east={}, places=bent).ends


@proves("CO-RNG-07", "CO-Q-70")
def test_range_is_no_number_of_moves() -> None:
    table = scene(
        era=3, north=dict(community=["house", "stables merchant", "farm", "library"]), east={}, places="grove baker"
    )
    table.go("grove")
    assert table.game.turn == 1  # two steps, one move, one action


@proves("CO-RNG-09", "CO-Q-11")
def test_one_may_walk_through_a_market_for_one_step() -> None:
    places = {"grove": "2,0", "clay_delve": "3,0", "baker": "-1,0"}
    north = dict(at="grove", community=["house", "stables merchant"])
    assert "baker.1" in scene(era=3, north=north, east={}, places=places).ends
    assert scene(era=3, north=dict(at="grove"), east={}, places=places).ends == {"market.1", "clay_delve.1"}


@proves("CO-Q-07", "CO-FEE-15")
def test_one_may_walk_through_places_where_stewards_stand() -> None:
    """Own and others', free of charge."""
    north = dict(at="grove baker", community=["house", "stables merchant", "envoy.1"])
    places = {"grove": "0,1", "baker": "0,2", "clay_delve": "0,3", "clay_pocket": "0,4"}
    table = scene(era=3, north=north, east=dict(at="clay_delve"), places=places)
    assert "go grove.1 clay_pocket.1" not in table.keys
    assert "go baker.1 clay_pocket.1" in table.keys
    table.push("go baker.1 clay_pocket.1")
    assert table.goods("north") == "2 clay"


# Several stewards (CO-STW)


def two(**more: object) -> Scene:
    north = {"at": "grove baker", "community": ["farm", "envoy.1"], **more}
    return scene(north=north, east=dict(at="clay_delve"), places="grove baker clay_delve joiner", market="1_joiner")


@proves("CO-STW-02", "CO-STW-04", "CO-STW-05", "CO-STW-10")
def test_each_turn_one_chooses_which_steward_moves() -> None:
    """The same one three times, while the other keeps its place."""
    table = two(community=["farm x2", "envoy.1", "storage_shed farmer x2"])
    assert {key.split()[1] for key in table.keys if key.startswith("go ")} == {"grove.1", "baker.1"}
    table.go("market.1", "grove").push("take 2clay").go("grove").go("market.1", "grove").push("take 2clay")
    assert table.at("north") == ["market.1", "baker.1"]
    assert table.asked[0] == "east"


@proves("CO-STW-06", "CO-BAD-17")
def test_one_steward_a_turn_and_none_of_anothers() -> None:
    table = two(community=["farm x2", "envoy.1", "storage_shed"])
    assert table.refused("go clay_delve.1 joiner.1") == "CO-STW-06"
    table.go("market.1", "grove").push("take 2clay")
    assert table.asked == ("north", "after")
    assert table.refused("go baker.1 grove.1") == "CO-STW-06"


@proves("CO-STW-07", "CO-STW-08", "CO-BAD-18")
def test_no_two_own_stewards_on_a_place() -> None:
    table = two(goods="3 wood 9 tool")
    assert "go grove.1 baker.1" not in table.keys
    assert table.refused("go grove.1 baker.1") == "CO-STW-08"


@proves("CO-STW-09")
def test_any_number_of_own_stewards_on_a_market() -> None:
    north = dict(community=["house x2", "boardinghouse merchant x2", "envoy.1"])
    table = scene(era=3, north=north, east={}, places="grove baker")
    assert table.at("north") == ["market.1"] * 4
    table.go("grove").go("market.1", "grove")
    assert table.at("north").count("market.1") == 4


@proves("CO-STW-03", "CO-Q-13", "CO-STW-02")
def test_a_new_steward_enters_before_its_first_move_whenever_one_likes() -> None:
    north = dict(at="grove -", community=["farm", "envoy.1"])
    table = scene(north=north, east={}, places="grove baker joiner")
    assert "enter market.1" in table.keys
    table.go("baker", "grove")
    assert table.at("north") == ["baker.1", "-"]
    assert table.game.turn == 1
    table.push("enter market.1")
    assert table.game.turn == 1
    table.go("grove").push("drop food")
    assert table.at("north") == ["baker.1", "grove.1"]
    assert table.game.turn == 2


@proves("CO-ERA-20", "CO-BAD-08", "CO-BAD-58")
def test_nonsense_is_refused_and_changes_nothing() -> None:
    table = two()
    for key in (
        "go",
        "go grove.1",
        "go grove.1 nowhere.1",
        "go nowhere.1 grove.1",
        "fly grove.1",
        "",
        "enter",
        "enter 7",
    ):
        assert table.refused(key).startswith("CO-")
    assert table.refused("go grove.1 market.1", by="east") == "CO-ERA-20"
    for key in ("buy -1 wood", "drop wood", "fee wood", "fill 3wood 0clay"):
        assert table.refused(key).startswith("CO-")


@proves("CO-Q-14", "CO-Q-48", "CO-DIP-13")
def test_whose_source_of_stewards_is_lost_says_which_one_leaves() -> None:
    """The Envoy colony's embassy is demolished for a Farm; the builder's visitor may stay, or the other one."""
    north = dict(goods="2 wood 3 tool", community=["farm", "envoy.1"], at="grove market.1")
    for leaving, staying in (("grove.1", "builder_farm.1"), ("builder_farm.1", "grove.1")):
        table = scene(north=north, east={}, places="builder_farm grove baker")
        table.go("builder_farm").push("replace farm", "raze envoy.1")
        assert table.asked == ("north", "recall")
        assert set(table.keys) == {"recall grove.1", "recall builder_farm.1"}
        table.push(f"recall {leaving}")
        assert table.at("north") == [staying]


@proves("CO-Q-14")
def test_a_steward_who_waits_leaves_first_and_an_apprentice_not_at_all() -> None:
    north = dict(goods="2 wood 3 tool", community=["farm", "envoy.1"], at="market.1 -")
    table = scene(north=north, east={}, places="builder_farm grove baker")
    table.go("builder_farm").push("replace farm", "raze envoy.1")
    assert table.at("north") == ["builder_farm.1"]


@proves("CO-Q-14", "CO-DIS-01")
def test_in_the_redistribution_too() -> None:
    """A merchant is sent home from the Boardinghouse."""
    north = dict(community=["house", "boardinghouse merchant"], at="grove baker", goods="2 food 1 clothing")
    table = scene(era=3, year=5, phase="workers", north=north, east={}, places="grove baker")
    table.push("dismiss merchant boardinghouse")
    assert table.asked == ("north", "recall")
    table.push("recall baker.1")
    assert table.at("north") == ["grove.1"]
