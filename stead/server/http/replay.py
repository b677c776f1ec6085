"""Games looked back at, step by step: from a seat, as it knew things then, as a spectator, or with all revealed."""

from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec import structs

from stead.kernel import record as records
from stead.kernel.errors import TableError
from stead.kernel.events import Event
from stead.kernel.table import Table, Watch
from stead.kernel.title import Title, names
from stead.server import messages as m
from stead.server.live.mending import Part, parts, play_on
from stead.server.live.room import Room, Snapshot
from stead.server.live.sight import Eyes
from stead.server.speakers import speaker
from stead.server.store.rows import Entry, SeatRow, TableRow

MOST_MARKS = 400
MOST_STEPS_KEPT = 6_000
"""Of all games that are remembered."""
KEPT_EVERY = 50
"""Steps between two that a game remembers."""


class AllSeeing(Eyes):
    """After the end nothing is secret: events as they were, and everybody's options."""

    def __init__(self, room: Room, lang: m.Lang) -> None:
        super().__init__(room, None, lang)
        self._lang: m.Lang = lang

    def seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return tuple(events)

    def ask(self, seat: int, yours: bool) -> m.Ask:
        return Eyes(self.room, seat, self._lang).ask(seat, yours)


class Stretch(NamedTuple):
    """A stretch of a game in which the rules stayed the same: how it begins, and the choices that stand."""

    part: Part
    choices: list[Entry]


class Game:
    """All the choices of a table that stand, those its starting position brought among them.

    Where the rules were mended in between, it goes on from there with the next stretch. Choices that today's rules do
    not allow any more are left out; `unplayed` counts those at the end.
    """

    def __init__(
        self,
        title: Title[Any],
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[Entry],
        watch: Watch | None = None,
    ) -> None:
        self.title = title
        self.seats = tuple(seats)
        self.row = row
        self.entries = entries
        self.stretches: list[Stretch] = []
        for part in parts(entries):
            room = part.begin(title, row, seats)
            play_on(room, part.entries, watch)
            made = [moment for moment in room.moments if moment.mended is None]
            choices = [
                Entry(n, "auto" if moment.auto else "push", seat, key, "", 0.0)
                for n, ((seat, key), moment) in enumerate(zip(room.table.choices, made, strict=True), 1)
            ]
            self.stretches.append(Stretch(part, choices))
            self.unplayed = max(0, part.steps(row) - room.steps)
            self.end = room.table
            self.held = room.held is not None
            """The last choice can still be taken back: those who have a single answer have not given it."""
        self.steps = sum(len(stretch.choices) + 1 for stretch in self.stretches) - 1
        """A new stretch is a step too."""
        self._kept: dict[int, Snapshot] = {}
        """By step: some that were passed before, so that nobody has to begin with the first again."""

    @property
    def whole(self) -> bool:
        """Was it played to its end, by the same rules all the time?"""
        return len(self.stretches) == 1 and not self.unplayed and self.end.over

    def rooms(self, first: int = 0, watch: Watch | None = None) -> Iterator[Room]:
        """The room after so many choices, after one more, after two … It is one room: look before you go on."""
        start = None if self.row.start is None else {**self.row.start, "choices": []}
        row = structs.replace(self.row, start=start, undo="free", status="playing")
        begun = 0
        for part, choices in self.stretches:
            if begun + len(choices) >= first:
                room, step = self._nearest(_bare(part), row, begun, first)
                if step >= first:
                    yield room
                for choice in choices[step - begun :]:
                    if watch is not None:
                        watch(room.table)
                    if self.held and step + 1 == self.steps:
                        room.row = self.row
                    room.apply(choice)
                    step += 1
                    if step % KEPT_EVERY == 0 and step not in self._kept:
                        self._kept[step] = room.snapshot()
                    if step >= first:
                        yield room
            begun += len(choices) + 1

    def _nearest(self, part: Part, row: TableRow, begun: int, first: int) -> tuple[Room, int]:
        """A room of this stretch from which it is not far to a step, and the step it is at: one before it, as what came
        of the last choice is known only where it is made."""
        for step in sorted(self._kept, reverse=True):
            if begun < step < first:
                try:
                    return Room(self.title, row, self.seats, self._kept[step]), step
                except TableError:  # a game of somebody's own may come to what no position holds
                    continue
        return part.begin(self.title, row, self.seats), begun

    def record(self, watch: Watch | None = None) -> dict[str, Any]:  # noqa: ARG002 - it is written down already
        if self.unplayed:
            return written_record(self.row, self.seats, self.entries, names(self.title.modules))
        return self.end.record(_names(self.seats))

    def position(self, step: int, watch: Watch | None = None) -> dict[str, Any] | None:
        """The table after so many steps, if it goes on from there."""
        if step > self.steps or (step == self.steps and self.end.over):
            return None
        position = next(self.rooms(step, watch)).table.position()
        try:
            Table.from_position(position, self.title)
        except TableError:  # a game that began with somebody's own may come to what no position holds
            return None
        return position


class Games:
    """The games that people look back at now, each with what it remembers: the next look need not play it over."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Game] = OrderedDict()

    def get(self, key: Hashable) -> Game | None:
        return self._kept.get(key)

    def keep(self, key: Hashable, game: Game) -> None:
        self._kept[key] = game
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and sum(1 + game.steps for game in self._kept.values()) > MOST_STEPS_KEPT:
            self._kept.popitem(last=False)


def _bare(part: Part) -> Part:
    """Without the choices its position brought: they are shown one by one."""
    if part.mended is None:
        return part
    kept = part.mended.kept
    bare = structs.replace(kept, position={**kept.position, "choices": []}, autos=(), answered=(), held=None, redo=())
    return part._replace(mended=structs.replace(part.mended, kept=bare))


def _names(seats: Sequence[SeatRow]) -> list[str]:
    return [seat.bot or seat.name for seat in seats]


def written_record(
    row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry], modules: tuple[str, ...]
) -> dict[str, Any]:
    """The record as the journal tells it, of a game that cannot be played to its end by the rules there are."""
    part = parts(entries)[-1]
    begun = row.start if part.mended is None else part.mended.kept.position
    choices = [] if begun is None else [records.split(choice) for choice in begun["choices"]]
    for entry in part.entries:
        if entry.kind in ("push", "auto"):
            choices.append((entry.seat, entry.key))
        elif entry.kind == "undo":
            del choices[-int(entry.key) :]
    position = None if begun is None else records.begun_at(begun)
    roles = tuple(seat.role or "" for seat in seats)
    setup = records.Setup(row.title, row.ruleset, row.content, roles, row.options, row.seed, position, modules)
    return records.record(setup, choices, None, _names(seats))


def frames(
    game: Game, seat: int | None, reveal: bool, first: int, count: int, lang: m.Lang, watch: Watch | None = None
) -> m.Frames:
    found: list[m.Frame] = []
    for n, room in enumerate(islice(game.rooms(first, watch), count), first):
        eyes = AllSeeing(room, lang) if reveal else Eyes(room, seat, lang)
        found.append(_frame(n, room, eyes, reveal))
    return m.Frames(tuple(found), game.steps, game.unplayed)


def _frame(n: int, room: Room, eyes: Eyes, reveal: bool) -> m.Frame:
    table = room.table
    view = room.title.open_view(table.game, table.decisions) if reveal else table.view(eyes.seat)
    data = view.data()
    moment = room.moments[-1] if n else room.beginning
    everybody = range(len(room.seats))
    return m.Frame(n, data, eyes.said.round(data), eyes.asks(everybody), eyes.step(n, moment), tuple(table.scores))


def sight(game: Game, seat: int | None, step: int, thing: str, lang: m.Lang, watch: Watch | None = None) -> m.Sight:
    """What a thing is for. Whoever looks back from a seat is an onlooker all the same."""
    room = next(game.rooms(min(step, game.steps), watch))
    rest = room.title.rest(room.table.game, seat, thing)
    return m.Sight("", thing, room.version, (), (), Eyes(room, None, lang).told(rest))


def rounds(game: Game, lang: m.Lang, watch: Watch | None = None) -> m.Rounds:
    said = speaker(game.title, lang)
    marks: list[m.Mark] = []
    for n, room in enumerate(game.rooms(watch=watch)):
        number = game.title.chapter(room.table.game)
        if not marks or marks[-1].number != number:
            marks.append(m.Mark(n, number, said.chapter(number)))
    return m.Rounds(tuple(marks))


def charts(game: Game, lang: m.Lang, watch: Watch | None = None) -> m.Charts:
    """What the title measures, at every step, or evenly at some of a very long game."""
    said, stride = speaker(game.title, lang), 1 + game.steps // MOST_MARKS
    marks: list[int] = []
    labels: list[str] = []
    lines: dict[str, list[Sequence[int]]] = {}
    chapter = None
    for n, room in enumerate(game.rooms(watch=watch)):
        state = room.table.game
        if n % stride and n < game.steps:
            continue
        now = game.title.chapter(state)
        marks.append(n)
        labels.append(said.chapter(now) if now != chapter else "")
        chapter = now
        for name, values in game.title.measures(state).items():
            lines.setdefault(name, []).append(values)
    measures = [m.Measure(name, said.measure(name), tuple(zip(*line, strict=True))) for name, line in lines.items()]
    return m.Charts(tuple(marks), tuple(labels), tuple(measures))
