"""`./explore MINUTES`: all properties, in round after round with new games and examples."""

import argparse
import contextlib
import os
import re
import secrets
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stead import shelf
from stead.kernel.title import names

TESTS = Path(__file__).parent
EVERY = 5.0
"""Seconds between two lines of progress on a screen; elsewhere twelve times as many."""


def main() -> int:
    asked = argparse.ArgumentParser(prog="./explore", description=__doc__)
    asked.add_argument("minutes", type=float, help="how long")
    titles = [*shelf.TITLES, *names(shelf.MODULES)]
    asked.add_argument("--title", choices=titles, help="only what is about this title, or this module")
    words = asked.parse_args()
    exploration = Exploration(words.minutes * 60)
    try:
        while exploration.left > 0 and exploration.round(words.title):
            pass
    except KeyboardInterrupt:
        exploration.trouble = "Interrupted."
    exploration.sum_up()
    return 1 if exploration.found else 2 if exploration.trouble else 0


def property_files() -> list[str]:
    """Only these need be read."""
    marks = re.compile(r"from hypothesis|mark\.property|^@games", re.MULTILINE)
    return sorted(str(path) for path in TESTS.rglob("test_*.py") if marks.search(path.read_text("utf-8")))


class Exploration:
    """A plugin of pytest that hears of every test of every round."""

    def __init__(self, seconds: float) -> None:
        self.began = time.monotonic()
        self.seconds = seconds
        self.rounds = 0
        self.tried: Counter[str] = Counter()
        """By property: the looks or examples so far."""
        self.games: Counter[str] = Counter()
        self.found: dict[str, tuple[int, str]] = {}
        """By property: how often, and what to add to the tests, from the first time."""
        self.trouble = ""
        self.told = 0.0
        self.out = sys.stdout
        self.screen = sys.stdout.isatty()

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    @property
    def left(self) -> float:
        return self.seconds - self.spent

    def round(self, title: str | None) -> bool:
        """Whether there can be another."""
        seed = secrets.randbits(32)
        os.environ["STEAD_EXPLORE"] = str(seed)
        words = ["-m", "property", "-n", "auto", "--dist", "worksteal", "-p", "no:cacheprovider", *property_files()]
        words += ["--hypothesis-seed", str(seed), *(["-k", title] if title else [])]
        heard = Paper()
        with contextlib.redirect_stdout(heard):
            code = pytest.main(words, plugins=[self])
        self.rounds += 1
        self.tell()
        if code == pytest.ExitCode.INTERRUPTED and self.left > 0:
            raise KeyboardInterrupt
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
            self.trouble = f"pytest cannot run them:\n{heard.text[-3000:]}"
        return not self.trouble

    # What pytest tells

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        facts: dict[str, Any] = dict(report.user_properties)
        if report.when == "call":
            self.tried.update(facts.get("looks", {}))
            if "game" in facts:
                self.games[facts["title"]] += 1
            elif "examples" in facts:
                self.tried[report.nodeid] += facts["examples"]
        if report.failed:
            self.find(report, facts)
        if time.monotonic() - self.told > EVERY * (1 if self.screen else 12):
            self.tell()
        if self.left <= 0:
            pytest.exit("the time is up", returncode=pytest.ExitCode.INTERRUPTED)

    def find(self, report: pytest.TestReport, facts: dict[str, Any]) -> None:
        if facts.get("found"):
            where = "add to REGRESSIONS in tests/properties/regressions.py:"
            new = {name: f"{where}\n    {facts['game']},  # {name}\n{why}" for name, why in facts["found"].items()}
        else:
            new = {report.nodeid: pasted(report.longreprtext, facts.get("parameters", []))}
        for name, text in new.items():
            times, first = self.found.get(name, (0, text))
            self.found[name] = times + 1, first
            if not times:
                self.say(f"\nFound: {name}; {text}\n")

    # What we tell

    def tell(self) -> None:
        self.told = time.monotonic()
        games = ", ".join(f"{n} games of {title}" for title, n in sorted(self.games.items())) or "no game yet"
        found = f"{len(self.found)} found" if self.found else "nothing found"
        line = f"{clock(self.spent)} of {clock(self.seconds)}: {games}, {sum(self.tried.values())} looks, {found}"
        self.say(line, end="\r" if self.screen else "\n")

    def sum_up(self) -> None:
        self.say("\n\nLooks and examples of each property:")
        for name, n in sorted(self.tried.items()):
            self.say(f"{n:9} {name}")
        self.say("")
        self.tell()
        for name, (times, text) in self.found.items():
            self.say(f"\nFound {times} times: {name}; {text}")
        if self.trouble:
            self.say(f"\n{self.trouble}")
        self.say("")

    def say(self, text: str, end: str = "\n") -> None:
        print(text, end=end, file=self.out, flush=True)


class Paper:
    """What pytest would have printed."""

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> int:
        self.text = self.text[-100_000:] + text
        return len(text)

    def flush(self) -> None: ...

    def isatty(self) -> bool:
        return False


def pasted(text: str, parameters: list[str]) -> str:
    """The line for a test that Hypothesis refuted, without what pytest gives it; else what it said."""
    complaints = "\n".join(line for line in text.splitlines() if line.startswith("E "))
    example = re.search(r"Falsifying example: \w+\((.*?)^E?\s*\)", text, re.DOTALL | re.MULTILINE)
    if example is None:
        return f"it failed:\n{complaints or text[-3000:]}"
    lines = (re.sub(r"^E?\s+|\s*#.*$", "", line) for line in example[1].strip().splitlines())
    arguments = [line.rstrip(",") for line in lines if line and line.partition("=")[0] not in parameters]
    return f"add to the test:\n    @example({', '.join(arguments)})\n{complaints}"


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


if __name__ == "__main__":
    sys.exit(main())
