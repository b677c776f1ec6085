"""How fast the engine is, and how fast catanatron is on the same machine in the same run, in processor time.

    python bench/engine.py                      a table, after about a minute
    python bench/engine.py --seconds 0.2        quicker and rougher
    python bench/engine.py --json speed.json    the numbers as data, too
    python bench/engine.py --titles             all titles: random play, greedy, copies, dealing anew
    python bench/engine.py --against main       the same, beside another commit

What is measured, and what may be compared with what, is in bench/README.md.
"""

import argparse
import io
import json
import platform
import random
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from statistics import median
from typing import Any, Protocol

import beside

import stead

ROOT = Path(__file__).parents[1]
PEER = "catanatron"
ABSENT = "catanatron is not installed, so only Stead is measured: pip install -e '.[bench]' brings it."
SAMPLES = 60
"""Tables from the middle of games on which copying and listing are measured."""

Times = dict[str, list[float]]


class Engine(Protocol):
    """What is asked of both engines."""

    name: str

    def play(self, players: int, seed: int) -> int:
        """A whole game of random choices; how many there were."""
        ...

    def tasks(self) -> dict[str, tuple[Sequence[Any], Callable[[Any], object]]]:
        """What else is timed: things from the middle of games, and what is done with each."""
        ...


class Stead:
    name = f"stead {stead.__version__}"
    factions = ("romans", "barbarians", "egyptians", "japanese")

    def play(self, players: int, seed: int) -> int:
        choose = random.Random(seed).choice
        table = stead.Table.new("settlers", self.factions[:players], seed)
        choices = 0
        while not table.over:
            table.push(choose(table.decision.options))
            choices += 1
        return choices

    def tasks(self) -> dict[str, tuple[Sequence[Any], Callable[[Any], object]]]:
        between, inside = self._middle()
        return {
            "copy between actions": (between, lambda table: table.clone()),
            "copy inside an action": (inside, lambda table: table.clone()),
            "list the options": (between, _list_options),
        }

    def _middle(self) -> tuple[list[stead.Table], list[stead.Table]]:
        """Tables in round 3: at the beginning of a turn, and in the middle of an action."""
        between: list[stead.Table] = []
        inside: list[stead.Table] = []
        for seed in range(10_000):
            choose = random.Random(seed).choice
            table = stead.Table.new("settlers", self.factions[:2], seed)
            while not table.over and table.game.round <= 3:
                if table.game.round == 3 and table.game.phase == "action":
                    (between if table.decision.opening else inside).append(table.clone())
                table.push(choose(table.decision.options))
            if len(between) >= SAMPLES and len(inside) >= SAMPLES:
                break
        return between[:SAMPLES], inside[:SAMPLES]


def _list_options(table: stead.Table) -> object:
    return table.decision.relist()


class Catanatron:
    name = PEER

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer  # an extra: not everybody has it
        from catanatron.models.actions import generate_playable_actions

        self.name = f"{PEER} {metadata.version(PEER)}"
        self._game, self._player, self._colours, self._list = Game, RandomPlayer, list(Color), generate_playable_actions

    def _new(self, players: int, seed: int) -> Any:
        return self._game([self._player(colour) for colour in self._colours[:players]], seed=seed + 1)

    def play(self, players: int, seed: int) -> int:
        game = self._new(players, seed)
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    def tasks(self) -> dict[str, tuple[Sequence[Any], Callable[[Any], object]]]:
        middle = []
        for seed in range(SAMPLES):
            game = self._new(2, seed)
            for _ in range(200 + seed):  # random games take some 700 ticks
                if game.winning_color() is None:
                    game.play_tick()
            middle.append(game.copy())
        return {
            "copy between actions": (middle, lambda game: game.copy()),
            "list the options": (middle, lambda game: self._list(game.state)),
        }


def measure_play(engine: Engine, players: int, seconds: float, seed: int, times: Times) -> None:
    """Whole games until so much processor time is spent. The last one is played to its end."""
    choices = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        choices += engine.play(players, seed + games)
        games += 1
    times.setdefault(f"decisions/s, {players} players", []).append(choices / spent)
    times.setdefault(f"games/s, {players} players", []).append(games / spent)


def measure_task(name: str, things: Sequence[Any], task: Callable[[Any], object], seconds: float, times: Times) -> None:
    """Microseconds of processor time for one, over all the things in turn."""
    done = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        for thing in things:
            task(thing)
        done += len(things)
    times.setdefault(f"µs to {name}", []).append(spent / done * 1e6)


def measure(engines: Sequence[Engine], seconds: float, repeats: int) -> dict[str, Times]:
    """Everything, several times over, the engines by turns: what disturbs the machine for a while disturbs both."""
    found: dict[str, Times] = {engine.name: {} for engine in engines}
    prepared = [(engine, engine.tasks()) for engine in engines]
    for repeat in range(repeats):
        by_turns = prepared if repeat % 2 == 0 else prepared[::-1]
        for players in (2, 4):
            for engine, _ in by_turns:
                measure_play(engine, players, seconds, 1000 * repeat, found[engine.name])
        for engine, tasks in by_turns:
            for name, (things, task) in tasks.items():
                measure_task(name, things, task, seconds / 2, found[engine.name])
    return found


def report(found: dict[str, Times]) -> list[str]:
    """Medians, with the least and the most, side by side."""
    ours, *peers = found.values()
    columns = [[""], *([name] for name in found)]
    if peers:
        columns.append(["stead is quicker"])
    for measured in ours:
        columns[0].append(measured)
        for column, times in zip(columns[1:], found.values(), strict=False):
            column.append(shown(times[measured]) if measured in times else "-")
        if peers:
            columns[-1].append(ratio(measured, ours, peers[0]))
    widths = [max(map(len, column)) for column in columns]
    rows = zip(*columns, strict=True)
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return [lines[0], "-" * len(max(lines, key=len)), *lines[1:]]


def shown(values: Sequence[float]) -> str:
    digits = 0 if median(values) >= 1000 else 1
    least, middle, most = (f"{value:,.{digits}f}" for value in (min(values), median(values), max(values)))
    return f"{middle} ({least}-{most})"


def ratio(measured: str, ours: Times, theirs: Times) -> str:
    """How many times quicker, from what was measured one right after the other."""
    if measured not in theirs or measured.startswith("games"):  # games of another length say nothing
        return ""
    pairs = list(zip(ours[measured], theirs[measured], strict=True))
    return f"{median(b / a if measured.startswith('µs') else a / b for a, b in pairs):.1f} x"


def copies_of(commit: str | None, folder: Path) -> list[Path]:
    """Folders with the package as it was in a commit, if one is named, and as it is here."""
    copies = [folder / commit.replace("/", "-"), folder / "here"] if commit else [folder / "here"]
    if commit:
        packed = subprocess.run(["git", "archive", commit, "stead"], cwd=ROOT, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(copies[0], filter="data")
    shutil.copytree(ROOT / "stead", copies[-1] / "stead", ignore=shutil.ignore_patterns("__pycache__", "pages"))
    return copies


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="bench/engine.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="of processor time for each measurement (default: 2)"
    )
    parser.add_argument("--repeats", type=int, default=5, help="of everything; medians are shown (default: 5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every number to a file")
    parser.add_argument("--alone", action="store_true", help="leave catanatron out")
    parser.add_argument("--titles", action="store_true", help="measure all titles instead")
    parser.add_argument("--against", metavar="COMMIT", help="measure all titles, here and as they were there")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repeats < 1:
        parser.error("--seconds is more than 0, --repeats at least 1")
    machine = f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}"
    settings = f"{machine}; median of {options.repeats} (least-most), {options.seconds:g} s of processor time each\n"
    if options.titles or options.against:
        with tempfile.TemporaryDirectory() as folder:
            try:
                copies = copies_of(options.against, Path(folder))
            except subprocess.CalledProcessError as error:
                print(f"git knows no commit {options.against!r}: {error.stderr.decode().strip()}", file=sys.stderr)
                return 1
            print(settings)
            print("\n".join(beside.compare(copies, options.seconds, options.repeats)))
        return 0
    engines: list[Engine] = [Stead()]
    if not options.alone:
        try:
            engines.append(Catanatron())
        except ImportError:
            print(ABSENT, file=sys.stderr)
    found = measure(engines, options.seconds, options.repeats)
    print(settings)
    print("\n".join(report(found)))
    if options.json is not None:
        medians = {name: {what: median(values) for what, values in times.items()} for name, times in found.items()}
        data = {"machine": machine, "seconds": options.seconds, "medians": medians, "values": found}
        try:
            options.json.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")
        except OSError as error:
            print(f"{options.json} cannot be written: {error.strerror}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
