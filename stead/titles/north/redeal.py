"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.kit import zones
from stead.kit.zones import Emptied, Piles
from stead.titles.north.state import Game


def gather(game: Game, seat: int) -> Emptied:
    """Card backs are open: cards change places within their deck."""
    game.loose = True
    return zones.gather(game, seat, game.box.back, _piles(game))


def deal(game: Game, emptied: Emptied, chance: Chance) -> None:
    zones.deal(game, emptied, chance, _piles(game))
    game.chance = chance


def _piles(game: Game) -> Piles:
    backs = game.box.backs
    piles: Piles = [[] for _ in backs]
    piles[backs["near"]] = game.near_deck
    piles[backs["distant"]] = game.distant_deck
    for player in game.players:
        piles[backs[player.clan]] = player.deck
    return piles
