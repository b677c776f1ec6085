"""The end of the game (FG-END)."""

from typing import Any

import pytest

from stead.titles.founders.events import (
    BuildingPlaced,
    Completed,
    CrystalsReturned,
    Ended,
    NothingOffered,
    Scored,
    VotesRevealed,
)
from tests.founders.scene import BOX, Scene, scene
from tests.proves import proves

GATE = {"south_gatehouse": dict(at="C5 D5", cubes={"bricks": "humans"})}
"""It lacks the metal that the Valraths have on F4: a road on E5 completes it."""
METAL = dict(storages={"metal": ["F4"]}, coins=0)


def ending(completed: int = 5, buildings: dict[str, Any] = GATE, **more: Any) -> Scene:
    players: dict[str, dict[str, Any]] = {"valraths": METAL, "humans": dict(coins=0), "orchids": dict(coins=0)}
    for name in players:
        players[name] = players[name] | more.pop(name, {})
    return scene(**players, buildings=buildings, completed=completed, **more)


@proves("FG-END-01", "FG-GEN-03", "FG-BAD-22")
def test_the_sixth_completion_ends_the_game() -> None:
    table = ending()
    table.push("lay trade", "road E5")
    assert table.table.over
    for name in table.names:
        assert table.refused("lay build", by=name) == "FG-END-01"
    assert table.refused("coin") == "FG-END-01"
    assert not ending(completed=4).push("lay trade", "road E5").table.over


@proves("FG-END-01", "FG-DEL-14")
def test_the_turn_is_finished_with_all_follows() -> None:
    """What is gained by following still counts."""
    table = ending(valraths=dict(hand=["roadwarden", "trade", "call"]), humans=dict(coins=3))
    table.push("play roadwarden", "road E5", "no road")
    assert not table.table.over
    assert table.asked == ("humans", "follow")
    table.push("coin")
    assert table.asked == ("orchids", "follow")
    table.push("decline")
    assert table.table.over
    assert table.changes()["humans"] == {"coins": 1, "vp": 1}


@proves("FG-Q-70", "FG-DEL-14")
def test_a_seventh_completion_in_the_last_turn_is_recorded() -> None:
    """It scores its delivery, and that is all."""
    table = ending(
        valraths=dict(hand=["roadwarden", "trade", "call"]),
        buildings=GATE
        | {"merchants_guild": dict(at="B8 C8 D8 B9", cubes={"machinery": "humans", "clothing": "humans"})},
    )
    table.push("play roadwarden", "road E5", "road E6", "road D7").decline()
    assert [event.number for event in table.events(Completed)] == [6, 7]
    assert len(table.events(Ended)) == 1
    assert table.changes()["valraths"]["vp"] == 3 + 2


@proves("FG-Q-71", "FG-END-01")
def test_a_sixth_completion_within_a_call() -> None:
    """The bonus road completes the building: income, vote, placement and deliveries, the loss of staked crystals, and
    then the count."""
    table = ending(
        valraths=dict(hand=["trade", "call"], discard=["build", "upgrade"], permanent=3),
        humans=dict(storages={"people": ["Q3"], "tools": ["G5"]}, coins=2),
        offer=["university", "salt_barge", "great_oak"],
    )
    table.push("call", "road E5")
    assert table.game.completed == 6
    assert not table.table.over
    table.vote(valraths="circle 0 2", humans="circle", orchids="circle").push("at H5 1")
    assert table.table.over
    told = [type(event) for event in table.table.events]
    order = [VotesRevealed, BuildingPlaced, Scored]
    assert [kind for kind in told if kind in order][:3] == order
    assert told.index(CrystalsReturned) < told.index(Scored)
    change = table.changes()
    assert change["valraths"]["vp"] == 3 + 1  # the delivery, and one crystal left of three
    assert change["humans"] == {"coins": 2, "vp": 3 + 1, "cubes": ["+university tools"]}


@proves("FG-END-02")
def test_the_marker_is_not_passed() -> None:
    table = ending().push("lay trade", "road E5")
    assert table.game.active == table.seat("valraths")


@proves("FG-END-03")
@pytest.mark.parametrize("permanent", [0, 1, 5])
def test_a_point_for_each_permanent_crystal(permanent: int) -> None:
    table = ending(humans=dict(permanent=permanent)).push("lay trade", "road E5")
    assert table.changes().get("humans", {}).get("vp", 0) == permanent


@proves("FG-END-04")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2)])
def test_a_point_for_4_coins(coins: int, points: int) -> None:
    table = ending(humans=dict(coins=coins)).push("lay trade", "road E5")
    assert table.changes().get("humans", {}).get("vp", 0) == points


@proves("FG-END-05", "FG-Q-74")
def test_the_final_count_with_achievements() -> None:
    """Crystals, coins and the End-of-game card, all from the same final state."""
    table = ending(
        humans=dict(vp=10, permanent=2, coins=9, houses=["A1", "S1", "I11"]),
        achievements=["three_houses"],
        options={"achievements": True},
    ).push("lay trade", "road E5")
    assert table.player("humans").vp == 10 + 2 + 2 + 5
    scored = next(event for event in table.events(Scored) if event.seat == table.seat("humans"))
    assert (scored.track, scored.permanent, scored.coins, scored.achievement) == (10, 2, 2, 5)


@proves("FG-END-06", "FG-GEN-04")
def test_most_points_win() -> None:
    """Counted after the last points: the Orchids' coins decide."""
    table = ending(humans=dict(vp=20), orchids=dict(vp=19, coins=8)).push("lay trade", "road E5")
    assert [table.names[standing.seat] for standing in table.table.ranking] == ["orchids", "humans", "valraths"]
    assert table.events(Ended)[0].winners == [table.seat("orchids")]


@proves("FG-END-07", "FG-Q-75")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((20, 20, 20), "valraths"),  # holds the marker
        ((0, 20, 20), "humans"),  # the next clockwise
        ((20, 0, 20), "valraths"),
        ((0, 0, 20), "orchids"),
    ],
)
def test_a_tie_goes_to_the_holder_of_the_marker_or_the_next(points: tuple[int, int, int], winner: str) -> None:
    first, second, third = points
    table = ending(valraths=dict(vp=first - 3 if first else 0), humans=dict(vp=second), orchids=dict(vp=third))
    table.push("lay trade", "road E5")
    assert table.names[table.table.ranking[0].seat] == winner


@proves("FG-END-07", "FG-Q-75")
def test_the_nearest_to_the_holder_in_turn_order() -> None:
    """The Humans complete it in their turn: of Valraths and Orchids, the Orchids sit next to them."""
    table = ending(
        valraths=dict(vp=17), humans=dict(vp=0, storages={"people": ["E6"]}), orchids=dict(vp=20), turn="humans"
    )
    table.push("lay trade", "road E5")
    assert [standing.score for standing in table.table.ranking] == [20, 20, 0]
    assert [table.names[standing.seat] for standing in table.table.ranking] == ["orchids", "valraths", "humans"]
    assert table.events(Ended)[0].winners == [table.seat("orchids")]


@proves("FG-END-08")
def test_nothing_else_scores() -> None:
    """Temporary influence, houses, cards, workers, pieces and accesses."""
    table = ending(
        humans=dict(
            storages={"people": ["Q3"]},
            access=["F4"],
            temporary=9,
            houses=["A1", "S1", "I11"],
            bridges=["K1"],
            hand=["trade", "build", "call", "scholar", "mason"],
        )
    ).push("lay trade", "road E5")
    assert "humans" not in table.changes()


@proves("FG-Q-76")
def test_points_go_beyond_the_track() -> None:
    table = ending(valraths=dict(vp=999)).push("lay trade", "road E5")
    assert table.table.scores[0] == 999 + 3
    assert BOX.needs[BOX.building["south_gatehouse"]][0][1] == 3


# A ruling of our own: the end when nothing is left to vote on


CALL = dict(hand=["trade", "call"], discard=["build", "upgrade"])


def without_offer(idle: int, **more: Any) -> Scene:
    return ending(completed=2, offer=[None, None, None], empty_deck=True, idle=idle, valraths=CALL, **more)


@proves("FG-Q-55")
def test_a_call_with_nothing_to_vote_on_is_not_the_end() -> None:
    table = without_offer(0).push("call", "coin")
    assert table.events(VotesRevealed) == []
    assert [event.calls for event in table.events(NothingOffered)] == [2]
    assert not table.table.over
    assert table.asked == ("humans", "turn")


@proves("FG-Q-55", "FG-END-01")
def test_the_game_ends_when_so_many_calls_as_players_found_nothing() -> None:
    table = without_offer(2).push("call", "coin")
    assert [event.calls for event in table.events(NothingOffered)] == [0]
    assert table.table.over


@proves("FG-Q-55")
def test_whoever_completes_a_building_keeps_the_game_alive() -> None:
    """The road completes the gatehouse: the calls are counted anew."""
    table = ending(completed=2, offer=[None, None, None], empty_deck=True, idle=2)
    table.push("lay trade", "road E5")
    assert len(table.events(Completed)) == 1
    assert table.game.idle == 0
    assert not table.table.over
