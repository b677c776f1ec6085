"""Make a Deal (IS-DEA)."""

import pytest

from tests.proves import proves
from tests.settlers.scene import BOX, scene


@proves("IS-DEA-01", "IS-DEA-03", "IS-DEA-04", "IS-DEA-05", "IS-DEA-08")
def test_a_deal_is_made_with_a_faction_card_from_hand_for_1_food() -> None:
    """Idol (3 stone and a Location, 4 VP as bonus) as a Deal: 1 Worker."""
    table = scene(barbarians=dict(food=2, hand=["bar_idol"]), romans=dict(deals=["rom_roman_bank"]))
    table.push("deal BAR027")
    assert table.changes() == {"barbarians": {"food": -1, "worker": 1, "hand": ["-BAR027"], "deals": ["+BAR027"]}}
    assert table.asked == ("romans", "turn")


@proves("IS-DEA-01")
@pytest.mark.parametrize("zone", ["built", "deck", "discard", "deals"])
def test_a_card_that_is_not_in_hand_makes_no_deal(zone: str) -> None:
    table = scene(barbarians={"food": 1, zone: ["bar_idol"]}, romans={})
    assert table.refused("deal BAR027") == "IS-DEA-01"


@proves("IS-DEA-01")
def test_a_card_in_anothers_hand_makes_no_deal() -> None:
    table = scene(barbarians=dict(food=1), romans=dict(hand=["rom_roman_bank"]))
    assert table.refused("deal ROM029") == "IS-DEA-01"


@proves("IS-DEA-02")
def test_a_common_card_makes_no_deal() -> None:
    table = scene(barbarians=dict(food=1, hand=["com_mill", "com_armorer"]), romans={})
    assert not [key for key in table.keys if key.startswith("deal")]
    assert table.refused("deal COM006") == "IS-DEA-02"
    assert not [card.id for card in BOX.cards if card.common and card.deal]


@proves("IS-DEA-03")
def test_a_deal_costs_food_or_gold_and_nothing_else() -> None:
    table = scene(barbarians=dict(wood=3, stone=3, worker=3, raze=3, hand=["bar_idol"]), romans={})
    assert table.refused("deal BAR027") == "IS-DEA-03"
    table = scene(barbarians=dict(gold=1, hand=["bar_idol"]), romans={})
    table.push("deal BAR027")
    assert table.goods("barbarians") == {"worker": 3}


@proves("IS-DEA-03")
@pytest.mark.parametrize("good", ["food", "gold"])
def test_who_has_both_chooses(good: str) -> None:
    table = scene(barbarians=dict(food=1, gold=1, hand=["bar_idol"]), romans={})
    table.push("deal BAR027")
    assert table.keys == ["pay food", "pay gold"]
    table.push(f"pay {good}")
    assert table.changes()["barbarians"] == {good: -1, "worker": 1, "hand": ["-BAR027"], "deals": ["+BAR027"]}


@proves("IS-DEA-04")
def test_a_deal_lies_under_the_board_for_all_to_see() -> None:
    table = scene(barbarians=dict(food=1, hand=["bar_idol"]), romans={})
    table.push("deal BAR027")
    for seat in (0, 1, None):
        player = table.table.view(seat).data()["players"][0]
        assert player["deals"] == ["BAR027"]
        assert player["empire"] == {"production": [], "features": [], "actions": []}


@proves("IS-DEA-05")
@pytest.mark.parametrize(
    ("faction", "card", "good"),
    [
        ("barbarians", "BAR007", "wood"),
        ("barbarians", "BAR023", "stone"),
        ("barbarians", "BAR004", "gold"),
        ("barbarians", "BAR012", "worker"),
        ("barbarians", "BAR016", "raze"),
        ("japanese", "JAP024", "vp"),
    ],
)
def test_the_good_comes_at_once(faction: str, card: str, good: str) -> None:
    table = scene(**{faction: dict(food=1, hand=[card])}, romans={})
    table.push(f"deal {card}")
    assert table.changes() == {faction: {"food": -1, good: 1, "hand": [f"-{card}"], "deals": [f"+{card}"]}}


@proves("IS-DEA-05")
def test_a_deal_for_food_brings_the_food_back() -> None:
    table = scene(barbarians=dict(food=1, hand=["bar_barter"]), romans={})
    table.push("deal BAR025")
    assert table.goods("barbarians") == {"food": 1, "worker": 2}


@proves("IS-DEA-05")
def test_a_deal_for_a_card() -> None:
    table = scene(barbarians=dict(food=1, hand=["bar_mission"], deck=["BAR001"]), romans={})
    table.push("deal BAR028", "draw faction")
    assert table.zone("barbarians", "hand") == ["BAR001"]


@proves("IS-DEA-06")
def test_the_good_comes_again_in_each_later_production() -> None:
    """Dojo as a Deal: 1 VP."""
    table = scene(japanese=dict(food=1, hand=["jap_dojo"]), romans={})
    table.push("deal JAP024")
    assert table.goods("japanese")["vp"] == 1
    table.next_round()
    assert table.goods("japanese")["vp"] == 2
    table.next_round()
    assert table.goods("japanese")["vp"] == 3
    assert table.zone("japanese", "deals") == ["JAP024"]
    assert table.goods("romans").get("vp", 0) == 0


@proves("IS-DEA-07")
def test_any_number_of_deals() -> None:
    cards = [f"BAR{n:03}" for n in range(1, 31)]
    table = scene(barbarians=dict(food=40, hand=cards), romans=dict(passed=True))
    made = 0
    while deals := [key for key in table.keys if key.startswith(("deal", "draw common", "pay food"))]:
        table.push(deals[0])
        made += deals[0].startswith("deal")
    assert made >= 30
    assert set(table.zone("barbarians", "deals")) >= set(cards)


@proves("IS-DEA-08")
def test_a_deal_is_no_location() -> None:
    """Not to be given up, not counted by colour, worth nothing at the end; its Feature does not work."""
    table = scene(
        barbarians=dict(wood=2, raze=1, hand=["bar_hillfort", "com_old_forest"], deals=["bar_raid", "bar_borders"]),
        romans=dict(passed=True),
        round=5,
    )
    assert table.refused("build BAR022") == "IS-BLD-10"
    table.push("raze COM007")
    assert table.goods("barbarians").get("vp", 0) == 0
    table.push("pass")
    assert table.table.scores == [0, 0]


@proves("IS-DEA-08")
def test_a_deal_is_not_counted_by_colour() -> None:
    """Hillfort: 1 VP per black Location. Raid and Borders are black."""
    table = scene(
        barbarians=dict(wood=2, hand=["bar_hillfort"], deals=["bar_raid", "bar_borders"], foundations=["com_mill"]),
        romans={},
    )
    table.push("build BAR022")
    assert table.goods("barbarians")["vp"] == 1
