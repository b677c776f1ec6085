"""Dealing anew what a seat cannot know: hands of others, decks and piles (CO-MOD-20)."""

from typing import Final, NamedTuple

from stead.kernel.chance import Chance
from stead.titles.colonists.state import Game

HAND: Final = 0
DRAWN: Final = 1
GONE: Final = 2


class Gathered(NamedTuple):
    """What a seat cannot know: sorted, so that a deal tells nothing of the truth."""

    seat: int

    places: list[tuple[int, int, int]]
    """Of every improvement that does not lie in the deck: whose (-1: nobody's), where, its era."""
    by_era: list[list[int]]
    """The improvements, by their backs."""
    markets: list[int]
    gone: int
    """So many of the market cards leave the game."""
    pile: list[int]


def gather(game: Game, seat: int) -> Gathered:
    eras = [card.era for card in game.box.improvements]
    hidden = [*game.deck, *game.gone]
    places = [(-1, GONE, eras[card]) for card in game.gone]
    for player in game.players:
        if player.seat == seat:
            continue
        for where, cards in ((HAND, player.hand), (DRAWN, player.drawn)):
            places += [(player.seat, where, eras[card]) for card in cards]
            hidden += cards
    by_era: list[list[int]] = [[] for _ in range(len(game.box.eras) + 1)]
    for card in sorted(hidden):
        by_era[eras[card]].append(card)
    markets = sorted([*game.market_deck, *game.market_gone])
    return Gathered(seat, sorted(places), by_era, markets, len(game.market_gone), sorted(game.pile))


def deal(game: Game, gathered: Gathered, chance: Chance) -> None:
    piles = [cards[:] for cards in gathered.by_era]
    game.gone = []
    for player in game.players:
        if player.seat != gathered.seat:
            player.hand, player.drawn = [], []
    for seat, where, era in gathered.places:
        card = chance.take(piles[era])
        if where == GONE:
            game.gone.append(card)
        elif where == DRAWN:
            game.players[seat].drawn.append(card)
        else:
            game.players[seat].hand.append(card)
    for player in game.players:
        player.hand.sort()
        player.drawn.sort()
    game.gone.sort()
    game.deck = [card for cards in piles for card in cards]
    markets = gathered.markets[:]
    game.market_gone = sorted([chance.take(markets) for _ in range(gathered.gone)])
    game.market_deck = markets
    game.pile[:] = gathered.pile
    game.loose = True
    game.chance = chance
