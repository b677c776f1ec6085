"""Readers who do not read, are too many, or get nothing: nobody else waits for them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from stead.server.live import reader, socket
from stead.server.live.reader import MOST_WAITING, Reader
from tests.server.live.club import Club, in_file, open_club
from tests.server.live.place import Guest, Place

pytestmark = pytest.mark.anyio


class Line:
    """What a reader is sent goes through here; it can be held up."""

    def __init__(self, reader: Reader) -> None:
        self.free = asyncio.Event()
        self._send = reader.socket.send
        reader.socket.send = self.send  # type: ignore[method-assign]

    async def send(self, message: Any) -> None:
        await self.free.wait()
        await self._send(message)


async def slow_pair(club: Club) -> tuple[str, Place, Place, Line]:
    """Boris does not read any more."""
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, undo="free")
    hers, his = await anna.sit(table), await boris.sit(table)
    player = (await club.player(boris)).id
    line = Line(next(reader for reader in club.hall(table).readers if reader.player == player))
    return table, hers, his, line


async def test_a_slow_reader_delays_nobody_and_then_gets_the_newest_picture(club: Club) -> None:
    _, anna, boris, line = await slow_pair(club)
    boris.heard.clear()
    async with asyncio.timeout(60):
        for _ in range(10):
            version = anna.picture["version"]
            await anna.plays("take COM035")
            assert (await anna.ask("undo", version=version + 1, seat=0))["ok"]
            await anna.at(version + 2)
    assert boris.heard == []
    line.free.set()
    await boris.at(20)
    versions = [m["version"] for m in boris.heard if m["is"] == "table"]
    assert len(versions) <= 2
    assert versions[-1] == 20


async def test_whoever_asks_and_never_reads_is_let_go(club: Club) -> None:
    table, anna, boris, _ = await slow_pair(club)
    for n in range(MOST_WAITING + 10):
        await boris.send({"do": "look", "id": f"request-{n:04}", "seat": 1, "thing": "card:COM035"})
    await asyncio.wait_for(boris.socket.wait_closed(), 60)
    await anna.hears("presence", lambda m: m["present"] == [0])
    assert len(club.hall(table).readers) == 1
    assert (await anna.move("take COM035"))["ok"]


async def test_whoever_takes_nothing_for_long_is_let_go(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "SLOWEST", 0.1)
    table, anna, boris, _ = await slow_pair(club)
    await anna.plays("take COM035")
    await asyncio.wait_for(boris.socket.wait_closed(), 60)
    await anna.hears("presence", lambda m: m["present"] == [0])
    assert len(club.hall(table).readers) == 1


async def test_whoever_cannot_be_shown_the_table_is_let_go_and_may_come_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, boris = await club.pair()

    async def broken(*_: object) -> bytes:
        raise KeyError("a word that is missing")

    with monkeypatch.context() as patch:
        patch.setattr(club.rooms, "picture", broken)
        await boris.send({"do": "speak", "lang": "en"})
        await asyncio.wait_for(boris.socket.wait_closed(), 60)
    assert club.complaints.pop().getMessage() == "a picture failed"
    await anna.hears("presence", lambda m: m["present"] == [0])
    assert (await anna.move("take COM035"))["ok"]
    assert len(club.hall(table).readers) == 1


async def test_only_so_many_can_watch_and_players_always_find_a_place(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert socket.MOST_WATCHING == 200
    monkeypatch.setattr(socket, "MOST_WATCHING", 3)
    monkeypatch.setattr(socket, "MOST_OWN", 2)
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris)
    crowd = [await club.stranger().sit(table) for _ in range(3)]
    assert await refused(club.stranger(), table) == "too-many"
    assert await refused(await club.guest("Carla"), table) == "too-many"
    devices = [await anna.sit(table) for _ in range(2)]
    assert await refused(anna, table) == "too-many"
    assert (await boris.sit(table)).picture["seat"] == 1
    await crowd[0].close()
    await devices[0].hears("presence", lambda m: m["watching"] == 2)
    await club.stranger().sit(table)


async def refused(guest: Guest, table: str) -> str:
    return await Place(await guest.connect(table)).bye()


async def test_a_flood_of_sockets_is_slowed_down(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, _ = await club.pair()
    monkeypatch.setattr(club.house.limits, "allows", lambda name, _: name != "sockets")
    assert await refused(club.stranger(), table) == "slow-down"


async def test_a_message_that_is_far_too_long_ends_the_conversation(club: Club) -> None:
    """Up to four times of what a request can need it is refused; more than that is not even taken in."""
    _, anna, boris = await club.pair()
    await boris.send("x" * 16_000)
    assert (await boris.hears("answer"))["problem"] == "bad-request"
    await boris.send("x" * 17_000)
    await asyncio.wait_for(boris.socket.wait_closed(), 60)
    await anna.hears("presence", lambda m: m["present"] == [0])
    assert anna.picture["version"] == 0


async def test_tables_at_rest_are_put_out_of_memory_and_wake_again(club: Club) -> None:
    anna, boris = await club.guest("Anna"), await club.guest("Boris")
    table = await club.table(anna, boris, undo="strict")
    hers, his = await anna.sit(table), await boris.sit(table)
    await hers.plays("take COM035")
    await his.at(1)
    await club.rests(table)
    await his.plays("take COM082")
    assert (await hers.at(2))["view"] == club.room(table).table.view(0).data()
    await hers.close()
    await his.close()
    while table in club.rooms.halls:  # until the server has noticed that they left
        await club.later(100)
    assert (await boris.sit(table)).mine() is not None


async def test_one_address_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert socket.MOST_OF_ADDRESS == 200
    monkeypatch.setattr(socket, "MOST_OF_ADDRESS", 2 / 10_000)  # times the patience of this server
    async with open_club(in_file(tmp_path)) as club:
        table, *places = await club.pair()
        assert await refused(await club.guest("Clara"), table) == "too-many"
        for place in places:
            await place.close()
        async with asyncio.timeout(60):
            while club.house.sockets:
                await asyncio.sleep(0.01)
        await (await club.guest("Dora")).sit(table)
