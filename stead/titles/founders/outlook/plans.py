"""How near products are to being built, and what roads and bridges bring."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import NamedTuple

from stead.titles.founders.box import BASIC
from stead.titles.founders.outlook.points import LACKING, NEAR, Points
from stead.titles.founders.outlook.ways import BRIDGE, DEPTH, FAR, Layers, Ways, heat
from stead.titles.founders.state import NOBODY

JOIN = 0.85
"""What a product keeps of its worth for each road by which its inputs are still apart."""
RIVALS = 2
"""So many roads ahead does one see the deliveries of others coming."""
STEPS = {1: [(n,) for n in range(DEPTH)], 2: [(n, both - n) for both in range(DEPTH + 1) for n in range(both + 1)]}
"""By number of things: how far each of them can be from a place, the nearest first."""


class Plan(NamedTuple):
    """A way to make an advanced resource: how near it is to being built, coins apart; how far each input is from where
    the new storage could lie, and on which cells; and that place."""

    ready: float
    ends: tuple[tuple[int, int], ...] = ()
    site: int = 0


class Link(NamedTuple):
    """Two things that should come nearer to each other: for whom, how far they are, what it would be worth if they were
    connected, and what that keeps with each road."""

    seat: int
    one: int
    other: int
    distance: int
    worth: float
    near: float


class Plans:
    def __init__(self, points: Points, ways: Ways) -> None:
        self.points = points
        self.ways = ways
        self.sight = points.sight
        self.seat = points.seat
        self._best: dict[int, Plan] = {}
        self._links: tuple[dict[int, float], dict[int, float]] | None = None

    # Products

    def best(self, resource: int, bought: int = 0) -> Plan:
        """The best way to make a resource; `bought`: if one had access to the storage on these cells."""
        if bought:
            return max(self._all(resource, bought), default=self._unseen(resource))
        found = self._best.get(resource)
        if found is None:
            found = self._best[resource] = max(self._all(resource, 0), default=self._unseen(resource))
        return found

    def _unseen(self, resource: int) -> Plan:
        """Not everything it is made of is on the board, or near to the rest."""
        ready = JOIN**FAR
        for needed, _ in self.sight.box.recipes[resource]:
            if needed not in self.points.usable:
                ready *= LACKING if needed in self.sight.me.resources else LACKING**2
        return Plan(ready)

    def _all(self, resource: int, bought: int) -> Iterator[Plan]:
        """Every choice of storages that it could be made of."""
        room = self.sight.room(resource)
        sources = [self._sources(needed, bought) for needed, _ in self.sight.box.recipes[resource]]
        for chosen in product(*sources):
            rings = [self.ways.rings(self.seat, cells) for _, cells in chosen]
            for steps in STEPS[len(chosen)]:
                site = room
                for n, near in zip(steps, rings, strict=True):
                    site &= near[n]
                if site:
                    ready = prod(usable for usable, _ in chosen) * JOIN ** sum(steps)
                    yield Plan(ready, tuple(zip(steps, (cells for _, cells in chosen), strict=True)), site)
                    break

    def _sources(self, resource: int, bought: int) -> list[tuple[float, int]]:
        """The storages of a resource, and what it takes off that one cannot use them yet."""
        bit, found = 1 << self.seat, [s for s in self.sight.storages if s.resource == resource]
        return [(1.0 if s.access & bit or s.cells == bought else LACKING, s.cells) for s in found]

    # Roads and bridges

    @property
    def roads(self) -> dict[int, float]:
        """What a road on each cell is worth."""
        return self._heat()[0]

    @property
    def bridges(self) -> dict[int, float]:
        """What a bridge or gate on each cell is worth."""
        return self._heat()[1]

    def _heat(self) -> tuple[dict[int, float], dict[int, float]]:
        if self._links is None:
            roads: Layers = []
            bridges: Layers = []
            for seat, one, other, distance, worth, near in [*self._delivering(), *self._joining()]:
                land, water = self.ways.between(seat, one, other, distance)
                roads.append((land, worth * (near ** (distance - 1) - near**distance)))
                if seat == self.seat:
                    bridges.append((water, worth * (near ** max(0, distance - BRIDGE) - near**distance)))
            self._links = heat(roads, -1), heat(bridges, -1)
        return self._links

    def _delivering(self) -> Iterator[Link]:
        """From the nearest storage of each player to the buildings that want its resource."""
        sight = self.sight
        for number, resource, vp in self.points.slots:
            target = sight.buildings[number].cells
            nearest: dict[int, tuple[int, int]] = {}
            for i, storage in enumerate(sight.storages):
                if storage.resource == resource and storage.owner != NOBODY:
                    most = DEPTH if storage.owner == self.seat else RIVALS
                    way = self.ways.distance(storage.owner, storage.cells, target, most), i
                    nearest[storage.owner] = min(way, nearest.get(storage.owner, (FAR, 0)))
            for owner, (distance, i) in nearest.items():
                if distance < FAR:
                    yield Link(owner, sight.storages[i].cells, target, distance, self.points.gain(i, vp), NEAR)

    def _joining(self) -> Iterator[Link]:
        """From the inputs of each product to where it could be built."""
        for resource in range(BASIC, len(self.sight.box.resources)):
            plan = self.best(resource)
            worth = self.points.wish(resource) * plan.ready if self.sight.stock[resource] else 0.0
            for distance, cells in plan.ends if worth > 0 else ():
                if distance:
                    yield Link(self.seat, cells, plan.site, distance, worth / JOIN**distance, JOIN)
