"""Training: rounds of games and of learning. The first games are greedy's, the next those of keen with what was learned
so far; each time a new network learns from all of them.

All of it lies in a folder: notes of every bundle of games, the weights of every round and `curve.json`. Whoever begins
again there goes on where it was.
"""

import hashlib
import json
import os
import platform
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np

from stead.arena.workers import Workers, in_order
from stead.kernel.title import Title, names
from stead.minds import MindError
from stead.minds.judge import file_of
from stead.minds.net import Net
from stead.minds.training.games import Notes, best_opinion, play
from stead.minds.training.learn import Progress, errors, learn_choices, learn_values, looking_ahead, temper

BUNDLE = 50
"""Games that are played in one go."""
FIRST_OPINION = 2.0
"""What the title's own estimates count for beside the network, until games of keen tell what is best."""
APART = 200_000
"""The seeds of one round and of the next."""

Tell = Callable[[str, int, float], None]
"""What is done, in which round, and how far it is."""


@dataclass(frozen=True)
class Settings:
    """How much is played and learned. What comes of it follows from that, and from nothing else."""

    first: int = 16_000
    """Games of greedy."""
    rounds: int = 1
    games: int = 1000
    """Of keen, in each round."""
    epochs: float = 2.0
    """How often it goes over all notes in one sweep."""
    sweeps: int = 5
    """In a round: what one network thinks of later moments is what the next one learns of earlier ones."""
    choice_epochs: float = 3.0
    rate: float = 2e-3
    deals: int = 4
    """In which keen tries every option, when it plays with what was learned."""
    seed: int = 0


@dataclass
class Curve:
    """How it went, round by round; seconds are processor time, of all processes together."""

    title: str
    modules: list[str]
    features: str
    settings: Settings
    machine: str = ""
    rounds: list[dict[str, float]] = field(default_factory=list[dict[str, float]])


class Training:
    def __init__(self, title: Title[Any], settings: Settings, folder: Path) -> None:
        self.title = title
        self.folder = folder
        self.curve = self._begin(settings)

    def _begin(self, settings: Settings) -> Curve:
        modules = list(names(self.title.modules))
        curve = Curve(self.title.name, modules, self.title.eyes().identity, settings, machine())
        file = self.folder / "curve.json"
        if not file.exists():
            return curve
        try:
            written = json.loads(file.read_text("utf-8"))
            old = Curve(**{**written, "settings": Settings(**written["settings"])})
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise MindError(f"{file} cannot be read ({error}): take another folder, or remove it") from None
        if (old.title, old.modules, old.features, old.settings) != (*_what(curve), settings):
            raise MindError(
                f"{self.folder} holds a training of something else, or with other settings: take another folder"
            )
        return old

    def run(self, workers: Workers, tell: Tell, stopped: Callable[[], bool] = lambda: False) -> Net | None:
        """The network; None, if somebody wanted to stop before there was one."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write()
        net: Net | None = None
        for number in range(self.curve.settings.rounds + 1):
            file = self.folder / f"weights-{number}.npz"
            if number < len(self.curve.rounds) and file.exists():
                net = Net.load(file.read_bytes(), file.name)
                continue
            if not self._play(number, net, workers, tell, stopped):
                return None
            net = self._learn(number, net, tell)
            file.write_bytes(net.save())
            self._write()
        return net

    # Games

    def _play(self, number: int, net: Net | None, workers: Workers, tell: Tell, stopped: Callable[[], bool]) -> bool:
        """All games of a round, those that are there already left out."""
        weights = None if net is None else net.save()
        bundles = list(self._bundles(number))
        left = [bundle for bundle in bundles if not self._file(number, bundle).exists()]
        jobs = [(self.title.name, names(self.title.modules), bundle, weights) for bundle in left]
        done = len(bundles) - len(left)
        for bundle, (notes, seconds) in zip(left, in_order(workers, _work, jobs, stopped), strict=False):
            put(notes, seconds, self._file(number, bundle))
            done += 1
            tell("games", number, done / len(bundles))
        if done < len(bundles):
            return False
        spent = sum(float(np.load(self._file(number, bundle))["seconds"]) for bundle in bundles)
        self.curve.rounds[number:] = [{"games": bundles[-1][-1] + 1 - bundles[0][0], "playing_s": round(spent, 1)}]
        return True

    def _bundles(self, number: int) -> Iterator[range]:
        """The seeds of the games of a round."""
        settings = self.curve.settings
        begin = settings.seed + number * APART
        end = begin + (settings.games if number else settings.first)
        for seed in range(begin, end, BUNDLE):
            yield range(seed, min(seed + BUNDLE, end))

    def _file(self, number: int, bundle: Sequence[int]) -> Path:
        return self.folder / f"notes-{number}-{bundle[0]}.npz"

    # Learning

    def _learn(self, number: int, before: Net | None, tell: Tell) -> Net:
        began, settings = time.process_time(), self.curve.settings
        files = [[self._file(one, bundle) for bundle in self._bundles(one)] for one in range(number + 1)]
        notes = Notes.joined([get(file) for each in files for file in each])
        newest = Notes.joined([get(file) for file in files[-1]])
        eyes = self.title.eyes()
        together = notes.margins[notes.players > 1] if (notes.players > 1).any() else notes.margins
        so_far = FIRST_OPINION if before is None else before.about["opinion"]
        about = {
            "title": self.title.name,
            "modules": self.curve.modules,
            "ruleset": self.title.ruleset,
            "features": eyes.identity,
            "scale": max(1.0, round(float(together.std()), 2)),
            "opinion": best_opinion(newest.trials, so_far),
            "deals": settings.deals,
            "identity": "",
        }
        said = lambda what, far: tell(what, number, far)  # noqa: E731
        net, found = self._sweep(notes, before, about, said)
        found["temper"] = temper(net, notes)
        found |= learn_choices(net, notes, settings.choice_epochs, settings.rate, said)
        net.about["identity"] = hashlib.sha256(net.save()).hexdigest()[:12]
        self.curve.rounds[number] |= {
            "notes": len(notes.rows),
            "opinion": about["opinion"],
            "learning_s": round(time.process_time() - began, 1),
            **{name: round(value, 4) for name, value in found.items()},
        }
        return net

    def _sweep(
        self, notes: Notes, before: Net | None, about: dict[str, Any], said: Progress
    ) -> tuple[Net, dict[str, float]]:
        """A network that has learned how games end, and its errors on games kept aside. Each sweep begins with one that
        knows nothing: what the last one has learned by heart is not learned twice."""
        settings, eyes = self.curve.settings, self.title.eyes()
        for sweep in range(settings.sweeps):
            net = Net.new(len(eyes.names), len(eyes.option_names), self.title.players[1], about)
            ahead = notes if before is None else looking_ahead(notes, before)
            learn_values(
                net,
                ahead,
                settings.epochs,
                settings.rate,
                lambda what, far, n=sweep: said(what, (n + far) / settings.sweeps),
            )
            before = net
        assert before is not None
        return before, errors(before, notes)

    def _write(self) -> None:
        part = self.folder / "curve.part"
        part.write_text(json.dumps(asdict(self.curve), indent=1) + "\n", "utf-8")
        part.replace(self.folder / "curve.json")

    def hand_over(self, net: Net, into: Path) -> Path:
        """Weights and curve, to where they are played with."""
        into.mkdir(parents=True, exist_ok=True)
        file = into / f"{file_of(self.title)}.npz"
        file.write_bytes(net.save())
        file.with_suffix(".json").write_text(json.dumps(asdict(self.curve), indent=1) + "\n", "utf-8")
        return file


def _what(curve: Curve) -> tuple[str, list[str], str]:
    return curve.title, curve.modules, curve.features


def _work(job: tuple[str, Sequence[str], Sequence[int], bytes | None]) -> tuple[Notes, float]:
    """With the seconds that it took, of processor time."""
    began = time.process_time()
    return play(*job), time.process_time() - began


def put(notes: Notes, seconds: float, file: Path) -> None:
    """Whole or not at all."""
    part = file.with_suffix(".part")
    with part.open("wb") as opened:
        np.savez(opened, seconds=seconds, **{one.name: getattr(notes, one.name) for one in fields(Notes)})
    part.replace(file)


def get(file: Path) -> Notes:
    with np.load(file, allow_pickle=False) as found:
        return Notes(**{one.name: found[one.name] for one in fields(Notes)})


def machine() -> str:
    return f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}"
