"""The first player, and the end of a year: new places, redistribution, maintenance, production
(CO-FPL, CO-EOY, CO-DIS, CO-MNT, CO-BAL, CO-PRO)."""

from typing import Any

import pytest

from stead.titles.colonists.workers import Balance, balances
from tests.colonists.scene import BOX, Scene, scene
from tests.proves import proves

# The first player


@proves("CO-FPL-03", "CO-FPL-04", "CO-FPL-05", "CO-FPL-06", "CO-FPL-07", "CO-Q-25")
def test_the_marker_changes_hands_and_the_order_only_with_the_year() -> None:
    """Red has it and keeps it; east takes it; the winter begins with north all the same; north takes it back."""
    table = scene(north={}, east={}, year=2, turn=2, places="head_official baker grove clay_delve").go("head_official")
    assert table.changes()["north"] == {"clay": 1, "stewards": ["-market.1", "+head_official.1"]}
    assert table.game.marker == 0
    table = scene(north={}, east={}, year=2, turn=2, places="head_official baker grove clay_delve").go("baker")
    table.go("head_official").push("take 1wood+1food").go("grove")  # from the official there is one way only
    table.push("drop wood", "drop wood")
    assert (table.game.marker, table.game.first, table.game.half) == (1, 0, 1)
    assert table.asked == ("north", "turn")
    table.go("head_official", "baker")
    assert table.game.marker == 0


@proves("CO-FPL-03")
def test_a_market_action_gives_it_too() -> None:
    table = scene(north={}, east={}, active="east", first="north", market="1_head_official", places="baker grove")
    table.go("market.1").push("work head_official")
    assert table.changes() == {"east": {"clay": 1}, "table": {"marker": ["-north", "+east"]}}


@proves("CO-FPL-01", "CO-EOY-02", "CO-EOY-03", "CO-FPL-06", "CO-BRD-15")
def test_whoever_holds_it_at_the_end_adds_the_new_places() -> None:
    table = scene(
        north={}, east={}, half=1, turn=2, active="east", first="north", marker="east",
        coming=["clay_delve", "joiner.2"], places="baker grove librarian",
    ).go("market.1")  # fmt: skip
    assert table.game.first == 1
    assert table.asked == ("east", "next")
    assert table.refused("next clay_delve.1", by="north") == "CO-EOY-03"
    table.push("next joiner.2")
    table.push(table.keys[0])
    assert table.asked[0] == "east"


@proves("CO-FPL-02")
def test_the_first_player_stays_first_if_nobody_takes_the_marker() -> None:
    table = scene(north={}, east={}, half=1, turn=2, active="east", first="north", places="baker grove librarian")
    table.go("market.1")
    assert (table.game.first, table.game.year, table.asked) == (0, 2, ("north", "turn"))


@proves("CO-FPL-08", "CO-FPL-09", "CO-Q-24", "CO-BAD-53")
def test_the_chief_officer_gives_a_tool_and_a_dollar_and_may_swap_two_places() -> None:
    """Without any figure on them, envoys included; no markets; or none at all."""
    where: dict[str, Any] = dict(
        era=4,
        active="north",
        marker="east",
        places="grove chief_officer clay_delve baker joiner",
        envoys={"laborer": "joiner"},
        colonies=["laborer", "lord", "trader", "scholar", "envoy"],
    )
    table = scene(north={}, east=dict(at="baker"), **where).go("chief_officer")
    assert table.keys == ["done", "swap grove.1", "swap clay_delve.1"]
    assert table.refused("swap baker.1") == "CO-FPL-09"
    assert table.refused("swap joiner.1") == "CO-FPL-09"
    assert table.refused("swap market.1") == "CO-FPL-09"
    table.push("swap grove.1")
    assert table.changes()["north"] == {"tool": 1, "dollar": 1, "stewards": ["-market.1", "+chief_officer.1"]}
    assert table.game.marker == 0
    assert BOX.tile_names[table.game.land[1].tile] == "clay_delve.1"
    assert table.game.spot[BOX.tile["grove.1"]] == 3
    table = scene(north={}, east=dict(at="baker"), **where).go("chief_officer").push("done")
    assert "land" not in table.changes()["table"]


@proves("CO-FPL-10")
def test_at_the_start_of_era_1_only_the_head_official_has_clay() -> None:
    first = [BOX.places[place] for place, tile in zip(BOX.place_of, BOX.tile_facts, strict=True) if tile.era == 0]
    clay = {place.name for place in first for effect in place.does if getattr(effect, "gain", {}).get("clay")}
    assert clay == {"head_official"}


# The end of a year


@proves("CO-EOY-01", "CO-EOY-04", "CO-Q-26", "CO-ERA-23")
def test_five_phases_in_turn_order() -> None:
    """New first player, new places, redistribution (both players), maintenance, production."""
    facts = dict(community=["farm", "pub farmer"])
    table = scene(
        north=facts, east=facts, half=1, turn=2, active="north", first="east", marker="north", coming=["clay_delve"],
        places="baker grove librarian",
    ).go("market.1")  # fmt: skip
    asked = []
    while table.asked[1] != "turn":
        asked.append(table.asked)
        table.push(table.keys[0])
    assert asked == [("north", "lay"), ("north", "dismiss"), ("east", "dismiss")]
    assert [table.player(name).goods[-1] for name in ("north", "east")] == [1, 1]
    assert table.game.first == 0


@proves("CO-EOY-03")
def test_no_new_places_in_year_5() -> None:
    table = scene(north=dict(community=["farm", "pub farmer"]), year=5, last=2, half=1, turn=2, places="baker grove")
    table.go("market.1")
    assert table.asked == ("north", "dismiss")


@proves("CO-DIS-01", "CO-BAD-55")
def test_redistribution_is_over_when_maintenance_comes() -> None:
    """Asked how the workers are maintained: with an Altruist on a market of two subsidies there is a choice."""
    table = scene(
        era=4, phase="maintenance", north=dict(goods="2 food", community=["flat", "theater citizen", "altruist.3"]),
        places="baker grove", envoys={"altruist": "baker"},
    )  # fmt: skip
    assert table.asked == ("north", "provide")
    assert table.refused("dismiss citizen theater") == "CO-DIS-01"


@proves("CO-DIS-02")
def test_goods_leave_the_stock_of_a_building_with_its_worker() -> None:
    """Three of four cells are taken: one of the two wood, or a clay, is let go."""
    table = scene(
        phase="workers",
        north=dict(goods="3 clay", community=["farm", "foresters_house farmer 2"]),
        places="baker grove",
    )
    table.push("dismiss farmer foresters_house")
    assert table.keys == ["drop wood", "drop clay"]
    table.push("drop clay")
    assert table.goods("north") == "2 wood 2 clay"


@proves("CO-DIS-03", "CO-EOY-04")
def test_nobody_is_paid_for_while_they_are_redistributed() -> None:
    """The citizen changes from the Theater to the Ore Mine: one food at the end, none before."""
    table = scene(
        era=2, phase="workers", north=dict(goods="1 food", community=["flat", "theater citizen", "ore_mine"]),
        places="baker grove",
    )  # fmt: skip
    table.push("dismiss citizen theater")
    assert table.goods("north") == "1 food"
    table.push("employ citizen ore_mine")
    assert table.community("north") == ["flat", "theater", "ore_mine citizen 1 ore"]
    assert table.goods("north") == "6 tool"


# Maintenance


def balance(**facts: Any) -> Balance:
    """Of north, who is about to be asked."""
    era, envoys = facts.pop("era", 4), facts.pop("envoys", None)
    if envoys is None and "altruist.2" in facts["community"]:
        envoys = {"altruist": "grove"}
    table = scene(era=era, north=facts, places="baker grove weaver" if era > 2 else "baker grove", envoys=envoys)
    return next(balances(table.game, table.player("north")))


PEOPLE = ["flat x2", "house", "theater citizen x2", "casino merchant"]


@proves("CO-EX-26", "CO-MNT-02", "CO-MNT-03", "CO-MNT-04", "CO-MNT-05", "CO-MNT-06")
def test_demand() -> None:
    """Two citizens and a merchant at work: four food, one clothing. Farmers and who has no work need nothing."""
    found = balance(community=[*PEOPLE, "farm x2", "pub farmer", "apartment", "community_hall"])
    assert (found.food, found.clothing) == (4, 1)


@proves("CO-EX-27", "CO-MNT-08", "CO-ALT-07", "CO-MNT-09")
@pytest.mark.parametrize(
    ("place", "level", "need"),
    [("baker", 2, (2, 1)), ("baker", 1, (4, 1)), ("grove", 2, (4, 1)), ("weaver", 2, (4, 0))],
)
def test_demand_with_the_altruist(place: str, level: int, need: tuple[int, int]) -> None:
    """The Weaver gives two clothing: demand does not fall below nothing."""
    found = balance(community=[*PEOPLE, f"altruist.{level}"], envoys={"altruist": place})
    assert (found.food, found.clothing) == need


@proves("CO-EX-28", "CO-MNT-10", "CO-DAT-05", "CO-DAT-15")
def test_supply() -> None:
    assert balance(community=["hunting_grounds citizen"]).made_food == 3
    assert balance(community=["hunting_grounds citizen", "125"]).made_food == 4
    assert balance(community=["hunting_grounds citizen", "125", "altruist.2"]).made_food == 5
    assert balance(community=["hunting_grounds", "125"]).made_food == 1


def year_ends(**facts: Any) -> Scene:
    """Maintenance and production of north, who then stands at the beginning of a new year."""
    envoys = facts.pop("envoys", {})
    return scene(era=4, phase="maintenance", north=facts, places="baker grove weaver", envoys=envoys)


FOUR = ["flat x2", "house", "hunting_grounds citizen", "theater citizen", "stables merchant"]
"""Four food and a clothing are needed, three food are made."""


@proves("CO-EX-29", "CO-MNT-01", "CO-MNT-11", "CO-MNT-13", "CO-MNT-14")
def test_demand_and_supply() -> None:
    table = year_ends(goods="2 food 2 clothing", community=FOUR)
    assert table.goods("north") == "1 food 1 clothing 6 tool 2 dollar"
    table = year_ends(goods="2 food 2 clothing", community=[*FOUR, "125"])
    assert table.goods("north") == "2 food 1 clothing 6 tool 2 dollar"


@proves("CO-EX-29", "CO-MNT-13")
def test_with_the_altruist_there_is_a_surplus() -> None:
    """Demand two food, supply three and one of the embassy: two go into Stocks."""
    table = year_ends(goods="2 clothing", community=[*FOUR, "altruist.2"], envoys={"altruist": "baker"})
    assert table.asked == ("north", "gift")
    assert table.goods("north") == "1 clothing 6 tool 2 dollar"
    assert table.community("north")[3] == "hunting_grounds citizen 2 food"


@proves("CO-EX-30", "CO-MNT-07", "CO-MNT-15")
def test_netting_with_a_full_stock() -> None:
    """Three food in the Stock, demand four, supply three: one is paid, from the Stock or from elsewhere."""
    stocked = [*FOUR[:2], "hunting_grounds citizen 3", *FOUR[3:]]
    table = year_ends(goods="1 clothing", community=stocked)
    assert table.community("north")[3] == "hunting_grounds citizen 2 food"
    table = year_ends(goods="1 food 1 clothing", community=stocked)
    assert table.community("north")[3] == "hunting_grounds citizen 3 food"
    assert table.goods("north") == "6 tool 2 dollar"


@proves("CO-MNT-13")
def test_surplus_fills_stocks_then_cells_and_the_rest_goes() -> None:
    """Two Lodges with a food each in their Stocks make two more, for which there is one cell."""
    lodges = ["farm x2", "hunting_lodge farmer 1 x2"]
    table = scene(phase="maintenance", north=dict(goods="3 wood", community=lodges), east={}, places="baker grove")
    assert table.keys == ["drop wood", "drop food"]
    table.push("drop food")
    assert table.goods("north") == "3 wood 1 food 6 tool"


@proves("CO-MNT-12", "CO-BAD-54", "CO-Q-61")
def test_who_cannot_be_maintained_cannot_stay() -> None:
    built = ["flat x2", "house", "theater citizen", "ore_mine citizen"]
    table = scene(era=4, phase="workers", north=dict(goods="1 food", community=built), places="baker grove")
    assert table.refused("stay") == "CO-MNT-12"
    table.push("dismiss citizen theater", "stay")
    assert table.asked == ("north", "turn")
    assert table.community("north")[3:] == ["theater", "ore_mine citizen 1 ore"]


@proves("CO-MNT-12", "CO-BAD-54")
def test_employing_more_than_can_be_maintained_is_refused() -> None:
    """The citizen can be fed, the merchant not; the farmer needs nothing."""
    built = ["farm", "flat", "house", "theater", "casino", "pub"]
    table = scene(era=4, phase="workers", north=dict(goods="2 food", community=built), places="baker grove")
    assert table.keys == ["done", "employ citizen theater", "employ farmer pub"]
    assert table.refused("employ merchant casino") == "CO-MNT-12"
    assert table.refused("employ farmer theater") == "CO-COL-07"
    assert table.refused("dismiss farmer pub") == "CO-DIS-01"


@proves("CO-Q-61")
def test_sending_all_home_always_succeeds() -> None:
    built = ["flat x2", "theater citizen", "ore_mine citizen"]
    table = scene(era=4, phase="workers", north=dict(community=built), places="baker grove")
    table.push("dismiss citizen theater")  # then the other has no choice
    assert table.asked == ("north", "turn")
    assert table.player("north").idle == [0, 2, 0]


@proves("CO-MNT-16")
def test_in_era_1_a_citizen_in_a_factory_is_hungry() -> None:
    assert balance(era=1, community=["flat", "factory citizen"]).food == 1


@proves("CO-BAL-01", "CO-BAL-02", "CO-BAL-03", "CO-BAL-04", "CO-BAL-05")
def test_the_balance_is_supply_less_demand() -> None:
    """It follows from the community: a citizen takes a food, a merchant two and a clothing, a building that makes some
    gives it while it has its worker. Nothing is kept of it that a rule could ask for."""

    def net(*built: str) -> tuple[int, int]:
        found = balance(community=["farm", "flat", "house", *built])
        return found.made_food - found.food, found.made_clothing - found.clothing

    assert net() == (0, 0)
    assert net("theater citizen") == (-1, 0)
    assert net("casino merchant") == (-2, -1)
    assert net("hunting_lodge farmer") == (1, 0)
    assert net("hunting_lodge") == (0, 0)
    assert net("321") == (0, 1)
    assert net("tailor_shop citizen") == (-1, 1)
    assert net("altruist.2") == (1, 0)


@proves("CO-Q-58")
def test_stock_and_supply_are_two_things() -> None:
    """What lies in the Stock is not what the year brings."""
    assert balance(community=["hunting_lodge farmer 1"]).made_food == 1
    assert balance(community=["hunting_lodge farmer"]).made_food == 1


# Production


@proves("CO-PRO-03", "CO-PRO-04", "CO-PRO-05")
def test_a_new_batch_goes_into_the_stock_then_into_cells_and_the_rest_goes() -> None:
    """Two wood lie in the Stock, three of four cells are taken: of four wood one is too much."""
    built = ["foresters_house farmer 2"]
    table = scene(phase="maintenance", north=dict(goods="3 clay", community=built), east={}, places="baker grove")
    assert table.keys == ["drop wood", "drop clay"]
    table.push("drop wood")
    assert table.community("north")[0] == "foresters_house farmer 2 wood"
    assert table.goods("north") == "1 wood 3 clay 6 tool"


@proves("CO-PRO-01", "CO-PRO-02", "CO-Q-76")
@pytest.mark.parametrize("smithy", ["6", "5", "4"])
def test_the_smithy_makes_tools(smithy: str) -> None:
    """How many is in no source; so it can be chosen."""
    table = scene(phase="maintenance", north={}, places="baker grove", options={"smithy": smithy})
    assert table.goods("north") == f"{smithy} tool"


@proves("CO-PRO-06", "CO-COL-05")
def test_what_has_no_worker_produces_nothing() -> None:
    table = scene(phase="maintenance", north=dict(community=["farm", "hollow", "pub"]), places="baker grove")
    assert table.goods("north") == "6 tool"
