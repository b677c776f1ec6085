"""The end of a round: Cleanup (EN-CLN), and of the game."""

from stead.titles.north.cards import TILES
from stead.titles.north.events import CameToNothing, Returned, RoundBegan, Sighted, TilesTurned
from stead.titles.north.goods import WORKER
from stead.titles.north.names import TURNED
from stead.titles.north.scoring import finish
from stead.titles.north.state import LOOKOUT, MOST_ROUNDS, Game
from stead.titles.north.supply import renew

FACE_UP = 2  # EN-SET-03


def end_of_round(game: Game) -> None:
    """In the last round there is no Cleanup (EN-CLN-01)."""
    rounds = game.box.scenarios[game.scenario].rounds if game.solo else 0
    if game.last or (game.solo and game.round >= rounds):
        finish(game)
        return
    if game.round >= MOST_ROUNDS:
        game.tell(CameToNothing, game.round)
        finish(game)
        return
    for player in game.players:
        if player.spent:
            game.tell(Returned, player.seat, player.spent)
        player.goods[WORKER] += player.spent  # EN-CLN-02
        player.spent = 0
        player.passed = False
    if game.solo:
        _turn_tiles(game)
    for player in game.players:
        player.pawns[:] = [-1] * len(player.pawns)  # EN-CLN-04
    size = len(game.box.cards)
    game.exhausted = bytearray(size)  # EN-CLN-03
    game.used = bytearray(size)
    game.near_discard += game.near  # EN-CLN-05
    game.distant_discard += game.distant
    game.near.clear()
    game.distant.clear()
    reveal(game)
    game.first = (game.first + 1) % game.seats  # EN-CLN-07
    game.round += 1
    game.tell(RoundBegan, game.round, game.first)
    game.begin(LOOKOUT)


def reveal(game: Game) -> None:
    """Two near and two distant islands face up (EN-SET-03, EN-Q-14)."""
    for name, deck, used, shown in (
        ("near", game.near_deck, game.near_discard, game.near),
        ("distant", game.distant_deck, game.distant_discard, game.distant),
    ):
        while len(shown) < FACE_UP and (deck or used):
            if not deck:
                renew(game, name, deck, used)
            shown.append(game.chance.take(deck) if game.loose else deck.pop())
        shown.sort()
    game.tell(Sighted, game.ids(game.near + game.distant))


def _turn_tiles(game: Game) -> None:
    """House: a tile on which a pawn stands turns to its solo side, one without turns back."""
    held = {pawn % TURNED for player in game.players for pawn in player.pawns if pawn >= 0}
    game.turned = bytearray(tile in held for tile in range(len(TILES)))
    if held:
        game.tell(TilesTurned, [TILES[tile] for tile in sorted(held)])
