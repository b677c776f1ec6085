"""Settlers with Aztecs: how fast it is beside the base game, how strong greedy is, and how the Aztecs fare.

    python bench/aztecs.py                        all of it, roughly: some minutes
    python bench/aztecs.py speed --seconds 5      decisions a second, at random and greedy, with and without the module
    python bench/aztecs.py strength --games 400   greedy against random, 2 players, one of them the Aztecs
    python bench/aztecs.py balance --games 500    greedy against greedy, Aztecs against each faction of the base

Every game follows from its seed, so the same numbers come out again. Who is first is in the seed; seats go by turns.
"""

import argparse
import math
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, median
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

import stead
from stead import bots
from stead.titles.settlers.aztecs.events import Blessed, Prayed
from stead.titles.settlers.events import Activated, Built, DealMade

AZTECS = "aztecs"
BASE = ("romans", "barbarians", "egyptians", "japanese")
PARTS = ("speed", "strength", "balance")


class Played(NamedTuple):
    won: float
    mine: int
    theirs: int
    happened: Counter[str]
    """What the Aztecs did, and with which card."""


def new(seats: Sequence[str], seed: int, module: bool = True) -> stead.Table:
    return stead.Table.new("settlers", seats, seed, modules=[AZTECS] if module else ())


# Speed


def play(seats: Sequence[str], name: str, seed: int, module: bool) -> int:
    """A whole game; how many decisions there were."""
    table = new(seats, seed, module)
    choices = 0
    if name == "random":
        choose = random.Random(seed).choice
        while not table.over:
            decision = table.decision
            table.push(choose(decision.options), decision.seat)
            choices += 1
        return choices
    minds = [bots.make(name, table.title, seed + seat) for seat in range(len(seats))]
    while not table.over:
        bots.step(table, minds[table.decision.seat], table.decision)
        choices += 1
    return choices


def measure(seats: Sequence[str], name: str, seconds: float, seed: int, module: bool) -> float:
    """Decisions a second of processor time. The last game is played to its end."""
    choices = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        choices += play(seats, name, seed + games, module)
        games += 1
    return choices / spent


def speed(console: Console, seconds: float, repeats: int) -> None:
    """By turns, so that a busy machine slows all of them alike."""
    grid = Grid(title=f"decisions a second of processor time, median of {repeats}, {seconds:g} s each")
    for column in ("", "random", "greedy"):
        grid.add_column(column, justify="right")
    rows = {
        "base, 2 players": (("romans", "japanese"), False),
        "with Aztecs in the box": (("romans", "japanese"), True),
        "with Aztecs at the table": (("aztecs", "japanese"), True),
    }
    found: dict[tuple[str, str], list[float]] = {(row, name): [] for row in rows for name in ("random", "greedy")}
    for repeat in range(repeats):
        for (row, name), speeds in found.items():
            seats, module = rows[row]
            speeds.append(measure(seats, name, seconds, 1000 * repeat, module))
    for row in rows:
        grid.add_row(row, *(f"{median(found[row, name]):,.0f}" for name in ("random", "greedy")))
    console.print(grid)


# Strength and balance


def game(seed: int, other: str, names: tuple[str, str]) -> Played:
    """The Aztecs, played by the first of these bots, against another faction."""
    seats = (AZTECS, other) if seed % 2 else (other, AZTECS)
    me = seats.index(AZTECS)
    table = new(seats, seed)
    minds = [bots.make(names[seat != me], table.title, 2 * seed + seat) for seat in range(2)]
    bots.play_out(table, minds)
    first = [standing.seat for standing in table.ranking if standing.place == 1]
    happened: Counter[str] = Counter()
    for event in table.events:
        if isinstance(event, Built | DealMade | Activated | Prayed) and event.seat == me:
            happened[f"{type(event).__name__} {event.card}"] += 1
        elif isinstance(event, Blessed) and event.seat == me:
            happened[f"Blessed {event.token}"] += 1
    return Played((me in first) / len(first), table.scores[me], table.scores[1 - me], happened)


def share(wins: Sequence[float]) -> str:
    """In per cent, with what chance alone may make of it."""
    part = mean(wins)
    return f"{100 * part:.1f} ± {196 * math.sqrt(part * (1 - part) / len(wins)):.1f}"


def strength(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    for names in (("greedy", "random"), ("random", "greedy")):
        results = [
            played
            for i, other in enumerate(BASE)
            for played in pool.map(
                partial(game, other=other, names=names),
                range(seed + i * games // 4, seed + (i + 1) * games // 4),
                chunksize=4,
            )
        ]
        wins = [one.won if names[0] == "greedy" else 1 - one.won for one in results]
        who = "Aztecs" if names[0] == "greedy" else "the others"
        console.print(f"greedy with {who} against random, {len(results)} games: wins {share(wins)} %")


def balance(console: Console, pool: ProcessPoolExecutor, games: int, seed: int, cards: bool) -> None:
    grid = Grid(title=f"greedy among itself, Aztecs against each faction, {games} games each")
    for column in ("against", "Aztecs win, %", "Aztecs, VP", "others, VP"):
        grid.add_column(column, justify="right")
    happened: Counter[str] = Counter()
    for other in BASE:
        played = partial(game, other=other, names=("greedy", "greedy"))
        results = list(pool.map(played, range(seed, seed + games), chunksize=4))
        grid.add_row(
            other,
            share([one.won for one in results]),
            f"{mean(one.mine for one in results):.1f}",
            f"{mean(one.theirs for one in results):.1f}",
        )
        for one in results:
            happened.update(one.happened)
    console.print(grid)
    if cards:
        for what, n in sorted(happened.items()):
            console.print(f"{what:24} {n / (games * len(BASE)):.3f} a game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=PARTS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--cards", action="store_true", help="what is built, dealt with, activated and prayed")
    args = parser.parse_args()
    console = Console(highlight=False)
    parts = [args.part] if args.part else list(PARTS)
    if "speed" in parts:
        speed(console, args.seconds, args.repeats)
    with ProcessPoolExecutor(args.workers) as pool:
        if "strength" in parts:
            strength(console, pool, args.games, args.seed)
        if "balance" in parts:
            balance(console, pool, args.games, args.seed, args.cards)


if __name__ == "__main__":
    main()
