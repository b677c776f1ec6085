"""The whole state as readable plain data, and back, with an error for everything that cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.errors import RecordError
from stead.kit.position import Sheet, same_number
from stead.titles.north.box import Box
from stead.titles.north.setup import unpack
from stead.titles.north.state import Game, Player

PLAYER = Sheet("Player", Player.fields, bare=True)
GAME = Sheet("Game", Game.fields, bare=True, players=PLAYER)


def position(game: Game) -> dict[str, Any]:
    """Empty things are left out."""
    return GAME.write(game, game)


def from_position(box: Box, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
    written = GAME.convert(data)
    game = unpack(box, seats, options, 0)
    same_number("players", written.players, game.players)
    for player, facts in zip(game.players, written.players, strict=True):
        PLAYER.read(game, player, facts, player.clan)
        player.pawns.sort()
    GAME.read(game, game, written)
    for fault in GAME.faults(game, game):
        raise RecordError(fault)
    return game
