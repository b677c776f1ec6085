"""Whole games, played and written down (tests/fixtures/make.py): the same choices give the same scores, for ever.

When the rules change on purpose, make them anew and look at the difference.
"""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stead import Table
from tests.properties.same import encode, net
from tests.properties.settlers.part import SETTLERS

FOLDER = Path(__file__).parents[1] / "fixtures" / "settlers"
GAMES: dict[str, dict[str, Any]] = {file.stem: json.loads(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*"))}
FACTIONS = ("romans", "barbarians", "egyptians", "japanese")


def start(record: dict[str, Any]) -> Table:
    if "position" in record:
        return Table.from_position(record["position"])
    return Table.new("settlers", record["seats"], record["seed"], record["options"])


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_comes_to_the_same_end(name: str) -> None:
    game = GAMES[name]
    table = Table.replay(game["record"])
    assert table.over
    assert table.scores == game["scores"]
    assert encode(table.ranking) == encode(game["ranking"])
    assert encode(table.record(game["record"]["players"])) == encode(game["record"])


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_in_a_recorded_game(name: str) -> None:
    """Every card in one place, and every good told by an event, after every choice."""
    record = GAMES[name]["record"]
    table = start(record)
    events, before = len(table.events), SETTLERS.supplies(table.game)
    for choice in record["choices"]:
        table.push(choice[3:], int(choice[0]))
        assert SETTLERS.misplaced(table.game) == []
        after = SETTLERS.supplies(table.game)
        change = Counter(after)
        change.subtract(before)
        assert net(change) == net(SETTLERS.told(table.events[events:])), choice
        events, before = len(table.events), after
    assert table.over


def has(**wanted: Any) -> list[str]:
    return [
        name
        for name, game in GAMES.items()
        if all(game["record"]["options"][option] == value for option, value in wanted.items())
    ]


def test_there_are_enough_of_all_sorts() -> None:
    assert len(GAMES) >= 40
    seats = [tuple(game["record"]["seats"]) for game in GAMES.values()]
    assert set(permutations(FACTIONS, 2)) <= set(seats)
    assert {(faction,) for faction in FACTIONS} <= set(seats)
    assert {len(players) for players in seats} == {1, 2, 3, 4}
    for lookout in ("standard", "alternative", "advanced"):
        counts = {len(GAMES[name]["record"]["seats"]) for name in has(lookout=lookout)}
        assert {2, 3, 4} <= counts
    assert has(peaceful=True)
    assert has(faction_reshuffle=True)
    assert any("position" in game["record"] for game in GAMES.values())


def test_every_way_a_game_can_end_is_among_them() -> None:
    endings = set[str]()
    for game in GAMES.values():
        first, *others = game["ranking"]
        if not others:
            endings.add("lost alone" if first["verdict"] == "lost" else "won alone")
        elif first["score"] > others[0]["score"]:
            endings.add("by points")
        elif others[0]["place"] == 1:
            endings.add("shared")
        else:
            endings.add("by goods" if first["tiebreaks"][0] > others[0]["tiebreaks"][0] else "by cards")
    assert endings == {"won alone", "lost alone", "by points", "by goods", "by cards", "shared"}


def test_a_recorded_game_is_told_in_events_that_can_be_written_down() -> None:
    table = Table.replay(GAMES["4-standard"]["record"])
    for seat in (None, 0, 1, 2, 3):
        data = msgspec.json.decode(encode([event.seen_by(seat) for event in table.events]))
        assert len(data) == len(table.events)
        assert all("event" in event for event in data)
