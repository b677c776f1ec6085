"""Setup: the starting storages (FG-STA)."""

import pytest

from stead.titles.founders.events import StorageBuilt
from tests.founders.scene import Scene, scene
from tests.proves import proves

RACES = ("savvas", "humans", "inox", "orchids")


def starting(players: int, first: str = "savvas", board: str = "symmetric") -> Scene:
    return scene(**{name: {} for name in RACES[:players]}, phase="starts", first=first, board=board)


@proves("FG-STA-01")
def test_the_first_player_is_last() -> None:
    table = starting(4, first="humans")
    assert table.refused("at I5", by="inox") == "FG-STA-01"
    for cell in ("I5", "M5", "K9", "E3"):
        table.push(f"at {cell}")
    order = [table.names[event.seat] for event in table.events(StorageBuilt)]
    assert order == ["savvas", "orchids", "inox", "humans"]


@proves("FG-STA-02", "FG-STA-04", "FG-STA-05", "FG-STA-06", "FG-TRK-01")
def test_one_storage_of_the_home_resource() -> None:
    table = starting(3)
    assert table.asked == ("inox", "start")
    table.push("at M5")
    assert table.changes() == {"inox": {"income": 1, "storages": ["+livestock M5"]}}  # no coins
    assert table.storage("M5")["owner"] == "inox"
    assert table.table.view(None).data()["tracker"]["livestock"] == {"own": [2], "access": []}
    assert table.refused("at K9", by="inox") == "FG-STA-02"
    assert table.asked == ("humans", "start")


@pytest.mark.parametrize(
    ("players", "board", "cells"),
    [
        (2, "symmetric", {"I5", "M5"}),
        (3, "symmetric", {"I5", "M5", "K9"}),
        (4, "symmetric", {"I5", "M5", "K9", "E3", "Q3", "J13"}),
        (2, "thematic", {"E8", "P9"}),
        (3, "thematic", {"E8", "P9", "K13"}),
        (4, "thematic", {"E8", "P9", "K13", "G2", "I9", "N4"}),
    ],
)
@proves("FG-STA-03")
def test_numbered_ruins(players: int, board: str, cells: set[str]) -> None:
    table = starting(players, board=board)
    assert table.cells("at") == cells
    game = table.game
    assert all(game.board.terrain["ruins"] >> game.board.numbers[cell] & 1 for cell in cells)


@proves("FG-STA-03")
def test_a_cell_is_taken_once() -> None:
    table = starting(4)
    table.push("at I5")
    assert table.refused("at I5") == "FG-STA-03"


@proves("FG-Q-65")
def test_two_may_start_in_one_district_and_side_by_side() -> None:
    table = starting(4)
    table.push("at I5", "at E3")  # both in the north-west
    assert table.storage("E3")["owner"] == "inox"
    assert "J13" in table.cells("at")


@proves("FG-STA-07")
def test_the_first_player_begins() -> None:
    table = starting(3, first="humans")
    table.push("at I5", "at M5")  # the last cell is the last player's
    assert table.asked == ("humans", "turn")
    assert table.game.phase == "play"
