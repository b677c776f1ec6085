"""Features of an option: its verb, what it is about, and the numbers in it.

All of it is read off the closed list of keys (`title.actions()`), so that what a module adds is there by itself. Copies
of a card are the same word, and so are the first and the second farm (`farm`, `farm#2`) or two tiles of the same place
(`forest.1`, `forest.2`). A cell of a board is its column and its row.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from stead.kernel.decision import Decision, Option

NUMBERS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
NUMBER: Final = re.compile(r"\d+$")
AMOUNT: Final = re.compile(r"(\d+)([a-z_]+)$")
CELL: Final = re.compile(r"([A-Z])(\d\d?)$")
FAR: Final = re.compile(r"-?\d+,-?\d+$")
COPY: Final = re.compile(r"[#.]\d+$")
CARDS: Final = 100
"""From here on a number is what a card is called."""
KEPT: Final = 100_000
"""So many options are kept, once looked at."""


class Choices:
    """The options of a title as rows of flags, one for each of `names`."""

    def __init__(self, actions: Mapping[str, tuple[str, ...]], seats: int) -> None:
        self._same = _copies(actions)
        """By a word of a copy: that of the first."""
        self.names: list[str] = []
        self._flags: dict[str, int] = {}
        every = [self._words(key) for key in actions]
        self._name("verb", sorted({told.verb for told in every}))
        self._name("about", sorted({word for told in every for word in told.about}))
        self._name("then", sorted({word for told in every for word in told.then}))
        self._name("seat", map(str, range(seats)))  # clockwise from who chooses
        for place, which in enumerate(("first", "second")):
            most = max((told.numbers[place] for told in every if len(told.numbers) > place), default=0)
            self._name(f"{which} number>=", [str(step) for step in NUMBERS if step <= most])
        self._none = bytes(len(self.names))
        self._seen: dict[tuple[str, tuple[str, ...], int, int], bytes] = {}

    def _name(self, what: str, each: Iterable[str]) -> None:
        for one in each:
            self._flags[f"{what} {one}"] = len(self.names)
            self.names.append(f"{what} {one}")

    def see(self, decision: Decision, option: Option) -> bytes:
        seats = len(decision.game.players)
        asked = (option.key, option.about, decision.seat, seats)
        row = self._seen.get(asked)
        if row is None:
            if len(self._seen) >= KEPT:
                self._seen.clear()
            row = self._seen[asked] = self._look(option, decision.seat, seats)
        return row

    def _look(self, option: Option, seat: int, seats: int) -> bytes:
        row = bytearray(self._none)
        told = self._words(option.key)
        on = [f"verb {told.verb}", *(f"about {word}" for word in told.about), *(f"then {word}" for word in told.then)]
        for thing in option.about:
            kind, _, name = thing.partition(":")
            if kind == "seat":
                on.append(f"seat {(int(name) - seat) % seats}")
            else:
                on += [f"about {word}" for word in _read(self._same.get(name, name))[0]]
        for place, number in zip(("first", "second"), told.numbers, strict=False):
            on += [f"{place} number>= {step}" for step in NUMBERS if number >= step]
        for name in on:
            at = self._flags.get(name)
            if at is not None:
                row[at] = 1
        return bytes(row)

    def _words(self, key: str) -> "Told":
        verb, *words = key.split()
        told = Told(verb, [], [], [])
        for place, word in enumerate(words):
            for part in self._same.get(word, word).split("+"):
                read, numbers = _read(part)
                told.about.extend(read)
                told.numbers.extend(numbers)
                if place == 1:
                    told.then.extend(read)
        return told


class Told(NamedTuple):
    """What a key says."""

    verb: str
    about: list[str]
    then: list[str]
    """Of these, what its second word is about: `change clay wood` is not `change wood clay`."""
    numbers: list[int]


def _read(word: str) -> tuple[list[str], list[int]]:
    """What a word is about, and the number in it."""
    if NUMBER.match(word):
        return ([word], []) if int(word) >= CARDS else ([], [int(word)])
    if amount := AMOUNT.match(word):
        return [amount[2]], [int(amount[1])]
    if cell := CELL.match(word):
        return [f"column {cell[1]}", f"row {cell[2]}"], []
    return (["cell"], []) if FAR.match(word) else ([COPY.sub("", word)], [])


def _copies(actions: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """By each word of a further key of an action, the word of its first key in that place."""
    same: dict[str, str] = {}
    for first, keys in actions.items():
        for key in keys[1:]:
            same.update({b: a for a, b in zip(first.split(), key.split(), strict=True) if a != b})
    return same
