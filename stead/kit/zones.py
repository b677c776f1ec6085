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
    return chance.take(pile) if loose else pile.pop()


Piles = list[list[int]]
"""By back, the pile of the cards that have it."""
Emptied = list[tuple[int, Any, Any, list[int], list[int]]]
"""Places from which cards were gathered: whose (-1: the table's), the field and where in it, the cards that stay there,
and of each that went its back and who else knew what lay there, in one number."""


def gather(game: Any, seat: int, backs: Sequence[int], piles: Piles) -> Emptied:
    """In place. What a seat cannot know goes onto the piles of its backs. These are sorted then, as the places are: the
    same chance will deal the same, whatever the truth was."""
    known: bytearray = game.known
    emptied: Emptied = []
    for whose, thing in enumerate([*game.players, game]):
        if whose == seat:
            continue
        for field in _closing(thing.__class__):
            places: list[Closed] = field.closed(game, thing, seat) if getattr(thing, field.name) else []
            for where, cards, unknown in places:
                slots = sorted([backs[card] << 8 | known[card] for card in unknown])
                stay = others(cards, unknown)
                for card in unknown:
                    known[card] = 0
                    piles[backs[card]].append(card)
                field.hold(game, thing, where, stay, [])
                emptied.append((-1 if thing is game else whose, field, where, stay, slots))
    for pile in piles:
        pile.sort()
    return emptied


def deal(game: Any, emptied: Emptied, chance: Chance, piles: Piles) -> None:
    """Into the places that were emptied there, or in what this game is a copy of, come cards from the piles at random.
    Who else knows what lies in a place stays with the place."""
    known: bytearray = game.known
    take = chance.take
    for whose, field, where, stay, slots in emptied:
        dealt: list[int] = []
        for slot in slots:
            card = take(piles[slot >> 8])
            known[card] = slot & 255
            dealt.append(card)
        field.hold(game, game if whose < 0 else game.players[whose], where, stay, dealt)


@cache
def _closing(kind: Any) -> list[Any]:
    return [field for field in kind.fields if hasattr(field, "closed")]
