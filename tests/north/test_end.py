"""The end (EN-END, EN-SCO, EN-TIE)."""

from typing import Any

from stead.titles.north.events import CameToNothing, LastRound
from stead.titles.north.state import MOST_ROUNDS
from tests.north.scene import Scene, scene
from tests.proves import proves

COTTAGE = "GLE007"


def ended(**clans: dict[str, Any]) -> Scene:
    """The first passes, the others have: the last round is over."""
    first, *others = clans
    players = {first: clans[first], **{clan: clans[clan] | dict(passed=True) for clan in others}}
    table = scene(last=True, **players)
    if not table.table.over:
        table.push("pass")
    return table


@proves("EN-END-01", "EN-CTR-17", "EN-Q-02")
def test_25_points_make_the_round_the_last_and_24_do_not() -> None:
    for points, last in ((23, False), (24, True), (30, True)):
        table = scene(glenn=dict(vp=points, built=[COTTAGE]), ulaf={})
        table.push(f"use {COTTAGE}")
        assert table.table.game.last == last


@proves("EN-END-02", "EN-END-03", "EN-CTR-02", "EN-CTR-03", "EN-BAD-69")
def test_the_last_round_is_played_to_its_end() -> None:
    table = scene(glenn=dict(vp=24, built=[COTTAGE]), ulaf=dict(food=2), queue=[dict(clan="glenn")])
    table.push(f"use {COTTAGE}")
    for key in ("end", "score", "finish"):
        assert table.refused(key) == "EN-ACT-03"
    table.push("place populate").push("pass").push("place explore", "move explore populate", "pass")
    assert table.asked == ("glenn", "island")
    table.push("pillage NEA002")
    assert table.table.over
    assert table.refused("pass", by="glenn") == "EN-END-03"


@proves("EN-BAD-68", "EN-CLN-01")
def test_after_the_last_round_there_is_nothing() -> None:
    table = ended(glenn=dict(worker=0, spent=2), ulaf={})
    for clan in ("glenn", "ulaf"):
        for key in ("pass", "place explore", "keep GLE004", "done glenn"):
            assert table.refused(key, by=clan) == "EN-END-03"
    game = table.table.game
    assert (game.players[0].spent, game.round, game.first) == (2, 2, 0)


@proves("EN-OVR-04")
def test_no_number_of_rounds_is_fixed_but_a_game_that_leads_nowhere_ends() -> None:
    """After the fiftieth: that is ours."""
    for number, over in ((12, False), (MOST_ROUNDS - 1, False), (MOST_ROUNDS, True)):
        table = scene(round=number, glenn=dict(vp=3), ulaf=dict(passed=True))
        table.push("pass")
        assert table.table.over == over
        assert (CameToNothing(MOST_ROUNDS) in table.table.events) == over


@proves("EN-END-05")
def test_points_of_the_end_do_not_bring_it_about() -> None:
    table = scene(glenn=dict(vp=24, gold=50, wood=50, built=[COTTAGE]), ulaf={})
    table.push("place populate")
    assert not table.table.game.last


@proves("EN-Q-46")
def test_the_last_round_stays_the_last() -> None:
    table = scene(last=True, glenn=dict(vp=3, built=[COTTAGE]), ulaf={})
    table.push(f"use {COTTAGE}", "pass").push("pass")
    assert table.table.over
    assert not any(isinstance(event, LastRound) for event in table.table.events)


@proves("EN-END-06", "EN-SCO-10", "EN-OVR-05", "EN-SCO-01")
def test_most_points_win() -> None:
    table = ended(glenn=dict(vp=20, gold=4), ulaf=dict(vp=25), panuk=dict(vp=12, wood=30))
    assert table.table.scores == [27, 28, 30]
    assert [(standing.place, standing.seat) for standing in table.table.ranking] == [(1, 2), (2, 1), (3, 0)]


@proves("EN-SCO-05", "EN-Q-36", "EN-SCO-07", "EN-Q-50")
def test_two_resources_of_any_kinds_are_a_point_and_gold_is_counted_by_itself() -> None:
    table = ended(glenn=dict(wood=1, fish=1, food=1, gold=1, worker=9), ulaf=dict(sheep=1, gold=0))
    assert table.table.scores == [3 + 1 + 1, 3]


@proves("EN-SCO-09", "EN-CTR-01", "EN-Q-01", "EN-Q-48")
def test_raze_tokens_score_if_the_table_says_so_but_not_on_ships() -> None:
    for on, points in ((True, 5), (False, 3)):
        table = scene(score_raze=on, last=True, glenn=dict(raze=2), ulaf=dict(passed=True))
        table.push("pass")
        assert table.table.scores == [points, 3]
    table = scene(last=True, phase="expedition", queue=[dict(clan="glenn", raze=True)], glenn={}, ulaf={})
    table.push("pillage NEA002")
    assert table.table.scores == [3 + 1, 3]


@proves("EN-Q-58")
def test_a_score_has_no_upper_end() -> None:
    table = scene(glenn=dict(vp=998, built=[COTTAGE]), ulaf={})
    table.push(f"use {COTTAGE}").push("pass").push("place populate").push("pass")
    assert table.table.scores[0] == 999 + 4


@proves("EN-TIE-01", "EN-TIE-02", "EN-TIE-03", "EN-TIE-04", "EN-Q-37", "EN-Q-38")
def test_ties_are_broken_one_after_the_other() -> None:
    def winners(glenn: dict[str, Any], ulaf: dict[str, Any]) -> list[str]:
        table = ended(glenn=glenn, ulaf=ulaf)
        assert table.table.scores[0] == table.table.scores[1]
        return [table.names[standing.seat] for standing in table.table.ranking if standing.place == 1]

    upgraded = dict(vp=29, built=["GLE025"], upgrades={"GLE025": "GLE003"})
    assert winners(upgraded, dict(vp=30, worker=9)) == ["glenn"]  # locations, upgrades too
    assert winners(dict(worker=1, spent=4), dict(worker=4, hand=["ULA004"])) == ["glenn"]  # workers, spent too
    assert winners(dict(hand=[]), dict(hand=["ULA004"])) == ["ulaf"]  # cards in hand
    assert winners({}, {}) == ["glenn", "ulaf"]
    mine = dict(vp=9, worker=1, built=["MCK025"], assigned={"MCK025": {"worker": 2}})
    table = ended(mckinnon=mine, ulaf=dict(vp=9, worker=2, built=["ULA004"]))
    assert table.table.ranking[0].seat == 0  # workers on cards too


@proves("EN-TIE-04")
def test_ties_behind_the_winner_share_a_place() -> None:
    table = ended(glenn=dict(vp=9), ulaf=dict(worker=9), panuk={})
    assert [standing.place for standing in table.table.ranking] == [1, 2, 2]
