"""The kinds of fields that a state is made of."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import GenericAlias
from typing import Any, Literal, cast

from stead.kernel.chance import Chance
from stead.kernel.errors import RecordError
from stead.kit.field import (
    ALL,
    HIDDEN,
    OPEN,
    OWNER,
    SIZE,
    UNSEEN,
    Check,
    Field,
    Names,
    Onlooker,
    Who,
    number_from,
)
from stead.kit.grid import each

PLAIN = {"int": "number", "str": "string", "bool": "boolean"}
"""Types in Python, and what the browser calls them."""


def check_once(where: str, written: Sequence[Any]) -> None:
    """Nothing is named twice, so that no list grows without bounds."""
    if len(set(written)) < len(written):
        raise RecordError(f"{where} names something twice")


class Given(Field):
    """Told when the thing is made, and the same ever after."""

    def __init__(self, name: str, type: str, doc: str = "", seen: Who = OPEN) -> None:
        super().__init__(name, doc, seen)
        self.type = type
        self.seen_as = PLAIN.get(type, "")


class Chosen(Field):
    """A table option."""

    def __init__(self, name: str, type: str, start: str, doc: str = "", seen: Who = OPEN) -> None:
        super().__init__(name, doc, seen)
        self.type = type
        self.start = start
        self.seen_as = PLAIN.get(type, "")


class Number(Field):
    type = "int"
    form = int
    seen_as = "number"

    def __init__(
        self,
        name: str,
        doc: str = "",
        *,
        most: int | Callable[[Any], int],
        least: int = 0,
        start: int = 0,
        needed: bool = False,
        seen: Who = ALL,
        check: Check | None = None,
    ) -> None:
        super().__init__(name, doc, seen, check)
        self.most = most
        self.least = least
        self.start = str(start)
        self.needed = needed

    def read(self, game: Any, where: str, written: int) -> int:  # noqa: ARG002
        most = self.most if isinstance(self.most, int) else self.most(game)
        return number_from(self.name, written, self.least, most)


class Maybe(Number):
    """A number, or none (-1)."""

    form = int | None
    seen_as = "number | null"

    def __init__(self, name: str, doc: str = "", *, most: int | Callable[[Any], int], seen: Who = ALL) -> None:
        super().__init__(name, doc, most=most, start=-1, seen=seen)

    def write(self, game: Any, value: int) -> int | None:  # noqa: ARG002
        return None if value < 0 else value

    def read(self, game: Any, where: str, written: int | None) -> int:
        return -1 if written is None else super().read(game, where, written)

    def hide(self, game: Any, value: int) -> int:  # noqa: ARG002
        """That there is one is seen."""
        return value if value < 0 else HIDDEN


class Flag(Field):
    type = "bool"
    start = "False"
    form = bool
    seen_as = "boolean"

    def hide(self, game: Any, value: bool) -> bool:  # noqa: ARG002
        return False


class Word(Field):
    """One of a few words."""

    type = "str"
    needed = True

    def __init__(self, name: str, words: Sequence[str], doc: str = "", check: Check | None = None) -> None:
        super().__init__(name, doc, ALL, check)
        self.start = f'"{words[0]}"'
        self.form = Literal[tuple(words)]  # type: ignore[valid-type]
        self.seen_as = " | ".join(f'"{word}"' for word in words)


class Luck(Field):
    """The chance of the game, which nobody sees."""

    type = "Chance"
    form = int
    needed = True
    copied = "{}.clone()"

    def __init__(self, name: str = "chance") -> None:
        super().__init__(name, "", UNSEEN)

    def write(self, game: Any, value: Chance) -> int:  # noqa: ARG002
        return value.state

    def read(self, game: Any, where: str, written: int) -> Chance:  # noqa: ARG002
        return Chance(number_from(self.name, written, 0, (1 << 64) - 1))

    def hide(self, game: Any, value: Chance) -> Chance:  # noqa: ARG002
        return Chance(0)


class One(Field):
    """One thing of a kind, or none (-1)."""

    type = "int"
    start = "-1"
    form: Any = str | None
    seen_as = "string | null"

    def __init__(self, name: str, names: Names, doc: str = "", seen: Who = ALL, given: bool = False) -> None:
        super().__init__(name, doc, seen)
        self.names = names
        if given:
            self.start = ""
            self.form = str
            self.seen_as = "string"
            self.needed = True

    def write(self, game: Any, value: int) -> str | None:
        return None if value < 0 else self.names.name(game, value)

    def read(self, game: Any, where: str, written: str | None) -> int:
        return -1 if written is None else self.names.number(game, where, written)

    def lying(self, value: int) -> Iterable[int]:
        return () if value < 0 else (value,)


class Many(Field):
    """Things of a kind: a deck, a hand, a pile."""

    type = "list[int]"
    start = "[]"
    copied = "{}[:]"
    form: Any = list[str]
    seen_as = "string[]"

    def __init__(
        self,
        name: str,
        names: Names,
        doc: str = "",
        seen: Who = ALL,
        sorted: bool = False,
        written: bool = True,
        noted: bool = False,
        check: Check | None = None,
    ) -> None:
        super().__init__(name, doc, seen, check)
        self.names = names
        self.form = list[str] if written else None
        self.sorted = sorted
        """It has no order of its own: it is kept by number."""
        self.noted = noted
        """They lie elsewhere."""

    def write(self, game: Any, value: Sequence[int]) -> list[str]:
        return self.names.of(game, value)

    def read(self, game: Any, where: str, written: Sequence[str]) -> list[int]:
        self.names.check_room(game, where, written)
        numbers = [self.names.number(game, where, name) for name in written]
        if self.noted:  # of what lies there, `lying` tells
            check_once(where, written)
        return sorted(numbers) if self.sorted else numbers

    def about(self, value: Sequence[int]) -> Iterable[int]:
        return value

    def lying(self, value: Sequence[int]) -> Iterable[int]:
        return () if self.noted else value

    def hide(self, game: Any, value: Sequence[int]) -> list[int]:
        return [HIDDEN] * len(value) if self.seen == SIZE else self.names.hidden(game, value)


Closed = tuple[Any, Sequence[int], Sequence[int]]
"""A place of a field where cards lie that a seat cannot know (a name for it, if there are several): all of them, and
those. A field that has such places says which (`closed`), and takes others into them (`hold`)."""


class Held(Many):
    """Cards that a player holds. Others see their backs, and which they are if they saw them go there: that is marked
    in the game's `known`, a bit for each seat."""

    def __init__(self, name: str, names: Names, doc: str = "", sorted: bool = True, check: Check | None = None) -> None:
        super().__init__(name, names, doc, OWNER, sorted, check=check)

    def unknown(self, game: Any, cards: Sequence[int], seat: int | None) -> list[int]:
        """Those that a seat which does not hold them cannot know."""
        known, bit = game.known, 0 if seat is None else 1 << seat
        return [card for card in cards if not known[card] & bit]

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> list[int]:
        cards: list[int] = getattr(thing, self.name)
        if onlooker.is_owner(thing):
            return cards
        unknown = self.unknown(game, cards, onlooker.seat)
        return sorted(others(cards, unknown) + self.hide(game, unknown))

    # Dealing anew

    marks = False
    """Cards are marked as long as they lie there: `lift` takes the marks off all that a seat cannot know."""

    def closed(self, game: Any, thing: Any, seat: int) -> list[Closed]:
        cards: list[int] = getattr(thing, self.name)
        unknown = self.unknown(game, cards, seat)
        return [(None, cards, unknown)] if unknown else []

    def hold(self, game: Any, thing: Any, place: Any, cards: list[int], dealt: list[int]) -> None:  # noqa: ARG002
        getattr(thing, self.name)[:] = sorted(cards + dealt)  # in place: rules that wait may have it in hand


def others(cards: Sequence[int], than: Sequence[int]) -> list[int]:
    return [] if len(than) == len(cards) else [card for card in cards if card not in than]


class Places(Field):
    """A row of places, each with one thing of a kind or none (`empty`)."""

    type = "list[int]"
    start = "[]"
    copied = "{}[:]"
    form = list[str | None]
    seen_as = "(string | null)[]"

    def __init__(
        self, name: str, names: Names, empty: int, doc: str = "", seen: Who = ALL, check: Check | None = None
    ) -> None:
        super().__init__(name, doc, seen, check)
        self.names = names
        self.empty = empty

    def write(self, game: Any, value: Sequence[int]) -> list[str | None]:
        return [None if number == self.empty else self.names.name(game, number) for number in value]

    def read(self, game: Any, where: str, written: Sequence[str | None]) -> list[int]:
        return [self.empty if name is None else self.names.number(game, where, name) for name in written]

    def lying(self, value: Sequence[int]) -> Iterable[int]:
        return [number for number in value if number != self.empty]


class Amounts(Field):
    """So much of each kind, in the order of these names."""

    type = "list[int]"
    copied = "{}[:]"
    form = dict[str, int]
    seen_as = "Record<string, number>"

    def __init__(
        self, name: str, kinds: Sequence[str], doc: str = "", *, most: Sequence[int], check: Check | None = None
    ) -> None:
        super().__init__(name, doc, ALL, check)
        self.kinds = kinds
        self.most = most
        """Of each kind: more than any game comes to."""
        self.start = f"[0] * {len(kinds)}"

    def write(self, game: Any, value: Sequence[int]) -> dict[str, int]:  # noqa: ARG002
        return by_name(self.kinds, value)

    def read(self, game: Any, where: str, written: Mapping[str, int]) -> list[int]:  # noqa: ARG002
        return counted(where, self.kinds, written, self.most)


def by_name(kinds: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    """Without those that are 0."""
    return {kinds[i]: n for i, n in enumerate(amounts) if n}


def counted(where: str, kinds: Sequence[str], written: Mapping[str, int], most: Sequence[int]) -> list[int]:
    for name, n in written.items():
        if name not in kinds:
            raise RecordError(f"no {name!r} in {where}; goods there are: {', '.join(kinds)}")
        if not 0 <= n <= most[kinds.index(name)]:
            raise RecordError(f"{n} {name} (in {where}): from 0 to {most[kinds.index(name)]}")
    return [written.get(name, 0) for name in kinds]


class Marks(Field):
    """A small number for every thing of a kind, in an array; most have none."""

    type = "bytearray"
    copied = "{}[:]"
    form = list[str]

    def __init__(
        self, name: str, names: Names, size: str, doc: str = "", seen: Who = OPEN, check: Check | None = None
    ) -> None:
        super().__init__(name, doc, seen, check)
        self.names = names
        self.start = f"bytearray({size})"

    def about(self, value: bytearray) -> list[int]:
        return [number for number, mark in enumerate(value) if mark]

    def write(self, game: Any, value: bytearray) -> Any:
        return self.names.of(game, self.about(value))

    def read(self, game: Any, where: str, written: Any) -> bytearray:
        marks = bytearray(len(getattr(game, self.name)))
        check_once(where, written)
        for name in written:
            marks[self.names.number(game, where, name)] = 1
        return marks

    def hide(self, game: Any, value: bytearray) -> bytearray:  # noqa: ARG002
        return bytearray(len(value))


class Counts(Marks):
    """The same, where the number counts."""

    form = dict[str, int]

    def write(self, game: Any, value: bytearray) -> dict[str, int]:
        return {self.names.name(game, number): n for number, n in enumerate(value) if n}

    def read(self, game: Any, where: str, written: Mapping[str, int]) -> bytearray:
        marks = bytearray(len(getattr(game, self.name)))
        for name, n in written.items():
            marks[self.names.number(game, where, name)] = number_from(f"{name} in {where!r}", n, 1, 255)
        return marks


class Seats(Marks):
    """The same, where the number is a set of seats, a bit each."""

    form = dict[str, list[int]]

    def write(self, game: Any, value: bytearray) -> dict[str, list[int]]:
        return {self.names.name(game, number): seats_of(game, bits) for number, bits in enumerate(value) if bits}

    def read(self, game: Any, where: str, written: Mapping[str, Sequence[int]]) -> bytearray:
        marks = bytearray(len(getattr(game, self.name)))
        for name, seats in written.items():
            marks[self.names.number(game, where, name)] = bits_of(game, f"{name} in {where!r}", seats)
        return marks


def seats_of(game: Any, bits: int) -> list[int]:
    return [seat for seat in range(game.seats) if bits >> seat & 1] if bits else []


def bits_of(game: Any, where: str, seats: Sequence[int]) -> int:
    bits = 0
    check_once(where, seats)
    for seat in seats:
        bits |= 1 << number_from(f"a seat of {where}", seat, 0, game.seats - 1)
    return bits


class On(Field):
    """What lies on some things of a kind, by their numbers. What lies there is replaced, never changed."""

    copied = "{}.copy()"
    start = "{}"

    def __init__(
        self,
        name: str,
        names: Names,
        type: str,
        form: Any,
        doc: str = "",
        seen: Who = OPEN,
        check: Check | None = None,
    ) -> None:
        super().__init__(name, doc, seen, check)
        self.names = names
        self.type = f"dict[int, {type}]"
        self.form = dict[str, form]

    def about(self, value: Mapping[int, Any]) -> Iterable[int]:
        return value

    def write_one(self, game: Any, on: Any) -> Any:  # noqa: ARG002
        return on

    def read_one(self, game: Any, where: str, written: Any) -> Any:  # noqa: ARG002
        return written

    def write(self, game: Any, value: Mapping[int, Any]) -> dict[str, Any]:
        return {self.names.name(game, number): self.write_one(game, value[number]) for number in sorted(value)}

    def read(self, game: Any, where: str, written: Mapping[str, Any]) -> dict[int, Any]:
        read = {self.names.number(game, where, name): self.read_one(game, where, on) for name, on in written.items()}
        return dict(sorted(read.items()))


class Bits(Field):
    """Some of a few things, each at most once: a bit each, in the order of their numbers."""

    type = "int"
    start = "0"
    form = list[str]
    seen_as = "string[]"

    def __init__(self, name: str, names: Names, doc: str = "", check: Check | None = None) -> None:
        super().__init__(name, doc, ALL, check)
        self.names = names

    def write(self, game: Any, value: int) -> list[str]:
        return self.names.of(game, list(each(value))) if value else []

    def read(self, game: Any, where: str, written: Sequence[str]) -> int:
        bits = 0
        for name in written:
            bits |= 1 << self.names.number(game, where, name)
        return bits


class Cells(Field):
    """Cells of the board, a bit each (stead.kit.grid)."""

    type = "int"
    start = "0"
    form = list[str]
    seen_as = "string[]"

    def __init__(self, name: str, doc: str = "", given: bool = False) -> None:
        super().__init__(name, doc)
        if given:
            self.start = ""
            self.needed = True

    def write(self, game: Any, value: int) -> list[str]:
        return [game.board.names[cell] for cell in each(value)]

    def read(self, game: Any, where: str, written: Sequence[str]) -> int:
        cells = 0
        check_once(where, written)
        for name in written:
            if name not in game.board.numbers:
                raise RecordError(f"{where} speaks of {name!r}, which is no cell of this board")
            cells |= 1 << game.board.numbers[name]
        return cells


class Whose(Field):
    """A seat, or one of a few words for nobody in particular."""

    type = "int"

    def __init__(self, name: str, words: Mapping[int, str | None], doc: str = "", start: int | None = None) -> None:
        super().__init__(name, doc)
        self.words = words
        named = tuple(word for word in words.values() if word is not None)
        self.form = int | Literal[named] | None if named else int | None  # type: ignore[valid-type]
        self.seen_as = " | ".join(["number", *(f'"{word}"' for word in named), "null"])
        self.start = "" if start is None else str(start)

    def write(self, game: Any, value: int) -> int | str | None:  # noqa: ARG002
        return self.words.get(value, value)

    def read(self, game: Any, where: str, written: int | str | None) -> int:
        for value, word in self.words.items():
            if written == word:
                return value
        return number_from(where, cast("int", written), 0, game.seats - 1)


class Row(Field):
    """Many of the same: each is written, read and seen as that field says."""

    copied = "{}[:]"

    def __init__(
        self, of: Field, doc: str = "", seen: Who = ALL, given: bool = False, check: Check | None = None
    ) -> None:
        super().__init__(of.name, doc or of.doc, seen, check)
        self.of = of
        self.type = f"list[{of.type}]"
        self.form = GenericAlias(list, of.form)
        self.seen_as = f"({of.seen_as})[]" if " | " in of.seen_as else f"{of.seen_as}[]"
        self.start = "" if given else "[]"
        self.needed = given

    def write(self, game: Any, value: Sequence[Any]) -> list[Any]:
        return [self.of.write(game, one) for one in value]

    def read(self, game: Any, where: str, written: Sequence[Any]) -> list[Any]:
        return [self.of.read(game, where, one) for one in written]


class Worked(Field):
    """Worked out from the other fields, or of use inside a turn only: never written."""

    def __init__(self, name: str, type: str, start: str, doc: str = "", copied: str = "{}", seen: Who = OPEN) -> None:
        super().__init__(name, doc, seen)
        self.type = type
        self.start = start
        self.copied = copied


class Together(Field):
    """What is written as one and held by several fields."""

    @property
    def is_given(self) -> bool:
        return False

    def __init__(
        self,
        name: str,
        form: Any,
        writing: Callable[[Any, Any], Any],
        reading: Callable[[Any, Any, str, Any], None],
        check: Check | None = None,
    ) -> None:
        super().__init__(name, "", OPEN, check)
        self.form = form
        self.writing = writing
        self.reading = reading


class Parts(Field):
    """Things with fields of their own."""

    def __init__(self, name: str, of: Any, doc: str = "", given: bool = False) -> None:
        super().__init__(name, doc, OPEN)
        self.of = of
        self.type = f"list[{of.__name__}]"
        self.start = "" if given else "[]"
        self.needed = given
        told = [field.copied.format(f"one.{field.name}") for field in of.fields if field.is_given]
        self.copied = f"[{of.__name__}({', '.join([*told, 'one'])}) for one in {{}}]"
