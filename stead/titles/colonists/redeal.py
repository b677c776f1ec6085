"""Dealing anew what a seat cannot know: hands of others, decks and piles (CO-MOD-20)."""

from typing import Any

from stead.kernel.chance import Chance
from stead.titles.colonists.state import Game


def gather(game: Game, seat: int) -> Any:
    """In place: what is hidden from a seat, by its back, sorted; and where it lay, as counts."""
    hidden: list[int] = list(game.deck)
    hands: list[tuple[int, int, int]] = []
    by_era: dict[int, list[int]] = {}
    eras = [card.era for card in game.box.improvements]
    for player in game.players:
        if player.seat == seat:
            continue
        for zone in ("hand", "drawn"):
            for card in getattr(player, zone):
                by_era.setdefault(eras[card], []).append(card)
                hands.append((player.seat, zone == "drawn", eras[card]))
            setattr(player, zone, [])
    for card in hidden:
        by_era.setdefault(eras[card], []).append(card)
    deck = [eras[card] for card in game.deck]
    game.deck = []
    game.pile.sort()
    markets = sorted([*game.market_deck, *game.market_gone])
    gone = len(game.market_gone)
    game.market_deck, game.market_gone = [], []
    game.loose = True
    for cards in by_era.values():
        cards.sort()
    return sorted(hands), sorted(deck), by_era, markets, gone


def deal(game: Game, gathered: Any, chance: Chance) -> None:
    hands, deck, by_era, markets, gone = gathered
    piles = {era: cards[:] for era, cards in by_era.items()}
    for seat, drawn, era in hands:
        player = game.players[seat]
        card = chance.take(piles[era])
        (player.drawn if drawn else player.hand).append(card)
    for player in game.players:
        player.hand.sort()
        player.drawn.sort()
    game.deck = sorted([card for cards in piles.values() for card in cards])
    assert len(game.deck) == len(deck)
    market = markets[:]
    game.market_gone = sorted([chance.take(market) for _ in range(gone)])
    game.market_deck = market
    game.chance = chance
