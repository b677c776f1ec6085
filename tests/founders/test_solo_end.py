"""The end of the solo game (FG-SOL-01, FG-SOE)."""

from typing import Any

import pytest

from stead.titles.founders.events import Called, Ended, Lost
from tests.founders.scene import Scene, scene
from tests.proves import proves


def last_card(completed: int, **more: Any) -> Scene:
    """Round 7, with one card left besides the call."""
    savvas = dict(hand=["trade", "call"], storages={"stone": ["E3"]}, coins=2) | more.pop("savvas", {})
    return scene(savvas=savvas, completed=completed, round=more.pop("round", 7), **more)


def verdict(table: Scene) -> str:
    assert table.table.over
    return table.table.ranking[0].verdict


@proves("FG-SOE-01", "FG-SOL-01", "FG-BAD-22")
def test_the_game_ends_after_round_7() -> None:
    """When all cards but the call are played."""
    table = last_card(6, savvas=dict(hand=["trade", "build", "call"])).push("lay trade", "coin")
    assert not table.table.over
    table.push("coin")  # with Build, which can only be played face down
    assert verdict(table) == "won"
    assert table.refused("lay trade") == "FG-END-01"


@proves("FG-SOE-02", "FG-SOL-01")
def test_an_unfinished_building_loses_the_game() -> None:
    """Even with six complete ones."""
    table = last_card(6, buildings={"town_hall": dict(at="P3 Q3 P4 Q4", cubes={"stone": "savvas"})})
    table.push("lay trade", "coin")
    assert verdict(table) == "lost"
    assert [event.reason for event in table.events(Lost)] == ["unfinished"]


@proves("FG-SOE-03", "FG-SOL-01")
@pytest.mark.parametrize("completed", [0, 5, 6])
def test_fewer_than_six_lose_the_game(completed: int) -> None:
    table = last_card(completed).push("lay trade", "coin")
    assert verdict(table) == ("won" if completed == 6 else "lost")


@proves("FG-SOE-04", "FG-END-03", "FG-END-04")
def test_the_final_count_of_a_won_game() -> None:
    """Permanent crystals and coins as usual."""
    table = last_card(6, savvas=dict(vp=40, permanent=3, coins=10)).push("lay trade", "coin")
    assert verdict(table) == "won"
    assert table.changes()["savvas"] == {"coins": 1, "vp": 3 + 2}  # 11 coins
    assert len(table.events(Ended)) == 1


@proves("FG-SOE-04")
def test_a_lost_game_is_not_counted() -> None:
    table = last_card(5, savvas=dict(vp=40, permanent=3, coins=10)).push("lay trade", "coin")
    assert table.table.scores == [40]


@proves("FG-Q-79")
def test_six_complete_before_round_7() -> None:
    """The sixth comes with the call of round 6 at the earliest; the game goes on to the end of round 7."""
    table = last_card(
        5,
        round=6,
        savvas=dict(storages={"metal": ["B5"], "people": ["E9"], "stone": ["E3"], "bricks": ["A7 B7 C7"]}),
        offer=["south_gatehouse", "university", "salt_barge"],
    )
    table.push("lay trade", "coin", "at B6 1")
    assert (table.game.completed, table.game.round, table.table.over) == (6, 7, False)
    table.push("lay trade", "coin")
    assert verdict(table) == "won"


@proves("FG-Q-86", "FG-SOE-01")
def test_no_payment_for_markers_after_round_7() -> None:
    """The payment is part of a call. The building is complete before the end, or the game is lost for that."""
    gate = {"south_gatehouse": dict(at="C5 D5", cubes={"bricks": "savvas"}, marked=True)}
    table = last_card(5, savvas=dict(storages={"metal": ["F4"]}), buildings=gate).push("lay trade", "road E5")
    assert verdict(table) == "won"
    table = last_card(5, savvas=dict(storages={"metal": ["F4"]}), buildings=gate).push("lay trade", "coin")
    assert [event.reason for event in table.events(Lost)] == ["unfinished"]
    assert table.events(Called) == []


@proves("FG-Q-86")
def test_all_cards_of_round_7_are_played() -> None:
    """An advisor hired in the last round too."""
    table = last_card(6, savvas=dict(hand=["recruit", "call"], coins=1), market=["foreman", None, None, None])
    table.push("play recruit")
    assert not table.table.over
    table.push("coin")
    assert verdict(table) == "won"
