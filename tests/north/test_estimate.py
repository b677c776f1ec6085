"""What options seem worth: not how much exactly, but which of them more, and why."""

import math
import random
from typing import Any

import pytest

from stead import Option, Table
from stead.titles.north.outlook import Eye
from tests.north.scene import BOX, NORTH, Scene, scene


def worth(table: Scene, key: str) -> float:
    decision = table.table.decision
    option = decision.find(key)
    assert option is not None, f"{key} is not among {table.keys}"
    return NORTH.estimate(table.table.view(decision.seat), decision, option)


def best(table: Scene) -> str:
    """What seems worth most; the first of those that seem equal."""
    return max(table.keys, key=lambda key: worth(table, key))


def eye(table: Scene, clan: str) -> Eye:
    seat = table.seat(clan)
    view: Any = table.table.view(seat)
    return Eye(view.seen(), seat)


def card(name: str) -> Any:
    return next(one for one in BOX.cards if name in (one.name, one.id))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_option_of_every_question_is_weighed(players: int) -> None:
    chance = random.Random(players)
    clans = (["heidel"], ["panuk", "mckinnon"], ["nanurjuk", "ulaf", "glenn", "panuk"])[players // 2]
    table = Table.new(NORTH, clans, players, {"scenario": "raiders" if players == 1 else "none"})
    while not table.over:
        decision = table.decision
        view = table.view(decision.seat)
        assert all(math.isfinite(NORTH.estimate(view, decision, option)) for option in decision.options)
        table.push(chance.choice(decision.options), decision.seat)


def test_an_option_out_of_a_pickle_is_worth_what_it_says() -> None:
    table = scene(glenn=dict(wood=2), ulaf={})
    decision = table.table.decision
    view = table.table.view(0)
    assert NORTH.estimate(view, decision, Option("place harvest")) == worth(table, "place harvest") > 0


# Time, and goods


def test_the_nearer_somebody_is_to_the_end_the_fewer_rounds_are_left() -> None:
    early, late = scene(glenn={}, ulaf={}), scene(glenn={}, ulaf=dict(vp=20), round=5)
    assert eye(early, "glenn").rounds > eye(late, "glenn").rounds > 0
    assert eye(scene(glenn={}, ulaf=dict(vp=25), last=True), "glenn").rounds == 0


def test_alone_the_rounds_are_counted() -> None:
    assert [eye(scene(glenn={}, round=n), "glenn").rounds for n in (1, 3, 4)] == [3, 1, 0]


def test_at_the_end_goods_are_worth_what_they_score() -> None:
    seen = eye(scene(glenn=dict(wood=1), ulaf={}, last=True), "glenn")
    assert seen.worth["wood"] == pytest.approx(seen.worth["gold"] / 2, rel=0.1)
    assert seen.worth["raze"] == seen.worth["vp"] == 1.0
    assert eye(scene(glenn={}, ulaf={}, last=True, score_raze=False), "glenn").worth["raze"] < 0.5


def test_what_is_needed_is_worth_more_than_what_is_not() -> None:
    table = scene(glenn=dict(wood=0, sheep=0, hand=["gle_cooperative_mill"]), ulaf={})
    seen = eye(table, "glenn")
    assert seen.need[1] >= 1
    assert seen.more(1) > seen.more(3)


def test_a_worker_is_dear_where_one_is_wanted() -> None:
    busy = eye(scene(glenn=dict(worker=1, built=["gle_village_cottage"] * 2), ulaf={}), "glenn")
    idle = eye(scene(glenn=dict(worker=9, built=["gle_village_cottage"] * 2), ulaf={}), "glenn")
    assert busy.labour > idle.labour
    assert busy.recovered(2) == 0.0  # nobody is spent
    spent = eye(scene(glenn=dict(worker=1, spent=3, built=["gle_village_cottage"] * 2), ulaf={}), "glenn")
    assert spent.recovered(2) == 2 * spent.labour > 0


def test_a_worker_who_stays_is_worth_more_the_longer_it_is() -> None:
    early, late = (eye(scene(glenn={}, round=n), "glenn") for n in (1, 3))
    assert early.deeds.tile(1) > late.deeds.tile(1)


def test_gold_is_paid_last() -> None:
    table = scene(glenn=dict(wood=3, stone=3, gold=3, hand=["gle_cooperative_mill"]), ulaf={}).push("build GLE019")
    assert table.asked == ("glenn", "pay")
    assert "gold" not in best(table)


# Locations


def test_a_location_is_worth_more_while_there_is_time_to_use_it() -> None:
    face = card("ula_axe_forge")
    early, late = (eye(scene(ulaf={}, round=n), "ulaf").estate.location(face) for n in (1, 3))
    end = eye(scene(ulaf={}, glenn={}, last=True), "ulaf").estate.location(face)
    assert early > late > end == 1.0


def test_a_feature_is_worth_what_it_will_bring() -> None:
    seen = eye(scene(ulaf={}, glenn={}), "ulaf")
    assert seen.estate.location(card("ula_white_keep")) > seen.estate.location(card("ula_watchtower")) > 1.0
    assert seen.estate.location(card("dis_giants_causeway")) > 1.0


def test_a_feature_that_looks_at_everybody_brings_more_among_many() -> None:
    face = card("hei_guest_house")
    two = eye(scene(heidel={}, ulaf={}), "heidel").estate.location(face)
    alone = eye(scene(heidel={}, round=1), "heidel").estate
    assert two > 1.0
    assert alone._often(face) < eye(scene(heidel={}, ulaf={}), "heidel").estate._often(face)  # pyright: ignore[reportPrivateUsage]


def test_a_copy_is_worth_what_it_copies() -> None:
    mirror, bear = card("pan_mirror_ice"), card("pan_great_igloo")
    alone = eye(scene(panuk={}, glenn={}), "panuk").estate
    beside = eye(scene(panuk=dict(built=["pan_great_igloo"]), glenn={}), "panuk").estate
    assert alone.location(mirror) == 1.0
    assert beside.location(mirror) == beside.location(bear) > 1.0


def test_what_is_used_up_by_its_use_is_worth_its_use_once() -> None:
    estate = eye(scene(nanurjuk={}, glenn={}), "nanurjuk").estate
    assert 1.0 <= estate.location(card("nan_snow_camp")) < 4.0


def test_the_better_field_is_added() -> None:
    estate = eye(scene(ulaf={}, glenn={}), "ulaf").estate
    assert estate.field(card("dis_ancient_forest")) > estate.field(card("nea_timber_isle"))


def test_an_upgrade_goes_under_the_field_that_yields_most() -> None:
    island = "dis_sheep_paradise"
    table = scene(glenn=dict(hand=["gle_drystone_fold"], built=[island]), ulaf={}, distant=["dis_fire_mountain"])
    table.push("place harvest")
    assert table.asked == ("glenn", "window")
    assert best(table) == f"upgrade GLE025 {card(island).id}"


def test_construct_takes_what_cannot_be_paid() -> None:
    hand = ["gle_clan_hall", "gle_cooperative_mill"]
    table = scene(glenn=dict(wood=2, stone=0, hand=hand), ulaf={}).push("place construct")
    assert best(table) == "construct GLE028"  # the mill can be paid for


def test_a_bonus_counts_and_so_do_features_that_see_a_card_built() -> None:
    estate = eye(scene(panuk={}, glenn={}), "panuk").estate
    beside = eye(scene(panuk=dict(built=["pan_polar_bear_den"]), glenn={}), "panuk").estate
    yeti, rookery = card("pan_yeti_friend"), card("pan_harpoon_maker")
    assert beside.built(yeti) - estate.built(yeti) > beside.built(rookery) - estate.built(rookery)
    assert estate.built(card("pan_polar_bear_den")) > estate.location(card("pan_polar_bear_den"))


def test_a_scenario_that_wants_cards_or_islands_makes_them_dearer() -> None:
    island = card("nea_timber_isle")
    plain, raiders, land = (
        eye(scene(glenn={}, scenario=name), "glenn").estate for name in ("winter", "raiders", "land")
    )
    assert raiders.conquered(island) > land.conquered(island) > plain.conquered(island)
    assert land.built(card("gle_pipe_band")) > raiders.built(card("gle_pipe_band"))
    two = eye(scene(glenn=dict(built=["nea_timber_isle", "nea_seal_rocks"]), near=[], scenario="raiders"), "glenn")
    assert two.estate.conquered(card("nea_orchard_isle")) < raiders.conquered(card("nea_orchard_isle"))


# In the hand


def test_a_second_copy_in_hand_is_worth_less() -> None:
    face = card("gle_pipe_band")
    cottage = card("GLE008")
    none = eye(scene(glenn=dict(wood=4, stone=4), ulaf={}), "glenn").estate
    one = eye(scene(glenn=dict(wood=4, stone=4, hand=["GLE007"]), ulaf={}), "glenn").estate
    assert one.keep(cottage) < none.keep(cottage)
    assert one.keep(face) == none.keep(face)


def test_an_upgrade_without_its_field_is_hardly_worth_keeping() -> None:
    fold = card("gle_drystone_fold")
    with_it, without = eye(scene(glenn={}, ulaf={}), "glenn"), eye(scene(glenn=dict(basic=False), ulaf={}), "glenn")
    assert with_it.estate.keep(fold) > 4 * without.estate.keep(fold)


def test_cards_that_can_be_paid_for_are_kept_before_others() -> None:
    drawn = ["gle_clan_hall", "gle_pipe_band", "gle_ceilidh"]
    table = scene(phase="lookout", stage=1, glenn=dict(wood=9, stone=9, sheep=9, drawn=drawn), ulaf={})
    assert best(table) in ("keep GLE028", "keep GLE029")
    poor = scene(phase="lookout", stage=1, glenn=dict(drawn=drawn), ulaf={})
    assert worth(table, "keep GLE028") > worth(poor, "keep GLE028")


def test_the_last_workers_are_not_spent_on_cards() -> None:
    plenty = eye(scene(glenn=dict(worker=5), ulaf={}), "glenn").estate
    short = eye(scene(glenn=dict(worker=1, built=["gle_village_cottage"] * 2), ulaf={}), "glenn").estate
    assert short.worker_for_a_card() > plenty.worker_for_a_card()


def test_a_boost_is_kept_for_what_it_will_do() -> None:
    estate = eye(scene(ulaf={}, glenn={}), "ulaf").estate
    assert estate.keep(card("ula_war_horn")) > 0.3


# Parting with cards


def test_the_card_that_is_missed_least_leaves() -> None:
    built = ["nan_breaking_camp", "nan_ice_spear_maker", "nan_quarry_stop"]
    table = scene(nanurjuk=dict(worker=1, built=built), glenn={}).push("use NAN033")
    assert table.asked == ("nanurjuk", "demolish")
    assert best(table) != "target NAN029"  # it makes raze tokens


def test_a_field_that_is_not_the_best_is_hardly_missed() -> None:
    estate = eye(scene(nanurjuk=dict(built=["dis_ancient_forest"]), glenn={}, distant=[]), "nanurjuk").estate
    assert estate.loss(card("dis_ancient_forest").number) > estate.loss(card("NAN001").number)


def test_what_comes_back_to_the_hand_is_not_lost() -> None:
    estate = eye(scene(nanurjuk=dict(built=["nan_tent_makers"], stone=3), glenn={}), "nanurjuk").estate
    tents = card("nan_tent_makers").number
    assert estate.target(tents, "pack up") > estate.target(tents, "demolish")


def test_more_leave_than_must_only_if_it_is_worth_it() -> None:
    """Sleds may be packed with nothing on them: then they are worth no less than nothing."""
    face = card("nan_pack_the_sleds")
    bare = eye(scene(nanurjuk={}, glenn={}), "nanurjuk")
    camps = eye(scene(nanurjuk=dict(built=["nan_snow_camp"], worker=3), glenn={}), "nanurjuk")
    assert camps.deeds.boost(face) >= bare.deeds.boost(face)
    assert bare.later(face.boost.then) > 0


# Using and raiding


def test_a_location_is_used_for_what_it_brings() -> None:
    table = scene(glenn=dict(worker=4, wood=0, built=["gle_village_cottage"]), ulaf={})
    assert worth(table, "use GLE007") > worth(table, "pass") == 0.0


def test_what_was_used_for_the_most_is_refreshed() -> None:
    built = ["hei_ferrymans_tap", "hei_brawl_yard"]
    table = scene(heidel=dict(food=5, hand=["hei_hangover_cure"], built=built, exhausted=built), ulaf={})
    table.push("place sail", "boost HEI023")
    worths = {key: worth(table, key) for key in table.keys}
    assert table.asked == ("heidel", "refresh")
    assert worths["target HEI033"] > worths["target HEI028"]


def test_refreshing_nothing_is_worth_nothing_and_islands_are_all_refreshed() -> None:
    boat = card("hei_party_boat")
    islands = ["nea_monastery_isle", "nea_seal_rocks"]
    bare = eye(scene(heidel=dict(worker=5), ulaf={}), "heidel").deeds
    tired = eye(scene(heidel=dict(worker=5, built=islands, exhausted=islands), ulaf={}), "heidel").deeds
    assert tired.refreshing(boat.boost) > bare.refreshing(boat.boost) == 0.0


def test_locations_that_refresh_each_other_are_weighed_to_an_end() -> None:
    built = ["dis_northern_lights", "hei_brawl_yard"]
    seen = eye(scene(heidel=dict(worker=3, food=2, built=built, exhausted=built), ulaf={}, distant=[]), "heidel")
    assert math.isfinite(seen.deeds.use(card("dis_northern_lights").number))


def test_a_raid_hurts_one_of_two_more_than_one_of_four() -> None:
    forge = dict(worker=3, built=["ula_twin_ships"])
    two = eye(scene(glenn=dict(raze=1), ulaf=forge), "glenn").deeds
    four = eye(scene(glenn=dict(raze=1), ulaf=forge, panuk={}, heidel={}), "glenn").deeds
    ships = card("ula_twin_ships").number
    assert two.raid(ships) > four.raid(ships) > 0
    assert two.raids() == two.raid(ships)
    poor = eye(scene(glenn=dict(raze=1), ulaf=dict(worker=0, built=["ula_twin_ships"])), "glenn").deeds
    assert poor.raid(ships) == 0.0  # it cannot be used anyway


def test_fury_strikes_where_it_hurts() -> None:
    built = ["gle_ferry_crew", "gle_cooperative_mill"]
    table = scene(ulaf=dict(hand=["ula_berserker_fury"]), glenn=dict(worker=5, built=built))
    table.push("place harvest", "boost ULA023")
    assert best(table) == "target GLE030"


def test_when_one_must_exhaust_an_own_location_it_is_the_least() -> None:
    estate = eye(scene(heidel=dict(food=4, built=["hei_brawl_yard", "hei_ferrymans_tap"]), ulaf={}), "heidel").estate
    assert estate.target(card("hei_brawl_yard").number, "exhaust") > estate.target(
        card("hei_ferrymans_tap").number, "exhaust"
    )


# Tiles


def test_a_feature_draws_pawns_to_its_tile() -> None:
    plain = scene(glenn={}, ulaf={})
    piped = scene(glenn=dict(built=["gle_pipe_band"]), ulaf={})
    assert worth(piped, "place harvest") > worth(plain, "place harvest")


def test_a_tile_is_worth_more_with_a_card_to_play_there() -> None:
    plain = scene(glenn={}, ulaf={})
    for hand, tile in (
        ("gle_slate_pit", "sail"),
        ("gle_drystone_fold", "harvest"),
        ("gle_good_neighbours", "populate"),
    ):
        table = scene(glenn=dict(hand=[hand]), ulaf={})
        more = worth(table, f"place {tile}") - worth(plain, f"place {tile}")
        assert (more > 1.0) == (hand != "gle_good_neighbours"), hand  # it is played with Construct


def test_nothing_is_built_where_there_is_nothing_to_build() -> None:
    assert "place construct" not in scene(glenn={}, ulaf={}).keys
    assert eye(scene(glenn={}, ulaf={}), "glenn").deeds.tile(2) == 0.0


def test_the_second_use_of_a_pawn_costs_food() -> None:
    table = scene(glenn=dict(food=1, pawns=["populate"]), ulaf={})
    assert worth(table, "place explore") > worth(table, "move populate explore")


def test_the_solo_side_of_a_tile_costs_food() -> None:
    plain, turned = scene(glenn=dict(food=2)), scene(glenn=dict(food=2), turned=["harvest"])
    assert worth(plain, "place harvest") > worth(turned, "place harvest")


def test_a_pawn_is_shifted_to_where_it_can_go_on() -> None:
    """Two steps from Sail nothing is to be had there; beside it there is."""
    table = scene(
        heidel=dict(food=3, hand=["hei_drinking_competition", "hei_cellar_quarry"], pawns=["populate"]), ulaf={}
    )
    table.push("place explore", "boost HEI013")
    assert table.asked == ("heidel", "move pawn")
    assert best(table).split()[-1] in ("harvest", "explore")  # the neighbours of Sail
    assert eye(table, "heidel").deeds.shifted() >= 0.0
    assert eye(scene(heidel={}, ulaf={}), "heidel").deeds.shifted() > 0.0


# Ships and islands


def test_a_raze_token_on_board_is_for_an_island_worth_conquering() -> None:
    table = scene(ulaf=dict(raze=1, built=["ula_white_keep", "ula_treasury"]), glenn={}).push("place sail")
    assert best(table) == "load raze"
    late = scene(ulaf=dict(raze=1), glenn={}, last=True, near=["nea_orchard_isle"]).push("place sail")
    assert best(late) != "load raze"  # a token is worth as much at home


def test_islands_that_others_will_take_are_not_counted_on() -> None:
    first = scene(glenn={}, ulaf={}, near=["nea_smugglers_cove"])
    third = scene(glenn={}, ulaf={}, near=["nea_smugglers_cove"], queue=[dict(clan="ulaf")] * 2)
    assert worth(first, "place sail") >= worth(third, "place sail")


def test_without_a_ship_there_is_no_sailing() -> None:
    queue = [dict(clan="glenn"), dict(clan="glenn")]
    assert eye(scene(glenn={}, ulaf={}, queue=queue), "glenn").deeds.tile(4) == 0.0


def test_an_island_is_conquered_while_it_can_still_be_used() -> None:
    near = ["nea_monastery_isle", "nea_orchard_isle"]
    ships: Any = [dict(clan="ulaf", raze=True)]
    for last in (False, True):
        table = scene(phase="expedition", queue=ships, near=near, ulaf={}, glenn={}, last=last, round=1 + last)
        assert (worth(table, "conquer NEA010") > worth(table, "pillage NEA010") + 1.0) != last


def test_the_best_of_what_is_shown_is_pillaged() -> None:
    near = ["nea_fishing_village", "nea_wreckers_point"]
    table = scene(phase="expedition", queue=[dict(clan="ulaf")], near=near, ulaf={}, glenn={}, last=True)
    assert worth(table, "pillage NEA009") > worth(table, "pillage NEA011")
    assert worth(table, "land near") > 0


def test_all_islands_are_counted_where_none_is_hidden() -> None:
    seen = eye(scene(ulaf={}, glenn={}), "ulaf")
    seen.game.near_discard.extend(range(len(BOX.cards)))  # everything lies open
    assert seen.fleet.unknown("near", 0) > 0


def test_a_ship_that_comes_home_early_may_sail_again() -> None:
    waiting: Any = [dict(clan="glenn"), dict(clan="nanurjuk", fish=True, raze=True)]
    table = scene(nanurjuk=dict(worker=1, built=["nan_umiak"]), glenn={}, queue=waiting)
    assert worth(table, "use NAN032") > 0
    assert eye(scene(nanurjuk={}, glenn={}), "nanurjuk").fleet.early(("pillage",)) == 0.0


def test_a_ship_goes_before_those_of_others() -> None:
    for ahead, choice in (("glenn", "forward"), ("ulaf", "enough")):
        queue: Any = [dict(clan=ahead)]
        table = scene(ulaf=dict(built=["ula_flokis_workshop"]), glenn={}, queue=queue).push("place sail")
        assert table.asked == ("ulaf", "move ship")
        assert best(table) == choice


# Pieces on cards


def test_savings_are_made_early_and_not_at_the_end() -> None:
    clan = dict(sheep=2, built=["mck_wool_bank"])
    early, late = scene(mckinnon=clan, glenn={}), scene(mckinnon=clan, glenn={}, last=True)
    assert worth(early, "use MCK004") > 0 >= worth(late, "use MCK004")
    early.push("use MCK004")
    early.push("assign sheep MCK004")
    assert early.asked[0] == "glenn" or best(early) == "assign sheep MCK004"


def test_at_the_end_savings_are_taken_back() -> None:
    clan = dict(worker=1, built=["mck_gold_reserve", "mck_cashiers_window"], assigned={"mck_gold_reserve": {"gold": 2}})
    early, late = scene(mckinnon=clan, glenn={}, round=1), scene(mckinnon=clan, glenn={}, last=True)
    for table, choice in ((early, "enough"), (late, "remove gold MCK015")):
        table.push("use MCK026")
        assert table.asked == ("mckinnon", "remove")
        assert best(table) == choice


def test_the_bank_with_more_in_it_pays() -> None:
    lying = {"mck_wool_bank": {"sheep": 2}, "mck_resource_vault": {"wood": 4}}
    built = [*lying, "mck_labour_exchange"]
    table = scene(mckinnon=dict(hand=["mck_interest_day"], built=built, assigned=lying), glenn={})
    table.push("place harvest", "boost MCK032")
    assert best(table) == "target MCK013"
    seen = eye(table, "mckinnon")
    assert seen.banks.best_payout() == seen.banks.payout(card("MCK013").number) > 0
    assert seen.banks.payout(card("MCK025").number) == 0.0


def test_a_deposit_slip_is_worth_more_with_a_bank() -> None:
    slip = card("mck_deposit_slip")
    without = eye(scene(mckinnon=dict(sheep=3), glenn={}, round=1), "mckinnon").deeds
    bank = eye(scene(mckinnon=dict(sheep=3, built=["mck_wool_bank"]), glenn={}, round=1), "mckinnon").deeds
    assert bank.boost(slip) > without.boost(slip)


def test_a_museum_is_worth_more_with_what_lies_in_it() -> None:
    built = ["pan_museum_of_curiosities"]
    bare = scene(panuk=dict(fish=1, built=built), glenn={})
    full = scene(panuk=dict(fish=1, built=built, assigned={built[0]: {"wood": 1, "stone": 1}}), glenn={})
    assert worth(full, "use PAN031") > worth(bare, "use PAN031")
