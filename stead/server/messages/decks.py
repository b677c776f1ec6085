"""Decks: what they can be made of, whether one is right, and those that somebody has kept."""

from typing import Annotated

from msgspec import Meta, Struct

from stead.server.messages.common import Line

Modules = Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)]


class CardSetInfo(Struct, frozen=True):
    id: str
    cards: tuple[str, ...]
    """By id. What they look like is with the cards of the title."""
    mark: str
    """The expansion it counts as; empty: it is in the base deck."""
    expansion: str
    """What that is called."""


class RoleDecks(Struct, frozen=True):
    role: str
    text: str
    sets: tuple[CardSetInfo, ...]
    ready: str
    """The line of the deck that the expansion proposes; as long as the role's name where there is none."""


class DeckFormat(Struct, frozen=True):
    name: str
    text: str
    help: str
    own: bool
    """Decks of one's own can be played in it."""


class DeckBox(Struct, frozen=True):
    """All that decks of a title can be made of. `formats` are what a table may allow, from the narrowest on."""

    title: str
    modules: tuple[str, ...]
    setting: str
    formats: tuple[DeckFormat, ...]
    roles: tuple[RoleDecks, ...]


class CheckDeck(Struct, frozen=True, forbid_unknown_fields=True):
    line: Line
    format: Annotated[str, Meta(max_length=40)]
    modules: Modules = ()


class DeckPart(Struct, frozen=True):
    """Of sets with so many copies it has some, and should have some."""

    copies: int
    have: int
    want: int


class DeckProblem(Struct, frozen=True):
    rule: str
    text: str


class DeckCheck(Struct, frozen=True):
    """What a deck is, and every rule of the format that it breaks."""

    line: str
    role: str
    cards: int
    parts: tuple[DeckPart, ...]
    problems: tuple[DeckProblem, ...]
    fits: tuple[str, ...]
    """The formats in which it can be played."""


class KeepDeck(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    title: Annotated[str, Meta(max_length=40)]
    line: Line
    modules: Modules = ()


class DeckInfo(Struct, frozen=True):
    id: str
    name: str
    title: str
    modules: tuple[str, ...]
    role: str
    line: str
    fits: tuple[str, ...]
    """The formats in which it can be played with the cards there are now."""


class MyDecks(Struct, frozen=True):
    decks: tuple[DeckInfo, ...]
    most: int
    """So many can be kept."""
