"""The end of the game, scoring and ties (IS-END, IS-TIE)."""

from typing import Any

import pytest

from stead.titles.settlers.events import Ended, Scored
from tests.proves import proves
from tests.settlers.scene import Scene, scene


def ended(**players: dict[str, Any]) -> Scene:
    """Round 5, and the first player passes last."""
    first, *others = players
    for other in others:
        players[other]["passed"] = True
    return scene(round=5, turn=first, **players).push("pass")


def places(table: Scene) -> dict[str, int]:
    return {table.table.setup.seats[standing.seat]: standing.place for standing in table.table.ranking}


@proves("IS-END-01", "IS-END-02", "IS-END-03")
def test_locations_add_to_the_track() -> None:
    table = ended(
        romans=dict(vp=20, built=["com_mill", "com_town", "com_lumberjacks", "rom_legion", "rom_warehouses"]),
        japanese=dict(vp=11, built=["jap_farm", "com_armorer"]),
    )
    assert table.table.scores == [20 + 3 * 1 + 2 * 2, 11 + 1 + 2]
    assert Scored(0, 20, 3, 4, 0) in table.table.events
    assert table.table.over


@proves("IS-END-01")
def test_not_before_round_5_is_over() -> None:
    table = scene(romans=dict(vp=3, built=["com_mill"]), japanese=dict(passed=True), round=4)
    table.push("pass")
    assert table.table.scores == [3, 0]
    assert not table.table.over


@proves("IS-END-01")
def test_after_the_end_nothing_is_asked() -> None:
    table = ended(romans={}, japanese={})
    assert table.table.decisions == ()
    assert table.refused("pass", by="romans") == "IS-END-01"


@proves("IS-END-02", "IS-Q-33")
@pytest.mark.parametrize("card", ["com_mill", "com_town", "com_lumberjacks", "com_ruins"])
def test_a_common_location_is_worth_1(card: str) -> None:
    assert ended(romans=dict(built=[card]), japanese={}).table.scores == [1, 0]


@proves("IS-END-03")
@pytest.mark.parametrize(
    ("faction", "card"),
    [("romans", "ROM017"), ("barbarians", "BAR001"), ("egyptians", "EGY001"), ("japanese", "JAP012")],
)
def test_a_faction_location_is_worth_2(faction: str, card: str) -> None:
    other = "romans" if faction != "romans" else "japanese"
    assert ended(**{faction: dict(built=[card])}, **{other: {}}).table.scores == [2, 0]


@proves("IS-END-04")
def test_gate_and_shrine_give_1_for_each_card_and_resource() -> None:
    table = ended(
        japanese=dict(
            built=["jap_gate", "jap_shrine"],
            under={"jap_gate": ["com_mill", "com_town", "jap_farm"]},
            kept={"jap_shrine": {"wood": 1, "food": 4}},
        ),
        romans={},
    )
    assert table.table.scores == [2 + 2 + 3 + 5, 0]
    assert Scored(0, 0, 0, 4, 8) in table.table.events


@proves("IS-END-05")
def test_the_highest_total_wins() -> None:
    """More on the track is not yet more in all."""
    table = ended(romans=dict(vp=10), barbarians=dict(vp=9, built=["bar_raid"]), egyptians=dict(vp=9))
    assert table.table.scores == [10, 11, 9]
    assert places(table) == {"barbarians": 1, "romans": 2, "egyptians": 3}
    assert Ended([1]) in table.table.events


@proves("IS-TIE-01")
def test_workers_and_resources_break_a_tie() -> None:
    table = ended(romans=dict(vp=9, worker=2, wood=1), barbarians=dict(vp=9, worker=2, stone=1, food=1))
    assert places(table) == {"barbarians": 1, "romans": 2}
    assert [standing.tiebreaks for standing in table.table.ranking] == [(4, 0), (3, 0)]


@proves("IS-TIE-01")
def test_only_tied_leaders_compare() -> None:
    """The Egyptians have the most left and the fewest points; two tied behind the leader share their place."""
    table = ended(romans=dict(vp=9, worker=3), barbarians=dict(vp=9, worker=2), egyptians=dict(vp=8, wood=30))
    assert places(table) == {"romans": 1, "barbarians": 2, "egyptians": 3}
    table = ended(romans=dict(vp=9), barbarians=dict(vp=8, wood=5), egyptians=dict(vp=8))
    assert places(table) == {"romans": 1, "barbarians": 2, "egyptians": 2}


@proves("IS-TIE-02")
def test_then_cards_in_hand() -> None:
    table = ended(
        romans=dict(vp=9, worker=3, hand=["com_mill"]), barbarians=dict(vp=9, wood=1, hand=["com_town", "bar_raid"])
    )
    assert places(table) == {"barbarians": 1, "romans": 2}


@proves("IS-TIE-01", "IS-TIE-02")
def test_goods_come_before_cards() -> None:
    table = ended(romans=dict(vp=9, worker=3), barbarians=dict(vp=9, worker=2, hand=["com_town", "bar_raid"]))
    assert places(table) == {"romans": 1, "barbarians": 2}


@proves("IS-TIE-02")
def test_cards_are_compared_among_those_still_tied() -> None:
    table = ended(
        romans=dict(vp=9, worker=3, hand=["com_mill"]),
        barbarians=dict(vp=9, worker=3, hand=["com_town", "bar_raid"]),
        egyptians=dict(vp=9, worker=2, hand=["com_ruins", "com_ruins", "com_ruins"]),
    )
    assert places(table) == {"barbarians": 1, "romans": 2, "egyptians": 3}


@proves("IS-TIE-03")
def test_then_they_share_the_victory() -> None:
    table = ended(
        romans=dict(vp=9, worker=3, hand=["com_mill"]),
        barbarians=dict(vp=9, wood=1, hand=["com_town"]),
        egyptians=dict(vp=5),
    )
    assert places(table) == {"romans": 1, "barbarians": 1, "egyptians": 3}
    assert Ended([0, 1]) in table.table.events


@proves("IS-Q-32")
@pytest.mark.parametrize(
    "things",
    [
        dict(gold=9),
        dict(raze=9, defence=1),
        dict(built=["com_lumberjacks"], used={"com_lumberjacks": 1}, laid={"com_lumberjacks": {"worker": 1}}),
        dict(built=["jap_farm"], guarded=["jap_farm"]),
        dict(built=["jap_shrine"], kept={"jap_shrine": {"stone": 2}}),
    ],
)
def test_what_does_not_count_in_the_tie_break(things: dict[str, Any]) -> None:
    """Gold, tokens, goods on Locations, Samurai, Resources on a Shrine."""
    points = ended(japanese=dict(**things), romans={}).table.scores[0]
    table = ended(japanese=dict(worker=2, **things), romans=dict(vp=points, worker=3))
    assert table.table.scores == [points, points]
    assert places(table) == {"romans": 1, "japanese": 2}
    assert [standing.tiebreaks[0] for standing in table.table.ranking] == [3, 2]


@proves("IS-Q-32")
def test_what_counts_in_the_tie_break() -> None:
    table = ended(romans=dict(worker=2, wood=3, stone=4, food=5), japanese={})
    assert [standing.tiebreaks[0] for standing in table.table.ranking] == [14, 2]


@proves("IS-Q-33")
@pytest.mark.parametrize(
    "things",
    [
        dict(foundations=["com_mill", "com_town"]),
        dict(deals=["rom_roman_bank", "rom_spies"]),
        dict(hand=["com_mill", "rom_spies"]),
        dict(wood=9, stone=9, food=9, gold=9, raze=9, defence=1),
    ],
)
def test_what_does_not_score(things: dict[str, Any]) -> None:
    assert ended(romans=dict(vp=4, **things), japanese={}).table.scores == [4, 0]
