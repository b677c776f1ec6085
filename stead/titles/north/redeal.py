"""Dealing anew what a seat cannot know: the order of decks, others' hands but for the cards it saw go there."""

from stead.kernel.chance import Chance
from stead.kit import zones
from stead.kit.zones import Gathered, Piles
from stead.titles.north.state import Game


def gather(game: Game, seat: int) -> Gathered:
    """Card backs are open: cards change places within their deck."""
    return zones.gather(game, seat, game.box.back, _piles(game))


def deal(game: Game, gathered: Gathered, chance: Chance) -> None:
    zones.deal(game, gathered, chance, _piles(game))
    game.loose = True
    game.chance = chance


def _piles(game: Game) -> Piles:
    backs = game.box.backs
    piles: Piles = [[] for _ in backs]
    piles[backs["near"]] = game.near_deck
    piles[backs["distant"]] = game.distant_deck
    for player in game.players:
        piles[backs[player.clan]] = player.deck
    return piles
