"""The goal of the game (IS-GEN)."""

import pytest

from stead import Table
from stead.kernel.errors import SetupError
from stead.titles.settlers.events import Ended, RoundBegan
from tests.proves import proves
from tests.settlers.scene import FACTIONS, scene


@proves("IS-GEN-01")
def test_a_game_is_five_rounds() -> None:
    table = Table.new("settlers", ["romans", "barbarians"], seed=3)
    while not table.over:
        keys = [option.key for option in table.decision.options]
        table.push("pass" if "pass" in keys else keys[0])
    assert [event.round for event in table.events if isinstance(event, RoundBegan)] == [1, 2, 3, 4, 5]
    assert isinstance(table.events[-1], Ended)


@proves("IS-GEN-02", "IS-END-05")
def test_the_highest_total_after_final_scoring_wins() -> None:
    table = scene(romans=dict(vp=11), barbarians=dict(vp=10, built=["bar_settlement"]), round=5)
    assert [standing.seat for standing in table.table.ranking] == [table.seat("romans"), table.seat("barbarians")]
    table.push("pass", "pass")
    assert table.table.over
    assert [(standing.place, standing.seat, standing.score) for standing in table.table.ranking] == [
        (1, table.seat("barbarians"), 12),
        (2, table.seat("romans"), 11),
    ]


@pytest.mark.parametrize(
    ("facts", "key", "points"),
    [
        (dict(food=1, hand=["JAP024"]), "deal JAP024", 1),
        (dict(worker=3, stone=2, built=["com_masons_guild"]), "activate COM037", 3),
        (dict(stone=1, hand=["com_monument"]), "build COM026", 1),
        (dict(raze=1, hand=["com_armorer"], built=["com_gallows"]), "raze COM018", 2),
    ],
)
@proves("IS-GEN-03")
def test_points_during_play(facts: dict, key: str, points: int) -> None:
    table = scene(japanese=facts, romans={})
    table.push(key)
    assert table.changes()["japanese"]["vp"] == points


@proves("IS-GEN-03")
def test_points_at_the_end() -> None:
    table = scene(japanese=dict(vp=4, built=["com_mill", "jap_farm"]), romans=dict(passed=True), round=5)
    table.push("pass")
    assert table.table.scores == [4 + 1 + 2, 0]


@pytest.mark.parametrize("faction", FACTIONS)
@proves("IS-GEN-04")
def test_each_player_leads_one_faction(faction: str) -> None:
    other = "romans" if faction != "romans" else "japanese"
    table = Table.new("settlers", [faction, other])
    assert [player["faction"] for player in table.view(None).data()["players"]] == [faction, other]
    assert table.game.box.boards[faction].faction == faction


@proves("IS-GEN-04")
def test_there_is_no_fifth_faction() -> None:
    with pytest.raises(SetupError, match="romans, barbarians, egyptians, japanese"):
        Table.new("settlers", ["romans", "aztecs"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@proves("IS-GEN-05")
def test_two_to_four_players_and_one_alone(players: int) -> None:
    table = Table.new("settlers", FACTIONS[:players])
    factions = [player["faction"] for player in table.view(None).data()["players"]]
    assert factions == [*FACTIONS[:players], *(["virtual"] if players == 1 else [])]
    assert len(table.view(None).seen().row) == (4 if players == 1 else players + 1)  # solo has a Lookout of its own


@pytest.mark.parametrize("seats", [(), (*FACTIONS, "romans")])
@proves("IS-GEN-05")
def test_nobody_and_five_cannot_play(seats: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="1 to 4 players"):
        Table.new("settlers", seats)
