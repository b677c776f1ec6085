"""Upgrade: a storage of an advanced resource, and perhaps a road before or after it (FG-UPG, FG-REQ, FG-VPC).

All sites of a tile are found at once: where all its cells are free, where one of them is connected to a structure of
the builder, and where one of them is connected to each thing it is made of.
"""

from collections.abc import Iterator
from typing import NamedTuple

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.kernel.grid import each, picked
from stead.titles.founders.actions import road
from stead.titles.founders.box import BASIC
from stead.titles.founders.delivery import deliver, first_cell, pay_suppliers, suppliers
from stead.titles.founders.events import StorageBuilt
from stead.titles.founders.state import Game
from stead.titles.founders.supply import pay


class Terms(NamedTuple):
    levels: tuple[int, ...] = (2, 3)
    discount: int = 0
    roads: int = 0


def price(game: Game, resource: int, terms: Terms) -> int:
    return max(0, game.box.storage_price[game.box.level[resource]] - terms.discount)


def affordable_levels(game: Game, seat: int, terms: Terms) -> list[int]:
    coins = game.players[seat].coins + terms.discount
    return [level for level in terms.levels if game.box.storage_price[level] <= coins]


def affordable(game: Game, seat: int, terms: Terms) -> list[int]:
    """Advanced resources with a tile left, money enough, and a storage to be used for each thing they are made of."""
    box, levels = game.box, affordable_levels(game, seat, terms)
    if not levels:
        return []
    usable = game.usable(seat)
    return [
        resource
        for resource in range(BASIC, len(box.resources))
        if box.level[resource] in levels and game.stock[resource] and box.inputs[resource] <= usable
    ]


def room(game: Game, seat: int, resource: int) -> int:
    """Where cells of the tile can lie (FG-DIS-09, FG-UPG-04)."""
    return game.free & ~game.closed[resource] & ~game.board.grid.around(game.owned(seat))


def inputs(game: Game, seat: int, resource: int) -> list[int]:
    """For each required resource, what is connected with a storage of it that the builder may use (FG-UPG-06)."""
    areas: list[int] = []
    for needed, _ in game.box.recipes[resource]:
        cells = 0
        for storage in game.may_use(seat, needed):
            cells |= game.storages[storage].cells
        areas.append(game.reached(seat, cells))
    return areas


def corners(game: Game, seat: int, resource: int, touching: int = -1) -> list[int]:
    """For each turn of the tile, where its corner can lie. `touching`: an area that the tile has to meet."""
    grid, free = game.board.grid, room(game, seat, resource)
    areas = [game.reach(seat), *inputs(game, seat, resource)]  # FG-UPG-05, FG-UPG-06
    if touching != -1:
        areas.append(touching)
    return [grid.lies(tile, free, areas) for tile in game.storage_tile(resource)]


def first_roads(game: Game, seat: int, resource: int) -> Iterator[int]:
    """Cells on which a road can be laid first, so that afterwards a storage can be built that it is connected to
    (FG-UPG-10, FG-Q-05). What the road is connected with, so is the storage; the rest it has to meet by itself."""
    grid, near = game.board.grid, game.board.near
    parts = [(part, grid.around(part)) for part in game.players[seat].parts]
    free = room(game, seat, resource)
    groups: list[tuple[int, tuple[int, ...]]] = [(road.sites(game, seat), ())]
    for area in inputs(game, seat, resource):
        joining = [(cells & area, rest) for cells, rest in groups]
        groups = joining + [(cells & ~area, (*rest, area)) for cells, rest in groups]
    for cells, rest in groups:
        if not cells:
            continue
        areas = (*rest, game.reached(seat, cells))
        lies = [(tile, grid.lies(tile, free, areas)) for tile in game.storage_tile(resource)]
        found = [(tile, places) for tile, places in lies if places]
        for cell in each(cells if found else 0):
            touching = near[cell]
            for part, area in parts:
                if part & near[cell]:
                    touching |= area
            for tile, places in found:
                if places & grid.meets(tile, touching) & ~grid.meets(tile, 1 << cell):
                    yield cell
                    break


def possible(game: Game, seat: int, terms: Terms) -> bool:
    wanted = affordable(game, seat, terms)
    if any(any(corners(game, seat, resource)) for resource in wanted):
        return True
    return bool(terms.roads) and any(True for resource in wanted for _ in first_roads(game, seat, resource))


# The action


def options(game: Game, seat: int, terms: Terms) -> list[Option]:
    wanted = affordable(game, seat, terms)
    found = [named(game, resource) for resource in wanted if any(corners(game, seat, resource))]
    cells = 0
    for resource in wanted if terms.roads else ():
        for cell in first_roads(game, seat, resource):
            cells |= 1 << cell
    return found + picked(game.menu.road, cells)


def named(game: Game, resource: int) -> Option:
    name = game.box.resources[resource].name
    return Option(f"upgrade {name}", ("upgrade", resource), (f"resource:{name}",))


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    verb, number = yield Decision(seat, "upgrade", "FG-UPG-01", options, (game, seat, terms))
    cell, roads = -1, terms.roads
    if verb == "road":
        cell, roads = number, roads - 1
        yield from road.perform(game, seat, cell)
        _, number = yield Decision(seat, "upgrade", "FG-UPG-09", joining, (game, seat, terms, cell))
    yield from build(game, seat, number, cell, terms)
    for _ in range(roads):
        new = game.storages[-1].cells
        if not game.reached(seat, new) & game.free:
            return
        verb, laid = yield Decision(seat, "road", "FG-UPG-10", roads_from, (game, seat, new))
        if verb == "stop":
            return
        yield from road.perform(game, seat, laid)


def joining(game: Game, seat: int, terms: Terms, cell: int) -> list[Option]:
    """After a road: what can be built so that the road is connected to it."""
    touching = _joined_to(game, seat, cell)
    wanted = affordable(game, seat, terms)
    return [named(game, resource) for resource in wanted if any(corners(game, seat, resource, touching))]


def _joined_to(game: Game, seat: int, cell: int) -> int:
    """What is connected to a road, or everything for none."""
    return -1 if cell < 0 else game.reached(seat, 1 << cell)


def roads_from(game: Game, seat: int, storage: int) -> list[Option]:
    return [*picked(game.menu.road, game.reached(seat, storage) & game.free), road.STOP]


def sites(game: Game, seat: int, resource: int, cell: int) -> list[Option]:
    menu = game.menu.tile(game.storage_tile(resource))
    places = corners(game, seat, resource, _joined_to(game, seat, cell))
    return [option for turn, where in zip(menu, places, strict=True) for option in picked(turn, where)]


def build(game: Game, seat: int, resource: int, cell: int, terms: Terms) -> Flow:
    cells = yield Decision(seat, "tile", "FG-UPG-03", sites, (game, seat, resource, cell))
    pay(game, seat, price(game, resource, terms))
    chosen: list[int] = []
    for needed, _ in game.box.recipes[resource]:
        found = sources(game, seat, needed, cells)
        if len(found) > 1:  # FG-VPC-04
            chosen.append((yield Decision(seat, "supplier", "FG-VPC-04", suppliers, (game, found))))
        else:
            chosen += found
    number = game.lay_storage(resource, seat, cells, 1 << seat, tuple(chosen))
    names = [game.board.names[c] for c in each(cells)]
    game.tell(StorageBuilt, seat, game.box.resources[resource].name, names, seat)
    pay_suppliers(game, number)  # FG-DEL-12: before it delivers
    yield from deliver(game, seat, cells)


def sources(game: Game, seat: int, resource: int, cells: int) -> list[int]:
    """The storages of a required resource that can supply a tile lying there (FG-Q-14)."""
    area = game.reached(seat, cells)
    return [i for i in game.may_use(seat, resource) if game.storages[i].cells & area]


# Refusals


def refusal(game: Game, seat: int, resource: int, terms: Terms) -> Refusal:
    """Why no storage of this resource can be built."""
    box, name = game.box, game.box.resources[resource].name
    if box.level[resource] not in terms.levels:
        return Refusal("FG-UPG-01", "fg-wrong-level", resource=name)
    if not game.stock[resource]:
        return Refusal("FG-CMP-05", "fg-no-tile", resource=name)
    have = game.players[seat].coins
    if price(game, resource, terms) > have:
        return Refusal("FG-UPG-02", "fg-coins", need=price(game, resource, terms), have=have)
    for needed, _ in box.recipes[resource]:
        if not game.may_use(seat, needed):
            return Refusal("FG-REQ-02", "fg-no-input", resource=name, needed=box.resources[needed].name)
    if any(corners(game, seat, resource)):  # but a road was laid first
        return Refusal("FG-UPG-10", "fg-road-not-connected")
    grid, tiles, areas = game.board.grid, game.storage_tile(resource), inputs(game, seat, resource)
    anywhere = game.free & ~grid.around(game.owned(seat))
    if any(grid.lies(tile, anywhere, [game.reach(seat), *areas]) for tile in tiles):
        return Refusal("FG-DIS-09", "fg-no-site", resource=name)
    if any(grid.lies(tile, room(game, seat, resource), areas) for tile in tiles):
        return Refusal("FG-UPG-05", "fg-not-connected", cell="none")
    return Refusal("FG-UPG-06", "fg-no-site", resource=name)


def site_refusal(game: Game, seat: int, resource: int, cells: int, cell: int) -> Refusal | None:
    """Why the tile cannot lie on these cells."""
    board, name = game.board, game.box.resources[resource].name
    if cells & ~board.land:
        return Refusal("FG-BLD-08", "fg-no-land", cell="none")
    if cells & game.occupied:
        return Refusal("FG-BLD-08", "fg-occupied", cell=board.names[first_cell(cells & game.occupied)])
    if cells & game.closed[resource]:
        return Refusal("FG-DIS-09", "fg-district-has-one", resource=name)
    beside = board.grid.around(game.owned(seat)) & cells
    if beside:
        return Refusal("FG-UPG-04", "fg-beside-own", cell=board.names[first_cell(beside)])
    if not game.reach(seat) & cells:
        return Refusal("FG-UPG-05", "fg-not-connected", cell="none")
    for needed, _ in game.box.recipes[resource]:
        if not sources(game, seat, needed, cells):
            return Refusal("FG-REQ-03", "fg-input-not-connected", needed=game.box.resources[needed].name)
    if not _joined_to(game, seat, cell) & cells:
        return Refusal("FG-UPG-10", "fg-road-not-connected")
    return None
