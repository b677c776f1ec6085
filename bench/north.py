"""North: how fast it is, how strong greedy is, how the clans and cards fare, and how one fares alone.

    python bench/north.py                        all of it, roughly: some minutes
    python bench/north.py speed --seconds 5      decisions a second, at random and greedy
    python bench/north.py strength --games 300   greedy against random, all pairs of clans by turns
    python bench/north.py balance --games 2000   greedy among itself, as many games with 4 players as with 2
    python bench/north.py alone --games 50       greedy by itself: each clan in each scenario so many times

Every game follows from its seed, so the same numbers come out again. Clans meet and sit by turns: in every pair, and in
every four of them, each sits everywhere equally often.
"""

import argparse
import math
import os
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from statistics import mean
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Grid

import stead
from stead import bots
from stead.titles.north import events
from stead.titles.north.box import CLANS
from stead.titles.north.scoring import solo_won
from stead.titles.north.setup import NO_SCENARIO

PARTS = ("speed", "strength", "balance", "alone")
ROUNDS = range(5, 9)
"""A game is meant to last so long."""
SHARES = {4: (0.17, 0.33), 2: (0.40, 0.60), 1: (0.10, 0.90)}
"""By players: the least and the most of its games that a clan should win."""
USED = 0.02
"""In so many of the games that its clan is in a card should be built or played."""


class Job(NamedTuple):
    clans: tuple[str, ...]
    seed: int
    scenario: str = NO_SCENARIO


class Played(NamedTuple):
    """A game of greedy among itself."""

    job: Job
    rounds: int
    scores: list[int]
    winners: list[int]
    """Alone: nobody, where the scenario was not beaten."""
    used: set[str]
    """Cards that were built, played, pillaged or conquered, by the name they carry."""


def new(job: Job, title: Any = "north") -> stead.Table:
    return stead.Table.new(title, job.clans, job.seed, {"scenario": job.scenario})


def jobs(players: int, games: int, seed: int) -> list[Job]:
    """Every so many of the clans, in every order in which each of them sits everywhere."""
    meetings = list(combinations(CLANS, players))
    found: list[Job] = []
    for i in range(games):
        clans, turn = meetings[i % len(meetings)], i // len(meetings) % players
        found.append(Job(clans[turn:] + clans[:turn], seed + i))
    return found


# Speed


def play(players: int, name: str, seed: int) -> int:
    """A whole game; how many decisions there were."""
    job = jobs(players, seed + 1, 0)[seed]
    table = new(job._replace(scenario="winter") if players == 1 else job)
    seated = [bots.make(name, table.title, seed + seat) for seat in range(players)]
    decisions = 0
    while not table.over:
        bots.step(table, seated[table.decision.seat], table.decision)
        decisions += 1
    return decisions


def rate(players: int, name: str, seconds: float) -> float:
    decisions = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        decisions += play(players, name, games)
        games += 1
    return decisions / spent


def speed(console: Console, seconds: float) -> None:
    """With what the bots do; bench/engine.py --titles leaves that out, and measures copies too."""
    grid = Grid(title="decisions a second of processor time")
    for column in ("players", "random", "greedy"):
        grid.add_column(column, justify="right")
    for players in (1, 2, 3, 4):
        grid.add_row(str(players), *(f"{rate(players, name, seconds):,.0f}" for name in ("random", "greedy")))
    console.print(grid)


# Strength


def duel(job: Job) -> tuple[bool, int, int]:
    """Greedy against random, from either seat: whether it won, its points, those of random."""
    table = new(job)
    mine = job.seed // len(list(combinations(CLANS, 2))) // 2 % 2
    bots.play_out(table, [bots.make("greedy" if seat == mine else "random", table.title, job.seed) for seat in (0, 1)])
    return table.ranking[0].seat == mine, table.scores[mine], table.scores[1 - mine]


def strength(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    asked = jobs(2, games, seed)
    found = list(pool.map(duel, asked, chunksize=4))
    wins = sum(won for won, *_ in found)
    console.print(
        f"greedy against random: {wins} of {games} games ({wins / games:.1%}), "
        f"{mean(mine for _, mine, _ in found):.1f} points to {mean(other for *_, other in found):.1f}"
    )
    lost = Counter(" ".join(sorted(job.clans)) for job, (won, *_) in zip(asked, found, strict=True) if not won)
    console.print(f"not won: {', '.join(f'{pair} {n}' for pair, n in sorted(lost.items())) or 'none'}")


# Balance


def watch(job: Job) -> Played:
    table = new(job, TITLE)
    bots.play_out(table, [bots.make("greedy", table.title, job.seed + seat) for seat in range(len(job.clans))])
    game, number = table.game, table.game.box.number
    used = {
        game.box.cards[number[getattr(event, field)]].name
        for event in table.events
        for field in USES.get(type(event), ())
    }
    if game.solo:
        winners = [0] if solo_won(game) else []
    else:
        winners = [standing.seat for standing in table.ranking if standing.place == 1]
    return Played(job, game.round, table.scores, winners, used)


TITLE: Any = "north"
USES = {events.Built: ("card",), events.Boosted: ("card",), events.Pillaged: ("island",), events.Conquered: ("island",)}


def share(found: Sequence[Played], clan: str) -> tuple[float, int]:
    """Of the games that a clan is in: how many it wins (a tie is half a win), and how many there are."""
    these = [one for one in found if clan in one.job.clans]
    wins = sum(1 / len(one.winners) for one in these if one.job.clans.index(clan) in one.winners)
    return wins / max(1, len(these)), len(these)


def told(won: float, games: int, players: int) -> str:
    """A share, with two standard errors, and a mark if it is not what it should be."""
    least, most = SHARES[players]
    mark = "" if least <= won <= most else " !"
    return f"{won:.1%} ± {2 * math.sqrt(won * (1 - won) / max(1, games)):.1%}{mark}"


def balance(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    found: list[Played] = []
    for players in (4, 2):
        these = list(pool.map(watch, jobs(players, games, seed), chunksize=4))
        found += these
        clans_table(console, these, players)
        lengths(console, these)
    cards_table(console, found)


def clans_table(console: Console, found: Sequence[Played], players: int) -> None:
    grid = Grid(title=f"greedy among itself, {players} players, {len(found)} games")
    for column in ("clan", "wins", "points"):
        grid.add_column(column, justify="right")
    for clan in CLANS:
        points = [one.scores[one.job.clans.index(clan)] for one in found if clan in one.job.clans]
        grid.add_row(clan, told(*share(found, clan), players), f"{mean(points):.1f}" if points else "")
    console.print(grid)


def lengths(console: Console, found: Sequence[Played]) -> None:
    rounds = Counter(one.rounds for one in found)
    meant = sum(n for long, n in rounds.items() if long in ROUNDS) / len(found)
    each = ", ".join(f"{long}: {n / len(found):.1%}" for long, n in sorted(rounds.items()))
    console.print(f"rounds {each}; {meant:.1%} of the games last {ROUNDS[0]} to {ROUNDS[-1]}")


def cards_table(console: Console, found: Sequence[Played]) -> None:
    """Of the games that its clan is in, how many use a card: the least used first, with a mark if it is too few."""
    box = new(Job(CLANS[:2], 0), TITLE).game.box
    for deck in (*CLANS, "near", "distant"):
        these = [one for one in found if deck in one.job.clans or deck not in CLANS]
        names = dict.fromkeys(card.name for card in box.cards if card.deck == deck and not card.start)
        shares = {name: sum(name in one.used for one in these) / max(1, len(these)) for name in names}
        each = sorted(shares.items(), key=lambda one: one[1])
        marked = (f"{name.partition('_')[2]} {part:.1%}{' !' if part < USED else ''}" for name, part in each)
        console.print(f"[bold]{deck}[/bold]: {', '.join(marked)}")


# Alone


def alone(console: Console, pool: ProcessPoolExecutor, games: int, seed: int) -> None:
    scenarios = list(new(Job(CLANS[:2], 0), TITLE).game.box.scenarios)
    asked = [Job((clan,), seed + i, scenario) for scenario in scenarios for clan in CLANS for i in range(games)]
    found = list(pool.map(watch, asked, chunksize=4))
    grid = Grid(title=f"greedy alone, {games} games each: won, points")
    for column in ("clan", *scenarios):
        grid.add_column(column, justify="right")
    for clan in CLANS:
        row: list[str] = []
        for scenario in scenarios:
            these = [one for one in found if one.job.clans == (clan,) and one.job.scenario == scenario]
            row.append(f"{told(*share(these, clan), 1)}, {mean(one.scores[0] for one in these):.1f}")
        grid.add_row(clan, *row)
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
        for part, measure in (("strength", strength), ("balance", balance), ("alone", alone)):
            if part in chosen:
                measure(console, pool, asked.games, asked.seed)
    spent = os.times()
    console.print(f"{spent.user + spent.system + spent.children_user + spent.children_system:.1f} s of processor time")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
