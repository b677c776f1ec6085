"""Positions that cannot be are refused with a sentence that says why."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from stead import RecordError, Table
from tests.north.content import pinned
from tests.north.scene import scene

State = dict[str, Any]
Break = Callable[[State], Any]
GLENN, PANUK = 0, 1


def middle() -> State:
    """GLE007 is an action location, GLE025 an upgrade, PAN032 copies another card, GLE010 is a boost."""
    return scene(
        glenn=dict(hand=["GLE010"], built=["GLE007", "GLE025"], upgrades={"GLE025": "GLE003"}, discard=["GLE004"]),
        panuk=dict(built=["PAN032", "PAN007", "NEA006"], mirror={"PAN032": "PAN007"}),
        queue=[dict(clan="glenn", fish=True)],
    ).table.position()


def alone(**more: Any) -> State:
    return scene(glenn=dict(built=["GLE007"]), **more).table.position()


def refused(data: State, change: Break) -> str:
    data = copy.deepcopy(data)
    Table.from_position(data, pinned())
    change(data["state"])
    with pytest.raises(RecordError) as error:
        Table.from_position(data, pinned())
    return str(error.value)


def move(card: str, seat: int, zone: str) -> Break:
    """A card from wherever it is to a zone of a player."""

    def change(state: State) -> None:
        _take(state, card)
        state["players"][seat].setdefault(zone, []).append(card)

    return change


def shift(card: str, zone: str) -> Break:
    """The same, to a zone of the table."""

    def change(state: State) -> None:
        _take(state, card)
        state.setdefault(zone, []).append(card)

    return change


def _take(state: State, card: str) -> None:
    for place in (state, *state["players"]):
        for zone in place.values():
            if isinstance(zone, list) and card in zone:
                zone.remove(card)


def put(**facts: Any) -> Break:
    return lambda state: state.update(facts)


def give(seat: int, **facts: Any) -> Break:
    return lambda state: state["players"][seat].update(facts)


def both(*changes: Break) -> Break:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


OWN = "where only cards of its own deck lie"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (move("PAN008", GLENN, "hand"), f"PAN008 is in glenn's hand, {OWN}"),
        (move("GLE001", GLENN, "hand"), f"GLE001 is in glenn's hand, {OWN}"),
        (move("PAN008", GLENN, "discard"), f"PAN008 is in glenn's discard, {OWN}"),
        (move("NEA001", GLENN, "deck"), f"NEA001 is in glenn's deck, {OWN}"),
        (move("GLE026", GLENN, "gone"), "GLE026 left the game, but it is no basic field of glenn"),
        (move("GLE010", GLENN, "empire"), "GLE010 is a boost: it is never a location"),
        (move("PAN008", GLENN, "empire"), "PAN008 is in glenn's empire, but it is neither of its clan nor an island"),
        (put(beneath={}), "GLE025 is an upgrade, but 'beneath' does not say of which field"),
        (put(beneath={"GLE025": "GLE003", "GLE007": "GLE003"}), "GLE007 lies beneath a field, but it is no upgrade"),
        (
            put(beneath={"GLE025": "GLE001"}),
            "GLE025 lies beneath GLE001, which is no field of sheep in the same empire",
        ),
        (
            put(beneath={"GLE025": "PAN001"}),
            "GLE025 lies beneath PAN001, which is no field of sheep in the same empire",
        ),
        (shift("NEA001", "distant_deck"), "NEA001 is in 'distant_deck', but it is no distant island"),
        (shift("DIS005", "near"), "DIS005 is in 'near', but it is no near island"),
        (shift("NEA001", "near"), "3 near islands lie face up; there are 2 at most"),
        (put(near_discard=["NEA001"]), "NEA001 is in two places"),
        (lambda state: state["near_deck"].remove("NEA001"), "NEA001 is nowhere; every card lies somewhere"),
        (
            lambda state: state["players"][GLENN]["goods"].update(wood=1000),
            "1000 wood (in glenn's goods): from 0 to 999",
        ),
        (give(GLENN, ships=2), "glenn has 3 clan ships in reserve, in the queue and still to come; it has 2"),
        (give(GLENN, more=1, ships=0), "glenn has 1 clan ships still to come, but never more than 0"),
        (give(GLENN, pawns=["sail"]), "glenn has 1 pawns; every clan has 2"),
        (put(stage=1), "stage is a number from 0 to 0 in the action phase, not 1"),
        (put(phase="lookout"), "ships wait in the queue in the lookout phase"),
        (
            both(put(phase="lookout", stage=2, queue=[]), give(GLENN, ships=2)),
            "stage 2 of the lookout phase, in which something happens",
        ),
        (
            both(put(phase="lookout", queue=[]), give(GLENN, ships=2, pawns=["sail", None])),
            "glenn's pawns stand on tiles in the lookout phase",
        ),
        (move("GLE026", GLENN, "drawn"), "glenn chooses among cards, but it is no time to choose"),
        (both(put(phase="setup", queue=[]), give(GLENN, ships=2)), "glenn has cards or goods already, but nothing is"),
        (both(give(GLENN, passed=True), give(PANUK, passed=True)), "everybody has passed, but it is the action phase"),
        (give(GLENN, passed=True), "it is the turn of somebody who has passed"),
        (put(tiles=["sail", "harvest"]), "'tiles' is the circle of the five action tiles, each once"),
        (put(turned=["sail"]), "action tiles show their solo side in the solo game only"),
        (put(tokens=[1]), "number tokens belong to the solo game"),
        (put(exhausted=["GLE008"]), "GLE008 is in 'exhausted', but it stands in no empire"),
        (put(exhausted=["GLE001"]), "GLE001 is exhausted, but it has no action"),
        (put(known={"GLE027": [0]}), "GLE027 is in 'known', but nobody sees a card go into a deck"),
        (put(mirror={"PAN032": "PAN001"}), "PAN032 cannot copy PAN001"),
        (put(queue=[{"seat": 5}]), "a seat of queue is a number from 0 to 1, not 5"),
        (put(queue=[{"seat": 0, "common": True}] * 41), "41 ships in the queue; no game comes to more than 40"),
        (lambda state: state["players"].pop(), "players"),
        (put(assigned={"GLE007": {"wool": 1}}), "wool"),
    ],
)
def test_a_position_that_cannot_be(change: Break, sentence: str) -> None:
    assert sentence in refused(middle(), change)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put(tokens=[1, 2, 3, 4]), "4 events are still to come; in this phase of round 2 it is 3"),
        (put(tokens=[1, 1, 2]), "tokens holds a number twice"),
        (put(tokens=[1, 2, 6]), "6"),
        (put(paid=3), "3 demands were met, but only 2 events have happened"),
        (shift("ULA004", "near_deck"), "ULA004 is in 'near_deck', but it is no near island"),
    ],
)
def test_a_solo_position_that_cannot_be(change: Break, sentence: str) -> None:
    assert sentence in refused(alone(), change)
