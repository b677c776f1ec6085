"""Games that end before the rules end them: all agree to stop, everybody resigns, a table is called off or deleted."""

import asyncio
from typing import Any

import pytest

from stead.server.live import ending
from stead.server.live.clocks import RESCUE
from stead.server.store.rows import SeatRow
from tests.server.live.club import Club
from tests.server.live.place import Place

pytestmark = pytest.mark.anyio


def seat(n: int, player: str | None, **columns: Any) -> SeatRow:
    return SeatRow(table="t", seat=n, who="person" if player else "bot", player=player, **columns)


def test_a_game_stops_when_everybody_has_resigned_or_wants_it() -> None:
    bot, anna, boris = seat(0, None), seat(1, "a"), seat(2, "b")
    gone, done = seat(1, "a", resigned=True), seat(2, "b", stop=True)
    assert [ending.is_wanted(seats) for seats in ([bot], [bot, anna], [anna, done], [gone, boris])] == [False] * 4
    assert [ending.is_wanted(seats) for seats in ([bot, gone], [gone, done], [done])] == [True] * 3


def test_who_holds_out_alone_wins() -> None:
    bot, gone = seat(0, None), seat(1, "a", resigned=True)
    boris, again, carla = seat(2, "b", stop=True), seat(3, "b", stop=True), seat(3, "c", stop=True)
    assert ending.winners([bot, gone, boris]) == (2,)
    assert ending.winners([gone, boris, again]) == (2, 3)
    for nobody in ([gone, boris, carla], [bot, boris], [bot, gone]):
        assert ending.winners(nobody) == ()


# Stopping


async def stopped(*places: Place) -> None:
    for place in places:
        picture = await place.until(lambda picture: picture["status"] == "stopped")
        assert (picture["asks"], picture["final"], picture["held"]) == ([], None, None)


async def test_a_game_is_stopped_when_all_agree(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    assert anna.picture["ends"] == boris.picture["ends"] == ["leave", "stop", "resign"]
    assert (await anna.ask("stop", seat=0, on=True))["ok"]
    picture = await boris.until(lambda picture: picture["people"][0]["stop"])
    assert picture["status"] == "playing"
    assert (await boris.ask("stop", seat=1, on=True))["ok"]
    await stopped(anna, boris)
    row, _ = await club.kept(table)
    last = (await club.store.entries(table))[-1]
    assert (row.status, row.winners, row.waiting, row.due) == ("stopped", (), (), None)
    assert (last.kind, last.seat, row.version) == ("stop", -1, last.seq)
    for place, do in ((anna, "move"), (boris, "done"), (anna, "undo")):
        key = {"key": "pass"} if do == "move" else {}
        answer = await place.ask(do, version=row.version, seat=place.picture["seat"], **key)
        assert answer["problem"] == "not-playing"
    assert (await anna.ask("resign", seat=0))["problem"] == "not-playing"


async def test_one_who_would_rather_play_ends_the_proposal(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    assert (await anna.ask("stop", seat=0, on=True))["ok"]
    await boris.until(lambda picture: picture["people"][0]["stop"])
    assert (await boris.ask("stop", seat=1, on=False))["ok"]
    await anna.until(lambda picture: not any(person["stop"] for person in picture["people"]))
    await anna.plays("raze COM031")
    assert (await club.kept(table))[0].status == "playing"


async def test_only_those_who_play_can_stop_or_resign(club: Club) -> None:
    table, anna, _ = await club.at_turn()
    onlooker = await (await club.guest("Carla")).sit(table)
    for do, more in (("stop", {"on": True}), ("resign", {})):
        assert (await onlooker.ask(do, seat=0, **more))["problem"] == "not-yours"
        assert (await anna.ask(do, seat=1, **more))["problem"] == "not-yours"
    assert onlooker.picture["ends"] == []
    assert not any(seat.stop or seat.resigned for seat in (await club.kept(table))[1])


async def test_somebody_a_bot_plays_for_has_a_say_too(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    assert (await boris.ask("leave", seat=1))["ok"]
    assert (await anna.ask("stop", seat=0, on=True))["ok"]
    await asyncio.sleep(0.1)
    assert (await club.kept(table))[0].status == "playing"
    assert (await boris.ask("stop", seat=1, on=True))["ok"]
    await stopped(anna, boris)


async def test_a_game_that_was_stopped_is_looked_back_at(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    for place in (anna, boris):
        assert (await place.ask("stop", seat=place.picture["seat"], on=True))["ok"]
    await stopped(anna, boris)
    await club.rests(table)
    guest = await club.guest("Carla")
    place = await guest.sit(table)
    assert (place.picture["status"], place.picture["asks"], place.picture["steps"]) == ("stopped", [], 4)
    frames = await guest.get(f"/tables/{table}/frames?as=all&from=4&count=1")
    assert (frames["steps"], frames["frames"][0]["asks"][0]["seat"]) == (4, 0)
    assert len((await guest.get(f"/tables/{table}/record"))["choices"]) == 4
    brief = await guest.get(f"/tables/{table}")
    assert (brief["status"], brief["round"], brief["winners"]) == ("stopped", "Round 1 of 5", [])
    again = await guest.post(f"/tables/{table}/what-if", {"step": 4, "seat": 0})
    assert (await club.kept(again["id"]))[0].status == "playing"


# Resigning


async def test_a_bot_plays_on_for_whoever_resigns_and_they_do_not_come_back(club: Club) -> None:
    table, anna, boris = await club.at_turn(undo="strict")
    assert (await boris.ask("resign", seat=1))["ok"]
    picture = await anna.until(lambda picture: picture["people"][1]["resigned"])
    assert (picture["status"], picture["people"][1]["stand_in"]) == ("playing", "greedy")
    for do, more in (("return", {}), ("leave", {}), ("resign", {}), ("stop", {"on": True})):
        assert (await boris.ask(do, seat=1, **more))["problem"] == "resigned"
    await anna.plays("pass")
    await anna.until(lambda picture: picture["version"] >= 6)
    last = (await club.store.entries(table))[5]
    assert (last.kind, last.seat) == ("auto", 1)
    assert (await club.kept(table))[0].status == "playing"
    assert (anna.picture["ends"], boris.picture["ends"]) == (["leave", "stop", "resign"], [])


async def test_who_is_left_alone_may_stop_and_has_won(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    assert (await boris.ask("resign", seat=1))["ok"]
    await anna.until(lambda picture: picture["people"][1]["resigned"])
    assert (await anna.ask("stop", seat=0, on=True))["ok"]
    await stopped(anna, boris)
    assert (await club.kept(table))[0].winners == (0,)


async def test_with_bots_only_the_game_ends(club: Club) -> None:
    person = await club.guest("Anna")
    table = await club.table(person, None, undo="strict")
    anna = await person.sit(table)
    await anna.plays("take COM035")
    await anna.until(lambda picture: bool(picture["asks"]))
    assert anna.picture["ends"] == ["resign", "delete"]
    assert (await anna.ask("resign", seat=0))["ok"]
    await stopped(anna)
    row, seats = await club.kept(table)
    assert (row.status, row.winners, seats[0].resigned) == ("stopped", (), True)
    assert anna.picture["ends"] == ["delete"]


async def test_resigning_ends_ones_turn_and_may_complete_an_agreement(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    await anna.plays("raze COM031")
    assert anna.picture["held"] == 0
    assert (await boris.ask("stop", seat=1, on=True))["ok"]
    assert (await anna.ask("resign", seat=0))["ok"]
    await stopped(anna, boris)
    assert (await club.kept(table))[0].winners == (1,)


async def test_a_worker_that_dies_in_between_leaves_nothing_undone(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, boris = await club.at_turn()
    with monkeypatch.context() as dead:
        dead.setattr(club.caretaker, "after", lambda _: None)
        for place in (anna, boris):
            assert (await place.ask("stop", seat=place.picture["seat"], on=True))["ok"]
        assert (await club.kept(table))[0].status == "playing"
    await club.later(RESCUE)
    await stopped(anna, boris)


# Called off, deleted


async def test_a_game_is_called_off_until_somebody_moves(club: Club) -> None:
    table, anna, boris = await club.pair()
    assert anna.picture["ends"] == ["leave", "cancel"]
    assert await club.rooms.call_off(table)
    for place in (anna, boris):
        picture = await place.until(lambda picture: picture["status"] == "cancelled")
        assert (picture["view"], picture["asks"]) == (None, [])
        assert (await place.ask("leave", seat=place.picture["you"][0]))["problem"] == "not-playing"
    version = (await club.kept(table))[0].version
    assert (await anna.ask("move", version=version, seat=0, key="take COM035"))["problem"] == "not-playing"

    table, anna, _ = await club.pair()
    await anna.plays("take COM035")
    assert not await club.rooms.call_off(table)
    assert (await club.kept(table))[0].status == "playing"


async def test_what_was_taken_back_does_not_keep_a_game_going(club: Club) -> None:
    table, anna, _ = await club.pair(undo="free")
    await anna.plays("take COM035")
    assert "cancel" not in anna.picture["ends"]
    assert (await anna.ask("undo", version=anna.picture["version"], seat=0))["ok"]
    await anna.until(lambda picture: "cancel" in picture["ends"])
    assert await club.rooms.call_off(table)


async def test_a_deleted_game_is_gone_for_whoever_looks_at_it(club: Club) -> None:
    person = await club.guest("Anna")
    table = await club.table(person, None)
    anna, onlooker = await person.sit(table), await club.stranger().sit(table)
    await anna.plays("take COM035")
    assert await club.rooms.erase(table, (await club.player(person)).id)
    for place in (anna, onlooker):
        await place.until(lambda picture: picture["status"] == "cancelled")
    assert await club.store.entries(table) == []
    assert club.hall(table).room is None
