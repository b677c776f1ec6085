"""A call to vote: bonuses, cards and workers back, income (FG-CTV). The vote itself: test_vote."""

from typing import Any

import pytest

from stead.titles.founders.events import BuildingPlaced, Called, Gained, TookBack, VotesRevealed
from tests.founders.scene import Scene, scene
from tests.proves import proves

SAVVAS = dict(storages={"stone": ["E3"]}, hand=["trade", "recruit", "call"], discard=["build", "upgrade"])
HUMANS = dict(storages={"people": ["Q3"], "metal": ["T5"]}, houses=["S1", "I11"])
ORCHIDS = dict(storages={"gems": ["J13"]})


def calling(**more: Any) -> Scene:
    """The Savvas have two cards in hand besides the call and two in the discard pile."""
    players = {"savvas": SAVVAS, "humans": HUMANS, "orchids": ORCHIDS}
    return scene(**{name: facts | more.pop(name, {}) for name, facts in players.items()}, **more)


# When


@proves("FG-CTV-01", "FG-BAD-14")
@pytest.mark.parametrize("more", [{}, {"inox": {}}])
@pytest.mark.parametrize("discard", [["build"], ["build", "upgrade"]])
def test_two_discarded_cards_with_three_or_four(discard: list[str], more: dict[str, Any]) -> None:
    table = calling(savvas=dict(discard=discard), **more)
    if len(discard) < 2:
        assert table.refused("call") == "FG-CTV-01"
    else:
        assert "call" in table.keys


@proves("FG-CTV-02", "FG-BAD-14")
@pytest.mark.parametrize("discard", [["build"], ["build", "upgrade"], ["build", "upgrade", "income"]])
def test_three_discarded_cards_with_two_players(discard: list[str]) -> None:
    table = scene(savvas=SAVVAS | dict(discard=discard), humans=HUMANS)
    if len(discard) < 3:
        assert table.refused("call") == "FG-CTV-02"
    else:
        assert "call" in table.keys


@proves("FG-CTV-03")
def test_the_call_itself_does_not_count() -> None:
    table = calling(savvas=dict(hand=["trade", "recruit", "upgrade", "call"], discard=["build"]))
    assert table.refused("call") == "FG-CTV-01"
    table.push("lay upgrade", "coin", "lay trade", "coin", "lay trade", "coin")
    assert "call" in table.keys


@proves("FG-Q-09", "FG-CTV-03")
@pytest.mark.parametrize("face_down", [[], ["build"], ["build", "upgrade"]])
def test_cards_count_face_up_and_face_down_alike(face_down: list[str]) -> None:
    assert "call" in calling(savvas=dict(face_down=face_down)).keys


@proves("FG-Q-09", "FG-Q-46")
def test_cards_brought_back_count_no_longer() -> None:
    """The Orchids take one of three back and play one: three again. As a follow they play none: two."""
    orchids = dict(houses=["I11"], hand=["trade", "call"], discard=["build", "upgrade", "recruit"])
    table = calling(orchids=orchids, humans=dict(houses=[]), turn="orchids")
    table.push("lay trade", "worker mat", "recall build")
    assert len(table.discard("orchids")) == 3
    fewer = dict(houses=["I11"], hand=["trade", "recruit", "call"], discard=["build", "upgrade"])
    table = calling(orchids=fewer, humans=dict(houses=[]))
    table.push("play trade", "store stone", "at L2", "decline", "worker mat", "recall build")
    table.push("lay trade", "coin")
    assert table.asked == ("orchids", "turn")
    assert table.refused("call") == "FG-CTV-01"


@proves("FG-CTV-04", "FG-BAD-13")
def test_the_call_is_never_played_face_down() -> None:
    assert calling().refused("lay call") == "FG-CTV-04"
    assert calling().refused("play call") == "FG-CTV-04"


@proves("FG-CTV-16")
def test_a_call_is_optional_while_there_is_another_card() -> None:
    table = calling(savvas=dict(hand=["trade", "call"], discard=["build", "upgrade", "recruit"]))
    assert {"lay trade", "call"} <= set(table.keys)
    table.push("lay trade", "coin")
    assert table.events(Called) == []


@proves("FG-CTV-17")
def test_a_player_with_no_other_card_must_call() -> None:
    """There is nothing to choose, so it is done. Whoever has played all else has cards enough in the discard pile."""
    table = calling(savvas=dict(hand=["call"], discard=["trade", "build", "upgrade", "recruit"]))
    assert [event.seat for event in table.events(Called)] == [0]
    assert table.asked[1] == "vote"


# The steps


@proves("FG-CTV-05", "FG-CTV-15")
def test_the_order_of_the_steps() -> None:
    """Bonuses, cards and workers, income, vote, building. What was gained on the way can be staked."""
    table = calling(savvas=dict(houses=["A1"], used_mat=True)).push("call", "coin", "influence")
    table.push("vote circle", "stake 1 0", by="savvas").push("vote circle", "stake 2 0", by="humans")
    table.push("vote circle", by="orchids")
    table.push(table.keys[0])
    steps = [Called, Gained, TookBack, VotesRevealed, BuildingPlaced]
    told = [type(event) for event in table.table.events if type(event) in steps]
    assert told == [Called, Gained, Gained, TookBack, Gained, Gained, Gained, VotesRevealed, BuildingPlaced]
    assert table.events(VotesRevealed)[0].weights == [2, 3, 1]


@proves("FG-CTV-06", "FG-CTV-07", "FG-CTV-08")
@pytest.mark.parametrize(
    ("bonuses", "gained"),
    [
        (["coin", "coin"], {"savvas": {"coins": 2}}),
        (["coin", "influence"], {"savvas": {"coins": 1, "temporary": 1}}),
        (["influence", "road F4"], {"savvas": {"temporary": 1}, "board": {"roads": ["+F4"]}}),
        (["road F4", "road G5"], {"board": {"roads": ["+F4", "+G5"]}}),
    ],
)
def test_a_bonus_for_each_card_left_in_hand(bonuses: list[str], gained: dict[str, Any]) -> None:
    """Chosen one by one; the call itself is not in hand any more."""
    table = calling(humans=dict(storages={"people": []}, houses=[]), orchids=dict(storages={}))
    table.push("call")
    assert set(table.keys) >= {"coin", "influence", "road F4"}
    table.push(*bonuses)
    assert table.asked[1] == "vote"  # two cards, two bonuses
    assert table.changes() == gained


@proves("FG-CTV-06", "FG-Q-10", "FG-BAD-69")
def test_no_more_and_no_fewer_bonuses_than_cards() -> None:
    table = calling().push("call", "coin")
    assert table.refused("decline") == "FG-CTV-06"
    assert table.refused("worker mat") == "FG-CTV-06"
    table.push("coin")
    assert table.refused("coin", by="savvas") == "FG-VOT-02"
    assert table.changes()["savvas"] == {"coins": 2}


@proves("FG-CTV-06", "FG-BAD-25")
def test_a_bonus_road_is_connected_to_an_own_structure() -> None:
    assert calling().push("call").refused("road P3") == "FG-ROA-03"


@proves("FG-Q-10")
def test_an_advisor_just_hired_earns_a_bonus() -> None:
    """The Savvas have hired as a follow in the turn before."""
    table = calling(turn="orchids", orchids=dict(access=["Q3"]), market=["scholar", "foreman", None, None])
    table.push("play recruit")  # the Scholar
    table.push("follow recruit").decline()
    assert table.asked == ("savvas", "turn")
    table.push("call", "coin", "coin", "coin")
    assert table.asked[1] == "vote"


@proves("FG-CTV-09")
def test_the_caller_takes_all_cards_back() -> None:
    table = calling(savvas=dict(face_down=["upgrade"])).push("call", "coin", "coin")
    assert table.hand("savvas") == ["trade", "build", "upgrade", "recruit", "call"]
    assert table.discard("savvas") == []


WORKING = dict(
    savvas=dict(houses=["A1", "C13"], used_mat=True),
    humans=dict(used_mat=True, discard=["trade"]),
    buildings={
        "golden_lion": dict(at="D1 E1 F1", cubes={"leather": "savvas"}, worker="savvas"),
        "courthouse": dict(at="L3 M3 L4 M4", cubes={"people": "humans"}, worker="humans"),
    },
)


@proves("FG-CTV-10")
def test_the_caller_takes_all_workers_back() -> None:
    """From the mat and from the prestige cards."""
    table = calling(**WORKING)
    assert table.player("savvas").workers == 0
    table.push("call", "coin", "coin")
    assert (table.player("savvas").workers, table.player("savvas").used_mat) == (2, False)
    assert table.building("golden_lion")["worker"] is None


@proves("FG-CTV-11", "FG-Q-49", "FG-WRK-06")
def test_cards_and_workers_of_the_others_stay() -> None:
    table = calling(**WORKING).push("call", "coin", "coin")
    humans = table.player("humans")
    assert (humans.workers, humans.used_mat, table.discard("humans")) == (0, True, ["trade"])
    assert table.building("courthouse")["worker"] == "humans"


@proves("FG-CTV-12", "FG-CTV-13", "FG-CTV-14", "FG-ICM-04", "FG-BAD-70")
def test_income_for_all_but_the_caller() -> None:
    """Coins by the income track, influence by houses; the caller, with a house too, gets none."""
    table = calling(savvas=dict(houses=["A1"])).push("call", "road F4", "road G5")
    assert table.changes() == {
        "humans": {"coins": 2, "temporary": 2},
        "orchids": {"coins": 1},
        "board": {"roads": ["+F4", "+G5"]},
    }
    assert [event.seat for event in table.events(Gained)] == [1, 1, 2]
