"""`stead analyse`: what a finished game was worth; what cards are worth; whether the judge is right."""

import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from stead import shelf
from stead.analysis import cards as statistics
from stead.analysis.calibration import Calibration, calibrate
from stead.analysis.game import analyse
from stead.analysis.report import Depth
from stead.analysis.words import tell as told
from stead.arena import stored
from stead.arena.errors import ArenaError
from stead.cli import files
from stead.cli.analysed import Printed, print_calibration, print_statistics
from stead.cli.screen import Paper, Screen
from stead.cli.sorry import Sorry, tell
from stead.kernel.errors import SetupError, TableError
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.minds import MindError
from stead.minds import judge as judges
from stead.text import Voice

GAMES = 400
"""For a calibration: more than 10 000 positions."""
ARENA = (b'{"arena"', b"\x1f\x8b")
"""What a file of an arena begins with, packed or not."""


def game(voice: Voice, file: Path, content: Path | None, depth: Depth, as_json: bool) -> int:
    """One finished game, for reading or as JSON."""
    table, _ = files.load(voice, file, content)
    if not table.over:
        raise Sorry(voice.say("terminal-analyse-unfinished", file=str(file)))
    with _judging(voice, str(file)), _bar(voice, "terminal-analyse-progress") as progress:
        report = analyse(table, depth, progress=progress)
    if as_json:
        print(msgspec.json.encode(report).decode(), flush=True)
        return 0
    screen = Screen(Paper(), voice.lang, table.title, table.setup.seats, {})
    Printed(screen, table, report, told(report, table, voice.lang)).all()
    return 0


def cards(voice: Voice, paths: Sequence[Path], content: Path | None, as_json: bool) -> int:
    """Statistics over the games of these files."""
    gathering: statistics.Gathering | None = None
    title: Title[Any] | None = None
    left_out = 0
    with _bar(voice, "terminal-analyse-games") as progress:
        tables = [(path, table) for path in paths for table in _tables(voice, path, content)]
        for done, (path, make) in enumerate(tables):
            progress(done, len(tables))
            table = make()
            if not table.over:
                left_out += 1
                continue
            with _judging(voice, str(path)):
                if gathering is None:
                    title, gathering = table.title, statistics.Gathering(table.title)
                try:
                    gathering.add(table)
                except TableError:
                    raise Sorry(voice.say("terminal-analyse-mixed", file=str(path))) from None
    if left_out:
        tell(voice.say("terminal-analyse-left-out", games=left_out))
    if gathering is None or title is None:
        raise Sorry(voice.say("terminal-analyse-no-games"))
    found = gathering.statistics()
    if as_json:
        print(msgspec.json.encode(found).decode(), flush=True)
    else:
        print_statistics(Paper(), title, voice.lang, found)
    return 0


def _tables(voice: Voice, path: Path, content: Path | None) -> Iterator[Callable[[], Table]]:
    """The games of a file: one that was saved, or all those of an arena."""
    if not _is_arena(path):
        yield lambda: files.load(voice, path, content)[0]
        return
    try:
        games = stored.read(path)
    except ArenaError as error:
        raise Sorry(error.said(voice)) from None
    for number, one in enumerate(games, 1):
        if not one.choices:
            raise Sorry(voice.say("terminal-analyse-packed", file=str(path)))
        yield lambda one=one, number=number: _replayed(voice, path, number, one.record(), content)


def _is_arena(path: Path) -> bool:
    with contextlib.suppress(OSError), path.open("rb") as file:
        return file.read(8).startswith(ARENA)
    return False


def _replayed(voice: Voice, path: Path, number: int, record: dict[str, Any], content: Path | None) -> Table:
    try:
        title = shelf.title(record["title"], content, record.get("modules", ())) if content else None
        return Table.replay(record, title)
    except (TableError, KeyError) as error:
        words = dict(file=str(path), line=str(number), problem=str(error))
        raise Sorry(voice.say("terminal-analyse-broken", **words)) from None


class Wanted(NamedTuple):
    """A calibration, as the command line asks for it."""

    games: int
    players: tuple[int, ...]
    bots: tuple[str, ...]
    seed: int
    out: Path | None


def calibration(voice: Voice, title: Title[Any], wanted: Wanted, as_json: bool) -> int:
    """Play games, and compare what the judge says with how they end."""
    try:
        with _judging(voice, title.name), _bar(voice, "terminal-analyse-playing") as progress:
            judge = judges.of(title)
            found = calibrate(title, judge, wanted.games, wanted.players, wanted.bots, wanted.seed, progress)
    except SetupError as error:
        raise Sorry(voice.say("terminal-bad-setup", problem=str(error))) from None
    if wanted.out is not None:
        write(voice, found, wanted.out)
    if as_json:
        print(msgspec.json.encode(found).decode(), flush=True)
    else:
        print_calibration(Paper(), voice, title, found)
    return 0


def write(voice: Voice, found: Calibration, path: Path) -> None:
    """For the page that draws it."""
    try:
        files.replace(path.expanduser().resolve(), msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
    except (OSError, RuntimeError, ValueError) as error:
        problem = files.trouble(voice, error)
        raise Sorry(voice.say("terminal-analyse-unwritten", file=str(path), problem=problem)) from None


@contextlib.contextmanager
def _judging(voice: Voice, what: str) -> Iterator[None]:
    try:
        yield
    except MindError as error:
        raise Sorry(voice.say("terminal-analyse-no-judge", what=what, problem=str(error))) from None


@contextlib.contextmanager
def _bar(voice: Voice, words: str) -> Iterator[Callable[[int, int], None]]:
    """How far it is, where somebody watches."""
    if not sys.stderr.isatty():
        yield lambda _done, _of: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %")
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice.say(words), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)
