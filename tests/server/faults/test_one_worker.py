"""A server that is killed, or stopped, while people play: nothing it acknowledged is lost, nothing is done twice."""

import asyncio
import signal
from pathlib import Path

import pytest

from bench.client import Client
from stead.server.store import Store
from tests.server.faults.serving import Player, Server, children, company, is_there

pytestmark = pytest.mark.anyio

TABLES = 4


async def under_load(players: list[Player], moves: int) -> list[asyncio.Task[None]]:
    """Everybody plays; so many requests were accepted."""
    playing = [asyncio.create_task(player.play()) for player in players]
    async with asyncio.timeout(60):
        while sum(len(player.accepted) for player in players) < moves:
            await asyncio.sleep(0.005)
    return playing


async def journals(database: str, players: list[Player]) -> dict[str, list[str]]:
    """By table, the ids of what was done."""
    store = await Store.open(database)
    try:
        tables = {player.table for player in players}
        return {table: [entry.id for entry in await store.entries(table)] for table in tables}
    finally:
        await store.close()


def check(players: list[Player], journal: dict[str, list[str]]) -> None:
    for player in players:
        done = journal[player.table]
        assert set(player.accepted) <= set(done), "an acknowledged move is lost"
        assert len(set(done)) == len(done)


async def test_killed_and_stopped_in_the_middle_of_the_game(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/stead.db"
    with Server(tmp_path, database) as server:
        players = await company(server.base, TABLES)
        watcher = await Client(server.base).guest("Watcher")
        with_bot = await watcher.table({"who": "me"}, {"who": "bot", "bot": "greedy"})
        sitting = await watcher.sit(with_bot)
        await sitting.until(lambda picture: bool(picture["asks"]) and picture["asks"][0]["seat"] == 0)
        thinkers = children(server.pid)

        # kill -9, with moves on their way
        playing = await under_load(players, 60)
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        await asyncio.gather(*playing)
        assert any(player.flying for player in players)
        check(players, await journals(database, players))
        async with asyncio.timeout(60):
            while any(map(is_there, thinkers)):  # nobody thinks on for a dead server
                await asyncio.sleep(0.05)

        # it comes back, with every table as it was
        server.start()
        before = await journals(database, players)
        for player in players:
            picture = await player.sit()
            assert picture["version"] == len(before[player.table])
        for player in players:
            if player.flying is not None:
                id, done = player.flying["id"], player.flying["id"] in before[player.table]
                answer = await player.settle(player.flying["do"])
                assert answer["ok"] or not done, "what was done is not known any more"
                assert (id in player.accepted) == answer["ok"]
        check(players, after := await journals(database, players))
        assert all(len(after[table]) - len(before[table]) <= 2 for table in after)

        # and is stopped in good order, again with moves on their way
        playing = await under_load(players, 60 + sum(len(player.accepted) for player in players))
        assert server.stop(signal.SIGTERM) == 0
        await asyncio.gather(*playing)
        assert [player.goodbye for player in players] == ["restarting"] * len(players)
        check(players, done := await journals(database, players))

        # one goes on where one was
        server.start()
        for player in players:
            picture = await player.sit()
            assert picture["version"] == len(done[player.table])
        playing = await under_load(players, 20 + sum(len(player.accepted) for player in players))
        server.stop()
        await asyncio.gather(*playing)
        check(players, await journals(database, players))
        for client in (watcher, *(player.client for player in players)):
            await client.close()
