"""What shells are told beyond the view: attempts, copies, purses, the score taken apart, charts."""

import pytest

import stead
from stead import bots
from tests.settlers.scene import SETTLERS, scene

THREE = ["COM018", "COM019", "COM020"]


def test_copies_in_hand_are_lit_together() -> None:
    table = scene(romans=dict(wood=2, stone=2, food=1, raze=1, hand=THREE), barbarians={}, turn="romans").table
    seat = table.decision.seat
    build = table.decision.find("build COM018")
    assert build is not None
    assert set(SETTLERS.touches(table.game, seat, build)) == {f"card:{id}" for id in THREE}
    for id in THREE:
        assert SETTLERS.attempts(table.game, seat, f"card:{id}") == ["build COM018", "raze COM018"]


def test_copies_that_differ_are_lit_apart() -> None:
    table = scene(
        romans=dict(raze=2), barbarians=dict(built=["COM018", "COM019"], guarded=["COM019"]), turn="romans"
    ).table
    seat = table.decision.seat
    raze = table.decision.find("raze COM018")
    assert raze is not None
    assert SETTLERS.touches(table.game, seat, raze) == ("card:COM018",)
    assert SETTLERS.attempts(table.game, seat, "card:COM019") == ["raze COM019"]
    assert table.explain("raze COM019", seat) is not None


def test_attempts_follow_the_place_of_a_thing() -> None:
    table = scene(
        romans=dict(hand=["ROM001"], built=["ROM005"]), barbarians=dict(built=["BAR014"]), turn="romans"
    ).table
    game, seat = table.game, table.decision.seat
    assert SETTLERS.attempts(game, seat, "card:ROM001") == ["build ROM001", "deal ROM001", "raze ROM001"]
    assert SETTLERS.attempts(game, seat, "card:ROM005") == ["activate ROM005"]
    assert SETTLERS.attempts(game, seat, "card:BAR014") == ["raze BAR014"]
    assert SETTLERS.attempts(game, seat, "good:worker") == ["exchange 1"]
    for nothing in ("good:wood", "card:COM050", "card:NOPE", "seat:1", "", "card:"):
        assert SETTLERS.attempts(game, seat, nothing) == []


def test_the_draft_row_is_there_to_take_from() -> None:
    table = stead.Table.new("settlers", seats=["romans", "barbarians"], seed=7)
    id = table.decision.options[0].key.split()[1]
    assert SETTLERS.attempts(table.game, table.decision.seat, f"card:{id}") == [f"take {id}"]


def test_a_purse_counts_what_everybody_may_see() -> None:
    table = scene(romans=dict(wood=2, vp=3, hand=["COM018"]), barbarians={}).table
    assert SETTLERS.purse(table.game, 0) == {"wood": 2, "worker": 2, "vp": 3, "card": 1}
    assert SETTLERS.purse(table.game, 1) == {"worker": 2}


@pytest.mark.parametrize("seats", [["romans"], ["romans", "japanese"], ["romans", "barbarians", "egyptians"]])
def test_the_tally_adds_up_to_the_score(seats: list[str]) -> None:
    for seed in range(4):
        table = stead.Table.new("settlers", seats=seats, seed=seed)
        bots.play_out(table, [bots.make("greedy", SETTLERS, seed=seat) for seat in range(len(seats))])
        parts = SETTLERS.tally(table.game)
        assert [sum(points) for points in zip(*parts.values(), strict=True)] == table.scores
        assert SETTLERS.measures(table.game)["vp"] == table.scores
        assert all(len(values) == len(seats) for values in SETTLERS.measures(table.game).values())


def test_all_is_revealed_in_the_open_view_and_nothing_changes_by_it() -> None:
    table = stead.Table.new("settlers", seats=["romans", "barbarians"], seed=7)
    before = table.position()
    data = SETTLERS.open_view(table.game, table.decisions).data()
    for seat, player in enumerate(data["players"]):
        own = table.view(seat).data()["players"][seat]
        assert player == own
        assert player["hand"]["known"]
    assert data["asked"][0]["options"] is None
    assert table.position() == before


def test_foreseeing_changes_nothing_and_tells_what_comes() -> None:
    table = scene(romans=dict(wood=2, stone=2, food=1, hand=THREE), barbarians={}, turn="romans").table
    before = table.position()
    ahead = table.foresee("build COM018")
    assert table.position() == before
    assert any(type(event).__name__ == "Built" for event in ahead.events)
    table.push("build COM018")
    assert ahead.whole
    assert SETTLERS.position(ahead.game) == SETTLERS.position(table.game)


def test_an_answer_that_was_forced_tells_something_and_stops_undo() -> None:
    table = scene(romans=dict(raze=2, hand=["COM018", "COM021"]), barbarians=dict(worker=1), turn="romans").table
    table.push("raze COM018")
    assert table.decision.seat == 0, "the Barbarians could only pass"
    assert table.forced == [1]
    assert table.undo_stop(0) == 1


def test_an_answer_that_is_forced_waits_where_the_choice_before_is_held() -> None:
    table = scene(romans=dict(raze=2, hand=["COM018", "COM021"]), barbarians=dict(worker=1), turn="romans").table
    before = table.clone()
    table.hold("raze COM018")
    assert ([option.key for option in table.decision.options], table.decision.seat) == (["pass"], 1)
    assert (table.forced, table.undo_stop(0)) == ([], None)
    table.pop()
    assert table == before
    table.hold("raze COM018")
    table.settle()
    before.push("raze COM018")
    assert table == before
    assert (table.forced, table.events) == ([1], before.events)
