"""The process in which games are played over again: those that people look back at, and those that they bring.

Each task is done in a thread, so that a short one does not wait for a long one, and has only so much processor time.
It ends when its input does.
"""

import os
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from stead import shelf
from stead.kernel.title import Title
from stead.server.http import bringing
from stead.server.http.replay import Game, Games, charts, frames, rounds, sight
from stead.server.http.wire import Trouble
from stead.server.live.aside import Meter, TooLong
from stead.server.messages import Problem
from stead.server.store.rows import Entry, SeatRow, TableRow

AT_ONCE = 3
"""Threads. They share one processor: more of them make each slower, but nobody wait for a turn."""


class Kept(Struct, frozen=True):
    """A game as the store has it, and the content it is played with, if that is not on the shelf."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    entries: list[Entry]
    texts: Mapping[str, str] | None = None


class Task(Struct, frozen=True):
    number: int
    work: str
    args: dict[str, Any]
    kept: Kept | None = None
    body: bytes = b""
    """A record that somebody brings."""


class Result(Struct, frozen=True):
    number: int
    found: msgspec.Raw = msgspec.Raw(b"null")
    trouble: Problem | None = None
    status: int = 200


def analysis(game: Game, **args: Any) -> Any:
    from stead.server.http.analysed import analysed  # brings in numpy, which a server may do without

    return analysed(game, **args)


WORK: dict[str, Callable[..., Any]] = {
    "frames": frames,
    "thing": sight,
    "rounds": rounds,
    "charts": charts,
    "record": Game.record,
    "position": Game.position,
    "analysis": analysis,
}


class Desk:
    """Where tasks are done."""

    def __init__(self) -> None:
        self.games = Games()
        self._titles: dict[tuple[str, str], Title[Any]] = {}

    def do(self, task: Task, meter: Meter) -> Result:
        try:
            found = self._found(task, meter)
        except Trouble as trouble:
            return Result(task.number, trouble=trouble.problem, status=trouble.status)
        except TooLong:
            return Result(task.number, trouble=Problem("too-long", {}), status=413)
        return Result(task.number, msgspec.Raw(msgspec.json.encode(found)))

    def _found(self, task: Task, meter: Meter) -> Any:
        if task.kept is None:
            return bringing.play_over(task.body, meter)
        return WORK[task.work](self.game(task.kept, meter), **task.args, watch=meter)

    def game(self, kept: Kept, meter: Meter) -> Game:
        """It is played over once, and remembered for a while."""
        table = kept.table
        key = (table.id, table.content, len(kept.entries), table.status)
        game = self.games.get(key) or Game(self._title(kept), table, kept.seats, kept.entries, meter)
        self.games.keep(key, game)
        return game

    def _title(self, kept: Kept) -> Title[Any]:
        key = (kept.table.title, kept.table.content)
        found = shelf.find(*key) or self._titles.get(key)
        if found is None:
            assert kept.texts is not None
            self._titles.clear()  # games on content that is not ours any more are few
            found = self._titles[key] = shelf.reopen(kept.table.title, kept.texts, kept.table.content)
        return found


def write(message: Struct) -> bytes:
    """With its length before it."""
    data = msgspec.json.encode(message)
    return len(data).to_bytes(4, "big") + data


def main() -> None:
    if sys.argv[1:] and sys.argv[1]:
        shelf.shelve(Path(sys.argv[1]))
    desk, writing = Desk(), threading.Lock()

    def work(data: bytes) -> None:
        task = msgspec.json.decode(data, type=Task)
        try:
            result = desk.do(task, Meter())
        except Exception as error:
            print(f"playing a game over again failed: {error!r}", file=sys.stderr)
            result = Result(task.number, trouble=Problem("server-error", {}), status=500)
        with writing:
            sys.stdout.buffer.write(write(result))
            sys.stdout.buffer.flush()

    threads = ThreadPoolExecutor(AT_ONCE)
    while length := sys.stdin.buffer.read(4):
        threads.submit(work, sys.stdin.buffer.read(int.from_bytes(length, "big")))
    os._exit(0)  # whoever asked is gone, and what is still being played is for nobody


if __name__ == "__main__":
    main()
