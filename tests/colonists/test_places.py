"""What can be done at places and on markets (CO-PLC)."""

import pytest

from tests.colonists.scene import BOX, Scene, scene
from tests.proves import proves

ROOMY = ["farm x3", "storage_shed farmer x3"]
"""Nine cells of Storage."""


def on_market(card: str, goods: str = "", community: list[str] | None = None, **more: object) -> Scene:
    """Red has come to the market of this card, with these goods."""
    north = {"goods": goods, "community": community or ["farm x2"], **more}
    era = int(card[0])
    table = scene(era=era, last=4, north=north, east={}, places="grove baker", market=card)
    return table.go("market.1")


@proves("CO-PLC-01", "CO-PLC-19")
def test_there_are_six_types_of_places() -> None:
    assert {place.type for place in BOX.places} == {"resource", "maintenance", "builder", "workshop", "other"}
    assert BOX.is_market(BOX.tile["market.1"])
    others = {place.name for place in BOX.places if place.type == "other"}
    assert others == {"librarian", "developer", "diplomat", "head_official", "chief_officer"}


# Markets


@proves("CO-PLC-02", "CO-PLC-05", "CO-PLC-06", "CO-PLC-09")
def test_a_market_offers_its_sale_its_subsidy_and_its_action() -> None:
    table = on_market("1_joiner", "2 wood 1 food")
    assert table.keys == ["sell 1food 1dollar 1", "take 2wood", "take 2clay", "refine 2wood 1plank 1"]
    table.push("take 2clay", "drop food")
    assert table.goods("north") == "2 wood 2 clay"


@proves("CO-BAD-22", "CO-PLC-02", "CO-PLC-06", "CO-PLC-07")
def test_one_of_them_and_of_two_subsidies_one() -> None:
    table = on_market("1_joiner", "2 food", ["farm x2", "storage_shed"])
    table.push("sell 1food 1dollar 1")
    assert table.refused("take 2wood") == "CO-PLC-02"  # in the middle of the sale
    assert table.refused("build farm") == "CO-PLC-02"
    table = on_market("1_joiner", "", ["farm x2", "storage_shed"])
    table.push("take 2wood")
    assert table.asked == ("north", "after")
    assert table.refused("take 2clay") == "CO-PLC-06"
    assert table.refused("take 2wood") == "CO-PLC-06"
    assert table.refused("refine 2wood 1plank 1") == "CO-PLC-02"


@proves("CO-PLC-03")
def test_both_ways_to_sell_may_be_used_and_each_as_often_as_one_likes() -> None:
    table = on_market("1_storage_shed", "3 food 4 wood", ROOMY)
    table.push("sell 1food 1dollar 2", "sell 1wood 1dollar 3", "sell 1food 1dollar 1", "sell 1wood 1dollar 1")
    assert table.goods("north") == "7 dollar"


@proves("CO-BAD-23", "CO-PLC-04", "CO-USE-01", "CO-USE-02")
def test_only_what_can_lie_in_storage_is_sold() -> None:
    """Four wood, three cells of Storage: the fourth lies in the Warehouse until the sale is over."""
    table = on_market("1_storage_shed", "4 wood")
    assert "sell 1wood 1dollar 3" in table.keys
    assert table.refused("sell 1wood 1dollar 4") == "CO-PLC-04"
    assert table.refused("sell 1food 1dollar 1") == "CO-PLC-04"
    table.push("sell 1wood 1dollar 2")
    assert table.keys == ["done", "sell 1wood 1dollar 1"]
    assert table.refused("sell 1wood 1dollar 2") == "CO-PLC-04"


@proves("CO-PLC-07", "CO-Q-82")
def test_every_visit_is_a_new_action() -> None:
    """The subsidy again, and the action with its limit again, in the next turn."""
    table = on_market("1_joiner", "4 wood", ROOMY)
    assert table.refused("refine 2wood 1plank 2") == "CO-PLC-16"
    table.push("refine 2wood 1plank 1").go("market.1").push("refine 2wood 1plank 1")
    assert table.goods("north") == "2 plank"
    table.go("market.1").push("take 2clay")
    assert table.goods("north") == "2 clay 2 plank"


@proves("CO-Q-83")
def test_the_alchemist_may_bring_a_second_subsidy_in_a_turn() -> None:
    own = dict(community=["farm x3", "storage_shed farmer x3", "alchemist.2"])
    table = scene(
        era=2, north=own, east={}, envoys={"alchemist": "baker"}, places="grove baker", market="2_hollow"
    )  # fmt: skip
    table.go("market.1").push("take 2wood", "leave", "send alchemist market.1", "act", "take 2wood", "leave")
    assert table.goods("north") == "4 wood"


@proves("CO-PLC-08", "CO-BAD-30", "CO-RCV-01", "CO-RCV-04", "CO-RCV-05", "CO-RCV-07", "CO-MOD-07")
def test_what_is_received_is_stored_at_once_or_let_go() -> None:
    """Nothing else goes on before it is said what is kept; other goods may make room."""
    table = on_market("1_joiner", "1 ore 1 brick 1 plank")
    table.push("take 2clay")
    assert table.asked == ("north", "drop")
    assert table.keys[0] == "drop clay"  # the cheapest is named first
    assert set(table.keys) == {"drop clay", "drop ore", "drop brick", "drop plank"}
    for key in ("done", "end", "keep clay", "go market.1 grove.1"):
        assert table.refused(key) == "CO-RCV-01"
    assert table.refused("drop wood") == "CO-RCV-04"
    assert table.refused("drop tool") == "CO-STO-01"
    table.push("drop ore")
    assert table.goods("north") == "2 clay 1 plank 1 brick"


@proves("CO-MOV-05", "CO-PLC-08")
def test_the_subsidy_may_be_chosen_and_declined() -> None:
    table = on_market("1_joiner", "1 ore 1 brick 1 plank 1 iron")
    table.push("take 2clay", "drop clay", "drop clay")
    assert table.goods("north") == "1 ore 1 plank 1 brick 1 iron"


@proves("CO-PLC-09", "CO-PLC-16", "CO-BAD-32")
def test_the_action_of_a_market_is_a_weaker_form_of_a_places() -> None:
    """One Storage Shed, though there is enough for two."""
    table = on_market("1_storage_shed", "4 wood 2 tool", ["farm x2", "storage_shed farmer"])
    table.push("build storage_shed")
    assert table.refused("build storage_shed") == "CO-PLC-16"
    assert sum("storage_shed" in one for one in table.community("north")) == 2


# Resource and maintenance places


@proves("CO-PLC-10", "CO-DAT-10", "CO-Q-79")
@pytest.mark.parametrize(
    ("place", "goods"),
    [("riverbank_grove", "2 wood"), ("grove", "3 wood"), ("clay_delve", "2 clay"), ("ore_pit", "1 ore")],
)
def test_a_resource_place_gives_what_it_says(place: str, goods: str) -> None:
    table = scene(era=2, north={}, east={}, places=f"{place} baker joiner")
    table.go(place)
    assert table.goods("north") == goods


@proves("CO-EX-04", "CO-PLC-11", "CO-PLC-12", "CO-DAT-11")
def test_the_baker_gives_food_or_buys_it() -> None:
    table = scene(north=dict(goods="6 food", community=ROOMY), east={}, places="baker grove joiner")
    table.go("baker").push("sell 2food 1dollar 3")
    assert table.changes() == {"north": {"food": -6, "dollar": 3, "stewards": ["-market.1", "+baker.1"]}}
    table = scene(north=dict(goods="6 food", community=ROOMY), east={}, places="baker grove joiner")
    table.go("baker").push("take 2food")
    assert table.goods("north") == "8 food"


@proves("CO-BAD-24", "CO-PLC-11", "CO-EX-04")
def test_not_both_in_one_visit() -> None:
    idle = ["farm x3", "storage_shed farmer x2", "storage_shed"]
    table = scene(north=dict(goods="6 food", community=idle), east={}, places="baker grove joiner")
    table.go("baker").push("sell 2food 1dollar 1")
    assert table.refused("take 2food") == "CO-PLC-11"
    table = scene(north=dict(goods="6 food", community=idle), east={}, places="baker grove joiner")
    table.go("baker").push("take 2food")
    assert table.asked == ("north", "after")
    assert table.refused("sell 2food 1dollar 1") == "CO-PLC-11"


# Builders and workshops


@proves("CO-PLC-13", "CO-PLC-14", "CO-PLC-15", "CO-ACT-02", "CO-DAT-01")
def test_a_builder_builds_as_many_as_one_can_pay() -> None:
    """Seven wood: three Farms."""
    north = dict(goods="7 wood 9 tool", community=[*ROOMY, "pub"])
    table = scene(north=north, east={}, places="builder_farm baker joiner")
    table.go("builder_farm").push("build farm", "build farm", "build farm")
    assert table.goods("north") == "1 wood 6 tool"
    assert table.refused("build farm") == "CO-PLC-15"
    assert [one for one in table.community("north") if one.startswith("farm")][-1] == "farm#6"


@proves("CO-PLC-13")
def test_a_builder_remodels() -> None:
    north = dict(goods="1 plank 1 tool", community=["farm x2"])
    table = scene(north=north, east={}, places="builder_flat baker joiner")
    table.go("builder_flat")
    assert table.community("north") == ["flat", "farm"]


@proves("CO-EX-05", "CO-CON-03", "CO-CON-04", "CO-CON-05", "CO-PLC-14")
def test_three_storage_sheds_at_most() -> None:
    """With one already there two more, with none all three; another is refused, though it could be paid."""
    for owned in (1, 0):
        community = ["farm x4", *["storage_shed farmer"] * owned, "328", "329"]
        north = dict(goods="7 wood 9 tool", community=community)
        table = scene(era=3, north=north, east={}, places="builder_storage_shed baker joiner")
        table.go("builder_storage_shed")
        while "build storage_shed" in table.keys:
            table.push("build storage_shed")
        assert sum("storage_shed" in one for one in table.community("north")) == 3
        assert table.goods("north") == f"{1 + 2 * owned} wood {6 + owned} tool"
        assert table.refused("build storage_shed") == "CO-CON-03"


@proves("CO-PLC-17", "CO-ACT-03", "CO-EX-06")
def test_exchanges_one_after_the_other_are_one_action() -> None:
    table = scene(north=dict(goods="6 wood", community=ROOMY), east={}, places="joiner baker grove")
    table.go("joiner").push("refine 2wood 1plank 1")
    assert table.keys == ["done", "refine 2wood 1plank 1", "refine 2wood 1plank 2"]
    table.push("refine 2wood 1plank 1", "done")
    assert table.goods("north") == "2 wood 2 plank"


@proves("CO-BAD-25", "CO-PLC-18", "CO-USE-05")
def test_what_was_received_in_an_action_is_not_refined_in_it() -> None:
    """Industrialist colony, level IV: coal made of three wood smelts no ore in the same action."""
    north = dict(goods="2 ore 4 wood", community=[*ROOMY, "industrialist.4"])
    end = dict(year=5, half=1, turn=2, first="east", active="north", market="4_joiner")
    table = scene(era=4, north=north, east={}, places="grove baker", **end)
    table.go("market.1").push("take 1brick").until("more").push("refine 3wood 1coal 1")
    assert table.goods("north").startswith("1 wood 2 ore 1 brick 1 coal")
    assert table.refused("refine 2ore+1coal 1iron 1") == "CO-PLC-18"


@proves("CO-EX-24", "CO-ALT-06")
def test_the_altruist_takes_its_goods_off_an_action_once() -> None:
    """On Grove, 3 wood: four planks for 8 wood cost 5."""
    north = dict(goods="5 wood", community=[*ROOMY, "altruist.2"])
    table = scene(era=2, north=north, east={}, envoys={"altruist": "grove"}, places="joiner baker grove")
    table.go("joiner").push("refine 2wood 1plank 4")
    assert table.changes() == {"north": {"wood": -5, "plank": 4, "stewards": ["-market.1", "+joiner.1"]}}
