"""The worked examples of the rulebook (EN-EX-01 to -20) and those that follow from the rules (EN-EX-21 to -51)."""

from collections import Counter

from stead import Table
from stead.titles.north.scoring import tiebreaks
from tests.north.content import changed
from tests.north.scene import BOX, NORTH, scene
from tests.proves import proves

SQUADRON, TOWER, BOAT, GHOST = "ula_squadron", "ula_watchtower", "hei_party_boat", "nea_ghost_island"


@proves("EN-EX-01", "EN-GDS-06", "EN-GDS-08")
def test_the_bank_gives_whatever_is_due() -> None:
    table = scene(mckinnon=dict(gold=98, built=["mck_royal_mint"], wood=2, food=2), glenn={})
    table.push("use MCK027", "pay food wood")
    assert table.changes()["mckinnon"]["gold"] > 0


@proves("EN-EX-02", "EN-CRD-06", "EN-LOC-08")
def test_signs_are_counted_in_the_own_empire_only() -> None:
    cottages = ["gle_village_cottage"] * 2
    table = scene(
        glenn=dict(worker=2, sheep=1, built=[*cottages, "gle_great_gathering"]),
        panuk=dict(built=["pan_snow_igloo"] * 3),
    )
    table.push("use GLE033")
    assert table.changes()["glenn"]["vp"] == 2


@proves("EN-EX-03", "EN-CRD-08", "EN-CMP-05", "EN-CMP-06")
def test_each_card_is_there_as_often_as_its_mark_says() -> None:
    for clan in NORTH.roles:
        deck = [card for card in BOX.cards if card.deck == clan and not card.start]
        copies = Counter(card.kind for card in deck)
        assert len(deck) == 30
        assert len([card for card in BOX.cards if card.deck == clan]) == 33
        assert set(copies.values()) == {1, 2, 3}
        assert all(len(group) == copies[group[0].kind] for group in BOX.copies if group[0] in deck)


@proves("EN-EX-04", "EN-CLA-09", "EN-LOC-02", "EN-LOC-03")
def test_squadron_gains_with_each_pillage() -> None:
    ships = [dict(clan="ulaf"), dict(clan="ulaf")]
    table = scene(phase="expedition", queue=ships, ulaf=dict(built=[SQUADRON]), glenn={})
    table.push("pillage NEA002", "pillage NEA003")
    changes = table.changes()["ulaf"]
    assert (changes["vp"], changes["food"], changes["wood"]) == (2, 3, 3)


@proves("EN-EX-05", "EN-CLA-10", "EN-BST-05", "EN-BST-07")
def test_party_boat_refreshes_islands_before_the_harvest() -> None:
    islands = ["nea_seal_rocks", "nea_hermits_isle"]
    table = scene(
        heidel=dict(hand=[BOAT], built=[*islands, "hei_mead_hall"], exhausted=[*islands, "hei_mead_hall"]), glenn={}
    )
    table.push("place harvest", f"boost {_id(BOAT)}")
    assert table.asked == ("heidel", "harvest")
    assert table.zone("heidel", "discard") == [_id(BOAT)]
    assert not table.on("NEA006").get("exhausted")
    assert not table.on("NEA007").get("exhausted")
    assert table.on("HEI007")["exhausted"]


@proves("EN-EX-06", "EN-CLA-11", "EN-EXD-15")
def test_ghost_island_gains_when_another_is_conquered() -> None:
    table = scene(ulaf=dict(raze=1, built=[GHOST]), glenn=dict(passed=True))
    table.push("place sail", "load raze")
    assert "vp" not in table.changes()["ulaf"]
    table.push("pass")
    table.push("conquer NEA002")
    assert table.changes()["ulaf"]["vp"] == 1


@proves("EN-EX-07", "EN-LOO-02", "EN-LOO-03", "EN-LOO-04", "EN-LOO-05", "EN-LOO-06")
def test_lookout_two_of_four_are_kept() -> None:
    table = scene(phase="lookout", round=2, glenn=dict(worker=5, hand=["gle_slate_pit"] * 1), ulaf=dict(worker=0))
    drawn = table.zone("glenn", "drawn")
    assert len(drawn) == 4
    for _ in range(2):
        table.push(table.keys_of("glenn")[0], by="glenn")
    table.push("done glenn", by="glenn")
    player = table.table.game.players[0]
    assert (len(player.hand), len(player.discard), player.goods[6], player.spent) == (3, 2, 3, 2)


@proves("EN-EX-08", "EN-PAS-03", "EN-RAI-05")
def test_who_has_passed_is_not_raided() -> None:
    table = scene(ulaf=dict(raze=1), glenn=dict(passed=True, built=["gle_village_cottage"]))
    assert table.refused("raid GLE007") == "EN-RAI-05"
    assert table.goods("ulaf")["raze"] == 1


@proves("EN-EX-09", "EN-CLA-07", "EN-BLD-02", "EN-BLD-03", "EN-BLD-07")
def test_river_trade_route_costs_a_stone() -> None:
    table = scene(nanurjuk=dict(stone=1, hand=["nan_river_trade_route"]), glenn={})
    table.push("build NAN013")
    assert table.changes() == {"nanurjuk": {"stone": -1, "hand": ["-NAN013"], "empire": ["+NAN013"]}}
    assert not table.on("NAN013").get("exhausted")


@proves("EN-EX-10", "EN-LOC-07")
def test_a_slash_is_one_of_the_two() -> None:
    table = scene(panuk=dict(worker=1, built=["pan_kayak_racks"]), glenn={})
    table.push("use PAN010")
    assert table.keys == ["choose 1", "choose 2"]
    table.push("choose 2")
    assert table.changes()["panuk"] == {"food": 1, "worker": -1, "spent": 1}


@proves("EN-EX-11", "EN-SHP-01", "EN-SHP-02")
def test_common_ships_belong_to_whoever_sails_them() -> None:
    ships = [dict(clan="ulaf"), dict(clan="ulaf"), dict(clan="glenn"), dict(clan="glenn")]
    table = scene(queue=ships, ulaf=dict(commons=1), glenn=dict(commons=1))
    table.push("place sail")
    table.push("place sail")
    queue = table.table.view(None).data()["queue"]
    assert [ship["seat"] for ship in queue if ship.get("common")] == [0, 1]


@proves("EN-EX-12", "EN-SHP-03", "EN-KEY-29")
def test_two_common_ships_change_places_and_keep_their_owners() -> None:
    ships = [dict(clan="ulaf")] * 3 + [dict(clan="glenn", common=True)]
    table = scene(queue=ships, ulaf=dict(commons=1, third=True, built=["ula_flokis_workshop"]), glenn={})
    table.push("place sail", "forward")
    assert [ship["seat"] for ship in table.table.view(None).data()["queue"]][-2:] == [0, 1]


@proves("EN-EX-13", "EN-BST-08", "EN-CON-01", "EN-BAD-35")
def test_no_action_is_declared_only_for_the_boost() -> None:
    table = scene(glenn=dict(hand=["gle_good_neighbours"]), ulaf={})
    assert table.refused("place construct") == "EN-BST-08"


@proves("EN-EX-14", "EN-BST-09", "EN-KEY-24", "EN-BAD-67")
def test_a_moved_pawn_does_not_redirect_the_action() -> None:
    table = scene(heidel=dict(hand=["hei_drinking_competition"]), glenn={})
    table.push("place explore", "boost HEI013", "shift explore harvest")
    changes = table.changes()["heidel"]
    assert len([card for card in changes["hand"] if card.startswith("+")]) == 1
    assert changes["food"] == 1
    assert table.asked == ("glenn", "turn")


@proves("EN-EX-15", "EN-CLA-03", "EN-CLA-04", "EN-BAD-72")
def test_flokis_workshop_brings_the_third_ship() -> None:
    table = scene(ulaf=dict(wood=2, hand=["ula_flokis_workshop"]), glenn={})
    assert table.table.game.players[0].ships == 2
    table.push(f"build {_id('ula_flokis_workshop')}")
    assert table.changes()["ulaf"]["ships"] == 1
    alone = scene(queue=[dict(clan="ulaf"), dict(clan="ulaf")], ulaf={}, glenn={})
    assert alone.refused("place sail") == "EN-BST-08"


@proves("EN-EX-16", "EN-CLA-05", "EN-CLA-06", "EN-FLD-03", "EN-FLD-09")
def test_the_ice_cream_seller_is_a_field_or_an_upgrade() -> None:
    table = scene(glenn=dict(hand=["gle_neighborhood_ice_cream_maker"]), ulaf={})
    table.push("place populate")
    assert table.keys == ["add GLE013", "upgrade GLE013 GLE001", "go"]
    field, upgrade = table.table.clone(), table
    field.push("add GLE013")
    assert field.game.players[0].goods[0] == 2
    upgrade.push("upgrade GLE013 GLE001")
    assert upgrade.changes()["glenn"]["food"] == 2
    assert upgrade.on("GLE001")["yields"] == {"food": 4}


@proves("EN-EX-17", "EN-CLA-08", "EN-LOC-10", "EN-BLD-09")
def test_frozen_shipyard_counts_once() -> None:
    table = scene(
        panuk=dict(
            vp=10, wood=1, stone=3, hand=["pan_frozen_shipyard", "pan_kayak_racks"], built=["pan_kayak_racks"] * 2
        ),
        glenn={},
    )
    table.push(f"build {_id('pan_frozen_shipyard')}")
    assert table.changes()["panuk"]["vp"] == 3  # it counts its own sign too (EN-Q-27)
    table.push("pass")
    table.push("build PAN010")
    assert "vp" not in table.changes()["panuk"]


@proves("EN-EX-18", "EN-KEY-08", "EN-BAD-66")
def test_gold_is_not_assigned_as_something_else() -> None:
    table = scene(mckinnon=dict(gold=2, built=["mck_wool_bank"]), glenn={})
    assert table.refused("use MCK004") == "EN-KEY-06"


@proves(
    "EN-EX-19", "EN-KEY-16", "EN-KEY-17", "EN-KEY-18", "EN-KEY-07", "EN-LOO-09", "EN-LOO-10", "EN-BAD-10", "EN-BAD-11"
)
def test_savings_pay_a_reward_for_each_set() -> None:
    table = scene(
        phase="lookout",
        stage=3,
        mckinnon=dict(worker=0, built=["mck_wool_bank"], assigned={"mck_wool_bank": {"sheep": 5}}),
        glenn=dict(worker=0),
    )
    assert table.asked == ("mckinnon", "choose")
    table.push("choose 1", "choose 2")
    assert table.changes()["mckinnon"] == {"gold": 1, "vp": 1}
    assert table.on("MCK004")["goods"] == {"sheep": 5}
    assert table.asked[1] == "turn"


@proves("EN-EX-20", "EN-KEY-23", "EN-KEY-24", "EN-KEY-25", "EN-PWN-03", "EN-PWN-05")
def test_a_pawn_comes_back_to_the_tile_it_was_used_on() -> None:
    table = scene(heidel=dict(food=1, pawns=["harvest"], hand=["hei_drinking_competition"]), glenn=dict(passed=True))
    table.push("place explore", "boost HEI013", "shift harvest sail")
    table.push("move sail harvest", "harvest HEI001")
    assert table.table.view(None).data()["players"][0]["pawns"] == ["explore", "harvest turned"]


# Derived


@proves(
    "EN-EX-21", "EN-SET-03", "EN-SET-06", "EN-SET-16", "EN-SET-18", "EN-SET-01", "EN-SET-02", "EN-SET-12", "EN-SET-13"
)
def test_set_up() -> None:
    table = Table.new("north", ["glenn", "ulaf"], 5)
    while table.decision.kind == "starting hand":
        decision = table.decisions[0]
        table.push(decision.options[0], decision.seat)
    game = table.game
    assert (len(game.near), len(game.distant), len(game.near_deck), len(game.distant_deck)) == (2, 2, 10, 8)
    for player in game.players:
        assert (len(player.hand), len(player.discard), len(player.drawn) + len(player.deck)) == (3, 2, 25)
        assert (len(player.empire), player.goods[6], player.ships, player.pawns, player.goods[8]) == (
            3,
            5,
            2,
            [-1, -1],
            0,
        )


@proves("EN-EX-22", "EN-LOO-04", "EN-BAD-05")
def test_no_more_cards_are_kept_than_there_are_workers() -> None:
    table = scene(phase="lookout", glenn=dict(worker=1), ulaf=dict(worker=2))
    first, second = table.keys_of("glenn")[:2]
    table.push(first, by="glenn")
    assert table.refused(second, by="glenn") == "EN-RND-01"
    assert table.goods("glenn").get("worker", 0) == 0


@proves("EN-EX-23", "EN-LOO-08", "EN-Q-10")
def test_the_deck_is_renewed_while_cards_are_drawn() -> None:
    pile = [card.id for card in BOX.cards if card.deck == "glenn" and not card.start]
    table = scene(
        phase="lookout",
        glenn=dict(worker=1, deck=pile[:2], discard=pile[2:9], hand=pile[9:]),
        ulaf=dict(worker=0),
    )
    game = table.table.game
    assert (len(game.players[0].drawn), len(game.players[0].deck)) == (4, 5)
    table.push(table.keys[0], by="glenn")
    assert (len(game.players[0].deck), len(game.players[0].discard), game.players[0].spent) == (5, 3, 1)


@proves("EN-EX-24", "EN-PWN-04", "EN-PWN-06", "EN-PWN-07", "EN-BAD-30", "EN-BAD-32")
def test_second_use_of_a_pawn() -> None:
    glenn = dict(food=2, pawns=["explore", "populate turned"], built=["gle_village_cottage"])
    table = scene(glenn=glenn, ulaf=dict(passed=True))
    assert [key for key in table.keys if key.startswith("move")] == ["move explore sail", "move explore populate"]
    assert table.refused("move explore harvest") == "EN-PWN-04"
    table.push("move explore populate")
    assert table.changes()["glenn"] == {"food": -1, "worker": 1}
    assert table.refused("move populate construct") == "EN-PWN-06"


@proves("EN-EX-25", "EN-GDS-09")
def test_gold_pays_for_the_food() -> None:
    table = scene(glenn=dict(gold=1, pawns=["explore"]), ulaf={})
    table.push("move explore populate")
    assert table.changes()["glenn"] == {"gold": -1, "worker": 1}


@proves("EN-EX-26", "EN-BLD-02", "EN-BAD-21")
def test_a_mixed_payment() -> None:
    hall = "gle_clan_hall"
    table = scene(glenn=dict(wood=1, stone=1, gold=1, hand=[hall]), ulaf={})
    table.push(f"build {_id(hall)}")
    assert table.goods("glenn") == {"worker": 2, "vp": 1}
    poor = scene(glenn=dict(wood=1, stone=1, hand=[hall]), ulaf={})
    assert poor.refused(f"build {_id(hall)}") == "EN-BLD-02"


@proves("EN-EX-27", "EN-BLD-04", "EN-GDS-11", "EN-CLN-02", "EN-BAD-18")
def test_a_worker_in_the_cost_comes_back() -> None:
    title = changed("glenn", "gle_cooperative_mill", cost={"wood": 1, "worker": 1})
    table = scene(of=title, glenn=dict(wood=1, worker=2, gold=3, hand=["gle_cooperative_mill"]), ulaf=dict(passed=True))
    table.push("build GLE019", "pay wood worker")
    assert table.changes()["glenn"]["worker"] == -1
    assert (table.goods("glenn")["gold"], table.table.game.players[0].spent) == (3, 1)
    table.push("pass")
    table.until("glenn", "keep")
    assert table.goods("glenn")["worker"] == 2


@proves("EN-EX-28", "EN-CON-01", "EN-CON-02", "EN-BLD-09")
def test_construct_costs_nothing() -> None:
    title = changed("panuk", "pan_great_igloo", bonus={"gain": {"vp": 1}})
    table = scene(of=title, panuk=dict(hand=["pan_great_igloo"]), glenn={})
    table.push("place construct")
    assert table.changes()["panuk"] == {
        "vp": 1,
        "hand": [f"-{_id('pan_great_igloo')}"],
        "empire": [f"+{_id('pan_great_igloo')}"],
    }


@proves("EN-EX-29", "EN-FLD-03", "EN-Q-19")
def test_a_field_is_built_and_harvested_in_one_action() -> None:
    table = scene(ulaf=dict(hand=["ula_barley_terrace"], basic=False), glenn={})
    table.push("place harvest")  # the action is not possible but with the field, so nothing is asked
    assert table.changes()["ulaf"]["food"] == 4


@proves("EN-EX-30", "EN-FLD-09", "EN-FLD-10", "EN-FLD-11")
def test_upgrades_add_up() -> None:
    ulaf = dict(hand=["ULA020"], built=["ULA019", "ula_axe_forge"], upgrades={"ULA019": "ULA003"})
    table = scene(ulaf=ulaf, glenn=dict(passed=True))
    table.push("place explore", "upgrade ULA020 ULA003")
    assert table.changes()["ulaf"]["fish"] == 1
    table.push("place harvest", "harvest ULA003")
    assert table.changes()["ulaf"] == {"fish": 3, "stone": 1}


@proves("EN-EX-31", "EN-FLD-07", "EN-BAD-24")
def test_an_upgrade_needs_a_field_of_its_kind() -> None:
    table = scene(glenn=dict(hand=["gle_drystone_fold"], basic=False, built=["gle_slate_pit"]), ulaf={})
    table.push("place harvest")
    assert table.asked == ("ulaf", "turn")  # there was nothing to ask: the fold fits nowhere
    table = scene(glenn=dict(hand=["gle_drystone_fold", "gle_ceilidh"], basic=False, built=["gle_slate_pit"]), ulaf={})
    table.push("place harvest")
    fold = _id("gle_drystone_fold")
    assert table.refused(f"upgrade {fold} {_id('gle_slate_pit')}") == "EN-FLD-07"
    assert table.refused(f"add {fold}") == "EN-FLD-07"


@proves(
    "EN-EX-32", "EN-SAI-02", "EN-SAI-03", "EN-SAI-05", "EN-SAI-06", "EN-EXD-01", "EN-EXD-02", "EN-EXD-03", "EN-EXD-09"
)
def test_the_queue() -> None:
    table = scene(ulaf=dict(fish=1, raze=1), glenn={})
    table.push("place sail", "load fish")
    table.push("place sail")
    table.push("place sail", "load raze")
    table.until("ulaf", "island")
    near, distant = ["pillage NEA002", "pillage NEA003"], ["pillage DIS001", "pillage DIS002"]
    assert table.keys == [*near, *distant, "land near", "land distant"]
    table.push("pillage DIS001")
    assert (table.asked[0], table.keys) == ("glenn", [*near, "land near"])
    table.push("land near")
    both = ["pillage NEA002", "conquer NEA002", "pillage NEA003", "conquer NEA003"]
    assert (table.asked[0], table.keys) == ("ulaf", [*both, "land near"])


@proves("EN-EX-33", "EN-EXD-12", "EN-EXD-13", "EN-BAD-62", "EN-LEG-06")
def test_cargo_is_lost() -> None:
    ship = dict(clan="ulaf", fish=True, raze=True)
    table = scene(phase="expedition", queue=[ship, dict(clan="glenn")], ulaf={}, glenn={})
    table.push("pillage NEA002")
    changes = table.changes()["ulaf"]
    assert changes == {"food": 3, "ships": 1}


@proves("EN-EX-34", "EN-EXD-03", "EN-EXD-04", "EN-Q-14")
def test_islands_are_not_replaced_within_the_phase() -> None:
    ships = [dict(clan="ulaf"), dict(clan="ulaf"), dict(clan="glenn")]
    table = scene(phase="expedition", queue=ships, near_deck=["nea_seal_rocks"], ulaf={}, glenn={})
    table.push("pillage NEA002", "pillage NEA003")
    assert table.changes()["glenn"]["fish"] == 3  # there was only the deck to take from


@proves("EN-EX-35", "EN-EXD-08", "EN-BAD-63")
def test_pillaged_islands_go_to_their_own_piles() -> None:
    ships = [dict(clan="ulaf"), dict(clan="ulaf", fish=True), dict(clan="glenn")]
    table = scene(phase="expedition", queue=ships, ulaf={}, glenn={})
    table.push("pillage NEA002", "pillage DIS001")
    board = table.changes()["board"]
    assert (board["near_discard"], board["distant_discard"]) == (["+NEA002"], ["+DIS001"])


@proves("EN-EX-36", "EN-RAI-06", "EN-RAI-07", "EN-RAI-08", "EN-KEY-28", "EN-Q-09", "EN-LEG-09")
def test_a_raided_location_is_refreshed_and_raided_again() -> None:
    table = scene(ulaf=dict(raze=2), glenn=dict(worker=2, hand=["gle_ceilidh"], built=["gle_village_cottage"]))
    table.push("raid GLE007")
    assert table.changes()["ulaf"] == {"raze": -1}
    assert table.refused("use GLE007") == "EN-LOC-06"
    table.push("place harvest", f"boost {_id('gle_ceilidh')}", "harvest GLE001")
    assert "raid GLE007" in table.keys
    table.push("pass")
    table.push("use GLE007")
    assert table.changes()["glenn"]["vp"] == 1


@proves(
    "EN-EX-37", "EN-ERL-01", "EN-ERL-02", "EN-ERL-03", "EN-ERL-04", "EN-ERL-05", "EN-ERL-06", "EN-ERL-07", "EN-SAI-03"
)
def test_an_expedition_before_its_time() -> None:
    ships = [dict(clan="ulaf", raze=True), dict(clan="glenn")]
    table = scene(queue=ships, ulaf=dict(worker=1, built=["ula_jarls_drakkar"]), glenn={})
    table.push(f"use {_id('ula_jarls_drakkar')}", "conquer NEA002")
    changes = table.changes()
    assert changes["ulaf"]["empire"] == ["+NEA002"]
    assert changes["ulaf"]["ships"] == 1
    assert [ship["seat"] for ship in table.table.view(None).data()["queue"]] == [1]
    table.push("pass")
    table.push("place sail")
    assert [ship["seat"] for ship in table.table.view(None).data()["queue"]] == [1, 0]


@proves("EN-EX-38", "EN-END-01", "EN-END-02", "EN-END-03", "EN-CLN-01", "EN-BAD-68", "EN-BAD-69")
def test_25_points_in_the_action_phase_make_the_round_the_last() -> None:
    table = scene(
        turn="glenn",
        queue=[dict(clan="ulaf")],
        glenn=dict(vp=24, worker=3, built=["gle_village_cottage", "gle_highland_games"]),
        ulaf={},
    )
    table.push("use GLE007")
    assert table.table.game.last
    assert table.refused("pass", by="glenn") == "EN-ACT-01"
    table.push("pass", "pass")
    assert table.asked == ("ulaf", "island")
    table.push("pillage NEA002")
    game = table.table.game
    assert game.over
    assert (game.players[0].spent, game.exhausted[BOX.number["GLE007"]], game.first) == (1, 1, 0)


@proves("EN-EX-39", "EN-END-04", "EN-CLN-10")
def test_25_points_in_the_expedition_phase_buy_one_more_round() -> None:
    table = scene(
        phase="expedition", queue=[dict(clan="ulaf")], near=["nea_monastery_isle"], ulaf=dict(vp=23), glenn={}
    )
    table.push("pillage NEA010")
    assert (table.table.game.round, table.table.game.last) == (3, False)
    table.until(None, "turn")
    assert table.table.game.last
    while not table.table.over:
        table.push("pass")
    assert table.table.game.round == 3


@proves(
    "EN-EX-40",
    "EN-SCO-01",
    "EN-SCO-02",
    "EN-SCO-03",
    "EN-SCO-04",
    "EN-SCO-05",
    "EN-SCO-06",
    "EN-SCO-07",
    "EN-SCO-08",
    "EN-SCO-09",
    "EN-BAD-70",
    "EN-Q-01",
    "EN-Q-36",
)
def test_the_final_score() -> None:
    for raze, points in ((True, 46), (False, 44)):
        table = scene(
            last=True,
            score_raze=raze,
            mckinnon=dict(
                vp=27,
                wood=3,
                fish=2,
                food=2,
                gold=2,
                raze=2,
                hand=["mck_interest_day"],
                built=["mck_wool_bank"] * 2 + ["mck_sheep_run"] * 3 + ["mck_resource_vault"] * 2 + ["NEA004", "NEA005"],
                assigned={"MCK004": {"sheep": 4}, "mck_resource_vault": {"gold": 1}},
            ),
            glenn=dict(passed=True),
        )
        table.push("pass")
        assert table.table.over
        assert table.table.scores[0] == points


@proves("EN-EX-41", "EN-TIE-01", "EN-TIE-02", "EN-TIE-03", "EN-TIE-04", "EN-Q-37", "EN-Q-38")
def test_ties() -> None:
    def end(hand: int) -> list[int]:
        table = scene(
            last=True,
            glenn=dict(vp=30, worker=5, spent=2, hand=["gle_slate_pit", "gle_pine_grove"], food=1),
            ulaf=dict(vp=30, worker=7, hand=["ula_barley_terrace"] * hand, passed=True),
        )
        table.push("pass")
        assert tiebreaks(table.table.game, 0)[:2] == tiebreaks(table.table.game, 1)[:2]
        return [standing.seat for standing in table.table.ranking if standing.place == 1]

    assert end(3) == [1]
    assert sorted(end(2)) == [0, 1]


@proves("EN-EX-42", "EN-PWN-10", "EN-PWN-11", "EN-BST-10", "EN-BST-11", "EN-LEG-08")
def test_an_action_in_capitals_has_a_window_of_its_own() -> None:
    pawns = ["explore turned", "populate turned"]
    table = scene(glenn=dict(worker=1, pawns=pawns, hand=["gle_slate_pit"], built=["gle_ferry_crew"]), ulaf={})
    table.push(f"use {_id('gle_ferry_crew')}")
    assert table.asked == ("glenn", "window")
    table.push(f"add {_id('gle_slate_pit')}")
    changes = table.changes()["glenn"]
    assert (changes["stone"], changes["ships"], changes["worker"]) == (2, -1, -1)


@proves(
    "EN-EX-43",
    "EN-CLN-02",
    "EN-CLN-03",
    "EN-CLN-04",
    "EN-CLN-05",
    "EN-CLN-06",
    "EN-CLN-07",
    "EN-CLN-08",
    "EN-CLN-09",
    "EN-Q-14",
)
def test_cleanup() -> None:
    table = scene(
        turn="mckinnon",
        near=["nea_orchard_isle"],
        mckinnon=dict(
            worker=0,
            spent=3,
            wood=4,
            pawns=["harvest", "sail turned"],
            built=["mck_labour_exchange", "mck_merchant_cog"],
            assigned={"mck_labour_exchange": {"worker": 2}},
            exhausted=["mck_merchant_cog"],
        ),
        glenn=dict(passed=True),
    )
    game = table.table.game
    mckinnon = game.players[0]
    assert (mckinnon.spent, mckinnon.pawns, mckinnon.goods[1]) == (0, [-1, -1], 4)
    assert mckinnon.goods[6] == 3
    assert table.on(_id("mck_labour_exchange"))["goods"] == {"worker": 2}
    assert not any(game.exhausted)
    assert (len(game.near), len(game.distant)) == (2, 2)
    assert sorted(game.ids(game.near_discard + game.distant_discard)) == ["DIS001", "DIS002", "NEA002"]
    assert game.first == 1


@proves("EN-EX-44", "EN-KEY-10", "EN-KEY-11", "EN-KEY-12")
def test_recover_and_remove() -> None:
    table = scene(heidel=dict(food=1, spent=2, worker=0, built=["hei_mead_hall"]), glenn={})
    table.push("use HEI007")
    assert table.changes()["heidel"]["worker"] == 1
    title = changed("mckinnon", "mck_cashiers_window", action={"spend": {"gold": 1}, "remove": 2})
    table = scene(
        of=title,
        mckinnon=dict(
            gold=1, worker=0, built=["mck_cashiers_window", "mck_wool_bank"], assigned={"mck_wool_bank": {"sheep": 1}}
        ),
        glenn={},
    )
    table.push(f"use {_id('mck_cashiers_window')}", "remove sheep MCK004")
    assert table.changes()["mckinnon"] == {"gold": -1, "sheep": 1}


@proves("EN-EX-45", "EN-KEY-19", "EN-KEY-20", "EN-Q-41", "EN-BAD-64")
def test_the_discard_pile_is_not_searched() -> None:
    table = scene(
        panuk=dict(hand=["pan_sorting_day"], deck=["pan_totem_of_kinds"], rest="discard"), glenn=dict(passed=True)
    )
    table.push("place explore", f"boost {_id('pan_sorting_day')}")
    # Nothing in the deck has a sign of the empire, so nothing is found; then Explore draws the one card there is.
    assert table.changes()["panuk"]["hand"] == [f"-{_id('pan_sorting_day')}", f"+{_id('pan_totem_of_kinds')}"]


@proves("EN-EX-46", "EN-BST-02", "EN-BAD-38")
def test_one_card_with_an_action() -> None:
    table = scene(ulaf=dict(hand=["ula_war_horn"] * 2), glenn={})
    table.push("place sail", "boost ULA010")
    assert table.asked == ("ulaf", "load")
    assert table.refused("boost ULA011") == "EN-SAI-04"


@proves("EN-EX-47", "EN-EXD-16", "EN-Q-13")
def test_an_island_deck_is_renewed() -> None:
    rest = [card.id for card in BOX.cards if card.deck == "near"]
    table = scene(
        phase="expedition",
        near=[],
        near_discard=rest[:5],
        queue=[dict(clan="ulaf", raze=True)],
        ulaf=dict(built=rest[5:]),
        glenn={},
    )
    game = table.table.game
    assert table.asked == ("ulaf", "landing")  # there is nowhere else to go
    assert (len(game.near_deck), len(game.near), len(game.near_discard)) == (4, 1, 0)


@proves("EN-EX-48", "EN-Q-16", "EN-BAD-47")
def test_fish_must_be_fish() -> None:
    table = scene(ulaf=dict(gold=3, raze=1), glenn={})
    table.push("place sail")
    assert table.refused("load fish") == "EN-Q-16"
    assert table.refused("load gold") == "EN-Q-16"
    assert table.keys == ["load nothing", "load raze"]


@proves("EN-EX-49", "EN-Q-28", "EN-BST-10")
def test_nothing_refreshes_the_card_in_use() -> None:
    title = changed("islands", "nea_seal_rocks", action={"perform": "harvest"})
    table = scene(
        of=title,
        heidel=dict(hand=[BOAT], built=["nea_seal_rocks", "nea_hermits_isle"], exhausted=["nea_hermits_isle"]),
        glenn={},
    )
    table.push("use NEA006", f"boost {_id(BOAT)}", "harvest HEI001")
    assert not table.on("NEA007").get("exhausted")
    assert table.on("NEA006")["exhausted"]


@proves("EN-EX-50", "EN-CRD-13", "EN-Q-30")
def test_a_new_feature_does_not_notice_its_own_arrival() -> None:
    ships = [dict(clan="ulaf", raze=True), dict(clan="glenn")]
    table = scene(phase="expedition", near=[GHOST], queue=ships, ulaf={}, glenn={})
    table.push("conquer NEA001")
    changes = table.changes()["ulaf"]
    assert (changes["gold"], "vp" in changes) == (1, False)


@proves("EN-EX-51", "EN-PAS-01", "EN-Q-30")
def test_who_has_passed_resolves_the_ship_all_the_same() -> None:
    table = scene(queue=[dict(clan="glenn")], ulaf={}, glenn=dict(passed=True))
    table.push("pass")
    assert table.asked == ("glenn", "island")
    table.push("pillage NEA002")
    assert table.changes()["glenn"]["food"] == 3


def _id(name: str) -> str:
    """The first copy."""
    return next(card.id for card in BOX.cards if card.name == name)
