"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.kit import zones
from stead.kit.zones import Gathered, Piles
from stead.titles.settlers.state import Game


def gather(game: Game, seat: int) -> Gathered:
    """Card backs are open: Common cards change places with Common cards, faction cards within their deck."""
    return zones.gather(game, seat, game.box.back, _piles(game))


def deal(game: Game, gathered: Gathered, chance: Chance) -> None:
    zones.deal(game, gathered, chance, _piles(game))
    game.loose = True
    game.chance = chance


def _piles(game: Game) -> Piles:
    piles: Piles = [[] for _ in game.box.backs]
    piles[0] = game.deck
    for player in game.players:
        piles[game.box.backs[player.faction]] = player.deck
    return piles
