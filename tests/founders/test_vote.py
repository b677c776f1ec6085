"""The vote (FG-VOT) and its ties (FG-TIE)."""

from typing import Any

import pytest

from stead.titles.founders.events import BuildingPlaced, BuildingWon, TieDecided, VotesRevealed
from tests.founders.scene import Scene, scene
from tests.proves import proves

OFFER = ["university", "salt_barge", "great_oak"]
"""Under the circle, the square and the triangle."""
CALLER = dict(hand=["trade", "call"], discard=["build", "upgrade"])


def voting(caller: str = "savvas", **more: Any) -> Scene:
    """Somebody has called, with one bonus coin; all three vote now."""
    players: dict[str, dict[str, Any]] = {name: more.pop(name, {}) for name in ("savvas", "humans", "orchids")}
    players[caller] = CALLER | players[caller]
    table = scene(**players, **dict(offer=OFFER, turn=caller) | more).push("call", "coin")
    table.changes()
    return table


def won(table: Scene) -> tuple[str, str]:
    """Which building won, and who places it."""
    (event,) = table.events(BuildingWon)
    return event.building, table.names[event.seat]


# Voting


@proves("FG-VOT-01", "FG-BAD-71")
def test_everybody_votes_the_caller_too() -> None:
    table = voting()
    assert [decision.seat for decision in table.table.decisions] == [0, 1, 2]
    for name in ("savvas", "humans", "orchids"):
        assert table.refused("decline", by=name) == "FG-VOT-01"
    table.push("vote circle", by="savvas").push("vote circle", by="humans")
    assert [(d.seat, d.kind) for d in table.table.decisions] == [(2, "vote")]
    assert table.events(VotesRevealed) == []


def test_a_copy_amid_a_vote_votes_on_for_itself() -> None:
    for cast in (0, 1, 2):
        table = voting().table
        for seat in range(cast):
            table.push("vote circle", seat=seat)
        twin = table.clone()
        assert twin == table
        assert [d.seat for d in twin.decisions] == [d.seat for d in table.decisions]
        twin.push("vote square", seat=2)
        assert twin != table
        twin.pop()
        assert twin == table


@proves("FG-VOT-01")
def test_votes_are_cast_in_any_order() -> None:
    table = voting().vote(orchids="square", savvas="square", humans="square")
    assert won(table)[0] == "salt_barge"


@pytest.mark.parametrize(
    ("token", "building"), [("circle", "university"), ("square", "salt_barge"), ("triangle", "great_oak")]
)
@proves("FG-VOT-02", "FG-Q-38")
def test_a_token_names_the_building_above_it(token: str, building: str) -> None:
    table = voting().vote(savvas=token, humans=token, orchids=token)
    assert table.events(VotesRevealed)[0].buildings == [building] * 3
    assert won(table)[0] == building


@proves("FG-VOT-02", "FG-BAD-71")
def test_one_token_for_something_on_offer() -> None:
    table = voting(savvas=dict(temporary=1), offer=["university", "salt_barge", None], empty_deck=True)
    assert table.refused("vote triangle", by="savvas") == "FG-VOT-02"  # nothing lies there
    assert table.refused("vote star", by="savvas") == "FG-VOT-02"
    assert table.refused("vote circle square", by="savvas") == "FG-VOT-02"
    table.push("vote circle", by="savvas")
    assert table.refused("vote square", by="savvas") == "FG-VOT-02"


@proves("FG-VOT-03", "FG-Q-54")
def test_any_number_of_crystals() -> None:
    """From none to all, of each kind."""
    table = voting(humans=dict(temporary=2, permanent=1)).push("vote square", by="humans")
    decision = table.table.decision_of(1)
    assert decision is not None
    assert {option.key for option in decision.options} == {
        f"stake {temporary} {permanent}" for temporary in (0, 1, 2) for permanent in (0, 1)
    }


@proves("FG-VOT-03", "FG-BAD-72", "FG-BAD-21")
@pytest.mark.parametrize("stake", ["3 0", "0 2", "2 2", "-1 0", "1"])
def test_no_more_crystals_than_one_has(stake: str) -> None:
    table = voting(humans=dict(temporary=2, permanent=1)).push("vote square", by="humans")
    assert table.refused(f"stake {stake}", by="humans") == "FG-VOT-03"
    assert voting().refused("stake 0 0", by="humans") == "FG-VOT-02"  # the token first


@proves("FG-VOT-04", "FG-BAD-72")
def test_all_crystals_count_for_one_building() -> None:
    table = voting(humans=dict(temporary=2, permanent=1)).push("vote square", by="humans")
    assert table.refused("stake 1 0 circle", by="humans") == "FG-VOT-03"
    assert table.refused("vote circle", by="humans") == "FG-VOT-02"
    table.push("stake 2 1", by="humans").vote(savvas="circle", orchids="circle")
    assert won(table) == ("salt_barge", "humans")


@proves("FG-VOT-05", "FG-INF-01", "FG-BAD-73")
def test_votes_are_secret_and_final() -> None:
    table = voting(savvas=dict(temporary=1)).push("vote square", "stake 1 0", by="savvas")
    assert table.refused("vote circle", by="savvas") == "FG-VOT-05"
    assert table.refused("stake 0 0", by="savvas") == "FG-VOT-05"
    assert table.events(VotesRevealed) == []
    for viewer in (1, 2, None):
        players = table.table.view(viewer).data()["players"]
        assert (players[0]["voted"], players[0]["ballot"]) == (True, None)
    mine = table.table.view(0).data()["players"][0]["ballot"]
    assert mine == {"token": "square", "stake": [1, 0]}
    table.vote(humans="circle", orchids="circle")
    assert len(table.events(VotesRevealed)) == 1  # all at once


@pytest.mark.parametrize(("stake", "weight"), [("0 0", 1), ("1 0", 2), ("0 1", 3), ("3 0", 4), ("3 2", 8)])
@proves("FG-VOT-06", "FG-Q-54")
def test_what_a_vote_weighs(stake: str, weight: int) -> None:
    table = voting(humans=dict(temporary=3, permanent=2))
    table.vote(humans=f"square {stake}", savvas="circle", orchids="triangle")
    assert table.events(VotesRevealed)[0].weights == [1, weight, 1]


@proves("FG-Q-54")
def test_two_may_name_the_same_building() -> None:
    table = voting().vote(savvas="circle", humans="square", orchids="square")
    assert table.events(VotesRevealed)[0].buildings == ["university", "salt_barge", "salt_barge"]


@proves("FG-VOT-07", "FG-PRE-13")
def test_the_greatest_total_wins() -> None:
    """The square has 2 + 2, the circle 3: votes for one building are added up. The others are not built."""
    table = voting(savvas=dict(temporary=2), humans=dict(temporary=1), orchids=dict(temporary=1))
    table.vote(savvas="circle 2 0", humans="square 1 0", orchids="square 1 0")
    assert won(table)[0] == "salt_barge"
    table.push(table.keys[0])
    assert [event.building for event in table.events(BuildingPlaced)] == ["salt_barge"]


@proves("FG-VOT-08", "FG-VOT-09", "FG-VOT-10", "FG-BAD-81")
def test_what_returns_to_the_bank() -> None:
    """All temporary crystals, staked or not; the permanent ones staked, with the winner or not; the others stay."""
    table = voting(
        savvas=dict(temporary=3, permanent=2),
        humans=dict(temporary=2, permanent=4),
        orchids=dict(temporary=5, permanent=3),
    )
    table.vote(savvas="circle 1 2", humans="square 0 1", orchids="triangle 0 0")
    table.push(table.keys[0])
    assert {name: (table.player(name).temporary, table.player(name).permanent) for name in table.names} == {
        "savvas": (0, 0),
        "humans": (0, 3),
        "orchids": (0, 3),
    }


@proves("FG-VOT-11")
def test_tokens_can_be_used_again() -> None:
    table = voting(humans=CALLER).vote(savvas="circle", humans="circle", orchids="circle")
    table.push(table.keys[0], "call", "coin")
    for decision in table.table.decisions:
        assert [option.key for option in decision.options] == ["vote circle", "vote square", "vote triangle"]


# Tied buildings


def tied(*points: int, caller: str = "savvas", **votes: str) -> Scene:
    """The three players with these points vote like this; everybody has crystals."""
    names = ("savvas", "humans", "orchids")
    players = {name: dict(vp=vp, temporary=5) for name, vp in zip(names, points, strict=True)}
    return voting(caller, **players).vote(**votes)


@proves("FG-TIE-01")
def test_the_player_with_the_fewest_points_among_those_who_voted_for_a_tied_building_decides() -> None:
    """The Orchids have fewer, but voted for the third one."""
    table = tied(10, 8, 5, savvas="circle 2 0", humans="square 2 0", orchids="triangle 0 0")
    assert table.asked == ("humans", "tie")
    assert table.keys == ["choose university", "choose salt_barge"]
    table.push("choose salt_barge")
    assert won(table) == ("salt_barge", "humans")


@proves("FG-TIE-01")
def test_three_tied_buildings() -> None:
    table = tied(10, 8, 5, savvas="circle", humans="square", orchids="triangle")
    assert table.asked == ("orchids", "tie")
    assert len(table.keys) == 3


@proves("FG-TIE-01", "FG-BAD-74")
def test_only_that_player_and_only_a_tied_building() -> None:
    table = tied(10, 8, 5, savvas="circle 2 0", humans="square 2 0", orchids="triangle 0 0")
    assert table.refused("choose university", by="orchids") == "FG-TIE-01"
    assert table.refused("choose university", by="savvas") == "FG-TIE-01"
    assert table.refused("choose great_oak") == "FG-TIE-01"
    assert table.refused("choose courthouse") == "FG-TIE-01"


@proves("FG-TIE-02")
@pytest.mark.parametrize(
    ("caller", "votes", "decider"),
    [
        ("savvas", dict(savvas="circle 2 0", humans="square 2 0", orchids="triangle"), "savvas"),
        ("savvas", dict(savvas="triangle", humans="square 2 0", orchids="circle 2 0"), "humans"),
        ("humans", dict(savvas="circle 2 0", humans="triangle", orchids="square 2 0"), "orchids"),
        ("orchids", dict(savvas="circle 2 0", humans="square 2 0", orchids="triangle"), "savvas"),
    ],
)
def test_with_equal_points_the_caller_or_the_nearest_clockwise_decides(
    caller: str, votes: dict[str, str], decider: str
) -> None:
    assert tied(8, 8, 8, caller=caller, **votes).asked == (decider, "tie")


@proves("FG-Q-50")
def test_a_tie_for_the_second_place_means_nothing() -> None:
    table = tied(10, 8, 5, savvas="circle 2 0", humans="square 0 0", orchids="triangle 0 0")
    assert table.asked == ("savvas", "place")
    assert table.events(TieDecided) == []


@proves("FG-Q-51", "FG-TIE-03")
def test_the_decider_may_choose_what_another_voted_for() -> None:
    """And then that other places it."""
    table = tied(10, 8, 5, savvas="circle 2 0", humans="square 2 0", orchids="triangle 0 0")
    table.push("choose university")
    assert won(table) == ("university", "savvas")
    assert table.asked == ("savvas", "place")


@proves("FG-INF-01")
def test_what_a_tie_has_brought_to_light_is_dealt_anew_no_more() -> None:
    """Everybody has seen the votes: whoever decides foresees the same in every deal, and so do those who search."""
    scene = tied(10, 8, 5, savvas="circle 2 0", humans="square 2 0", orchids="triangle 0 0")
    table = scene.table
    for key in scene.keys:
        truth = table.foresee(key).events
        assert any(isinstance(event, BuildingWon) for event in truth)
        for seat in range(3):
            assert all(table.determinize(seat, seed).foresee(key).events == truth for seed in range(20))


# The right to place


@proves("FG-TIE-03", "FG-Q-52")
def test_who_staked_most_on_the_winner_places_it() -> None:
    """The Orchids have staked more, but on another building."""
    table = tied(1, 2, 3, savvas="square 1 0", humans="square 2 0", orchids="circle 3 0")
    assert won(table) == ("salt_barge", "humans")


@proves("FG-TIE-03")
def test_weights_are_compared_and_not_crystals() -> None:
    """Two temporary crystals against two permanent ones."""
    table = voting(savvas=dict(temporary=3), humans=dict(permanent=2))
    table.vote(savvas="circle 3 0", humans="circle 0 2", orchids="square")
    assert won(table) == ("university", "humans")


@proves("FG-TIE-04")
def test_of_equal_stakes_the_one_with_the_fewest_points_places() -> None:
    table = tied(10, 8, 5, savvas="circle 2 0", humans="circle 2 0", orchids="circle 0 0")
    assert won(table) == ("university", "humans")


@proves("FG-TIE-05")
@pytest.mark.parametrize(
    ("caller", "votes", "placer"),
    [
        ("savvas", dict(savvas="circle", humans="circle", orchids="circle"), "savvas"),
        ("humans", dict(savvas="circle", humans="circle", orchids="circle"), "humans"),
        ("humans", dict(savvas="circle", humans="square", orchids="circle"), "orchids"),
        ("orchids", dict(savvas="circle", humans="circle", orchids="square"), "savvas"),
    ],
)
def test_a_further_tie_goes_to_the_caller_or_the_nearest_clockwise(
    caller: str, votes: dict[str, str], placer: str
) -> None:
    assert won(tied(7, 7, 7, caller=caller, **votes)) == ("university", placer)


@proves("FG-Q-53")
def test_the_points_at_the_moment_of_counting_break_ties() -> None:
    """The bonus road of the Savvas delivers and lifts them over the Humans; the building to be placed counts for
    nobody yet."""
    table = scene(
        savvas=CALLER | dict(vp=6, storages={"stone": ["E3"]}),
        humans=dict(vp=8),
        orchids=dict(vp=20),
        offer=OFFER,
        buildings={"town_hall": "G5 H5 G6 H6"},
    ).push("call", "road F4")
    assert table.player("savvas").vp == 12
    table.vote(savvas="circle", humans="square", orchids="triangle")
    assert table.asked == ("humans", "tie")
