"""Zones of cards, and who knows what is in them: drawing, and dealing anew what somebody cannot know.

In a copy that was dealt anew a face-down pile has no order (it is `loose`): it is kept by number and drawn from at
random. That is the same game to everybody who could not know the order, and saves shuffling what is never drawn.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from stead.kernel.chance import Chance
from stead.kit.fields import Closed, others


def draw_from(pile: list[int], chance: Chance, loose: bool) -> int:
    """The top card, which is the last; any card of a loose pile."""
    return pile.pop(chance.below(len(pile))) if loose else pile.pop()


Piles = list[list[int]]
"""By back, the pile of the cards that have it."""


def deal_anew(game: Any, seat: int, chance: Chance, backs: Sequence[int], piles: Piles) -> None:
    """In place. What a seat cannot know goes onto the piles of its backs, and at random cards from there come into its
    places. Who else knows what lies in a place stays with the place. As piles and places are sorted before, the same
    chance deals the same, whatever the truth was."""
    known: bytearray = game.known
    emptied: list[tuple[Any, Any, Closed, list[int]]] = []
    things: list[Any] = [*game.players, game]
    things.remove(game.players[seat])
    for thing in things:
        for field in _closing(thing.__class__):
            places: list[Closed] = field.closed(game, thing, seat) if getattr(thing, field.name) else []
            for place in places:
                # Of each slot the back and who knows what lies there, in one number.
                emptied.append((field, thing, place, sorted([backs[card] << 8 | known[card] for card in place[2]])))
                for card in place[2]:
                    known[card] = 0
                    piles[backs[card]].append(card)
    for pile in piles:
        pile.sort()
    below = chance.below
    for field, thing, (where, cards, unknown), slots in emptied:
        dealt: list[int] = []
        for slot in slots:
            pile = piles[slot >> 8]
            card = pile.pop(below(len(pile)))
            known[card] = slot & 255
            dealt.append(card)
        field.hold(game, thing, where, others(cards, unknown), dealt)


@cache
def _closing(kind: Any) -> list[Any]:
    return [field for field in kind.fields if hasattr(field, "closed")]
