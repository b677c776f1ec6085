"""What options seem worth: not how much exactly, but which of them more."""

import math
import random
from typing import Any

import pytest

from stead import Table
from stead.titles.colonists.setup import SEATS
from tests.colonists.scene import BOX, COLONISTS_TITLE, Scene, begin, scene


def worth(table: Scene, key: str) -> float:
    decision = table.table.decision
    option = decision.find(key)
    assert option is not None, f"{key} is not among {table.keys}"
    return COLONISTS_TITLE.estimate(table.table.view(decision.seat), decision, option)


def best(table: Scene) -> list[str]:
    """What seems worth most."""
    worths = {key: worth(table, key) for key in table.keys}
    return [key for key in worths if worths[key] == max(worths.values())]


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (1, 3), (4, 4)])
def test_every_option_of_every_question_is_weighed(players: int, first: int) -> None:
    chance = random.Random(players)
    table = Table.new(COLONISTS_TITLE, SEATS[:players], players, {"first": str(first), "last": str(first)})
    while not table.over:
        decision = table.decision
        if chance.random() < 0.02:
            view = table.view(decision.seat)
            assert all(math.isfinite(COLONISTS_TITLE.estimate(view, decision, option)) for option in decision.options)
        table.push(chance.choice(decision.options), decision.seat)


LAST: dict[str, Any] = dict(year=5, half=1, turn=2)
"""The last turn of all: what is left then is worth its dollars, and nothing else."""


# Where to go


def test_a_building_rather_than_goods_for_which_there_is_no_time() -> None:
    facts = dict(goods="2 wood 6 tool")
    table = scene(north=facts, places="grove builder_farm clay_delve", market="1_joiner", **LAST)
    assert best(table) == ["go market.1 builder_farm.1"]


def test_what_is_worth_most_of_what_can_be_built() -> None:
    """A Farm's farmer has no work; the Library needs none."""
    facts = dict(goods="3 wood 1 plank 6 tool", community=["farm x2", "storage_shed farmer"])
    table = scene(north=facts, places="builder_farm builder_library", **LAST)
    assert best(table) == ["go market.1 builder_library.1"]


def test_wood_where_wood_is_needed() -> None:
    """Clay is good for nothing that is near."""
    table = scene(north=dict(goods="6 tool"), places="grove builder_farm clay_delve builder_foresters_house")
    assert worth(table, "go market.1 grove.1") > worth(table, "go market.1 clay_delve.1")


def test_a_dollar_is_better_than_goods_at_the_end() -> None:
    table = scene(north=dict(goods="6 tool"), places="grove librarian clay_delve baker", **LAST)
    assert best(table) == ["go market.1 librarian.1"]


def test_what_is_over_is_sold_before_the_end() -> None:
    table = scene(north=dict(goods="3 clay 6 tool"), places="grove baker", market="1_foresters_house", **LAST)
    assert best(table) == ["go market.1 market.1"]
    table.go("market.1")
    assert best(table)[0].startswith("sell ")


def test_a_step_more_is_taken_only_for_something_better() -> None:
    """A horse, to where a Library can be built; not to a grove like the one beside."""
    far = {"grove.1": "0,1", "baker": "1,-1", "joiner": "0,2", "%s": "0,3"}
    facts = dict(goods="1 wood 1 plank 6 tool", community=["farm x2", "334 2"])
    for place, wanted in (("builder_library", True), ("grove.2", False)):
        places = {name % place if "%" in name else name: at for name, at in far.items()}
        table = scene(era=3, north=dict(facts, at="grove.1"), places=places, **LAST)
        assert (best(table) == ["gallop 334"]) is wanted


def test_a_ticket_is_used_only_for_something_better() -> None:
    places = {"grove.1": "0,1", "joiner": "0,2", "baker": "1,-1", "%s": "0,3"}
    facts = dict(goods="3 wood 1 plank 6 tool", community=["farm x2", "storage_shed farmer", "135 3"], at="grove.1")
    for place, wanted in (("builder_library", True), ("grove.2", False)):
        places = {"grove.1": "0,1", "baker": "1,-1", "joiner": "0,2", "builder_pub": "0,3", place: "0,4"}
        table = scene(north=facts, places=places, **LAST)
        assert (best(table) == ["ride 135"]) is wanted
        if wanted:
            assert best(table.push("ride 135")) == ["go grove.1 builder_library.1"]


# Fees


def test_a_fee_is_paid_for_a_building_and_not_for_wood() -> None:
    facts = dict(goods="1 wood 1 plank 1 clay 6 tool", community=["farm x2", "storage_shed farmer"])
    table = scene(north=facts, east=dict(at="builder_library"), places="builder_library grove baker", **LAST)
    assert best(table) == ["go market.1 builder_library.1"]
    table = scene(north=facts, east=dict(at="grove.1"), places="grove.1 grove.2 baker")
    assert worth(table, "go market.1 grove.2") > worth(table, "go market.1 grove.1")


def test_the_fee_is_paid_with_what_is_worth_least() -> None:
    table = scene(north=dict(goods="1 food 1 plank 2 wood 6 tool"), east=dict(at="grove"), places="grove baker")
    table.go("grove")
    assert best(table.push("fee tool")) == ["fee wood"]
    table = scene(north=dict(goods="2 food 2 wood 40 tool"), east=dict(at="grove"), places="grove baker")
    assert best(table.go("grove")) == ["fee tool"]


# Goods


def test_what_does_not_fit_is_the_cheapest() -> None:
    table = scene(north=dict(goods="2 plank 2 clay 6 tool"), places="grove builder_library").go("grove")
    assert table.asked == ("north", "drop")
    assert worth(table, "drop plank") < worth(table, "drop clay")


def test_goods_to_begin_with_are_those_that_are_wanted() -> None:
    """Wood, for what can be built at once; clay of which there is nothing to build."""
    table = begin(2, 3).until("fill")
    assert worth(table, "fill 3wood 0clay") > worth(table, "fill 0wood 3clay")


def test_goods_are_changed_into_those_that_are_wanted() -> None:
    """There is much wood, and clay is lacking for a Lodge."""
    table = scene(
        era=2,
        north=dict(goods="4 wood 6 tool", community=["farm x3", "storage_shed farmer", "alchemist.1"]),
        places="riverbank_grove builder_hunting_lodge",
    ).go("riverbank_grove")
    assert best(table) == ["change wood clay"]


def test_a_gift_is_worth_more_where_it_is_lacking() -> None:
    facts = dict(community=["farm x2", "altruist.1"])
    poor = scene(phase="gifts", north=dict(facts, goods="2 wood 6 tool"), places="builder_hunting_lodge grove")
    rich = scene(phase="gifts", north=dict(facts, goods="2 wood 1 clay 6 tool"), places="builder_hunting_lodge grove")
    assert worth(poor, "gift 1clay") > worth(rich, "gift 1clay")


def test_planks_are_made_of_wood_that_is_over() -> None:
    """With enough of it one for a Flat besides that for the Library."""
    for wood, planks in ((3, 1), (5, 2)):
        facts = dict(goods=f"{wood} wood 6 tool", community=["farm x2", "storage_shed farmer"])
        table = scene(north=facts, places="joiner builder_library builder_flat").go("joiner")
        if table.asked[1] == "visit":
            table.push(best(table)[0])
        assert table.player("north").goods[3] == planks


def test_food_is_bartered_for_before_somebody_is_hungry() -> None:
    """The Trader takes wood or clay for it, in the last turn of a year."""
    table = scene(
        era=2,
        last=3,
        half=1,
        turn=2,
        north=dict(goods="3 wood", community=["farm", "flat", "theater citizen", "trader.1"]),
        places="baker grove",
    ).go("market.1")
    assert best(table) == ["barter 1 wood+clay 1food"]


def test_the_lord_gives_what_one_came_for() -> None:
    """Clay for a Lodge, at a Joiner without wood."""
    table = scene(
        north=dict(goods="2 wood 6 tool", community=["farm x2", "lord.1"]), places="joiner builder_hunting_lodge grove"
    )
    table.go("joiner")
    assert best(table) == ["instead 1clay"]


def test_no_fee_for_what_is_had_without_one() -> None:
    """At level II of the Lord the good is taken before anybody is paid, where the place gives less."""
    table = scene(
        era=2,
        north=dict(goods="3 wood 6 tool", community=["farm x2", "lord.2"]),
        east=dict(at="riverbank_grove"),
        places="riverbank_grove baker",
    ).go("riverbank_grove")
    assert table.asked == ("north", "arrive")
    assert worth(table, best(table)[0]) > worth(table, "pay")


# Building


def test_a_farm_becomes_a_flat_where_a_citizen_has_work() -> None:
    """Without it another Estate is better."""
    facts = dict(goods="3 wood 1 plank 1 brick 1 food 2 tool")
    built = ["farm x3", "storage_shed farmer", "storage_shed farmer"]
    busy = scene(era=2, north=dict(facts, community=[*built, "theater"]), places="builder_flat builder_estate", **LAST)
    assert best(busy) == ["go market.1 builder_flat.1"]


def test_the_least_is_razed_where_there_is_no_room() -> None:
    """For a Factory rather a Hollow nobody works in than the Library or a Pub."""
    built = ["farm x4", "hollow x6", "library", "pub farmer", "storage_shed farmer x3"]
    facts = dict(goods="3 wood 3 clay 9 tool", community=built)
    table = scene(north=facts, places="builder_factory grove").go("builder_factory")
    assert worth(table, "raze hollow") > worth(table, "raze pub")
    assert worth(table, "raze hollow") > worth(table, "raze library")


def test_a_level_that_brings_something_every_year_comes_first() -> None:
    table = scene(
        north=dict(goods="3 wood 2 clay 6 tool", community=["farm x3", "storage_shed farmer"]),
        places="diplomat grove baker",
        colonies=["altruist", "alchemist", "laborer", "trader"],
    ).go("diplomat")
    assert best(table) == ["build altruist.1"]


# Cards


def test_a_card_that_can_be_used_is_kept() -> None:
    """Two planks rather than a brick; of a hand of six that brick goes, too."""
    facts = dict(community=["farm x2", "scholar.1"])
    table = scene(phase="maintenance", north=facts, deck=["105", "107"], places="baker grove")
    assert best(table) == ["keep 105"]
    hand = ["105", "106", "107", "110", "111", "102"]
    table = scene(phase="maintenance", north=dict(facts, hand=hand), deck=["101"], places="baker grove")
    assert best(table.push("keep 101")) == ["discard 107"]


def test_cards_are_drawn_only_while_there_is_time_to_play_them() -> None:
    places = "librarian grove baker"
    early, late = scene(north={}, places=places), scene(north={}, places=places, **LAST)
    assert worth(early, "go market.1 librarian.1") > worth(early, "go market.1 baker.1")
    assert worth(late, "go market.1 librarian.1") == pytest.approx(201.0)  # its dollar


def test_of_several_cards_the_best_is_played() -> None:
    """A Chapel brings a dollar every year, a ruin one brick."""
    facts = dict(goods="2 plank 6 tool", hand=["220", "107"])
    table = scene(era=2, last=3, north=facts, places="developer grove").go("developer")
    assert best(table) == ["play 220"]


def test_a_card_of_a_contract_is_worth_what_it_builds() -> None:
    """Two Farms for a wood each, where cells are free; and nothing at the end."""
    facts = dict(goods="2 wood 6 tool", hand=["114", "107"])
    table = scene(north=facts, places="developer grove", **LAST).go("developer")
    assert best(table) == ["play 114"]


def test_tickets_and_horses_are_played_early() -> None:
    facts = dict(goods="1 plank 1 ore 6 tool", hand=["334"])
    table = scene(era=3, last=4, north=facts, places="developer grove").go("developer")
    assert "334" in table.community("north")[-1]


# Envoys

ROW = {"joiner": "0,1", "grove": "1,1", "baker": "2,0", "clay_delve": "0,-1", "builder_farm": "1,-1"}


def test_the_altruist_goes_where_it_saves_most() -> None:
    table = scene(era=2, north=dict(community=["farm x2", "altruist.2"]), places=ROW, envoys={"altruist": "joiner"})
    assert best(table) == ["send altruist grove.1"]
    table = scene(era=2, north=dict(community=["farm x2", "altruist.2"]), places=ROW, envoys={"altruist": "grove"})
    assert not best(table)[0].startswith("send")


def test_the_alchemist_acts_where_somebody_stands() -> None:
    """For three wood and no fee; where nobody stands it stays away."""
    table = scene(
        era=2,
        north=dict(goods="6 tool", community=["farm x2", "alchemist.2"]),
        east=dict(at="grove"),
        places=ROW,
        envoys={"alchemist": "joiner"},
    )
    assert best(table) == ["send alchemist grove.1"]
    assert worth(table, "send alchemist baker.1") < 0
    assert best(table.push("send alchemist grove.1")) == ["act"]


def test_the_laborer_waits_where_others_may_come() -> None:
    """Beside their stewards, and not on a market, where nobody works for it."""
    table = scene(
        era=2,
        turn=2,
        north=dict(community=["farm x2", "laborer.2"]),
        east=dict(at="joiner"),
        places=ROW,
        envoys={"laborer": "clay_delve"},
    ).go("baker")
    assert table.asked == ("north", "after")
    assert worth(table, "send laborer grove.1") > 0 > worth(table, "send laborer market.1")


# Workers


def test_farmers_are_employed_at_once_in_a_shed_and_not_in_a_pub() -> None:
    """A Shed has room today, a Pub brings its dollar at the end of the year."""
    table = scene(north=dict(community=["farm x2", "storage_shed", "pub"]), places="grove baker")
    assert best(table) == ["employ farmer storage_shed"]
    assert worth(table, "employ farmer pub") < 0


def test_a_citizen_is_employed_at_once_only_if_he_is_fed_at_the_end_of_the_year_too() -> None:
    for food, fed in ((1, False), (2, True)):
        facts = dict(goods=f"{food} food", community=["flat", "storage_house"])
        table = scene(era=2, north=facts, places="grove baker")
        assert (best(table) == ["employ citizen storage_house"]) is fed


def test_who_brings_nothing_that_is_worth_his_food_goes_home() -> None:
    """The Theater's two dollars are worth a food, the clay of a Hollow is not: there are farmers for that."""
    built = ["flat", "theater citizen"]
    table = scene(era=2, last=3, phase="workers", north=dict(goods="2 food", community=built), places="grove baker")
    assert best(table) == ["stay"]


def test_the_last_food_is_for_those_who_are_worth_most() -> None:
    built = ["flat x2", "farm", "theater citizen", "ore_mine citizen"]
    table = scene(era=2, year=5, phase="workers", north=dict(goods="1 food", community=built), places="grove baker")
    assert best(table) == ["dismiss citizen ore_mine"]


def test_everybody_works_at_the_end() -> None:
    built = ["farm x2", "hollow", "hunting_lodge"]
    table = scene(year=5, phase="workers", north=dict(community=built), places="grove baker")
    assert best(table) == ["employ farmer hunting_lodge"]
    assert best(table.push("employ farmer hunting_lodge")) == ["employ farmer hollow"]


# Storekeeper, a later start, the map


def test_a_shed_becomes_something_better_for_a_fee() -> None:
    facts = dict(goods="2 tool 2 clay", community=["storekeeper.2", "storage_shed x3", "farm x4"])
    table = scene(era=2, last=4, north=facts, places="baker grove")
    assert worth(table, "rebuild pub storage_shed") > 0 > worth(table, "rebuild hollow storage_shed")


def test_a_later_start_buys_homes_and_work() -> None:
    """About as many of the one as of the other, for nearly all dollars."""
    table = begin(1, 0, first="2", last="2").until("buy")
    while table.asked[1] == "buy":
        table.push(best(table)[0])
    me = table.player("north")
    homes = sum(sum(BOX.houses[one.kind]) for one in me.community)
    work = sum(BOX.workers[one.kind] for one in me.community if BOX.worker[one.kind] >= 0)
    assert me.building_dollars < 3
    assert homes >= 5
    assert abs(homes - work) <= 3


def test_a_place_is_laid_beside_ones_own_steward_and_a_market() -> None:
    table = scene(north=dict(at="baker"), phase="new_places", coming=["grove.1"], places="baker joiner clay_delve")
    table.push(best(table)[0])
    beside = table.game.map.next_to[len(table.game.land) - 1]
    assert any(table.game.is_market(spot) for spot in beside)
    assert table.player("north").stewards[0] in beside


def test_stewards_begin_where_there_is_most_to_do() -> None:
    """At the market with the builder beside it that can be paid."""
    places = {"grove": "0,1", "joiner": "1,1", "baker": "2,1", "market.2": "3,1 4,1", "builder_library": "4,0"}
    table = scene(north=dict(goods="1 wood 1 plank 6 tool", at="-"), places=places, **LAST)
    assert best(table) == ["enter market.2"]


# More of cards and workers


def played_for(built: list[str], card: str, goods: str, **more: Any) -> float:
    """What a card is worth that is played, beside the place where it is played."""
    table = scene(north=dict(goods=goods, community=built, hand=[card]), places="developer grove", **more)
    return worth(table, "go market.1 developer.1") - worth(table, "go market.1 grove.1")


def test_what_boosts_buildings_is_worth_more_the_more_of_them_there_are() -> None:
    """Slaughtering Blocks: a food more from every Lodge."""
    homes = ["estate", "apartment x2", "theater citizen x5", "scholar.1", "226", "storage_house", "storage_shed"]
    kept = [
        worth(
            scene(
                era=2,
                last=3,
                phase="maintenance",
                north=dict(goods="5 food", community=[*homes, f"{kind} farmer x3"]),
                deck=["221", "203"],
                places="grove baker",
            ),
            "keep 221",
        )
        for kind in ("hunting_lodge", "hollow")
    ]
    assert kept[0] > kept[1]


def test_dollars_for_those_at_home() -> None:
    """Social Services: a dollar for each unemployed farmer, up to five."""
    goods = "3 wood 3 clay 1 tool"
    room = ["storage_shed farmer x2", "foresters_house farmer"]
    many = played_for(["farm x8", *room], "233", goods, era=2, **LAST)
    none = played_for(["farm x3", *room], "233", goods, era=2, **LAST)
    assert many == pytest.approx(none + 5, abs=1)


def test_a_free_tool_for_whoever_has_the_scholars_fourth() -> None:
    facts = dict(goods="2 clay", hand=["127"], community=["farm x2", "scholar.4"])
    table = scene(era=4, north=facts, places="developer grove", **LAST)
    assert best(table) == ["go market.1 developer.1"]


def test_two_cards_with_an_institute() -> None:
    facts = dict(goods="3 wood 2 clay 4 tool", hand=["126", "127"])
    built = ["farm x3", "storage_shed farmer"]
    one = scene(era=2, north=dict(facts, community=built), places="developer grove", **LAST)
    two = scene(
        era=2,
        north=dict(facts, community=["farm x2", *built, "institute farmer farmer"]),
        places="developer grove",
        **LAST,
    )
    assert worth(two, "go market.1 developer.1") == pytest.approx(worth(one, "go market.1 developer.1") + 1, abs=0.5)


def test_whoever_is_paid_drops_what_is_worth_least() -> None:
    """In somebody else's turn."""
    table = scene(
        north=dict(goods="2 clay 6 tool", at="market.1"),
        east=dict(goods="2 plank 2 brick", at="grove"),
        places="grove baker",
    ).go("grove")
    while table.asked[0] == "north":
        table.push(table.keys[0])
    assert table.asked == ("east", "drop")
    assert worth(table, "drop brick") < worth(table, "drop plank")


def test_a_lodge_that_feeds_somebody_is_not_remodelled() -> None:
    """The citizen works in a Theater; with food for the year it may be."""
    built = ["farm", "flat", "hunting_lodge farmer", "theater citizen", "328", "329"]
    for food, may in ((0, False), (1, True)):
        facts = dict(goods=f"4 wood 2 clay {food} food 3 tool", community=built)
        table = scene(era=3, last=4, half=1, turn=2, north=facts, places="builder_hunting_grounds grove baker")
        assert (worth(table, "go market.1 builder_hunting_grounds.1") > 0) is may


def test_a_farmer_goes_to_a_lodge_at_once_where_somebody_is_hungry() -> None:
    for citizen in ("", " citizen"):
        built = ["farm", "flat", "hunting_lodge", f"theater{citizen}"]
        table = scene(era=2, north=dict(community=built), places="grove baker")
        assert (best(table) == ["employ farmer hunting_lodge"]) is bool(citizen)


def test_a_factory_is_for_whose_goods_it_multiplies() -> None:
    """Three farmers make wood, nobody of the citizens makes anything."""
    built = ["farm x4", "flat", "foresters_house farmer x3", "factory"]
    table = scene(era=2, phase="workers", north=dict(goods="3 food", community=built), places="grove baker").push(
        "stay"
    )
    assert worth(table, "employ farmer factory") > worth(table, "done") > worth(table, "employ citizen factory")


def test_who_is_to_move_into_a_better_house_stays_at_home() -> None:
    """For a Flat a farmer must be at home: the Hollow can wait."""
    built = ["farm", "hollow", "theater", "library"]
    facts = dict(goods="1 plank 2 food 3 tool", community=built)
    table = scene(era=2, last=3, phase="workers", north=facts, places="builder_flat grove")
    assert best(table) == ["done"]
    busy = dict(facts, community=["farm", "hollow farmer", "theater", "library"])
    table = scene(era=2, last=3, phase="workers", north=busy, places="builder_flat grove")
    assert best(table) == ["dismiss farmer hollow"]


def test_who_cannot_be_fed_next_year_goes_home_before_he_is_hungry() -> None:
    """Five food for this year, and none for the next: more than a visit to the Baker brings."""
    built = ["apartment", "flat x2", "theater citizen x4", "storage_house citizen"]
    for food, many in ((5, True), (8, False)):
        table = scene(
            era=2, last=3, phase="workers", north=dict(goods=f"{food} food", community=built), places="grove baker"
        )
        assert (best(table) == ["dismiss citizen theater"]) is many
        assert worth(table, "dismiss citizen storage_house") < 0  # where would its goods go?
