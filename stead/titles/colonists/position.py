"""The whole state as readable plain data, and back, with an error for everything that cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.errors import RecordError
from stead.kit.hex import Map
from stead.kit.position import Sheet, same_number
from stead.titles.colonists import notes, sound
from stead.titles.colonists.box import Box
from stead.titles.colonists.community import work_out
from stead.titles.colonists.setup import unpack
from stead.titles.colonists.state import Game, Player

PLAYER = Sheet("Player", Player.fields)
GAME = Sheet("Game", Game.fields, players=PLAYER)


def position(game: Game) -> dict[str, Any]:
    return GAME.write(game, game)


def from_position(box: Box, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
    written = GAME.convert(data)
    game = unpack(box, seats, options, 0)
    same_number("players", written.players, game.players)
    GAME.read(game, game, written)
    for player, facts in zip(game.players, written.players, strict=True):
        PLAYER.read(game, player, facts)
    lay_again(game)
    for player in game.players:
        work_out(game, player)
        for one in player.community:
            group = box.group[one.kind]
            if group >= 0:
                game.built[group] += 1
    noted = () if game.noted is None else notes.faults(game.noted, game.seats, box)
    for fault in (*noted, *sound.faults(game)):
        raise RecordError(fault)
    return game


def lay_again(game: Game) -> None:
    """Every tile onto an empty map: so what is worked out from them is worked out by the rules."""
    covered: set[tuple[int, int]] = set()
    for spot, laid in enumerate(game.land):
        name = game.box.tile_names[laid.tile]
        if game.spot[laid.tile] >= 0:
            raise RecordError(f"{name} is there twice")
        if covered & set(laid.cells):
            raise RecordError(f"{name} lies on another tile")
        game.spot[laid.tile] = spot
        covered |= set(laid.cells)
    game.map = Map({spot: laid.cells for spot, laid in enumerate(game.land)})
