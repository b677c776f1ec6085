"""Games looked back at, step by step: from a seat, as it knew things then, as a spectator, or with all revealed."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from msgspec import structs

from stead.kernel.events import Event
from stead.kernel.title import Title
from stead.server import messages as m
from stead.server.live.room import Moment, Room
from stead.server.live.sight import Eyes
from stead.server.speakers import speaker
from stead.server.store.rows import Entry, SeatRow, TableRow

MOST_MARKS = 400


class AllSeeing(Eyes):
    """After the end nothing is secret: events as they were, and everybody's options."""

    def __init__(self, room: Room, lang: m.Lang) -> None:
        super().__init__(room, None, lang)
        self._lang: m.Lang = lang

    def lines(self, events: Sequence[Event]) -> list[str]:
        spoken = (self.said.event(event, None, self.room.table.setup.seats) for event in events)
        return [line for line in spoken if line]

    def ask(self, seat: int, yours: bool) -> m.Ask:
        return Eyes(self.room, seat, self._lang).ask(seat, yours)


class Game:
    """All the choices of a table that stand, those its starting position brought among them."""

    def __init__(self, title: Title[Any], row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        self.title = title
        self.seats = tuple(seats)
        self.row = row
        room = Room(title, row, seats)
        for entry in entries:
            room.apply(entry)
        self.end = room.table
        self.choices = [
            Entry(n, "auto" if moment.auto else "push", seat, key, "", 0.0)
            for n, ((seat, key), moment) in enumerate(zip(room.table.choices, room.moments, strict=True), 1)
        ]

    def rooms(self) -> Iterator[Room]:
        """The room after no choice, after one, after two … It is one room: look before you go on."""
        start = None if self.row.start is None else {**self.row.start, "choices": []}
        room = Room(self.title, structs.replace(self.row, start=start, undo="free"), self.seats)
        yield room
        for choice in self.choices:
            room.apply(choice)
            yield room

    def record(self) -> dict[str, Any]:
        return self.end.record([seat.bot or seat.name for seat in self.seats])

    def position(self, step: int) -> dict[str, Any] | None:
        """The table after so many choices, if it goes on from there."""
        if step >= len(self.choices):
            return None
        return next(islice(self.rooms(), step, None)).table.position()


def frames(game: Game, seat: int | None, reveal: bool, first: int, count: int, lang: m.Lang) -> m.Frames:
    found: list[m.Frame] = []
    for n, room in enumerate(islice(game.rooms(), first + count)):
        if n >= first:
            eyes = AllSeeing(room, lang) if reveal else Eyes(room, seat, lang)
            found.append(_frame(n, room, eyes, reveal))
    return m.Frames(tuple(found), len(game.choices))


def _frame(n: int, room: Room, eyes: Eyes, reveal: bool) -> m.Frame:
    table = room.table
    view = room.title.open_view(table.game, table.decisions) if reveal else table.view(eyes.seat)
    data = view.data()
    moment = room.moments[-1] if n else Moment(None, True, room.deal, {})
    everybody = range(len(room.seats))
    return m.Frame(n, data, eyes.said.round(data), eyes.asks(everybody), eyes.step(n, moment), tuple(table.scores))


def charts(game: Game, lang: m.Lang) -> m.Charts:
    """What the title measures, at every step, or evenly at some of a very long game."""
    said, stride = speaker(game.title, lang), 1 + len(game.choices) // MOST_MARKS
    marks: list[int] = []
    labels: list[str] = []
    lines: dict[str, list[Sequence[int]]] = {}
    chapter = None
    for n, room in enumerate(game.rooms()):
        state = room.table.game
        if n % stride and n < len(game.choices):
            continue
        now = game.title.chapter(state)
        marks.append(n)
        labels.append(said.chapter(now) if now != chapter else "")
        chapter = now
        for name, values in game.title.measures(state).items():
            lines.setdefault(name, []).append(values)
    measures = [m.Measure(name, said.measure(name), tuple(zip(*line, strict=True))) for name, line in lines.items()]
    return m.Charts(tuple(marks), tuple(labels), tuple(measures))
