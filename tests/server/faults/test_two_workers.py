"""Two workers on a real PostgreSQL, with news over PostgreSQL itself or over Redis."""

import asyncio
import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from bench.client import Client, Sitting
from stead.server.live.clocks import RESCUE
from tests.server.faults.serving import SOON, Server
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["postgres", "redis"])
def server(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    bus = ("--bus", request.getfixturevalue("redis").url()) if request.param == "redis" else ()
    with Server(tmp_path_factory.mktemp("workers"), postgres.fresh(), "--workers", "2", *bus) as server:
        yield server


async def sit(server: Server, worker: int, client: Client, table: str) -> Sitting:
    """A socket at this worker."""
    with server.only(worker):
        sitting = await client.sit(table)
        await sitting.until(lambda _: True, SOON)
    return sitting


async def people(server: Server) -> tuple[Client, Client, str]:
    anna, boris = await Client(server.base).guest("Anna"), await Client(server.base).guest("Boris")
    table = await anna.table(undo="strict", public=True)
    await boris.post(f"/tables/{table}/join", {})
    await anna.post(f"/tables/{table}/start")
    return anna, boris, table


async def leave(*who: Client | Sitting) -> None:
    for one in who:
        await one.close()


def asked(sittings: list[Sitting]) -> Sitting:
    return next(sitting for sitting in sittings if sitting.mine())


def keys(sitting: Sitting) -> list[str]:
    question = sitting.mine()
    assert question is not None
    return [option["key"] for option in question["options"]]


async def test_of_two_that_race_for_a_move_one_wins(server: Server) -> None:
    for _ in range(5):
        anna, boris, table = await people(server)
        both = [[await sit(server, worker, who, table) for worker in server.workers] for who in (anna, boris)]
        racers = next(sittings for sittings in both if sittings[0].mine())
        first, second, *_ = keys(racers[0])
        answers = await asyncio.gather(racers[0].move(first), racers[1].move(second))
        assert sorted((answer["ok"], answer["problem"]) for answer in answers) == [(False, "stale"), (True, None)]
        taken = (first if answers[0]["ok"] else second).split()[1]
        for sitting in (*both[0], *both[1]):
            picture = await sitting.until(lambda picture: picture["version"] == 1, SOON)
            assert taken not in picture["view"]["row"]
        await leave(anna, boris, *both[0], *both[1])


async def test_the_same_request_at_both_workers_is_done_once(server: Server) -> None:
    anna, boris, table = await people(server)
    both = [[await sit(server, worker, who, table) for worker in server.workers] for who in (anna, boris)]
    racers = next(sittings for sittings in both if sittings[0].mine())
    key = keys(racers[0])[0]
    answers = await asyncio.gather(*(sitting.move(key, id="request-0001") for sitting in racers))
    assert [answer["ok"] for answer in answers] == [True, True]
    again = await asyncio.gather(
        *(s.ask("move", id="request-0001", version=0, seat=s.picture["seat"], key=key) for s in racers)
    )
    assert [answer["ok"] for answer in again] == [True, True]
    for sitting in (*both[0], *both[1]):
        assert (await sitting.until(lambda picture: picture["version"] > 0, SOON))["version"] == 1
    await leave(anna, boris, *both[0], *both[1])


async def test_a_move_at_one_worker_is_soon_seen_at_the_other(server: Server) -> None:
    anna, boris, table = await people(server)
    sittings = [
        await sit(server, worker, who, table) for worker, who in zip(server.workers, (anna, boris), strict=True)
    ]
    for version in range(1, 13):
        mover = asked(sittings)
        assert (await mover.move(keys(mover)[0]))["ok"]
        for sitting in sittings:
            await sitting.until(lambda picture, version=version: picture["version"] == version, SOON)
    await leave(anna, boris, *sittings)


async def test_presence_and_talk_cross_over(server: Server) -> None:
    anna, boris, table = await people(server)
    heard: list[dict[str, Any]] = []
    hers = await sit(server, server.workers[0], anna, table)
    hers.seen = heard.append
    his = await sit(server, server.workers[1], boris, table)
    told: list[dict[str, Any]] = []
    his.seen = told.append
    async with asyncio.timeout(SOON):
        while not (here(heard, [0, 1]) and (here(told, [0, 1]) or all(p["present"] for p in his.picture["people"]))):
            await asyncio.sleep(0.01)
        assert (await his.ask("say", text="Good luck!"))["ok"]
        while [line["text"] for line in hers.chat] != ["Good luck!"]:
            await asyncio.sleep(0.01)
        await his.close()
        while not here(heard, [0]):
            await asyncio.sleep(0.01)
    await leave(anna, boris, hers)


def here(heard: list[dict[str, Any]], seats: list[int]) -> bool:
    present = [message["present"] for message in heard if message["is"] == "presence"]
    return bool(present) and present[-1] == seats


async def test_the_database_hangs_up_and_the_game_goes_on(server: Server, postgres: Postgres) -> None:
    anna, boris, table = await people(server)
    sittings = [
        await sit(server, worker, who, table) for worker, who in zip(server.workers, (anna, boris), strict=True)
    ]
    for version in range(1, 9):
        if version % 3 == 0:
            await asyncio.to_thread(postgres.drop_clients)
        mover = asked(sittings)
        answer = await mover.move(keys(mover)[0])
        assert answer["ok"], answer
        for sitting in sittings:
            await sitting.until(lambda picture, version=version: picture["version"] == version, SOON)
    await leave(anna, boris, *sittings)


async def test_a_worker_is_killed_in_a_bots_turn(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The other one plays the bot on, and a new one takes the dead one's place. Then all are stopped in good order."""
    folder, database = tmp_path_factory.mktemp("workers"), postgres.fresh()
    with Server(folder, database, "--workers", "2", bot_pause=0.5) as server:
        one, other = server.workers
        anna = await Client(server.base).guest("Anna")
        table = await anna.table({"who": "me"}, {"who": "bot", "bot": "greedy"}, undo="strict")
        there, mirror = [await sit(server, worker, anna, table) for worker in (one, other)]
        await there.until(lambda picture: bool(picture["asks"]) and picture["asks"][0]["seat"] == 0, SOON)
        version = there.picture["version"]
        await mirror.until(lambda picture: picture["version"] == version, SOON)
        while (await mirror.until(lambda _: True))["asks"][0]["seat"] == 0:  # until the bot is asked
            version = there.picture["version"]
            assert (await there.move(keys(there)[0]))["ok"]
            for sitting in (there, mirror):
                await sitting.until(lambda picture, version=version: picture["version"] > version, SOON)
        os.kill(one, signal.SIGKILL)
        version = mirror.picture["version"]
        await mirror.until(lambda picture: picture["version"] > version, RESCUE + SOON)
        await mirror.until(lambda picture: bool(picture["asks"]) and picture["asks"][0]["seat"] == 0, RESCUE + SOON)
        assert (await mirror.move(keys(mirror)[0]))["ok"]

        async with asyncio.timeout(60):
            while len(server.workers) < 2 or one in server.workers:
                await asyncio.sleep(0.1)
        goodbyes: list[dict[str, Any]] = []
        mirror.seen = goodbyes.append
        assert await asyncio.to_thread(server.stop) == 0
        await mirror.ended()
        assert [message["code"] for message in goodbyes if message["is"] == "bye"] == ["restarting"]
        await leave(anna, there, mirror)
