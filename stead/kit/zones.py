"""Zones of cards, and who knows what is in them: drawing, and dealing anew what somebody cannot know.

In a copy that was dealt anew a face-down pile has no order (it is `loose`): it is kept by number and drawn from at
random. That is the same game to everybody who could not know the order, and saves shuffling what is never drawn.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from stead.kernel.chance import Chance
from stead.kit.fields import Closed, others


def draw_from(pile: list[int], chance: Chance, loose: bool) -> int:
    """The top card, which is the last; any card of a loose pile."""
    return chance.take(pile) if loose else pile.pop()


Piles = list[list[int]]
"""By back, the pile of the cards that have it."""


class Gathered(NamedTuple):
    """All that a seat cannot know, and where it lies."""

    piles: Piles
    """Sorted, as the slots are: the same chance deals the same, whatever the truth is."""
    known: bytearray
    """Who knows where a card lies, of those that the seat knows of."""
    places: list[tuple[int, Any, Any, list[int], list[int]]]
    """Whose (-1: the table's), the field and where in it, the cards that stay there, and of each that does not its
    back and who else knows what lies there, in one number: a slot."""


def gather(game: Any, seat: int, backs: Sequence[int], piles: Piles) -> Gathered:
    """What a seat cannot know, as the piles of its backs; `piles` are those that are there. Nothing is changed."""
    known: bytearray = game.known
    gathered = Gathered([pile[:] for pile in piles], known[:], [])
    for whose, thing in enumerate([*game.players, game]):
        if whose == seat:
            continue
        for field in _closing(thing.__class__):
            places: list[Closed] = field.closed(game, thing, seat) if getattr(thing, field.name) else []
            for where, cards, unknown in places:
                slots = sorted([backs[card] << 8 | known[card] for card in unknown])
                for card in unknown:
                    gathered.known[card] = 0
                    gathered.piles[backs[card]].append(card)
                gathered.places.append((-1 if thing is game else whose, field, where, others(cards, unknown), slots))
    for pile in gathered.piles:
        pile.sort()
    return gathered


def deal(game: Any, gathered: Gathered, chance: Chance, piles: Piles) -> None:
    """Into the places where something was that the seat cannot know come cards of the same back, at random. Who else
    knows what lies in a place stays with the place. The game is the one that it was gathered from, or a copy."""
    known: bytearray = game.known
    known[:] = gathered.known
    for pile, cards in zip(piles, gathered.piles, strict=True):
        pile[:] = cards
    for whose, field, *_ in gathered.places:
        if field.marks:
            field.lift(game, game if whose < 0 else game.players[whose])
    take = chance.take
    for whose, field, where, stay, slots in gathered.places:
        dealt: list[int] = []
        for slot in slots:
            card = take(piles[slot >> 8])
            known[card] = slot & 255
            dealt.append(card)
        field.hold(game, game if whose < 0 else game.players[whose], where, stay, dealt)


@cache
def _closing(kind: Any) -> list[Any]:
    return [field for field in kind.fields if hasattr(field, "closed")]
