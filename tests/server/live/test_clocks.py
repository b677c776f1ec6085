"""Clocks: when time is up a bot plays on, and whoever comes back has a little."""

from typing import Any

import pytest

from stead.server.live.clocks import GRACE
from stead.server.messages import Clock
from tests.server.live.club import Club
from tests.server.live.place import Place

pytestmark = pytest.mark.anyio

LIVE = Clock("live", bank=300, increment=10)
DAILY = Clock("daily", bank=86_400)


async def look(club: Club, table: str) -> dict[str, Any]:
    """The table as a newcomer sees it."""
    place = await club.stranger().sit(table)
    await place.close()
    return place.picture


def close(seconds: float | None, expected: float) -> bool:
    return seconds is not None and abs(seconds - expected) < 5


async def test_the_clock_runs_for_whoever_is_asked(club: Club) -> None:
    table, anna, boris = await club.pair(clock=LIVE, undo="strict")
    assert [person["ticking"] for person in anna.picture["people"]] == [True, False]
    await club.later(100)
    people = (await look(club, table))["people"]
    assert close(people[0]["left"], 200)
    assert people[1]["left"] == 300
    await anna.plays("take COM035")
    people = anna.picture["people"]
    assert close(people[0]["left"], 210)  # and ten more for the turn
    assert [person["ticking"] for person in people] == [False, True]
    await boris.at(1)
    await boris.plays("take COM082")  # and is asked again: the same turn
    await club.later(50)
    people = (await look(club, table))["people"]
    assert close(people[0]["left"], 210)
    assert close(people[1]["left"], 250)


async def test_by_the_day_every_turn_has_its_own_time(club: Club) -> None:
    table, anna, _ = await club.pair(clock=DAILY, undo="strict")
    await club.later(80_000)
    assert close((await look(club, table))["people"][0]["left"], 6_400)
    await anna.plays("take COM035")
    assert [person["left"] for person in anna.picture["people"]] == [86_400, pytest.approx(86_400, abs=5)]


@pytest.mark.parametrize("clock", [LIVE, DAILY])
async def test_when_time_is_up_a_bot_plays_on_until_the_player_is_back(club: Club, clock: Clock) -> None:
    table, anna, boris = await club.pair(clock=clock, undo="strict")
    await club.later(clock.bank - 20)
    assert anna.picture["people"][0]["stand_in"] is None
    await club.later(21)
    picture = await anna.until(lambda picture: picture["people"][0]["stand_in"] == "greedy")
    await boris.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 1)
    assert (await club.store.entries(table))[0].kind == "auto"
    assert (await anna.ask("move", version=picture["version"], seat=0, key="pass"))["problem"] == "bot-plays"
    assert (await anna.ask("return", seat=0))["ok"]
    picture = await anna.until(lambda picture: picture["people"][0]["stand_in"] is None)
    assert picture["people"][0]["left"] == (GRACE if clock is LIVE else clock.bank)
    await boris.plays("take " + boris.picture["view"]["row"][0])
    await boris.plays("take " + boris.picture["view"]["row"][0])
    await anna.at(boris.picture["version"])
    assert anna.mine() is not None
    await club.later(GRACE / 2)
    assert (await look(club, table))["people"][0]["stand_in"] is None


async def test_nobody_gains_time_by_coming_back_without_having_left(club: Club) -> None:
    table, anna, _ = await club.pair(clock=LIVE)
    await club.later(200)
    assert (await anna.ask("return", seat=0))["ok"]
    assert close((await look(club, table))["people"][0]["left"], 100)


async def test_nobody_gains_time_by_leaving_and_coming_back(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, _ = await club.pair(clock=LIVE)
    monkeypatch.setattr(club.caretaker, "after", lambda _: None)  # the bot is slow
    await club.later(200)
    assert (await anna.ask("leave", seat=0))["ok"]
    await club.later(1000)  # stands still meanwhile
    assert (await anna.ask("return", seat=0))["ok"]
    assert close((await look(club, table))["people"][0]["left"], 100)
    await club.later(90)
    assert (await look(club, table))["people"][0]["stand_in"] is None
    await club.later(20)
    assert (await look(club, table))["people"][0]["stand_in"] == "greedy"


async def test_one_table_in_trouble_does_not_stop_the_others_clocks(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, _, _ = await club.pair(clock=LIVE)
    table, anna, _ = await club.pair(clock=LIVE)
    open_hall = club.rooms.hall

    async def hall(id: str) -> Any:
        if id == broken:
            raise KeyError("what is this?")
        return await open_hall(id)

    with monkeypatch.context() as patch:
        patch.setattr(club.rooms, "hall", hall)
        await club.later(301)
        await anna.until(lambda picture: picture["people"][0]["stand_in"] == "greedy")
    assert {record.getMessage() for record in club.complaints} == {f"looking after table {broken} failed"}
    club.complaints.clear()
    assert (await club.kept(table))[1][0].stand_in == "greedy"


async def test_orders_do_not_put_the_end_of_time_off(club: Club) -> None:
    table, _, boris = await club.at_turn(clock=LIVE)
    for on in (True, False, True, False):
        await club.later(70)
        assert (await boris.ask("order", seat=1, name="pass", on=on))["ok"]
    await club.later(60)
    assert (await look(club, table))["people"][0]["stand_in"] == "greedy"


async def test_without_a_clock_nobody_is_hurried(club: Club) -> None:
    table, anna, boris = await club.pair()
    await club.later(40 * 86_400)
    for place in (anna, boris):
        assert [person["left"] for person in place.picture["people"]] == [None, None]
    assert (await club.kept(table))[0].due is None
    assert (await anna.move("take COM035"))["ok"]


async def test_the_picture_says_how_late_it_is(club: Club) -> None:
    """A picture that was drawn a while ago is drawn again: its clocks would be wrong."""
    _, anna, _ = await club.pair(clock=LIVE)

    async def again(place: Place) -> dict[str, Any]:
        place.heard.clear()
        await place.send({"do": "speak", "lang": "en"})
        return await place.hears("table")

    first = await again(anna)
    club.clock.ahead += 50
    second = await again(anna)
    assert close(second["now"] - first["now"], 50)
    assert close(first["people"][0]["left"] - second["people"][0]["left"], 50)
