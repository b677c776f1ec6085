"""Colonists: how fast it is, how strong greedy is, and how often everything in the box is used.

    python bench/colonists.py                       all of it, roughly: some minutes
    python bench/colonists.py speed --seconds 5     decisions a second, at random and greedy; a game of four eras
    python bench/colonists.py strength --games 200  greedy against random, 2 players: one era, a fifth of it four
    python bench/colonists.py balance --games 200   greedy among itself, 1 to 4 players: lengths, dollars, what is used

Every game follows from its seed, so the same numbers come out again. The games of the balance are of every first and
last era, by turns: forty of them are one of each kind.
"""

import argparse
import os
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

import stead
from stead import bots
from stead.titles.colonists import events
from stead.titles.colonists.scoring import parts
from stead.titles.colonists.setup import SEATS
from stead.titles.colonists.workers import STAY

PARTS = ("speed", "strength", "balance")
ERAS = ((1, 1), (1, 4), (2, 2), (3, 4), (1, 2), (4, 4), (2, 3), (1, 3), (3, 3), (2, 4))
"""First and last, by turns, in the games of the balance."""


class Played(NamedTuple):
    """A game of the balance."""

    players: int
    eras: tuple[int, int]
    decisions: int
    dollars: list[list[int]]
    """By era that was played to its end, by seat."""
    sums: list[dict[str, int]]
    """By seat: the dollars at the end, by what they are for."""
    starved: int
    """How often workers had to go home because they could not be maintained."""
    happened: Counter[tuple[str, str]]
    """What happened, and to which thing of the box."""


def new(players: int, seed: int, eras: tuple[int, int]) -> stead.Table:
    first, last = eras
    return stead.Table.new("colonists", SEATS[:players], seed, {"first": str(first), "last": str(last)})


# Speed


def play(players: int, name: str, seed: int, eras: tuple[int, int] = (1, 1)) -> int:
    """A whole game; how many decisions there were."""
    table = new(players, seed, eras)
    seated = [bots.make(name, table.title, seed + seat) for seat in range(players)]
    decisions = 0
    while not table.over:
        bots.step(table, seated[table.decision.seat], table.decision)
        decisions += 1
    return decisions


def speed(console: Console, seconds: float) -> None:
    grid = Grid(title="decisions a second of processor time")
    for column in ("players", "random", "greedy"):
        grid.add_column(column, justify="right")
    for players in (1, 2, 3, 4):
        grid.add_row(str(players), *(f"{rate(players, name, seconds):,.0f}" for name in ("random", "greedy")))
    console.print(grid)
    began = time.process_time()
    decisions = play(4, "greedy", 0, (1, 4))
    console.print(f"four eras, four greedy bots: {time.process_time() - began:.1f} s, {decisions} decisions")


def rate(players: int, name: str, seconds: float) -> float:
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        decisions += play(players, name, games)
        games += 1
    return decisions / spent


# Strength


def duel(job: tuple[int, tuple[int, int]]) -> tuple[bool, int, int]:
    """Greedy against random, from either seat: whether it won, its dollars, those of random."""
    seed, eras = job
    table = new(2, seed, eras)
    mine = seed % 2
    bots.play_out(table, [bots.make("greedy" if seat == mine else "random", table.title, seed) for seat in (0, 1)])
    return table.ranking[0].seat == mine, table.scores[mine], table.scores[1 - mine]


def strength(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    for eras, n in (((1, 1), games), ((1, 4), games // 5)):
        if not n:
            continue
        found = list(pool.map(duel, [(seed + i, eras) for i in range(n)]))
        wins = sum(won for won, *_ in found)
        console.print(
            f"greedy against random, eras {eras[0]} to {eras[1]}: {wins} of {n} games ({wins / n:.1%}), "
            f"{mean(mine for _, mine, _ in found):.1f} dollars to {mean(other for *_, other in found):.1f}"
        )


# Balance


def watch(job: tuple[int, int, tuple[int, int]]) -> Played:
    players, seed, eras = job
    table = new(players, seed, eras)
    seated = [bots.make("greedy", table.title, seed + seat) for seat in range(players)]
    decisions = starved = 0
    dollars: list[list[int]] = []
    happened: Counter[tuple[str, str]] = Counter()
    seen = len(table.events)
    era = table.game.era
    while not table.over:
        decision = table.decision
        if decision.kind == "dismiss" and STAY not in decision.options:
            starved += 1
        before = table.scores
        bots.step(table, seated[decision.seat], decision)
        decisions += 1
        if table.game.era != era and table.game.year:
            dollars.append(before if era >= eras[0] else [])
            era = table.game.era
    began = False
    for event in table.events[seen:]:
        began |= isinstance(event, events.YearBegan)  # what a later start deals is not played by anybody
        happened.update(uses(event) if began else ())
    dollars.append(table.scores)
    sums = [parts(table.game, player) for player in table.game.players]
    return Played(players, eras, decisions, [one for one in dollars if one], sums, starved, happened)


def uses(event: Any) -> list[tuple[str, str]]:
    """What of the box an event is about."""
    if isinstance(event, events.Moved):
        return [("place", event.tile.partition(".")[0])]
    if isinstance(event, events.Built | events.Remodelled):
        return [("building", event.kind)]
    if isinstance(event, events.Related):
        return [("embassy", f"{event.colony}.{event.level}")]
    if isinstance(event, events.Played):
        return [("improvement", event.card)]
    return []


def balance(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    jobs = [(1 + i % 4, seed + i, ERAS[i // 4 % len(ERAS)]) for i in range(games)]
    found = list(pool.map(watch, jobs))
    lengths(console, found)
    happened: Counter[tuple[str, str]] = Counter()
    for one in found:
        happened.update(one.happened)
    for what, names in box_of(new(1, 0, (1, 4)).game.box).items():
        counts = {name: happened[what, name] for name in names}
        told = ", ".join(f"{name} {n}" for name, n in sorted(counts.items(), key=lambda one: -one[1]))
        console.print(f"[bold]{what}[/bold]: {told}")
    starved = sum(one.starved for one in found)
    console.print(f"workers sent home for want of food or clothing: {starved} times in {len(found)} games")


def box_of(box: Any) -> dict[str, Iterable[str]]:
    """Everything that can be used, by what it is."""
    return {
        "place": [*(place.name for place in box.places if place.name != "day_laborer"), "market"],
        "building": [building.name for building in box.buildings],
        "embassy": [name for kind, name in enumerate(box.kinds) if box.is_embassy(kind)],
        "improvement": box.card_names,
    }


def lengths(console: Console, found: Sequence[Played]) -> None:
    grid = Grid(title="greedy among itself")
    for column in ("eras", "players", "games", "decisions", "dollars after each era", "what for, at the end"):
        grid.add_column(column)
    for eras, players in sorted({(one.eras, one.players) for one in found}):
        these = [one for one in found if (one.eras, one.players) == (eras, players)]
        after = [mean(n for one in these for n in one.dollars[i]) for i in range(len(these[0].dollars))]
        sums = {name: mean(each[name] for one in these for each in one.sums) for name in these[0].sums[0]}
        grid.add_row(
            f"{eras[0]}-{eras[1]}",
            str(players),
            str(len(these)),
            f"{mean(one.decisions for one in these):.0f}",
            " ".join(f"{n:.0f}" for n in after),
            " ".join(f"{name} {n:.0f}" for name, n in sums.items()),
        )
    console.print(grid)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"one or more of: {', '.join(PARTS)}; all, if none")
    parser.add_argument("--games", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; each has its own (0)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each speed (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (as many as processors)")
    asked = parser.parse_args(argv)
    if asked.games < 1 or asked.jobs < 1 or asked.seed < 0 or asked.seconds <= 0:
        parser.error("--games and --jobs are at least 1, --seed at least 0, --seconds more than 0")
    if unknown := [part for part in asked.parts if part not in PARTS]:
        parser.error(f"no part {unknown[0]!r}; there are: {', '.join(PARTS)}")
    chosen = asked.parts or PARTS
    console = Console(width=max(120, Console().width))
    if "speed" in chosen:
        speed(console, asked.seconds)
    with ProcessPoolExecutor(asked.jobs) as pool:
        if "strength" in chosen:
            strength(console, pool, asked.games, asked.seed)
        if "balance" in chosen:
            balance(console, pool, asked.games, asked.seed)
    spent = os.times()
    console.print(f"{spent.user + spent.system + spent.children_user + spent.children_system:.1f} s of processor time")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
