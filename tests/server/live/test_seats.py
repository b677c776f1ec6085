"""What people do with their seats: several on one device, standing orders, leaving and coming back."""

import asyncio
from typing import Any

import pytest
from msgspec import structs

from tests.server.live.club import ME, OPEN, Club
from tests.server.live.place import play_on

pytestmark = pytest.mark.anyio


# Several seats on one device


async def test_a_shared_device_shows_nothing_until_somebody_sits_down(club: Club) -> None:
    anna = await club.guest("Anna")
    table = await anna.table(ME, {"who": "me", "name": "Boris"}, public=True)
    place = await anna.sit(table)
    game = club.room(table).table
    assert (place.picture["you"], place.picture["seat"], place.picture["undo"]) == ([0, 1], None, None)
    assert place.picture["view"] == game.view(None).data()
    assert place.mine() is None
    for seat in (0, 1):
        await place.send({"do": "sit", "seat": seat})
        picture = await place.until(lambda picture, seat=seat: picture["seat"] == seat)
        assert picture["view"] == game.view(seat).data()
        asked = game.decision.seat
        assert (place.mine() is not None) == (asked == seat)
        assert picture["log"][0]["n"] == 0  # told anew, to somebody else
        assert (await place.ask("look", seat=1 - seat, thing="card:COM001"))["problem"] == "not-playing"
    await place.send({"do": "sit", "seat": None})
    assert (await place.until(lambda picture: picture["seat"] is None))["view"] == game.view(None).data()


async def test_one_sits_on_ones_own_seats_only(club: Club) -> None:
    _, anna, boris = await club.pair()
    for seat in (0, 9):
        boris.heard.clear()
        await boris.send({"do": "sit", "seat": seat})
        assert (await boris.hears("answer"))["problem"] == "not-yours"
    assert (await boris.hears("table"))["seat"] == 1
    assert anna.picture["seat"] == 0


async def test_both_seats_of_a_device_play(club: Club) -> None:
    anna = await club.guest("Anna")
    table = await anna.table(ME, {"who": "me", "name": "Boris"}, public=True, undo="strict")
    place = await anna.sit(table)
    for _ in range(4):
        seat = place.picture["asks"][0]["seat"]
        await place.send({"do": "sit", "seat": seat})
        await place.until(lambda picture, seat=seat: picture["seat"] == seat)
        await place.plays((place.mine() or {})["options"][0]["key"])
    assert {entry.seat for entry in await club.store.entries(table)} == {0, 1}


# Standing orders


async def test_pass_for_this_round_answers_at_once_and_ends_with_the_round(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    assert [(order["name"], order["on"]) for order in boris.picture["orders"]] == [("pass", False)]
    assert (await boris.ask("order", seat=1, name="pass", on=True))["ok"]
    picture = await boris.until(lambda picture: picture["orders"][0]["on"])
    assert "order" not in str(anna.picture["people"])
    assert picture["version"] == anna.picture["version"]  # it is not his turn yet
    await anna.plays("raze COM031")
    await anna.ends()
    await anna.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 0)
    last = (await club.store.entries(table))[-1]
    assert (last.kind, last.seat, last.key) == ("auto", 1, "pass")
    await play_on([anna, boris], lambda picture: picture["view"]["round"] == 2)
    picture = await boris.until(lambda picture: picture["view"]["round"] == 2)
    assert picture["orders"] == []  # drafting: it cannot be given yet
    assert (await club.kept(table))[1][1].order is None


async def test_an_order_can_be_withdrawn(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    for on in (True, False):
        assert (await boris.ask("order", seat=1, name="pass", on=on))["ok"]
        await boris.until(lambda picture, on=on: picture["orders"][0]["on"] is on)
    await anna.plays("raze COM031")
    await anna.ends()
    await boris.at(anna.picture["version"])
    await asyncio.sleep(0.1)
    assert boris.mine() is not None
    assert (await club.kept(table))[0].version == boris.picture["version"]


async def test_an_order_in_ones_own_turn_is_done_now(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    assert (await anna.ask("order", seat=0, name="pass", on=True))["ok"]
    await boris.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 1)
    last = (await club.store.entries(table))[-1]
    assert (last.kind, last.seat, last.key) == ("auto", 0, "pass")


async def test_no_order_before_the_action_phase(club: Club) -> None:
    table, anna, boris = await club.pair()
    assert (anna.picture["orders"], boris.picture["orders"]) == ([], [])
    answer = await boris.ask("order", seat=1, name="pass", on=True)
    assert not answer["ok"]
    assert answer["refusal"]["rule"] == "IS-RND-01"
    assert "разведки" in answer["refusal"]["text"]
    assert (await club.kept(table))[1][1].order is None


async def test_no_order_twice_in_a_round(club: Club) -> None:
    _, anna, boris = await club.at_turn()
    await anna.plays("pass")
    await anna.ends()
    await boris.at(anna.picture["version"])
    assert anna.picture["orders"] == []
    assert (await anna.ask("order", seat=0, name="pass", on=True))["refusal"]["rule"] == "IS-PAS-01"


async def test_no_order_in_a_first_game(club: Club) -> None:
    table, anna, boris = await club.at_turn(guided=True)
    assert anna.picture["orders"] == []
    assert (await boris.ask("order", seat=1, name="pass", on=True))["problem"] == "first-game"
    assert (await club.kept(table))[1][1].order is None


async def test_an_order_says_what_it_will_do(club: Club) -> None:
    _, anna, _ = await club.at_turn()
    assert "no more actions this round" in anna.picture["orders"][0]["about"]


async def test_there_are_no_orders_but_the_titles(club: Club) -> None:
    table, _, boris = await club.at_turn()
    for name in ("", "win", "pass@1"):
        assert (await boris.ask("order", seat=1, name=name, on=True))["problem"] == "bad-request"
    assert (await club.kept(table))[1][1].order is None


# Leaving and coming back


async def test_a_bot_plays_on_for_whoever_leaves_until_they_come_back(club: Club) -> None:
    table, anna, boris = await club.pair(undo="strict")
    assert (await boris.ask("leave", seat=1))["ok"]
    for place in (anna, boris):
        await place.until(lambda picture: picture["people"][1]["stand_in"] == "greedy")
    await anna.plays("take COM035")
    await anna.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 0)
    assert [(e.kind, e.seat) for e in await club.store.entries(table)] == [("push", 0), ("auto", 1), ("auto", 1)]
    assert (await boris.ask("return", seat=1))["ok"]
    for place in (anna, boris):
        await place.until(lambda picture: picture["people"][1]["stand_in"] is None)
    await anna.plays((anna.mine() or {})["options"][0]["key"])
    await anna.plays("pass")
    await boris.until(lambda picture: picture["version"] == 5)
    assert boris.mine() is not None
    await asyncio.sleep(0.1)
    assert (await club.kept(table))[0].version == 5


async def test_leaving_ends_ones_turn(club: Club) -> None:
    table, anna, boris = await club.at_turn()
    await anna.plays("raze COM031")
    assert anna.picture["held"] == 0
    assert (await anna.ask("leave", seat=0))["ok"]
    await boris.until(lambda picture: picture["held"] is None and picture["asks"] and picture["asks"][0]["seat"] == 1)
    assert (await club.store.entries(table))[-1].kind == "done"


async def test_a_bot_that_still_thinks_does_not_move_for_somebody_who_is_back(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, boris = await club.pair(undo="strict")
    thinking, go = asyncio.Event(), asyncio.Event()
    choose = club.caretaker.thinkers.choose

    async def slowly(*question: Any) -> str:
        thinking.set()
        await go.wait()
        return await choose(*question)

    monkeypatch.setattr(club.caretaker.thinkers, "choose", slowly)
    assert (await boris.ask("leave", seat=1))["ok"]
    await anna.plays("take COM035")
    await asyncio.wait_for(thinking.wait(), 60)
    assert (await boris.ask("return", seat=1))["ok"]
    go.set()
    await boris.until(lambda picture: picture["people"][1]["stand_in"] is None)
    await asyncio.sleep(0.1)
    assert (await club.kept(table))[0].version == 1
    assert boris.mine() is not None


async def test_a_turn_notice_in_between_does_not_stand_in_the_way(club: Club) -> None:
    """It marks the seat in the store, and nobody tells the room."""
    table, _, boris = await club.at_turn()
    _, seats = await club.kept(table)
    assert await club.store.change_seat(structs.replace(seats[1], noticed=0), was=seats[1])
    assert (await boris.ask("order", seat=1, name="pass", on=True))["ok"]
    assert (await club.kept(table))[1][1].noticed == 0


async def test_before_the_start_there_is_nothing_to_leave(club: Club) -> None:
    anna = await club.guest("Anna")
    place = await anna.sit(await anna.table(ME, OPEN))
    for do, more in (("leave", {}), ("return", {}), ("order", {"name": "pass", "on": True}), ("vote", {"on": True})):
        assert (await place.ask(do, seat=0, **more))["problem"] == "not-playing"
    assert (await place.ask("earlier", before=1))["problem"] == "not-playing"
