"""Upgrade: a storage of an advanced resource, and perhaps a road before or after it (FG-UPG, FG-REQ, FG-VPC).

All sites of a tile are found at once: where all its cells are free, where one of them is connected to a structure of
the builder, and where one of them is connected to each thing it is made of.
"""

from typing import NamedTuple

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.kernel.grid import each, joined, picked, reach
from stead.titles.founders.actions import road
from stead.titles.founders.box import BASIC
from stead.titles.founders.delivery import deliver, pay_suppliers, suppliers
from stead.titles.founders.events import StorageBuilt
from stead.titles.founders.state import Game
from stead.titles.founders.supply import pay


class Terms(NamedTuple):
    levels: tuple[int, ...] = (2, 3)
    discount: int = 0
    roads: int = 0


def price(game: Game, resource: int, terms: Terms) -> int:
    return max(0, game.box.storage_price[game.box.level[resource]] - terms.discount)


def affordable(game: Game, seat: int, terms: Terms) -> list[int]:
    """Advanced resources with a tile left, money enough, and a storage to be used for each thing they are made of."""
    coins, box = game.players[seat].coins, game.box
    return [
        resource
        for resource in range(BASIC, len(box.resources))
        if box.level[resource] in terms.levels
        and game.stock[resource]
        and price(game, resource, terms) <= coins
        and all(game.may_use(seat, needed) for needed, _ in box.recipes[resource])
    ]


def corners(game: Game, seat: int, resource: int, parts: tuple[int, ...], free: int, touching: int = -1) -> list[int]:
    """For each turn of the tile, where its corner can lie. `parts` and `free` may be those after a road; `touching`: an
    area that the tile has to meet (what is connected to that road)."""
    grid = game.board.grid
    own = game.owned(seat)
    free = free & ~game.closed[resource] & ~grid.around(own)  # FG-DIS-09, FG-UPG-04
    areas = [reach(grid, parts, own | game.players[seat].bridges)]  # FG-UPG-05
    for needed, _ in game.box.recipes[resource]:  # FG-UPG-06
        cells = 0
        for storage in game.may_use(seat, needed):
            cells |= game.storages[storage].cells
        areas.append(reach(grid, parts, cells))
    if touching != -1:
        areas.append(touching)
    found: list[int] = []
    for tile in game.storage_tile(resource):
        places = grid.fits(tile, free)
        for area in areas:
            if not places:
                break
            places &= grid.meets(tile, area)
        found.append(places)
    return found


def has_site(game: Game, seat: int, resource: int) -> bool:
    return any(corners(game, seat, resource, game.players[seat].parts, game.free))


def after_road(game: Game, seat: int, resource: int, cell: int) -> list[int]:
    """The same once a road lies on a cell, for storages connected to that road (FG-UPG-10, FG-Q-05)."""
    bit = 1 << cell
    parts = joined(game.players[seat].parts, bit, game.board.near[cell])
    return corners(game, seat, resource, parts, game.free & ~bit, game.board.grid.around(parts[-1]))


def first_roads(game: Game, seat: int, terms: Terms) -> list[int]:
    """Cells on which a road can be laid first, so that afterwards a storage can be built that it is connected to."""
    wanted = affordable(game, seat, terms) if terms.roads else []
    if not wanted:
        return []
    return [
        cell
        for cell in each(road.sites(game, seat))
        if any(any(after_road(game, seat, resource, cell)) for resource in wanted)
    ]


def possible(game: Game, seat: int, terms: Terms) -> bool:
    wanted = affordable(game, seat, terms)
    if any(has_site(game, seat, resource) for resource in wanted):
        return True
    if not terms.roads:
        return False
    return any(
        any(after_road(game, seat, resource, cell)) for cell in each(road.sites(game, seat)) for resource in wanted
    )


# The action


def options(game: Game, seat: int, terms: Terms) -> list[Option]:
    found = [named(game, resource) for resource in affordable(game, seat, terms) if has_site(game, seat, resource)]
    return found + [game.menu.road[cell] for cell in first_roads(game, seat, terms)]


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
    parts = game.players[seat].parts
    return [
        named(game, resource)
        for resource in affordable(game, seat, terms)
        if any(corners(game, seat, resource, parts, game.free, touching))
    ]


def _joined_to(game: Game, seat: int, cell: int) -> int:
    """What is connected to a road, or everything for none."""
    return -1 if cell < 0 else game.reached(seat, 1 << cell)


def roads_from(game: Game, seat: int, storage: int) -> list[Option]:
    return [*picked(game.menu.road, game.reached(seat, storage) & game.free), road.STOP]


def sites(game: Game, seat: int, resource: int, cell: int) -> list[Option]:
    menu = game.menu.tile(game.storage_tile(resource))
    places = corners(game, seat, resource, game.players[seat].parts, game.free, _joined_to(game, seat, cell))
    return [option for turn, where in zip(menu, places, strict=True) for option in picked(turn, where)]


def build(game: Game, seat: int, resource: int, cell: int, terms: Terms) -> Flow:
    cells = yield Decision(seat, "tile", "FG-UPG-03", sites, (game, seat, resource, cell))
    chosen: list[int] = []
    for needed, _ in game.box.recipes[resource]:
        found = sources(game, seat, needed, cells)
        if len(found) > 1:  # FG-VPC-04
            chosen.append((yield Decision(seat, "supplier", "FG-VPC-04", suppliers, (game, found))))
        else:
            chosen += found
    pay(game, seat, price(game, resource, terms))
    number = game.lay_storage(resource, seat, cells, 1 << seat, tuple(chosen))
    names = [game.board.names[c] for c in each(cells)]
    game.tell(StorageBuilt, seat, game.box.resources[resource].name, names, seat)
    pay_suppliers(game, number)  # FG-DEL-12: before it delivers
    yield from deliver(game, seat)


def sources(game: Game, seat: int, resource: int, cells: int) -> list[int]:
    """The storages of a required resource that can supply a tile lying there (FG-Q-14)."""
    area = game.reached(seat, cells)
    return [i for i in game.may_use(seat, resource) if game.storages[i].cells & area]


# Refusals


def refusal(game: Game, seat: int, resource: int, terms: Terms) -> Refusal:
    """Why no storage of this resource can be built."""
    box, name = game.box, game.box.resources[resource].name
    if box.level[resource] not in terms.levels:
        return Refusal("FG-UPG-01", "wrong-level", resource=name)
    if not game.stock[resource]:
        return Refusal("FG-CMP-05", "no-tile", resource=name)
    have = game.players[seat].coins
    if price(game, resource, terms) > have:
        return Refusal("FG-UPG-02", "coins", need=price(game, resource, terms), have=have)
    for needed, _ in box.recipes[resource]:
        if not game.may_use(seat, needed):
            return Refusal("FG-REQ-02", "no-input", resource=name, needed=box.resources[needed].name)
    return Refusal("FG-UPG-06", "no-site", resource=name)


def site_refusal(game: Game, seat: int, resource: int, cells: int, cell: int) -> Refusal | None:
    """Why the tile cannot lie on these cells."""
    board, name = game.board, game.box.resources[resource].name
    if cells & ~board.land:
        return Refusal("FG-BLD-08", "no-land", cell="")
    if cells & game.occupied:
        return Refusal("FG-BLD-08", "occupied", cell="")
    if cells & game.closed[resource]:
        return Refusal("FG-DIS-09", "district-has-one", resource=name)
    if board.grid.around(game.owned(seat)) & cells:
        return Refusal("FG-UPG-04", "beside-own", cell="")
    if not game.reach(seat) & cells:
        return Refusal("FG-UPG-05", "not-connected", cell="")
    for needed, _ in game.box.recipes[resource]:
        if not sources(game, seat, needed, cells):
            return Refusal("FG-REQ-03", "input-not-connected", needed=game.box.resources[needed].name)
    if not _joined_to(game, seat, cell) & cells:
        return Refusal("FG-UPG-10", "road-not-connected")
    return None
