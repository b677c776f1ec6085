"""Alone (EN-SOL, EN-Q-60): scenarios with events, demands, tiles that turn, goals and ratings."""

from typing import Any

import pytest

from stead import Table
from stead.titles.north.events import Happened, LastRound, Lost, TilesTurned
from stead.titles.north.goods import NAMES
from stead.titles.north.scoring import RATINGS
from tests.north.scene import BOX, NORTH, Scene, scene
from tests.proves import proves

SCENARIOS = list(BOX.scenarios)
EVENTS = [(name, i + 1, event) for name, told in BOX.scenarios.items() for i, event in enumerate(told.events)]


def event(scenario: str, number: int, of: Any = None, **glenn: Any) -> Scene:
    """The last token that is left is drawn: this happens."""
    mine = {"worker": 0, **glenn}
    return scene(of=of, scenario=scenario, phase="lookout", stage=2, round=5, tokens=[number], glenn=mine)


@pytest.mark.parametrize("name", SCENARIOS)
@proves("EN-SOL-01", "EN-SOL-02", "EN-Q-60", "EN-OVR-01")
def test_one_player_plays_a_scenario_to_its_last_round(name: str) -> None:
    table = Table.new("north", ["glenn"], 7, {"scenario": name})
    told = BOX.scenarios[name]
    happened: list[int] = []
    while not table.over:
        keys = [option.key for option in table.decision.options]
        table.push(next((key for key in keys if key.split()[0] in ("pass", "done")), keys[0]))
        happened = [event.number for event in table.events if isinstance(event, Happened)]
    assert table.game.round == told.rounds
    assert len(happened) == len(set(happened)) == told.rounds
    assert table.game.tokens == sorted({1, 2, 3, 4, 5} - set(happened))


@proves("EN-Q-60")
def test_the_rules_say_that_scenarios_are_of_the_house() -> None:
    assert {told.source for told in BOX.scenarios.values()} == {"house"}
    assert len(SCENARIOS) == 4


@pytest.mark.parametrize(("name", "number", "told"), EVENTS)
@proves("EN-Q-60")
def test_an_event(name: str, number: int, told: Any) -> None:
    """A demand is met by who can; who cannot loses points. The rest brings something, or exhausts a location."""
    if told.demand is None:
        table = event(name, number, NORTH, built=["GLE007"])
        while table.asked[1] == "resource":
            table.push("gain wood")
        gained = getattr(told.does, "gain", {"wood": told.does.any} if hasattr(told.does, "any") else {})
        assert table.goods("glenn") == gained
        assert table.on("GLE007") == ({"exhausted": True} if hasattr(told.does, "exhaust") else {})
        return
    cost = dict(zip(NAMES, told.demand.goods, strict=False))
    cost["sheep"] += told.demand.any
    rich = event(name, number, NORTH, vp=9, **cost)
    assert (rich.goods("glenn"), rich.table.game.paid) == ({"vp": 9}, 1)
    assert rich.table.game.players[0].spent == told.demand.worker
    poor = event(name, number, NORTH, vp=9)
    assert (poor.goods("glenn"), poor.table.game.paid) == ({"vp": 9 - told.lose}, 0)


@proves("EN-Q-60", "EN-Q-58")
def test_who_has_no_points_loses_none() -> None:
    table = event("winter", 1, vp=1)
    assert table.table.scores == [0]
    assert [lost.points for lost in table.table.events if isinstance(lost, Lost)] == [1]


@proves("EN-Q-60", "EN-GDS-09")
def test_a_demand_may_be_paid_with_gold() -> None:
    table = event("winter", 2, food=1, gold=2)
    assert (table.asked[1], table.keys) == ("pay", ["pay food gold", "pay gold gold"])
    assert table.refused("pass") == "EN-RND-01"  # who can pay must
    table.push("pay gold gold")
    assert table.goods("glenn") == {"food": 1}


@proves("EN-Q-60")
def test_a_night_attack_where_nothing_stands() -> None:
    table = event("raiders", 2)
    assert (table.asked, table.goods("glenn")) == (("glenn", "turn"), {})
    table = event("raiders", 2, built=["GLE007", "GLE017"])
    assert table.keys == ["target GLE007", "target GLE017"]
    table.push("target GLE017")
    assert table.on("GLE017")["exhausted"]


@proves("EN-Q-60", "EN-LOO-09")
def test_savings_come_after_the_event() -> None:
    mine = dict(sheep=1, built=["mck_wool_bank"], assigned={"mck_wool_bank": {"sheep": 2}})
    table = scene(scenario="tribute", phase="lookout", stage=2, round=5, tokens=[1], mckinnon=dict(mine, worker=0))
    assert (table.asked[1], table.table.game.paid) == ("choose", 1)


# Tiles


@proves("EN-SOL-03", "EN-Q-60", "EN-CMP-12")
def test_a_turned_tile_costs_food() -> None:
    table = scene(turned=["populate", "explore"], glenn=dict(food=1, pawns=["harvest"], built=["GLE007"]))
    table.push("place populate")
    assert table.changes()["glenn"] == {"food": -1, "worker": 1}
    poor = scene(turned=["populate"], glenn=dict(pawns=["explore"], built=["GLE007"]))
    assert poor.refused("place populate") == "EN-Q-60"
    table = scene(turned=["populate"], glenn=dict(food=3, pawns=["explore", "sail"], built=["GLE007"]))
    table.push("move explore populate")
    assert table.changes()["glenn"] == {"food": -2, "worker": 1}
    short = scene(turned=["populate"], glenn=dict(food=1, pawns=["explore", "sail"], built=["GLE007"]))
    assert short.refused("move explore populate") == "EN-PWN-03"


@proves("EN-SOL-03", "EN-Q-60")
def test_tiles_with_pawns_turn_and_the_others_turn_back() -> None:
    table = scene(turned=["sail"], glenn=dict(pawns=["harvest turned", "explore"]))
    assert table.table.game.round == 3  # there was nothing left to do
    assert table.table.view(None).data()["turned"] == ["explore", "harvest"]
    assert any(isinstance(event, TilesTurned) for event in table.table.events)
    table = scene(turned=["sail"], glenn={})
    table.push("pass")
    assert table.table.view(None).data()["turned"] == []


# The end


@proves("EN-Q-60", "EN-END-01")
def test_25_points_do_not_end_a_scenario() -> None:
    table = scene(glenn=dict(vp=30, built=["GLE007"]))
    table.push("use GLE007")
    assert not table.table.game.last
    assert not any(isinstance(event, LastRound) for event in table.table.events)


def ended(name: str, points: int, **glenn: Any) -> Scene:
    """The last round is over; this is what the track shows then, with what the end adds."""
    rounds = BOX.scenarios[name].rounds
    paid = glenn.pop("paid", 0)
    extra = 3 + len(glenn.get("built", ()))
    mine = dict(vp=points - extra, pawns=["explore turned", "sail turned"], worker=0, **glenn)
    table = scene(of=NORTH, scenario=name, round=rounds, near=[], paid=paid, tokens=[5], glenn=mine)
    if not table.table.over:
        table.push("pass")
    return table


@pytest.mark.parametrize("name", SCENARIOS)
@proves("EN-Q-60")
def test_points_and_goals_win_a_scenario(name: str) -> None:
    told = BOX.scenarios[name]
    cards = ["GLE004", "GLE005", "GLE006", "GLE015", "GLE016", "GLE026", "GLE021", "GLE022", "GLE028", "GLE029"]
    islands = ["NEA002", "NEA003", "NEA004"]
    met: dict[str, Any] = dict(
        built=[*islands[: told.goal.islands], *cards[: max(0, told.goal.cards - 3)]], paid=told.goal.paid
    )
    view = ended(name, told.target, **met).table
    assert view.scores == [told.target]
    assert (view.ranking[0].place, view.ranking[0].verdict) == (1, RATINGS[-1][1])
    for more, rating in RATINGS:
        assert ended(name, told.target + more, **met).table.ranking[0].verdict == rating
    lost = ended(name, told.target - 1, **met).table.ranking[0]
    assert (lost.place, lost.verdict) == (2, "lost")
    if told.goal.islands or told.goal.cards or told.goal.paid:
        fewer = dict(built=met["built"][1:], paid=max(0, told.goal.paid - 1))
        assert ended(name, told.target + 30, **fewer).table.ranking[0].verdict == "lost"
        assert not ended(name, told.target + 30, **fewer).table.view(0).data()["scenario"]["met"]


@proves("EN-Q-60", "EN-INF-02")
def test_what_is_asked_for_is_open() -> None:
    table = scene(of=NORTH, scenario="raiders", glenn={})
    told = BOX.scenarios["raiders"]
    assert table.table.view(None).data()["scenario"] == {
        "name": "raiders",
        "rounds": told.rounds,
        "target": told.target,
        "goal": {"islands": told.goal.islands},
        "paid": 0,
        "met": False,
        "tokens": [3, 4, 5],
    }
    assert table.table.ranking[0].place == 1  # not over yet
    assert scene(glenn={}, ulaf={}).table.view(None).data()["scenario"] is None
