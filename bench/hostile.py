"""The server under attack: hostile but valid positions of every title, and how long others wait meanwhile.

    python bench/hostile.py [--seconds 20] [--attackers 2] [--titles settlers founders …]

Starts a server of its own without rate limits, which an attacker would have to share with nobody. Positions are made as
large as they are accepted (`bench/stretch.py`), played to their ends and brought as records, by so many people for each
title. Each of them then does without a pause what costs most: looks back at a hundred frames with everything revealed,
asks what a thing of the last frame is for, brings the record again, plays on from where there is most to choose ("what
if"), has the table shown in the other language, and looks at every thing there.

Meanwhile somebody else does what people do, one thing after another: asks for the lobby, opens a table, moves, looks at
a card, looks back at a game. Of each it is told how long they waited.
"""

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.client import Client, Sitting
from bench.server import after, percentile, processor, serving
from bench.stretch import accepted, moments, play, stretched
from stead import Table, shelf

READY = "ready"
SOON = 0.5
"""Seconds that nobody waits longer than."""


class Weapon(NamedTuple):
    """A game that begins with a position as bad as can be, and the step with most to choose."""

    record: dict[str, Any]
    step: int
    options: int


def weapon(name: str) -> Weapon:
    """Of some positions of a title the one with most to choose on the way to its end."""
    title = shelf.title(name)
    found: list[Weapon] = []
    for position in moments(title, 3, (0.3, 0.5, 0.7, 0.85)):
        table = Table.from_position(stretched(position))
        begun, luck = len(table.choices), random.Random(1)
        most, step = 0, 0
        while not table.over and len(table.choices) < 1_500:
            options = max(len(decision.options) for decision in table.decisions)
            if options > most and accepted(table.position()):  # else nobody goes on from there
                most, step = options, len(table.choices)
            play(table, luck, 1)
        if table.over and len(table.choices) > begun:
            found.append(Weapon(table.record(), step, most))
    return max(found, key=lambda one: one.options)


class Attack:
    """One person with such a game, who does everything that costs the server something."""

    def __init__(self, base: str, weapon: Weapon, number: int) -> None:
        self.base = base
        self.weapon = weapon
        self.number = number
        self.done: dict[str, int] = defaultdict(int)

    async def begin(self) -> None:
        self.client = await Client(self.base).guest(f"Mallory {self.number}")
        self.game = (await self.client.post("/records", self.weapon.record))["id"]
        wish = {"step": self.weapon.step, "seat": self._seat(), "bot": "greedy"}
        self.table = (await self.client.post(f"/tables/{self.game}/what-if", wish))["id"]
        self.sitting = await self.client.sit(self.table)
        await self.sitting.until(lambda picture: bool(picture["asks"]))

    def _seat(self) -> int:
        """Of whoever has most to choose there."""
        record = self.weapon.record
        table = Table.from_position(record["position"])
        for choice in record["choices"][: self.weapon.step]:
            seat, key = choice.split(": ", 1)
            table.push(key, int(seat))
        return max(table.decisions, key=lambda decision: len(decision.options)).seat

    async def run(self) -> None:
        last = len(self.weapon.record["choices"])
        await asyncio.gather(
            self._again("frames", f"/tables/{self.game}/frames?as=all&from=0&count=100"),
            self._again("frames", f"/tables/{self.game}/frames?as=all&from={max(0, last - 100)}&count=100&lang=ru"),
            self._again("thing", f"/tables/{self.game}/thing?step={last}&thing=good:wood"),
            self._bring(),
            self._look(),
            self._speak(),
        )

    async def _again(self, what: str, path: str) -> None:
        while True:
            with contextlib.suppress(RuntimeError):
                await self.client.get(path)
                self.done[what] += 1

    async def _bring(self) -> None:
        while True:
            with contextlib.suppress(RuntimeError):
                await self.client.post("/records", self.weapon.record)
                self.done["records"] += 1

    async def _look(self) -> None:
        """At every thing that an option is about."""
        while True:
            mine = self.sitting.mine()
            things = {thing for option in mine["options"] for thing in option["about"]} if mine else set()
            for thing in sorted(things)[:50] or ["good:wood"]:
                with contextlib.suppress(TimeoutError):
                    await self.sitting.ask("look", seat=self.sitting.picture["seat"], thing=thing)
                    self.done["looks"] += 1

    async def _speak(self) -> None:
        """A whole picture, log and all, in the other language."""
        while True:
            for lang in ("ru", "en"):
                with contextlib.suppress(TimeoutError):
                    await self.sitting.socket.send(f'{{"do": "speak", "lang": "{lang}"}}')
                    await self.sitting.until(lambda picture, lang=lang: picture["lang"] == lang, 20)
                    self.done["pictures"] += 1


class Victim:
    """Somebody who only plays: how long they wait for each thing, in seconds."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.luck = random.Random(1)

    async def begin(self) -> None:
        self.client = await Client(self.base).guest("Anna")
        self.other = await Client(self.base).guest("Boris")
        title = shelf.title("settlers")
        game = Table.new(title, title.roles[:2], 5)
        play(game, random.Random(5))
        self.game = (await self.client.post("/records", game.record()))["id"]
        self.steps = len(game.choices)
        await self._sit_down()

    async def _sit_down(self) -> None:
        self.table = await self.client.table()
        await self.other.post(f"/tables/{self.table}/join", {})
        await self.client.post(f"/tables/{self.table}/start")
        self.sittings = [await one.sit(self.table) for one in (self.client, self.other)]
        for sitting in self.sittings:
            await sitting.until(lambda picture: picture["status"] == "playing")

    async def run(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            await self._timed("health", self.client.http.get("/healthz"))
            await self._timed("lobby", self.client.get("/tables"))
            await self._timed("open a table", self._open())
            await self._move()
            first = self.luck.randrange(self.steps)
            await self._timed("replay", self.client.get(f"/tables/{self.game}/frames?from={first}&count=10"))
            await asyncio.sleep(0.02)

    async def _timed(self, what: str, work: Any) -> None:
        begun = time.perf_counter()
        await work
        self.waits[what].append(time.perf_counter() - begun)

    async def _open(self) -> None:
        sitting = await self.client.sit(self.table)
        await sitting.until(bool)
        await sitting.close()

    async def _move(self) -> None:
        for sitting in self.sittings:
            held = sitting.picture["held"]
            if held is not None and held == sitting.picture["seat"]:
                version = sitting.picture["version"]
                await self._timed("end a turn", sitting.done())
                await asyncio.gather(*(after(one, version) for one in self.sittings))
        for sitting in self.sittings:
            if (mine := sitting.mine()) is not None:
                await self._look(sitting, mine)
                key, version = self.luck.choice(mine["options"])["key"], sitting.picture["version"]
                await self._timed("move", sitting.move(key))
                await self._timed("see a move", asyncio.gather(*(after(one, version) for one in self.sittings)))
                return
        if self.sittings[0].picture["status"] == "finished":
            await self._sit_down()

    async def _look(self, sitting: Sitting, mine: dict[str, Any]) -> None:
        about = [thing for option in mine["options"] for thing in option["about"]]
        thing = self.luck.choice(about or ["good:wood"])
        await self._timed("look", sitting.ask("look", seat=sitting.picture["seat"], thing=thing))


async def attack(base: str, arguments: argparse.Namespace) -> None:
    """In a process of its own, so that its work delays nobody's clock; until that is ended."""
    weapons = {name: weapon(name) for name in arguments.titles}
    for name, one in weapons.items():
        print(f"{name}: {one.options} options at step {one.step} of {len(one.record['choices'])}")
    attacks = [Attack(base, one, n) for n in range(arguments.attackers) for one in weapons.values()]
    for one in attacks:
        await one.begin()
    print(READY, flush=True)
    running = [asyncio.create_task(one.run()) for one in attacks]
    for task in running:
        task.add_done_callback(lambda task: print("an attack failed", task.exception(), flush=True))
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    done: dict[str, int] = defaultdict(int)
    for one in attacks:
        for what, n in one.done.items():
            done[what] += n
    print(f"{len(attacks)} attackers: {dict(done)}", flush=True)
    os._exit(0)


async def measure(base: str, pid: int, arguments: argparse.Namespace, console: Console) -> None:
    victim = Victim(base)
    await victim.begin()
    await victim.run(5.0)
    alone, victim.waits = victim.waits, defaultdict(list)
    attacking = subprocess.Popen(
        ["nice", sys.executable, *sys.argv, "--attack", base], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert attacking.stdin is not None
    assert attacking.stdout is not None
    while (line := await asyncio.to_thread(attacking.stdout.readline)).strip() != READY:
        if not line:
            raise SystemExit("the attack did not begin")
        console.print(line.strip())
    used = processor(pid)
    await victim.run(arguments.seconds)
    used = processor(pid) - used
    attacking.stdin.write("\n")
    attacking.stdin.flush()
    console.print(f"{attacking.stdout.read().strip()}; {used:.1f} s of processor in {arguments.seconds:.0f} s")
    attacking.wait()
    grid = Grid("ms", "alone, p50", "under attack, p50", "p99", "most", "over 500 ms", title="How long others wait")
    for what, waits in victim.waits.items():
        late = sum(wait > SOON for wait in waits)
        times = [statistics.median(alone[what] or [0.0]) * 1000, percentile(waits, 0.5), percentile(waits, 0.99)]
        grid.add_row(what, *(f"{n:.0f}" for n in [*times, max(waits) * 1000]), f"{late} of {len(waits)}")
    console.print(grid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--attackers", type=int, default=2, help="for each title")
    parser.add_argument("--titles", nargs="+", default=list(shelf.TITLES), choices=list(shelf.TITLES))
    parser.add_argument("--attack", metavar="BASE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        asyncio.run(attack(arguments.attack, arguments))
        return
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/bench.db", 1) as (base, pid):
        asyncio.run(measure(base, pid, arguments, Console()))


if __name__ == "__main__":
    main()
