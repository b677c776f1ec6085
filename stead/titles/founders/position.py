"""The whole state as readable plain data, and back, with an error for everything that cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from stead.kernel.content import as_mapping
from stead.kernel.errors import RecordError
from stead.kit.grid import each
from stead.kit.position import Sheet, same_number
from stead.titles.founders import sound
from stead.titles.founders.box import Box
from stead.titles.founders.setup import unpack
from stead.titles.founders.state import Game, Player, Prestige

PLAYER = Sheet("Player", Player.fields)
BUILDING = Sheet("Building", Prestige.fields)
GAME = Sheet("Game", Game.fields, players=PLAYER, buildings=BUILDING)


def position(game: Game) -> dict[str, Any]:
    return GAME.write(game, game)


def from_position(box: Box, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
    written = GAME.convert(data)
    game = unpack(box, seats, options, 0)
    same_number("players", written.players, game.players)
    GAME.read(game, game, written)
    for player, facts in zip(game.players, written.players, strict=True):
        PLAYER.read(game, player, facts)
    game.buildings = [Prestige(-1, 0, []) for _ in written.buildings]
    for building, facts in zip(game.buildings, written.buildings, strict=True):
        BUILDING.read(game, building, facts)
    lay_again(game)
    for fault in sound.faults(game):
        raise RecordError(fault)
    return game


def from_ruleset_1(state: Any) -> Any:
    """Calls in vain were counted for the table then, and are for each player now. With the content of then it does not
    matter whose they were (`standstill`). What cannot be is left as it is, and refused when it is read."""
    written = as_mapping(state) or {}
    idle, players = written.get("idle"), written.get("players")
    if type(idle) is not int or not isinstance(players, list):
        return state
    told = [as_mapping(player) for player in cast(list[Any], players)]
    if None in told or not 0 <= idle <= len(told):
        return state
    counted = [{**(player or {}), "in_vain": int(seat < idle)} for seat, player in enumerate(told)]
    return {field: value for field, value in written.items() if field != "idle"} | {"players": counted}


def lay_again(game: Game) -> None:
    """Every piece onto an empty board, one by one: so what is worked out from them is worked out by the rules."""
    box, board = game.box, game.board
    storages, game.storages = game.storages, []
    for storage in storages:
        name = box.resources[storage.resource].name
        _free(game, f"a storage of {name}", storage.cells, board.land)
        if not game.stock[storage.resource]:
            raise RecordError(f"there are 3 storages of {name} only")
        game.lay_storage(storage.resource, storage.owner, storage.cells, storage.access, storage.suppliers)
    for player in game.players:
        houses, player.houses = player.houses, 0
        for cell in each(houses):
            _free(game, "a house", 1 << cell, board.terrain["forest"])
            game.lay_house(player.seat, cell)
    roads, game.roads = game.roads, 0
    for cell in each(roads):
        _free(game, "a road", 1 << cell, board.land)
        game.lay_road(cell)
    for player in game.players:
        bridges, player.bridges = player.bridges, 0
        for cell in each(bridges):
            _free(game, "a bridge", 1 << cell, board.river | board.wall)
            game.lay_bridge(player.seat, cell)
    sites = 0
    for mask in (mask for places in board.sites for mask in places):
        sites |= mask
    for building in game.buildings:
        name = box.prestige[building.building].name
        _free(game, name, building.cells, board.land | sites)
        if len(building.cubes) != len(box.needs[building.building]):
            raise RecordError(f"{name} has {len(box.needs[building.building])} slots")
        game.occupied |= building.cells
        game.completed += building.finished


def _free(game: Game, what: str, cells: int, ground: int) -> None:
    if not cells:
        raise RecordError(f"{what} covers no cell")
    if cells & ~ground:
        raise RecordError(f"{what} lies where it cannot be built")
    if cells & game.occupied:
        raise RecordError(f"{what} lies on something else")
