"""Whatever a position may hold is bounded, in every title: by what the box could ever give."""

import random
from typing import Any

import msgspec
import pytest

from bench.stretch import moments, play, stretched, within
from stead import Table, shelf
from stead.server.live.room import MOST_OPTIONS

MOST = 999
"""Of anything that is counted, but for the few numbers that count what was done."""
COUNTERS = ("chance", "round", "building_dollars", "goods_dollars")


@pytest.fixture(scope="module", params=shelf.TITLES)
def positions(request: pytest.FixtureRequest) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    title = shelf.title(request.param)
    return [(position, stretched(position)) for position in moments(title, 3, (0.3, 0.6, 0.85))]


def test_no_number_grows_beyond_all_bounds(positions: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    for _, large in positions:
        for holder, name in within(large["state"]):
            if type(holder[name]) is int and name not in COUNTERS:
                assert holder[name] <= MOST, name


def test_no_list_grows_beyond_all_bounds(positions: list[tuple[dict[str, Any], dict[str, Any]]]) -> None:
    for position, large in positions:
        assert len(msgspec.json.encode(large)) < 3 * len(msgspec.json.encode(position))


def test_no_question_has_more_answers_than_anybody_is_shown(
    positions: list[tuple[dict[str, Any], dict[str, Any]]],
) -> None:
    for number, (_, large) in enumerate(positions):
        assert play(Table.from_position(large), random.Random(number), 300) <= MOST_OPTIONS
