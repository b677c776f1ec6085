"""What cards and roles are worth, as it is written down: plain data, read without numpy. `cards` finds it out."""

import msgspec

VERSION = 1
DRAWN = "drawn"
"""Not a verb of any title: what comes by chance."""


class Mean(msgspec.Struct, frozen=True):
    """In points of chance. `error` is the standard error; with fewer than two examples nobody knows it."""

    mean: float
    error: float | None


class Deed(msgspec.Struct, frozen=True):
    """What was done with a card: a verb of the title's notation (`build`, `take`), or `drawn`."""

    card: str
    """Copies count together: the id of the first."""
    verb: str
    offered: int
    """So often it could have been done."""
    times: int
    """So often it was done."""
    change: Mean
    """Of its player's chance, from before to the next choice of anybody. Cards that are drawn together share it."""
    worth: Mean | None
    """How much better it was than the best that could be done without the card. None for what is drawn, and where there
    was always nothing else."""


class Role(msgspec.Struct, frozen=True):
    """In points of chance, beyond a fair share: 0 is what everybody has who plays as well as the others."""

    role: str
    games: int
    start: Mean
    """After the deal."""
    outcome: Mean
    adjusted: Mean
    """The outcome without the luck of cards, and with that of the deal, which is the role's own."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    version: int = VERSION
    title: str
    modules: tuple[str, ...]
    content: str
    judge: str
    games: int
    cards: tuple[Deed, ...]
    """By card, then what was done most first."""
    roles: tuple[Role, ...]
