"""`stead arena`: bots against bots, checks of what was played, and the ladder."""

import contextlib
import os
import re
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stead.arena import figures, stored
from stead.arena import ladder as ladders
from stead.arena import verify as checks
from stead.arena.arena import Arena, Trial
from stead.arena.errors import ArenaError
from stead.arena.games import Game, Match
from stead.arena.games import play as play_block
from stead.arena.results import Lone, Meeting, lone, meetings, milliseconds
from stead.arena.statistics import Sprt
from stead.arena.workers import Cluster, Processes, Workers, in_order
from stead.cli import files
from stead.cli.arguments import read_title
from stead.cli.screen import Paper
from stead.cli.signals import noticing
from stead.cli.sorry import Sorry, tell
from stead.kernel.errors import SetupError
from stead.kernel.title import Title, names
from stead.text import Voice

GAMES = 200
AGAIN = 10
"""So many games are played anew when a file is checked."""
PAGE = Path("docs/ladder.md")
SECONDS = 10.0
"""Between two lines of progress, where they are read later."""
TICK = 1.0
"""Between two looks at how it stands, where somebody watches."""


class Hands(NamedTuple):
    """Who does the work: so many processes, or a cluster."""

    processes: int | None
    cluster: str | None

    @contextlib.contextmanager
    def working(self) -> Iterator[Workers]:
        workers = Processes(self.processes or os.cpu_count() or 1) if self.cluster is None else Cluster(self.cluster)
        try:
            yield workers
        finally:
            workers.close()


class Asked(NamedTuple):
    """What stands on the command line."""

    title: Title[Any]
    bots: tuple[str, ...]
    players: int
    options: dict[str, Any]
    seed: int
    games: int | None
    blocks: int | None
    sprt: tuple[float, float] | None
    file: Path | None


@contextlib.contextmanager
def _in_words(voice: Voice) -> Iterator[None]:
    """What the arena has to say, in the person's language."""
    try:
        yield
    except ArenaError as error:
        raise Sorry(error.said(voice)) from None
    except SetupError as error:
        raise Sorry(voice.say("terminal-bad-setup", problem=str(error))) from None


# Playing


def play(voice: Voice, asked: Asked, hands: Hands) -> int:
    """Plays, and says what came of it. Whoever stops keeps what was played."""
    with _in_words(voice):
        _check(voice, asked)
        match = Match(asked.title, asked.bots, asked.players, asked.options)
        arena = Arena(match, asked.file or Path(_file_name(match)))
        trial = Trial(Sprt(*asked.sprt), asked.seed, arena.games) if asked.sprt else None
        wanted = _blocks(asked, match)
        seeds = count(asked.seed) if wanted is None else range(asked.seed, asked.seed + wanted)
        with noticing() as told, hands.working() as workers, _Progress(voice, arena, trial, wanted) as progress:
            begun = "goes-on" if arena.games else "file"
            tell(voice.say(f"terminal-arena-{begun}", file=str(arena.file), games=len(arena.games)))
            if trial is None or trial.verdict is None:
                for block in in_order(workers, play_block, arena.missing(seeds), lambda: bool(told)):
                    arena.take(block)
                    progress.look()
                    if trial is not None:
                        trial.take(block)
                        if trial.verdict is not None:
                            break
        print("\n".join(report(voice, arena.games, trial)), flush=True)
        if told:
            tell(voice.say("terminal-arena-stopped", file=str(arena.file)))
        return told.code


def _check(voice: Voice, asked: Asked) -> None:
    if asked.games is not None and asked.blocks is not None:
        raise Sorry(voice.say("terminal-arena-games-or-blocks"))
    if asked.sprt is not None:
        elo0, elo1 = asked.sprt
        if not -2000 <= elo0 < elo1 <= 2000:
            raise Sorry(voice.say("terminal-arena-sprt-bounds"))
        if len(asked.bots) > 2:
            raise Sorry(voice.say("terminal-arena-sprt-two"))


def _blocks(asked: Asked, match: Match) -> int | None:
    """How many deals; None: as many as it takes."""
    if asked.blocks is not None:
        return asked.blocks
    if asked.games is None and asked.sprt is not None:
        return None
    each = 1 if match.players == 1 else match.players
    return -(-(asked.games or GAMES) // each)


def _file_name(match: Match) -> str:
    """By what is played: the same command goes on with the same file."""
    words = [match.title.name, *names(match.title.modules), f"{match.players}p", *match.bots]
    words += [str(value) for value in match.options.values()]
    return re.sub(r"[^\w.+-]+", "_", "-".join(words)) + ".jsonl"


class _Progress:
    """How it stands: a line that changes where somebody watches, a line now and then where it is read later."""

    def __init__(self, voice: Voice, arena: Arena, trial: Trial | None, blocks: int | None) -> None:
        self._voice, self._arena, self._trial = voice, arena, trial
        console = Paper(stderr=True)
        self._live = console.is_terminal
        self._every = TICK if self._live else SECONDS
        self._last = time.monotonic()
        columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not self._live)
        total = None if blocks is None else blocks * len(arena.match.pairs) * arena.match.games_a_block
        self._task = self._bar.add_task("", total=total, completed=len(arena.games))

    def __enter__(self) -> "_Progress":
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def look(self) -> None:
        if time.monotonic() - self._last < self._every:
            return
        self._last = time.monotonic()
        said = self._said()
        if self._live:
            self._bar.update(self._task, completed=len(self._arena.games), description=said)
        else:
            tell(said)

    def _said(self) -> str:
        said = self._voice.say("terminal-arena-so-far", games=len(self._arena.games))
        for meeting in meetings(self._arena.games)[:3]:
            said += f" {meeting.guest} – {meeting.host}: {figures.percent(meeting.share)}."
        if self._trial is not None:
            said += f" LLR {self._trial.llr:.2f}."
        return said


def report(voice: Voice, games: Sequence[Game], trial: Trial | None) -> list[str]:
    """What the games say, line by line."""
    lines = [_alone(voice, one) for one in lone(games)]
    lines += [_met(voice, meeting) for meeting in meetings(games)]
    for bot, spent in milliseconds(games).items():
        lines.append(voice.say("terminal-arena-time", bot=bot, time=figures.milliseconds(spent)))
    if trial is not None:
        lines.append(_tested(voice, trial))
    return lines or [voice.say("terminal-arena-nothing")]


def _alone(voice: Voice, one: Lone) -> str:
    told = dict(bot=one.bot, games=len(one.games), points=figures.points(one.points))
    if one.won is None:
        return voice.say("terminal-arena-alone", **told)
    return voice.say("terminal-arena-alone-won", won=figures.percent(one.won), **told)


def _met(voice: Voice, meeting: Meeting) -> str:
    how = "beside" if meeting.players == 1 else "among" if meeting.elo is None else "against"
    return voice.say(
        f"terminal-arena-{how}",
        guest=meeting.guest,
        host=meeting.host,
        games=meeting.games,
        blocks=len(meeting.blocks),
        share=figures.percent(meeting.share),
        times=figures.times(meeting.fair_shares),
        elo="" if meeting.elo is None else figures.elo(meeting.elo),
        better=f"{100 * meeting.superiority:.1f}",
    )


def _tested(voice: Voice, trial: Trial) -> str:
    low, high = (f"{bound:.2f}" for bound in trial.sprt.bounds)
    verdict = "open" if trial.verdict is None else ("elo0", "elo1")[trial.verdict]
    return voice.say(
        f"terminal-arena-sprt-{verdict}",
        llr=f"{trial.llr:.2f}",
        low=low,
        high=high,
        blocks=len(trial.scores),
        elo0=f"{trial.sprt.elo0:g}",
        elo1=f"{trial.sprt.elo1:g}",
    )


# Files


def verify(voice: Voice, paths: Sequence[str], hands: Hands, again: int | None, content: Path | None) -> int:
    """Replays all games of these files and plays some of them anew. 1 if anything is wrong with one."""
    wrong = 0
    with _in_words(voice), noticing() as told, hands.working() as workers:
        for path in map(Path, paths):
            games = stored.read(path)
            own = read_title(voice, games[0].title, content, games[0].modules) if content and games else None
            jobs = checks.plan(games, AGAIN if again is None else again, own)
            done = list(in_order(workers, checks.check, jobs, lambda: bool(told)))
            if told:
                return told.code
            bad = [checked for checked in done if checked.problem]
            for checked in bad:
                print(voice.say("terminal-arena-wrong", file=str(path), line=checked.number, problem=checked.problem))
            wrong += len(bad)
            anew = sum(checked.asked > 0 for checked in done)
            counts = dict(games=len(done), replayed=sum(checked.replayed for checked in done), anew=anew)
            choices = sum(checked.asked for checked in done)
            print(voice.say("terminal-arena-verified", file=str(path), wrong=len(bad), choices=choices, **counts))
    return 1 if wrong else 0


def pack(voice: Voice, paths: Sequence[str]) -> int:
    with _in_words(voice):
        for path in map(Path, paths):
            games = stored.read(path)
            target = path.with_name(path.name.removesuffix(".gz").removesuffix(".jsonl") + ".jsonl.gz")
            if target == path:
                raise ArenaError("packed-already", file=str(path))
            stored.pack(games, target)
            size = target.stat().st_size
            print(voice.say("terminal-arena-packed", file=str(target), games=len(games), bytes=size), flush=True)
    return 0


def ladder(voice: Voice, paths: Sequence[str], page: Path | None) -> int:
    page = page or PAGE
    with _in_words(voice):
        games = [game for path in paths for game in stored.read(Path(path))]
        text = ladders.ladder(games)
    try:
        files.replace(page.resolve(), text)
    except OSError as error:
        raise Sorry(
            voice.say("terminal-arena-unwritable", file=str(page), problem=files.trouble(voice, error))
        ) from None
    print(voice.say("terminal-arena-ladder", file=str(page), games=len(games)), flush=True)
    return 0
