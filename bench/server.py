"""The server under load: many tables, two socket clients at each, moves at a steady rate.

    python bench/server.py [--tables 500] [--rate 300] [--seconds 30] [--workers 1] [--database URL] [--bus URL]
    python bench/server.py --soak 10 [--tables 40] [--rate 100]

Starts a server of its own on a free port with a fresh database, seats two guests at every table, and measures

- memory per idle table: how much the server's processes grow, after some tables were played at to fill what is kept for
  all of them, by as many tables as asked for, two sockets each, once they have been idle for a while;
- moves: random legal choices, spread evenly over the tables at the given rate. For each the time from sending it to
  the new picture of the table at whoever moved, and at the other. Ending a turn is a request too, and is not counted.

`--soak MINUTES` plays game after game instead, each by two new guests at a new table who go when it is over, and prints
every half minute how many games there were and how much memory the server's processes have. What a server keeps of
games that are over would show as a line that goes on rising; it must come to rest.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.client import Client, Sitting

IDLE = 75.0
"""Seconds after which a table counts as idle: the server has put what it can out of memory."""


SAMPLE = 30.0
"""Seconds between two looks at the memory of a long run."""


@contextmanager
def serving(
    database: str, workers: int, bus: str | None = None, patience: float = 100_000
) -> Iterator[tuple[str, int]]:
    """A server in a process of its own; its address and pid."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "stead.cli.main", "serve", "--port", str(port), "--database", database]
    environment = {**os.environ, "STEAD_PATIENCE": str(patience), "STEAD_LOG_LEVEL": "error"}
    command += ["--workers", str(workers), *(["--bus", bus] if bus else [])]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    try:
        while not answers(base):
            if server.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.1)
        yield base, server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def answers(base: str) -> bool:
    try:
        return httpx.get(f"{base}/healthz").is_success
    except httpx.TransportError:
        return False


def memory(pid: int) -> int:
    """Bytes that a process and its children have for themselves."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    smaps = Path(f"/proc/{pid}/smaps_rollup").read_text()
    own = sum(int(n) for n in re.findall(r"^Private_\w+: +(\d+) kB", smaps, re.MULTILINE)) * 1024
    return own + sum(memory(int(child)) for child in children)


def processor(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(processor(int(child)) for child in children)


class Pair:
    """A table, and its two players at their sockets."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.chance = random.Random(number)
        self.clients: list[Client] = []
        self.sittings: list[Sitting] = []
        self.games = 0
        """Played to their end."""

    async def sit_down(self, base: str) -> None:
        anna, boris = await Client(base).guest("Anna"), await Client(base).guest("Boris")
        table = await anna.table()
        await boris.post(f"/tables/{table}/join", {})
        await anna.post(f"/tables/{table}/start")
        self.clients = [anna, boris]
        self.sittings = [await anna.sit(table), await boris.sit(table, "ru")]
        for sitting in self.sittings:
            await sitting.until(lambda picture: picture["status"] == "playing")

    @property
    def over(self) -> bool:
        return self.sittings[0].picture["status"] == "finished"

    async def end_turns(self) -> None:
        for sitting in self.sittings:
            held = sitting.picture["held"]
            if held is not None and held == sitting.picture["seat"]:
                version = sitting.picture["version"]
                await sitting.done()
                await asyncio.gather(*(after(s, version) for s in self.sittings))

    async def move(self) -> tuple[float, float] | None:
        """A random move. Seconds until its player and until the other has the new picture."""
        await self.end_turns()
        for i, sitting in enumerate(self.sittings):
            question = sitting.mine()
            if question is not None:
                version = sitting.picture["version"]
                key = self.chance.choice(question["options"])["key"]
                sent = time.perf_counter()

                answer, *seen = await asyncio.gather(
                    sitting.move(key), after(sitting, version), after(self.sittings[1 - i], version)
                )
                assert answer["ok"], answer
                return seen[0] - sent, seen[1] - sent
        return None

    async def leave(self) -> None:
        for sitting in self.sittings:
            await sitting.close()
        for client in self.clients:
            await client.close()


async def after(sitting: Sitting, version: int) -> float:
    """When a newer picture than this version was there."""
    await sitting.until(lambda picture: picture["version"] > version)
    return time.perf_counter()


async def in_turn(work: list[Any], at_once: int) -> None:
    """All of these, so many at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> None:
        async with gate:
            await job

    await asyncio.gather(*(one(job) for job in work))


async def load(pairs: list[Pair], base: str, rate: float, seconds: float) -> tuple[list[float], list[float], float]:
    """Moves at a steady rate, each at the table that moved longest ago. Times at the movers and at the others."""
    own: list[float] = []
    others: list[float] = []
    resting = deque(pairs)
    running: set[asyncio.Task[None]] = set()
    begun = time.perf_counter()

    async def play(pair: Pair) -> None:
        if pair.over:
            pair.games += 1
            await pair.leave()
            await pair.sit_down(base)
        times = await pair.move()
        if times is not None:
            own.append(times[0])
            others.append(times[1])
        resting.append(pair)

    sent = 0
    while (now := time.perf_counter() - begun) < seconds:
        while resting and sent < now * rate:
            task = asyncio.create_task(play(resting.popleft()))
            running.add(task)
            task.add_done_callback(running.discard)
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*running)
    return own, others, time.perf_counter() - begun


async def soak(base: str, pid: int, arguments: argparse.Namespace, console: Console) -> None:
    pairs = [Pair(number) for number in range(arguments.tables)]
    await in_turn([pair.sit_down(base) for pair in pairs], 8)
    console.print(f"{'min':>5} {'games':>6} {'moves':>7} {'MB':>7}")
    begun, moves = time.perf_counter(), 0
    samples: list[tuple[int, float]] = []
    while time.perf_counter() - begun < arguments.soak * 60:
        own, _, _ = await load(pairs, base, arguments.rate, SAMPLE)
        moves += len(own)
        samples.append((sum(pair.games for pair in pairs), memory(pid) / 1e6))
        minutes, (games, size) = (time.perf_counter() - begun) / 60, samples[-1]
        console.print(f"{minutes:5.1f} {games:6} {moves:7} {size:7.1f}")
    half = samples[len(samples) // 2 :]
    sizes, more = [size for _, size in half], half[-1][0] - half[0][0]
    console.print(
        f"In the second half, {more} games: {min(sizes):.1f} to {max(sizes):.1f} MB, {half[-1][1] - half[0][1]:+.1f}."
    )
    await in_turn([pair.leave() for pair in pairs], 50)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


async def measure(base: str, pid: int, arguments: argparse.Namespace, console: Console) -> None:
    pairs = [Pair(number) for number in range(arguments.tables)]
    warm = [Pair(-number) for number in range(1, arguments.tables // 5 + 1)]
    await in_turn([pair.sit_down(base) for pair in warm], 8)
    await load(warm, base, arguments.rate, 5.0)
    before = memory(pid)
    begun = time.perf_counter()
    await in_turn([pair.sit_down(base) for pair in pairs], 8)
    console.print(f"{len(pairs)} tables, {2 * len(pairs)} sockets in {time.perf_counter() - begun:.1f} s")
    fresh = memory(pid)
    if not arguments.no_idle:
        await asyncio.sleep(IDLE)
    idle = memory(pid)
    await load(pairs, base, arguments.rate, min(5.0, arguments.seconds))
    used = processor(pid), time.process_time()
    own, others, took = await load(pairs, base, arguments.rate, arguments.seconds)
    used = processor(pid) - used[0], time.process_time() - used[1]
    grid = Grid("", "", title=f"{len(pairs)} tables, {arguments.workers} worker(s)")
    grid.add_row("moves/s asked for", f"{arguments.rate:.0f}")
    grid.add_row("moves/s done", f"{len(own) / took:.1f}")
    for name, times in (("own picture", own), ("the other's picture", others)):
        grid.add_row(f"{name}, p50 ms", f"{statistics.median(times) * 1000:.1f}")
        grid.add_row(f"{name}, p99 ms", f"{percentile(times, 0.99):.1f}")
        grid.add_row(f"{name}, most ms", f"{max(times) * 1000:.1f}")
    grid.add_row("processor ms a move, server", f"{used[0] / len(own) * 1000:.2f}")
    grid.add_row("processor ms a move, clients", f"{used[1] / len(own) * 1000:.2f}")
    grid.add_row("kB a table, just opened", f"{(fresh - before) / len(pairs) / 1000:.1f}")
    if not arguments.no_idle:
        grid.add_row("kB a table, idle", f"{(idle - before) / len(pairs) / 1000:.1f}")
    console.print(grid)
    await in_turn([pair.leave() for pair in [*pairs, *warm]], 50)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="default: 500, or 40 for a long run")
    parser.add_argument("--rate", type=float, help="moves a second, over all tables; default: 300, or 100")
    parser.add_argument(
        "--soak", type=float, metavar="MINUTES", help="game after game, for so long: does memory come to rest?"
    )
    parser.add_argument("--bus", help="how several workers hear of each other")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", help="default: a fresh SQLite file")
    parser.add_argument("--no-idle", action="store_true", help="don't wait for tables to become idle")
    arguments = parser.parse_args()
    arguments.tables = arguments.tables or (40 if arguments.soak else 500)
    arguments.rate = arguments.rate or (100 if arguments.soak else 300)
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/bench.db"
        with serving(database, arguments.workers, arguments.bus) as (base, pid):
            asyncio.run((soak if arguments.soak else measure)(base, pid, arguments, Console()))


if __name__ == "__main__":
    main()
