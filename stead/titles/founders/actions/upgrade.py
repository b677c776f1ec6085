"""Upgrade: a storage of an advanced resource, and perhaps a road before or after it (FG-UPG, FG-REQ, FG-VPC).

All sites of a tile are found at once: where all its cells are free, where one of them is connected to a structure of
the builder, and where one of them is connected to each thing it is made of.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from stead.kernel.decision import Option, Refusal
from stead.kernel.flow import Flow
from stead.kit.grid import Offsets, each, picked, reach
from stead.titles.founders import standstill
from stead.titles.founders.actions import road
from stead.titles.founders.actions.road import Road
from stead.titles.founders.acts import (
    At,
    Choice,
    Facts,
    OnTerms,
    Outlook,
    Placing,
    Question,
    ResourceAct,
    Words,
    by_verb,
    cost,
    resource_of,
)
from stead.titles.founders.box import BASIC
from stead.titles.founders.delivery import Supplying, deliver, first_cell, pay_suppliers
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
    return game.free & ~game.closed[resource] & ~game.beside(seat)


def places(game: Game, seat: int, resource: int) -> int:
    """The same, where there is room for the whole of it: a gap of one cell is none."""
    grid, free, found = game.board.grid, room(game, seat, resource), 0
    for tile in game.storage_tile(resource):
        found |= grid.covers(tile, grid.fits(tile, free))
    return found


def inputs(game: Game, seat: int, resource: int) -> list[int]:
    """For each required resource, what is connected with a storage of it that the builder may use (FG-UPG-06)."""
    areas: list[int] = []
    for needed, _ in game.box.recipes[resource]:
        cells = near = 0
        for storage in game.may_use(seat, needed):
            cells |= game.storages[storage].cells
            near |= game.board.around(game.storages[storage].cells)
        areas.append(reach(game.players[seat].areas, cells, near))
    return areas


def corners(game: Game, seat: int, resource: int, touching: int = -1) -> list[int]:
    """For each turn of the tile, where its corner can lie. `touching`: an area that the tile has to meet."""
    return list(_corners(game, seat, resource, touching))


def fits(game: Game, seat: int, resource: int, touching: int = -1) -> bool:
    """Is there any such place?"""
    return any(_corners(game, seat, resource, touching))


def _corners(game: Game, seat: int, resource: int, touching: int) -> Iterator[int]:
    grid, free = game.board.grid, room(game, seat, resource)
    areas = [game.reach(seat), *inputs(game, seat, resource)]  # FG-UPG-05, FG-UPG-06
    if touching != -1:
        areas.append(touching)
    for tile in game.storage_tile(resource):
        yield grid.lies(tile, free, areas)


def first_roads(game: Game, seat: int, resource: int) -> Iterator[int]:
    """Cells on which a road can be laid first, so that afterwards a storage can be built that it is connected to
    (FG-UPG-10, FG-Q-05). What the road is connected with, so is the storage; the rest it has to meet by itself."""
    grid, near = game.board.grid, game.board.near
    free = room(game, seat, resource)
    groups: list[tuple[int, tuple[int, ...]]] = [(road.sites(game, seat), ())]
    for area in inputs(game, seat, resource):
        joining = [(cells & area, rest) for cells, rest in groups]
        groups = joining + [(cells & ~area, (*rest, area)) for cells, rest in groups]
    for cells, rest in groups:
        if not cells:
            continue
        areas = (*rest, reach(game.players[seat].areas, cells, grid.around(cells)))
        lies = [(tile, grid.lies(tile, free, areas)) for tile in game.storage_tile(resource)]
        found = [(tile, places) for tile, places in lies if places]
        for cell in each(cells if found else 0):
            touching = near[cell]
            for area in game.players[seat].areas:
                if area >> cell & 1:
                    touching |= area
            for tile, places in found:
                meeting = places & grid.meets(tile, touching)
                if meeting and meeting & ~grid.meets(tile, 1 << cell):
                    yield cell
                    break


def possible(game: Game, seat: int, terms: Terms) -> bool:
    wanted = affordable(game, seat, terms)
    if any(fits(game, seat, resource) for resource in wanted):
        return True
    return bool(terms.roads) and any(True for resource in wanted for _ in first_roads(game, seat, resource))


# The action


class Upgrade(ResourceAct[Terms]):
    """A storage of an advanced resource."""

    verb = "upgrade"

    def refusal(self, game: Game, seat: int) -> Refusal:
        """Why it cannot be built anywhere."""
        box, resource, name, terms = game.box, self.resource, self.name, self.terms
        if box.level[resource] not in terms.levels:
            return Refusal("FG-UPG-01", "wrong-level", resource=name)
        if not game.stock[resource]:
            return Refusal("FG-CMP-05", "no-tile", resource=name)
        need, have = price(game, resource, terms), game.players[seat].coins
        if need > have:
            return Refusal("FG-UPG-02", "coins", need=need, have=have)
        for needed, _ in box.recipes[resource]:
            if not game.may_use(seat, needed):
                return Refusal("FG-REQ-02", "no-input", resource=name, needed=box.resources[needed].name)
        if fits(game, seat, resource):  # but a road was laid first
            return Refusal("FG-UPG-10", "road-not-connected")
        grid, tiles, areas = game.board.grid, game.storage_tile(resource), inputs(game, seat, resource)
        anywhere = game.free & ~game.beside(seat)
        if any(grid.lies(tile, anywhere, [game.reach(seat), *areas]) for tile in tiles):
            return Refusal("FG-DIS-09", "no-site", resource=name)
        if any(grid.lies(tile, room(game, seat, resource), areas) for tile in tiles):
            return Refusal("FG-UPG-05", "not-connected", cell="none")
        return Refusal("FG-UPG-06", "no-site", resource=name)

    def facts(self, asked: Question) -> Facts:
        return {"resource": self.thing, "cost": cost(price(asked.game, self.resource, self.terms))}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.upgrading(self.resource, self.terms) + 0.3


class Upgrading(OnTerms[Terms]):
    """Which storage to build, perhaps after a road; or (FG-UPG-09) after the `road` just laid on that cell, so that it
    is connected to it."""

    __slots__ = ("road",)
    takes = by_verb(Upgrade, Road)

    def __init__(self, game: Game, seat: int, terms: Terms, road: int = -1) -> None:
        super().__init__(game, seat, "upgrade", "FG-UPG-01" if road < 0 else "FG-UPG-09")
        self.terms = terms
        self.road = road

    def list(self) -> Sequence[Choice]:
        game, seat, touching = self.game, self.seat, _joined_to(self.game, self.seat, self.road)
        wanted, acts = affordable(game, seat, self.terms), game.menu.all(Upgrade, self.terms)
        found: list[Choice] = [acts[resource] for resource in wanted if fits(game, seat, resource, touching)]
        cells = 0
        for resource in wanted if self.terms.roads and self.road < 0 else ():
            for cell in first_roads(game, seat, resource):
                cells |= 1 << cell
        return found + picked(game.menu.all(Road), cells)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        act = self.read(verb, words)
        if not isinstance(act, Road):
            return None if act is None else act.refusal(self.game, self.seat)
        if not self.terms.roads:
            return Refusal("FG-UPG-13", "no-road-here")
        if self.road >= 0:
            return Refusal("FG-UPG-01", "no-road-here")
        return act.refusal(self.game, self.seat) or Refusal("FG-UPG-10", "road-not-connected")

    def weigh(self, eye: Outlook, act: Option) -> float:
        """A storage now, or a road first that makes the same or another one possible."""
        worth = super().weigh(eye, act)
        if not isinstance(act, Road):
            return worth
        reached = [eye.points.net(resource) for resource in affordable(eye.game, eye.seat, self.terms)]
        return 0.9 * max(reached, default=0.0) + worth


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    act = yield Upgrading(game, seat, terms)
    cell, roads = -1, terms.roads
    if isinstance(act, Road):
        cell, roads = act.cell, roads - 1
        yield from act.perform(game, seat)
        act = yield Upgrading(game, seat, terms, cell)
    yield from build(game, seat, act.resource, cell, terms)
    for _ in range(roads):
        if not game.reached(seat, game.storages[-1].cells) & game.free:
            return
        act = yield RoadFrom(game, seat, game.storages[-1].cells)
        if act is road.STOP:
            return
        yield from act.perform(game, seat)


def _joined_to(game: Game, seat: int, cell: int) -> int:
    """What is connected to a road, or everything for none."""
    return -1 if cell < 0 else game.reached(seat, 1 << cell)


class RoadFrom(road.Laying):
    """A road connected to the new storage."""

    __slots__ = ("storage",)

    def __init__(self, game: Game, seat: int, storage: int) -> None:
        super().__init__(game, seat, "road", "FG-UPG-10")
        self.storage = storage

    def list(self) -> Sequence[Choice]:
        cells = self.game.reached(self.seat, self.storage) & self.game.free
        return [*picked(self.game.menu.all(Road), cells), road.STOP]

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        act = self.read(verb, words)
        if act is None:
            return None
        found = act.refusal(self.game, self.seat)
        if found is None or found.rule == "FG-ROA-03":
            return Refusal("FG-UPG-10", "road-not-connected")
        return found


# The tile


class TileSite(Placing):
    """Where the tile is to lie; connected to the `road` laid first, if there is one."""

    __slots__ = ("resource", "road")

    def __init__(self, game: Game, seat: int, resource: int, road: int) -> None:
        super().__init__(game, seat, "tile", "FG-UPG-03")
        self.resource = resource
        self.road = road

    def list(self) -> Sequence[At]:
        game, resource = self.game, self.resource
        menu = game.menu.tile(game.storage_tile(resource))
        places = corners(game, self.seat, resource, _joined_to(game, self.seat, self.road))
        return [at for turn, where in zip(menu, places, strict=True) for at in picked(turn, where)]

    def suppliers(self) -> Sequence[tuple[int, int]]:
        seat, recipe = self.seat, self.game.box.recipes[self.resource]
        return [(seat, number) for resource, _ in recipe for number in self.game.may_use(seat, resource)]

    def turns(self) -> Sequence[Offsets]:
        return self.game.storage_tile(self.resource)

    def tile(self) -> tuple[str, Sequence[Offsets]]:
        return f"resource:{self.game.box.resources[self.resource].name}", self.turns()

    def details(self) -> Facts:
        return {"resource": resource_of(self.game, self.resource)}

    def weigh(self, eye: Outlook, act: Any) -> float:
        if not eye.found:
            eye.found = eye.sites.tiles(self.resource)
        return eye.found.get(act.cells, 0.0)

    def refusal_at(self, cells: int) -> Refusal | None:
        game, seat, board = self.game, self.seat, self.game.board
        if cells & ~board.land:
            return Refusal("FG-BLD-08", "no-land", cell="none")
        if cells & game.occupied:
            return Refusal("FG-BLD-08", "occupied", cell=board.names[first_cell(cells & game.occupied)])
        if cells & game.closed[self.resource]:
            return Refusal("FG-DIS-09", "district-has-one", resource=game.box.resources[self.resource].name)
        beside = game.beside(seat) & cells
        if beside:
            return Refusal("FG-UPG-04", "beside-own", cell=board.names[first_cell(beside)])
        if not game.reach(seat) & cells:
            return Refusal("FG-UPG-05", "not-connected", cell="none")
        for needed, _ in game.box.recipes[self.resource]:
            if not sources(game, seat, needed, cells):
                return Refusal("FG-REQ-03", "input-not-connected", needed=game.box.resources[needed].name)
        if not _joined_to(game, seat, self.road) & cells:
            return Refusal("FG-UPG-10", "road-not-connected")
        return None


def build(game: Game, seat: int, resource: int, cell: int, terms: Terms) -> Flow:
    at = yield TileSite(game, seat, resource, cell)
    pay(game, seat, price(game, resource, terms))
    chosen: list[int] = []
    for needed, _ in game.box.recipes[resource]:
        found = sources(game, seat, needed, at.cells)
        if len(found) > 1:  # FG-VPC-04
            supplier = yield Supplying(game, seat, "supplier", "FG-VPC-04", found)
            found = [supplier.storage(game.storages)]
        chosen += found
    number = game.lay_storage(resource, seat, at.cells, 1 << seat, tuple(chosen))
    standstill.something_built(game)
    game.tell(StorageBuilt, seat, game.box.resources[resource].name, at.names, seat)
    pay_suppliers(game, number)  # FG-DEL-12: before it delivers
    yield from deliver(game, seat, at.cells)


def sources(game: Game, seat: int, resource: int, cells: int) -> list[int]:
    """The storages of a required resource that can supply a tile lying there (FG-Q-14)."""
    area = game.reached(seat, cells)
    return [i for i in game.may_use(seat, resource) if game.storages[i].cells & area]
