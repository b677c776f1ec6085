"""A desk to test the terminal at: the program as a process, at a pseudo-terminal, or in this process."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

import stead
from stead.cli.play import Play
from stead.cli.screen import Paper, Screen
from tests.cli.warm import become
from tests.signals import heard

ROOT = Path(__file__).parents[2]
SEED = next(
    seed for seed in range(99) if stead.Table.new("settlers", ["romans", "barbarians"], seed).decision.seat == 0
)
"""A game in which the first seat begins."""
PROGRAM = [sys.executable, "-m", "stead.cli.main"]


def environment(home, **more):
    """Nothing of the tester's own: no language, no colours, saves in a folder of the test."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    own = {"PYTHONPATH": str(ROOT), "HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "LANG": "en_GB.UTF-8"}
    return {**kept, **own, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", "TERM": "xterm-256color", **more}


def run(home, *words, lines="", **more):
    """Run `stead WORDS` with these lines on stdin. In an odd environment (`more`) it is started afresh."""
    command, env = [*PROGRAM, *words], environment(home, **more)
    if more:
        return subprocess.run(
            command, input=lines, capture_output=True, cwd=home, env=env, encoding="utf-8", timeout=120
        )
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("in", "out", "err")]
        for path, text in zip(streams, (lines, "", ""), strict=True):
            path.write_text(text, "utf-8")
        code = become(list(words), str(home), env, list(map(str, streams)))
        return subprocess.CompletedProcess(command, code, *(path.read_text("utf-8") for path in streams[1:]))


def saves(home):
    return sorted((home / "state" / "stead").glob("*.json"))


class Terminal:
    """The program at a pseudo-terminal. `seen` is everything it wrote."""

    def __init__(self, home, *words, columns=100, rows=50, **more):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = environment(home, **more)
        del env["COLUMNS"]
        with heard():
            self.process = subprocess.Popen(
                [*PROGRAM, *words],
                pass_fds=[slave],
                cwd=home,
                env=env,
                preexec_fn=lambda: os.login_tty(slave),  # noqa: PLW1509 - no threads here
            )
        os.close(slave)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def read(self, timeout=0.1):
        ready, _, _ = select.select([self.master], [], [], timeout)
        if not ready:
            return ""
        try:
            text = self.decoder.decode(os.read(self.master, 65536))
        except OSError:  # the other end is closed
            return ""
        self.seen += text
        return text

    def expect(self, text, timeout=60):
        """Wait until the program has written this since the last `send`."""
        ends = time.monotonic() + timeout
        while text not in self.seen[self.sent :]:
            self.read()
            assert time.monotonic() < ends, f"{text!r} did not come; the end of what came:\n{self.seen[-3000:]}"

    sent = 0

    def send(self, line, end="\n"):
        self.sent = len(self.seen)
        os.write(self.master, (line + end).encode())

    def interrupt(self):
        time.sleep(0.3)  # between writing its prompt and waiting for a key, Python notices no signal
        self.send("\x03", end="")

    def leave(self, timeout=60):
        """The exit code, once the program has ended."""
        ends = time.monotonic() + timeout
        while self.process.poll() is None:
            self.read()
            assert time.monotonic() < ends, f"it did not end; the end of what came:\n{self.seen[-3000:]}"
        while self.read():
            pass
        return self.process.returncode

    @property
    def screen(self):
        """What can be seen after the last time the screen was cleared."""
        return plain(self.seen.rpartition("\x1b[2J")[2])


def plain(text):
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")


class Script:
    """A keyboard that types these lines, and after them `then`, if given, until the game is over."""

    interactive = False

    def __init__(self, *lines, then=None):
        self.lines = list(lines)
        self.then = then
        self.prompts = []
        self.offered = []

    def offer(self, words):
        self.offered = list(words)

    def __call__(self, prompt):
        self.prompts.append(prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.then is None or "undo" in prompt:  # so it is asked when the game is over
            raise EOFError
        return self.then


class Desk:
    """A game in this process: `play` runs lines through it and returns what was printed."""

    def __init__(self, table, kinds, lang="en", width=120):
        self.table = table
        self.paper = io.StringIO()
        console = Paper(file=self.paper, width=width, force_terminal=False, color_system=None)
        self.screen = Screen(console, lang, table.title, table.setup.seats, kinds)

    def play(self, *lines, then=None, file=None):
        self.paper.seek(0)
        self.paper.truncate()
        self.keyboard = Script(*lines, then=then)
        self.game = Play(self.table, self.screen, self.keyboard, file)
        self.code = self.game.run()
        return self.paper.getvalue()


def over(table):
    """A desk once its game was played to the end, by nobody who looked."""
    while not table.table.over:
        table.table.push(table.table.decision.options[0])
    return table


def desk(seats=None, seed=SEED, lang="en", width=120, **options):
    kinds = seats or {"romans": "human", "barbarians": "greedy"}
    return Desk(stead.Table.new("settlers", list(kinds), seed, options), kinds, lang, width)
