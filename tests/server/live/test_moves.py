"""Moves over the socket: done once, or refused with a reason."""

import asyncio
from typing import Any

import pytest

from stead.server.store.rows import Change, Entry
from tests.server.live.club import Club
from tests.server.live.place import Place

pytestmark = pytest.mark.anyio


async def journal(club: Club, table: str) -> list[tuple[str, int, str]]:
    return [(entry.kind, entry.seat, entry.key) for entry in await club.store.entries(table)]


def take(key: str = "take COM035", version: int = 0, seat: int = 0, id: str = "request-0001") -> dict[str, Any]:
    return {"do": "move", "id": id, "version": version, "seat": seat, "key": key}


def answers(place: Place, id: str = "request-0001") -> list[tuple[bool, str | None]]:
    """Those that have come so far."""
    return [(m["ok"], m["problem"]) for m in place.heard if m["is"] == "answer" and m["id"] == id]


async def answered(place: Place, times: int) -> list[tuple[bool, str | None]]:
    async with asyncio.timeout(60):
        while len(answers(place)) < times:
            await asyncio.sleep(0.01)
    return answers(place)


async def test_a_move_is_answered_and_everybody_sees_it(club: Club) -> None:
    table, anna, boris = await club.pair()
    answer = await anna.move("take COM035")
    assert (answer["ok"], answer["problem"], answer["refusal"]) == (True, None, None)
    assert await journal(club, table) == [("push", 0, "take COM035")]
    for place in (anna, boris):
        picture = await place.at(1)
        assert picture["steps"] == 1
        assert [(step["n"], step["seat"]) for step in picture["log"]] == [(1, 0)]
        assert "COM035" not in picture["view"]["row"]


async def test_nobody_is_told_before_the_journal_has_it(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, boris = await club.pair()
    gate, append = asyncio.Event(), club.store.append

    async def slow(table_id: str, entry: Entry, change: Change) -> bool:
        await gate.wait()
        return await append(table_id, entry, change)

    monkeypatch.setattr(club.store, "append", slow)
    before = len(boris.heard)
    await anna.send(take())
    await asyncio.sleep(0.1)
    assert (answers(anna), boris.heard[before:]) == ([], [])
    gate.set()
    await boris.at(1)
    await anna.hears("answer")
    assert await journal(club, table) == [("push", 0, "take COM035")]


async def test_what_the_store_did_not_take_did_not_happen(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, boris = await club.pair()

    async def broken(*_: object) -> bool:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(club.store, "append", broken)
        assert (await anna.move("take COM035"))["problem"] == "server-error"
    assert club.complaints.pop().getMessage() == f"a request failed at table {table}"
    assert club.hall(table).room is None
    assert (await anna.move("take COM082"))["ok"]
    assert (await boris.at(1))["view"]["row"] == ["COM035", "COM084"]
    assert await journal(club, table) == [("push", 0, "take COM082")]


async def test_what_nobody_thought_of_is_answered_too(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna, _ = await club.pair()

    async def broken(*_: object) -> None:
        raise RuntimeError("dictionary changed size during iteration")

    with monkeypatch.context() as patch:
        patch.setattr(club.rooms, "act", broken)
        assert (await anna.move("take COM035"))["problem"] == "server-error"
    assert club.complaints.pop().getMessage() == f"a request failed at table {table}"
    await anna.plays("take COM035")


async def test_the_game_refuses_with_rule_and_reason_in_the_readers_language(club: Club) -> None:
    _, anna, boris = await club.pair()
    english, russian = await anna.move("build COM001"), await boris.move("build COM001")
    for answer in (english, russian):
        assert (answer["ok"], answer["problem"]) == (False, None)
        assert answer["refusal"]["rule"].startswith("IS-")
    assert english["refusal"]["text"].isascii()
    assert any("а" <= letter <= "я" for letter in russian["refusal"]["text"])
    assert (anna.picture["version"], boris.picture["version"]) == (0, 0)


async def test_a_stale_move_is_not_done_and_a_fresh_picture_comes(club: Club) -> None:
    table, anna, _ = await club.pair(undo="strict")
    await anna.plays("take COM035")
    pictures = len([m for m in anna.heard if m["is"] == "table"])
    await anna.send(take("take COM082", version=0, id="request-0002"))
    await anna.hears("answer", lambda m: m["id"] == "request-0002")
    assert answers(anna, "request-0002") == [(False, "stale")]
    await anna.send(take("take COM082", version=7, id="request-0003"))
    await anna.hears("answer", lambda m: m["id"] == "request-0003")
    assert answers(anna, "request-0003") == [(False, "stale")]
    await anna.until(lambda _: len([m for m in anna.heard if m["is"] == "table"]) >= pictures + 1)
    assert anna.picture["version"] == 1
    assert await journal(club, table) == [("push", 0, "take COM035")]


async def test_a_request_sent_twice_is_done_once(club: Club) -> None:
    """At once, again after it was done, and again after others have moved."""
    table, anna, boris = await club.pair(undo="strict")
    for _ in range(3):
        await anna.send(take())
    await anna.until(lambda picture: picture["version"] == 1)
    await boris.at(1)
    await boris.plays("take COM082")
    await anna.send(take())
    assert await answered(anna, 4) == [(True, None)] * 4
    assert await journal(club, table) == [("push", 0, "take COM035"), ("push", 1, "take COM082")]


async def test_two_devices_send_the_same_request(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris)
    places = [await anna.sit(table) for _ in range(4)]
    sent = [place.ask("move", id="request-0001", version=0, seat=0, key="take COM035") for place in places]
    assert [answer["ok"] for answer in await asyncio.gather(*sent)] == [True] * 4
    assert await journal(club, table) == [("push", 0, "take COM035")]


async def test_two_devices_want_different_things(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris)
    keys = ("take COM035", "take COM082", "take COM084")
    places = [await anna.sit(table) for _ in keys]
    got = await asyncio.gather(*(place.move(key) for place, key in zip(places, keys, strict=True)))
    assert sorted((answer["ok"], answer["problem"]) for answer in got) == [(False, "stale")] * 2 + [(True, None)]
    (entry,) = await journal(club, table)
    assert entry[2] == keys[[answer["ok"] for answer in got].index(True)]
    for place in places:
        assert (await place.at(1))["version"] == 1


@pytest.mark.parametrize("do", ["undo", "redo", "done"])
async def test_whatever_is_sent_twice_is_done_once(club: Club, do: str) -> None:
    table, anna, _ = await club.at_turn()
    await anna.plays("pass")
    if do == "redo":
        version = anna.picture["version"]
        assert (await anna.ask("undo", version=version, seat=0))["ok"]
        await anna.at(version + 1)
    version = anna.picture["version"]
    for _ in range(2):
        await anna.send({"do": do, "id": "request-0001", "version": version, "seat": 0})
    await anna.at(version + 1)
    assert (await anna.ask(do, id="request-0001", version=version, seat=0))["ok"]
    assert await answered(anna, 3) == [(True, None)] * 3
    assert len(await journal(club, table)) == version + 1


async def test_nobody_moves_for_others(club: Club) -> None:
    table, anna, boris = await club.pair()
    for request in (
        take("take COM035", seat=0),
        {"do": "undo", "id": "request-0001", "version": 0, "seat": 0},
        {"do": "done", "id": "request-0001", "version": 0, "seat": 0},
        {"do": "redo", "id": "request-0001", "version": 0, "seat": 0},
        take("take COM035", seat=9),
    ):
        boris.heard.clear()
        await boris.send(request)
        assert (await boris.hears("answer"))["problem"] == "not-yours"
    refused = await boris.move("take COM035")
    assert refused["refusal"]["rule"].startswith("IS-")
    assert await journal(club, table) == []
    assert anna.picture["version"] == 0


async def test_whoever_is_away_does_not_move(club: Club) -> None:
    """With a bot in the seat one has to come back first."""
    table, anna, boris = await club.pair()
    assert (await boris.ask("leave", seat=1))["ok"]
    await boris.until(lambda picture: picture["people"][1]["stand_in"] == "greedy")
    for do, more in (("move", {"key": "take COM035"}), ("undo", {}), ("redo", {}), ("done", {})):
        assert (await boris.ask(do, version=0, seat=1, **more))["problem"] == "bot-plays"
    assert await journal(club, table) == []
    assert anna.picture["version"] == 0


async def test_nobody_can_take_the_names_of_the_tables_own_entries(club: Club) -> None:
    """A bot's move is never taken for a repetition of somebody's request, whatever that was called."""
    anna = await club.guest("Anna")
    table = await club.table(anna, None, undo="strict")
    place = await anna.sit(table)
    await place.send(take(id="auto-00000002"))
    picture = await place.until(lambda picture: picture["version"] >= 3)
    assert [(kind, seat) for kind, seat, _ in await journal(club, table)][:3] == [("push", 0), ("auto", 1), ("auto", 1)]
    assert picture["asks"][0]["seat"] == 0
    await place.send(take(version=picture["version"], id="auto.00000004"))
    assert (await place.hears("answer", lambda m: not m["ok"]))["problem"] == "bad-request"


async def test_too_many_moves_are_slowed_down(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    _, anna, _ = await club.pair()
    monkeypatch.setattr(club.house.limits, "allows", lambda name, _: name not in ("moves", "looks", "hints", "chat"))
    for do, more in (
        ("move", {"version": 0, "seat": 0, "key": "take COM035"}),
        ("look", {"seat": 0, "thing": "card:COM035"}),
        ("hint", {"version": 0, "seat": 0}),
        ("say", {"text": "hurry!"}),
    ):
        assert (await anna.ask(do, **more))["problem"] == "slow-down"
    assert anna.picture["version"] == 0


async def test_what_fills_the_chat_counts_as_chat(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    _, anna, _ = await club.pair()
    monkeypatch.setattr(club.house.limits, "allows", lambda name, _: name != "chat")
    for do in ("leave", "return"):
        assert (await anna.ask(do, seat=0))["problem"] == "slow-down"


async def test_a_table_of_other_rules_says_so(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, content="other cards", status="playing", started=False)
    place = await anna.sit(table)
    assert (place.picture["trouble"], place.picture["view"], place.picture["asks"]) == ("other-rules", None, [])
    assert (await place.ask("move", version=0, seat=0, key="take COM035"))["problem"] == "other-rules"
    assert (await place.ask("earlier", before=1))["problem"] == "not-playing"
