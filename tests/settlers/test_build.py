"""Build a Location (IS-BLD)."""

import pytest

from stead.titles.settlers.events import Paid
from tests.proves import proves
from tests.settlers.scene import BOX, Scene, scene


def happened(table: Scene) -> list[str]:
    return [type(event).__name__ for event in table.table.events]


@proves("IS-BLD-01", "IS-BLD-02", "IS-BLD-04")
def test_a_common_card_from_hand_is_built_for_its_printed_cost() -> None:
    table = scene(barbarians=dict(wood=3, stone=1, hand=["com_gallows", "com_mill"]), japanese={})
    table.push("build COM005")
    assert table.changes() == {"barbarians": {"wood": -2, "hand": ["-COM005"], "built": ["+COM005"]}}
    assert table.on("COM005") == {}
    assert table.asked == ("japanese", "turn")


@proves("IS-BLD-01", "IS-BLD-10")
def test_a_faction_card_from_hand_is_built_for_goods_and_a_location() -> None:
    table = scene(barbarians=dict(wood=3, hand=["bar_raid"], built=["com_mill"]), japanese={})
    table.push("build BAR007")
    assert table.changes() == {
        "barbarians": {"wood": -1, "hand": ["-BAR007"], "built": ["-COM006", "+BAR007"]},
        "common": {"discard": ["+COM006"]},
    }


@proves("IS-BLD-01")
@pytest.mark.parametrize("zone", ["deals", "deck", "discard", "foundations"])
def test_a_card_that_is_not_in_hand_is_not_built(zone: str) -> None:
    table = scene(barbarians={"wood": 3, zone: ["bar_settlement"]}, japanese={})
    assert table.refused("build BAR020") == "IS-BLD-01"


@proves("IS-BLD-02")
@pytest.mark.parametrize("goods", [dict(wood=2), dict(wood=1, stone=1), dict(wood=1, stone=1, worker=4, raze=4)])
def test_goods_must_match_the_cost(goods: dict[str, int]) -> None:
    table = scene(romans=dict(hand=["com_masons_guild"], **goods), japanese={})
    assert table.refused("build COM037") == "IS-BLD-02"


@proves("IS-BLD-03")
def test_the_production_of_a_card_does_not_pay_for_it() -> None:
    table = scene(romans=dict(wood=1, hand=["com_old_forest"]), japanese={})
    assert table.refused("build COM007") == "IS-BLD-02"


@proves("IS-BLD-03", "IS-Q-16")
def test_goods_are_paid_then_the_location_given_up_then_the_card_placed_then_it_yields() -> None:
    table = scene(barbarians=dict(wood=2, hand=["bar_sentry_tower"], built=["com_mill"]), japanese={})
    table.push("build BAR012")
    assert happened(table) == ["Paid", "GaveUp", "Discarded", "Built", "Gained", "Gained"]


@proves("IS-Q-16")
def test_the_location_given_up_no_longer_counts_and_the_new_one_does() -> None:
    """Hillfort: 1 VP per black Location."""
    table = scene(barbarians=dict(wood=2, hand=["bar_hillfort"], built=["com_armorer", "com_gallows"]), japanese={})
    table.push("build BAR022", "give COM018")
    assert table.changes()["barbarians"]["vp"] == 2


@proves("IS-Q-16")
@pytest.mark.parametrize(
    ("first", "question"),
    [("resolve COM016 bonus", "draw"), ("resolve COM016 production", "produce")],
)
def test_the_builder_orders_what_is_due(first: str, question: str) -> None:
    """Farmers at Work: a card as bonus, the production of another Location."""
    built = ["com_village", "com_old_forest"]
    table = scene(romans=dict(wood=3, hand=["com_farmers_at_work"], built=built), japanese={})
    table.push("build COM016")
    assert table.keys == ["resolve COM016 production", "resolve COM016 bonus"]
    table.push(first)
    assert table.asked == ("romans", question)


@proves("IS-BLD-05")
@pytest.mark.parametrize(
    ("card", "cost", "yields"),
    [
        ("COM018", dict(wood=1, stone=1), dict(raze=1)),
        ("COM015", dict(wood=1, stone=1), dict(worker=2)),
        ("COM026", dict(stone=1), dict(vp=1)),
        ("COM028", dict(wood=1, stone=1), dict(gold=1)),
    ],
)
def test_production_comes_at_once(card: str, cost: dict[str, int], yields: dict[str, int]) -> None:
    table = scene(romans=dict(hand=[card], **cost), japanese=dict(built=["com_mill"]))
    table.push(f"build {card}")
    paid = {good: -n for good, n in cost.items()}
    assert table.changes() == {"romans": paid | yields | {"hand": [f"-{card}"], "built": [f"+{card}"]}}


@proves("IS-BLD-05")
def test_only_the_new_production_location_yields() -> None:
    table = scene(romans=dict(wood=1, stone=1, hand=["com_armorer"], built=["com_monument"]), japanese={})
    table.push("build COM018")
    assert table.changes()["romans"] == {"wood": -1, "stone": -1, "raze": 1, "hand": ["-COM018"], "built": ["+COM018"]}


@proves("IS-BLD-06", "IS-TYP-05")
def test_the_building_bonus_of_a_feature() -> None:
    table = scene(romans=dict(hand=["com_ruins"]), japanese=dict(built=["com_ruins"]))
    table.push("build COM069")
    assert table.changes() == {"romans": {"worker": 1, "hand": ["-COM069"], "built": ["+COM069"]}}
    assert table.table.game.ids(table.table.game.players[0].features) == ["COM069"]


@proves("IS-BLD-06", "IS-TYP-05")
def test_the_building_bonus_of_an_action_location() -> None:
    table = scene(romans=dict(wood=1, stone=1, hand=["com_tavern"]), japanese={}, deck=["COM003"])
    table.push("build COM049")
    assert table.asked == ("romans", "draw")
    table.push("draw common")
    assert table.changes() == {
        "romans": {"wood": -1, "stone": -1, "hand": ["-COM049", "+COM003"], "built": ["+COM049"]}
    }
    assert table.table.game.ids(table.table.game.players[0].actions) == ["COM049"]


@proves("IS-BLD-08", "IS-TYP-05")
def test_a_production_location_with_a_bonus_gives_both() -> None:
    table = scene(romans=dict(wood=1, hand=["com_village"]), japanese={})
    table.push("build COM012")
    assert table.changes() == {"romans": {"wood": -1, "worker": 2, "hand": ["-COM012"], "built": ["+COM012"]}}
    assert table.table.game.ids(table.table.game.players[0].production) == ["COM012"]


@proves("IS-BLD-07", "IS-Q-15")
@pytest.mark.parametrize(("card", "workers"), [("com_village", 1), ("com_ruins", 0), ("com_tavern", 0)])
def test_the_bonus_does_not_come_again_in_production(card: str, workers: int) -> None:
    """Bonuses: 1 Worker, 1 Worker, 1 card. The Barbarian board makes 5 Workers."""
    table = scene(barbarians=dict(worker=0, built=[card]), japanese={}, phase="production")
    assert table.goods("barbarians") == {"worker": 5 + workers, "raze": 1, "defence": 1}
    assert table.zone("barbarians", "hand") == []


@proves("IS-BLD-07")
def test_the_bonus_does_not_come_again_by_activation() -> None:
    """Tavern: a card as bonus; discard a card for 2 VP."""
    table = scene(romans=dict(hand=["com_mill"], built=["com_tavern"]), japanese={})
    table.push("activate COM049")
    assert table.changes() == {"romans": {"vp": 2, "hand": ["-COM006"]}, "common": {"discard": ["+COM006"]}}


@proves("IS-BLD-09")
def test_a_common_location_takes_no_location() -> None:
    table = scene(
        romans=dict(wood=1, stone=1, hand=["com_armorer"], built=["com_mill"], foundations=["com_town"]), japanese={}
    )
    table.push("build COM018")
    assert table.zone("romans", "built") == ["COM006", "COM018"]
    assert table.zone("romans", "foundations") == ["COM015"]


@proves("IS-BLD-09")
def test_no_common_card_costs_anything_but_resources() -> None:
    for card in BOX.cards:
        if card.common:
            assert card.cost.goods[3:] == (0, 0, 0), card.id
            assert card.cost.location + card.cost.card + card.cost.deal == 0, card.id


@proves("IS-Q-14")
@pytest.mark.parametrize(
    ("card", "cost", "short"),
    [
        ("COM023", dict(wood=1, food=1), dict(wood=2, stone=1)),
        ("COM039", dict(food=2), dict(wood=2, stone=2, food=1)),
        ("COM057", dict(food=1), dict(wood=1, stone=1)),
    ],
)
def test_food_in_the_cost_of_a_common_card_is_paid(card: str, cost: dict[str, int], short: dict[str, int]) -> None:
    table = scene(romans=dict(hand=[card], **cost), japanese={})
    table.push(f"build {card}")
    assert table.zone("romans", "built") == [card]
    assert table.table.events[0] == Paid(0, cost)
    assert scene(romans=dict(hand=[card], **short), japanese={}).refused(f"build {card}") == "IS-BLD-02"


@proves("IS-BLD-12")
@pytest.mark.parametrize(
    ("faction", "card", "cost"),
    [
        ("barbarians", "BAR001", dict(wood=1)),
        ("egyptians", "EGY011", dict(food=1)),
        ("japanese", "JAP001", dict(wood=1)),
    ],
)
def test_faction_cards_without_a_location_in_the_cost(faction: str, card: str, cost: dict[str, int]) -> None:
    """With nothing to give up, and with something that is not."""
    for built in ([], ["COM006"]):
        table = scene(**{faction: dict(hand=[card], built=built, **cost)}, romans={}, turn=faction)
        table.push(f"build {card}")
        assert set(table.zone(faction, "built")) == {card, *built}


@proves("IS-BLD-19")
def test_a_free_location_takes_the_action() -> None:
    table = scene(romans=dict(hand=["COM069", "COM070"]), japanese={})
    table.push("build COM069")
    assert table.goods("romans") == {"worker": 3}
    assert table.asked == ("japanese", "turn")


@proves("IS-BLD-19")
def test_desert_is_free_and_takes_the_action() -> None:
    table = scene(egyptians=dict(hand=["egy_desert"], built=["com_mill"]), japanese={})
    table.push("build EGY001", "draw common", "draw faction")
    assert table.goods("egyptians") == {"worker": 2}
    assert table.zone("egyptians", "built") == ["COM006", "EGY001"]
    assert table.asked == ("japanese", "turn")


@proves("IS-Q-19")
def test_two_locations_of_the_same_name() -> None:
    table = scene(romans=dict(wood=1, stone=1, hand=["COM019"], built=["COM018"]), japanese={})
    table.push("build COM019")
    assert table.zone("romans", "built") == ["COM018", "COM019"]
    table.next_round()
    assert table.goods("romans")["raze"] == 1 + 2
