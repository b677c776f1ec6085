"""The clarified Common cards (IS-COM)."""

import pytest

from tests.proves import proves
from tests.settlers.cards.rows import on, ready
from tests.settlers.scene import scene

RUINS, SETTLERS, TAVERN, MESSENGER, HANSEATIC_LEAGUE, PORTERS = (
    "COM069",
    "COM040",
    "COM049",
    "COM057",
    "COM061",
    "COM084",
)

# Ruins


@proves("IS-COM-01")
def test_ruins_are_free_and_take_the_action() -> None:
    table = scene(romans=dict(hand=[RUINS]), barbarians={})
    table.push(f"build {RUINS}")
    assert table.changes() == {"romans": {"worker": 1, "hand": [f"-{RUINS}"], "built": [f"+{RUINS}"]}}
    ready(table, "barbarians")


@proves("IS-COM-02")
@pytest.mark.parametrize("feature", ["COM002", "COM004", "COM006", "COM078", "COM080"])
def test_ruins_have_no_colour(feature: str) -> None:
    """No Feature that looks for a colour notices them."""
    table = scene(romans=dict(hand=[RUINS], built=[feature]), barbarians={})
    table.push(f"build {RUINS}")
    assert table.changes() == {"romans": {"worker": 1, "hand": [f"-{RUINS}"], "built": [f"+{RUINS}"]}}


@proves("IS-COM-02")
@pytest.mark.parametrize("location", ["COM011", "COM017", "COM025", "COM027", "COM029"])
def test_ruins_count_for_no_colour(location: str) -> None:
    with_ruins = scene(phase="production", romans=dict(built=[location, RUINS, "COM070"]), barbarians={})
    without = scene(phase="production", romans=dict(built=[location]), barbarians={})
    assert with_ruins.goods("romans") == without.goods("romans")


@proves("IS-COM-03")
def test_ruins_cannot_be_razed() -> None:
    assert scene(romans=dict(raze=5, hand=[RUINS]), barbarians={}).refused(f"raze {RUINS}") == "IS-COM-03"
    table = scene(romans=dict(raze=5), barbarians=dict(built=[RUINS, "COM007"]))
    assert table.refused(f"raze {RUINS}") == "IS-COM-03"
    assert "raze COM007" in table.keys


# Settlers


@proves("IS-COM-04")
def test_settlers_build_a_faction_location_at_once() -> None:
    """No Common card, and not for want of another."""
    table = scene(romans=dict(wood=1, stone=2, hand=["COM083", "ROM003", "ROM020"], built=[SETTLERS]), barbarians={})
    table.push(f"activate {SETTLERS}")
    assert table.keys == ["construct ROM003", "construct ROM020"]
    assert table.refused("construct COM083") == "IS-COM-04"
    table.push("construct ROM003")
    assert table.zone("romans", "built") == [SETTLERS, "ROM003"]
    ready(table, "barbarians")
    common = scene(romans=dict(wood=1, stone=2, hand=["COM083"], built=[SETTLERS]), barbarians={})
    assert common.refused(f"activate {SETTLERS}") == "IS-Q-27"


@proves("IS-COM-05")
def test_settlers_pay_the_goods_and_give_up_no_location() -> None:
    table = scene(romans=dict(wood=2, stone=2, hand=["ROM023"], built=[SETTLERS, RUINS]), barbarians={})
    table.push(f"activate {SETTLERS}")
    assert table.changes() == {
        "romans": {"wood": -2, "stone": -2, "worker": 1, "gold": 1, "hand": ["-ROM023"], "built": ["+ROM023"]}
    }
    ready(table, "barbarians")
    poor = scene(romans=dict(wood=1, stone=2, hand=["ROM023"], built=[SETTLERS, RUINS]), barbarians={})
    assert poor.refused(f"activate {SETTLERS}") == "IS-Q-27"


# Tavern


@proves("IS-COM-06", "IS-Q-46")
def test_the_card_paid_for_tavern_is_discarded() -> None:
    """To the pile of its own deck; no Worker of the player's marks the use, and it is used up for the round."""
    table = scene(romans=dict(hand=["COM007", "ROM001"], built=[TAVERN]), barbarians=dict(worker=0))
    table.push(f"activate {TAVERN}", "discard ROM001")
    assert table.changes() == {"romans": {"vp": 2, "hand": ["-ROM001"], "discard": ["+ROM001"]}}
    assert on(table, TAVERN) == {"used": 1}
    assert table.refused(f"activate {TAVERN}") == "IS-AVT-04"
    table.push("pass")
    assert table.asked[1] == "draft"
    assert on(table, TAVERN) == {}


# Messenger, Hanseatic League, Porters


@proves("IS-COM-07")
def test_imperial_messenger_serves_a_trade_route_deal() -> None:
    table = scene(japanese=dict(built=[MESSENGER], deals=["JAP001"], routes=["ROM003"]), romans=dict(built=["ROM003"]))
    table.push(f"activate {MESSENGER}")
    assert table.keys == ["again JAP001", "again ROM003"]
    table.push("again ROM003")
    assert table.changes() == {"japanese": {"worker": -1, "gold": 1}}
    ready(table, "romans")


@proves("IS-COM-08")
def test_hanseatic_league_may_cancel_a_trade_route_deal() -> None:
    """The Deal is over; the Location stays where it is."""
    table = scene(
        japanese=dict(built=[HANSEATIC_LEAGUE], deals=["JAP001"], routes=["ROM003"]), romans=dict(built=["ROM003"])
    )
    table.push(f"activate {HANSEATIC_LEAGUE}")
    assert table.keys == ["cancel JAP001", "cancel ROM003"]
    table.push("cancel ROM003")
    assert table.changes() == {"japanese": {"worker": -1, "vp": 2}}
    assert table.table.game.players[0].routes == []
    ready(table, "romans")


@proves("IS-COM-09")
def test_porters_serve_common_and_faction_locations() -> None:
    table = scene(romans=dict(food=1, built=[PORTERS, "COM007", "ROM027"]), barbarians={})
    table.push(f"activate {PORTERS}")
    assert table.keys == ["produce COM007", "produce ROM027"]
    table.push("produce ROM027")
    assert table.changes() == {"romans": {"food": -1, "stone": 2}}
    ready(table, "barbarians")
