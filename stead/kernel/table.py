"""The table: push choices, take them back, copy, write down, take up again.

A table is its last *anchor* (a state between turns) and the short line of answers given since. The rules run live in
a generator; copying or taking back in the middle of a turn copies the anchor and feeds it the line again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from stead.kernel import record as records
from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option, Refusal, Refused
from stead.kernel.errors import RecordError, SetupError, TableError
from stead.kernel.events import Event
from stead.kernel.flow import GameOver, run
from stead.kernel.title import Shelf, Standing, State, Title, View, choose_settings

ANCHOR_EVERY = 24
"""Answers between two anchors, about. Fewer: quicker taking back. More: quicker pure play."""

AT_ANCHOR = -1
"""This turn began where the anchor lies (else: how many answers after it)."""

REDEALS = 50
"""How often `determinize` deals anew until the seat that is asked still has something to answer."""

# An answer is (seat, option) when somebody pushed it, (~seat, option) when it was the only one, and (seat, seed) when
# what that seat cannot know was dealt anew.
Answer = tuple[int, Option | int]


class Anchor:
    """A state between turns that is never touched again, and how it was reached from the anchor before."""

    __slots__ = ("line", "previous", "state")

    def __init__(self, state: State, previous: "Anchor | None" = None, line: Sequence[Answer] = ()) -> None:
        self.state = state
        self.previous = previous
        self.line = line


class Foresight(NamedTuple):
    """What a choice certainly leads to, up to where something comes to light."""

    game: State
    events: list[Event]
    whole: bool
    """Nothing came to light: this is all of it."""


class _ComesToLight(Exception):
    """Somebody would be told something new."""


class _Foretold(list[Event]):
    """A log that stops at the first event that is a `barrier`."""

    def append(self, event: Event) -> None:
        if event.barrier:
            raise _ComesToLight
        super().append(event)


class Several(tuple[Decision, ...]):
    """Decisions asked at the same time, or none: together they have no options and no seat."""

    options: Sequence[Option] = ()
    seat = -1
    opening = False


NOTHING = Several()


class Table:
    """A game in progress. Make one with `Table.new`, `Table.replay` or `Table.from_position`."""

    __slots__ = (
        "_anchor",
        "_asks",
        "_began",
        "_halt",
        "_line",
        "_marks",
        "_rules",
        "_snapshot",
        "game",
        "setup",
        "title",
    )

    shelf: Shelf
    """Finds titles; the package puts its own here."""

    def __init__(self, title: Title[Any], setup: records.Setup, state: State) -> None:
        self.title = title
        self.setup = setup
        self.game: Any = state
        self._anchor = Anchor(state.clone())
        self._line: list[Answer] = []
        self._marks: list[int] = []
        self._halt = -1
        self._start(settle=True)

    @classmethod
    def new(
        cls,
        title: str | Title[Any],
        seats: Sequence[str],
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
    ) -> "Table":
        """Set up a game. Bad seats or options raise SetupError with what would be accepted."""
        title = cls.shelf.title(title) if isinstance(title, str) else title
        chosen = choose_settings(title, options or {})
        if type(seed) is not int or not 0 <= seed < 1 << 63:
            raise SetupError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
        if isinstance(seats, str):
            raise SetupError(f"seats are a list of names, not the one name {seats!r}")
        setup = records.Setup(title.name, title.ruleset, title.content, tuple(seats), chosen, seed)
        return cls(title, setup, title.setup(setup.seats, chosen, seed))

    # What is asked

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending decisions; several when seats choose at the same time, none when the game is over."""
        return (self._asks,) if type(self._asks) is Decision else self._asks

    @property
    def decision(self) -> Decision:
        """The pending decision (the first, when there are several)."""
        asks = self._asks
        if type(asks) is Decision:
            return asks
        if not asks:
            raise TableError("the game is over: nothing is asked any more")
        return asks[0]

    def decision_of(self, seat: int) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return self.title.scores(self.game)

    @property
    def ranking(self) -> list[Standing]:
        """Places by the rules of the title, tie-breaks included, as things stand."""
        return self.title.ranking(self.game)

    def explain(self, key: str, seat: int | None = None) -> Refusal | None:
        """None if this choice is legal now, else the rule it breaks and why."""
        decision = self._asked(seat)
        if decision is not None and decision.find(key) is not None:
            return None
        return self.title.explain(self.game, self.decisions, seat if decision is None else decision.seat, key)

    def view(self, seat: int | None = None) -> View:
        """What that seat (None: a spectator) may see. Costs nothing until it is read."""
        if seat is not None and not 0 <= seat < len(self.setup.seats):
            raise TableError(f"no seat {seat!r}: seats are 0 to {len(self.setup.seats) - 1}")
        return self.title.view(self.game, self.decisions, seat)

    def _asked(self, seat: int | None) -> Decision | None:
        if seat is not None:
            return self.decision_of(seat)
        asks = self._asks
        if type(asks) is Decision:
            return asks
        return asks[0] if len(asks) == 1 else None

    # Choosing

    def push(self, choice: Option | str, seat: int | None = None) -> None:
        """Take an option. Anything illegal raises Refused and changes nothing."""
        asks = self._asks
        if choice in asks.options and (seat is None or seat == asks.seat) and self.game.log is None:
            # The way of search and self-play: an option just listed, and nobody listening.
            option: Any = choice
            self._line.append((asks.seat, option))
            self._advance(option.value, settle=True)
            return
        self._answer(*self._find_option(choice, seat), settle=True)

    def _find_option(self, choice: Option | str, seat: int | None) -> tuple[int, Option]:
        decision = self._asked(seat)
        key = choice.key if isinstance(choice, Option) else str(choice)
        option = decision.find(key) if decision is not None else None
        if decision is None or option is None:
            asked = seat if decision is None else decision.seat
            raise Refused(self.title.explain(self.game, self.decisions, asked, key))
        return decision.seat, option

    def _answer(self, seat: int, option: Option, settle: bool) -> None:
        if self.game.log is not None and seat >= 0:
            self._marks.append(len(self.game.log))
        self._line.append((seat, option))
        if type(self._asks) is Several:
            self._advance((seat if seat >= 0 else ~seat, option.value), settle)
        else:
            self._advance(option.value, settle)

    def _advance(self, answer: Any, settle: bool) -> None:
        """Let the rules run to the next question; with `settle`, to the next that has more than one answer."""
        rules = self._rules
        while True:
            try:
                asks = rules.send(answer)
            except StopIteration:
                self._asks = NOTHING
                return
            except GameOver:
                self.game.over = True
                self._asks = NOTHING
                return
            if type(asks) is Decision:
                self._asks = asks
                if not settle:
                    return
                options = asks.options = asks.list(*asks.args)
                if len(options) > 1:
                    return
                self._line.append((~asks.seat, options[0]))
                answer = options[0].value
            elif asks is None:  # between turns
                began = len(self._line)
                if began == self._halt:
                    self._snapshot = self.game.clone()
                if began >= ANCHOR_EVERY:
                    self._anchor = Anchor(self.game.clone(), self._anchor, self._line)
                    self._line = []
                    began = AT_ANCHOR
                self._began = began
                answer = None
            else:
                self._asks = Several(asks)
                if not settle:
                    return
                only = next((decision for decision in asks if len(decision.relist()) == 1), None)
                if only is None:
                    return
                self._line.append((~only.seat, only.options[0]))
                answer = (only.seat, only.options[0].value)

    def _start(self, settle: bool) -> None:
        self._asks: Decision | Several = NOTHING
        self._began = AT_ANCHOR
        self._snapshot = self.game
        self._rules = run(self.title.turn, self.game)
        if not self.game.over:
            self._advance(None, settle)

    def _feed(self, line: Sequence[Answer]) -> None:
        """Give answers that are known to be right: nothing is listed, nothing is checked."""
        for seat, answer in line:
            if isinstance(answer, int):
                self._redeal(seat, answer)
            else:
                self._answer(seat, answer, settle=False)

    # Taking back, copying, dealing anew

    def pop(self) -> None:
        """Take the last choice back, exactly."""
        anchor, line = self._anchor, self._line
        while True:
            last = _last_push(line)
            if last >= 0:
                break
            if anchor.previous is None:
                raise TableError("nothing to take back: no choice has been made")
            anchor, line = anchor.previous, anchor.line
        self._resume(anchor, line[:last], log=False)
        for decision in self.decisions:
            decision.relist()

    def _resume(self, anchor: Anchor, line: Sequence[Answer], log: bool) -> None:
        self.game = anchor.state.clone()
        self._anchor = anchor
        self._line = []
        self._marks = []
        if log:
            self.game.log = []
        self._start(settle=False)
        self._feed(line)

    def clone(self) -> "Table":
        """An independent copy, without the events so far. Cheapest between turns; inside one, the first copy moves the
        anchor to where the turn began, so that the next ones are cheap too."""
        twin = self._blank()
        asks = self._asks
        if asks and not asks.opening:
            self._move_anchor()
            twin._resume(self._anchor, self._line, log=False)
            twin._see(self)
            return twin
        twin.game = self.game.clone()
        twin._anchor = self._anchor
        twin._line = self._line.copy()
        twin._began = self._began
        twin._rules = run(self.title.turn, twin.game)
        twin._asks = NOTHING
        if asks:
            twin._advance(None, settle=False)
            twin._see(self)
        return twin

    def foresee(self, choice: Option | str, seat: int | None = None) -> Foresight:
        """What comes of this choice, in a copy, until somebody would be told something new (a `barrier`).

        Only what is left to the same seat alone is answered: that another one has a single answer may be its secret.
        """
        twin = self.clone()
        told = _Foretold()
        twin.game.log = told
        asked, option = twin._find_option(choice, seat)
        try:
            twin._answer(asked, option, settle=False)
            while (follows := twin.decision_of(asked)) is not None and len(follows.relist()) == 1:
                twin._answer(~asked, follows.options[0], settle=False)
        except _ComesToLight:
            return Foresight(twin.game, told, whole=False)
        return Foresight(twin.game, told, whole=True)

    def _see(self, original: "Table") -> None:
        """What is asked here is asked there too: the options need not be listed again."""
        for decision, same in zip(self.decisions, original.decisions, strict=True):
            decision.options = same.options

    def _blank(self) -> "Table":
        twin = Table.__new__(Table)
        twin.title = self.title
        twin.setup = self.setup
        twin._marks = []
        twin._halt = -1
        return twin

    def _move_anchor(self) -> None:
        """Drop an anchor where this turn began: at the last point between turns with so many answers."""
        if self._began == AT_ANCHOR:
            return
        twin = self._blank()
        twin._halt = self._began
        twin._resume(self._anchor, self._line[: self._began], log=False)
        self._anchor = Anchor(twin._snapshot, self._anchor, twin._line)
        self._line = self._line[self._began :]
        self._began = AT_ANCHOR

    def determinize(self, seat: int, seed: int) -> "Table":
        """A copy in which everything this seat cannot know is dealt anew: for honest search.

        It asks what is asked here, even where the new deal leaves another seat a single answer.
        """
        twin = self.clone()
        twin._redeal(seat, seed)
        return twin

    def _redeal(self, seat: int, seed: int) -> None:
        chance = Chance.seeded(seed)
        for _ in range(REDEALS):
            self.title.redeal(self.game, seat, chance)
            if all(decision.relist() for decision in self.decisions):
                break
        else:  # the seat could have deduced what makes the answer possible: that much stays as it is
            self._resume(self._anchor, list(self._line), log=False)
            for decision in self.decisions:
                decision.relist()
        self._line.append((seat, seed))

    # Writing down, taking up again

    def _history(self) -> list[Answer]:
        lines: list[Sequence[Answer]] = [self._line]
        anchor = self._anchor
        while anchor.previous is not None:
            lines.append(anchor.line)
            anchor = anchor.previous
        return [answer for line in reversed(lines) for answer in line]

    @property
    def choices(self) -> list[tuple[int, str]]:
        """Every choice made, as (seat, key)."""
        return [(seat, option.key) for seat, option in self._history() if seat >= 0 and isinstance(option, Option)]

    def record(self, players: Sequence[str] | None = None) -> dict[str, Any]:
        """Title, ruleset, options, seed, seats, choices and result as plain data: our PGN. `players` says who sat
        where, for whoever reads it."""
        if any(isinstance(answer, int) for _, answer in self._history()):
            raise TableError("a determinized table is not a game that was played: it has no record")
        result = [records.Place(s.place, s.seat, s.score) for s in self.ranking] if self.over else None
        return records.record(self.setup, self.choices, result, players)

    @classmethod
    def replay(cls, data: Any, title: Title[Any] | None = None) -> "Table":
        """The table a record describes, every choice checked again."""
        written = records.read(data)
        title = title or cls._find(written)
        records.check_rules(written, title)
        if written.position is not None:
            table = cls.from_position(written.position, title)
        else:
            try:
                table = cls.new(title, written.seats, written.seed, written.options)
            except SetupError as error:
                raise RecordError(f"this record cannot be set up: {error}") from None
        table._push_all(written, title)
        if written.result is not None:
            places = [records.Place(s.place, s.seat, s.score) for s in table.ranking]
            if not table.over or places != written.result:
                why = "the rules were mended since" if written.ruleset < title.ruleset else "this record was edited"
                raise RecordError(f"{why}: its choices do not lead to its result")
        return table

    @classmethod
    def _find(cls, written: records.Head) -> Title[Any]:
        try:
            return cls.shelf.find(written.title, written.content) or cls.shelf.title(written.title)
        except SetupError as error:
            raise RecordError(f"made for another game: {error}") from None

    def _push_all(self, written: records.Head, title: Title[Any]) -> None:
        for number, choice in enumerate(written.choices, 1):
            seat, key = records.split(choice)
            try:
                self.push(key, seat)
            except Refused as error:
                why = f"{error}{records.mended(written, title)}"
                raise RecordError(f"choice {number}, {choice!r}, is not legal there ({why})") from None

    def position(self) -> dict[str, Any]:
        """The whole state as readable plain data, and the choices made since this turn began: our FEN."""
        if self.over or self._asks.opening:
            return records.position(self.setup, self.title.position(self.game), [])
        self._move_anchor()
        if any(isinstance(answer, int) for _, answer in self._line):
            raise TableError("a table that was determinized in mid-turn has no position before its next turn")
        choices = [(seat, answer.key) for seat, answer in self._line if seat >= 0 and isinstance(answer, Option)]
        return records.position(self.setup, self.title.position(self._anchor.state), choices)

    @classmethod
    def from_position(cls, data: Any, title: Title[Any] | None = None) -> "Table":
        """A table that goes on from a position, at the same decision."""
        written = records.read_position(data)
        title = title or cls._find(written)
        records.check_rules(written, title)
        try:
            options = choose_settings(title, written.options)
            state = title.from_position(written.seats, options, records.lift(written, title))
        except SetupError as error:
            raise RecordError(f"this position cannot be set up: {error}") from None
        setup = records.Setup(
            title.name, title.ruleset, title.content, written.seats, options, written.seed, records.begun_at(data)
        )
        table = cls(title, setup, state)
        table._push_all(written, title)
        return table

    # What happened

    @property
    def events(self) -> list[Event]:
        """What happened since the table was made, in order. Told from the first time anyone asks."""
        if self.game.log is None:
            anchor = self._anchor
            while anchor.previous is not None:
                anchor = anchor.previous
            history = self._history()
            twin = self.clone()
            twin._resume(anchor, history, log=True)
            self.game.log = twin.game.log
            self._marks = twin._marks
        return self.game.log

    @property
    def steps(self) -> list[int]:
        """For each choice made, how many events had happened before it."""
        self.events  # noqa: B018 - makes the marks
        return self._marks

    @property
    def forced(self) -> list[int]:
        """The seats that had a single answer and gave it since the last choice. What they were left with tells of what
        they have, so that they answered is news to the others."""
        seats: list[int] = []
        anchor, line = self._anchor, self._line
        while True:
            for seat, answer in reversed(line):
                if seat >= 0 and isinstance(answer, Option):
                    return seats
                if seat < 0:
                    seats.append(~seat)
            if anchor.previous is None:
                return seats
            anchor, line = anchor.previous, anchor.line

    def undo_stop(self, seat: int) -> Event | int | None:
        """What stands against this seat taking the last choice back: another seat's choice (that seat), even one it had
        to make, an event that told somebody something, or nothing (None)."""
        choices = self.choices
        if not choices:
            raise TableError("nothing to take back: no choice has been made")
        last = choices[-1][0]
        if last != seat:
            return last
        forced = next((other for other in self.forced if other != seat), None)
        if forced is not None:
            return forced
        return next((event for event in self.events[self.steps[-1] :] if event.barrier), None)


def _last_push(line: Sequence[Answer]) -> int:
    for i in range(len(line) - 1, -1, -1):
        seat, answer = line[i]
        if seat >= 0 and isinstance(answer, Option):
            return i
    return -1
