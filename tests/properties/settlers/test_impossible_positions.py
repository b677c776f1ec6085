"""Positions that are well-formed, but cannot be: refused, or games that can be played."""

import copy
import itertools
from typing import Any

import pytest

from tests.properties.patience import read_or_refused
from tests.properties.settlers.part import SETTLERS

PHASES = "setup lookout production action cleanup attack".split()
SEATS = [("japanese",), ("egyptians", "japanese"), ("romans", "barbarians", "japanese")]
LOOKOUTS = [
    (seats, lookout)
    for seats in SEATS
    for lookout in ("standard", "alternative", "advanced")
    if len(seats) > 1 or lookout == "standard"  # the solo game has a Lookout of its own
]


@pytest.mark.parametrize(
    ("seats", "lookout"), LOOKOUTS, ids=lambda value: value if isinstance(value, str) else len(value)
)
def test_every_phase_at_every_stage_is_refused_or_can_be_played(seats: tuple[str, ...], lookout: str) -> None:
    position = SETTLERS.crowded(seats, {"lookout": lookout}, 1)
    for phase, stage, acted, row in itertools.product(PHASES, range(2 * len(seats) + 2), (False, True), (0, 2)):
        data = copy.deepcopy(position)
        state = data["state"]
        state |= {"phase": phase, "stage": stage, "acted": acted, "row": state["deck"][:row]}
        state["deck"] = state["deck"][row:]
        read_or_refused(SETTLERS.title, data, (phase, stage, acted, row))


@pytest.mark.parametrize("seats", SEATS[:2], ids=len)
def test_a_card_from_any_place_in_any_other_is_refused_or_can_be_played(seats: tuple[str, ...]) -> None:
    position = SETTLERS.crowded(seats, {}, 2)
    count = len(position["state"]["players"])
    names = "hand empire deals foundations deck discard pack looking routes".split()
    zones: list[tuple[Any, ...]] = [("deck",), ("discard",), ("row",), ("collection",), ("hidden",), ("guarded",)]
    zones += [("players", seat, name) for seat in range(count) for name in names]
    for origin, target in itertools.permutations(zones, 2):
        data = copy.deepcopy(position)
        if cards := zone(data, origin):
            zone(data, target).append(cards.pop())
            read_or_refused(SETTLERS.title, data, (origin, target))


def zone(data: dict[str, Any], path: tuple[Any, ...]) -> list[str]:
    inside = data["state"]
    for step in path[:-1]:
        inside = inside[step]
    return inside.setdefault(path[-1], [])


@pytest.mark.parametrize("seats", SEATS[:2], ids=len)
def test_anything_on_any_location_is_refused_or_can_be_played(seats: tuple[str, ...]) -> None:
    position = SETTLERS.crowded(seats, {}, 2)
    things: list[tuple[str, Any]] = [("used", 1), ("used", 2), ("taken", 0), ("taken", 1), ("known", [0])]
    things += [("laid", {"wood": 1}), ("laid", {"vp": 1}), ("kept", {"wood": 1}), ("kept", {"gold": 1}), ("under", [])]
    cards = [card for player in position["state"]["players"] for card in player["empire"]]
    for card, (name, thing) in itertools.product([*cards, "COM001", "JAP020", "ATT001"], things):
        data = copy.deepcopy(position)
        state = data["state"]
        state[name] = {**state.get(name, {}), card: [state["deck"].pop()] if name == "under" else thing}
        read_or_refused(SETTLERS.title, data, (card, name, thing))
