"""Greedy against random, over all ordered pairs of factions: how often does greedy win?

    python bench/greedy.py [--games 100] [--seed 0]

Seat 1 is greedy's in every second game, so that neither seat's luck counts. A shared first place is half a win.
"""

import argparse
import itertools
import os
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.table import Table as Grid

import stead
from stead import bots
from stead.titles.settlers.box import FACTIONS

Result = tuple[float, int, int]
"""Greedy's share of the win, its points and random's."""


def play(greedy: str, random: str, seed: int) -> Result:
    first = seed % 2
    seats = [random, greedy] if first else [greedy, random]
    table = stead.Table.new("settlers", seats, seed)
    players = [bots.make("random" if seat == random else "greedy", table.title, seed) for seat in seats]
    bots.play_out(table, players)
    me = seats.index(greedy)
    winners = [standing.seat for standing in table.ranking if standing.place == 1]
    return (me in winners) / len(winners), table.scores[me], table.scores[1 - me]


def play_pair(pair: tuple[str, str], seeds: range) -> list[Result]:
    return [play(*pair, seed) for seed in seeds]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Greedy against random over all faction pairs.")
    arguments.add_argument("--games", type=int, default=100, help="games per ordered pair (default 100)")
    arguments.add_argument("--seed", type=int, default=0, help="the first seed (default 0)")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: all cores)")
    asked = arguments.parse_args()
    if asked.games < 1 or asked.seed < 0 or asked.jobs < 1:
        arguments.error("--games and --jobs are at least 1, --seed at least 0")

    pairs = list(itertools.permutations(FACTIONS, 2))
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.jobs) as pool:
        results = list(pool.map(play_pair, pairs, itertools.repeat(seeds)))

    grid = Grid(title=f"greedy against random, {asked.games} games a pair")
    grid.add_column("greedy")
    grid.add_column("random")
    for name in ("wins %", "points", "random's points"):
        grid.add_column(name, justify="right")
    for (greedy, random), games in zip(pairs, results, strict=True):
        grid.add_row(greedy, random, *summary(games))
    grid.add_section()
    everything = [game for games in results for game in games]
    grid.add_row("all", f"{len(everything)} games", *summary(everything), style="bold")
    console = Console()
    console.print(grid)
    spent = os.times()
    console.print(f"{spent.user + spent.system + spent.children_user + spent.children_system:.1f} s of processor time")


def summary(games: list[Result]) -> list[str]:
    wins, mine, theirs = (mean([float(game[i]) for game in games]) for i in range(3))
    return [f"{100 * wins:.1f}", f"{mine:.1f}", f"{theirs:.1f}"]


if __name__ == "__main__":
    main()
