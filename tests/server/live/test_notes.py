"""Whoever leaves, is replaced or comes back is told of: in the chat, with the step of the game it happened after."""

import pytest

from stead.server.messages import Clock
from tests.server.live.club import Club
from tests.server.live.place import Place

pytestmark = pytest.mark.anyio


def notes(place: Place) -> list[tuple[str, str, int, int]]:
    return [(line["note"], line["name"], line["seat"], line["step"]) for line in place.chat if line["note"]]


async def test_leaving_and_coming_back_is_told_to_all_who_are_there_or_come_later(club: Club) -> None:
    table, anna, boris = await club.pair(undo="strict")
    await anna.plays("take COM035")
    assert (await anna.ask("leave", seat=0))["ok"]
    assert (await anna.ask("leave", seat=0))["ok"]  # that is no news
    assert (await anna.ask("return", seat=0))["ok"]
    carla = await (await club.guest("Carla")).sit(table)
    for place in (anna, boris, carla):
        await place.hears("chat", lambda m: m["lines"][-1]["note"] == "back")
        assert [note[:3] for note in notes(place)] == [("left", "Anna", 0), ("back", "Anna", 0)]
        assert notes(place)[0][3] == 1
        assert all(not line["text"] and not line["you"] for line in place.chat)


async def test_giving_up_is_told_though_a_bot_plays_already(club: Club) -> None:
    _, anna, boris = await club.pair(undo="strict")
    assert (await anna.ask("leave", seat=0))["ok"]
    assert (await anna.ask("resign", seat=0))["ok"]
    await boris.hears("chat", lambda m: m["lines"][-1]["note"] == "resigned")
    assert [note[0] for note in notes(boris)] == ["left", "resigned"]


async def test_whoever_is_out_of_time_is_named(club: Club) -> None:
    _, _, boris = await club.pair(clock=Clock(kind="live", bank=300, increment=10))
    await club.later(301)
    await boris.hears("chat", lambda m: m["lines"][-1]["note"] == "late")
    assert notes(boris) == [("late", "Anna", 0, 0)]


async def test_whoever_is_called_and_replaced_is_named(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, clock=Clock("live", bank=3600))
    place = await boris.sit(table)
    await club.later(61)
    await place.until(lambda picture: picture["people"][0]["may_vote"])
    assert (await place.ask("vote", seat=0, on=True))["ok"]
    await place.hears("chat", lambda m: m["lines"][-1]["note"] == "called")
    await club.later(61)
    await place.hears("chat", lambda m: m["lines"][-1]["note"] == "voted")
    assert notes(place) == [("called", "Anna", 0, 0), ("voted", "Anna", 0, 0)]
