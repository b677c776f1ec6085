"""The aim of the game (FG-GEN)."""

import pytest

from stead import Table
from stead.kernel.errors import SetupError
from stead.titles.founders.setup import SEATS
from tests.founders.scene import BOX, FOUNDERS, begin, scene
from tests.proves import proves


@proves("FG-GEN-01")
def test_everybody_leads_a_race_of_nine_on_one_board() -> None:
    table = begin(4)
    assert len(table.keys) == 9
    table.push("race savvas", "race humans", "race orchids", "race inox")
    while table.game.phase != "play":
        table.push(table.keys[0])
    assert len({player.race for player in table.game.players}) == 4
    assert {storage.owner for storage in table.game.storages} == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@proves("FG-GEN-02")
def test_one_to_four_play(players: int) -> None:
    assert begin(players).game.solo == (players == 1)


@pytest.mark.parametrize("seats", [[], [*SEATS, "middle"]])
@proves("FG-GEN-02")
def test_nobody_and_five_do_not_play(seats: list[str]) -> None:
    with pytest.raises(SetupError, match="FG-GEN-02"):
        Table.new(FOUNDERS, seats)


@pytest.mark.parametrize("completed", [4, 5])
@proves("FG-GEN-03")
def test_six_complete_buildings_end_the_game(completed: int) -> None:
    table = scene(
        valraths=dict(storages={"metal": ["E5"]}),
        humans={},
        buildings={"south_gatehouse": dict(at="B5 C5", cubes={"bricks": "humans"})},
        completed=completed,
    )
    table.push("lay trade", "road D5")
    assert table.building("south_gatehouse")["complete"]
    assert table.table.over == (completed == 5)


@proves("FG-GEN-04")
def test_the_most_points_win() -> None:
    table = scene(
        valraths=dict(storages={"metal": ["E5"]}, vp=20, coins=0),
        humans=dict(vp=40, coins=0),
        orchids=dict(vp=30, coins=0),
        buildings={"south_gatehouse": dict(at="B5 C5", cubes={"bricks": "humans"})},
        completed=5,
    )
    table.push("lay trade", "road D5")
    assert [table.names[standing.seat] for standing in table.table.ranking] == ["humans", "orchids", "valraths"]


@proves("FG-GEN-05")
def test_where_points_come_from() -> None:
    """A supplier, a delivery, an advisor, and what is left at the end; nothing else that is done gives any."""
    table = scene(
        valraths=dict(coins=20, storages={"metal": ["E5"], "tools": ["A8"]}, permanent=2),
        humans=dict(coins=20),
        market=["roadwarden", "surveyor", "scholar", "huckster"],
        buildings={"south_gatehouse": dict(at="B5 C5", cubes={"bricks": "humans"})},
        roads="B7 C7 D7 E7 F6",
        completed=5,
    )
    table.push("play upgrade", "upgrade machinery", "at G6 1")  # made of metal and tools, both their own
    assert table.asked == ("valraths", "road")
    assert table.changes()["valraths"]["vp"] == 2
    table.push("no road", "decline", "lay trade", "coin")
    table.push("play recruit", "hire roadwarden")
    assert table.changes()["valraths"]["vp"] == BOX.advisors[5].vp == 1
    table.push("decline", "lay build", "influence")
    assert "vp" not in table.changes().get("valraths", {})
    table.push("lay trade", "road D5")
    assert table.table.over
    coins = 20 - 4 - 1
    assert table.changes()["valraths"]["vp"] == 2 + (2 + 1) + coins // 4
