"""What is connected with what, told to those who look on: a board that draws it walks no road by itself (FG-CON)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from stead.kit.grid import Grid, each
from stead.titles.founders.board import Board
from stead.titles.founders.state import NOBODY, Game

if TYPE_CHECKING:
    from stead.titles.founders.acts import Placing


def first_cell(cells: int) -> int:
    return (cells & -cells).bit_length() - 1


@lru_cache(maxsize=4_096)  # roads are built seldom, and everybody looks at every one of them after every choice
def way(board: Board, ways: int, start: int, goal: int) -> tuple[str, ...]:
    """A shortest way from one piece to another over some cells: a cell of the one, the ways between, a cell of the
    other. Straight rather than slanted, where there is a choice. If a position was written by hand in which they are
    not connected, it is as if they stood side by side."""
    around, names = board.grid.around, board.names
    layers = [start]
    reached = start
    while not around(layers[-1]) & goal:
        layers.append(around(layers[-1]) & ways & ~reached)
        if not layers[-1]:
            return names[first_cell(start)], names[first_cell(goal)]
        reached |= layers[-1]
    cell = _next(board.grid, layers[-1], goal)
    found = [cell]
    for layer in reversed(layers):
        cell = _next(board.grid, 1 << cell, layer)
        found.append(cell)
    return tuple(names[cell] for cell in reversed(found))


def _next(grid: Grid, cells: int, area: int) -> int:
    """A cell of an area that is beside some cells."""
    stride = grid.stride
    straight = (cells << 1 | cells >> 1 | cells << stride | cells >> stride) & area
    return first_cell(straight or grid.around(cells) & area)


def links(game: Game) -> list[dict[str, Any]]:
    """Every storage with those it was made of, and with the prestige buildings that need it: whose connection it is,
    the way, and whether it was used (a building may have been supplied by somebody else)."""
    found: list[dict[str, Any]] = []

    def link(seat: int, start: int, goal: int, to: str, used: bool) -> None:
        found.append(
            {
                "seat": seat,
                "from": _cell(game, start),
                "to": to,
                "way": list(way(game.board, game.ways(seat), start, goal)),
                "used": used,
            }
        )

    for storage in game.storages:
        for supplier in storage.suppliers:
            link(storage.owner, game.storages[supplier].cells, storage.cells, _cell(game, storage.cells), True)
    for building in game.buildings:
        areas = game.reached_by_all(building.cells)
        thing = f"building:{game.box.prestige[building.building].name}"
        for (resource, _), cube in zip(game.box.needs[building.building], building.cubes, strict=True):
            for storage in game.storages:
                owner = storage.owner
                if storage.resource == resource and owner != NOBODY and areas[owner] & storage.cells:
                    link(owner, storage.cells, building.cells, thing, cube == owner)
    return found


def networks(game: Game) -> dict[str, Any]:
    """Ways that hang together. `parts`: roads that do for everybody, and the bridges and gates one by one, each with
    the pieces beside it. `whole`: the parts that are one network, and for whom (None: for those who only watch, and
    have no bridges). A house may be beside other pieces without any way."""
    around, names = game.board.grid.around, game.board.names
    pieces = list(_pieces(game))

    def part(ways: int, area: int) -> dict[str, Any]:
        beside = [piece for cells, piece in pieces if cells & area]
        return {"ways": [names[cell] for cell in each(ways)], "beside": beside}

    roads = _roads(game.board.grid, game.roads)
    bridges = [1 << cell for player in game.players for cell in each(player.bridges)]
    masks = [*roads, *bridges]
    parts = [part(mask, around(mask)) for mask in masks]
    shared: dict[int, list[int | None]] = {mask: [None] for mask in roads}
    for player in game.players:
        for area in player.areas:
            shared.setdefault(area & game.ways(player.seat), []).append(player.seat)
    whole = [
        {"seats": seats, "parts": [i for i, mask in enumerate(masks) if mask & joint]}
        for joint, seats in sorted(shared.items())  # not in the order in which they grew together
    ]
    for player in game.players:
        for house in each(player.houses):
            whole.append({"seats": [player.seat], "parts": [len(parts)]})
            parts.append(part(0, around(1 << house)))
    return {"parts": parts, "whole": whole}


@lru_cache(maxsize=256)
def _roads(grid: Grid, roads: int) -> list[int]:
    """Roads that hang together."""
    around, rest = grid.around, roads
    found: list[int] = []
    while rest:
        part, grown = 0, rest & -rest
        while grown != part:
            part, grown = grown, around(grown) & rest
        found.append(part)
        rest ^= part
    return sorted(found)


def _pieces(game: Game) -> Iterator[tuple[int, str]]:
    """Storages, prestige buildings and houses: where they lie, and what they are."""
    for storage in game.storages:
        yield storage.cells, _cell(game, storage.cells)
    for building in game.buildings:
        yield building.cells, f"building:{game.box.prestige[building.building].name}"
    for player in game.players:
        for house in each(player.houses):
            yield 1 << house, _cell(game, 1 << house)


def suppliers(game: Game, asked: "Placing") -> list[dict[str, Any]]:
    """What a tile that is to be laid can be connected with: storages that it would be made of, or that would deliver;
    for whom; and the cells on which the tile would be connected with them."""
    acts: Sequence[Any] = asked.options
    places = 0
    for at in acts:
        places |= at.cells
    names = game.board.names
    found: list[dict[str, Any]] = []
    for seat, number in asked.suppliers():
        cells = game.storages[number].cells
        near = [names[cell] for cell in each(game.reached(seat, cells) & places)]
        if near:
            found.append({"seat": seat, "from": _cell(game, cells), "near": near})
    return found


def _cell(game: Game, cells: int) -> str:
    return f"cell:{game.board.names[first_cell(cells)]}"
