"""Features: what a learner is told of a table, as named flags.

A title's `Eyes` turn a seat's view into one row of bytes, each 0 or 1, in an order that depends on the box alone. All
are flags: a number is a *meter*, of which as many flags are on as the number has steps behind it ("coins>=1",
"coins>=2", "coins>=4"). Seats are told clockwise from the one who looks ("me", "left1", "left2"), and what belongs to
a seat that nobody sits at is 0. What is hidden from the seat is not there to be told: `see` reads `view.seen()`.

The names of the flags are `names`, and `identity` is a short name for all of them, so that weights which were trained
on other features can be refused.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from stead.kernel.content import identity
from stead.kernel.decision import Decision, Option
from stead.kernel.title import Module
from stead.kit.choices import Choices
from stead.kit.seen import View

G = TypeVar("G", bound=Any)
NOWHERE: Final = 1 << 30


class Meter:
    """A number as flags: on are those whose steps it has reached."""

    __slots__ = ("_marks", "_where")

    def __init__(self, at: int, steps: Sequence[int]) -> None:
        self._where = slice(at, at + len(steps))
        self._marks = [bytes(number >= step for step in steps) for number in range(steps[-1] + 1)]

    def show(self, row: bytearray, number: int) -> None:
        """On a row on which none of its flags is on."""
        if number > 0:
            marks = self._marks
            row[self._where] = marks[number] if number < len(marks) else marks[-1]


class Panel:
    """Where features are named, one after the other: each call says where its flags stand in a row."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def flag(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1

    def flags(self, name: str, each: Iterable[str]) -> int:
        """One for each of these; the place of the first, which the others follow."""
        first = len(self.names)
        self.names += [f"{name} {one}" for one in each]
        return first

    def by(self, name: str, each: Sequence[str]) -> dict[str, int]:
        """One for each of these, by what they are called."""
        first = self.flags(name, each)
        return {one: first + i for i, one in enumerate(each)}

    def kinds(self, name: str, numbers: Sequence[int], kind: Sequence[int], ids: Sequence[str]) -> list[int]:
        """A flag for each kind among these cards, copies together: by card number where it stands. Of other cards none
        may lie there, so they stand nowhere in a row, and setting them fails."""
        first: dict[int, int] = {}
        for number in numbers:
            if kind[number] not in first:
                first[kind[number]] = self.flag(f"{name} {ids[kind[number]]}")
        among = [False] * len(kind)
        for number in numbers:
            among[number] = True
        return [first[kind[number]] if among[number] else NOWHERE for number in range(len(kind))]

    def meter(self, name: str, *steps: int) -> Meter:
        return Meter(self.flags(f"{name}>=", map(str, steps)), steps)

    def meters(self, name: str, each: Iterable[str], *steps: int) -> list[Meter]:
        return [self.meter(f"{name} {one}", *steps) for one in each]


class Standings:
    """Points: those of each seat, and how far the one who looks is behind the best of the others, or ahead of them."""

    def __init__(self, panel: Panel, seats: int, steps: Sequence[int], gaps: Sequence[int]) -> None:
        self._points = panel.meters("points of", whose(seats), *steps)
        self._behind = panel.meter("behind the leader by", *gaps)
        self._ahead = panel.meter("ahead of the next by", *gaps)
        self._each = panel.meters("behind", whose(seats)[1:], *gaps[::2])

    def show(self, row: bytearray, points: Sequence[int]) -> None:
        """`points` clockwise from the one who looks."""
        mine = points[0]
        for meter, n in zip(self._points, points, strict=False):
            meter.show(row, n)
        if len(points) > 1:
            best = max(points[1:])
            self._behind.show(row, best - mine)
            self._ahead.show(row, mine - best)
            for meter, n in zip(self._each, points[1:], strict=False):
                meter.show(row, n - mine)


class Asked:
    """What is asked of whom. Kinds of questions that only a module asks share a flag."""

    def __init__(self, panel: Panel, seats: int, kinds: Sequence[str]) -> None:
        self._kinds = panel.by("I am asked", kinds)
        self._other = panel.flag("I am asked something else")
        self._seats = panel.flags("asked is", whose(seats))

    def show(self, row: bytearray, asked: Sequence[Decision], seat: int, seats: int) -> None:
        for decision in asked:
            row[self._seats + (decision.seat - seat) % seats] = 1
            if decision.seat == seat:
                row[self._kinds.get(decision.kind, self._other)] = 1


def whose(seats: int) -> list[str]:
    """What seats are called, clockwise from the one who looks."""
    return ["me", *(f"left{n}" for n in range(1, seats))]


def settings(modules: Iterable[Module]) -> list[str]:
    """The values that settings of modules can have, each a flag: `name=value`."""
    return [f"{setting.name}={value}" for one in modules for setting in one.settings for value in setting.values]


class Seeing(Generic[G]):
    """How a title's tables look to a learner. A title says what there is to see: it names the features when made, and
    sets them in `look`."""

    version = 1
    """Grows when a feature of the same name comes to mean something else."""

    def __init__(self, panel: Panel, choices: Choices) -> None:
        self.names = tuple(panel.names)
        assert len(set(self.names)) == len(self.names), "two features have the same name"
        self.choices = choices
        self.identity = identity([self.version, list(self.names), list(choices.names)])
        self._none = bytes(len(self.names))

    @property
    def option_names(self) -> Sequence[str]:
        return self.choices.names

    def see(self, view: View[G]) -> bytearray:
        """A row of flags, one for each of the names."""
        row = bytearray(self._none)
        assert view.seat is not None, "a spectator has no seat"
        self.look(row, view.seen(), view.seat, view.asked)
        return row

    def look(self, row: bytearray, game: G, seat: int, asked: Sequence[Decision]) -> None:
        """Set the flags that are on, of a game in which there is nothing that this seat may not know."""
        raise NotImplementedError

    def weigh(self, decision: Decision, option: Option) -> bytes:
        """What an option is: a row of flags, one for each of `option_names`."""
        return self.choices.see(decision, option)
