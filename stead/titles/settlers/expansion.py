"""What a module may add to what Settlers keeps in lists of its own: colours, goods, moments, abilities."""

from collections.abc import Callable
from typing import Any

import msgspec

from stead.kernel.flow import Asking
from stead.kernel.title import Rest


class NewGood(msgspec.Struct, frozen=True):
    """A good besides those of a supply. It is kept as tokens, of which a faction has at most one of each kind."""

    gain: Callable[[Any, int, int, int | None], Asking]
    """Gives so many to a seat of a game, from a card if one brings them."""
    worth: Callable[[Any], float]
    """About how many victory points, to an eye (estimate.py)."""
    tokens: tuple[str, ...] = ()
    """The kinds that are counted as this good."""
    only: str = ""
    """One kind of them, if it is no good of its own but another way to come by that one: a faction board's alone."""
    rule: str = ""
    """The rule by which it goes in Cleanup."""


class Additions(msgspec.Struct, frozen=True, kw_only=True):
    """What a module of Settlers has as its `brings`."""

    colours: tuple[str, ...] = ()
    goods: dict[str, NewGood] = {}
    moments: tuple[str, ...] = ()
    """When a Feature may yield."""
    targets: tuple[str, ...] = ()
    """What such a moment may be told apart by."""
    holds: tuple[str, ...] = ()
    """For what cards may lie under a Location."""
    fleeting: tuple[str, ...] = ()
    """Of these: where they go in Cleanup, and with the goods of an activation."""
    abilities: tuple[str, ...] = ()
    """What a Location may do by standing there; a card `gives` so much of it."""
    scored: Callable[[Any, int, int], None] | None = None
    """What else happens when a card brings victory points to a seat of a game."""
    marks: tuple[str, ...] = ()
    """The expansions that cards are marked with."""
    rests: tuple[Rest, ...] = ()
    """Why nothing is done with its things just now."""
    seating: str = ""
    """The rule by which more can play."""
