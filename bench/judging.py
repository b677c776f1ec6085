"""How well does a network judge where an answer leads?

    python bench/judging.py [--games 30] [--times 16] [--players 2] [--processes 2] [TITLE ...]

Keen plays against itself. At five of its questions in each game every answer it looks at is given, the turn completed,
and from there on everybody plays as greedy would, so many times, in deals that are the same for all answers. The mean
of how these games end is what an answer is truly worth, as far as greedy makes something of it. By title:

error        of the margin that the network expects, in points, beside how much margins differ
network      how its differences between the answers to a question go with the true ones, from 0 to 1
estimates    how those of the title's own estimates do, which greedy goes by
keen         points that keen's answer is worth more than greedy's, a question
looking      points that the best answer by half of those games is worth more than greedy's, by the other half:
             what there is to be had
"""

import argparse
import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = os.environ["MKL_NUM_THREADS"] = "1"

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from stead import Table, bots, shelf
from stead.bots.insight import Insight
from stead.deals import deal
from stead.kernel.decision import Decision
from stead.kernel.errors import SetupError
from stead.minds import MindError
from stead.minds.ahead import led_to
from stead.minds.judge import margin
from stead.minds.keen import Keen, promising
from stead.minds.net import Array

OF_A_GAME = 5


@dataclass
class Question:
    """By answer: what was found and what was thought of it."""

    ends: Array
    """Margins of the games played on, a row for each answer."""
    network: Array
    estimates: Array
    keen: int

    @property
    def greedy(self) -> int:
        return int(self.estimates.argmax())


def questions(name: str, players: int, seed: int, times: int) -> list[Question]:
    title = shelf.title(name)
    table = deal(title, players, seed, {})
    keens = [Keen(title, seed + seat) for seat in range(players)]
    asked: list[tuple[Table, Decision]] = []
    while not table.over:
        decision = table.decision
        asked.append((table.clone(), decision))
        table.push(keens[decision.seat].search(Insight(table, decision.seat)), decision.seat)
    some = random.Random(seed).sample(asked, min(OF_A_GAME, len(asked)))
    return [_question(before, decision, keens[decision.seat], times) for before, decision in some]


def _question(before: Table, decision: Decision, keen: Keen, times: int) -> Question:
    seat, options = decision.seat, decision.options
    insight = Insight(before, seat)
    estimates = keen.estimates(insight, options)
    looked_at = promising(estimates)
    worths = keen.worths(insight)[looked_at]
    tables = led_to(before, seat, [options[n] for n in looked_at], keen.judge)
    _, margins = keen.judge.seen_by(seat, tables)
    ends = np.array([[_played_on(table, seat, number) for number in range(times)] for table in tables], float)
    return Question(ends, margins, estimates[looked_at], int(worths.argmax()))


def _played_on(table: Table, seat: int, seed: int) -> int:
    if table.over:
        return margin(table.scores, seat)
    table = table.determinize(seat, seed)
    bots.play_out(table, [bots.make("greedy", table.title, 0) for _ in table.setup.seats])
    return margin(table.scores, seat)


def _apart(values: Array) -> Array:
    """From the mean of the answers."""
    return values - values.mean(0)


def together(found: list[Question], thought: list[Array]) -> float:
    """How what was thought of the answers goes with how they ended, whose own luck is taken out."""
    true = np.concatenate([_apart(one.ends.mean(1)) for one in found])
    guess = np.concatenate([_apart(one) for one in thought])
    luck = np.concatenate([_apart(one.ends).var(1, ddof=1) / one.ends.shape[1] for one in found])
    spread = max(true.var() - luck.mean(), 1e-9) * max(guess.var(), 1e-9)
    return float(np.mean(true * guess) / np.sqrt(spread))


def report(found: list[Question]) -> list[str]:
    ends = np.concatenate([one.ends for one in found])
    missed = np.concatenate([one.network for one in found]) - ends.mean(1)
    luck = float(np.mean(ends.var(1, ddof=1) / ends.shape[1]))
    error = np.sqrt(max(0.0, float(np.mean(missed**2)) - luck))
    gains = np.array([one.ends[one.keen].mean() - one.ends[one.greedy].mean() for one in found])
    looking = np.array([_halves(one) for one in found])
    return [
        str(len(found)),
        str(len(ends)),
        f"{error:.1f} of {ends.mean(1).std():.1f}",
        f"{together(found, [one.network for one in found]):.2f}",
        f"{together(found, [one.estimates for one in found]):.2f}",
        *(f"{one.mean():+.2f} ± {1.96 * one.std() / np.sqrt(len(one)):.2f}" for one in (gains, looking)),
    ]


def _halves(one: Question) -> float:
    """Chosen by every other game, judged by the rest, both ways."""
    halves = one.ends[:, ::2].mean(1), one.ends[:, 1::2].mean(1)
    return float(np.mean([there[here.argmax()] - there[one.greedy] for here, there in (halves, halves[::-1])]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(shelf.TITLES), metavar="TITLE")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--times", type=int, default=16)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    if asked.games < 1 or asked.times < 2:
        parser.error("it takes one game, and two times to tell luck from worth, at least")
    grid = Grid("title", "questions", "answers", "error", "network", "estimates", "keen", "looking")
    with ProcessPoolExecutor(asked.processes) as pool:
        for name in asked.titles:
            jobs: list[Any] = [
                pool.submit(questions, name, asked.players, asked.seed + number, asked.times)
                for number in range(asked.games)
            ]
            try:
                found = [one for job in track(jobs, name, transient=True) for one in job.result()]
            except (MindError, SetupError) as error:
                pool.shutdown(cancel_futures=True)
                sys.exit(str(error))
            grid.add_row(name, *report(found))
    Console().print(grid)


if __name__ == "__main__":
    main()
