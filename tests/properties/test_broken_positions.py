"""A position is edited by hand, or broken: it is refused with a sentence, or it is a game that can be played."""

import copy
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from stead import RecordError, Table
from tests.properties.play import Start, examples, games

WORDS = "COM001 COM999 JAP001 romans wood setup lookout production action cleanup attack standard x".split() + ["0: pass"]
NUMBERS = [-1, 0, 1, 2, 3, 5, 9, 255, 256, 10**6, 1 << 64]


def somewhere(luck: random.Random, data: Any) -> tuple[Any, Any]:
    """A place in the data: what it is in, and its key or index there."""
    inside: Any = data
    while True:
        step = luck.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if not isinstance(inside[step], dict | list) or not inside[step] or luck.random() < 0.15:
            return inside, step
        inside = inside[step]


def zones(data: Any) -> list[list[str]]:
    """Every list of cards."""
    if isinstance(data, dict):
        return [zone for value in data.values() for zone in zones(value)]
    if isinstance(data, list) and data and all(isinstance(value, str) for value in data):
        return [data]
    return [zone for value in data for zone in zones(value)] if isinstance(data, list) else []


def broken(luck: random.Random, data: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The data with one thing wrong in it, or moved, or gone, or changed into what could be right elsewhere."""
    data = copy.deepcopy(data)
    how = luck.choice(("gone", "word", "number", "type", "twice", "near", "moved"))
    if how == "moved" and zones(data.get("state")):
        origin, target = luck.choice(zones(data["state"])), luck.choice(zones(data["state"]))
        card = origin.pop(luck.randrange(len(origin)))
        target.append(card)
        return data, f"moved {card} to {target}"
    inside, last = somewhere(luck, data.get("state") if luck.random() < 0.8 and data.get("state") else data)
    old = inside[last]
    if how == "gone":
        del inside[last]
    elif how == "near" and isinstance(old, bool):
        inside[last] = not old
    elif how == "near" and isinstance(old, int):
        inside[last] = old + luck.choice((-1, 1, 2))
    elif how == "twice" and isinstance(inside, list):
        inside.append(old)
    elif how == "number":
        inside[last] = luck.choice(NUMBERS)
    elif how == "word":
        inside[last] = luck.choice(WORDS)
    else:
        inside[last] = luck.choice((None, True, [], {}, [old], {"wood": 1}, 1.5, "x"))
    return data, f"{how}: {last} was {old!r:.60}, in {inside!r:.200}"


def play_on(luck: random.Random, table: Table) -> None:
    for _ in range(60):
        if table.over:
            return
        decision = luck.choice(table.decisions)
        table.push(luck.choice(decision.options), decision.seat)


@examples(60)
@given(games(), st.integers(0, 200), st.integers(0, 1 << 32))
def test_a_broken_position_is_refused_or_can_be_played(game: Start, step: int, seed: int) -> None:
    luck = random.Random(seed)
    for number, table in enumerate(game.play()):
        if number == step:
            break
    whole = table.position()
    for _ in range(8):
        data, what = broken(luck, whole)
        try:
            twin = Table.from_position(data)
        except RecordError as error:
            assert str(error)
            continue
        except Exception as error:
            raise AssertionError(f"{what}: {error!r} while reading") from error
        try:
            play_on(luck, twin)
        except Exception as error:
            raise AssertionError(f"{what}: read, but {error!r} in play") from error


@examples(30)
@given(games(thick=False), st.integers(0, 1 << 32))
def test_a_broken_record_is_refused(game: Start, seed: int) -> None:
    luck = random.Random(seed)
    *_, table = game.play()
    whole = table.record()
    for _ in range(5):
        data, what = broken(luck, whole)
        if data == whole:
            continue
        try:
            twin = Table.replay(data)
        except RecordError as error:
            assert str(error)
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        else:  # without its result, or without an option that has its default, it is the same game
            assert twin.record()["choices"] == data["choices"], what
