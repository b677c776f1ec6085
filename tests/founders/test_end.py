"""The end of the game (FG-END)."""

from typing import Any

import pytest

from stead import RecordError, Table
from stead.shelf import find
from stead.titles.founders.events import (
    BuildingPlaced,
    Completed,
    CrystalsReturned,
    Ended,
    NothingOffered,
    Scored,
    StorageBuilt,
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
    assert table.changes()["valraths"]["vp"] == 2 + 2


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
    assert change["valraths"]["vp"] == 2 + 1  # the delivery, and one crystal left of three
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
    table = ending(valraths=dict(vp=first - 2 if first else 0), humans=dict(vp=second), orchids=dict(vp=third))
    table.push("lay trade", "road E5")
    assert table.names[table.table.ranking[0].seat] == winner


@proves("FG-END-07", "FG-Q-75")
def test_the_nearest_to_the_holder_in_turn_order() -> None:
    """The Humans complete it in their turn: of Valraths and Orchids, the Orchids sit next to them."""
    table = ending(
        valraths=dict(vp=18), humans=dict(vp=0, storages={"people": ["E6"]}), orchids=dict(vp=20), turn="humans"
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
    assert table.table.scores[0] == 999 + 2
    assert BOX.needs[BOX.building["south_gatehouse"]][0][1] == 2


# A ruling of our own: the end when nothing is left to vote on


CALL = dict(hand=["trade", "call"], discard=["build", "upgrade"])


def without_offer(valraths: int = 0, humans: int = 0, orchids: int = 0, coins: int = 0, **more: Any) -> Scene:
    """Each has called in vain so often; now the Valraths can call, or lay a road that delivers metal."""
    return ending(
        completed=2,
        offer=[None, None, None],
        empty_deck=True,
        valraths=dict(CALL, in_vain=valraths, coins=coins),
        humans=dict(in_vain=humans),
        orchids=dict(in_vain=orchids),
        **more,
    )


def in_vain(table: Scene) -> list[int]:
    return [player.in_vain for player in table.game.players]


@proves("FG-Q-55", "FG-Q-91")
def test_a_call_with_nothing_to_vote_on_is_not_the_end() -> None:
    table = without_offer().push("call", "coin")
    assert table.events(VotesRevealed) == []
    assert [(told.calls, told.times, told.seats) for told in table.events(NothingOffered)] == [(5, 2, [0, 1, 2])]
    assert in_vain(table) == [1, 0, 0]
    assert not table.table.over
    assert table.asked == ("humans", "turn")


@proves("FG-Q-91", "FG-END-01")
def test_the_game_ends_when_everybody_has_called_in_vain_twice() -> None:
    table = without_offer(1, 2, 2).push("call", "coin")
    assert [(told.calls, told.seats) for told in table.events(NothingOffered)] == [(0, [])]
    assert table.table.over
    assert table.events(Ended)


@proves("FG-Q-91")
@pytest.mark.parametrize(("humans", "orchids", "missing"), [(2, 1, [2]), (0, 9, [1]), (1, 1, [1, 2])])
def test_whoever_has_not_called_twice_keeps_the_game_alive(humans: int, orchids: int, missing: list[int]) -> None:
    """However often the others did."""
    table = without_offer(5, humans, orchids).push("call", "coin")
    assert table.events(NothingOffered)[0].seats == missing
    assert not table.table.over


@proves("FG-Q-91")
def test_whoever_delivers_lets_all_count_anew() -> None:
    """The road completes nothing: the guild lacks machinery and clothing."""
    guild = {"merchants_guild": "B5 C5 D5 B6"}
    table = without_offer(1, 2, 2, buildings=guild).push("lay trade", "road E5")
    assert table.changes()["valraths"]["cubes"] == ["+merchants_guild metal"]
    assert not table.events(Completed)
    assert in_vain(table) == [0, 0, 0]


@proves("FG-Q-91")
def test_a_bonus_road_that_delivers_comes_before_the_call_that_finds_nothing() -> None:
    table = without_offer(1, 2, 2).push("call", "road E5")
    assert in_vain(table) == [1, 0, 0]
    assert not table.table.over


@proves("FG-Q-91")
def test_whoever_builds_a_storage_lets_all_count_anew() -> None:
    table = without_offer(1, 2, 2, coins=3)
    table.push("play trade")
    table.push(table.keys[0]).decline()
    assert [event.resource for event in table.events(StorageBuilt)] == ["metal"]
    assert in_vain(table) == [0, 0, 0]


@proves("FG-Q-91")
def test_an_advanced_storage_does_too() -> None:
    table = scene(
        savvas=dict(
            hand=["upgrade", "call"],
            discard=["build", "trade"],
            in_vain=2,
            storages={"stone": ["E3"], "people": ["G3"]},
        ),
        humans=dict(home="wood", in_vain=2),
        inox={},
        roads="F4",
        offer=[None, None, None],
        empty_deck=True,
    )
    table.push("play upgrade", "upgrade bricks")
    table.push(table.keys[0])
    assert [event.resource for event in table.events(StorageBuilt)] == ["bricks"]
    assert in_vain(table) == [0, 0, 0]


@proves("FG-Q-91")
def test_roads_houses_and_access_do_not() -> None:
    """Nothing comes nearer to a sixth completion by them alone."""
    table = without_offer(1, 2, 2, buildings={}).push("lay trade", "road E5")
    assert in_vain(table) == [1, 2, 2]


OLD = find("founders", "6214122195e1")
"""The content of before the ruling."""


def before_the_ruling(idle: int, **changed: Any) -> Table:
    """A position that ruleset 1 wrote, with the content of then."""
    data = without_offer(**changed).table.position()
    for player in data["state"]["players"]:
        del player["in_vain"]
    data["state"]["idle"] = idle
    return Table.from_position({**data, "ruleset": 1, "content": "6214122195e1"})


def test_a_game_begun_before_the_ruling_ends_as_it_would_have() -> None:
    """After as many calls as there are players, whosesoever, since the last completion."""
    table = before_the_ruling(2)
    assert table.title.content == OLD.content
    table.push("call")
    table.push("coin")
    assert table.over
    table = before_the_ruling(1)
    table.push("call")
    table.push("coin")
    assert not table.over
    assert [(told.calls, told.times) for told in table.events if isinstance(told, NothingOffered)] == [(1, 0)]


def test_there_only_a_completion_lets_count_anew() -> None:
    table = before_the_ruling(2, buildings={"merchants_guild": "B5 C5 D5 B6"})
    table.push("lay trade")
    table.push("road E5")
    assert sum(player.in_vain for player in table.game.players) == 2
    table = before_the_ruling(2)
    table.push("lay trade")
    table.push("road E5")
    assert sum(player.in_vain for player in table.game.players) == 0


@pytest.mark.parametrize("idle", [4, -1, "2", None, True, [1]])
def test_a_count_that_cannot_have_been_is_refused(idle: Any) -> None:
    with pytest.raises(RecordError, match="damaged"):
        before_the_ruling(idle)


@pytest.mark.parametrize("players", [None, 7, [None, 7, []], {}])
def test_players_that_are_none_are_refused(players: Any) -> None:
    data = without_offer().table.position()
    state = {**data["state"], "idle": 1, "players": players}
    with pytest.raises(RecordError, match="damaged"):
        Table.from_position({**data, "ruleset": 1, "content": "6214122195e1", "state": state})
