"""How near products are to being built, and what roads and bridges bring."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stead.titles.founders.actions import upgrade
from stead.titles.founders.box import BASIC
from stead.titles.founders.outlook.points import LACKING, NEAR, Points
from stead.titles.founders.outlook.ways import BRIDGE, DEPTH, FAR, Layers, Ways, heat
from stead.titles.founders.state import NOBODY, Storage

JOIN = [0.85**roads for roads in range(2 * FAR)]
"""What a product keeps of its worth, by the number of roads by which its inputs are still apart."""
RIVALS = 2
"""So many roads ahead does one see the deliveries of others coming."""
STEPS = [(n, both - n) for both in range(8) for n in range(both + 1) if max(n, both - n) <= DEPTH]
"""How far two inputs can be from where a product could be built, the nearest first."""


class Plan(NamedTuple):
    """A way to make an advanced resource: how near it is to being built, coins apart; how far each input is from where
    the new storage could lie, and on which cells; and that place."""

    ready: float
    ends: tuple[tuple[int, int], ...] = ()
    site: int = 0


class Link(NamedTuple):
    """Two things that should come nearer to each other: for whom, how far they are, what it would be worth if they were
    connected, and what that keeps, by distance."""

    seat: int
    one: int
    other: int
    distance: int
    worth: float
    kept: Sequence[float]


class Plans:
    def __init__(self, points: Points, ways: Ways) -> None:
        self.points = points
        self.ways = ways
        self.game = points.game
        self.seat = points.seat
        self.me = points.me
        self._best: dict[int, Plan] = {}
        self._links: tuple[dict[int, float], dict[int, float]] | None = None

    # Products

    def best(self, resource: int) -> Plan:
        """The best way to make a resource."""
        found = self._best.get(resource)
        if found is None:
            found = self._best[resource] = max(self._all(resource, None), default=self._unseen(resource))
        return found

    def better(self, resource: int, bought: Storage) -> float:
        """How much nearer a product would be with access to a storage."""
        ready = self.best(resource).ready
        return max((plan.ready for plan in self._all(resource, bought)), default=ready) - ready

    def _unseen(self, resource: int) -> Plan:
        """Not everything it is made of is on the board, or near to the rest."""
        ready = JOIN[FAR]
        for needed, _ in self.game.box.recipes[resource]:
            if needed not in self.points.usable:
                ready *= LACKING if needed in self.me.resources else LACKING**2
        return Plan(ready)

    def _all(self, resource: int, bought: Storage | None) -> Iterator[Plan]:
        """Every pair of storages that it could be made of; a single input is paired with itself."""
        places, seat = upgrade.places(self.game, self.seat, resource), self.seat
        first, *second = [self._sources(needed, bought) for needed, _ in self.game.box.recipes[resource]]
        for usable, one in first:
            here = self.ways.rings(seat, one)
            for also, other in second[0] if second else [(1.0, one)]:
                there = self.ways.rings(seat, other)
                for n, m in STEPS:
                    site = here[n] & there[m] & places
                    if site:
                        yield Plan(usable * also * JOIN[n + m], ((n, one), (m, other)), site)
                        break

    def _sources(self, resource: int, bought: Storage | None) -> list[tuple[float, int]]:
        """The storages of a resource, and what it takes off that one cannot use them yet; or the one that is bought."""
        if bought is not None and bought.resource == resource:
            return [(1.0, bought.cells)]
        bit, found = 1 << self.seat, [s for s in self.game.storages if s.resource == resource]
        return [(1.0 if s.access & bit else LACKING, s.cells) for s in found]

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
            for seat, one, other, distance, worth, kept in [*self._delivering(), *self._joining()]:
                land, water = self.ways.between(seat, one, other, distance)
                roads.append((land, worth * (kept[distance - 1] - kept[distance])))
                if seat == self.seat:
                    bridges.append((water, worth * (kept[max(0, distance - BRIDGE)] - kept[distance])))
            self._links = heat(roads, -1), heat(bridges, -1)
        return self._links

    def _delivering(self) -> Iterator[Link]:
        """From the nearest storage of each player to the buildings that want its resource."""
        game = self.game
        for number, resource, vp in self.points.slots:
            target = game.buildings[number].cells
            nearest: dict[int, tuple[int, int]] = {}
            for i, storage in enumerate(game.storages):
                if storage.resource == resource and storage.owner != NOBODY:
                    most = DEPTH if storage.owner == self.seat else RIVALS
                    way = self.ways.distance(storage.owner, storage.cells, target, most), i
                    nearest[storage.owner] = min(way, nearest.get(storage.owner, (FAR, 0)))
            for owner, (distance, i) in nearest.items():
                if distance < FAR:
                    worth = self.points.gain(i, vp) + self.points.finish(number)
                    yield Link(owner, game.storages[i].cells, target, distance, worth, NEAR)

    def _joining(self) -> Iterator[Link]:
        """From the inputs of each product to where it could be built."""
        for resource in range(BASIC, len(self.game.box.resources)):
            worth = self.points.wish(resource) if self.game.stock[resource] else 0.0
            if worth > 0:
                plan = self.best(resource)
                for distance, cells in plan.ends:
                    if distance:
                        yield Link(self.seat, cells, plan.site, distance, worth * plan.ready / JOIN[distance], JOIN)
