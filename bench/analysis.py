"""What an analysis takes, and how much of a result it cannot explain.

    python bench/analysis.py [--games 4] [--players 4] [--deep] [--set first=1 --set last=4] [TITLE ...]

Plays games of greedy, analyses them, and prints by title, on average of a game: choices, seconds of processor time, and
in points of chance what the parts of the ledger come to, whichever way they point. The rest is what the judge cannot
explain: the smaller the better.
"""

import argparse
import os
import sys
import time
from pathlib import Path
from statistics import fmean
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = os.environ["MKL_NUM_THREADS"] = "1"

from rich.console import Console
from rich.table import Table as Grid

from stead import Table, bots, shelf
from stead.analysis.game import analyse
from stead.analysis.report import Depth, Report
from stead.deals import deal, fitting
from stead.kernel.title import Title
from stead.minds import MindError

PARTS = ("deal", "cards", "own", "others", "rest")


def played(title: Title[Any], players: int, seed: int, settings: dict[str, str]) -> Table:
    table = deal(title, players, seed, fitting(title, players, settings))
    bots.play_out(table, [bots.make("greedy", title, seed + seat) for seat in range(players)])
    return table


def measure(
    title: Title[Any], players: int, games: int, depth: Depth, settings: dict[str, str]
) -> tuple[list[float], list[Report]]:
    seconds: list[float] = []
    reports: list[Report] = []
    for seed in range(games):
        table = played(title, players, seed, settings)
        begun = time.process_time()
        reports.append(analyse(table, depth))
        seconds.append(time.process_time() - begun)
    return seconds, reports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(shelf.TITLES), metavar="TITLE")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="as when a table is set up")
    asked = parser.parse_args()
    settings = dict(one.split("=", 1) for one in asked.set)
    grid = Grid("title", "choices", "seconds", *PARTS)
    for name in asked.titles:
        try:
            found = measure(shelf.title(name), asked.players, asked.games, "deep" if asked.deep else "quick", settings)
        except MindError as error:
            sys.exit(str(error))
        seconds, reports = found
        ledgers = [player.ledger for report in reports for player in report.players]
        parts = [f"{100 * fmean(abs(getattr(ledger, part)) for ledger in ledgers):.1f}" for part in PARTS]
        choices = fmean(len(report.steps) for report in reports)
        grid.add_row(name, f"{choices:.0f}", f"{fmean(seconds):.2f}", *parts)
    Console().print(grid)


if __name__ == "__main__":
    main()
