"""Founders: how fast it is, how strong greedy is, and how the races and everything else in the box fare.

    python bench/founders.py                        all of it, roughly: some minutes
    python bench/founders.py speed --seconds 5      decisions a second, at random and greedy
    python bench/founders.py strength --games 400   greedy against random, 2 players
    python bench/founders.py balance --games 2000   greedy among itself: wins by race, lengths, what is used
    python bench/founders.py balance --players 4    the same at tables of four alone

Every game follows from its seed, so the same numbers come out again. In the balance races are dealt at random before
greedy plays on: whom it would choose is not the question. Both boards, with and without achievements, by turns; half of
the games have 4 players.
"""

import argparse
import math
import os
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

import stead
from stead import bots
from stead.titles.founders import events
from stead.titles.founders.setup import SEATS
from stead.titles.founders.turn import COMPLETIONS

PLAYERS = (4, 2, 4, 3)
"""By turns, in the games of the balance."""
PARTS = ("speed", "strength", "balance")


class Played(NamedTuple):
    """A game of the balance."""

    players: int
    races: list[str]
    scores: list[int]
    winner: int
    decisions: int
    calls: int
    completed: int
    happened: Counter[tuple[str, str]]
    """What happened, and to which thing of the box."""


def new(players: int, seed: int, **options: Any) -> stead.Table:
    sides = ("symmetric", "thematic")
    return stead.Table.new("founders", SEATS[:players], seed, {"board": sides[seed // 4 % 2], **options})


# Speed


def play(players: int, name: str, seed: int) -> int:
    """A whole game; how many decisions there were."""
    table = new(players, seed)
    choices = 0
    if name == "random":
        choose = random.Random(seed).choice
        while not table.over:
            decision = table.decision
            table.push(choose(decision.options), decision.seat)
            choices += 1
        return choices
    seats = [bots.make(name, table.title, seed + seat) for seat in range(players)]
    while not table.over:
        bots.step(table, seats[table.decision.seat], table.decision)
        choices += 1
    return choices


def measure(players: int, name: str, seconds: float, seed: int) -> float:
    """Decisions a second of processor time. The last game is played to its end."""
    choices = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        choices += play(players, name, seed + games)
        games += 1
    return choices / spent


def speed(console: Console, seconds: float, repeats: int) -> None:
    grid = Grid(title=f"decisions a second of processor time, median of {repeats} (least-most), {seconds:g} s each")
    for column in ("players", "random", "greedy"):
        grid.add_column(column, justify="right")
    for players in (2, 3, 4):
        row = [str(players)]
        for name in ("random", "greedy"):
            found = [measure(players, name, seconds, 1000 * repeat) for repeat in range(repeats)]
            row.append(f"{median(found):,.0f} ({min(found):,.0f}-{max(found):,.0f})")
        grid.add_row(*row)
    console.print(grid)


# Strength


def duel(seed: int) -> tuple[bool, int, int]:
    """Greedy against random: did greedy win, and both scores."""
    table = new(2, seed)
    names = ("greedy", "random") if seed % 2 else ("random", "greedy")
    bots.play_out(table, [bots.make(name, table.title, seed + seat) for seat, name in enumerate(names)])
    me = names.index("greedy")
    return table.ranking[0].seat == me, table.scores[me], table.scores[1 - me]


def strength(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    results = list(pool.map(duel, range(seed, seed + games), chunksize=4))
    wins = [float(won) for won, _, _ in results]
    points = f"{mean(mine for _, mine, _ in results):.1f} to {mean(theirs for _, _, theirs in results):.1f}"
    console.print(f"greedy against random, 2 players, {games} games: wins {share(wins)} %, points {points}\n")


# Balance


def game(seed: int, players: int) -> Played:
    """With so many players; 0: by turns."""
    players = players or PLAYERS[seed % len(PLAYERS)]
    table = new(players, seed, achievements=bool(seed // 8 % 2))
    seats = [bots.make("greedy", table.title, len(SEATS) * seed + seat) for seat in range(players)]
    deal = random.Random(seed)
    decisions = 0
    while not table.over:
        decision = table.decision
        if decision.kind in ("race", "home"):
            table.push(deal.choice(decision.options), decision.seat)
        else:
            bots.step(table, seats[decision.seat], decision)
        decisions += 1
    state = table.game
    races = [state.box.races[player.race].name for player in state.players]
    happened = Counter(told(table.events, races))
    winner = table.ranking[0].seat
    return Played(players, races, table.scores, winner, decisions, state.round - 1, state.completed, happened)


def told(events_: Iterable[Any], races: Sequence[str]) -> Iterable[tuple[str, str]]:
    for event in events_:
        match event:
            case events.BuildingPlaced():
                yield "placed", event.building
            case events.Completed():
                yield "completed", event.building
            case events.WorkerUsed():
                yield "worked", event.building or races[event.seat]
            case events.Hired():
                yield "hired", event.card
            case events.Played():
                yield "played", event.card
            case events.StorageBuilt():
                yield "stored", event.resource
            case events.AchievementsLaid():
                yield from (("laid", name) for name in event.achievements)
            case events.AchievementScored() if event.winners:
                yield "scored", event.achievement
            case _:
                pass


def balance(console: Console, pool: ProcessPoolExecutor, games: int, seed: int, players: int) -> None:
    results = list(pool.map(partial(game, players=players), range(seed, seed + games), chunksize=4))
    box = stead.shelf.title("founders").box
    console.print(races_table(results, [race.name for race in box.races]))
    console.print(lengths_table(results))
    happened = sum((played.happened for played in results), Counter[tuple[str, str]]())
    placed = [building.name for building in box.prestige]
    hired = [advisor.name for advisor in box.advisors]
    stored = [resource.name for resource in box.resources]
    laid = [achievement.name for achievement in box.achievements]
    console.print(use_table("prestige buildings", placed, happened, games, ("placed", "completed", "worked")))
    console.print(use_table("advisors", hired, happened, games, ("hired", "played")))
    console.print(use_table("storages", stored, happened, games, ("stored",)))
    console.print(use_table("achievements", laid, happened, games, ("laid", "scored")))


def races_table(results: Sequence[Played], races: Sequence[str]) -> Grid:
    """Wins in per cent, with what they may be off by (95 %), and points; with so many players, and in all."""
    counts = sorted({played.players for played in results}, reverse=True)
    grid = Grid(title=f"wins in % (± 95 %) and points by race, greedy among itself, {len(results)} games")
    grid.add_column("race")
    for players in counts:
        grid.add_column(f"{players} players", justify="right")
        grid.add_column("points", justify="right")
    grid.add_column("mat used", justify="right")
    for race in races:
        row = [race]
        for players in counts:
            seats = [(g, g.races.index(race)) for g in results if g.players == players and race in g.races]
            row.append(share([float(g.winner == seat) for g, seat in seats]))
            row.append(f"{mean(g.scores[seat] for g, seat in seats):.1f}" if seats else "-")
        sat = [g.happened["worked", race] for g in results if race in g.races]
        grid.add_row(*row, f"{mean(sat):.1f}" if sat else "-")
    grid.add_section()
    fair = [cell for players in counts for cell in (f"{100 / players:.1f}", "")]
    grid.add_row("fair", *fair, "", style="bold")
    return grid


def lengths_table(results: Sequence[Played]) -> Grid:
    grid = Grid(title="lengths and ends")
    for column in ("players", "games", "decisions", "calls", "placed", "completed", "winner", "last", "nothing left"):
        grid.add_column(column, justify="right")
    for players in sorted({played.players for played in results}):
        games = [played for played in results if played.players == players]
        row: list[float] = [
            mean(g.decisions for g in games),
            mean(g.calls for g in games),
            mean(sum(n for (what, _), n in g.happened.items() if what == "placed") for g in games),
            mean(g.completed for g in games),
            mean(max(g.scores) for g in games),
            mean(min(g.scores) for g in games),
        ]
        stuck = 100 * mean(g.completed < COMPLETIONS for g in games)
        grid.add_row(str(players), str(len(games)), *(f"{n:.1f}" for n in row), f"{stuck:.1f} %")
    return grid


def use_table(
    title: str, names: Sequence[str], happened: Counter[tuple[str, str]], games: int, columns: Sequence[str]
) -> Grid:
    grid = Grid(title=f"{title}: in 100 games")
    grid.add_column("")
    for column in columns:
        grid.add_column(column, justify="right")
    for name in names:
        grid.add_row(name, *(f"{100 * happened[column, name] / games:.1f}" for column in columns))
    return grid


def share(values: Sequence[float]) -> str:
    """In per cent, with what it may be off by."""
    if not values:
        return "-"
    part = mean(values)
    return f"{100 * part:.1f} ± {196 * math.sqrt(part * (1 - part) / len(values)):.1f}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench/founders.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--games", type=int, default=200, help="of strength and of balance (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (default: 0)")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=0, help="of balance (default: by turns)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: all cores)")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement of speed (default: 2)")
    parser.add_argument("--repeats", type=int, default=5, help="of each measurement of speed (default: 5)")
    asked = parser.parse_args(arguments)
    if asked.games < 1 or asked.seed < 0 or asked.jobs < 1 or asked.repeats < 1 or asked.seconds <= 0:
        parser.error("--games, --jobs and --repeats are at least 1, --seed at least 0, --seconds more than 0")
    if unknown := [part for part in asked.parts if part not in PARTS]:
        parser.error(f"no part {unknown[0]!r}; there are: {', '.join(PARTS)}")
    parts = asked.parts or PARTS
    console = Console(width=max(100, Console().width))  # the widest table, also into a file
    if "speed" in parts:
        speed(console, asked.seconds, asked.repeats)
    with ProcessPoolExecutor(asked.jobs) as pool:
        if "strength" in parts:
            strength(console, pool, asked.games, asked.seed)
        if "balance" in parts:
            balance(console, pool, asked.games, asked.seed, asked.players)
    spent = os.times()
    console.print(f"{spent.user + spent.system + spent.children_user + spent.children_system:.1f} s of processor time")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
