"""The table: push choices, take them back, copy, write down, take up again.

A table is its last *anchor* (a state between turns) and the short line of answers given since. How the rules run from
there is told in `running`.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import index
from typing import Any, NamedTuple

import msgspec

from stead.kernel import compact, notebook
from stead.kernel import record as records
from stead.kernel.anchor import Anchor, Answer, Deal, Root, Sealed, beginning, packed, unpacked
from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option, Refusal, Refused
from stead.kernel.errors import RecordError, SetupError, TableError
from stead.kernel.events import ComesToLight, Event, Foretelling, Log
from stead.kernel.flow import run
from stead.kernel.running import AT_ANCHOR, NOTHING, Running, Several
from stead.kernel.title import Shelf, Standing, State, Title, View, choose_settings, names


class Foresight(NamedTuple):
    """What a choice certainly leads to, up to where something comes to light."""

    game: State
    events: list[Event]
    whole: bool
    """Nothing came to light: this is all of it."""


SEEDS = 1 << 63
Watch = Callable[["Table"], None]
"""Is shown a table before each choice that is played over, and may raise what it likes: for those who play strangers'
games."""


class Lent:
    """What the kernel has from the package around it: a shelf, to find titles by name."""

    __slots__ = ("shelf",)
    shelf: Shelf


LENT = Lent()


class Table(Running):
    """A game in progress. Make one with `Table.new`, `Table.replay` or `Table.from_position`.

    >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
    >>> table
    Table(settlers, round 1, romans 0, barbarians 0, asked: seat 0 romans (draft))

    Two tables are equal when they would write the same `position`: the same game, the same state at the beginning of
    the turn and the same choices since. How they came there does not matter.

    >>> table == Table.from_position(table.position())
    True

    `copy.copy` and `copy.deepcopy` are `clone`. A pickle holds the whole game, to be taken back in another process too;
    for files and other versions there are `position` and `record`.
    """

    __slots__ = ()

    def __init__(self, title: Title[Any], setup: records.Setup, state: State | None) -> None:
        super().__init__(title, setup)
        if state is not None:
            self.game = state
            self._anchor = Anchor(state.clone())
            self._start(settle=True)

    @classmethod
    def new(
        cls,
        title: str | Title[Any],
        seats: Sequence[str],
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        modules: Sequence[str] = (),
    ) -> "Table":
        """Set up a game, with modules of the title by their names (those of a title that was opened are its own). Bad
        seats, options or modules raise SetupError with what would be accepted.

        >>> Table.new("founders", ["north", "south"], seed=1, options={"board": "thematic"}).decision.kind
        'race'
        """
        if isinstance(title, str):
            title = LENT.shelf.title(title, modules=modules)
        elif modules:
            raise SetupError("modules are chosen when a title is opened: give its name, or open it with them")
        if not _is_seed(seed):
            raise SetupError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
        if isinstance(seats, str):
            raise SetupError(f"seats are a list of names, not the one name {seats!r}")
        chosen = choose_settings(title, options or {}, seats)
        setup = records.Setup(
            title.name, title.ruleset, title.content, tuple(seats), chosen, seed, modules=names(title.modules)
        )
        return cls(title, setup, title.setup(setup.seats, chosen, seed))

    # What is asked

    @property
    def decision(self) -> Decision:
        """The pending decision (the first, when there are several)."""
        asks = self._asks
        if type(asks) is not Several:
            return asks
        if not asks.decisions:
            raise TableError("the game is over: nothing is asked any more")
        return asks.decisions[0]

    def decision_of(self, seat: int) -> Decision | None:
        """What is asked of this seat now, if anything is.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.decision_of(0).kind, table.decision_of(1)
        ('draft', None)
        """
        return self._asked(self._seated(seat))

    def _seated(self, seat: Any) -> int:
        """A seat of this table, or a TableError."""
        number = _whole(seat)
        if number is None or not 0 <= number < len(self.setup.seats):
            raise TableError(f"no seat {seat!r:.40}: seats are 0 to {len(self.setup.seats) - 1}")
        return number

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        return self.title.scores(self.game)

    @property
    def ranking(self) -> list[Standing]:
        """Places by the rules of the title, tie-breaks included, as things stand.

        >>> [(place.place, place.seat) for place in Table.new("settlers", ["romans", "barbarians"], seed=7).ranking]
        [(1, 0), (1, 1)]
        """
        return self.title.ranking(self.game)

    def explain(self, choice: Option | str, seat: int | None = None) -> Refusal | None:
        """None if this choice is legal now, else the rule it breaks and why.

        >>> print(Table.new("settlers", ["romans", "barbarians"], seed=7).explain("build COM018"))
        IS-RND-01: First take a card.
        """
        _, found = self._find(choice, seat)
        return found if isinstance(found, Refusal) else None

    def view(self, seat: int | None = None) -> View:
        """What that seat (None: a spectator) may see. Costs nothing until it is read.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.view(1).data()["players"][0]["hand"]
        {'common': 2, 'faction': 3, 'known': []}
        """
        return self.title.view(self.game, self.decisions, None if seat is None else self._seated(seat))

    # Choosing

    def push(self, choice: Option | str, seat: int | None = None) -> None:
        """Take an option, or the option with this key. Anything illegal raises Refused and changes nothing.

        No seat need be given with an option that is listed now, nor with a key that only one of the pending decisions
        offers. Where several seats may choose the same key, it must be said whose choice it is.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.push("take COM035")
        >>> table.push(table.decision.options[0], seat=1)
        >>> table.choices
        [(0, 'take COM035'), (1, 'take COM082')]
        """
        asks = self._asks
        if choice in asks.options and (seat is None or seat == asks.seat) and self.game.log is None:
            # The way of search and self-play: an option just listed, and nobody listening.
            option: Any = choice
            self._line.append((asks.seat, option))
            self._advance(option, settle=True)
            return
        self._answer(*self._find_option(choice, seat), settle=True)

    def hold(self, choice: Option | str, seat: int | None = None) -> None:
        """Push a choice that its seat may still take back: nobody else answers yet. Another seat that is asked alone is
        left with its question even if it has a single answer, because that may be its secret; `settle` lets it
        answer. Both together are a push.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.hold("take COM035")
        >>> table.settle()
        >>> table.choices
        [(0, 'take COM035')]
        """
        asked, option = self._find_option(choice, seat)
        self._answer(asked, option, settle=False)
        while (only := _only(self.decisions)) is not None:
            if only.seat != asked and isinstance(self._asks, Decision):
                return
            self._answer(~only.seat, only.options[0], settle=False)

    def settle(self) -> None:
        """Let those answer who have a single answer, where a choice was held."""
        while (only := _only(self.decisions)) is not None:
            self._answer(~only.seat, only.options[0], settle=True)

    def _find_option(self, choice: Any, seat: Any) -> tuple[int, Option]:
        asked, found = self._find(choice, seat)
        if isinstance(found, Refusal):
            raise Refused(found)
        return asked, found

    def _find(self, choice: Any, seat: Any) -> tuple[int, Option | Refusal]:
        """The seat that a choice is made for and the option it takes there, or why it cannot be taken."""
        key: Any = choice.key if isinstance(choice, Option) else choice
        if not isinstance(key, str):
            raise TableError(f"a choice is an option or its key (such as 'pass'), not {choice!r:.40}")
        asks = self.decisions
        if seat is not None:
            number = _whole(seat)
            if number is None:
                raise TableError(f"a seat is a number from 0 to {len(self.setup.seats) - 1}, not {seat!r:.40}")
            decision = self._asked(number)
        elif len(asks) < 2:
            number, decision = None, asks[0] if asks else None
        else:
            listing = [one for one in asks if any(option is choice for option in one.options)]
            offering = listing[:1] or [one for one in asks if one.find(key) is not None]
            number, decision = None, offering[0] if len(offering) == 1 else None
        option = decision.find(key) if decision is not None else None
        if decision is not None and option is not None:
            return decision.seat, option
        asked = number if decision is None else decision.seat
        refusal = self.title.explain(self.game, asks, asked, key)
        refusal.modules = self.setup.modules
        return -1, refusal

    # Taking back, copying, dealing anew

    def pop(self) -> None:
        """Take the last choice back, exactly.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> before = table.clone()
        >>> table.push("take COM035")
        >>> table.pop()
        >>> table == before
        True
        """
        self._keep_deal()
        anchor = self._anchor
        line: Sequence[Answer] = self._line
        while True:
            last = _last_push(line)
            if last >= 0:
                break
            if anchor.previous is None:
                raise TableError("nothing to take back: no choice has been made")
            anchor, line = anchor.previous, anchor.line
        log, marks = self.game.log, self._marks
        self._resume(anchor, line[:last], log=False)
        if log is not None:  # what was told before that choice need not be told again
            self.game.log = Log(log.events[: marks[-1]])
            self._marks = marks[:-1]
        for decision in self.decisions:
            decision.relist()

    def clone(self) -> "Table":
        """An independent copy. Cheapest between turns; inside one, the first copy moves the anchor to where the turn
        began, so that the next ones are cheap too. The events so far are not copied, but told again if asked for.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> twin = table.clone()
        >>> twin.push("take COM035")
        >>> len(table.choices), len(twin.choices)
        (0, 1)
        """
        if self._asks.opening:
            return self._twin(self.game.clone())
        twin = Table(self.title, self.setup, None)
        self._move_anchor()
        twin._resume(self._anchor, self._line, log=False)
        twin._see(self)
        return twin

    def _twin(self, game: State) -> "Table":
        """Between turns: what goes on here, with a copy of the state."""
        twin = Table(self.title, self.setup, None)
        twin.game = game
        twin._anchor = self._anchor
        twin._line = self._line.copy()
        twin._began = self._began
        twin._rules = run(self.title.turn, game)
        if self._asks is not NOTHING:
            twin._advance(None, settle=False)
            twin._see(self)
        return twin

    def __copy__(self) -> "Table":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Table":
        return self.clone()

    def __reduce__(self) -> Any:
        self._keep_deal()
        return Table._unpickle, (self.title, self.setup, packed(self.title, self._anchor, self._line))

    @staticmethod
    def _unpickle(title: Title[Any], setup: records.Setup, data: Any) -> "Table":
        table = Table(title, setup, None)
        table._resume(*unpacked(title, setup.seats, setup.options, data), log=False)
        for decision in table.decisions:
            decision.relist()
        return table

    def foresee(self, choice: Option | str, seat: int | None = None) -> Foresight:
        """What comes of this choice, in a copy, until somebody would be told something new (a `barrier`).

        Only what is left to the same seat alone is answered: that another one has a single answer may be its secret.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.foresee("take COM035").events
        [Took(seat=0, card='COM035')]
        """
        twin = self.clone()
        told = Foretelling()
        twin.game.log = told
        asked, option = twin._find_option(choice, seat)
        try:
            twin._answer(asked, option, settle=False)
            while (follows := twin.decision_of(asked)) is not None and len(follows.relist()) == 1:
                twin._answer(~asked, follows.options[0], settle=False)
        except ComesToLight:
            return Foresight(twin.game, told.events, whole=False)
        return Foresight(twin.game, told.events, whole=True)

    def determinize(self, seat: int, seed: int, sealed: bool = False) -> "Table":
        """A copy in which everything this seat cannot know is dealt anew: for honest search.

        It asks what is asked here, even where the new deal leaves another seat a single answer. It begins here: it has
        neither the seed nor the choices and events of the game, so nothing but what is on the table can be read off
        it, and only choices pushed on it can be taken back. `sealed` is for those who may not know the truth: a copy
        in mid-turn then hides what it was made from, and cannot be pickled.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> anew = table.determinize(seat=1, seed=3)
        >>> anew.view(1).data() == table.view(1).data()
        True
        """
        seat = self._seated(seat)
        if not _is_seed(seed):
            raise TableError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r:.40}")
        chance = Chance.seeded(seed)
        if self._asks.opening:
            game = self.game.clone()
            self.title.deal(game, self._gather(seat), chance)
            twin = self._twin(game)
        else:
            twin = self.clone()
            self.title.deal(twin.game, self._gather(seat), chance)
        twin._ask_anew(seat, chance)
        twin.setup = msgspec.structs.replace(self.setup, seed=seed, position=None)
        deal = Deal(twin._anchor, twin._line, seat, seed, opening=self._asks.opening)
        twin._anchor = Sealed(deal) if sealed else deal
        twin._line = []
        twin._began = AT_ANCHOR
        return twin

    def _gather(self, seat: int) -> Any:
        """What this seat cannot know. It serves as long as the same is asked: those who search deal many times from one
        place."""
        asks, whose, gathered = self._gathered
        if asks is not self._asks or whose != seat:
            gathered = self.title.gather(self.game, seat)
            self._gathered = (self._asks, seat, gathered)
        return gathered

    # Writing down, taking up again

    def _history(self) -> tuple[Root, list[Answer]]:
        """Where the table began, and every answer since."""
        root, answers = beginning(self._anchor)
        answers += self._line
        return root, answers

    @property
    def choices(self) -> list[tuple[int, str]]:
        """Every choice made, as (seat, key)."""
        _, line = self._history()
        return _choices(line)

    def record(self, players: Sequence[str] | None = None) -> dict[str, Any]:
        """Title, ruleset, options, seed, seats, choices and result as plain data: our PGN. `players` says who sat
        where, for whoever reads it.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.push("take COM035")
        >>> table.record(players=["Ann", "greedy"])["choices"]
        ['0: take COM035']
        """
        if self._history()[0].dealt:
            raise TableError("a determinized table is not a game that was played: it has no record")
        result = [records.Place(s.place, s.seat, s.score) for s in self.ranking] if self.over else None
        return records.record(self.setup, self.choices, result, players)

    @classmethod
    def replay(cls, data: Any, title: Title[Any] | None = None, watch: Watch | None = None) -> "Table":
        """The table a record describes, every choice checked again, with somebody to `watch` it if one likes.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.push("take COM035")
        >>> Table.replay(table.record()) == table
        True
        """
        written = records.read(data)
        title = title or cls._look_up(written)
        records.check_rules(written, title)
        if written.position is not None:
            table = cls.from_position(written.position, title, watch)
        else:
            try:
                table = cls.new(title, written.seats, written.seed, written.options)
            except SetupError as error:
                raise RecordError(f"this record cannot be set up: {error}") from None
        table._push_all(written, title, watch)
        if written.result is not None:
            places = [records.Place(s.place, s.seat, s.score) for s in table.ranking]
            if not table.over or places != written.result:
                why = "the rules were mended since" if written.ruleset < title.ruleset else "this record was edited"
                raise RecordError(f"{why}: its choices do not lead to its result")
        return table

    @classmethod
    def _look_up(cls, written: records.Head) -> Title[Any]:
        try:
            today = LENT.shelf.title(written.title, modules=written.modules)
            return LENT.shelf.find(written.title, written.content) or today
        except SetupError as error:
            raise RecordError(f"made for another game: {error}") from None

    def _push_all(self, written: records.Head, title: Title[Any], watch: Watch | None) -> None:
        for number, choice in enumerate(written.choices, 1):
            seat, key = records.split(choice)
            if watch is not None:
                watch(self)
            try:
                self.push(key, seat)
            except Refused as error:
                why = f"{error}{records.mended(written, title)}"
                raise RecordError(f"choice {number}, {choice!r}, is not legal there ({why})") from None

    def position(self) -> dict[str, Any]:
        """The whole state as readable plain data, and the choices made since this turn began: our FEN.

        >>> position = Table.new("settlers", ["romans", "barbarians"], seed=7).position()
        >>> position["state"]["row"]
        ['COM035', 'COM082', 'COM084']
        >>> position["state"]["row"].remove("COM035")
        >>> Table.from_position(position)
        Traceback (most recent call last):
            ...
        stead.kernel.errors.RecordError: COM035 is nowhere; every card lies somewhere
        """
        if self._asks.opening:
            return records.position(self.setup, self.title.position(self.game), [])
        self._move_anchor()
        if not isinstance(self._anchor, Anchor):
            raise TableError("a table that was determinized in mid-turn has no position before its next turn")
        return records.position(self.setup, self.title.position(self._anchor.state), _choices(self._line))

    def position_text(self) -> str:
        """The position as one line of letters and digits, to be pasted anywhere and read by `from_position`.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> text = table.position_text()
        >>> text.startswith("stead1."), Table.from_position(text) == table
        (True, True)
        """
        return compact.write(self.position())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]

    def _identity(self) -> Any:
        """What makes a table this one: its position, or as much of it as there is."""
        self._move_anchor()
        if not self._asks.opening and not isinstance(self._anchor, Anchor):
            state, choices = self.title.position(self.game), _choices(self._line)
            return records.position(self.setup, state, choices)
        return self.position()

    @classmethod
    def from_position(cls, data: Any, title: Title[Any] | None = None, watch: Watch | None = None) -> "Table":
        """A table that goes on from a position, plain data or one line of text, at the same decision."""
        data = compact.read(data) if isinstance(data, str) else data
        written = records.read_position(data)
        title = title or cls._look_up(written)
        records.check_rules(written, title)
        try:
            options = choose_settings(title, written.options, written.seats)
            state = title.from_position(written.seats, options, records.lift(written, title))
        except SetupError as error:
            raise RecordError(f"this position cannot be set up: {error}") from None
        begun = records.begun_at(data)
        setup = records.Setup(
            title.name,
            title.ruleset,
            title.content,
            written.seats,
            options,
            written.seed,
            begun,
            names(title.modules),
        )
        table = cls(title, setup, state)
        table._push_all(written, title, watch)
        return table

    # What happened

    @property
    def events(self) -> list[Event]:
        """What happened since the table was made, in order. Told from the first time anyone asks.

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.push("take COM035")
        >>> table.events[-1]
        Took(seat=0, card='COM035')
        """
        if self.game.log is None:
            root, history = self._history()
            twin = self.clone()
            twin._resume(root, history, log=True)
            self.game.log = twin.game.log
            self._marks = twin._marks
        return self.game.log.events

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
        anchor = self._anchor
        line: Sequence[Answer] = self._line
        while True:
            for seat, _ in reversed(line):
                if seat >= 0:
                    return seats
                seats.append(~seat)
            if anchor.previous is None:
                return seats
            anchor, line = anchor.previous, anchor.line

    def undo_stop(self, seat: int) -> Event | int | None:
        """What stands against this seat taking the last choice back: another seat's choice (that seat), even one it had
        to make, an event that told somebody something, or nothing (None).

        >>> table = Table.new("settlers", ["romans", "barbarians"], seed=7)
        >>> table.push("take COM035")
        >>> table.undo_stop(0), table.undo_stop(1)
        (None, 0)
        """
        seat = self._seated(seat)
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

    # For people

    def __repr__(self) -> str:
        return notebook.line(self)

    def _repr_html_(self) -> str:
        return notebook.html(self)


def _only(decisions: Sequence[Decision]) -> Decision | None:
    """The first that has a single answer."""
    for decision in decisions:
        if len(decision.relist()) == 1:
            return decision
    return None


def _choices(line: Sequence[Answer]) -> list[tuple[int, str]]:
    return [(seat, answer if isinstance(answer, str) else answer.key) for seat, answer in line if seat >= 0]


def _last_push(line: Sequence[Answer]) -> int:
    for i in range(len(line) - 1, -1, -1):
        if line[i][0] >= 0:
            return i
    return -1


def _whole(number: Any) -> int | None:
    """A whole number as Python's own, whoever's it is (numpy's, say), or None."""
    try:
        return None if isinstance(number, bool) else index(number)
    except TypeError:
        return None


def _is_seed(seed: Any) -> bool:
    return type(seed) is int and 0 <= seed < SEEDS
