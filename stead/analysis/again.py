"""A finished game played again, as often as somebody wants to look at it."""

from collections.abc import Collection, Iterator
from typing import Any

from stead.kernel.errors import TableError
from stead.kernel.table import Table

KEPT = 50
"""Of so many tables one is kept, from which those after it can be reached the next time."""


class Again:
    """Tables that are handed out are pushed on afterwards: whoever wants to keep one takes a clone."""

    def __init__(self, table: Table) -> None:
        if not table.over:
            raise TableError("this game is not over: it can be analysed when it is")
        self.table = table
        """The game as it ended."""
        begun: dict[str, Any] = {name: value for name, value in table.record().items() if name != "result"}
        self._kept = [Table.replay(begun | {"choices": []}, table.title)]

    def __iter__(self) -> Iterator[tuple[Table, int, str]]:
        """The table before each choice, with the seat that chooses and the key."""
        for _, again, seat, key in self.before(range(len(self.table.choices))):
            yield again, seat, key

    def before(self, numbers: Collection[int]) -> Iterator[tuple[int, Table, int, str]]:
        """The same for choices with these numbers, in the order of the game."""
        choices, kept = self.table.choices, self._kept
        again, at = kept[0].clone(), 0
        for number in sorted(numbers):
            near = min(number // KEPT, len(kept) - 1)
            if near * KEPT > at:
                again, at = kept[near].clone(), near * KEPT
            while at < number:
                seat, key = choices[at]
                again.push(key, seat)
                at += 1
                if at == len(kept) * KEPT:
                    kept.append(again.clone())
            yield number, again, *choices[number]
