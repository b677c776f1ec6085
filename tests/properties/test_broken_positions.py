"""A position is edited by hand, or broken: it is refused with a sentence, or it is a game that can be played."""

import copy
import itertools
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stead import RecordError, Table
from tests.properties.crowd import crowded
from tests.properties.play import SETTLERS, Start, examples, games

NUMBERS = [-1, 0, 1, 2, 3, 5, 9, 255, 256, 10**6, 1 << 64]
WORDS = "COM001 COM999 JAP001 romans wood setup lookout production action cleanup attack standard x".split()
PHASES = "setup lookout production action cleanup attack".split()
SEATS = [("japanese",), ("egyptians", "japanese"), ("romans", "barbarians", "japanese")]


class Patient:
    """Settlers, with an end to one's patience: a position from which no decision ever comes must not hang the tests."""

    def __init__(self) -> None:
        self.turns = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(SETTLERS, name)

    def turn(self, game: Any) -> Any:
        self.turns += 1
        assert self.turns < 5000, "no end to it"
        return SETTLERS.turn(game)


def read_or_refused(data: Any, what: Any) -> str:
    """Read and play on, or refuse; anything else is a fault."""
    try:
        table = Table.from_position(data, Patient())  # type: ignore[arg-type]
    except RecordError as error:
        return str(error)
    except Exception as error:
        raise AssertionError(f"{what}: {error!r} while reading") from error
    luck = random.Random(1)
    try:
        for _ in range(400):
            if table.over:
                break
            decision = luck.choice(table.decisions)
            table.push(luck.choice(decision.options), decision.seat)
    except Exception as error:
        raise AssertionError(f"{what}: read, but {error!r} in play") from error
    return ""


# Anything, anywhere


def somewhere(luck: random.Random, data: Any) -> tuple[Any, Any]:
    """A place in the data: what it is in, and its key or index there."""
    inside: Any = data
    while True:
        step = luck.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if not isinstance(inside[step], dict | list) or not inside[step] or luck.random() < 0.15:
            return inside, step
        inside = inside[step]


def broken(luck: random.Random, data: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The data with one thing wrong in it, or gone, or changed into what could be right elsewhere."""
    data = copy.deepcopy(data)
    inside, last = somewhere(luck, data["state"] if "state" in data and luck.random() < 0.8 else data)
    old = inside[last]
    how = luck.choice(("gone", "word", "number", "type", "twice", "near"))
    if how == "gone":
        del inside[last]
    elif how == "near" and isinstance(old, int):
        inside[last] = not old if isinstance(old, bool) else old + luck.choice((-1, 1, 2))
    elif how == "twice" and isinstance(inside, list):
        inside.append(old)
    elif how == "number":
        inside[last] = luck.choice(NUMBERS)
    elif how == "word":
        inside[last] = luck.choice(WORDS)
    else:
        inside[last] = luck.choice((None, True, [], {}, [old], {"wood": 1}, 1.5, "x"))
    return data, f"{how}: {last} was {old!r:.60} in {inside!r:.200}"


@examples(25)
@given(games(), st.integers(0, 200), st.integers(0, 1 << 32))
def test_a_broken_position_is_refused_or_can_be_played(game: Start, step: int, seed: int) -> None:
    luck = random.Random(seed)
    table = next(table for number, table in enumerate(game.play()) if number == step or table.over)
    for _ in range(8):
        read_or_refused(*broken(luck, table.position()))


@examples(25)
@given(games(thick=False), st.integers(0, 1 << 32))
def test_a_broken_record_is_refused(game: Start, seed: int) -> None:
    luck = random.Random(seed)
    *_, table = game.play()
    for _ in range(5):
        data, what = broken(luck, table.record())
        try:
            twin = Table.replay(data)
        except RecordError:
            continue
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        # Without its result, or without an option that has its default, it is the same game.
        assert twin.record()["choices"] == data["choices"], what


# What is well-formed, but cannot be


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
    position = crowded(SETTLERS, seats, {"lookout": lookout}, 1)
    for phase, stage, acted, row in itertools.product(PHASES, range(2 * len(seats) + 2), (False, True), (0, 2)):
        data = copy.deepcopy(position)
        state = data["state"]
        state |= {"phase": phase, "stage": stage, "acted": acted, "row": state["deck"][:row]}
        state["deck"] = state["deck"][row:]
        read_or_refused(data, (phase, stage, acted, row))


@pytest.mark.parametrize("seats", SEATS[:2], ids=len)
def test_a_card_from_any_place_in_any_other_is_refused_or_can_be_played(seats: tuple[str, ...]) -> None:
    position = crowded(SETTLERS, seats, {}, 2)
    count = len(position["state"]["players"])
    names = "hand empire deals foundations deck discard pack looking routes".split()
    zones: list[tuple[Any, ...]] = [("deck",), ("discard",), ("row",), ("collection",), ("hidden",), ("guarded",)]
    zones += [("players", seat, name) for seat in range(count) for name in names]
    for origin, target in itertools.permutations(zones, 2):
        data = copy.deepcopy(position)
        if cards := zone(data, origin):
            zone(data, target).append(cards.pop())
            read_or_refused(data, (origin, target))


def zone(data: dict[str, Any], path: tuple[Any, ...]) -> list[str]:
    inside = data["state"]
    for step in path[:-1]:
        inside = inside[step]
    return inside.setdefault(path[-1], [])


@pytest.mark.parametrize("seats", SEATS[:2], ids=len)
def test_anything_on_any_location_is_refused_or_can_be_played(seats: tuple[str, ...]) -> None:
    position = crowded(SETTLERS, seats, {}, 2)
    things: list[tuple[str, Any]] = [("used", 1), ("used", 2), ("taken", 0), ("taken", 1), ("known", [0])]
    things += [("laid", {"wood": 1}), ("laid", {"vp": 1}), ("kept", {"wood": 1}), ("kept", {"gold": 1}), ("under", [])]
    cards = [card for player in position["state"]["players"] for card in player["empire"]]
    for card, (name, thing) in itertools.product([*cards, "COM001", "JAP020", "ATT001"], things):
        data = copy.deepcopy(position)
        state = data["state"]
        state[name] = {**state.get(name, {}), card: [state["deck"].pop()] if name == "under" else thing}
        read_or_refused(data, (card, name, thing))
