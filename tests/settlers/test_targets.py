"""Activations that need a target: none without one (IS-Q-27), none at a player who has passed (IS-Q-25)."""

from typing import Any

import pytest

from tests.proves import proves
from tests.settlers.scene import scene

# What each card aims at: the faction, the card, the faction's things, and the victim's.
AIMED: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("barbarians", "BAR010", {}, dict(wood=1)),  # Saboteurs: a Resource
    ("barbarians", "BAR014", dict(raze=2), dict(built=["com_mill"])),  # Dark Chapel: razes
    ("barbarians", "BAR016", {}, dict(built=["com_mill"])),  # Pack: a good of a Raze field
    ("barbarians", "BAR030", {}, dict(deals=["rom_roman_bank"])),  # Robbers: a Deal
    ("egyptians", "EGY003", dict(raze=1), dict(built=["com_mill"])),  # Chariot Builder: razes
    ("egyptians", "EGY010", {}, dict(built=["com_lumberjacks"])),  # Scorpion Breeder: an Action Location
    ("egyptians", "EGY013", {}, dict(built=["com_mill"])),  # Temple of Ra: a Common Location
    ("egyptians", "EGY001", dict(hand=["com_mill"]), dict(hand=["com_town"])),  # Desert: a card in hand
    ("japanese", "JAP008", dict(raze=1), dict(built=["com_mill"])),  # Garrison: a Common Location
    ("japanese", "JAP021", dict(food=1), dict(built=["rom_roman_bank"])),  # Trade Route: a Deal field
    ("japanese", "JAP026", {}, dict(hand=["com_town"])),  # Ninjas: a hand
]
ROMAN: list[tuple[str, dict[str, Any]]] = [
    ("ROM008", dict(built=["com_mill"])),  # Engineers: a Common Location
    ("ROM010", dict(deals=["bar_raid"])),  # Spies: a Deal
]


@proves("IS-Q-25", "IS-Q-27")
@pytest.mark.parametrize(("faction", "card", "own", "theirs"), AIMED)
def test_an_action_aims_at_players_who_have_not_passed(
    faction: str, card: str, own: dict[str, Any], theirs: dict[str, Any]
) -> None:
    def keys(**victim: Any) -> list[str]:
        return scene(**{faction: dict(built=[card], **own)}, romans=victim, turn=faction).keys

    assert f"activate {card}" in keys(**theirs)
    assert f"activate {card}" not in keys(**theirs, passed=True)
    assert f"activate {card}" not in keys()


@proves("IS-Q-25", "IS-Q-27")
@pytest.mark.parametrize(("card", "theirs"), ROMAN)
def test_roman_actions_aim_at_players_who_have_not_passed(card: str, theirs: dict[str, Any]) -> None:
    def keys(**victim: Any) -> list[str]:
        return scene(romans=dict(built=[card]), barbarians=victim).keys

    assert f"activate {card}" in keys(**theirs)
    assert f"activate {card}" not in keys(**theirs, passed=True)
    assert f"activate {card}" not in keys()


@proves("IS-Q-25")
def test_with_two_opponents_only_the_one_who_plays_on_can_be_chosen() -> None:
    """Saboteurs: 1 Resource from another player's supply."""
    table = scene(
        barbarians=dict(built=["bar_saboteurs"]),
        romans=dict(wood=1, passed=True),
        egyptians=dict(stone=1, food=1),
        turn="barbarians",
    )
    table.push("activate BAR010")
    assert table.keys == ["steal stone egyptians", "steal food egyptians"]
    assert table.refused("steal wood romans") == "IS-PAS-02"


@proves("IS-Q-27")
@pytest.mark.parametrize(
    ("card", "things"),
    [
        ("BAR018", dict(built=["com_ruins"])),  # Rabble: a Location of one's own with a Raze field
        ("COM040", dict(wood=1, hand=["bar_settlement"])),  # Settlers: 1 wood, and 1 for the Settlement
        ("COM041", dict(built=["com_lumberjacks"])),  # Acting Troupe: an activated Location
        ("COM057", {}),  # Imperial Messenger: a Deal
        ("COM084", dict(food=1)),  # Porters: a Production Location
    ],
)
def test_no_activation_for_a_choice_that_cannot_be_made(card: str, things: dict[str, Any]) -> None:
    built = [card, *things.pop("built", ())]
    table = scene(barbarians=dict(built=built, **things), romans={})
    assert table.refused(f"activate {card}") == "IS-Q-27"


@proves("IS-Q-27")
def test_a_cost_is_paid_so_that_the_effect_can_be_carried_out() -> None:
    """Settlers: 1 wood to build a faction card. With 1 wood and 1 Gold there is enough for it and a Settlement."""
    table = scene(barbarians=dict(wood=1, gold=1, hand=["bar_settlement"], built=["com_settlers"]), romans={})
    table.push("activate COM040", "pay gold")
    assert table.changes()["barbarians"] == {
        "gold": -1,
        "wood": -1,
        "worker": 2,
        "hand": ["-BAR020"],
        "built": ["+BAR020"],
    }


COMMON = [f"COM{n:03}" for n in range(1, 85)]


@proves("IS-Q-27")
def test_what_can_be_done_in_part_is_done_in_part() -> None:
    """Mission: 2 cards, and there is but one left to draw."""
    left = [card for card in COMMON if card != "COM003"]
    table = scene(barbarians=dict(built=["bar_mission"], empty_deck=True), romans=dict(hand=left))
    table.push("activate BAR028")
    assert table.changes() == {"barbarians": {"worker": -1, "hand": ["+COM003"]}}


@proves("IS-Q-27")
def test_what_cannot_be_done_at_all_is_not_paid_for() -> None:
    table = scene(barbarians=dict(built=["bar_mission"], empty_deck=True), romans=dict(hand=COMMON))
    assert table.refused("activate BAR028") == "IS-Q-27"


@proves("IS-Q-26")
def test_a_feature_that_yields_on_a_condition_works_after_passing() -> None:
    """Oasis: 1 Worker for each pair that an opponent exchanges."""
    table = scene(egyptians=dict(built=["egy_oasis"], passed=True), romans=dict(worker=6), turn="romans")
    table.push("exchange 2", "gain wood", "gain wood")
    assert table.changes() == {"egyptians": {"worker": 2}, "romans": {"worker": -4, "wood": 2}}


@proves("IS-Q-26")
@pytest.mark.parametrize("passed", [True, False])
def test_a_feature_of_the_owners_turn_does_not_work_in_the_turns_of_others(passed: bool) -> None:
    table = scene(
        japanese=dict(wood=1, hand=["com_mill"], built=["jap_gate", "jap_shrine"], passed=passed),
        romans={},
        turn="romans",
    )
    rule = "IS-PAS-01" if passed else "IS-ACT-01"
    assert table.refused("tuck COM006 JAP013", by="japanese") == rule
    assert table.refused("offer wood JAP015", by="japanese") == rule
