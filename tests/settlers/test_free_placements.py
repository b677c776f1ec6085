"""Free placements: at any moment of one's own turn, and at no other (IS-Q-11)."""

from typing import Any

import pytest

from tests.proves import proves
from tests.settlers.scene import Scene, scene

DEFENCE, SAMURAI, GATE, SHRINE = "defend COM006", "samurai JAP013", "tuck COM007 JAP013", "offer wood JAP015"
PLACEMENTS = (DEFENCE, SAMURAI, GATE, SHRINE)
EACH = [
    pytest.param(DEFENCE, marks=proves("IS-DEF-02")),
    pytest.param(SAMURAI, marks=proves("IS-SAM-01")),
    GATE,
    SHRINE,
]
NO_ACTION = [
    pytest.param(DEFENCE, marks=proves("IS-DEF-02", "IS-DEF-04")),
    pytest.param(SAMURAI, marks=proves("IS-SAM-01", "IS-SAM-04")),
    GATE,
    SHRINE,
]
AFTER = {
    DEFENCE: {"defence": -1},
    SAMURAI: {"worker": -1},
    GATE: {"hand": ["-COM007"], "under": ["+COM007"]},
    SHRINE: {"wood": -1},
}


def japanese(**more: Any) -> dict[str, Any]:
    """All four kinds of placements are possible."""
    built = ["com_mill", "jap_gate", "jap_shrine", *more.pop("built", ())]
    hand = ["com_old_forest", *more.pop("hand", ())]
    return dict(wood=1, worker=5, defence=1, hand=hand, built=built) | more


def placements(table: Scene) -> list[str]:
    return [key for key in table.keys if key.startswith(("defend", "samurai", "tuck", "offer"))]


@proves("IS-Q-11")
@pytest.mark.parametrize("placement", NO_ACTION)
def test_before_the_action(placement: str) -> None:
    table = scene(japanese=japanese(), romans={})
    table.push(placement)
    assert table.changes() == {"japanese": AFTER[placement]}
    assert table.asked == ("japanese", "turn")
    table.push("exchange 1")
    assert table.asked == ("japanese", "exchange")


@proves("IS-Q-11")
@pytest.mark.parametrize("placement", NO_ACTION)
def test_after_the_action(placement: str) -> None:
    table = scene(japanese=japanese(), romans={})
    table.push("exchange 1", "gain stone")
    table.changes()
    assert table.asked == ("japanese", "end")
    table.push(placement)
    assert table.changes() == {"japanese": AFTER[placement]}
    assert table.asked == ("japanese", "end")
    table.push("end")
    assert table.asked == ("romans", "turn")


@proves("IS-Q-11")
@pytest.mark.parametrize("placement", EACH)
def test_before_a_pass(placement: str) -> None:
    table = scene(japanese=japanese(), romans={})
    table.push(placement, "pass")
    assert table.changes() == {"japanese": AFTER[placement]}
    assert table.table.game.players[0].passed
    assert table.asked == ("romans", "turn")


@proves("IS-Q-11")
def test_as_many_as_one_likes_before_and_after() -> None:
    table = scene(japanese=japanese(wood=3, built=["jap_farm"]), romans={})
    table.push(DEFENCE, SHRINE, "samurai JAP001", "exchange 1", "gain wood", SHRINE, GATE, SAMURAI, SHRINE, SHRINE)
    assert table.changes() == {
        "japanese": {
            "wood": -3,
            "worker": -4,
            "defence": -1,
            "hand": ["-COM007"],
            "under": ["+COM007"],
        }
    }
    assert table.on("JAP015") == {"kept": {"wood": 4}}


@proves("IS-Q-11", "IS-DEF-02", "IS-SAM-01")
def test_not_after_the_pass() -> None:
    table = scene(japanese=japanese(), romans={})
    table.push("pass")
    rules = [table.refused(placement, by="japanese") for placement in PLACEMENTS]
    assert rules == ["IS-DEF-02", "IS-SAM-01", "IS-PAS-01", "IS-PAS-01"]


INSIDE = [
    # paying, giving up, drawing, ordering, choosing rewards, targets, cards to discard
    ("pay", ["build COM015"], dict(wood=1, stone=1, gold=1, hand=["com_town"])),
    ("give up", ["build JAP016"], dict(hand=["jap_stalls"])),
    ("draw", ["activate COM046"], dict(built=["com_castle"])),
    ("draw", ["activate COM046 twice", "draw common"], dict(built=["com_castle"])),
    ("draw", ["raze COM047"], dict(raze=1, hand=["COM047"])),
    ("exchange", ["exchange 2"], {}),
    ("exchange", ["exchange 2", "gain food"], {}),
    ("target", ["activate JAP008"], dict(raze=1, built=["jap_garrison"])),
    ("discard", ["activate COM049"], dict(hand=["com_town"], built=["com_tavern"])),
    ("order", ["build COM016"], dict(wood=3, hand=["com_farmers_at_work"], built=["com_village", "com_town"])),
    ("keep", ["build JAP011", "give COM006"], dict(stone=1, hand=["jap_temple_of_buddha"], built=["com_town"])),
]


@proves("IS-Q-11")
@pytest.mark.parametrize(("kind", "keys", "things"), INSIDE)
def test_not_inside_an_action(kind: str, keys: list[str], things: dict[str, Any]) -> None:
    table = scene(japanese=japanese(**things), romans=dict(built=["COM018", "COM021"]))
    table.push(*keys)
    assert table.asked == ("japanese", kind)
    assert placements(table) == []
    for placement in PLACEMENTS:
        assert table.refused(placement) == "IS-ACT-02"


@proves("IS-Q-11", "IS-DEF-02")
@pytest.mark.parametrize(
    ("phase", "kind", "things"),
    [
        ("lookout", "draft", {}),
        ("production", "draw", dict(built=["com_watchtower"])),
        ("cleanup", "store", dict(food=1)),
    ],
)
def test_not_in_another_phase(phase: str, kind: str, things: dict[str, Any]) -> None:
    table = scene(japanese=japanese(**things), romans={}, phase=phase)
    assert table.asked == ("japanese", kind)
    assert placements(table) == []
    for placement in PLACEMENTS:
        assert table.refused(placement) == "IS-RND-01"


@proves("IS-Q-11", "IS-DEF-02", "IS-SAM-01")
def test_not_in_the_turn_of_another() -> None:
    table = scene(japanese=japanese(), romans={}, turn="romans")
    assert placements(table) == []
    rules = [table.refused(placement, by="japanese") for placement in PLACEMENTS]
    assert rules == ["IS-DEF-02", "IS-SAM-01", "IS-ACT-01", "IS-ACT-01"]


@proves("IS-Q-11")
def test_not_when_asked_something_in_the_turn_of_another() -> None:
    """Desert makes an opponent discard a card."""
    table = scene(
        egyptians=dict(hand=["com_ruins"], built=["egy_desert"]),
        japanese=japanese(hand=["com_town"]),
        turn="egyptians",
    )
    table.push("activate EGY001")
    assert table.asked == ("japanese", "discard")
    assert placements(table) == []
    for placement in PLACEMENTS:
        assert table.refused(placement) == "IS-ACT-02"


# What the action brought can be placed at once


@proves("IS-DEF-02")
def test_a_defence_token_onto_the_location_just_built() -> None:
    table = scene(romans=dict(wood=2, defence=1, hand=["com_gallows"]), japanese={})
    assert placements(table) == []
    table.push("build COM005", "defend COM005")
    assert table.on("COM005") == {"defence": True}
    assert table.asked == ("japanese", "turn")


@proves("IS-SAM-01")
def test_a_worker_just_gained_onto_the_location_just_built() -> None:
    table = scene(japanese=dict(wood=1, worker=0, hand=["jap_farm"]), romans={})
    table.push("build JAP001", "samurai JAP001")
    assert table.on("JAP001") == {"samurai": True}
    assert table.asked == ("romans", "turn")


@proves("IS-Q-11")
def test_a_card_just_drawn_under_the_gate() -> None:
    table = scene(
        japanese=dict(worker=0, raze=1, hand=["com_castle"], built=["jap_gate"], guarded=["jap_gate"]),
        romans={},
        deck=["COM003", "COM006"],
    )
    table.push("raze COM046", "draw common", "draw common")
    assert table.asked == ("japanese", "end")
    assert table.keys == ["end", "tuck COM003 JAP013", "tuck COM006 JAP013"]


@proves("IS-Q-11")
def test_a_resource_just_gained_onto_the_shrine() -> None:
    table = scene(japanese=dict(worker=2, built=["jap_shrine"], guarded=["jap_shrine"]), romans={})
    table.push("exchange 1", "gain food")
    assert table.keys == ["end", "offer food JAP015"]
    table.push("offer food JAP015")
    assert table.on("JAP015") == {"samurai": True, "kept": {"food": 1}}


# The end of the turn


@proves("IS-Q-11")
def test_the_turn_ends_by_itself_when_nothing_is_left_to_place() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill"]), japanese={})
    table.push("exchange 1", "gain wood", "defend COM006")
    assert table.asked == ("japanese", "turn")


@proves("IS-Q-11")
def test_without_anything_to_place_the_action_ends_the_turn() -> None:
    table = scene(romans=dict(defence=1, built=["rom_legion"]), japanese={})
    table.push("exchange 1", "gain wood")
    assert table.asked == ("japanese", "turn")


@proves("IS-Q-11")
def test_after_the_action_there_is_no_other_and_no_pass() -> None:
    table = scene(japanese=japanese(), romans={})
    table.push("exchange 1", "gain stone", SHRINE)
    for key in ("exchange 1", "pass", "raze COM007"):
        assert table.refused(key) == "IS-ACT-02"


@proves("IS-Q-11")
def test_a_turn_is_not_ended_without_an_action_or_a_pass() -> None:
    table = scene(japanese=japanese(), romans={})
    table.push(SHRINE)
    assert table.refused("end") == "IS-ACT-02"


@proves("IS-Q-11", "IS-DEF-02")
def test_who_can_only_place_and_pass_is_asked() -> None:
    table = scene(romans=dict(worker=0, defence=1, built=["com_mill"]), japanese={})
    assert table.asked == ("romans", "turn")
    assert table.keys == ["defend COM006", "pass"]


@proves("IS-Q-11", "IS-SAM-01")
def test_in_every_turn_of_the_round() -> None:
    table = scene(japanese=dict(worker=9, built=["jap_farm", "jap_stalls"]), romans=dict(passed=True))
    table.push("exchange 1", "gain wood", "end", "samurai JAP001", "exchange 1", "gain wood", "samurai JAP016")
    assert table.changes() == {"japanese": {"worker": -6, "wood": 2}}
    assert table.on("JAP001") == table.on("JAP016") == {"samurai": True}
