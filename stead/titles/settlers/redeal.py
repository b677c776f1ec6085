"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.kit.zones import Piles, deal_anew
from stead.titles.settlers.state import Game


def redeal(game: Game, seat: int, chance: Chance) -> None:
    """In place. Card backs are open: Common cards change places with Common cards, faction cards within their deck."""
    game.loose = True
    piles: Piles = [[] for _ in game.box.backs]
    piles[0] = game.deck
    for player in game.players:
        piles[game.box.backs[player.faction]] = player.deck
    deal_anew(game, seat, chance, game.box.back, piles)
    game.chance = chance
