"""Turns (EN-ACT, EN-PAS) and building for goods (EN-BLD), with what locations are (EN-LOC) and goods pay (EN-GDS)."""

import pytest

from stead.titles.north.cards import TILES
from tests.north.content import changed
from tests.north.scene import scene
from tests.proves import proves

COTTAGE, MILL, SMITHY = "GLE007", "GLE019", "GLE031"


@proves("EN-ACT-01", "EN-ACT-02", "EN-ACT-03", "EN-ACT-04", "EN-USE-06", "EN-BAD-13")
def test_one_action_a_turn_as_often_as_one_likes_in_any_order() -> None:
    table = scene(
        turn="ulaf", glenn=dict(wood=2, hand=[COTTAGE, "GLE008"]), ulaf=dict(built=["ULA004"]), panuk=dict(food=1)
    )
    turns = [("ulaf", "use ULA004"), ("panuk", "place explore"), ("glenn", f"build {COTTAGE}")]
    turns += [("ulaf", "place populate"), ("panuk", "place harvest"), ("glenn", f"use {COTTAGE}")]
    for clan, key in turns:
        assert table.asked == (clan, "turn")
        assert {"pass", key} <= set(table.keys)
        table.push(key)
        if table.asked[1] == "harvest":
            table.push("harvest PAN001")
        assert table.refused(key, by=clan) == "EN-ACT-01"  # no second action
        assert table.refused("pass", by=clan) == "EN-ACT-01"
    table.push("pass", "pass")
    for key in ("build GLE008", "place populate", "use GLE008", "place sail"):
        assert table.asked == ("glenn", "turn")
        table.push(key)


@proves("EN-BAD-13")
def test_a_turn_is_an_action_or_a_pass() -> None:
    table = scene(glenn={}, ulaf={})
    for key in ("", "wait", "end", "done glenn", "go", "enough"):
        assert table.refused(key) in ("EN-ACT-03", "EN-LOO-02")


@proves("EN-ACT-05", "EN-PAS-01", "EN-PAS-04", "EN-BAD-14", "EN-Q-32", "EN-LEG-05")
def test_who_passed_is_out_and_the_last_goes_on_alone() -> None:
    table = scene(glenn=dict(wood=2, hand=[COTTAGE], built=[SMITHY]), ulaf=dict(food=1))
    table.push("pass")  # with much left to do
    assert table.asked == ("ulaf", "turn")
    for key in (f"build {COTTAGE}", f"use {SMITHY}", "place populate", "pass"):
        assert table.refused(key, by="glenn") == "EN-PAS-01"
    table.push("place explore")
    assert table.asked == ("ulaf", "turn")
    table.push("place populate")
    assert (table.asked, table.table.game.phase) == (("ulaf", "turn"), "action")
    table.push("pass")
    assert table.table.game.phase != "action"


@proves("EN-Q-32")
def test_who_can_do_nothing_passes() -> None:
    table = scene(glenn=dict(worker=0, pawns=["harvest turned", "sail turned"]), ulaf={})
    assert table.asked == ("ulaf", "turn")  # the only thing to do was done


@proves("EN-ACT-06", "EN-BAD-16", "EN-BAD-17", "EN-GDS-12", "EN-GDS-10")
def test_nothing_is_traded() -> None:
    table = scene(glenn=dict(worker=9, gold=9, wood=9), ulaf={})
    for key in ("exchange 1", "exchange worker wood", "gain wood", "pay worker worker", "trade gold stone", "draw"):
        assert table.refused(key) == "EN-ACT-03"


# Building


@proves("EN-BLD-01", "EN-BLD-07", "EN-BLD-08", "EN-LEG-07", "EN-CRD-03", "EN-LOC-05", "EN-KEY-22")
def test_a_new_location_is_used_in_the_same_round() -> None:
    table = scene(glenn=dict(wood=1, worker=0, hand=[COTTAGE]), ulaf=dict(passed=True))
    table.push(f"build {COTTAGE}")
    assert table.changes()["glenn"] == {"wood": -1, "worker": 1, "hand": [f"-{COTTAGE}"], "empire": [f"+{COTTAGE}"]}
    table.push(f"use {COTTAGE}")
    assert table.changes()["glenn"] == {"worker": -1, "spent": 1, "vp": 1}
    assert table.on(COTTAGE)["exhausted"]


@proves("EN-BAD-20", "EN-BAD-22", "EN-BAD-23", "EN-BLD-06", "EN-FLD-02", "EN-CRD-04", "EN-CRD-10")
def test_only_locations_in_hand_are_built_and_fields_and_boosts_wait_for_their_action() -> None:
    hand = ["GLE004", "GLE010", "GLE025"]
    table = scene(glenn=dict(wood=9, stone=9, sheep=9, food=9, hand=hand, built=[MILL]), ulaf=dict(hand=["ULA004"]))
    for card in (COTTAGE, MILL, "ULA004", "NEA001", "GLE001"):  # deck, empire, another's, island, basic field
        assert table.refused(f"build {card}") == "EN-BLD-01"
    assert table.refused("build GLE010") == "EN-CRD-04"
    for card in ("GLE004", "GLE025"):
        assert table.refused(f"build {card}") == "EN-BLD-06"
        assert table.refused(f"add {card}") == "EN-BLD-06"
    assert table.refused("build GLE010 GLE004") == "EN-ACT-02"
    assert table.refused("build") == "EN-ACT-03"


@proves("EN-Q-62", "EN-CRD-08", "EN-CRD-14", "EN-CRD-15")
def test_copies_are_separate_cards_and_one_choice() -> None:
    table = scene(glenn=dict(wood=3, hand=["GLE007", "GLE008"], built=["GLE009"]), ulaf=dict(passed=True))
    assert table.refused("build GLE008") == "EN-Q-62"  # the same as building GLE007
    table.push("build GLE007", "build GLE008")
    assert table.zone("glenn", "empire")[-3:] == ["GLE007", "GLE008", "GLE009"]
    table.push("use GLE007")
    assert [table.on(card).get("exhausted", False) for card in ("GLE007", "GLE008", "GLE009")] == [True, False, False]


@proves("EN-LEG-12", "EN-GDS-09", "EN-Q-50", "EN-GDS-12")
def test_gold_pays_while_the_resource_is_there() -> None:
    hall = "GLE028"  # 2 wood and 1 stone
    table = scene(glenn=dict(wood=2, stone=1, gold=3, hand=[hall]), ulaf={})
    table.push(f"build {hall}")
    ways = ["wood wood stone", "wood wood gold", "wood stone gold", "wood gold gold", "stone gold gold"]
    assert sorted(table.keys) == sorted(f"pay {way}" for way in [*ways, "gold gold gold"])
    table.push("pay wood gold gold")
    assert table.goods("glenn") == {"wood": 1, "stone": 1, "gold": 1, "worker": 2, "vp": 1}


@proves("EN-BAD-19", "EN-BAD-21", "EN-Q-48", "EN-KEY-04")
def test_only_the_own_supply_pays() -> None:
    vault = dict(built=["mck_resource_vault"], assigned={"mck_resource_vault": {"wood": 5}}, hand=["MCK004"])
    table = scene(mckinnon=vault, glenn=dict(wood=5))
    assert table.refused("build MCK004") == "EN-BLD-02"
    ship = [dict(clan="panuk", fish=True, raze=True)]
    table = scene(queue=ship, panuk=dict(food=1, hand=["PAN025"]), ulaf=dict(built=["ula_axe_forge"]))
    assert table.refused("build PAN025") == "EN-BLD-02"  # the fish is on the ship
    assert table.refused("raid ULA004") == "EN-RAI-02"  # and so is the raze token


@proves("EN-GDS-10", "EN-GDS-11", "EN-BAD-18")
def test_gold_stands_for_resources_only_and_nothing_for_gold() -> None:
    table = scene(mckinnon=dict(gold=1, wood=9, built=["MCK033"]), glenn={})
    assert table.refused("use MCK033") == "EN-USE-02"  # 2 gold
    table = scene(glenn=dict(worker=0, gold=9, built=[COTTAGE]), ulaf=dict(built=["ula_axe_forge"]))
    assert table.refused(f"use {COTTAGE}") == "EN-GDS-11"  # a worker
    assert table.refused("raid ULA004") == "EN-RAI-02"
    table = scene(nanurjuk=dict(worker=0, gold=9, hand=["NAN007"]), glenn={})
    assert table.refused("build NAN007") == "EN-BLD-02"
    title = changed("glenn", "gle_border_smithy", cost={"wood": 1, "gold": 1, "worker": 1})
    table = scene(of=title, glenn=dict(wood=2, gold=3, worker=3, hand=[SMITHY]), ulaf={})
    table.push(f"build {SMITHY}")
    assert table.refused("pay wood wood worker") == "EN-GDS-10"
    assert table.refused("pay gold gold gold") == "EN-GDS-11"
    assert table.refused("pay gold") == "EN-GDS-11"
    assert table.refused("pay gold gold worker worker") == "EN-BLD-02"
    table.push("pay gold gold worker")
    assert table.goods("glenn") == {"wood": 2, "gold": 1, "worker": 2}


@proves("EN-GDS-03", "EN-GDS-05", "EN-LOC-09", "EN-GEN-01", "EN-GEN-02", "EN-KEY-01", "EN-KEY-04", "EN-CTR-18")
def test_goods_come_from_the_bank_and_go_there() -> None:
    table = scene(glenn=dict(sheep=1, worker=1, built=["GLE017", MILL]), ulaf=dict(sheep=4, food=4, passed=True))
    table.push("use GLE017")
    assert table.changes() == {"glenn": {"sheep": -1, "vp": 2}}
    table.push(f"use {MILL}", "gain wood")
    assert table.changes() == {"glenn": {"food": 1, "wood": 1, "worker": -1, "spent": 1}}


@proves("EN-LOC-10", "EN-KEY-02", "EN-OVR-06")
def test_points_are_scored_at_once() -> None:
    table = scene(glenn=dict(wood=3, stone=1, worker=2, hand=["GLE028"], built=[COTTAGE, "GLE021"]), ulaf={})
    table.push("build GLE028").push("pass")
    assert table.table.scores == [1, 0]  # a bonus
    table.push(f"use {COTTAGE}")
    assert table.table.scores == [2, 0]  # an action
    table.push("place populate")
    assert table.table.scores == [3, 0]  # a feature


@proves("EN-CRD-17", "EN-GEN-03", "EN-EXP-01")
def test_cards_come_from_the_own_deck() -> None:
    table = scene(panuk=dict(stone=1, hand=["PAN007"], deck=["PAN025", "PAN026"]), glenn=dict(passed=True))
    table.push("build PAN007")
    assert table.changes()["panuk"]["hand"] == ["-PAN007", "+PAN025"]
    table.push("place explore")
    assert table.changes() == {"panuk": {"hand": ["+PAN026"]}}


@pytest.mark.parametrize("tile", TILES)
@proves("EN-ACT-03")
def test_a_pawn_goes_to_any_tile(tile: str) -> None:
    table = scene(glenn=dict(hand=[COTTAGE]), ulaf={})
    assert f"place {tile}" in table.keys


@proves("EN-Q-25", "EN-Q-24")
def test_a_location_without_a_goods_cost_is_built_for_nothing_but_not_constructed() -> None:
    title = changed("glenn", "gle_border_smithy", cost={})
    table = scene(of=title, glenn=dict(worker=0, hand=[SMITHY, MILL, "GLE028"], built=["GLE021"]), ulaf={})
    free = scene(of=title, glenn=dict(worker=0, hand=[SMITHY]), ulaf={})
    free.push(f"build {SMITHY}")
    assert free.changes()["glenn"] == {"hand": [f"-{SMITHY}"], "empire": [f"+{SMITHY}"]}
    table.push("place construct")
    assert table.refused(f"construct {SMITHY}") == "EN-CON-01"
    assert scene(of=title, glenn=dict(hand=[SMITHY]), ulaf={}).refused("place construct") == "EN-BST-08"
