"""Journals played out by the rules there are now, which may not be those they were written by.

All of a journal is played again if all of it is still legal. If not, the game is taken up from the last position that
was written, by the new rules, and an entry of the journal says so: what came before it is history. Pure: no I/O.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from stead.kernel.errors import TableError
from stead.kernel.table import Watch
from stead.kernel.title import Title
from stead.server.live.room import Mended, Room, Snapshot, read_mended, read_snapshot
from stead.server.store.rows import Entry, SeatRow, TableRow

Kept = tuple[int, bytes]
"""A snapshot as the store has it: how many entries of the journal it holds, and the position."""
Seats = Sequence[SeatRow]
IMPOSSIBLE = (TableError, msgspec.MsgspecError)
"""What is raised when something written by other rules does not fit these."""


class Part(NamedTuple):
    """A stretch of a journal in which the rules stayed the same."""

    mended: Mended | None
    """How it began; None: with the game."""
    version: int
    """Entries before its first one."""
    entries: list[Entry]

    def begin(self, title: Title[Any], row: TableRow, seats: Seats) -> Room:
        room = Room(title, row, seats, mended=self.mended)
        room.version = self.version
        return room

    def steps(self, row: TableRow) -> int:
        """How many steps stood at its end, as they were counted then."""
        begun = self.mended.kept if self.mended is not None else None
        if begun is not None:
            steps = begun.before + 1 + len(begun.position["choices"])
        else:
            steps = len(row.start["choices"]) if row.start is not None else 0
        chosen = sum(entry.kind in ("push", "auto") for entry in self.entries)
        return steps + chosen - sum(int(entry.key) for entry in self.entries if entry.kind == "undo")


def parts(entries: Sequence[Entry]) -> list[Part]:
    found = [Part(None, 0, [])]
    for entry in entries:
        if entry.kind == "mended":
            found.append(Part(read_mended(entry.key), entry.seq, []))
        else:
            found[-1].entries.append(entry)
    return found


class Opened(NamedTuple):
    """What becomes of a game.

    same: it goes on, or is looked back at, as ever. again: the rules were mended, and all that was chosen is still
    legal. mended: not all is, so it goes on from `mended`. unplayable: it was finished, and these rules do not lead to
    its end. stuck: it cannot go on.
    """

    how: Literal["same", "again", "mended", "unplayable", "stuck"]
    room: Room | None = None
    mended: Mended | None = None


def open_game(
    title: Title[Any], row: TableRow, seats: Seats, entries: Sequence[Entry], written: Sequence[Kept]
) -> Opened:
    """The whole journal, and the positions that were written on the way."""
    try:
        room = play(title, row, seats, entries)
    except IMPOSSIBLE:
        if row.status != "playing":
            return Opened("unplayable")
        mended = mend(title, row, seats, entries, written)
        return Opened("stuck") if mended is None else Opened("mended", mended=mended)
    if row.ruleset == title.ruleset or row.status != "playing":
        return Opened("same", room)
    if room.over:  # by these rules nothing is left to play
        return Opened("mended", mended=Mended(title.ruleset, 0, room.snapshot()))
    return Opened("again", room)


def play(title: Title[Any], row: TableRow, seats: Seats, entries: Sequence[Entry], kept: Kept | None = None) -> Room:
    """The room after these entries, which follow the snapshot if there is one. Raises one of IMPOSSIBLE."""
    part = parts(entries)[-1]
    if kept is not None and part.mended is None:
        room = Room(title, row, seats, read_snapshot(kept[1]))
        room.version = kept[0]
    else:
        room = part.begin(title, row, seats)
    for entry in part.entries:
        room.apply(entry)
    return room


def play_on(room: Room, entries: Sequence[Entry], watch: Watch | None = None) -> int:
    """As far as it is legal: how many entries were played."""
    for played, entry in enumerate(entries):
        if watch is not None:
            watch(room.table)
        try:
            room.apply(entry)
        except IMPOSSIBLE:
            return played
    return len(entries)


def mend(
    title: Title[Any], row: TableRow, seats: Seats, entries: Sequence[Entry], written: Sequence[Kept]
) -> Mended | None:
    """How a game goes on that cannot be played again: from the last position written, or if none can be read, from as
    far as the journal is legal; None if it cannot go on at all."""
    part = parts(entries)[-1]
    room = _from_position(title, row, seats, part, written)
    if room is None:
        try:
            room = part.begin(title, row, seats)
        except IMPOSSIBLE:
            return None
        play_on(room, part.entries)
    return Mended(title.ruleset, max(0, part.steps(row) - room.steps), room.snapshot())


def _from_position(title: Title[Any], row: TableRow, seats: Seats, part: Part, written: Sequence[Kept]) -> Room | None:
    for seq, data in written:
        if seq < part.version:
            continue
        try:
            kept = read_snapshot(data)
        except msgspec.MsgspecError:
            continue
        choices = kept.position["choices"]
        for count in range(len(choices), -1, -1):  # of the turn that was under way, as much as is legal
            try:
                room = Room(title, row, seats, _cut(kept, count))
            except IMPOSSIBLE:
                continue
            if count == len(choices):
                play_on(room, [entry for entry in part.entries if entry.seq > seq])
            return room
    return None


def _cut(kept: Snapshot, count: int) -> Snapshot:
    """Without the choices of its turn after the first so many."""
    choices = kept.position["choices"]
    if count == len(choices):
        return kept
    position = {**kept.position, "choices": choices[:count]}
    return replace(
        kept, position=position, autos=kept.autos[:count], answered=kept.answered[:count], held=None, redo=()
    )
