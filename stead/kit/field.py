"""A field of the state of a game: what is said of it, once.

A class of the state lists its fields: what each holds, who may see it, how it is written. From that list come its
slots, how it is made and copied (`made`), its position in both directions (`position`), what a seat is shown and what
the browser calls it (`seen`). The kinds of fields are in `fields`; what a field says of itself reads like the list of
what is in the box:

    Many("hand", CARDS, seen=OWNER, sorted=True)

What only the title knows ("a Samurai stands on a faction Location") is a check of its own, beside the field.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from stead.kernel.errors import RecordError

Check = Callable[[Any, Any, "Field"], Iterator[str]]
"""What is wrong with a field of a thing in a game, in sentences."""
Fault = Callable[[Any, Any, str, int], str | None]
"""What is wrong with one of the things that a field (by name) of a thing in a game is about."""

ALL: Final = "all"
OPEN: Final = "open"
OWNER: Final = "owner"
SIZE: Final = "size"
UNSEEN: Final = "nobody"
"""Who may see what a field holds: everybody; its owner (others see that it is hidden); everybody how much there is of
it, and nobody more. What is `OPEN` everybody may see, and what is `UNSEEN` nobody, but neither is told to the browser
as it is."""
Who = Literal["all", "open", "owner", "size", "nobody"]

HIDDEN: Final = -1_000
"""Stands for a thing that is hidden; one with a back of number n is HIDDEN - n."""


class Onlooker:
    """Who looks: a seat, a spectator (None), or somebody from whom nothing is hidden, as the game is over."""

    __slots__ = ("open", "seat")

    def __init__(self, seat: int | None, open: bool = False) -> None:
        self.seat = seat
        self.open = open

    def is_owner(self, thing: Any) -> bool:
        return self.open or thing.seat == self.seat


class Names:
    """The names of a kind of things, which the state knows by number."""

    def __init__(
        self,
        what: str,
        names: Callable[[Any], Sequence[str]],
        numbers: Callable[[Any], Mapping[str, int]],
        known: str = "",
        backs: Callable[[Any], Sequence[int]] | None = None,
    ) -> None:
        self.what = what
        self._names = names
        self._numbers = numbers
        self._known = known
        self._backs = backs
        """By number: the backs that are seen where they lie face down, if they differ."""

    def hidden(self, game: Any, numbers: Sequence[int]) -> list[int]:
        """What is seen of those that lie face down."""
        if self._backs is None:
            return [HIDDEN] * len(numbers)
        backs = self._backs(game)
        return [HIDDEN - backs[number] for number in numbers]

    def of(self, game: Any, numbers: Sequence[int]) -> list[str]:
        names = self._names(game)
        return [names[number] for number in numbers]

    def name(self, game: Any, number: int) -> str:
        return self._names(game)[number]

    def check_room(self, game: Any, where: str, names: Sequence[str]) -> None:
        """Whatever it is, there is no more of it than the box has."""
        most = len(self._names(game))
        if len(names) > most:
            raise RecordError(f"{len(names)} entries in {where}; there are {most} of the kind '{self.what}'")

    def number(self, game: Any, where: str, name: str) -> int:
        number = self._numbers(game).get(name)
        if number is None:
            known = self._known or f"there are: {', '.join(self._numbers(game))}"
            raise RecordError(f"no {self.what} {name!r} (in {where}); {known}")
        return number


def number_from(what: str, n: int, least: int, most: int) -> int:
    if not least <= n <= most:
        raise RecordError(f"{what} is a number from {least} to {most}, not {n}")
    return n


class Field:
    """One field. The subclasses say what it holds."""

    type: str = "Any"
    """Its type in Python."""
    start: str = ""
    """What it holds in an unopened box, as Python; nothing: whoever makes the thing says it."""
    copied: str = "{}"
    """How a copy comes by it."""
    form: Any = None
    """Its type in a position; None: it is not written there."""
    needed: bool = False
    """It must be there; else a position may leave it out, and it holds nothing."""
    seen_as: str = ""
    """Its type in the browser; nothing: it is not told as it is."""

    def __init__(self, name: str, doc: str = "", seen: Who = ALL, check: Check | None = None) -> None:
        self.name = name
        self.doc = doc
        self.seen: Who = seen
        self.check = check

    @property
    def is_given(self) -> bool:
        """Whoever makes the thing says what it holds."""
        return not self.start

    @property
    def hides(self) -> bool:
        """There are some who may not see it."""
        return self.seen not in (ALL, OPEN)

    @property
    def is_plain(self) -> bool:
        """It is written just as it is kept."""
        return type(self).write is Field.write

    @property
    def shown_as(self) -> str:
        if self.seen == SIZE:
            return "number"
        return f"{self.seen_as} | null" if self.seen == OWNER else self.seen_as

    def write(self, game: Any, value: Any) -> Any:  # noqa: ARG002
        return value

    def read(self, game: Any, where: str, written: Any) -> Any:  # noqa: ARG002
        """The inverse; raises RecordError for what cannot be."""
        return written

    def about(self, value: Any) -> Iterable[int]:  # noqa: ARG002
        """The numbers of the things it is about."""
        return ()

    def lying(self, value: Any) -> Iterable[int]:  # noqa: ARG002
        """The numbers of the things that lie there, and so nowhere else."""
        return ()

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> Any:
        """What it holds for this onlooker, in a copy of a thing in the true game."""
        value = getattr(thing, self.name)
        return value if self.seen == OWNER and onlooker.is_owner(thing) else self.hide(game, value)

    def hide(self, game: Any, value: Any) -> Any:
        """What is left of it for those who may not see it."""
        raise NotImplementedError(f"nobody said how {self.name!r} is hidden")

    def show(self, game: Any, thing: Any, onlooker: Onlooker) -> Any:
        """As an onlooker is told, of a thing that was cut for him."""
        value = getattr(thing, self.name)
        if self.seen == SIZE:
            return len(value)
        if self.seen == OWNER and not onlooker.is_owner(thing):
            return None
        return self.write(game, value)


def each_is(*faults: Fault) -> Check:
    """Checks the things a field is about one by one."""

    def check(game: Any, thing: Any, field: Field) -> Iterator[str]:
        for number in field.about(getattr(thing, field.name)):
            yield from filter(None, (fault(game, thing, field.name, number) for fault in faults))

    return check
