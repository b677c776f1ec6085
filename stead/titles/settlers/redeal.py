"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.titles.settlers.state import Game

Slot = tuple[list[int], int, int, int]
"""A place where a card lies: the zone and where in it, what `known` and `hidden` say of the card."""


def redeal(game: Game, seat: int, chance: Chance) -> None:
    """In place. Card backs are open: Common cards change places with Common cards, faction cards within their deck.

    What the other seats know of a place, and whether it is a hidden Foundation, stays with the place. Cards are sorted
    before they are shuffled, and places too where they have no order: the same seed deals the same, whatever the truth
    was.
    """
    others = [player for player in game.players if player.seat != seat]
    tucked = {gate: list(cards) for player in others for gate in player.features if (cards := game.under.get(gate))}
    closed = [zone for player in others for zone in (player.hand, player.pack, player.looking) if zone]
    slots = _deck_slots(game, seat)
    for zone in (*closed, *tucked.values()):
        _add(game, slots, zone, [i for i, card in enumerate(zone) if not game.known[card] >> seat & 1])
    for player in others:
        zone = player.foundations
        _add(game, slots, zone, [i for i, card in enumerate(zone) if game.hidden[card]])
    for places in slots.values():
        _shuffle(game, chance, places)
    for gate, cards in tucked.items():
        game.under[gate] = tuple(sorted(cards))
    for player in others:
        player.hand.sort()
        player.pack.sort()
        player.foundations.sort()
    game.chance = Chance.seeded(chance.below(1 << 32))


def _deck_slots(game: Game, seat: int) -> dict[str, list[Slot]]:
    """By deck, its own places but for those of cards that the seat saw go there."""
    decks = {"common": game.deck}
    for player in game.players:
        decks["attack" if player.virtual else player.faction] = player.deck
    known, hidden = game.known, game.hidden
    return {
        name: [(deck, i, known[card], hidden[card]) for i, card in enumerate(deck) if not known[card] >> seat & 1]
        for name, deck in decks.items()
    }


def _add(game: Game, slots: dict[str, list[Slot]], zone: list[int], unknown: list[int]) -> None:
    """These places of a hand, which has no order, to those of their decks."""
    cards, known, hidden = game.box.cards, game.known, game.hidden
    for k, h, i in sorted((known[zone[i]], hidden[zone[i]], i) for i in unknown):
        slots[cards[zone[i]].deck].append((zone, i, k, h))


def _shuffle(game: Game, chance: Chance, slots: list[Slot]) -> None:
    cards = sorted([zone[i] for zone, i, _, _ in slots])
    chance.shuffle(cards)
    known, hidden = game.known, game.hidden
    for (zone, i, k, h), card in zip(slots, cards, strict=True):
        zone[i] = card
        known[card] = k
        hidden[card] = h
