"""How long somebody waits for a bot while others have left many tables to theirs.

    python bench/waiting.py [--tables 50] [--people 5] [--seconds 20] [--pause 0]

Starts a server of its own. Somebody plays against a bot, alone at first; then so many people make so many tables with
four seats among them, leave their own seat to a bot as well, and go. Told is the time from the picture that says it is
the bot's turn to the next one, and how much the bots of the others got done. `--pause` is what the server waits between
two moves of bots while somebody looks (it is 0.7 s where people play); it is part of the times.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.client import Client, Sitting
from bench.server import percentile, processor, serving

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "greedy"}


class Waiting:
    """Somebody against a bot, and how long it takes to move."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.luck = random.Random(1)
        self.waits: list[float] = []
        self._since: float | None = None

    async def begin(self) -> None:
        self.client = await Client(self.base).guest("Anna")
        await self._sit_down()

    async def _sit_down(self) -> None:
        table = await self.client.table(ME, BOT, undo="strict")
        self.sitting: Sitting = await self.client.sit(table)
        self.sitting.seen = self._seen
        await self.sitting.until(lambda picture: picture["status"] == "playing")

    def _seen(self, message: dict[str, Any]) -> None:
        if message["is"] != "table":
            return
        now = time.perf_counter()
        if self._since is not None:
            self.waits.append(now - self._since)
        bots = [ask for ask in message["asks"] if ask["seat"] not in message["you"]]
        self._since = now if bots else None

    async def run(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            picture = self.sitting.picture
            if picture["status"] == "finished":
                await self.sitting.close()
                await self._sit_down()
            elif (mine := self.sitting.mine()) is not None:
                version = picture["version"]
                await self.sitting.move(self.luck.choice(mine["options"])["key"])
                await self.sitting.until(lambda picture, version=version: picture["version"] > version, 60)
            else:
                version = picture["version"]
                await self.sitting.until(lambda picture, version=version: picture["version"] > version, 60)


async def leave_tables(base: str, person: int, tables: int) -> tuple[Client, list[str]]:
    """Somebody who makes tables, and lets bots play at all of their seats."""
    client, made = await Client(base).guest(f"Mallory {person}"), list[str]()
    for _ in range(tables):
        made.append(await client.table(ME, BOT, BOT, BOT, undo="strict"))
        sitting = await client.sit(made[-1])
        await sitting.until(lambda picture: picture["status"] == "playing")
        await sitting.ask("leave", seat=0)
        await sitting.close()
    return client, made


async def measure(base: str, pid: int, arguments: argparse.Namespace, console: Console) -> None:
    anna = Waiting(base)
    await anna.begin()
    await anna.run(arguments.seconds / 2)
    alone, anna.waits = anna.waits, []
    each = -(-arguments.tables // arguments.people)
    left = [await leave_tables(base, person, each) for person in range(arguments.people)]
    used = processor(pid)
    await anna.run(arguments.seconds)
    used = processor(pid) - used
    briefs = [await client.get(f"/tables/{table}") for client, tables in left for table in tables]
    over = sum(brief["status"] == "finished" for brief in briefs)
    grid = Grid("ms until the bot has moved", "p50", "p99", "most", "moves")
    for name, waits in (("alone", alone), (f"beside {len(briefs)} tables", anna.waits)):
        grid.add_row(
            name,
            f"{percentile(waits, 0.5):.0f}",
            f"{percentile(waits, 0.99):.0f}",
            f"{max(waits) * 1000:.0f}",
            f"{len(waits)}",
        )
    console.print(grid)
    console.print(f"{over} of the tables are over; {used:.1f} s of processor in {arguments.seconds:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--people", type=int, default=5, help="who made them")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0.0)
    arguments = parser.parse_args()
    os.environ["STEAD_BOT_PAUSE"] = str(arguments.pause)
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/bench.db", 1) as (base, pid):
        asyncio.run(measure(base, pid, arguments, Console()))


if __name__ == "__main__":
    main()
