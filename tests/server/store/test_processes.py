"""Several processes on one database: exactly one wins each number, and `kill -9` loses nothing that was accepted."""

import subprocess
import sys
from pathlib import Path

import pytest

from stead.server.store import Store
from tests.server.store.made import NOTHING, entry, with_table

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


def start(url: str, name: str, last: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.store.worker", url, name, str(last)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def go(*workers: subprocess.Popen[str]) -> None:
    for worker in workers:
        assert worker.stdout
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin
        worker.stdin.write("go\n")
        worker.stdin.flush()


async def test_two_processes_race_and_one_wins_each_number(store: Store, url: str) -> None:
    await with_table(store)
    workers = {name: start(url, name, 200) for name in ("anna", "boris")}
    go(*workers.values())
    won = {name: [int(line) for line in worker.communicate()[0].split()] for name, worker in workers.items()}
    assert [worker.returncode for worker in workers.values()] == [0, 0]
    assert sorted(won["anna"] + won["boris"]) == list(range(1, 201))
    entries = await store.entries("t")
    assert [row.id for row in entries] == [
        f"{'anna' if seq in won['anna'] else 'boris'}-{seq}" for seq in range(1, 201)
    ]
    table, seats = await store.table("t") or pytest.fail("no table")
    assert (table.version, table.updated, seats[0].order) == (200, 200.0, entries[-1].id.split("-")[0])


async def test_a_killed_process_loses_nothing_that_was_accepted(store: Store, url: str) -> None:
    await with_table(store)
    last = accepted = 0
    for n in range(3):
        worker = start(url, f"killed{n}", 1_000_000)
        go(worker)
        assert worker.stdout
        for _ in range(50):
            accepted = int(worker.stdout.readline())
        worker.kill()
        rest = worker.communicate()[0].splitlines()
        accepted = max([accepted, *map(int, rest)])

        table, _ = await store.table("t") or pytest.fail("no table")
        last = table.version
        assert last >= accepted
        assert [row.seq for row in await store.entries("t")] == list(range(1, last + 1))
    assert await store.append("t", entry(last + 1, "alive"), NOTHING)
