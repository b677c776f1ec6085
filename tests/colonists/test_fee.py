"""The fee (CO-FEE): who pays it to whom, in which goods, and when it cannot be paid."""

import pytest

from stead.titles.colonists.events import FeePaid
from tests.colonists.scene import Scene, scene
from tests.proves import proves


def met(goods: str, era: int = 1, hosts: int = 1, place: str = "grove", **more: object) -> Scene:
    """Red, with these goods, next to a place where others stand."""
    others = {name: dict(at=place) for name in ("east", "south", "west")[:hosts]}
    return scene(era=era, north={"goods": goods, **more}, **others, places=f"{place} baker clay_delve")


@proves("CO-FEE-01", "CO-FEE-02", "CO-FEE-04", "CO-Q-01", "CO-Q-03", "CO-GDS-06")
def test_a_tool_or_a_maintenance_good_and_as_many_resources_as_the_era() -> None:
    """To the one who stands there."""
    table = met("2 wood 1 clay 1 tool 1 food", era=2)
    table.go("grove")
    assert table.asked == ("north", "fee")
    assert table.keys == ["fee tool", "fee food"]
    table.push("fee tool")  # of two resources, in the order of the goods, the first must be wood
    assert table.keys == ["fee wood", "fee clay"]
    table.push("fee clay", "drop food")
    paid = table.changes()
    assert paid["east"] == {"wood": 1, "clay": 1, "tool": 1}
    assert (paid["north"]["tool"], paid["north"]["clay"], paid["north"]["wood"]) == (
        -1,
        -1,
        -1 + 3,
    )  # and 3 wood of the Grove


@proves("CO-Q-02", "CO-GDS-02")
def test_any_mix_of_building_resources_coal_too() -> None:
    table = met("1 coal 1 iron 1 wood 3 tool", era=3)
    table.go("grove")
    assert table.events(FeePaid)[0].goods == {"coal": 1, "iron": 1, "wood": 1, "tool": 1}


@proves("CO-EX-35", "CO-FEE-02", "CO-FEE-05", "CO-FEE-07", "CO-Q-06")
def test_two_players_are_paid_each_in_their_own_way() -> None:
    """Era II: twice a tool, food or clothing and two resources."""
    table = met("3 wood 1 clay 1 tool 1 food", era=2, hosts=2, community=["farm", "storage_shed farmer"])
    table.go("grove").push("fee tool", "fee wood")  # the rest is the only way then
    paid = [(event.to, event.goods) for event in table.events(FeePaid)]
    assert paid == [(1, {"tool": 1, "wood": 2}), (2, {"food": 1, "wood": 1, "clay": 1})]
    changes = table.changes()
    assert changes["east"] == {"wood": 2, "tool": 1}
    assert changes["south"] == {"wood": 1, "clay": 1, "food": 1}


@proves("CO-EX-35", "CO-FEE-06", "CO-BAD-19")
def test_whoever_cannot_pay_all_of_them_does_not_go_there() -> None:
    """Three resources where four are due; nobody may be left out."""
    table = met("3 wood 1 tool 1 food", era=2, hosts=2, community=["farm", "storage_shed farmer"])
    assert "grove.1" not in table.ends
    assert table.refused("go market.1 grove.1") == "CO-FEE-06"
    assert met("3 wood", era=2).refused("go market.1 grove.1") == "CO-FEE-06"  # neither tool nor maintenance good


@proves("CO-FEE-03")
def test_no_fee_on_a_market() -> None:
    table = scene(north={}, east={}, places="grove baker", market="1_joiner")
    table.go("market.1").push("take 2wood")
    assert table.changes() == {"north": {"wood": 2}}


@proves("CO-FEE-08", "CO-Q-09")
def test_the_fee_is_an_action_of_its_own_before_that_of_the_place() -> None:
    """At the Joiner: 3 wood for a fee of one and an exchange; what the fee took is gone."""
    table = met("3 wood 1 tool", place="joiner")
    table.go("joiner")
    assert table.changes()["north"] == {
        "wood": -3,
        "plank": 1,
        "tool": -1,
        "stewards": ["-market.1", "+joiner.1"],
    }
    assert met("2 wood 1 tool", place="joiner").refused("go market.1 joiner.1") == "CO-Q-09"


@proves("CO-FEE-08", "CO-USE-06")
def test_between_fee_and_action_goods_are_rearranged() -> None:
    """Of 4 wood one lies in the Warehouse, and takes the place of the one that the fee took."""
    table = met("4 wood 1 tool", place="joiner")
    table.go("joiner")
    assert table.goods("north") == "1 wood 1 plank"


@proves("CO-BAD-20", "CO-FEE-09", "CO-STO-04")
def test_fee_goods_come_from_storage() -> None:
    """Era IV: four wood, of which only three can lie in Storage."""
    table = met("4 wood 1 tool", era=4)
    assert table.refused("go market.1 grove.1") == "CO-FEE-09"
    stocked = met("2 wood 1 tool", era=4, community=["farm", "foresters_house farmer 2"])
    assert stocked.refused("go market.1 grove.1") == "CO-FEE-09"
    assert "grove.1" in met("4 wood 1 tool", era=4, community=["farm", "storage_shed farmer"]).ends


@proves("CO-BAD-20", "CO-FEE-10")
def test_nothing_is_rearranged_between_two_recipients() -> None:
    """Era II: two wood for each; with three cells either could be paid, but not both."""
    table = met("4 wood 2 tool", era=2, hosts=2)
    assert table.refused("go market.1 grove.1") == "CO-FEE-10"


@proves("CO-BAD-21", "CO-FEE-04", "CO-GDS-08", "CO-BAD-31")
def test_a_fee_is_not_paid_in_dollars_nor_in_goods_one_does_not_have() -> None:
    table = met("1 wood 1 clay 1 tool 1 food 9 dollar")
    table.go("grove")
    assert table.refused("fee dollar") == "CO-GDS-08"
    assert table.refused("fee wood") == "CO-FEE-04"  # not in this part of it
    table.push("fee tool")
    assert table.refused("fee ore") == "CO-FEE-04"
    assert table.refused("fee food") == "CO-FEE-04"
    assert table.refused("done") == "CO-FEE-04"


@proves("CO-Q-05", "CO-RCV-01", "CO-MOD-14")
def test_whoever_receives_a_fee_is_asked_only_if_it_does_not_fit() -> None:
    fitting = scene(
        north=dict(goods="1 wood 1 tool"), east=dict(at="grove", goods="3 clay"), places="grove baker clay_delve"
    )
    fitting.go("grove")
    assert fitting.goods("east") == "1 wood 3 clay 1 tool"
    full = scene(
        last=2,
        north=dict(goods="1 wood 1 tool"),
        east=dict(at="grove", goods="3 clay 1 ore"),
        places="grove baker clay_delve",
    )
    full.go("grove")
    assert full.asked == ("east", "drop")
    assert full.keys == ["drop wood", "drop clay", "drop ore"]
    full.push("drop clay")
    assert full.goods("east") == "1 wood 2 clay 1 ore 1 tool"


@proves("CO-FEE-11", "CO-FEE-12")
def test_special_envoys_neither_pay_nor_cost_a_fee() -> None:
    own = dict(community=["farm", "altruist.2"])
    table = scene(
        era=2, north=own, east=dict(at="grove"), envoys={"altruist": "market.1"}, places="grove baker clay_delve"
    )
    table.push("send altruist grove.1")
    assert table.changes() == {"table": {"envoys": ["-altruist market.1", "+altruist grove.1"]}}
    alone = scene(era=2, north={}, east={}, envoys={"laborer": "grove"}, places="grove baker clay_delve")
    alone.go("grove")
    assert alone.goods("north") == "3 wood"


@proves("CO-FEE-13", "CO-Q-04")
def test_the_fee_of_an_ability_goes_to_the_supply() -> None:
    """Envoy colony, level II: a step more for a fee."""
    north = dict(goods="2 wood 1 tool", community=["farm", "envoy.2"])
    table = scene(era=2, north=north, east={}, places="grove baker clay_delve")
    table.push("spur")
    assert table.changes() == {"north": {"wood": -2, "tool": -1}}
    assert table.events(FeePaid)[0].to is None
    assert table.refused("spur") == "CO-RNG-03"  # once per half-year


@proves("CO-FEE-14")
@pytest.mark.parametrize(
    ("waived", "paid"), [("121", {"wood": -3}), ("122", {"tool": -1}), ("customs_house merchant", None)]
)
def test_what_waives_a_fee_waives_that_of_abilities_too(waived: str, paid: dict[str, int] | None) -> None:
    """Automobile: no tool; Pass: no resources; Customs House: neither."""
    north = dict(goods="3 wood 1 tool", community=["farm", "house", "envoy.2", waived])
    places = "riverbank_grove baker clay_delve"
    table = scene(era=3, north=north, east=dict(at="riverbank_grove"), places=places)
    table.push("spur")
    assert table.changes() == ({"north": paid} if paid else {})
    table = scene(era=3, north=north, east=dict(at="riverbank_grove"), places=places)
    table.go("riverbank_grove")
    assert table.changes().get("east", {}) == {good: -n for good, n in (paid or {}).items()}


@proves("CO-FEE-02", "CO-STW-08")
def test_ones_own_steward_takes_no_fee() -> None:
    north = dict(goods="3 wood 1 tool", at="grove market.1", community=["farm", "envoy.1"])
    table = scene(north=north, east=dict(at="grove"), places="grove baker clay_delve")
    assert table.refused("go market.1 grove.1") == "CO-STW-08"  # a fee does not help


@proves("CO-Q-15")
def test_a_ticket_is_paid_before_the_fee() -> None:
    """Two wood for the ride, then a tool and a wood for the fee."""
    far = {"baker": "0,1", "joiner": "-1,1", "riverbank_grove": "-1,2", "clay_delve": "-1,3", "grove": "-1,4"}
    north = dict(goods="3 wood 1 tool", community=["farm", "135 3"])
    table = scene(north=north, east=dict(at="clay_delve"), places=far)
    table.push("ride 135", "go market.1 clay_delve.1")
    assert table.changes()["north"] == {
        "wood": -3,
        "clay": 2,
        "tool": -1,
        "community": ["-135 3", "+135 2"],
        "stewards": ["-market.1", "+clay_delve.1"],
    }
    poor = scene(north=dict(north, goods="2 wood 1 tool"), east=dict(at="clay_delve"), places=far)
    assert "ride 135" in poor.keys
    poor.push("ride 135")
    assert "go market.1 clay_delve.1" not in poor.keys
