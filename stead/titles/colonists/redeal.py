"""Dealing anew what a seat cannot know: hands of others, decks and piles (CO-MOD-20)."""

from typing import NamedTuple

from stead.kernel.chance import Chance
from stead.titles.colonists.state import Game


class Gathered(NamedTuple):
    """What was taken up: sorted, so that a deal tells nothing of the truth."""

    places: list[tuple[int, bool, int]]
    """Of every improvement in a place of its own: whose, whether it was just drawn, of which era."""
    by_era: dict[int, list[int]]
    """The improvements, by their backs."""
    markets: list[int]
    gone: int
    """So many of the market cards leave the game."""


def gather(game: Game, seat: int) -> Gathered:
    """In place."""
    eras = [card.era for card in game.box.improvements]
    hidden = game.deck
    places: list[tuple[int, bool, int]] = []
    for player in game.players:
        if player.seat == seat:
            continue
        places += [(player.seat, False, eras[card]) for card in player.hand]
        places += [(player.seat, True, eras[card]) for card in player.drawn]
        hidden = [*hidden, *player.hand, *player.drawn]
        player.hand, player.drawn = [], []
    by_era: dict[int, list[int]] = {}
    for card in sorted(hidden):
        by_era.setdefault(eras[card], []).append(card)
    gathered = Gathered(sorted(places), by_era, sorted([*game.market_deck, *game.market_gone]), len(game.market_gone))
    game.deck, game.market_deck, game.market_gone = [], [], []
    game.pile.sort()
    game.loose = True
    return gathered


def deal(game: Game, gathered: Gathered, chance: Chance) -> None:
    piles = {era: cards[:] for era, cards in gathered.by_era.items()}
    for seat, drawn, era in gathered.places:
        player = game.players[seat]
        (player.drawn if drawn else player.hand).append(chance.take(piles[era]))
    for player in game.players:
        player.hand.sort()
        player.drawn.sort()
    game.deck = [card for cards in piles.values() for card in cards]
    markets = gathered.markets[:]
    game.market_gone = sorted([chance.take(markets) for _ in range(gathered.gone)])
    game.market_deck = markets
    game.chance = chance
