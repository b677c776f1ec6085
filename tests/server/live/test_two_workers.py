"""Two workers with one database: each move is made once, and what one knows the other hears soon, or finds out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from stead.server import house
from stead.server.bus import Bus
from stead.server.messages import Clock
from stead.server.store.rows import TableRow
from tests.server.live.club import Club, in_file, open_club
from tests.server.live.place import Guest, Place
from tests.server.live.rooms_kit import late

pytestmark = pytest.mark.anyio


class Wire(Bus):
    """Carries hints between workers of one process; it can be cut."""

    crosses_processes = True

    def __init__(self, ends: "list[Wire]") -> None:
        super().__init__()
        self.ends = ends
        self.cut = False
        ends.append(self)

    def _publish(self, topic: str, payload: bytes) -> None:
        for end in self.ends:
            if end is self or not (self.cut or end.cut):
                asyncio.get_running_loop().call_soon(end._deliver, topic, payload)

    async def close(self) -> None:
        self.ends.remove(self)


@pytest.fixture(scope="module")
async def both(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[tuple[Club, Club]]:
    wires: list[Wire] = []

    async def open_wire(*_: object, **__: object) -> Bus:
        return Wire(wires)

    database = in_file(tmp_path_factory.mktemp("workers"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house, "open_bus", open_wire)
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(open_club(database))
            other = await stack.enter_async_context(open_club(database))
            yield one, other


@pytest.fixture(autouse=True)
def connected(both: tuple[Club, Club]) -> None:
    for club in both:
        club.complaints.clear()
        wire(club).cut = wire(club).down = False


def wire(club: Club) -> Wire:
    assert isinstance(club.house.bus, Wire)
    return club.house.bus


def moved(guest: Guest, club: Club) -> Guest:
    """The same person, at another worker."""
    again = club.stranger()
    again.http.cookies = guest.http.cookies
    return again


async def pair(both: tuple[Club, Club], **columns: Any) -> tuple[str, Place, Place]:
    """Anna at one worker, Boris at the other."""
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await one.table(anna, boris, **columns)
    hers = await anna.sit(table)
    return table, hers, await moved(boris, other).sit(table)


async def test_a_move_at_one_worker_is_seen_at_the_other(both: tuple[Club, Club]) -> None:
    table, anna, boris = await pair(both, undo="strict")
    await anna.plays("take COM035")
    assert (await boris.at(1))["log"][0]["n"] == 1
    await boris.plays("take COM082")
    assert (await anna.at(2))["view"] == both[0].room(table).table.view(0).data()


async def test_of_two_moves_at_once_one_is_made(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    for _ in range(5):
        table = await one.table(anna, boris)
        places = [await anna.sit(table), await moved(anna, other).sit(table)]
        answers = await asyncio.gather(places[0].move("take COM035"), places[1].move("take COM082"))
        assert sorted((a["ok"], a["problem"]) for a in answers) == [(False, "stale"), (True, None)]
        (entry,) = await one.store.entries(table)
        assert entry.key == ("take COM035" if answers[0]["ok"] else "take COM082")
        for place in places:
            await place.at(1)
            assert place.picture["held"] == 0
        for club in both:
            assert club.room(table).version == club.hall(table).row.version == 1


async def test_the_same_request_at_both_is_done_once(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await one.table(anna, boris)
    places = [await anna.sit(table), await moved(anna, other).sit(table)]
    sent = [place.ask("move", id="request-0001", version=0, seat=0, key="take COM035") for place in places]
    assert [answer["ok"] for answer in await asyncio.gather(*sent)] == [True, True]
    assert len(await one.store.entries(table)) == 1


async def test_a_worker_that_hears_nothing_believes_those_who_know_more(both: tuple[Club, Club]) -> None:
    table, anna, boris = await pair(both, undo="strict")
    wire(both[0]).cut = True
    await anna.plays("take COM035")
    assert boris.picture["version"] == 0
    answer = await boris.ask("move", version=1, seat=1, key="take COM082")
    assert answer["ok"]
    assert (await boris.at(2))["version"] == 2
    stale = await anna.ask("move", version=1, seat=0, key="take COM082")
    assert stale["problem"] is None  # the game refuses: it is not her turn, as far as this worker knows
    assert len(await both[0].store.entries(table)) == 2


async def test_a_worker_that_hears_nothing_finds_out_when_it_writes(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await one.table(anna, boris)
    places = [await anna.sit(table), *[await moved(who, other).sit(table) for who in (anna, boris, one.stranger())]]
    wire(one).cut = True
    await places[0].plays("take COM035")
    assert [place.picture["version"] for place in places] == [1, 0, 0, 0]
    assert (await places[1].move("take COM082"))["problem"] == "stale"
    for place in places:
        assert (await place.at(1))["view"]["row"] == ["COM082", "COM084"]


async def test_whoever_missed_a_hint_catches_up_after_the_gap(both: tuple[Club, Club]) -> None:
    _, anna, boris = await pair(both, undo="strict")
    wire(both[0]).cut = True
    await anna.plays("take COM035")
    assert boris.picture["version"] == 0
    wire(both[0]).cut = False
    wire(both[1])._gap()
    await boris.at(1)


async def test_a_step_replaced_at_another_worker_is_replaced_in_every_log(both: tuple[Club, Club]) -> None:
    table, anna, boris = await pair(both)
    await anna.plays("take COM035")
    await boris.at(1)
    await both[1].rests(table)
    wire(both[0]).cut = True
    assert (await anna.ask("undo", version=1, seat=0))["ok"]
    await anna.at(2)
    wire(both[0]).cut = False
    await anna.plays("take COM084")
    picture = await boris.at(3)
    assert [step["n"] for step in picture["log"]][-1] == 1
    assert "COM084" in str(picture["log"][-1]["lines"])


async def test_row_and_room_agree_whatever_is_written_while_one_reads(
    both: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move comes while the other worker reads up on the one before."""
    one, other = both
    table, anna, boris = await pair(both, start=late(2), undo="strict")
    assert boris.mine() is not None
    read, done = other.store.table, asyncio.Event()

    async def slow(id: str) -> Any:
        found = await read(id)
        if id == table and not done.is_set():
            done.set()
            assert (await one.rooms.act(one.hall(table), "push", 1, "activate COM030", "request-0002", 1)).ok
        return found

    assert (await one.rooms.act(one.hall(table), "push", 1, "raze COM028", "request-0001", 0)).ok
    monkeypatch.setattr(other.store, "table", slow)
    for place in (anna, boris):
        picture = await place.until(lambda picture: picture["status"] == "finished")
        assert picture["final"] is not None
    row: TableRow = other.hall(table).row
    assert (row.version, row.status, row.waiting) == (2, "finished", ())


async def test_a_game_that_begins_while_another_worker_opens_the_table(
    both: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await one.table(anna, boris, started=False)
    read, begun = other.store.table, asyncio.Event()

    async def slow(id: str) -> Any:
        found = await read(id)
        if id == table and not begun.is_set():
            begun.set()
            assert await one.rooms.start(table)  # its hint finds nobody who knows the table here
        return found

    monkeypatch.setattr(other.store, "table", slow)
    assert (await moved(boris, other).sit(table)).picture["status"] == "playing"


async def test_bots_think_at_one_worker_only(both: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = both
    thoughts: list[str] = []
    for club in both:
        choose = club.caretaker.thinkers.choose

        async def count(*question: Any, choose: Any = choose, club: Club = club) -> str:
            thoughts.append(club.rooms.worker)
            return await choose(*question)

        monkeypatch.setattr(club.caretaker.thinkers, "choose", count)
    anna = await one.guest("Anna")
    table = await one.table(anna, None, undo="strict")
    place, mirror = await anna.sit(table), await moved(anna, other).sit(table)
    await place.plays("take COM035")
    for reader in (place, mirror):
        await reader.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 0)
    assert thoughts == [one.rooms.worker] * 2


async def test_a_bots_turn_is_taken_over_from_a_worker_that_died(
    both: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = both
    anna = await one.guest("Anna")
    table = await one.table(anna, None, undo="strict")
    mirror = await moved(anna, other).sit(table)
    with monkeypatch.context() as patch:
        patch.setattr(one.caretaker, "after", lambda _: None)  # it dies right after the move
        place = await anna.sit(table)
        await place.plays("take COM035")
    await other.later(10)
    await mirror.until(lambda picture: picture["version"] == 3)


async def test_everybody_knows_who_is_at_the_other_worker(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await one.table(anna, boris)
    hers = await anna.sit(table)
    his = await moved(boris, other).sit(table)
    for place in (hers, his):
        await place.hears("presence", lambda m: m["present"] == [0, 1])
    watching = await moved(one.stranger(), other).sit(table)
    await hers.hears("presence", lambda m: m["watching"] == 1)
    assert watching.picture["watching"] == 1
    await his.close()
    await hers.hears("presence", lambda m: (m["present"], m["watching"]) == ([0], 1))


async def test_talk_crosses_workers(both: tuple[Club, Club]) -> None:
    _, anna, boris = await pair(both)
    await asyncio.gather(*(place.ask("say", text=f"{n}") for n in range(5) for place in (anna, boris)))
    for place in (anna, boris):
        await place.hears("chat", lambda m: m["lines"][-1]["n"] == 10)
        assert [line["n"] for line in place.chat] == list(range(1, 11))


async def test_leaving_at_one_worker_and_coming_back_at_the_other(both: tuple[Club, Club]) -> None:
    table, anna, boris = await pair(both, undo="strict")
    assert (await boris.ask("leave", seat=1))["ok"]
    await anna.until(lambda picture: picture["people"][1]["stand_in"] == "greedy")
    await anna.plays("take COM035")
    for place in (anna, boris):
        await place.until(lambda picture: picture["asks"] and picture["asks"][0]["seat"] == 0)
    assert (await boris.ask("return", seat=1))["ok"]
    await anna.until(lambda picture: picture["people"][1]["stand_in"] is None)
    assert [entry.kind for entry in await both[0].store.entries(table)] == ["push", "auto", "auto"]


async def test_the_other_worker_hears_of_the_start(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await one.guest("Boris")
    table = await anna.table({"who": "me"}, {"who": "open"}, public=True)
    his = await moved(boris, other).sit(table)
    await boris.post(f"/tables/{table}/join", {})
    await his.until(lambda picture: picture["you"] == [1])
    await anna.post(f"/tables/{table}/start")
    assert (await his.until(lambda picture: picture["status"] == "playing"))["seat"] == 1
    assert [record.getMessage() for club in both for record in club.complaints] == []


# While the bus is down


async def cut(*clubs: Club) -> None:
    for club in clubs:
        wire(club).cut = wire(club).down = True


async def test_what_happens_at_other_workers_is_looked_up_while_the_bus_is_down(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await other.guest("Boris")
    table = await one.table(anna, boris, undo="strict")
    hers, his = await anna.sit(table), await boris.sit(table)
    await cut(one, other)
    await hers.plays("take COM035")
    assert his.picture["version"] == 0
    await other.caretaker.sweep()
    await his.until(lambda picture: picture["version"] == 1)  # a move
    assert (await his.ask("say", text="Well played"))["ok"]
    await one.caretaker.sweep()
    await hers.hears("chat", lambda m: m["lines"][-1]["text"] == "Well played")  # what was said
    assert (await his.ask("leave", seat=1))["ok"]
    await one.caretaker.sweep()
    await hers.until(lambda picture: picture["people"][1]["stand_in"] == "greedy")  # what became of a seat


async def test_nobody_is_gone_because_the_bus_is(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await other.guest("Boris")
    table = await one.table(anna, boris, undo="strict", clock=Clock("live", bank=36_000))
    hers, his = await anna.sit(table), await boris.sit(table)
    await his.hears("presence", lambda m: m["present"] == [0, 1])
    await cut(one, other)
    for club in both:
        await club.later(600)
    assert other.hall(table).present == {(await one.player(anna)).id, (await other.player(boris)).id}
    assert (await his.ask("vote", seat=0, on=True))["problem"] == "no-vote"
    for club in both:
        wire(club).cut = wire(club).down = False
    for club in both:
        wire(club)._gap()
    await asyncio.sleep(0.1)
    for club in both:
        await club.later(1)
    assert not his.picture["people"][0]["may_vote"]
    await hers.until(lambda picture: all(person["present"] for person in picture["people"]))


async def test_who_signed_out_while_the_bus_was_down_is_out(both: tuple[Club, Club]) -> None:
    one, other = both
    anna, boris = await one.guest("Anna"), await other.guest("Boris")
    table = await one.table(anna, boris)
    his = await boris.sit(table)
    await cut(one, other)
    boris.base = one.base
    await one.store.drop_sessions((await other.player(boris)).id, keep=None)
    await other.caretaker.sweep()
    assert (await his.hears("bye"))["code"] == "signed-out"


async def test_rate_limits_hold_for_all_workers_together(both: tuple[Club, Club]) -> None:
    one, other = both
    for _ in range(3):
        one.house.limits.take("guests", "198.51.100.7")
    async with asyncio.timeout(60):
        while "198.51.100.7" not in other.house.limits._full["guests"]:
            await asyncio.sleep(0.05)
