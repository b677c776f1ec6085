"""Hints: what a bot would do in one's place, where nobody else plays but bots."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from msgspec import structs

from stead import Table
from stead.bots import Insight
from stead.server import levels
from stead.server.live import hints
from stead.server.live.advice import MOST, Advice, weighed
from stead.server.live.thinkers import Thinkers, Whose
from tests.analysis.advisors import ByPoints, chances
from tests.server.live.club import Club
from tests.server.live.rooms_kit import TITLE, people

pytestmark = pytest.mark.anyio


class Judging(ByPoints):
    """Without weights: who has more points will win."""

    def weigh(self, insight: Insight) -> np.ndarray:
        return self.quick(insight, self.promising(insight), 1)

    def chances(self, tables: Any) -> np.ndarray:
        return np.array([chances(table.scores) for table in tables])


@pytest.fixture(autouse=True)
def adviser() -> Iterator[None]:
    async def advise(_: Thinkers, table: Table, seat: int, __: Whose) -> Advice:
        return weighed(Insight(table, seat), Judging(), Judging(), 1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "advise", advise)
        patch.setattr(levels, "names", lambda _: ("random", "greedy", "keen"))
        yield


async def test_against_bots_a_hint_names_answers_that_can_be_given(club: Club) -> None:
    anna = await club.guest("Anna")
    place = await anna.sit(await club.table(anna, None))
    assert place.picture["hints"]
    hint = await place.ask("hint", seat=0, version=place.picture["version"])
    assert (hint["is"], hint["version"], hint["seat"]) == ("advice", place.picture["version"], 0)
    options = [option["key"] for option in (place.mine() or {})["options"]]
    assert 1 <= len(hint["keys"]) <= MOST
    assert set(hint["keys"]) <= set(options)
    assert 0.0 <= hint["now"] <= 1.0
    assert 0.0 <= hint["chance"] <= 1.0
    await place.plays(hint["keys"][0])


async def test_a_hint_is_for_the_moment_it_was_asked_for_and_for_ones_own_turn(club: Club) -> None:
    anna = await club.guest("Anna")
    place = await anna.sit(await club.table(anna, None))
    assert (await place.ask("hint", seat=0, version=place.picture["version"] + 1))["problem"] == "stale"
    assert (await place.ask("hint", seat=1, version=place.picture["version"]))["problem"] == "not-yours"


async def test_against_people_there_are_none(club: Club) -> None:
    """Nor where they share a device, nor while one of them is away: they may come back."""
    _, anna, boris = await club.pair()
    for place in (anna, boris):
        assert not place.picture["hints"]
    assert (await anna.ask("hint", seat=0, version=anna.picture["version"]))["problem"] == "hint-people"
    await boris.ask("leave", seat=1)
    await anna.until(lambda picture: picture["people"][1]["stand_in"])
    assert not anna.picture["hints"]
    carla = await club.guest("Carla")
    shared = await carla.sit(await club.table(carla, carla))
    await shared.send({"do": "sit", "seat": 0})
    await shared.until(lambda picture: picture["seat"] == 0)
    assert (await shared.ask("hint", seat=0, version=shared.picture["version"]))["problem"] == "hint-people"


async def test_an_exercise_is_solved_by_oneself(club: Club) -> None:
    anna = await club.guest("Anna")
    place = await anna.sit((await anna.post("/titles/settlers/lessons/build"))["id"])
    assert not place.picture["hints"]
    assert (await place.ask("hint", seat=0, version=place.picture["version"]))["problem"] == "hint-exercise"


async def test_where_no_bot_knows_the_game_there_are_none(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "names", lambda _: ("random", "greedy"))
    anna = await club.guest("Anna")
    place = await anna.sit(await club.table(anna, None))
    assert not place.picture["hints"]
    assert (await place.ask("hint", seat=0, version=place.picture["version"]))["problem"] == "hint-none"


async def test_who_waits_too_long_is_told_so(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> Advice:
        raise TimeoutError

    monkeypatch.setattr(Thinkers, "advise", never)
    anna = await club.guest("Anna")
    place = await anna.sit(await club.table(anna, None))
    assert (await place.ask("hint", seat=0, version=place.picture["version"]))["problem"] == "busy"


def test_people_who_have_resigned_do_not_count() -> None:
    seats = people("anna", "boris")
    assert hints.against(TITLE, seats, None) == "hint-people"
    assert hints.against(TITLE, [seats[0], structs.replace(seats[1], resigned=True)], None) is None
