"""Zones of cards, and who knows what is in them: drawing, and dealing anew what somebody cannot know.

In a copy that was dealt anew a face-down pile has no order (it is `loose`): it is kept by number and drawn from at
random. That is the same game to everybody who could not know the order, and saves shuffling what is never drawn.
"""

from collections.abc import Sequence

from stead.kernel.chance import Chance


def draw_from(pile: list[int], chance: Chance, loose: bool) -> int:
    """The top card, which is the last; any card of a loose pile."""
    return pile.pop(chance.below(len(pile))) if loose else pile.pop()


Slots = list[tuple[int, int]]
"""Places whose cards somebody cannot know: the back of the card there, and what is marked on it."""
Piles = list[list[int]]
"""By back, the pile of the cards that have it."""


def gather(zone: list[int], unknown: Sequence[int], backs: Sequence[int], marks: bytearray, piles: Piles) -> Slots:
    """Take the cards that somebody cannot know out of a zone, onto the piles of their backs. What was marked on a card
    stays with the place; the places come in an order that does not depend on which cards they are."""
    if len(unknown) == len(zone):
        zone.clear()
    else:
        zone[:] = [card for card in zone if card not in unknown]
    slots: Slots = []
    for card in unknown:
        back = backs[card]
        slots.append((back, marks[card]))
        marks[card] = 0
        piles[back].append(card)
    slots.sort()
    return slots


def deal_anew(zone: list[int], slots: Slots, marks: bytearray, piles: Piles, chance: Chance) -> list[int]:
    """Into these places of a zone cards from the piles, at random: which. When everything is gathered and the piles are
    sorted, the same chance deals the same, whatever the truth was."""
    dealt: list[int] = []
    for back, mark in slots:
        pile = piles[back]
        card = pile.pop(chance.below(len(pile)))
        marks[card] = mark
        dealt.append(card)
    zone += dealt
    zone.sort()
    return dealt
