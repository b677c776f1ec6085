"""Chat and presence."""

import asyncio

import pytest

from stead.server.live.caretaker import MOST_CHAT
from stead.server.live.hall import FAR
from stead.server.store.rows import ChatRow
from tests.server.live.club import ME, OPEN, Club
from tests.server.live.place import Place

pytestmark = pytest.mark.anyio


def said(place: Place) -> list[tuple[int, str, int | None, str, bool]]:
    return [(line["n"], line["name"], line["seat"], line["text"], line["you"]) for line in place.chat]


async def until_said(place: Place, n: int) -> None:
    await place.hears("chat", lambda m: m["lines"][-1]["n"] >= n)


async def test_everybody_at_the_table_hears_what_is_said_in_order(club: Club) -> None:
    table, anna, boris = await club.pair()
    carla = await (await club.guest("Carla")).sit(table)
    await asyncio.gather(*(place.ask("say", text=f"line {i}") for i in range(5) for place in (anna, boris, carla)))
    for place, name in ((anna, "Anna"), (boris, "Boris"), (carla, "Carla")):
        await until_said(place, 15)
        assert {line["name"] for line in place.chat if line["you"]} == {name}
        assert [line["n"] for line in place.chat] == list(range(1, 16))
        assert [(line["text"], line["name"]) for line in place.chat] == [(c["text"], c["name"]) for c in anna.chat]
    seats = {line["name"]: line["seat"] for line in anna.chat}
    assert seats == {"Anna": 0, "Boris": 1, "Carla": None}


async def test_whoever_comes_later_hears_what_was_said(club: Club) -> None:
    table, anna, boris = await club.pair()
    assert (await anna.ask("say", text="  Good luck!\n "))["ok"]
    await until_said(boris, 1)
    assert said(boris) == [(1, "Anna", 0, "Good luck!", False)]
    assert said(anna) == [(1, "Anna", 0, "Good luck!", True)]
    await boris.close()
    assert (await anna.ask("say", text="Where are you?"))["ok"]
    again = await (await club.guest("Dora")).sit(table)
    await until_said(again, 2)
    assert [line["text"] for line in again.chat] == ["Good luck!", "Where are you?"]


async def test_only_the_latest_lines_are_told_on_opening(club: Club) -> None:
    table, anna, _ = await club.pair()
    for n in range(MOST_CHAT + 20):
        await club.store.say(table, ChatRow(0, "somebody", "Somebody", None, f"{n}", 0.0, f"{n}"))
    place = await club.stranger().sit(table)
    await until_said(place, MOST_CHAT + 20)
    assert [line["n"] for line in place.chat] == list(range(21, MOST_CHAT + 21))
    await anna.ask("say", text="and one more")
    await until_said(place, MOST_CHAT + 21)
    assert len(place.chat) == MOST_CHAT + 1


async def test_what_is_sent_twice_is_said_once(club: Club) -> None:
    _, anna, boris = await club.pair()
    for _ in range(3):
        assert (await anna.ask("say", id="request-0001", text="Hello?"))["ok"]
    assert (await anna.ask("say", text="Hello?"))["ok"]
    await until_said(boris, 2)
    assert [line["text"] for line in boris.chat] == ["Hello?", "Hello?"]


async def test_one_needs_a_name_to_talk(club: Club) -> None:
    table, anna, _ = await club.pair()
    nobody = await club.stranger().sit(table)
    assert (await nobody.ask("say", text="hello"))["problem"] == "sign-in-first"
    assert (await anna.ask("say", text="   "))["ok"]  # nothing was said
    assert await club.store.chat(table, 0, 10) == []


async def test_what_cannot_be_seen_is_not_said(club: Club) -> None:
    _, anna, boris = await club.pair()
    assert (await anna.ask("say", text="a\x00b\x1b[31mc\nd 👩‍🚀"))["ok"]
    await until_said(boris, 1)
    assert boris.chat[0]["text"] == "ab[31mc\nd 👩‍🚀"


async def test_talk_is_not_in_the_log(club: Club) -> None:
    table, anna, _ = await club.pair()
    assert (await anna.ask("say", text="Good luck!"))["ok"]
    assert (anna.picture["version"], await club.store.entries(table)) == (0, [])


async def test_talking_before_the_start(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await anna.table(ME, OPEN, public=True)
    hers, his = await anna.sit(table), await boris.sit(table)
    assert (await his.ask("say", text="May I?"))["ok"]
    await until_said(hers, 1)
    assert said(hers) == [(1, "Boris", None, "May I?", False)]


# Who is here


async def test_everybody_knows_who_is_here(club: Club) -> None:
    table, anna, boris = await club.pair()
    await anna.hears("presence", lambda m: m["present"] == [0, 1])
    assert [person["present"] for person in boris.picture["people"]] == [True, True]
    carla = await club.stranger().sit(table)
    await anna.hears("presence", lambda m: (m["present"], m["watching"]) == ([0, 1], 1))
    assert carla.picture["watching"] == 1
    await boris.close()
    await anna.hears("presence", lambda m: m["present"] == [0])
    anna.heard.clear()
    await carla.close()
    await anna.hears("presence", lambda m: (m["present"], m["watching"]) == ([0], 0))


async def test_a_second_device_makes_nobody_more_present(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris)
    his, hers = await boris.sit(table), await anna.sit(table)
    await his.hears("presence", lambda m: m["present"] == [0, 1])
    his.heard.clear()
    phone = await anna.sit(table)
    await hers.close()
    await asyncio.sleep(0.1)
    assert [m for m in his.heard if m["is"] == "presence"] == []
    await phone.close()
    await his.hears("presence", lambda m: m["present"] == [1])


async def test_people_of_a_worker_that_died_are_gone_after_a_while(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris)
    place = await anna.sit(table)
    there = (await club.player(boris)).id
    club.hall(table).far["another worker"] = (club.clock(), (there,), 3)
    await club.later(1)
    await place.hears("presence", lambda m: (m["present"], m["watching"]) == ([0, 1], 3))
    await club.later(FAR)
    await place.hears("presence", lambda m: (m["present"], m["watching"]) == ([0], 0))
