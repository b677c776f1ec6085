"""`stead train`: weights for the bots that learn, from nothing."""

import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from stead.arena.errors import ArenaError
from stead.arena.workers import Cluster, Here, Processes, Workers
from stead.cli.play import INTERRUPTED
from stead.cli.sorry import Sorry
from stead.kernel.title import Title
from stead.minds import MindError
from stead.minds.training.rounds import Settings, Training
from stead.text import Voice


def train(
    voice: Voice, title: Title[Any], settings: Settings, folder: Path, into: Path, processes: int, ray: str | None
) -> int:
    try:
        training = Training(title, settings, folder)
        workers: Workers = Cluster(ray) if ray is not None else Processes(processes) if processes > 1 else Here()
    except MindError as error:
        raise Sorry(voice.say("terminal-train-cannot", problem=str(error))) from None
    except ArenaError as error:
        raise Sorry(error.said(voice)) from None
    stop = threading.Event()

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        with _Telling(voice, settings.rounds) as telling:
            net = training.run(workers, telling.tell, stop.is_set)
    finally:
        signal.signal(signal.SIGINT, before)
        workers.close()
    if net is None:
        print(voice.say("terminal-train-stopped", folder=str(folder)))
        return INTERRUPTED
    file = training.hand_over(net, into)
    for number, told in enumerate(training.curve.rounds):
        print(voice.say("terminal-train-round", n=number, told=", ".join(f"{name} {n:g}" for name, n in told.items())))
    print(voice.say("terminal-train-done", file=str(file)))
    return 0


class _Telling:
    """How far it is: bars in a terminal, a line for each tenth elsewhere."""

    def __init__(self, voice: Voice, rounds: int) -> None:
        self._voice = voice
        self._rounds = rounds
        self._bars: dict[tuple[str, int], Any] = {}
        self._told: dict[tuple[str, int], int] = {}
        self._progress: Progress | None = None
        if sys.stderr.isatty():
            columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %")
            self._progress = Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True))

    def __enter__(self) -> "_Telling":
        if self._progress is not None:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def tell(self, what: str, number: int, far: float) -> None:
        words = self._voice.say(f"terminal-train-{what}", n=number, rounds=self._rounds)
        if self._progress is not None:
            if (what, number) not in self._bars:
                self._bars[what, number] = self._progress.add_task(words, total=1.0)
            self._progress.update(self._bars[what, number], completed=far)
        elif int(far * 10) > self._told.get((what, number), 0):
            self._told[what, number] = int(far * 10)
            print(f"{words}: {far:.0%}", file=sys.stderr, flush=True)
