"""Actions as numbers: how an option of a decision becomes one, and back.

keys    One number for every key of `title.actions()`, the same in every game of this content. Copies of a card are the
        same choice under several keys: it has the number of the first. Where two options of a question would have the
        same number (two players have built the same card, and either can be razed), the second has that of the next
        copy, so that nothing legal is out of reach.
slots   The place of an option in the list, whatever it means; what it is, is in its features. For learners that score
        options by what they are, as DouZero does.
"""

from typing import Any, Protocol

from stead.kernel.decision import Decision
from stead.kernel.errors import SetupError, TableError
from stead.kernel.title import Title

SLOTS = 1024
"""More options than any question was seen to have: 615, in Founders where tiles may be turned over."""


class Encoding(Protocol):
    name: str
    size: int
    """So many actions there are."""

    def numbers(self, decision: Decision) -> list[int]:
        """Of each option, in their order. No two are the same."""
        ...

    def describe(self, action: int) -> str:
        """What is known of an action without a table."""
        ...


class Keys:
    name = "keys"

    def __init__(self, title: Title[Any]) -> None:
        self.keys: list[str] = []
        """By number: the key."""
        self._first: dict[str, int] = {}
        for keys in title.actions().values():
            self._first |= dict.fromkeys(keys, len(self.keys))
            self.keys += keys
        self.size = len(self.keys)

    def numbers(self, decision: Decision) -> list[int]:
        first = self._first
        try:
            numbers = [first[option.key] for option in decision.options]
        except KeyError as unknown:
            raise TableError(
                f"{unknown} is in no closed list of actions, as it comes of a position that was written by hand; "
                "make the environment with actions='slots'"
            ) from None
        return numbers if len(set(numbers)) == len(numbers) else _apart(numbers)

    def describe(self, action: int) -> str:
        return self.keys[action]


def _apart(numbers: list[int]) -> list[int]:
    """The keys of an action follow each other, and it cannot be offered under more of them than there are."""
    taken: set[int] = set()
    for place, number in enumerate(numbers):
        while number in taken:
            number += 1  # noqa: PLW2901
        taken.add(number)
        numbers[place] = number
    return numbers


class Slots:
    name = "slots"

    def __init__(self, count: int) -> None:
        if not isinstance(count, int) or count < 2:
            raise SetupError(f"there are two slots at least, as a question has two options, and not {count!r}")
        self.size = count

    def numbers(self, decision: Decision) -> list[int]:
        count = len(decision.options)
        if count > self.size:
            raise TableError(
                f"this question has {count} options and there are {self.size} slots: "
                f"make the environment with slots={2 * self.size}"
            )
        return list(range(count))

    def describe(self, action: int) -> str:
        return f"option {action}"


def encoding(title: Title[Any], name: str, slots: int) -> Encoding:
    if name == "keys":
        return Keys(title)
    if name == "slots":
        return Slots(slots)
    raise SetupError(f"no encoding of actions {name!r}; there are: keys, slots")
