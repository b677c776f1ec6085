"""A bot in the place of somebody who is away: when the others may want one, and how who is away is called first."""

from typing import Any

import pytest

from stead.server.live.clocks import ABSENT, DAY, MINUTE
from stead.server.messages import Clock
from tests.server.live.club import Club
from tests.server.live.place import Guest, Place

pytestmark = pytest.mark.anyio

LIVE, DAILY, NONE = Clock("live", bank=7200, increment=10), Clock("daily", bank=86_400), Clock()


async def three(club: Club, clock: Clock = LIVE) -> tuple[str, list[Place], Guest]:
    """Anna, Boris and Carla; she who begins has gone."""
    people = [await club.guest(name) for name in ("Anna", "Boris", "Carla")]
    table = await club.table(*people, undo="strict", clock=clock)
    places = [await person.sit(table) for person in people]
    first = club.room(table).table.decision.seat
    await places.pop(first).close()
    for place in places:
        await place.hears("presence", lambda m: first not in m["present"])
    return table, places, people[first]


async def called(club: Club) -> tuple[str, Place, Place, int, Guest]:
    """Both others want a bot, and who is away has been called."""
    table, (one, other), away = await three(club)
    gone = club.room(table).waiting[0]
    await club.later(MINUTE)
    for place in (one, other):
        await place.until(lambda picture: picture["people"][gone]["may_vote"])
        assert (await place.ask("vote", seat=gone, on=True))["ok"]
    await one.until(lambda picture: picture["people"][gone]["called"] is not None)
    return table, one, other, gone, away


async def test_more_than_half_of_the_others_can_call(club: Club) -> None:
    table, (one, other), _ = await three(club)
    gone = club.room(table).waiting[0]
    assert (await one.ask("vote", seat=gone, on=True))["problem"] == "no-vote"  # they may be back in a minute
    assert not one.picture["people"][gone]["may_vote"]
    await club.later(MINUTE)
    for place in (one, other):
        picture = await place.until(lambda picture: picture["people"][gone]["may_vote"])
        assert [person["may_vote"] for person in picture["people"]] == [seat == gone for seat in range(3)]
    for on in (True, False, True):
        assert (await one.ask("vote", seat=gone, on=on))["ok"]
        mine = [one.picture["seat"]] if on else []
        await other.until(lambda picture, mine=mine: picture["people"][gone]["votes"] == mine)
        assert other.picture["people"][gone]["called"] is None
    assert (await other.ask("vote", seat=gone, on=True))["ok"]
    picture = await one.until(lambda picture: picture["people"][gone]["called"] is not None)
    assert picture["people"][gone]["called"] == pytest.approx(MINUTE, abs=5)
    assert picture["people"][gone]["stand_in"] is None
    await club.later(MINUTE - 10)
    assert (await club.kept(table))[1][gone].stand_in is None
    await club.later(11)
    picture = await one.until(lambda picture: picture["people"][gone]["stand_in"] == "greedy")
    person = picture["people"][gone]
    assert (person["votes"], person["may_vote"], person["called"]) == ([], False, None)
    await one.until(lambda picture: picture["version"] >= 1)
    assert (await club.store.entries(table))[0].kind == "auto"


@pytest.mark.parametrize("clock", [LIVE, DAILY, NONE])
async def test_nobody_loses_a_seat_sooner_than_the_clock_lets_them(club: Club, clock: Clock) -> None:
    """Whatever the others try, and however often: until the time is over that this clock gives to who is away."""
    table, places, away = await three(club, clock)
    gone = club.room(table).waiting[0]
    absent = ABSENT[clock.kind]
    promised = sum(absent) if absent is not None else float(clock.bank)
    begun = club.clock()
    while club.clock() - begun < promised - 30:
        for place in places:
            await place.ask("vote", seat=gone, on=True)
        assert (await club.kept(table))[1][gone].stand_in is None, club.clock() - begun
        await club.later(min(promised / 9, promised - 29 - (club.clock() - begun)))
    assert (await club.kept(table))[1][gone].stand_in is None
    await club.later(promised)
    await places[0].until(lambda picture: picture["people"][gone]["stand_in"] == "greedy")
    back = await away.sit(table)  # and can come back to it
    assert (await back.ask("return", seat=gone))["ok"]
    await places[0].until(lambda picture: picture["people"][gone]["stand_in"] is None)


def test_without_a_clock_a_nights_sleep_costs_no_seat() -> None:
    assert ABSENT["none"] is not None
    assert ABSENT["none"][1] >= DAY


async def test_by_the_day_nobody_can_be_called_at_all(club: Club) -> None:
    table, (one, _), _ = await three(club, DAILY)
    gone = club.room(table).waiting[0]
    for _ in range(4):
        await club.later(5 * 3600)
        assert not (await look(club, table, one))["people"][gone]["may_vote"]
        assert (await one.ask("vote", seat=gone, on=True))["problem"] == "no-vote"


async def look(club: Club, table: str, place: Place) -> dict[str, Any]:
    place.heard.clear()
    await place.send({"do": "speak", "lang": "en"})
    return await place.hears("table")


async def test_who_comes_in_time_keeps_the_seat(club: Club) -> None:
    table, one, other, gone, away = await called(club)
    await club.later(MINUTE / 2)
    await away.sit(table)
    await one.until(lambda picture: picture["people"][gone]["called"] is None)
    await club.later(10 * MINUTE)
    _, seats = await club.kept(table)
    assert (seats[gone].stand_in, seats[gone].votes, seats[gone].called) == (None, (), None)
    assert other.picture["people"][gone]["present"]


async def test_who_came_and_went_again_has_to_be_called_again(club: Club) -> None:
    table, one, _, gone, away = await called(club)
    place = await away.sit(table)
    await one.until(lambda picture: picture["people"][gone]["called"] is None)
    await place.close()
    await one.hears("presence", lambda m: gone not in m["present"])
    await club.later(MINUTE / 2)
    assert (await one.ask("vote", seat=gone, on=True))["problem"] == "no-vote"
    await club.later(5 * MINUTE)
    assert (await club.kept(table))[1][gone].stand_in is None


async def test_the_others_can_think_better_of_it(club: Club) -> None:
    table, one, other, gone, _ = await called(club)
    assert (await one.ask("vote", seat=gone, on=False))["ok"]
    await other.until(lambda picture: picture["people"][gone]["called"] is None)
    await club.later(10 * MINUTE)
    assert (await club.kept(table))[1][gone].stand_in is None


async def test_who_is_away_is_told_first(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, str]] = []
    monkeypatch.setattr(club.house.push, "call", lambda _, seat, why: told.append((seat.seat, why)))
    table, one, _, gone, _ = await called(club)
    assert told == [(gone, "called")]
    assert (await club.kept(table))[1][gone].stand_in is None
    await club.later(MINUTE + 1)
    await one.until(lambda picture: picture["people"][gone]["stand_in"] == "greedy")
    assert told == [(gone, "called"), (gone, "replaced")]


async def test_nobody_is_called_who_is_here_or_not_waited_for(club: Club) -> None:
    table, (one, other), _ = await three(club)
    gone = club.room(table).waiting[0]
    await club.later(MINUTE)
    for seat in (one.picture["seat"], other.picture["seat"], 7):
        problem = (await one.ask("vote", seat=seat, on=True))["problem"]
        assert problem == ("not-yours" if seat == 7 else "no-vote")
    watching = await (await club.guest("Dora")).sit(table)
    assert (await watching.ask("vote", seat=gone, on=True))["problem"] == "no-vote"
    assert (await club.kept(table))[1][gone].votes == ()


async def test_whoever_comes_back_before_cannot_be_called(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, clock=LIVE)
    place = await boris.sit(table)
    await club.later(MINUTE)
    await place.until(lambda picture: picture["people"][0]["may_vote"])
    await anna.sit(table)
    await club.later(1)
    await place.until(lambda picture: not picture["people"][0]["may_vote"])
    assert (await place.ask("vote", seat=0, on=True))["problem"] == "no-vote"


async def test_while_workers_do_not_hear_of_each_other_nobody_is_called(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is away here may sit at another worker."""
    table, (one, _), _ = await three(club)
    gone = club.room(table).waiting[0]
    await club.later(MINUTE)
    monkeypatch.setattr(club.rooms.bus, "down", True)
    assert (await one.ask("vote", seat=gone, on=True))["problem"] == "no-vote"
