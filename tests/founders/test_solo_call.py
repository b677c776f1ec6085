"""The solo call, step by step (FG-SOP-06..21)."""

from typing import Any

import pytest

from stead.titles.founders.events import Called, Lost, TypeRepeated, VotesRevealed
from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

OFFER = ["university", "salt_barge", "great_oak"]
SAVVAS = dict(hand=["trade", "call"], discard=["build", "upgrade", "recruit"])
LION = dict(at="I11 J11 K11", cubes={"plants": "savvas", "food": "savvas"})
"""The Sleeping Lion, which still needs bricks."""


def calling(**more: Any) -> Scene:
    """The last card but the call is played, so that the call is due."""
    table = scene(savvas=SAVVAS | more.pop("savvas", {}), **dict(offer=OFFER) | more).push("lay trade", "road F4")
    table.changes()
    return table


@proves("FG-SOP-06")
def test_income_cards_and_workers_first() -> None:
    table = scene(
        savvas=SAVVAS | dict(storages={"stone": ["E3"], "gems": ["Q3"]}, houses=["A1", "S1"], used_mat=True),
        offer=OFFER,
        buildings={"golden_lion": dict(at="D1 E1 F1", cubes={"leather": "savvas"}, worker="savvas")},
    ).push("lay trade", "road F4")
    assert table.changes() == {
        "savvas": {"coins": 2, "temporary": 2, "workers": 2},
        "board": {"roads": ["+F4"]},
    }
    assert table.hand("savvas") == ["trade", "build", "upgrade", "recruit", "call"]
    assert table.asked == ("savvas", "choose building")


@proves("FG-SOP-20", "FG-SOP-21")
def test_no_bonuses_and_no_vote() -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=9))
    assert table.asked == ("savvas", "choose building")
    table.push("choose university").push(table.keys[0])
    assert table.events(VotesRevealed) == []
    assert len(table.events(Called)) == 1


# Neutral markers


@proves("FG-SOP-07", "FG-SOP-11", "FG-BAD-90")
def test_neutral_markers_are_paid_before_a_building_is_chosen() -> None:
    """4 for each, by the crystals under the right card; then the markers are gone."""
    table = calling(
        savvas=dict(storages={"stone": ["E3"]}, temporary=5, permanent=2),
        buildings={"sleeping_lion": LION | dict(marked=True)},
    )
    assert table.asked == ("savvas", "pay")
    assert table.keys == ["pay 4 0", "pay 2 1", "pay 0 2"]
    assert table.refused("choose university") == "FG-SOP-07"
    table.push("pay 2 1")
    assert table.changes() == {"savvas": {"temporary": -2, "permanent": -1}}
    assert table.asked == ("savvas", "choose building")
    assert not table.building("sleeping_lion")["marked"]


@proves("FG-SOP-07")
def test_a_building_without_a_marker_costs_nothing() -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=9), buildings={"sleeping_lion": LION})
    assert table.asked == ("savvas", "choose building")


@proves("FG-SOP-08", "FG-BAD-90")
@pytest.mark.parametrize(("temporary", "permanent", "lost"), [(7, 0, True), (8, 0, False), (0, 4, False), (1, 3, True)])
def test_who_cannot_pay_for_every_marker_loses_at_once(temporary: int, permanent: int, lost: bool) -> None:
    """Two markers: 8, and not for one of them only."""
    table = calling(
        savvas=dict(storages={"stone": ["E3"]}, temporary=temporary, permanent=permanent),
        buildings={
            "sleeping_lion": LION | dict(marked=True),
            "golden_lion": dict(at="D1 E1 F1", cubes={"leather": "savvas"}, marked=True),
        },
    )
    assert table.table.over == lost
    if lost:
        assert [event.reason for event in table.events(Lost)] == ["markers"]
        assert table.table.ranking[0].verdict == "lost"


@proves("FG-Q-80", "FG-SOP-08")
def test_each_marker_is_paid_by_itself() -> None:
    """After the first only such payments are left as leave enough for the second."""
    table = calling(
        savvas=dict(storages={"stone": ["E3"]}, temporary=4, permanent=2),
        buildings={
            "sleeping_lion": LION | dict(marked=True),
            "golden_lion": dict(at="D1 E1 F1", cubes={"leather": "savvas"}, marked=True),
        },
    )
    assert table.keys == ["pay 4 0", "pay 2 1", "pay 0 2"]
    table.push("pay 4 0")
    assert table.asked == ("savvas", "place")  # the other one could only be paid with 0 2, and then the University
    assert table.changes() == {"savvas": {"temporary": -4, "permanent": -2}}


# The building


@proves("FG-SOP-09", "FG-SOP-10", "FG-BAD-89")
@pytest.mark.parametrize(
    ("temporary", "choices"),
    [(1, []), (2, ["salt_barge"]), (4, ["salt_barge", "great_oak"])],
)
def test_a_building_is_chosen_and_paid(temporary: int, choices: list[str]) -> None:
    """The left one is free, the others cost 2 and 4."""
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=temporary))
    if not choices:
        assert table.asked == ("savvas", "place")  # the University it is
        return
    assert table.keys == [f"choose {name}" for name in ["university", *choices]]
    if "great_oak" not in choices:
        assert table.refused("choose great_oak") == "FG-SOP-09"
    assert table.refused("choose courthouse") == "FG-SOP-09"
    table.push(f"choose {choices[-1]}")
    assert table.changes() == {"savvas": {"temporary": -temporary}}
    assert table.asked == ("savvas", "place")


@proves("FG-SOP-10")
def test_the_left_building_is_free() -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=9)).push("choose university")
    assert table.asked == ("savvas", "place")
    assert table.changes() == {}


@proves("FG-SOP-11", "FG-Q-80")
def test_a_permanent_crystal_is_worth_2() -> None:
    """Price 3 with one completed building: exactly, or with too much, of which nothing comes back."""
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=1, permanent=2), completed=1)
    table.push("choose salt_barge")
    assert table.keys == ["pay 1 1", "pay 0 2"]
    table.push("pay 0 2")
    assert table.changes() == {"savvas": {"permanent": -2}}


@proves("FG-SOP-12", "FG-BAD-76", "FG-BAD-80")
def test_it_is_placed_by_the_normal_rules() -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=9), buildings={"tinkers_college": "C5 D5 C6 D6"})
    table.push("choose university")
    assert table.refused("at A1 1") == "FG-PRE-02"
    assert table.refused("at H5 1") == "FG-PRE-03"
    assert table.refused("at K5 1") == "FG-PRE-07"
    assert table.refused("decline") == "FG-PRE-08"
    table.push("at L5 1")
    assert table.building("university")["cells"] == ["L5", "M5", "L6", "M6"]


@proves("FG-SOP-13")
def test_a_neutral_marker_on_every_unfinished_building() -> None:
    """The new one and those that were paid for a moment ago; none on a complete one."""
    table = calling(
        savvas=dict(storages={"stone": ["E3"]}, temporary=10),
        buildings={
            "sleeping_lion": LION | dict(marked=True),
            "golden_lion": dict(at="D1 E1 F1", cubes=dict.fromkeys(["wood", "leather", "jewelry"], "savvas")),
        },
    )
    table.push("choose university", "at H5 1")  # the marker was paid, there being one way
    marked = {name: table.building(name)["marked"] for name in ("university", "sleeping_lion", "golden_lion")}
    assert marked == {"university": True, "sleeping_lion": True, "golden_lion": False}


@proves("FG-SOP-14")
def test_one_delivery_takes_the_marker_away() -> None:
    """It stays incomplete, and its neighbour keeps its marker."""
    table = scene(
        savvas=SAVVAS | dict(hand=["trade", "scholar", "call"], storages={"stone": ["E3"]}),
        buildings={
            "town_hall": dict(at="G5 H5 G6 H6", marked=True),
            "great_oak": dict(at="A1 B1 B2 C2", marked=True),
        },
    ).push("lay trade", "road F4")
    assert table.changes()["savvas"]["cubes"] == ["+town_hall stone"]
    assert not table.building("town_hall")["marked"]
    assert not table.building("town_hall")["complete"]
    assert table.building("great_oak")["marked"]


@proves("FG-SOP-15", "FG-SOP-13")
def test_a_delivery_on_being_placed_takes_the_new_marker_away() -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"], "tools": ["G5"]}, temporary=9))
    table.push("choose university", "at H5 1")
    assert not table.building("university")["marked"]
    assert table.changes()["savvas"]["vp"] == 3


@proves("FG-SOP-16")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("university", ["salt_barge", "great_oak"]),
        ("salt_barge", ["university", "great_oak"]),
        ("great_oak", ["university", "salt_barge"]),
    ],
)
def test_the_cards_left_slide_and_one_comes(choice: str, left: list[str]) -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=4), deck=["courthouse"])
    table.push(f"choose {choice}")
    table.push(table.keys[0])
    assert table.offer == [*left, "courthouse"]
    assert table.game.prestige_discard == []


@proves("FG-Q-82")
def test_a_new_card_of_a_type_on_offer_goes_to_the_top() -> None:
    """The Golden Lion is of the type of the Salt Barge. The prices belong to the cells."""
    table = calling(
        savvas=dict(storages={"stone": ["E3"]}, temporary=4), deck=["golden_lion", "courthouse", "town_hall"]
    ).push("choose university", "at H5 1")
    assert table.offer == ["salt_barge", "great_oak", "courthouse"]
    assert [event.building for event in table.events(TypeRepeated)] == ["golden_lion"]
    assert BOX.prestige[table.game.prestige_deck[-1]].name == "golden_lion"
    assert table.table.view(0).data()["prices"] == [0, 2, 4]


@proves("FG-SOP-17")
def test_temporary_crystals_left_over_return() -> None:
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=9, permanent=3))
    table.push("choose university", "at H5 1")
    assert table.changes()["savvas"] == {"temporary": -9}


# Prices


@proves("FG-SOP-18", "FG-SOP-19")
@pytest.mark.parametrize("completed", range(6))
def test_prices_grow_with_every_completion(completed: int) -> None:
    """A temporary crystal more under the middle card, a permanent one under the right."""
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=20), completed=completed)
    assert table.table.view(0).data()["prices"] == [0, 2 + completed, 4 + 2 * completed]
    table.push("choose great_oak")
    assert table.changes() == {"savvas": {"temporary": -(4 + 2 * completed)}}


@proves("FG-SOP-18")
def test_a_completion_raises_the_prices_at_once() -> None:
    table = scene(
        savvas=SAVVAS | dict(hand=["trade", "scholar", "call"], storages={"metal": ["F4"]}),
        buildings={"south_gatehouse": dict(at="C5 D5", cubes={"bricks": "savvas"})},
    )
    assert table.table.view(0).data()["prices"] == [0, 2, 4]
    table.push("lay trade", "road E5")
    assert table.table.view(0).data()["prices"] == [0, 3, 6]


@proves("FG-Q-81")
def test_the_price_is_read_at_payment() -> None:
    """The new building is complete at once; the 2 for it were paid before."""
    table = calling(
        savvas=dict(storages={"metal": ["B5"], "people": ["E9"], "stone": ["E3"], "bricks": ["A7 B7 C7"]}, temporary=2),
        offer=["university", "south_gatehouse", "great_oak"],
    ).push("choose south_gatehouse")
    assert table.changes() == {"savvas": {"temporary": -2}}
    table.push("at B6 1")
    assert table.building("south_gatehouse")["complete"]
    assert table.table.view(0).data()["prices"] == [0, 3, 6]


@proves("FG-Q-87")
def test_what_was_paid_goes_to_the_bank() -> None:
    """The crystals that show the prices only grow: after a payment without a completion they are the same."""
    table = calling(savvas=dict(storages={"stone": ["E3"]}, temporary=4)).push("choose great_oak")
    table.push(table.keys[0])
    assert table.table.view(0).data()["prices"] == [0, 2, 4]


@proves("FG-Q-55")
def test_what_fits_nowhere_is_replaced_before_choosing() -> None:
    board = BOX.boards["symmetric"]
    names = [board.names[cell] for cell in range(board.grid.size) if board.land >> cell & 1]
    table = scene(
        savvas=SAVVAS | dict(storages={}, temporary=9),
        roads=" ".join(name for name in names if name not in ("D1", "E1", "F1")),
        offer=OFFER,
        deck=["ghost_fortress", "north_watchtower"],
        empty_deck=True,
    ).push("lay trade", "coin")
    assert table.offer == ["ghost_fortress", "salt_barge", "north_watchtower"]
    assert [BOX.prestige[number].name for number in table.game.removed] == ["university", "great_oak"]
