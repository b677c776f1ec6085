"""Activate an Action Location (IS-AVT)."""

import pytest

from stead.titles.settlers.events import Activated, Gained, Paid
from tests.proves import proves
from tests.settlers.scene import BOX, scene


@proves("IS-AVT-01")
def test_only_an_action_location_in_ones_own_empire_is_activated() -> None:
    table = scene(
        barbarians=dict(
            worker=6,
            hand=["bar_mission", "com_lumberjacks"],
            built=["com_town", "com_mill", "com_gold_mine"],
            deals=["bar_robbers"],
            foundations=["com_coal_mine"],
        ),
        romans=dict(built=["com_hunter_joe"]),
    )
    assert [key for key in table.keys if key.startswith("activate")] == ["activate COM021", "activate COM021 twice"]
    for card in ("COM015", "COM006", "BAR028", "COM042", "BAR030", "COM033", "COM082"):
        assert table.refused(f"activate {card}") == "IS-AVT-01"


@proves("IS-AVT-02", "IS-AVT-03")
def test_the_cost_is_placed_on_the_card() -> None:
    table = scene(barbarians=dict(worker=3, stone=3, built=["com_masons_guild"]), romans={})
    table.push("activate COM037")
    assert table.changes() == {"barbarians": {"worker": -1, "stone": -2, "vp": 3}}
    assert table.on("COM037") == {"used": 1, "goods": {"worker": 1, "stone": 2}}


@proves("IS-AVT-02")
@pytest.mark.parametrize("goods", [dict(worker=0, stone=2), dict(worker=2, stone=1), dict(worker=2, wood=3, raze=3)])
def test_who_cannot_pay_does_not_activate(goods: dict[str, int]) -> None:
    table = scene(barbarians=dict(built=["com_masons_guild"], hand=["com_ruins"], **goods), romans={})
    assert table.refused("activate COM037") == "IS-AVT-02"


@proves("IS-AVT-03", "IS-CLN-04")
def test_goods_stay_on_the_card_to_the_end_of_the_round() -> None:
    table = scene(barbarians=dict(worker=6, built=["com_lumberjacks"]), romans={})
    table.push("activate COM042", "exchange 1", "gain wood", "exchange 1", "gain wood", "pass")
    assert table.on("COM042") == {"used": 1, "goods": {"worker": 1}}
    table.next_round()
    assert table.on("COM042") == {}


@proves("IS-AVT-03")
def test_goods_on_a_card_are_not_used_again() -> None:
    """2 Workers, one on Lumberjacks, one on Coal Mine: none for an exchange, none for Hunter Joe."""
    built = ["com_lumberjacks", "com_coal_mine", "com_hunter_joe"]
    table = scene(barbarians=dict(hand=["com_ruins"], built=built), romans=dict(passed=True))
    table.push("activate COM042")
    assert table.refused("exchange 1")
    table.push("activate COM033")
    assert table.refused("activate COM082") == "IS-AVT-03"


@proves("IS-AVT-04")
def test_once_per_round() -> None:
    table = scene(barbarians=dict(worker=6, built=["com_lumberjacks"]), romans=dict(passed=True))
    table.push("activate COM042")
    assert table.refused("activate COM042") == "IS-AVT-04"
    table.next_round()
    table.push("pass", by="romans")
    assert "activate COM042" in table.keys


@proves("IS-AVT-04")
def test_a_location_that_is_activated_once_is_not_activated_twice_at_once() -> None:
    table = scene(barbarians=dict(worker=6, built=["com_lumberjacks"]), romans={})
    assert table.refused("activate COM042 twice") == "IS-AVT-07"


@proves("IS-AVT-04", "IS-GRL-07")
def test_unless_a_card_says_otherwise() -> None:
    """Acting Troupe takes the goods off another Location: it may be activated again."""
    table = scene(barbarians=dict(worker=6, built=["com_lumberjacks", "com_acting_troupe"]), romans=dict(passed=True))
    table.push("activate COM042", "activate COM041")
    assert table.on("COM042") == {}
    table.push("activate COM042")
    assert table.changes() == {"barbarians": {"worker": -3, "wood": 4}}


@proves("IS-AVT-05")
def test_the_effect_comes_after_the_cost() -> None:
    table = scene(barbarians=dict(worker=2, built=["com_lumberjacks"]), romans={})
    table.push("activate COM042")
    assert table.table.events == [
        Activated(0, "COM042", 1),
        Paid(0, {"worker": 1}, "COM042"),
        Gained(0, {"wood": 2}, "COM042"),
    ]


@proves("IS-AVT-05")
def test_the_effect_does_not_pay_for_its_own_cost() -> None:
    """Porters: 1 food to let a Production Location produce, here Grain Field: 1 food."""
    table = scene(barbarians=dict(built=["com_porters", "com_grain_field"]), romans={})
    assert table.refused("activate COM084") == "IS-AVT-02"


@proves("IS-AVT-06")
def test_one_location_in_a_turn() -> None:
    table = scene(barbarians=dict(worker=6, built=["com_lumberjacks", "com_coal_mine"]), romans={})
    assert table.refused("activate COM042 COM033") == "IS-AVT-06"
    table.push("activate COM042")
    assert table.asked == ("romans", "turn")


@proves("IS-AVT-06")
def test_not_even_with_the_turn_still_open_for_placements() -> None:
    table = scene(barbarians=dict(worker=6, defence=1, built=["com_lumberjacks", "com_coal_mine"]), romans={})
    table.push("activate COM042")
    assert table.asked == ("barbarians", "end")
    assert table.refused("activate COM033") == "IS-ACT-02"


@proves("IS-AVT-07")
def test_the_second_activation_may_wait_for_a_later_turn() -> None:
    """Gold Mine: 1 Worker for 1 Gold, up to twice."""
    table = scene(barbarians=dict(worker=6, built=["com_gold_mine"]), romans={})
    table.push("activate COM021")
    assert table.changes() == {"barbarians": {"worker": -1, "gold": 1}}
    assert table.asked == ("romans", "turn")
    table.push("pass", "activate COM021")
    assert table.changes() == {"barbarians": {"worker": -1, "gold": 1}}
    assert table.on("COM021") == {"used": 2, "goods": {"worker": 2}}
    assert table.refused("activate COM021") == "IS-AVT-04"


@proves("IS-AVT-07")
def test_after_one_activation_only_one_is_left() -> None:
    table = scene(barbarians=dict(worker=6, built=["com_gold_mine"], used={"com_gold_mine": 1}), romans={})
    assert table.refused("activate COM021 twice") == "IS-AVT-07"


@proves("IS-AVT-08", "IS-Q-28")
def test_twice_in_one_turn_for_double_the_cost_is_one_action() -> None:
    table = scene(barbarians=dict(worker=6, built=["com_gold_mine"]), romans={})
    table.push("activate COM021 twice")
    assert table.changes() == {"barbarians": {"worker": -2, "gold": 2}}
    assert table.on("COM021") == {"used": 2, "goods": {"worker": 2}}
    assert table.asked == ("romans", "turn")


@proves("IS-AVT-08", "IS-GRL-08")
def test_twice_may_be_paid_in_part_with_gold() -> None:
    """Sawmill: 1 wood for 1 VP, up to twice."""
    table = scene(barbarians=dict(wood=1, gold=1, built=["com_sawmill"]), romans={})
    table.push("activate COM076 twice")
    assert table.changes() == {"barbarians": {"wood": -1, "gold": -1, "vp": 2}}
    assert table.on("COM076") == {"used": 2, "goods": {"wood": 1, "gold": 1}}


@proves("IS-AVT-08")
def test_twice_needs_double_the_cost() -> None:
    table = scene(barbarians=dict(worker=1, built=["com_gold_mine"]), romans={})
    assert table.refused("activate COM021 twice") == "IS-AVT-08"


@proves("IS-Q-28")
def test_both_costs_come_first_and_the_effects_follow_one_by_one() -> None:
    """Castle: 1 Worker for a card, up to twice. The first card is seen before the second deck is chosen."""
    table = scene(barbarians=dict(worker=2, built=["com_castle"], deck=["BAR001"]), romans={}, deck=["COM003"])
    table.push("activate COM046 twice")
    assert table.changes() == {"barbarians": {"worker": -2}}
    assert table.asked == ("barbarians", "draw")
    table.push("draw common")
    assert table.changes() == {"barbarians": {"hand": ["+COM003"]}}
    assert table.asked == ("barbarians", "draw")
    table.push("draw faction")
    assert table.changes() == {"barbarians": {"hand": ["+BAR001"]}}


@proves("IS-Q-27", "IS-AVT-08")
def test_not_twice_where_there_is_nothing_to_gain_the_second_time() -> None:
    """Castle: 1 Worker for a card, up to twice."""
    held = [card.id for card in BOX.cards if card.deck == "common" and card.id not in ("COM003", "COM005", "COM046")]
    barbarians = dict(built=["COM046"], empty_deck=True)
    two_left = scene(barbarians=barbarians, romans=dict(hand=held), deck=["COM003", "COM005"])
    assert "activate COM046 twice" in two_left.keys
    one_left = scene(barbarians=barbarians, romans=dict(hand=[*held, "COM005"]), deck=["COM003"])
    assert [key for key in one_left.keys if key.startswith("activate")] == ["activate COM046"]
    assert one_left.refused("activate COM046 twice") == "IS-Q-27"


@proves("IS-Q-28")
def test_both_deals_are_discarded_before_anything_is_gained() -> None:
    """Hanseatic League: 1 Worker and one of one's Deals for 2 VP, up to twice."""
    table = scene(
        barbarians=dict(built=["com_hanseatic_league"], deals=["bar_idol", "bar_borders", "bar_raid"]), romans={}
    )
    table.push("activate COM061 twice", "cancel BAR027")
    assert table.goods("barbarians") == {}
    table.push("cancel BAR029")
    assert table.changes()["barbarians"] == {
        "worker": -2,
        "vp": 4,
        "deals": ["-BAR027", "-BAR029"],
        "discard": ["+BAR027", "+BAR029"],
    }


@proves("IS-AVT-09", "IS-GRL-01", "IS-GRL-02")
def test_goods_come_from_the_general_supply_and_vp_are_marked_at_once() -> None:
    table = scene(
        barbarians=dict(stone=1, built=["com_court_sculptor", "com_lumberjacks"]),
        romans=dict(wood=3, vp=3, passed=True),
    )
    table.push("activate COM036")
    assert table.changes() == {"barbarians": {"stone": -1, "vp": 1}}
    assert table.table.scores == [1, 3]
    table.push("activate COM042")
    assert table.changes() == {"barbarians": {"worker": -1, "wood": 2}}


@proves("IS-AVT-11")
def test_a_location_is_activated_in_the_round_it_was_built_in_a_later_turn() -> None:
    table = scene(barbarians=dict(wood=2, defence=1, hand=["com_lumberjacks"]), romans={})
    table.push("build COM042")
    assert table.refused("activate COM042") == "IS-ACT-02"
    table.push("end", "pass", "activate COM042")
    assert table.goods("barbarians")["wood"] == 2


@proves("IS-AVT-12")
@pytest.mark.parametrize(
    ("card", "supply", "paid"),
    [
        ("COM042", {}, {"worker": 1}),
        ("BAR004", {}, {"worker": 2}),
        ("COM032", dict(wood=1, stone=1, food=1), {"wood": 1, "stone": 1, "food": 1}),
        ("COM030", dict(gold=1), {"worker": 1, "gold": 1}),
        ("BAR026", dict(raze=1), {"worker": 1, "raze": 1}),
    ],
)
def test_a_cost_of_workers_resources_or_other_goods(card: str, supply: dict[str, int], paid: dict[str, int]) -> None:
    table = scene(barbarians=dict(built=[card], **supply), romans={})
    table.push(f"activate {card}")
    assert table.on(card)["goods"] == paid
    changes = table.changes()["barbarians"]
    assert {good: -n for good, n in changes.items() if n < 0} == paid


@proves("IS-AVT-12")
def test_a_cost_of_a_card_from_hand() -> None:
    """Tavern: a card for 2 VP."""
    table = scene(barbarians=dict(hand=["com_mill", "bar_raid"], built=["com_tavern"]), romans={})
    table.push("activate COM049", "discard BAR007")
    assert table.changes() == {"barbarians": {"vp": 2, "hand": ["-BAR007"], "discard": ["+BAR007"]}}
