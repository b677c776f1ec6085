"""The clarified Barbarian cards (IS-BAR) and the rulings on them."""

import pytest

from tests.proves import proves
from tests.settlers.cards.rows import on, ready
from tests.settlers.scene import scene

SABOTEURS, DARK_CHAPEL, PACK, RABBLE, MISSION, ROBBERS = "BAR010", "BAR014", "BAR016", "BAR018", "BAR028", "BAR030"
ARMORER, MARKETPLACE, MESSENGER, RUINS = "COM018", "COM032", "COM057", "COM069"

# Saboteurs


@proves("IS-BAR-01")
def test_saboteurs_take_from_a_supply_into_their_owners() -> None:
    table = scene(barbarians=dict(built=[SABOTEURS]), romans=dict(stone=2, wood=1))
    table.push(f"activate {SABOTEURS}", "steal stone romans")
    assert table.changes() == {"barbarians": {"worker": -1, "stone": 1}, "romans": {"stone": -1}}
    ready(table, "romans")


@proves("IS-BAR-02")
def test_saboteurs_cannot_take_what_was_spent_on_a_location() -> None:
    spent = dict(built=["COM034"], used={"COM034": 1}, laid={"COM034": {"worker": 1, "stone": 1}})
    table = scene(barbarians=dict(built=[SABOTEURS]), romans=spent)
    assert table.refused(f"activate {SABOTEURS}") == "IS-Q-27"
    table = scene(barbarians=dict(built=[SABOTEURS]), romans=spent | dict(wood=1, food=1))
    table.push(f"activate {SABOTEURS}")
    assert table.keys == ["steal wood romans", "steal food romans"]


@proves("IS-Q-60")
def test_saboteurs_take_no_gold_and_nothing_of_who_has_passed() -> None:
    table = scene(barbarians=dict(built=[SABOTEURS]), romans=dict(gold=3, raze=1, defence=1))
    assert table.refused(f"activate {SABOTEURS}") == "IS-Q-27"
    table = scene(
        barbarians=dict(built=[SABOTEURS]), romans=dict(wood=1, passed=True), egyptians=dict(food=1, stone=1, gold=1)
    )
    table.push(f"activate {SABOTEURS}")
    assert table.keys == ["steal stone egyptians", "steal food egyptians"]
    assert table.refused("steal wood romans") == "IS-PAS-02"


@proves("IS-Q-60")
def test_saboteurs_take_stored_resources() -> None:
    """Food the Japanese stored is in their supply."""
    table = scene(
        barbarians=dict(worker=0, built=[SABOTEURS], passed=True),
        japanese=dict(food=2),
        turn="japanese",
        first="japanese",
    )
    table.push("pass", "store food 2")
    while table.asked[1] == "draft":
        table.push(table.keys[0])
    assert table.asked[0] == "barbarians"
    table.push(f"activate {SABOTEURS}", "steal food japanese")
    assert table.goods("japanese")["food"] == 1
    assert table.goods("barbarians")["food"] == 1


# Dark Chapel


@proves("IS-BAR-03", "IS-Q-61")
@pytest.mark.parametrize(
    ("owner", "card", "goods"), [("romans", "COM015", {"worker": 2}), ("japanese", "JAP001", {"vp": 1})]
)
def test_dark_chapel_pays_one_more_for_protection(owner: str, card: str, goods: dict[str, int]) -> None:
    """A Defence token or a Samurai; all is laid on the Dark Chapel."""
    protected = dict(built=[card], guarded=[card])
    poor = scene(**{"barbarians": dict(raze=2, built=[DARK_CHAPEL]), owner: protected})
    assert poor.refused(f"activate {DARK_CHAPEL}") == "IS-Q-27"
    table = scene(**{"barbarians": dict(raze=3, built=[DARK_CHAPEL]), owner: protected})
    table.push(f"activate {DARK_CHAPEL}", "done")
    assert table.changes()["barbarians"] == {"raze": -3} | goods
    assert on(table, DARK_CHAPEL) == {"used": 1, "laid": {"raze": 3}}


@proves("IS-Q-61")
def test_dark_chapel_pays_one_token_from_hand() -> None:
    table = scene(barbarians=dict(raze=3, hand=["COM015"], built=[DARK_CHAPEL]), romans={})
    table.push(f"activate {DARK_CHAPEL}", "done")
    assert table.changes()["barbarians"] == {"raze": -1, "worker": 2, "hand": ["-COM015"]}
    assert on(table, DARK_CHAPEL) == {"used": 1, "laid": {"raze": 1}}


@proves("IS-Q-44")
def test_dark_chapel_needs_a_raze_field() -> None:
    """Not Ruins, not Gate or Shrine, not other faction Locations, neither built nor in hand."""
    table = scene(
        barbarians=dict(raze=5, hand=[RUINS, "BAR001"], built=[DARK_CHAPEL]),
        japanese=dict(built=["COM070", "JAP013", "JAP015"]),
        romans=dict(built=["ROM020"]),
    )
    assert table.refused(f"activate {DARK_CHAPEL}") == "IS-Q-27"


# Pack


@proves("IS-BAR-04", "IS-BAR-05")
def test_pack_takes_one_good_and_does_not_raze() -> None:
    """From the general supply; the Location stays, and nothing notices razing."""
    table = scene(barbarians=dict(built=[PACK, "BAR007", "COM005"]), romans=dict(gold=1, built=[MARKETPLACE]))
    table.push(f"activate {PACK}")
    assert table.keys == [f"loot gold {MARKETPLACE}", f"loot wood {MARKETPLACE}"]
    table.push(f"loot gold {MARKETPLACE}")
    assert table.changes() == {"barbarians": {"worker": -1, "gold": 1}}
    ready(table, "romans")


@proves("IS-Q-34")
@pytest.mark.parametrize(
    ("location", "good", "gained"),
    [
        (ARMORER, "vp", {"worker": -1, "vp": 1}),
        (ARMORER, "stone", {"worker": -1, "stone": 1}),
        (MESSENGER, "gold", {"worker": -1, "gold": 1}),
        ("COM039", "worker", {}),  # 1 Worker for 1 Worker
        ("COM079", "card", {"worker": -1, "hand": ["+COM007"]}),
    ],
)
def test_pack_takes_any_kind_of_good(location: str, good: str, gained: dict[str, object]) -> None:
    table = scene(barbarians=dict(built=[PACK]), romans=dict(built=[location]), deck=["COM007"])
    table.push(f"activate {PACK}", f"loot {good} {location}", *["draw common"] * (good == "card"))
    assert table.changes() == ({"barbarians": gained} if gained else {})
    ready(table, "romans")


@proves("IS-Q-34")
def test_pack_finds_nothing_where_there_is_no_raze_field() -> None:
    table = scene(barbarians=dict(built=[PACK]), romans=dict(built=[RUINS, "ROM020"]))
    assert table.refused(f"activate {PACK}") == "IS-Q-27"


# Rabble


@proves("IS-BAR-06")
def test_rabble_razes_a_location_of_ones_own() -> None:
    """Not a card in hand, not an opponent's Location."""
    table = scene(barbarians=dict(hand=["COM007"], built=[RABBLE, ARMORER, "COM015"]), romans=dict(built=[MARKETPLACE]))
    table.push(f"activate {RABBLE}")
    assert table.keys == ["target COM015", f"target {ARMORER}"]
    assert table.refused("target COM007") == "IS-BAR-06"
    assert table.refused(f"target {MARKETPLACE}") == "IS-BAR-06"
    without = scene(barbarians=dict(hand=["COM007"], built=[RABBLE]), romans=dict(built=[MARKETPLACE]))
    assert without.refused(f"activate {RABBLE}") == "IS-Q-27"


@proves("IS-BAR-07", "IS-BAR-08")
def test_rabble_gains_the_raze_field_a_foundation_and_wood() -> None:
    table = scene(barbarians=dict(built=[RABBLE, ARMORER], guarded=[ARMORER]), romans={})
    table.push(f"activate {RABBLE}")
    assert table.changes() == {
        "barbarians": {
            "worker": -1, "vp": 1, "stone": 1, "wood": 1, "built": [f"-{ARMORER}"], "foundations": [f"+{ARMORER}"],
        }
    }  # fmt: skip
    ready(table, "romans")


@proves("IS-Q-65")
def test_rabble_needs_a_raze_field() -> None:
    """Ruins and one's faction Locations, Rabble itself included, have none."""
    table = scene(barbarians=dict(built=[RABBLE, RUINS, "BAR001"]), romans={})
    assert table.refused(f"activate {RABBLE}") == "IS-Q-27"
    table = scene(barbarians=dict(built=[RABBLE, RUINS, "BAR001", ARMORER, "COM015"]), romans={})
    table.push(f"activate {RABBLE}")
    assert table.keys == ["target COM015", f"target {ARMORER}"]


# Mission, Robbers


@proves("IS-BAR-09")
def test_each_card_of_mission_may_come_from_either_deck() -> None:
    table = scene(barbarians=dict(built=[MISSION], deck=["BAR001"]), romans={}, deck=["COM007"])
    table.push(f"activate {MISSION}")
    assert table.keys == ["draw common", "draw faction"]
    table.push("draw faction")
    assert table.keys == ["draw common", "draw faction"]
    table.push("draw common")
    assert table.changes() == {"barbarians": {"worker": -1, "hand": ["+BAR001", "+COM007"]}}
    ready(table, "romans")


@proves("IS-BAR-10")
def test_robbers_may_cancel_a_trade_route_deal() -> None:
    table = scene(
        barbarians=dict(built=[ROBBERS]),
        japanese=dict(deals=["JAP001"], routes=["ROM003"]),
        romans=dict(built=["ROM003"], deals=["ROM001"], passed=True),
    )
    table.push(f"activate {ROBBERS}")
    assert table.keys == ["target japanese JAP001", "target japanese ROM003"]
    table.push("target japanese ROM003")
    assert table.table.game.players[1].routes == []
    assert table.changes() == {"barbarians": {"worker": -1, "vp": 1}}
    ready(table, "japanese")
