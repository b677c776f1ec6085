"""Turns in the Action phase, and passing (IS-ACT, IS-PAS)."""

from typing import Any

import pytest

from stead.titles.settlers.events import Passed, PhaseBegan
from tests.proves import proves
from tests.settlers.scene import FACTIONS, Scene, scene


def four() -> Scene:
    """Four players with Workers to exchange, the Romans first."""
    return scene(**{faction: dict(worker=8) for faction in FACTIONS})


EVERYTHING: dict[str, Any] = dict(
    wood=3, stone=3, food=3, raze=3, worker=6, hand=["com_armorer", "ROM001"], built=["com_castle"]
)
ONE_OF_EACH = {
    "build COM018": (),
    "deal ROM001": (),
    "raze COM018": (),
    "activate COM046": ("draw common",),
    "exchange 1": ("gain wood",),
}


@pytest.mark.parametrize("first", FACTIONS)
@proves("IS-ACT-01")
def test_turns_run_clockwise_from_the_first_player(first: str) -> None:
    table = scene(**{faction: dict(worker=0) for faction in FACTIONS}, phase="production", first=first)
    at = FACTIONS.index(first)
    order = [FACTIONS[(at + i) % 4] for i in range(4)]
    for other in order[1:]:
        assert table.refused("exchange 1", by=other) == "IS-ACT-01"
    for faction in order:
        assert table.asked == (faction, "turn")
        table.push("exchange 1", "gain wood")


@pytest.mark.parametrize(("key", "answers"), ONE_OF_EACH.items())
@proves("IS-ACT-02")
def test_a_turn_is_one_action(key: str, answers: tuple[str, ...]) -> None:
    table = scene(romans=EVERYTHING, japanese={})
    table.push(key, *answers)
    assert table.asked == ("japanese", "turn")


@pytest.mark.parametrize(("key", "answers"), ONE_OF_EACH.items())
@proves("IS-ACT-02")
def test_after_the_action_no_other_is_left(key: str, answers: tuple[str, ...]) -> None:
    """With a Defence token to place the turn goes on, but not with a second action, nor with a pass."""
    table = scene(romans=EVERYTHING | dict(defence=1), japanese={})
    table.push(key, *answers)
    assert table.asked == ("romans", "end")
    assert {key.split()[0] for key in table.keys} == {"end", "defend"}
    for again in (*ONE_OF_EACH, "pass"):
        assert table.refused(again) == "IS-ACT-02"


@proves("IS-ACT-02")
def test_a_turn_cannot_be_skipped() -> None:
    table = scene(romans={}, japanese={})
    assert table.keys == ["exchange 1", "pass"]
    assert table.refused("end") == "IS-ACT-02"


@proves("IS-ACT-03")
def test_the_five_actions() -> None:
    table = scene(romans=EVERYTHING, japanese={})
    assert {key.split()[0] for key in table.keys} == {"build", "deal", "raze", "activate", "exchange", "pass"}
    assert table.refused("steal wood japanese") == "IS-ACT-03"


@proves("IS-ACT-04", "IS-ACT-05")
def test_any_number_of_actions_in_any_order() -> None:
    table = scene(
        romans=EVERYTHING | dict(worker=20, hand=["COM018", "COM006", "ROM001", "ROM003"]), japanese=dict(passed=True)
    )
    table.push("exchange 1", "gain wood")
    table.push("build COM018")
    table.push("exchange 1", "gain stone")
    table.push("deal ROM001")
    table.push("raze COM006")
    table.push("activate COM046", "draw common")
    table.push("deal ROM003")
    table.push("exchange 3", "gain wood", "gain wood", "gain wood")
    assert table.asked == ("romans", "turn")


@proves("IS-ACT-06")
def test_the_phase_ends_when_all_have_passed() -> None:
    table = four()
    table.push("pass", "pass", "pass")
    assert table.table.game.phase == "action"
    assert table.asked == ("japanese", "turn")
    table.push("pass")
    assert PhaseBegan("cleanup") in table.table.events


@proves("IS-ACT-07")
def test_who_passed_is_skipped() -> None:
    table = four()
    table.push("exchange 1", "gain wood")  # Romans
    table.push("pass")  # Barbarians
    table.push("exchange 1", "gain wood")  # Egyptians
    table.push("pass")  # Japanese
    assert table.asked == ("romans", "turn")
    table.push("exchange 1", "gain wood")
    assert table.asked == ("egyptians", "turn")
    table.push("pass")
    for _ in range(2):  # Rome is alone, and goes on
        assert table.asked == ("romans", "turn")
        table.push("exchange 1", "gain wood")


@proves("IS-PAS-01")
def test_who_passed_takes_no_more_actions() -> None:
    table = scene(romans=EVERYTHING, japanese=dict(worker=8))
    table.push("pass")
    for key in (*ONE_OF_EACH, "pass"):
        assert table.refused(key, by="romans") == "IS-PAS-01"
    for _ in range(3):
        table.push("exchange 1", "gain wood")
        assert table.asked == ("japanese", "turn")


@pytest.mark.parametrize(
    ("attacker", "location", "goods"),
    [
        ("barbarians", "bar_saboteurs", {}),
        ("barbarians", "bar_pack", {}),
        ("barbarians", "bar_dark_chapel", dict(raze=3)),
        ("barbarians", "bar_robbers", {}),
        ("romans", "rom_engineers", {}),
        ("romans", "rom_spies", {}),
        ("egyptians", "egy_chariot_builder", dict(raze=1)),
        ("egyptians", "egy_temple_of_ra", {}),
    ],
)
@proves("IS-PAS-02", "IS-Q-25")
def test_who_passed_is_no_target(attacker: str, location: str, goods: dict[str, int]) -> None:
    """Nor are his Locations, his Deals and his supply."""
    japanese: dict[str, Any] = dict(wood=1, built=["com_armorer", "jap_farm"], deals=["JAP004"])
    for passed in (False, True):
        table = scene(**{attacker: dict(goods, built=[location])}, japanese=japanese | dict(passed=passed))
        (card,) = table.zone(attacker, "built")
        assert (f"activate {card}" in table.keys) is not passed
        if passed:
            assert table.refused(f"activate {card}") == "IS-Q-27"


@pytest.mark.parametrize("location", ["jap_garrison", "jap_trade_route"])
@proves("IS-PAS-02", "IS-Q-25")
def test_who_passed_is_no_target_of_the_japanese(location: str) -> None:
    romans: dict[str, Any] = dict(built=["com_armorer", "rom_builder"])
    for passed in (False, True):
        table = scene(japanese=dict(raze=1, food=1, built=[location]), romans=romans | dict(passed=passed))
        (card,) = table.zone("japanese", "built")
        assert (f"activate {card}" in table.keys) is not passed


@proves("IS-PAS-02", "IS-PAS-03")
def test_others_are_still_within_reach() -> None:
    table = scene(
        barbarians=dict(raze=2, built=["bar_saboteurs"]),
        romans=dict(built=["com_mill"], wood=1, stone=1),
        japanese=dict(built=["com_armorer"], wood=1, passed=True),
    )
    assert [key for key in table.keys if key.startswith("raze")] == ["raze COM006"]
    assert table.refused("raze COM018") == "IS-PAS-03"
    table.push("activate BAR010")
    assert table.keys == ["steal wood romans", "steal stone romans"]
    assert table.refused("steal wood japanese") == "IS-PAS-02"


@proves("IS-PAS-04")
def test_a_pass_lasts_to_the_end_of_the_phase() -> None:
    table = scene(romans={}, barbarians=dict(worker=6, raze=2), first="romans")
    table.push("pass")
    table.push("exchange 1", "gain wood", "pass")
    while table.asked[1] != "turn":
        table.push(table.keys[-1])
    assert [event.seat for event in table.table.events if isinstance(event, Passed)] == [0, 1]
    assert not any(player["passed"] for player in table.table.view(None).data()["players"])
    assert table.asked == ("barbarians", "turn")  # the first-player marker has moved on
    table.push("exchange 1", "gain wood")
    assert table.asked == ("romans", "turn")
    assert {"exchange 1", "pass"} <= set(table.keys)


@pytest.mark.parametrize("facts", [EVERYTHING, {}, dict(worker=0, defence=1, built=["com_mill"])])
@proves("IS-PAS-05")
def test_a_pass_is_always_legal_in_ones_turn(facts: dict[str, Any]) -> None:
    table = scene(romans=facts, japanese={})
    assert "pass" in table.keys
    table.push("pass")
    assert table.asked == ("japanese", "turn")


@proves("IS-PAS-05", "IS-Q-11")
def test_placements_before_a_pass() -> None:
    table = scene(romans=dict(defence=1, built=["com_mill"]), japanese={})
    table.push("defend COM006", "pass")
    assert table.on("COM006") == {"defence": True}
    assert table.refused("defend COM006", by="romans") == "IS-DEF-02"


@proves("IS-Q-11", "IS-DEF-02", "IS-SAM-01")
def test_placements_before_and_after_the_action() -> None:
    position: dict[str, Any] = dict(japanese=dict(defence=1, worker=4, built=["com_mill", "jap_farm"]), romans={})
    table = scene(**position)
    table.push("defend COM006", "samurai JAP001")
    assert table.asked == ("japanese", "turn")  # the action is still to come
    table.push("exchange 1", "gain wood")
    assert table.asked == ("romans", "turn")

    table = scene(**position)
    table.push("exchange 1", "gain wood", "defend COM006", "samurai JAP001")
    assert table.asked == ("romans", "turn")
    assert (table.on("COM006"), table.on("JAP001")) == ({"defence": True}, {"samurai": True})


@proves("IS-Q-11")
def test_no_placements_within_an_effect_nor_in_production() -> None:
    facts: dict[str, Any] = dict(defence=1, worker=4, built=["com_mill", "jap_farm", "com_watchtower"])
    table = scene(japanese=facts, romans={})
    table.push("exchange 1")
    for key in ("defend COM006", "samurai JAP001"):
        assert table.refused(key) == "IS-ACT-02"  # the exchange is not finished

    table = scene(japanese=facts, romans={}, phase="production")
    assert table.asked == ("japanese", "draw")
    for key in ("defend COM006", "samurai JAP001"):
        assert table.refused(key) == "IS-RND-01"
