"""Two copies of the package side by side: the same games in both, and how long each takes, in processor time.

Each copy runs in a process of its own, by turns, in changing order: what disturbs the machine for a while disturbs
both. `compiled.py` compares the compiled rules with the same rules as Python runs them, `engine.py --against` what we
have with what we had. Only what every version knows is used of a copy.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

TITLES = {
    "settlers": ("romans", "barbarians", "egyptians", "japanese"),
    "founders": ("north", "east", "south", "west"),
    "colonists": ("north", "east", "south", "west"),
    "north": ("glenn", "ulaf", "panuk", "heidel"),
}
SAMPLES = 60
"""Tables from the middle of games on which copying and dealing anew are measured."""
GAMES = 20
"""Measured over and over, and always all of them: games differ in length."""

Times = dict[str, float]
Task = Callable[[Any, int], object]


# In the process of a copy


def known() -> list[str]:
    """The titles of the copy: an old one may have fewer."""
    from stead import shelf

    return [title for title in TITLES if title in shelf.TITLES]


def begin(title: str, seed: int) -> Any:
    import stead

    return stead.Table.new(title, TITLES[title][: 2 + seed % 3], seed)


@cache
def chances(seed: int) -> bytes:
    """Made before, once: `Random.choice` would take a tenth of the time."""
    return random.Random(seed).randbytes(10_000)


def play_at_random(title: str, seed: int) -> Any:
    table, luck = begin(title, seed), iter(chances(seed))
    while not table.over:
        options = table.decision.options
        table.push(options[next(luck) % len(options)])
    return table


def play_greedily(title: str, seed: int) -> Any:
    from stead import bots

    table = begin(title, seed)
    bots.play_out(table, [bots.make("greedy", table.title, seed + seat) for seat in range(2 + seed % 3)])
    return table


def digest(title: str, games: int) -> str:
    """Of every choice, the last position and the scores of so many games, every tenth of them played by greedy; and of
    what is dealt anew for a seat at every ninth choice."""
    found = hashlib.sha256()
    for seed in range(games):
        table = (play_greedily if seed % 10 == 9 else play_at_random)(title, seed)
        found.update(json.dumps([table.choices, table.position(), table.scores]).encode())
        again = begin(title, seed)
        for number, (seat, key) in enumerate(table.choices):
            if number % 9 == 0:
                anew = again.determinize(seat, seed)
                found.update(json.dumps([anew.title.position(anew.game), anew.view(seat).data()]).encode())
            again.push(key, seat)
    return found.hexdigest()


def middle(title: str) -> dict[str, list[Any]]:
    """Tables from the middle of games, every seventh question: where a turn begins, inside one, and where several
    choose at once."""
    found: dict[str, list[Any]] = {"between turns": [], "inside a turn": [], "amid several": []}
    for seed in range(10 * SAMPLES):
        table, choose = begin(title, seed), random.Random(seed).choice
        for asked in range(10_000):
            if table.over:
                break
            several = len(table.decisions) > 1
            where = "amid several" if several else "between turns" if table.decision.opening else "inside a turn"
            if len(found[where]) < SAMPLES and asked > 30 and (several or asked % 7 == 0):
                found[where].append(table.clone())
            table.push(choose(choose(table.decisions).options))
        if all(len(tables) >= SAMPLES for tables in found.values()):
            break
        if seed >= SAMPLES and not found["amid several"]:
            break
    return {where: tables for where, tables in found.items() if tables}


def measured(seconds: float) -> Iterator[tuple[str, float]]:
    """By what is done: microseconds of processor time for one, over and over until so much time is spent."""
    for title in known():
        for name, play in (("at random", play_at_random), ("greedy", play_greedily)):
            play(title, 0)
            yield f"{title}: a decision, {name}", spent(seconds, lambda n, t=title, p=play: len(p(t, n).choices), GAMES)
        for where, tables in middle(title).items():
            for name, task in TASKS.items():
                yield f"{title}: {name} {where}", spent(seconds / 2, each_of(tables, task), 1)


TASKS: dict[str, Task] = {
    "clone": lambda table, _: table.clone(),
    "determinize": lambda table, n: table.determinize(table.decision.seat, n),
}


def each_of(tables: Sequence[Any], task: Task) -> Callable[[int], int]:
    def all_of_them(n: int) -> int:
        for table in tables:
            task(table, n)
        return len(tables)

    return all_of_them


def spent(seconds: float, task: Callable[[int], int], round_of: int) -> float:
    """Microseconds for one of what the task did so many of; whole rounds only."""
    done = turns = 0
    began = time.process_time()
    while (so_far := time.process_time() - began) < seconds or turns % round_of:
        done += task(turns % round_of)
        turns += 1
    return so_far / done * 1e6


def work(job: str, amount: float) -> Any:
    """What was asked for, and the modules of ours that Python itself ran."""
    result = {title: digest(title, int(amount)) for title in known()} if job == "digest" else dict(measured(amount))
    ours = {name: str(getattr(module, "__file__", "")) for name, module in sys.modules.items() if "stead." in name}
    return {"result": result, "interpreted": sorted(name for name, file in ours.items() if file.endswith(".py"))}


# Here


def ask(folder: Path, job: str, amount: float) -> Any:
    """Of the copy in a folder: `digest` of so many games, or `measure` with so many seconds for each number."""
    command = [sys.executable, str(Path(__file__).resolve()), job, str(amount)]
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def compare(copies: Sequence[Path], seconds: float, repeats: int) -> list[str]:
    """The table: a copy, or two by the names of their folders, and how many times quicker the second is."""
    times: dict[str, list[Times]] = {copy.name: [] for copy in copies}
    for repeat in range(repeats):
        for copy in copies if repeat % 2 == 0 else copies[::-1]:
            times[copy.name].append(ask(copy, "measure", seconds)["result"])
    return table_of(times)


def table_of(times: Mapping[str, Sequence[Times]]) -> list[str]:
    rows = [["µs of processor time", *times, *(["quicker"] if len(times) > 1 else [])]]
    columns = list(times.values())
    for what in (one for one in columns[0][0] if all(one in column[0] for column in columns)):
        found = [[one[what] for one in column] for column in columns]
        gains = [median(old / new for old, new in zip(*found, strict=True))] if len(found) > 1 else []
        rows.append([what, *map(shown, found), *(f"{gain:.2f} x" for gain in gains)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [lines[0], "-" * len(max(lines, key=len)), *lines[1:]]


def shown(values: Sequence[float]) -> str:
    """The median, with the least and the most."""
    return f"{median(values):.1f} ({min(values):.1f}-{max(values):.1f})"


if __name__ == "__main__":
    print(json.dumps(work(sys.argv[1], float(sys.argv[2]))))
