"""Decks that players put together: sets of a role's cards, written on one line.

Which sets there are and which of them go together is a title's affair, or a module's (`DeckBuilding`). In the options
of a table there is a line for each seat, under `DECK`; where there is none, everybody plays what lies in the box.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec

from stead.kernel.decision import Refusal
from stead.kernel.errors import SetupError

DECK: Final = "deck"
BASE: Final = "base"
READY: Final = "ready"
MOST_LETTERS = 400
_ID = re.compile(r"[A-Za-z0-9_]{1,40}")


class CardSet(msgspec.Struct, frozen=True):
    """A card with all its copies: they go into a deck together, or not at all."""

    id: str
    """That of its first card."""
    cards: tuple[str, ...]
    mark: str = ""
    """The expansion it counts as; without one it is in the base deck."""


class Deck(msgspec.Struct, frozen=True):
    """The base deck of a role without some sets, with others. Its line names them: `romans -ROM012 +ROM061`.

    >>> deck = Deck.parse("romans +ROM061 -ROM012")
    >>> deck.out, deck.added
    (('ROM012',), ('ROM061',))
    >>> str(deck)
    'romans -ROM012 +ROM061'
    """

    role: str
    out: tuple[str, ...] = ()
    added: tuple[str, ...] = ()

    @classmethod
    def parse(cls, line: str) -> "Deck":
        """Raises SetupError with what is wrong. What the sets are is not looked at."""
        if len(line) > MOST_LETTERS:
            raise SetupError(f"a deck is a line of at most {MOST_LETTERS} letters, not of {len(line)}")
        role, *parts = line.split() or [""]
        if not _ID.fullmatch(role):
            raise SetupError(f"a deck begins with whose it is (romans -ROM012 +ROM061), not with {role!r:.40}")
        for part in parts:
            if part[0] not in "+-" or not _ID.fullmatch(part[1:]):
                raise SetupError(f"in a deck a set is taken out by -ROM012 and added by +ROM061, not by {part!r:.40}")
            if sum(other[1:] == part[1:] for other in parts) > 1:
                raise SetupError(f"{part[1:]} is in this deck's line twice")
        out, added = (tuple(sorted(part[1:] for part in parts if part[0] == sign)) for sign in "-+")
        return cls(role, out, added)

    def __str__(self) -> str:
        return " ".join([self.role, *(f"-{id}" for id in self.out), *(f"+{id}" for id in self.added)])


class Part(msgspec.Struct, frozen=True):
    """Of sets with so many copies a deck has some, and a format wants some."""

    copies: int
    have: int
    want: int


class DeckBuilding(Protocol):
    """What decks can be made of, and which a table allows."""

    setting: str
    """The table option that says it."""
    formats: tuple[str, ...]
    """Its values, from the narrowest on: a deck that one allows is allowed by all that follow."""

    def sets(self, role: str) -> Sequence[CardSet]: ...

    def ready(self, role: str) -> Deck:
        """One that the expansion proposes."""
        ...

    def parts(self, deck: Deck) -> Sequence[Part]:
        """How it is made up."""
        ...

    def problems(self, deck: Deck, format: str) -> list[Refusal]:
        """Every rule of the format that it breaks."""
        ...


def read(building: DeckBuilding, role: str, line: Any) -> Deck:
    """A line of the options: a deck, or a word for one. Raises SetupError."""
    if isinstance(line, Deck):
        line = str(line)
    if not isinstance(line, str):
        raise SetupError(f"a deck is a line of text (romans -ROM012 +ROM061), {BASE!r} or {READY!r}, not {line!r:.40}")
    if line == BASE:
        return Deck(role)
    deck = building.ready(role) if line == READY else Deck.parse(line)
    if deck.role != role:
        raise SetupError(f"this deck is of the {deck.role}, but the seat plays {role}: {deck}")
    return deck


def choose(building: DeckBuilding, seats: Sequence[str], format: Any, lines: Any) -> tuple[str, ...]:
    """The lines of all seats as they are kept; none, where everybody plays the base deck. Raises SetupError."""
    if isinstance(lines, str) or not isinstance(lines, Iterable):
        raise SetupError(f"{DECK!r} is a list with a line for each seat, not {lines!r:.40}")
    given: list[Any] = list(lines)  # pyright: ignore[reportUnknownArgumentType]
    if len(given) != len(seats):
        raise SetupError(f"{DECK!r} has {len(given)} lines; it needs one for each of the {len(seats)} seats")
    decks = [read(building, role, line) for role, line in zip(seats, given, strict=True)]
    for deck in decks:
        for problem in building.problems(deck, format):
            raise SetupError(f"the deck {str(deck)!r} is refused: {problem}")
    kept = tuple(kept_as(building, deck) for deck in decks)
    return () if set(kept) <= {BASE} else kept


def kept_as(building: DeckBuilding, deck: Deck) -> str:
    if not deck.out and not deck.added:
        return BASE
    return READY if deck == building.ready(deck.role) else str(deck)
