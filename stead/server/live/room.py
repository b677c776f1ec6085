"""A game in memory: the journal played out, and what may be done next. No I/O: `rooms.py` reads and writes."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from stead.kernel.course import Verdict
from stead.kernel.decision import Decision, Refused
from stead.kernel.errors import TableError
from stead.kernel.events import Event
from stead.kernel.table import Table
from stead.kernel.title import Title
from stead.server.live import ending
from stead.server.store.rows import Entry, SeatRow, TableRow

SHOWN = 40
"""Steps of the log that a reader gets on opening; earlier ones on asking."""
MOST_OPTIONS = 2_000
"""Of one question. Games come to 600 (places for a tile in Founders), and those that begin with a position made for it
to 1 681 (crystals to stake). What nobody could read, and takes long to say, is no question."""


def is_crowded(table: Table) -> bool:
    """Has a question more answers than anybody is shown?"""
    return any(len(decision.options) > MOST_OPTIONS for decision in table.decisions)


class Moment(Struct, frozen=True):
    """A choice, who made it (a bot or a standing order: `auto`), and what came of it."""

    seat: int | None
    auto: bool
    events: tuple[Event, ...]
    changes: dict[int, dict[str, int]]
    answered: bool = False
    """Another seat had a single answer left and gave it: who chose has learnt something of it."""
    chapter: int = 0
    """The round it was made in."""
    mended: "Mended | None" = None
    """No choice at all: here the game went on by other rules. Nobody takes that back."""


class Snapshot(Struct, frozen=True):
    """A game at some point of its journal, so that opening a long one is quick."""

    position: Any
    autos: tuple[bool, ...]
    """For each choice since the turn began, which the position holds: was it a bot's?"""
    answered: tuple[bool, ...]
    """And did another seat have to answer then?"""
    before: int
    """Choices before those."""
    held: int | None
    redo: tuple[tuple[int, str], ...]


class Mended(Struct, frozen=True):
    """How a game went on after its rules were mended: what an entry `mended` holds."""

    ruleset: int
    lost: int
    """The last choices, which could not be kept."""
    kept: Snapshot


class Blocked(Exception):
    """The table, not the game, refuses: an error code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


Undoing = tuple[int, Literal["", "other", "revealed", "policy", "nothing", "mended"], Event | None]
"""How many choices would be taken back (0: none may be), why not, and the event that stands against it."""


class Room:
    def __init__(
        self,
        title: Title[Any],
        row: TableRow,
        seats: Sequence[SeatRow],
        kept: Snapshot | None = None,
        mended: Mended | None = None,
    ) -> None:
        kept = mended.kept if mended is not None else kept
        self.title = title
        self.row = row
        self.seats = tuple(seats)
        self.version = 0
        self.held: int | None = None
        """This seat has moved, could still take it back, and has not ended its turn."""
        self.redo: list[tuple[int, str]] = []
        self.lesson = title.course().lesson(row.lesson) if row.lesson is not None else None
        """The exercise that is played here: only whoever learns moves, until it is solved or has gone wrong."""
        self.verdict: Verdict = ""
        self.stopped = row.status == "stopped"
        """Its players ended it before the rules did."""
        self.before = 0
        """Choices made before those that `table` knows of."""
        self.moments: list[Moment] = []
        """The choices that `table` knows of. The deal comes before the first one."""
        self.stands = 0
        """Steps of the log that the last entry has left as they were told."""
        self.deal: tuple[Event, ...] = ()
        if kept is None:
            self.table = self._begin()
        else:
            self.table = Table.from_position(kept.position, title)
            self.before, self.held, self.redo = kept.before, kept.held, list(kept.redo)
            if self.held is not None and self.table.choices:  # a position tells of no answer that waits
                seat, key = self.table.choices[-1]
                self.table.pop()
                self.table.hold(key, seat)
        events = self.table.events
        steps = [*self.table.steps, len(events)]
        chapter = self.chapter  # no turn goes on into the next
        if mended is not None:
            self.moments.append(Moment(None, True, (), {}, chapter=chapter, mended=mended))
        self.deal = () if self.before or mended is not None else tuple(events[: steps[0]])
        self.beginning = Moment(None, True, self.deal, {}, chapter=chapter)
        """What was before the first choice."""
        for i, (seat, _) in enumerate(self.table.choices):
            auto = kept.autos[i] if kept else True  # what a "what if" begins with is nobody's to take back
            answered = kept.answered[i] if kept else True
            told = tuple(events[steps[i] : steps[i + 1]])
            self.moments.append(Moment(seat, auto, told, {}, answered, chapter))
        self._purses = self._count()
        """As they were before the last choice that this room has seen being made."""
        self._judge()

    def _judge(self) -> None:
        if self.lesson is not None:
            self.verdict = self.lesson.verdict(self.table)

    def _begin(self) -> Table:
        if self.row.start is not None:
            return Table.from_position(self.row.start, self.title)
        roles = [seat.role or "" for seat in self.seats]
        return Table.new(self.title, roles, self.row.seed, self.row.options)

    def snapshot(self) -> Snapshot:
        position = self.table.position()
        inside = len(position["choices"])
        kept = self.moments[len(self.moments) - inside :]
        autos, answered = tuple(moment.auto for moment in kept), tuple(moment.answered for moment in kept)
        return Snapshot(position, autos, answered, self.steps - inside, self.held, tuple(self.redo))

    @property
    def chapter(self) -> int:
        """The round that is being played."""
        return self.title.chapter(self.table.game)

    @property
    def steps(self) -> int:
        """Choices made so far."""
        return self.before + len(self.moments)

    @property
    def moved(self) -> bool:
        """Has a person chosen anything?"""
        return self.before > 0 or not all(moment.auto for moment in self.moments)

    @property
    def reaches_back(self) -> bool:
        """Does this room know all the choices that could still be taken back?"""
        last = self.moments[-1].seat if self.moments else None
        known = any(moment.seat != last or any(e.barrier for e in moment.events) for moment in self.moments)
        return self.before == 0 or known

    def to_say(self, seat: int | None, after: int | None) -> int:
        """About how many sentences a seat is told that knows the log up to a step (None: nothing of it)."""
        options = sum(len(decision.options) for decision in self.asked if decision.seat == seat)
        return options + self.steps - (max(self.before, self.steps - SHOWN) if after is None else after)

    # Whose move

    @property
    def over(self) -> bool:
        """Over, and nobody can take the last choice back any more."""
        return self.stopped or (self.table.over and self.held is None and self.lesson is None)

    @property
    def to_stop(self) -> bool:
        """Do all who are left want to stop?"""
        return not self.over and ending.is_wanted(self.seats)

    @property
    def asked(self) -> tuple[Decision, ...]:
        """The questions open now: none while somebody has not ended their turn."""
        nobody = self.held is not None or self.stopped or self.verdict
        return () if nobody else self.table.decisions

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return (self.held,) if self.held is not None else tuple(decision.seat for decision in self.asked)

    def automatic(self, seat: int) -> str | None:
        """The bot that answers for a seat now, if one does."""
        row = self.seats[seat]
        if self.lesson is not None:
            return None
        return row.bot if row.who == "bot" else row.stand_in

    def order_of(self, seat: int) -> str | None:
        """The key a standing order answers with, if it fits the question this seat is asked."""
        name, _, chapter = (self.seats[seat].order or "").partition("@")
        decision = self.table.decision_of(seat)
        if not name or decision is None or chapter != str(self.title.chapter(self.table.game)):
            return None
        order = next((order for order in self.title.orders if order.name == name), None)
        fits = order is not None and order.kind == decision.kind and decision.find(order.key) is not None
        return order.key if order is not None and fits else None

    def check_order(self, seat: int, name: str) -> None:
        """Raise Blocked or Refused if this standing order may not be given now."""
        order = next((order for order in self.title.orders if order.name == name), None)
        if order is None:
            raise Blocked("bad-request")
        if self.row.guided:
            raise Blocked("first-game")
        refusal = order.refusal(self.table.game, seat)
        if refusal is not None:
            raise Refused(refusal)

    def may_order(self, seat: int, name: str) -> bool:
        try:
            self.check_order(seat, name)
        except (Blocked, Refused):
            return False
        return True

    # The journal

    def check(self, kind: str, seat: int, key: str) -> None:
        """Raise Blocked or Refused if this may not be done now."""
        if self.stopped:
            raise Blocked("not-playing")
        if kind in ("push", "auto"):
            if self.verdict:
                raise Blocked("not-playing")
            if self.held is not None:
                raise Blocked("end-your-turn" if self.held == seat else "not-ended")
            if kind == "auto" and not self.automatic(seat) and self.order_of(seat) != key:
                raise Blocked("not-yours")  # the player came back while the bot thought
            refusal = self.table.explain(key, seat)
            if refusal is not None:
                raise Refused(refusal)
        elif kind == "undo":
            if str(self.undoing(seat)[0]) != key:
                raise Blocked("no-undo")
        elif kind == "stop":
            if not self.to_stop:
                raise Blocked("goes-on")
        elif self.held != seat:
            raise Blocked("nothing-to-end")

    def apply(self, entry: Entry) -> None:
        """Do what an entry of the journal says. What is in the journal was legal."""
        self.stands = self.steps
        match entry.kind:
            case "push" | "auto":
                self._push(entry)
            case "undo":
                self._undo(int(entry.key))
            case "done":
                self._settle()
            case "stop":
                self.stopped, self.held = True, None
            case "mended":
                raise TableError("the game was taken up anew: open it from there")
        self.version = entry.seq
        self._judge()

    def _push(self, entry: Entry) -> None:
        """What is left to others alone waits until nobody can take this back: whether somebody has more than one
        answer is told by none of it."""
        if self.held is not None:  # a journal of before: no turn was ended where the next seat had a single answer
            self._settle()
        auto = entry.kind == "auto"
        if not auto:
            redone = bool(self.redo) and self.redo[-1] == (entry.seat, entry.key)
            self.redo = self.redo[:-1] if redone else []
        told, chapter, self._purses = len(self.table.events), self.chapter, self._count()
        self.table.hold(entry.key, entry.seat)
        self.moments.append(Moment(entry.seat, auto, (), {}, chapter=chapter))
        self._tell(told)
        ended = self.table.decision_of(entry.seat) is None and not auto and self.row.undo == "normal"
        events = self.moments[-1].events
        # A choice of which nothing came was an end of the turn by itself: one need not end it twice.
        if ended and events and not self.moments[-1].answered and not any(event.barrier for event in events):
            self.held = entry.seat
        else:
            self._settle()

    def _settle(self) -> None:
        """Nobody takes the last choice back any more: those who have a single answer give it."""
        self.held = None
        told, forced = len(self.table.events), len(self.table.forced)
        self.table.settle()
        if self.moments and len(self.table.forced) > forced:
            self._tell(told)
            self.stands = min(self.stands, self.steps - 1)

    def _tell(self, told: int) -> None:
        """What came of the last choice, beyond the events that were told before."""
        last, purses = self.moments[-1], self._count()
        changes = {seat: change(was, now) for seat, (was, now) in enumerate(zip(self._purses, purses, strict=True))}
        self.moments[-1] = msgspec.structs.replace(
            last,
            events=(*last.events, *self.table.events[told:]),
            changes={seat: change for seat, change in changes.items() if change},
            answered=any(seat != last.seat for seat in self.table.forced),
        )

    def _undo(self, times: int) -> None:
        if times > len(self.moments):
            raise TableError("taken back beyond what this room knows")
        seat, key = self.table.choices[-times]
        if not self.moments[-times].auto:
            self.redo.append((seat, key))
        for _ in range(times):
            self.moments.pop()
            self.table.pop()
        self.held = None
        self.stands = self.steps

    def _count(self) -> list[dict[str, int]]:
        return [dict(self.title.purse(self.table.game, seat)) for seat in range(len(self.seats))]

    # Taking back

    def undoing(self, seat: int) -> Undoing:
        """What this seat may take back. Strict: one's own choices of this turn, while it lasts. Normal: the turn too,
        until it is ended. Both stop where somebody learnt something. Free: the last choice of a person, whatever came
        after it. When the game is over, everything has been told."""
        if not self.moments:
            return 0, "nothing", None
        if self.verdict == "failed":  # one begins again
            return sum(not moment.auto for moment in self.moments), "", None
        if self.over or self.verdict:
            return 0, "policy", None
        last = self.moments[-1]
        if last.mended is not None:
            return 0, "mended", None
        if self.row.undo == "free":
            last_own = (i for i, moment in enumerate(reversed(self.moments), 1) if moment.mended or not moment.auto)
            times = next(last_own, 0)
            if times and self.moments[-times].mended is not None:
                return 0, "mended", None
            return times, "" if times else "nothing", None
        if last.seat != seat or last.auto or last.answered:
            return 0, "other", None
        barrier = next((event for event in last.events if event.barrier), None)
        if barrier is not None:
            return 0, "revealed", barrier
        if self.held != seat and self.table.decision_of(seat) is None:
            return 0, "policy", None
        return 1, "", None

    def redoing(self, seat: int) -> str | None:
        """The key that would be chosen again."""
        if not self.redo or self.redo[-1][0] != seat or self.held is not None:
            return None
        key = self.redo[-1][1]
        try:
            return key if self.table.explain(key, seat) is None else None
        except TableError:
            return None


def change(was: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """What is more or less than before."""
    names = [*now, *(name for name in was if name not in now)]
    return {name: d for name in names if (d := now.get(name, 0) - was.get(name, 0))}


read_snapshot = msgspec.json.Decoder(Snapshot).decode
read_mended = msgspec.json.Decoder(Mended).decode
