"""The Altruist and the Laborer (CO-ALT, CO-LAB)."""

from typing import Any

import pytest

from tests.colonists.scene import Scene, scene
from tests.colonists.test_envoys import ROW, sends
from tests.proves import proves


def helped(place: str = "grove", **facts: Any) -> Scene:
    """Red is at level II, and the Altruist stands there."""
    built: list[str] = ["farm x2", "altruist.2", *facts.pop("community", [])]
    places = facts.pop("places", "builder_farm joiner grove baker clay_delve head_official developer")
    options = {key: facts.pop(key) for key in ("east", "market", "era", "options") if key in facts}
    given = {"era": 2, "north": dict(community=built, **facts), "east": {}, "places": places, **options}
    return scene(**given, envoys={"altruist": place})


@proves("CO-ALT-01", "CO-BAD-51")
def test_the_altruist_moves_at_the_beginning_of_a_turn() -> None:
    table = helped()
    assert "altruist joiner.1" in sends(table)
    table = helped(community=["pub"])
    table.go("baker")
    assert table.asked == ("north", "after")
    assert table.refused("send altruist joiner.1") == "CO-ALT-01"


@proves("CO-EX-23", "CO-ALT-02", "CO-ALT-05", "CO-DAT-01", "CO-DAT-10", "CO-Q-51")
def test_the_altruists_place_pays_for_a_farm() -> None:
    """Grove: three wood. A Farm costs the tool only, and can be built with no wood at all."""
    table = helped(goods="1 tool").go("builder_farm")
    assert table.changes()["north"] == {
        "tool": -1,
        "community": ["+farm#3"],
        "stewards": ["-market.1", "+builder_farm.1"],
    }


@proves("CO-EX-24", "CO-ALT-06")
def test_four_planks_cost_five_wood() -> None:
    table = helped(goods="5 wood", community=["storekeeper.2"]).go("joiner")
    table.push("refine 2wood 1plank 4")
    assert table.goods("north") == "4 plank"


@proves("CO-ALT-06")
def test_once_in_an_action_in_however_many_steps() -> None:
    """Two Farms: three of four wood. Two planks one by one: one of four wood is paid."""
    table = helped(goods="2 tool 1 wood").go("builder_farm").push("build farm")
    assert table.goods("north") == ""
    assert table.community("north")[-1] == "farm#4"
    table = helped(goods="3 wood").go("joiner").push("refine 2wood 1plank 1")
    assert table.goods("north") == "3 wood 1 plank"
    assert table.keys == ["done", "refine 2wood 1plank 1", "refine 2wood 1plank 2"]
    table.push("refine 2wood 1plank 1")
    assert table.goods("north") == "2 wood 2 plank"
    table.push("refine 2wood 1plank 1")
    assert table.goods("north") == "3 plank"


@proves("CO-ALT-02", "CO-Q-53")
def test_only_those_at_level_2_have_it() -> None:
    table = scene(
        era=2,
        north=dict(goods="1 tool", community=["farm x2", "altruist.1"]),
        east=dict(community=["altruist.2"]),
        places="builder_farm grove baker",
        envoys={"altruist": "grove"},
    )
    assert "builder_farm.1" not in table.ends


@proves("CO-ALT-03", "CO-ALT-04", "CO-Q-52")
@pytest.mark.parametrize(
    ("place", "hand", "left"),
    [
        ("grove", "123", "3 wood 2 clay 2 tool"),
        ("clay_delve", "124", "3 wood 1 clay 2 tool"),
        ("head_official", "124", "3 wood 2 tool"),
        ("developer", "127", "3 wood"),
        ("baker", "121", "3 wood 2 clay 1 tool"),
        ("joiner", "123", "2 clay 2 tool"),
    ],
)
def test_which_places_give_a_discount(place: str, hand: str, left: str) -> None:
    """An Axe for three wood, a Spade for three clay, an Automobile for a tool and two food, a Loam Hollow for two tools
    and two clay: less what the place gives. A Joiner gives nothing, and a Developer nothing for nothing."""
    table = helped(place, goods="3 wood 2 clay", hand=[hand], community=["226"])
    table.go("developer")
    assert table.goods("north") == left


@proves("CO-ALT-03", "CO-Q-52")
def test_on_a_market_one_of_its_subsidies() -> None:
    """Two wood or two clay; only what the action can be done with is offered."""
    table = helped("market.1", goods="1 tool", market="2_hollow").go("builder_farm")
    assert table.community("north")[-1] == "farm#3"  # with the clay nothing could be built
    table = helped("market.1", goods="1 tool 2 wood", market="2_hollow").go("builder_farm")
    assert table.keys == ["discount 2wood", "discount 2clay"]
    table.push("discount 2clay")
    assert table.goods("north") == ""


@proves("CO-Q-51", "CO-Q-52")
@pytest.mark.parametrize("place", ["grove", "clay_delve", "baker", "head_official"])
def test_nobody_chooses_where_nothing_is_paid(place: str) -> None:
    table = helped("market.1", goods="2 food", market="2_hollow").go(place)
    if table.asked[1] == "visit":
        table.push("sell 2food 1dollar 1")
    assert table.asked[1] in ("turn", "drop")


@proves("CO-Q-52", "CO-GDS-08")
def test_dollars_are_no_discount() -> None:
    """A tool or two dollars: the tool."""
    table = helped("market.1", goods="2 wood", era=4, market="4_chief_officer").go("builder_farm")
    assert table.goods("north") == ""
    assert table.community("north")[-1] == "farm#3"


@proves("CO-Q-52")
def test_an_improvement_chooses_for_itself() -> None:
    """The Axe can be paid with the one discount only, the Spade with the other; the Developer asks for none."""
    table = helped("market.1", goods="1 wood 1 clay", hand=["123", "124"], market="2_hollow").go("developer")
    assert table.keys == ["play 123", "play 124"]
    table.push("play 124")
    assert table.goods("north") == "1 wood 2 tool"


@proves("CO-Q-52", "CO-ACT-05")
def test_of_two_subsidies_one_chooses_once_for_each_improvement() -> None:
    """An Axe for three wood and a Spade for three clay, by an Institute: never for the visit itself."""
    built = ["institute farmer farmer", "432"]
    given = {"goods": "3 wood 3 clay", "hand": ["123", "124"], "market": "4_tailor_shop", "era": 4}
    table = helped("market.1", community=built, **given)
    table.go("developer").push("play 123")
    assert table.keys == ["discount 3wood", "discount 2clay"]
    table.push("discount 3wood")
    assert table.asked == ("north", "play")
    table.push("play 124", "discount 2clay")
    assert table.asked[1] == "turn"
    assert table.goods("north") == "3 wood 2 clay 2 tool"


@proves("CO-Q-51")
def test_neither_sales_nor_fees_are_cheaper() -> None:
    table = helped("baker", goods="3 food", places="baker grove joiner")
    table.go("baker")
    assert table.keys == ["take 2food", "sell 2food 1dollar 1"]
    table = helped("grove", goods="1 tool 1 wood", east=dict(at="clay_delve"))
    assert "clay_delve.1" not in table.ends  # a tool and two resources


@proves("CO-ALT-08")
def test_the_printed_goods_count_whatever_the_alchemist_colony_could_make_of_them() -> None:
    """Three wood of the Grove are no clay."""
    table = helped("grove", hand=["124"], goods="2 clay", community=["alchemist.1"])
    assert "developer.1" not in table.ends


@proves("CO-ALT-05")
def test_an_axe_gives_no_more_discount() -> None:
    table = helped("grove", goods="2 wood", community=["123"])
    table.go("joiner").push("refine 2wood 1plank 2")
    assert table.goods("north") == "1 wood 2 plank"


@proves("CO-ALT-02", "CO-CLN-04")
def test_the_discount_helps_after_production() -> None:
    """A Panel Saw's two wood, for nothing."""
    table = scene(
        era=2,
        phase="maintenance",
        north=dict(community=["altruist.2", "214"]),
        places="grove baker",
        envoys={"altruist": "grove"},
    )
    table.push("refine 2wood 1plank 1")
    assert table.player("north").goods[3] == 1


# The Laborer


def paid(**facts: Any) -> Scene:
    """Blue is at level II, and the Laborer stands on the place that north goes to."""
    place = facts.pop("place")
    others = {key: facts.pop(key) for key in ("east", "south", "market") if key in facts}
    given = {"era": 2, "north": facts, "east": dict(community=["laborer.2"]), **others}
    places = " ".join(dict.fromkeys([place, "baker", "grove"])).replace("market.1 ", "")
    return scene(**given, places=places, envoys={"laborer": place})


@proves("CO-EX-25", "CO-LAB-02", "CO-LAB-03", "CO-LAB-04", "CO-DAT-02", "CO-DAT-04")
def test_the_laborer_earns_a_good_of_each_kind_that_is_spent() -> None:
    """Two Hunting Lodges: six tools, four wood, two clay."""
    table = paid(place="builder_hunting_lodge", goods="6 tool 4 wood 2 clay", community=["farm", "storekeeper.2"])
    table.go("builder_hunting_lodge").push("build hunting_lodge", "build hunting_lodge", "done")
    changes = table.changes()
    assert (changes["north"]["tool"], changes["north"]["wood"], changes["north"]["clay"]) == (-6, -4, -2)
    assert changes["east"] == {"wood": 1, "clay": 1}


@proves("CO-LAB-01", "CO-BAD-51")
def test_the_laborer_moves_at_the_end_of_the_third_turn() -> None:
    north = dict(community=["laborer.2", "alchemist.2"])
    for turn in (0, 1, 2):
        table = scene(
            era=2, north=north, east={}, turn=turn, places=ROW, envoys={"laborer": "grove", "alchemist": "market.1"}
        )
        assert table.refused("send laborer joiner.1") == "CO-LAB-01"
        table.go("baker")
        if turn < 2:
            assert table.refused("send laborer joiner.1") == "CO-LAB-01"
        else:
            table.push("send laborer joiner.1")
            assert table.at("north") == ["baker.1"]


@proves("CO-LAB-03", "CO-Q-53")
def test_everybody_entitled_earns_but_the_spender() -> None:
    both = dict(community=["laborer.2"])
    table = paid(
        place="joiner",
        goods="2 wood",
        community=["farm", "laborer.2"],
        east=both,
        south=both,
    ).go("joiner")
    assert table.changes()["east"] == {"wood": 1}
    assert table.goods("north") == "1 plank"
    assert table.goods("south") == "1 wood"
    table = paid(place="joiner", goods="2 wood", east=dict(community=["laborer.1"])).go("joiner")
    assert table.goods("east") == ""


@proves("CO-LAB-03", "CO-Q-54")
def test_goods_sold_count_and_so_do_those_at_a_market() -> None:
    table = paid(place="baker", goods="2 food").go("baker").push("sell 2food 1dollar 1")
    assert table.goods("east") == "1 food"
    table = paid(place="market.1", goods="2 clay", market="2_estate").go("market.1").push("sell 2clay 1dollar 1")
    assert table.goods("east") == "1 clay"


@proves("CO-Q-54")
def test_fees_maintenance_and_what_lies_on_a_card_do_not_count() -> None:
    """The fee at the Grove; the citizen's food inside a builder's action; the wood on a Ticket."""
    table = paid(place="grove", goods="1 tool 2 wood", east=dict(community=["laborer.2"], at="grove")).go("grove")
    assert table.goods("east") == "2 wood 1 tool"
    table = paid(
        place="builder_theater",
        goods="2 tool 2 clay 2 plank 2 brick 1 food",
        community=["flat", "storekeeper.2"],
    ).go("builder_theater")
    table.push("employ citizen theater")
    assert table.goods("east") == "1 clay 1 plank 1 brick"
    table = paid(place="developer", goods="3 wood", hand=["135"]).go("developer")
    assert table.goods("east") == ""
    table = paid(place="developer", goods="3 wood", hand=["123"]).go("developer")
    assert table.goods("east") == "1 wood"


@proves("CO-LAB-03", "CO-ALT-06")
def test_what_a_discount_covered_was_not_spent() -> None:
    table = scene(
        era=2,
        north=dict(goods="1 tool", community=["farm", "altruist.2"]),
        east=dict(community=["laborer.2"]),
        places="builder_farm grove baker",
        envoys={"laborer": "builder_farm", "altruist": "grove"},
    ).go("builder_farm")
    assert table.goods("east") == ""


@proves("CO-Q-52")
def test_a_market_action_chooses_too() -> None:
    """At the market itself, on which the Altruist stands."""
    table = helped("market.1", goods="2 tool 3 clay", market="2_hollow")
    table.go("market.1").push("discount 2clay", "build hollow")
    assert table.goods("north") == "2 clay"
