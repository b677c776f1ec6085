"""Goods and what they are for (IS-GDS)."""

from typing import Any

import pytest

from tests.proves import proves
from tests.settlers.scene import scene


@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("BAR001", {"food": -1, "wood": 1}),
        ("BAR024", {"food": -1, "stone": 1}),
        ("BAR025", {}),  # 1 food for 1 food
        ("BAR004", {"food": -1, "gold": 1}),
        ("BAR012", {"food": -1, "worker": 1}),
        ("BAR015", {"food": -1, "raze": 1}),
    ],
)
@proves("IS-GDS-01", "IS-CRD-07")
def test_the_deal_field_names_the_good(card: str, goods: dict[str, int]) -> None:
    table = scene(barbarians=dict(food=1, hand=[card]), japanese={})
    table.push(f"deal {card}")
    assert table.changes() == {"barbarians": {**goods, "hand": [f"-{card}"], "deals": [f"+{card}"]}}


@proves("IS-GDS-01", "IS-CRD-07")
def test_a_card_is_a_good_too() -> None:
    table = scene(barbarians=dict(food=1, hand=["BAR028"]), japanese={}, deck=["com_mill"])
    table.push("deal BAR028", "draw common")
    assert table.changes() == {"barbarians": {"food": -1, "hand": ["-BAR028", "+COM006"], "deals": ["+BAR028"]}}


@proves("IS-GDS-01")
def test_victory_points_and_defence_tokens_are_goods() -> None:
    table = scene(japanese=dict(deals=["JAP024"], worker=0), romans={}, phase="production")
    assert table.goods("japanese") == {"vp": 1, "worker": 4, "wood": 1, "raze": 1, "defence": 1}


@proves("IS-GDS-02", "IS-Q-12")
def test_resources_are_wood_stone_and_food() -> None:
    table = scene(barbarians=dict(built=["bar_barter"]), japanese={})
    table.push("activate BAR025")
    assert table.keys == ["gain wood", "gain stone", "gain food"]
    assert table.refused("gain gold") == "IS-GDS-02"


@proves("IS-GDS-02", "IS-Q-12")
def test_gold_is_no_resource() -> None:
    """It cannot be taken by exchange or by Saboteurs, nor stored or offered where Resources are."""
    table = scene(romans={}, japanese={})
    table.push("exchange 1")
    assert [key for key in table.keys if key.startswith("gain")] == ["gain wood", "gain stone", "gain food"]

    table = scene(barbarians=dict(built=["bar_saboteurs"]), japanese=dict(wood=1, food=1, gold=3))
    table.push("activate BAR010")
    assert table.keys == ["steal wood japanese", "steal food japanese"]

    table = scene(romans=dict(stone=1, gold=3, built=["rom_warehouses"]), japanese={}, phase="cleanup")
    assert table.keys == ["store stone 1", "store nothing"]

    table = scene(japanese=dict(wood=1, gold=3, built=["jap_shrine"]), romans={})
    assert [key for key in table.keys if key.startswith("offer")] == ["offer wood JAP015"]
    assert table.refused("offer gold JAP015") == "IS-GDS-02"


@pytest.mark.parametrize(
    ("card", "cost"),
    [("COM044", "wood"), ("COM034", "stone"), ("COM053", "food")],
)
@proves("IS-GDS-03", "IS-GRL-08")
def test_one_gold_stands_in_for_any_one_resource(card: str, cost: str) -> None:
    table = scene(romans=dict(gold=1, worker=3, built=[card]), japanese={})
    table.push(f"activate {card}")
    assert table.changes() == {"romans": {"gold": -1, "worker": -1, "vp": 2}}
    # And with the Resource itself it is the same.
    table = scene(romans={cost: 1, "worker": 3, "built": [card]}, japanese={})
    table.push(f"activate {card}")
    assert table.changes() == {"romans": {cost: -1, "worker": -1, "vp": 2}}


@proves("IS-Q-13", "IS-GDS-03")
def test_the_payer_chooses_between_resources_and_gold() -> None:
    position: dict[str, Any] = dict(romans=dict(wood=1, stone=1, gold=2, hand=["com_armorer"]), japanese={})
    ways = {
        "pay wood stone": {"wood": -1, "stone": -1},
        "pay wood gold": {"wood": -1, "gold": -1},
        "pay stone gold": {"stone": -1, "gold": -1},
        "pay gold gold": {"gold": -2},
    }
    assert sorted(scene(**position).push("build COM018").keys) == sorted(ways)
    for way, paid in ways.items():
        table = scene(**position).push("build COM018", way)
        assert table.changes() == {"romans": {**paid, "raze": 1, "hand": ["-COM018"], "built": ["+COM018"]}}


@proves("IS-GDS-04")
def test_a_resource_never_stands_in_for_gold() -> None:
    workshop: dict[str, Any] = dict(wood=3, stone=3, food=3, built=["com_goldsmiths_workshop"])  # 1 Worker, 1 Gold
    table = scene(romans=workshop, japanese={})
    assert "activate COM030" not in table.keys
    table = scene(romans=workshop | dict(gold=1), japanese={})
    table.push("activate COM030")
    assert table.changes() == {"romans": {"worker": -1, "gold": -1, "vp": 2}}


@proves("IS-GDS-05")
def test_gold_is_not_changed_into_resources() -> None:
    table = scene(romans=dict(gold=3), japanese={})
    assert table.keys == ["exchange 1", "pass"]  # of Workers: there is nothing to be done with Gold
    assert table.refused("exchange gold wood") == "IS-GDS-05"


@proves("IS-GDS-06")
def test_workers_are_spent_on_actions_and_on_exchange() -> None:
    table = scene(romans=dict(worker=5, built=["com_lumberjacks"]), japanese={})
    table.push("activate COM042")
    assert table.changes() == {"romans": {"worker": -1, "wood": 2}}
    table.push("pass", "exchange 1", "gain food")
    assert table.changes() == {"romans": {"worker": -2, "food": 1}}


@proves("IS-GDS-07")
def test_raze_tokens_raze_cards_in_hand_and_locations_of_opponents() -> None:
    table = scene(romans=dict(raze=3, hand=["com_wood_storage"]), japanese=dict(built=["com_mill"]))
    table.push("raze COM003")
    assert table.changes()["romans"] == {"raze": -1, "wood": 2, "hand": ["-COM003"]}
    table.push("exchange 1", "gain wood", "raze COM006")
    assert table.changes()["romans"] == {"raze": -2, "worker": 1, "food": 1}


@proves("IS-GDS-08", "IS-DEF-05")
def test_a_defence_token_makes_razing_dearer() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill", "com_armorer"]), japanese=dict(raze=2))
    table.push("defend COM006", "exchange 1", "gain wood")
    assert table.asked == ("japanese", "turn")
    assert [key for key in table.keys if key.startswith("raze")] == ["raze COM018"]
    assert table.refused("raze COM006") == "IS-RZE-02"


@proves("IS-GDS-09")
def test_what_resources_are_for() -> None:
    """Food pays for Deals, wood and stone for building."""

    def offered(**goods: int) -> set[str]:
        table = scene(barbarians=dict(hand=["BAR001", "COM018"], **goods), japanese={})
        return {key for key in table.keys if key.startswith(("deal", "build"))}

    assert offered(food=5) == {"deal BAR001"}
    assert offered(wood=5) == {"build BAR001"}
    assert offered(wood=5, stone=5) == {"build BAR001", "build COM018"}


@pytest.mark.parametrize(
    ("good", "card"), [("wood", "com_sawmill"), ("stone", "com_court_sculptor"), ("food", "com_brewer")]
)
@proves("IS-GDS-09", "IS-AVT-12")
def test_any_resource_can_be_an_action_cost(good: str, card: str) -> None:
    table = scene(romans={good: 1, "built": [card]}, japanese={})
    table.push(next(key for key in table.keys if key.startswith("activate")))
    assert table.changes() == {"romans": {good: -1, "vp": 1}}


@pytest.mark.parametrize(("deck", "card"), [("common", "+COM006"), ("faction", "+ROM030")])
@proves("IS-GDS-10")
def test_a_card_comes_from_the_deck_its_player_likes(deck: str, card: str) -> None:
    table = scene(romans=dict(built=["com_castle"], deck=["rom_colossus"]), japanese={}, deck=["com_mill"])
    table.push("activate COM046")
    assert table.keys == ["draw common", "draw faction"]
    table.push(f"draw {deck}")
    assert table.changes() == {"romans": {"worker": -1, "hand": [card]}}


@proves("IS-GDS-10")
def test_some_effects_name_the_deck() -> None:
    """Legion gives Common cards (production and bonus), Dojo a Japanese one: nobody is asked."""
    table = scene(
        romans=dict(food=1, hand=["rom_legion"], foundations=["com_ruins"]), japanese={}, deck=["COM006", "COM018"]
    )
    table.push("build ROM017")
    assert table.asked == ("japanese", "turn")
    assert table.zone("romans", "hand") == ["COM006", "COM018"]

    table = scene(
        japanese=dict(wood=1, worker=0, hand=["jap_dojo"], foundations=["com_ruins"], deck=["jap_gate"]), romans={}
    )
    table.push("build JAP024")
    assert table.asked == ("romans", "turn")
    assert table.zone("japanese", "hand") == ["JAP013"]


@proves("IS-Q-07")
def test_cards_are_drawn_one_by_one() -> None:
    """Each is seen before the deck of the next is chosen."""
    table = scene(barbarians=dict(built=["bar_mission"], deck=["BAR001"]), japanese={}, deck=["com_mill"])
    table.push("activate BAR028", "draw common")
    assert table.changes() == {"barbarians": {"worker": -1, "hand": ["+COM006"]}}
    assert table.keys == ["draw common", "draw faction"]
    table.push("draw faction")
    assert table.changes() == {"barbarians": {"hand": ["+BAR001"]}}


@proves("IS-Q-03")
def test_an_empty_deck_cannot_be_chosen() -> None:
    table = scene(romans=dict(built=["com_castle"], empty_deck=True), japanese={}, deck=["com_mill"])
    table.push("activate COM046")  # draws by itself: there is only the Common deck
    assert table.changes() == {"romans": {"worker": -1, "hand": ["+COM006"]}}


@proves("IS-Q-03")
def test_a_card_that_no_deck_can_supply_is_forfeited() -> None:
    """Wood Storage: a point for each brown Location, then a card. The rest of the effect goes on."""
    common = [f"COM{n:03}" for n in range(1, 85)]
    table = scene(romans=dict(wood=2, stone=1, hand=common, empty_deck=True), japanese={})
    table.push("build COM003")
    assert table.changes() == {"romans": {"wood": -2, "stone": -1, "vp": 1, "hand": ["-COM003"], "built": ["+COM003"]}}


@proves("IS-GDS-11")
def test_a_location_is_a_card_built_in_an_empire() -> None:
    """Neither a card in hand nor a Deal nor a Foundation can be activated or scores."""
    facts: dict[str, Any] = dict(
        worker=9, stone=9, wood=2, hand=["COM037"], deals=["ROM001"], foundations=["COM034"], vp=0
    )
    table = scene(romans=facts, japanese=dict(passed=True), round=5)
    for card in ("COM037", "ROM001", "COM034"):
        assert table.refused(f"activate {card}") == "IS-AVT-01"
    table.push("build COM037")
    assert "activate COM037" in table.keys
    table.push("pass")
    assert table.table.scores == [1, 0]


@pytest.mark.parametrize(
    ("facts", "key", "cards"),
    [
        (dict(food=1, hand=["JAP011"]), "deal JAP011", 1),
        (dict(raze=1, hand=["com_castle"]), "raze COM046", 2),
        (dict(built=["com_castle"]), "activate COM046", 1),
        ({}, "exchange 1", 1),
    ],
)
@proves("IS-GDS-12")
def test_where_cards_come_from(facts: dict[str, Any], key: str, cards: int) -> None:
    table = scene(japanese=facts, romans={})
    table.push(key, *["draw common"] * cards)
    assert len([card for card in table.changes()["japanese"]["hand"] if card.startswith("+")]) == cards


@proves("IS-GDS-12")
def test_cards_come_in_the_lookout() -> None:
    table = scene(japanese={}, romans={}, phase="lookout")
    assert len(table.zone("japanese", "hand")) == 1
    table.push(table.keys[0])
    assert len(table.zone("japanese", "hand")) == 2
