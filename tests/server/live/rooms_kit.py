"""Rooms for tests: a game in memory, of Settlers unless told otherwise, played by journal entries."""

from typing import Any

from stead import bots, shelf
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.server.live.room import Room
from stead.server.messages import Clock, Undo
from stead.server.store.rows import Entry, SeatRow, TableRow
from stead.titles.settlers.title import Settlers
from tests.server.http.kit import record

TITLE = shelf.title("settlers")
assert isinstance(TITLE, Settlers)
NAMES = ("anna", "boris", "carla", "dora", "erik")
CARDS = [card.id for card in TITLE.box.cards]


def row(
    undo: Undo = "normal",
    seed: int = 7,
    clock: Clock | None = None,
    title: Title[Any] = TITLE,
    options: dict[str, Any] | None = None,
) -> TableRow:
    return TableRow(
        id="table00001",
        title=title.name,
        ruleset=title.ruleset,
        content=title.content,
        options=options or {},
        seed=seed,
        clock=clock or Clock(),
        undo=undo,
        public=True,
        guided=False,
        host="anna",
        created=0.0,
        status="playing",
    )


def people(*who: str, title: Title[Any] = TITLE) -> tuple[SeatRow, ...]:
    """Players by their names, `bot` for a bot; roles in order."""
    return tuple(
        SeatRow(
            table="table00001",
            seat=seat,
            who="bot" if name == "bot" else "person",
            bot="greedy" if name == "bot" else None,
            name=name,
            player=None if name == "bot" else name,
            role=title.roles[seat],
        )
        for seat, name in enumerate(who)
    )


def seated(table: Table, undo: Undo = "strict") -> Room:
    """A room in which this table stands, with people in all seats."""
    room = Room(table.title, row(undo, title=table.title), people(*NAMES[:2], title=table.title))
    room.table, room.seats = table, people(*NAMES[: table.game.seats], title=table.title)
    return room


class Journal:
    """Plays a room on, entry by entry, as the server would."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.entries: list[Entry] = []

    def do(self, kind: str, seat: int, key: str = "") -> Entry:
        self.room.check(kind, seat, key)
        entry = Entry(len(self.entries) + 1, kind, seat, key, f"request-{len(self.entries)}", 0.0)  # type: ignore[arg-type]
        self.entries.append(entry)
        self.room.apply(entry)
        return entry

    def play(self, until: int = 10_000, mind: int = 0) -> "Journal":
        """Greedy bots in all seats, up to so many choices."""
        minds = [bots.make("greedy", self.room.title, seed=mind + seat) for seat in range(len(self.room.seats))]
        while not self.room.over and self.room.steps < until:
            if self.room.held is not None:
                self.do("done", self.room.held)
                continue
            decision = self.room.table.decision
            option = bots.answer(minds[decision.seat], self.room.table, decision.seat)
            self.do("auto" if self.room.automatic(decision.seat) else "push", decision.seat, option.key)
        return self


def twin(room: Room, entries: list[Entry]) -> Room:
    """The same journal, played from the beginning."""
    copy = Room(room.title, room.row, room.seats)
    for entry in entries:
        copy.apply(entry)
    return copy


def late(left: int) -> dict[str, Any]:
    """A recorded game of Romans and Barbarians with so many choices left."""
    written = record("2-romans-barbarians")
    return Table.replay({**written, "choices": written["choices"][:-left], "result": None}).position()
