"""Where a table can go back to: anchors, and the answers given since.

An anchor is a state between turns that is never touched again, with a link to the anchor before. A table that was
dealt anew begins with a `Deal` instead.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stead.kernel.decision import Option
from stead.kernel.errors import TableError
from stead.kernel.title import Title

# An answer is (seat, option) when somebody pushed it and (~seat, option) when it was the only one. Answers that came
# out of a pickle are known by their keys, until they are given again.
Answer = tuple[int, Option | str]


class Anchor:
    """A state between turns, and how it was reached from the anchor before."""

    __slots__ = ("dealt", "line", "previous", "state")

    def __init__(
        self, state: Any, previous: "Root | None" = None, line: Sequence[Answer] = (), dealt: bool = False
    ) -> None:
        self.state = state
        self.previous = previous
        self.line = line
        self.dealt = dealt
        """Here begins what was dealt anew: there is no past that was played."""


class Deal:
    """The beginning of a table that was dealt anew: play to there from the true anchor, then deal. Between turns
    (`opening`) an anchor takes its place as soon as somebody goes back there; in mid-turn there is no state to begin
    from."""

    __slots__ = ("anchor", "line", "opening", "seat", "seed")

    dealt = True
    previous = None

    def __init__(self, anchor: "Root", line: Sequence[Answer], seat: int, seed: int, opening: bool) -> None:
        self.anchor = anchor
        self.line = line
        self.opening = opening
        self.seat = seat
        self.seed = seed

    def told(self) -> "Deal":
        return self


class Sealed:
    """A deal given to somebody who may not know the truth behind it: that stays in a closure, for copies to be made
    from. (Python keeps no secrets from those who dig in it; nothing that plays by the rules comes by this one.)"""

    __slots__ = ("opening", "told")

    dealt = True
    previous = None
    line: Sequence[Answer] = ()

    def __init__(self, deal: Deal) -> None:
        self.opening = deal.opening
        self.told: Callable[[], Deal] = lambda: deal


Root = Anchor | Deal | Sealed


# In a pickle states are positions, as in a file, and answers are keys: neither holds any of the rules.


def packed(title: Title[Any], root: Root, line: Sequence[Answer]) -> Any:
    """An anchor and the answers since, as plain data. Of the anchors before only the first goes along: what lies
    between is played again when somebody goes back there."""
    if isinstance(root, Sealed):
        raise TableError("what was dealt for a bot in mid-turn stays in its process: it cannot be pickled")
    answers = _keys(line)
    if isinstance(root, Deal):
        return "deal", packed(title, root.anchor, root.line), root.seat, root.seed, answers
    first, between = beginning(root)
    if first is root:
        return "anchor", title.position(root.state), root.dealt, answers
    return "later", title.position(root.state), packed(title, first, between), answers


def unpacked(title: Title[Any], seats: Sequence[str], options: Any, data: Any) -> tuple[Root, list[Answer]]:
    """The inverse of `packed`."""
    if data[0] == "deal":
        _, before, seat, seed, answers = data
        anchor, line = unpacked(title, seats, options, before)
        return Deal(anchor, line, seat, seed, opening=False), answers
    if data[0] == "anchor":
        _, position, dealt, answers = data
        return Anchor(title.from_position(seats, options, position), dealt=dealt), answers
    _, position, before, answers = data
    first, between = unpacked(title, seats, options, before)
    return Anchor(title.from_position(seats, options, position), first, between), answers


def beginning(root: Root) -> tuple[Root, list[Answer]]:
    """The first anchor, and every answer from there to this one."""
    lines: list[Sequence[Answer]] = []
    while root.previous is not None:
        lines.append(root.line)
        root = root.previous
    answers: list[Answer] = []
    for line in reversed(lines):
        answers += line
    return root, answers


def _keys(line: Sequence[Answer]) -> list[Answer]:
    return [(seat, answer if isinstance(answer, str) else answer.key) for seat, answer in line]
