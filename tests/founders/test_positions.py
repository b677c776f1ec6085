"""Positions that cannot be are refused with a sentence that says why."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from stead import RecordError, Table
from tests.founders.scene import begin, scene

State = dict[str, Any]
Break = Callable[[State], Any]


def middle() -> State:
    """Two players in mid-game."""
    return scene(
        savvas=dict(
            hand=["trade", "build", "call", "huckster"],
            discard=["upgrade"],
            storages={"stone": ["E3"], "people": ["B5"], "bricks": ["A7 B7 C7"]},
            houses=["A1"],
            bridges=["K3"],
        ),
        humans=dict(home="wood", storages={"metal": ["Q5"]}),
        buildings={"town_hall": "G5 H5 G6 H6"},
        roads="F4",
    ).table.position()


def alone() -> State:
    return scene(savvas=dict(storages={"stone": ["E3"]}), round=7).table.position()


def opening(*choices: str, players: int = 3) -> State:
    """The setup, up to some point."""
    table = begin(players)
    for choice in choices:
        table.push(choice)
    return table.table.position()


def refused(data: State, change: Break) -> str:
    data = copy.deepcopy(data)
    Table.from_position(data)
    change(data["state"])
    with pytest.raises(RecordError) as error:
        Table.from_position(data)
    return str(error.value)


def put(*path: Any, to: Any) -> Break:
    """Something else in a place."""

    def change(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        state[path[-1]] = to

    return change


def player(seat: int, **facts: Any) -> Break:
    return lambda state: state["players"][seat].update(facts)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda state: state["players"].pop(), "'players' has 1 entries; these seats need 2"),
        (put("stage", to=2), "stage is a number from 0 to 1, not 2"),
        (put("taken", to=[0]), "'taken' has an entry for each of the 8 basic resources"),
        (put("roads", to=["Z9"]), "roads speaks of 'Z9', which is no cell of this board"),
        (put("roads", to=["E3"]), "a road lies on something else"),
        (put("roads", to=["K1"]), "a road lies where it cannot be built"),
        (put("storages", 0, "cells", to=[]), "a storage of stone covers no cell"),
        (put("storages", 0, "resource", to="gravel"), "no resource 'gravel' (in storages); there are: stone, people,"),
        (put("storages", 3, "from", to=[]), "bricks is made of 2 things"),
        (put("storages", 3, "from", to=[0, 0]), "bricks is not made of stone"),
        (put("storages", 0, "owner", to=1), "all storages of a basic resource are its owner's"),
        (put("buildings", 0, "cubes", to=[]), "town_hall has 4 slots"),
        (put("offer", to=["university"]), "the market has 4 cells and the offer 3"),
        (lambda state: state["removed"].append("town_hall"), "a prestige building is in two places"),
        (player(0, hand=["trade", "trade", "build", "call"]), "a player has a card twice"),
        (player(1, hand=["huckster", "trade", "build", "call"]), "an advisor is in two places"),
        (put("achievements", to=["landlord", "landlord"]), "no achievement 'landlord' (in achievements); there are:"),
        (player(1, race="savvas"), "two players lead the same race"),
        (player(0, race=None), "whoever has chosen a race has its home resource among 'resources'"),
        (player(0, race=None, home=None), "all have chosen their races"),
        (player(0, resources=["stone"]), "'taken' says whose each basic resource is, as the players' 'resources' do"),
        (player(1, hand=["trade", "build", "upgrade"]), "everybody has the call in hand and 3 other cards at least"),
        (player(1, hand=["call"]), "everybody has the call in hand and 3 other cards at least"),
        (player(0, fresh=["scholar"]), "who was hired in this turn ('fresh'), and what all saw ('shown'), is in hand"),
        (player(0, fresh=["trade", "build", "huckster"]), "the active player has no card that can be played"),
        (player(0, face_down=[]), "face_down says of each card of the discard pile whether it lies face down"),
        (player(0, stake=[0, 9]), "nobody stakes more crystals than they have"),
        (player(0, coins=-1), "coins is a number from 0 to 999, not -1"),
        (player(0, vp=1000), "vp is a number from 0 to 999, not 1000"),
        (player(0, permanent=1000), "permanent is a number from 0 to 999, not 1000"),
        (player(0, temporary=40, permanent=41), "while there is a building to vote on a player has about 40 crystals"),
        (player(0, workers=4), "workers is a number from 0 to 3, not 4"),
        (player(0, advisors=99), "advisors is a number from 0 to 18, not 99"),
        (player(0, shown=["trade", "trade"]), "shown names something twice"),
        (player(0, houses=["A1", "A1"]), "houses names something twice"),
        (put("lost", to=True), "only the solo game can be lost, and is over then"),
        (put("phase", to="setup"), "before the setup nothing is laid out"),
        (put("phase", to="starts"), "before the game begins there are starting storages only"),
        (put("market", to=[]), "the market has 4 cells and the offer 3"),
        (put("taken", to=[]), "after the setup there are a market, an offer and basic resources ('taken')"),
    ],
)
def test_a_position_of_the_middle_that_cannot_be(change: Break, sentence: str) -> None:
    assert refused(middle(), change).startswith(sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("round", to=8), "a solo game has rounds 1 to 7"),
        (lambda state: state["offer"].__setitem__(0, None), "alone, the buildings on offer lie from the left on"),
        (put("phase", to="third"), "storages are placed after the resources are chosen"),
    ],
)
def test_a_solo_position_that_cannot_be(change: Break, sentence: str) -> None:
    assert refused(alone(), change) == sentence


RACES = ("race savvas", "race quatryls", "race valraths")


@pytest.mark.parametrize(
    ("choices", "change", "sentence"),
    [
        ((), put("stage", to=1), "resources are chosen in order, one each"),
        ((), put("phase", to="resources"), "all have chosen their races"),
        (RACES, put("stage", to=1), "resources are chosen in order, one each"),
        (RACES, put("phase", to="third"), "a third resource is for two players"),
        (RACES, put("phase", to="starts"), None),
        (RACES, put("roads", to=["F4"]), "before the game begins there are starting storages only"),
    ],
)
def test_a_setup_that_cannot_be(choices: tuple[str, ...], change: Break, sentence: str | None) -> None:
    data = opening(*choices)
    if sentence is None:  # with one resource each one could begin as well
        change(data["state"])
        assert Table.from_position(data).decision.kind == "start"
    else:
        assert refused(data, change) == sentence


def test_starting_storages_are_placed_in_order() -> None:
    data = opening(*RACES)
    data["state"]["phase"] = "starts"
    table = Table.from_position(data)
    table.push(table.decision.options[0])
    sentence = "starting storages are placed in order, one each"
    assert refused(table.position(), put("stage", to=2)) == sentence


def test_a_new_box_can_be_read() -> None:
    data = opening(players=2)
    data["state"] = {"phase": "setup", "stage": 0, "first": 0, "active": 0, "round": 1, "chance": 5}
    cards = ["trade", "build", "upgrade", "recruit", "income", "call"]
    data["state"]["players"] = [{"hand": cards, "coins": 7}, {"hand": cards, "coins": 7}]
    assert Table.from_position(data).decision.kind == "race"
