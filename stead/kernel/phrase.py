"""What is to be said, before it is said in a language: a message of the catalogue and what it speaks of.

The arguments of a phrase are plain facts, which a voice puts into words: numbers and words as they are, phrases inside
phrases, goods by name ("2 wood and 1 stone"), and

Thing    something on the table, by its kind and name: what it is called, in every form that a sentence may need
Counted  goods by themselves, with commas ("1 worker, 2 wood"), as on a price tag
"""

from collections.abc import Mapping
from typing import Any

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message of the catalogue with arguments, which may be phrases themselves."""

    id: str
    args: dict[str, Any] = {}


def phrase(id: str, /, **args: Any) -> Phrase:
    return Phrase(id, args)


class Thing(msgspec.Struct, frozen=True):
    """What a title calls it is in its catalogue; `card:COM018` marks it for a shell."""

    kind: str
    name: str


class Counted(msgspec.Struct, frozen=True):
    """Goods by name. Nothing is said as "none", for selectors."""

    goods: Mapping[str, int]
