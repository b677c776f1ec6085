"""Identical copies are one choice; copies that differ are each a choice of their own.

They differ by what lies on them: a Defence token or a Samurai, a use this round, the goods of that use, a Deal tied to
them, whose they were before they were taken over; and Foundations by who has seen their face.
"""

from typing import Any

import pytest

from tests.settlers.scene import Scene, scene


def offered(table: Scene, verb: str) -> list[str]:
    """The cards offered with this verb."""
    return [key.removeprefix(verb).strip() for key in table.keys if key.startswith(f"{verb} ")]


# In hand


def test_copies_in_hand() -> None:
    table = scene(
        japanese=dict(
            wood=2,
            stone=2,
            food=1,
            raze=1,
            hand=["COM018", "COM019", "COM020", "JAP001", "JAP002"],
            built=["jap_gate"],
            guarded=["jap_gate"],
        ),
        romans={},
    )
    for verb in ("build", "raze"):
        assert sorted(offered(table, verb)) == ["COM018", "JAP001"]
    assert offered(table, "deal") == ["JAP001"]
    assert sorted(offered(table, "tuck")) == ["COM018 JAP013", "JAP001 JAP013"]


def test_cards_of_one_name_that_differ_in_print() -> None:
    """Two of the three Villages have the same Raze field; the Daimyo's Castles differ in their Deal fields."""
    table = scene(japanese=dict(raze=1, food=1, hand=["COM012", "COM013", "COM014", "JAP009", "JAP010"]), romans={})
    assert sorted(offered(table, "raze")) == ["COM012", "COM014", "JAP009", "JAP010"]
    assert offered(table, "deal") == ["JAP009", "JAP010"]


def test_copies_in_hand_as_a_cost() -> None:
    table = scene(romans=dict(hand=["COM018", "COM019", "COM006"], built=["com_tavern"]), japanese={})
    table.push("activate COM049")
    assert sorted(offered(table, "discard")) == ["COM006", "COM018"]


# In the empire


MINES = ["COM021", "COM022"]  # Gold Mine: 1 Worker for 1 Gold, up to twice
SAWMILLS = ["COM076", "COM077"]  # Sawmill: 1 wood for 1 VP, up to twice
DIFFERENT: list[tuple[list[str], dict[str, Any], int]] = [
    (MINES, {}, 1),
    (MINES, dict(guarded=MINES), 1),
    (MINES, dict(guarded=["COM022"]), 2),
    (MINES, dict(used={"COM022": 1}), 2),
    (MINES, dict(used={"COM022": 1}, laid={"COM022": {"worker": 1}}), 2),
    (MINES, dict(used=dict.fromkeys(MINES, 1), laid={card: {"worker": 1} for card in MINES}), 1),
    (SAWMILLS, dict(used=dict.fromkeys(SAWMILLS, 1), laid={"COM076": {"wood": 1}, "COM077": {"gold": 1}}), 2),
    (MINES, dict(blocked=["COM021"]), 2),
]


@pytest.mark.parametrize(("cards", "things", "choices"), DIFFERENT)
def test_locations_to_give_up(cards: list[str], things: dict[str, Any], choices: int) -> None:
    table = scene(
        barbarians=dict(wood=1, hand=["bar_raid"], built=[*cards, "com_mill"], **things),
        romans={},
    )
    table.push("build BAR007")
    assert offered(table, "give") == ["COM006", *cards[:choices]]


@pytest.mark.parametrize(("cards", "things", "choices"), DIFFERENT)
def test_locations_to_raze(cards: list[str], things: dict[str, Any], choices: int) -> None:
    table = scene(barbarians=dict(raze=3), romans=dict(built=cards, **things))
    assert offered(table, "raze") == cards[:choices]


@pytest.mark.parametrize(("cards", "things", "choices"), DIFFERENT)
def test_locations_to_discard_or_take_over(cards: list[str], things: dict[str, Any], choices: int) -> None:
    for card in ("EGY013", "EGY003"):
        table = scene(egyptians=dict(raze=1, built=[card]), romans=dict(built=[*cards, "com_mill"], **things))
        table.push(f"activate {card}")
        assert sorted(offered(table, "target")) == sorted(["COM006", *cards[:choices]])


@pytest.mark.parametrize(("cards", "things", "choices"), [row for row in DIFFERENT if "blocked" not in row[1]])
def test_locations_to_activate(cards: list[str], things: dict[str, Any], choices: int) -> None:
    table = scene(barbarians=dict(wood=1, built=cards, **things), romans={})
    assert [key for key in offered(table, "activate") if not key.endswith("twice")] == cards[:choices]


@pytest.mark.parametrize(
    ("things", "places"),
    [
        ({}, ["COM021"]),
        (dict(guarded=["COM021"]), ["COM022"]),
        (dict(used={"COM022": 1}, laid={"COM022": {"worker": 1}}), ["COM021", "COM022"]),
    ],
)
def test_locations_to_defend(things: dict[str, Any], places: list[str]) -> None:
    table = scene(romans=dict(defence=1, built=MINES, **things), japanese={})
    assert offered(table, "defend") == places


@pytest.mark.parametrize(
    ("things", "places"),
    [
        ({}, ["JAP016"]),
        (dict(guarded=["JAP016"]), ["JAP017"]),
        (dict(used={"JAP018": 1}, laid={"JAP018": {"food": 1}}), ["JAP016", "JAP018"]),
        (
            dict(used={"JAP017": 1, "JAP018": 1}, laid={"JAP017": {"food": 1}, "JAP018": {"gold": 1}}),
            ["JAP016", "JAP017", "JAP018"],
        ),
    ],
)
def test_locations_for_samurai(things: dict[str, Any], places: list[str]) -> None:
    table = scene(japanese=dict(built=["JAP016", "JAP017", "JAP018"], **things), romans={})
    assert offered(table, "samurai") == places


def test_locations_for_the_samurai_of_the_ninjas() -> None:
    built = ["JAP001", "JAP002", "JAP003"]
    table = scene(japanese=dict(stone=1, hand=["JAP026"], built=built, foundations=["com_mill"]), romans={})
    table.push("build JAP026", "give COM006")
    assert offered(table, "samurai") == ["JAP001", "JAP026"]
    table.push("samurai JAP001")
    assert offered(table, "samurai") == ["JAP002", "JAP026"]


@pytest.mark.parametrize(
    ("taken", "choices"),
    [
        ({}, 1),
        ({"COM018": "romans"}, 2),
        ({"COM018": "romans", "COM019": "romans"}, 1),
        ({"COM018": "romans", "COM019": "barbarians"}, 2),
    ],
)
def test_locations_that_were_taken_over(taken: dict[str, str], choices: int) -> None:
    """Whose they were matters: that player gets the Foundation."""
    table = scene(
        egyptians=dict(built=["COM018", "COM019"], taken=taken),
        romans={},
        barbarians={},
        japanese=dict(raze=2),
        turn="japanese",
    )
    assert offered(table, "raze") == ["COM018", "COM019"][:choices]


def test_copies_of_different_owners() -> None:
    table = scene(
        barbarians=dict(raze=3),
        romans=dict(built=["COM018"]),
        egyptians=dict(built=["COM019", "COM020"]),
        turn="barbarians",
    )
    assert offered(table, "raze") == ["COM018", "COM019"]


@pytest.mark.parametrize(
    ("laid", "choices"),
    [({"COM076": {"wood": 1}, "COM077": {"wood": 1}}, 1), ({"COM076": {"wood": 1}, "COM077": {"gold": 1}}, 2)],
)
def test_locations_to_free(laid: dict[str, Any], choices: int) -> None:
    """Acting Troupe takes the goods off an activated Location."""
    table = scene(
        romans=dict(
            built=["com_acting_troupe", "com_brewer", *SAWMILLS],
            used=dict.fromkeys([*SAWMILLS, "COM056"], 1),
            laid=laid,
        ),
        japanese={},
    )
    table.push("activate COM041")
    assert sorted(offered(table, "refresh")) == ["COM056", *SAWMILLS[:choices]]


def test_a_location_with_a_deal_tied_to_it() -> None:
    """The Romans may give up the Builder the Japanese have a Trade Route Deal with, or the other."""
    table = scene(
        romans=dict(stone=1, hand=["rom_warehouses"], built=["ROM020", "ROM021", "com_mill"]),
        japanese=dict(routes=["ROM021"]),
        turn="romans",
    )
    table.push("build ROM019")
    assert sorted(offered(table, "give")) == ["COM006", "ROM020", "ROM021"]


# Foundations, Deals, Gates


@pytest.mark.parametrize(("hidden", "choices"), [([], 1), (["COM019"], 2), (["COM018", "COM019"], 1)])
def test_foundations(hidden: list[str], choices: int) -> None:
    table = scene(
        egyptians=dict(food=1, hand=["egy_oasis"], foundations=["COM018", "COM019", "com_mill"], hidden=hidden),
        romans={},
    )
    table.push("build EGY005")
    assert sorted(offered(table, "give")) == ["COM006", *["COM018", "COM019"][:choices]]


def test_own_deals() -> None:
    table = scene(barbarians=dict(built=["com_hanseatic_league"], deals=["BAR001", "BAR002", "BAR004"]), romans={})
    table.push("activate COM061")
    assert offered(table, "cancel") == ["BAR001", "BAR004"]


def test_deals_of_an_opponent() -> None:
    table = scene(barbarians=dict(built=["bar_robbers"]), romans=dict(deals=["ROM001", "ROM002", "ROM003"]))
    table.push("activate BAR030")
    assert offered(table, "target romans") == ["ROM001", "ROM003"]


def test_two_empty_gates_are_one_choice() -> None:
    table = scene(japanese=dict(worker=0, hand=["com_mill"], built=["JAP013", "JAP014"]), romans={})
    assert offered(table, "tuck") == ["COM006 JAP013"]


@pytest.mark.parametrize("things", [dict(under={"JAP013": ["COM007"]}), dict(guarded=["JAP014"])])
def test_two_gates_that_differ_are_two(things: dict[str, Any]) -> None:
    table = scene(japanese=dict(worker=0, hand=["com_mill"], built=["JAP013", "JAP014"], **things), romans={})
    assert offered(table, "tuck") == ["COM006 JAP013", "COM006 JAP014"]
