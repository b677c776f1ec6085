"""The process in which finished games are analysed, one after another. It tells how far it is, and at last the report.

It gives way to whatever else runs on the machine: nobody's move waits for it. It ends when its input does.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from stead import shelf
from stead.server.http.replaying import Desk, Kept, write
from stead.server.http.wire import Trouble
from stead.server.live.aside import Meter, TooLong
from stead.server.logs import log
from stead.server.messages import Depth

if TYPE_CHECKING:
    from stead.analysis.advisor import Advisor

LONGEST: dict[Depth, float] = {"quick": 60.0, "deep": 240.0}
"""Seconds of processor time that an analysis may use."""
OFTEN = 0.2
"""Seconds between two words on how far it is."""
POLITE = 5
"""How much it lets others go first, as `nice` counts."""


class Task(Struct, frozen=True):
    kept: Kept
    depth: Depth


class News(Struct, frozen=True):
    """How far it is; in the end the report, or why there is none."""

    done: int = 0
    of: int = 0
    report: msgspec.Raw = msgspec.Raw(b"null")
    trouble: str = ""
    over: bool = False


Tell = Callable[[News], None]


def work(desk: Desk, task: Task, tell: Tell, advisor: "Advisor | None" = None) -> News:
    """`advisor`: whose judgement it is, if not that of the title's own judge."""
    from stead.analysis.game import analyse  # brings in numpy
    from stead.minds import MindError

    meter, told = Meter(LONGEST[task.depth]), 0.0

    def progress(done: int, of: int) -> None:
        nonlocal told
        meter()
        if time.monotonic() - told > OFTEN:
            told = time.monotonic()
            tell(News(done, of))

    try:
        game = desk.game(task.kept, meter)
        if not game.whole:
            return News(trouble="analysis-unfinished", over=True)
        report = analyse(game.end, task.depth, advisor, progress)
    except MindError as error:
        log.warning("no analysis: %s", error)
        return News(trouble="analysis-none", over=True)
    except TooLong:
        return News(trouble="too-long", over=True)
    except Trouble as trouble:
        return News(trouble=trouble.problem.error, over=True)
    return News(report=msgspec.Raw(msgspec.json.encode(report)), over=True)


def main() -> None:
    os.nice(POLITE)
    if sys.argv[1:] and sys.argv[1]:
        shelf.shelve(Path(sys.argv[1]))
    desk = Desk()

    def tell(news: News) -> None:
        sys.stdout.buffer.write(write(news))
        sys.stdout.buffer.flush()

    while length := sys.stdin.buffer.read(4):
        task = msgspec.json.decode(sys.stdin.buffer.read(int.from_bytes(length, "big")), type=Task)
        try:
            news = work(desk, task, tell)
        except Exception as error:
            print(f"an analysis failed: {error!r}", file=sys.stderr, flush=True)
            news = News(trouble="server-error", over=True)
        tell(news)


if __name__ == "__main__":
    main()
