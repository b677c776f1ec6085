"""What storages and prestige buildings are worth where they lie."""

from collections.abc import Sequence
from typing import NamedTuple

from stead.kit.grid import Offsets, covered, each
from stead.titles.founders import offer
from stead.titles.founders.actions import upgrade
from stead.titles.founders.actions.trade import FOREIGN_PRICE, Terms, cost
from stead.titles.founders.box import BASIC
from stead.titles.founders.outlook.plans import JOIN, Plans
from stead.titles.founders.outlook.points import CHANCE, LACKING, NEAR
from stead.titles.founders.outlook.ways import DEPTH, FAR, Layers, heat
from stead.titles.founders.state import NOBODY

FINISHED = 12.0
"""What a building is worth that will be finished, wherever its deliveries come from …"""
UNFINISHED = 0.3
"""… and what its deliveries count if it never will."""
JOINED = [*(0.9**roads for roads in range(FAR)), 0.0]
"""How likely a storage delivers to a building at last, by the number of roads between them."""

Ways = list[tuple[list[int], float]]
"""Storages that could deliver to a building: how far each reaches, and what its delivery is worth."""


class Turned(NamedTuple):
    """A tile turned some way: where its corner can lie, and what that is worth, more than anywhere."""

    tile: Offsets
    corners: int
    worths: dict[int, float]


class Sites:
    def __init__(self, plans: Plans) -> None:
        self.plans = plans
        self.points = plans.points
        self.ways = plans.ways
        self.game = plans.game
        self.seat = plans.seat
        self.me = plans.me
        self._tile: dict[int, float | None] = {}

    def _near(self, resource: int, target: int) -> float:
        """How near this seat is to delivering a resource to a building, so far."""
        mine = [s.cells for s in self.game.storages if s.resource == resource and s.owner == self.seat]
        return max((NEAR[self.ways.distance(self.seat, cells, target)] for cells in mine), default=0.0)

    # Basic storages

    def storing(self, resource: int, sites: int, terms: Terms) -> dict[int, float]:
        """What a basic storage on each of these cells is worth, its price taken off."""
        game, points, coin = self.game, self.points, self.points.worth["coin"]
        base, layers = self._enabling(resource)
        if resource in self.me.resources:
            for number, wanted, vp in points.slots:
                if wanted == resource:
                    layers += self._delivering(resource, game.buildings[number].cells, vp + points.finish(number))
            first = resource not in points.mine
            base += points.hope * CHANCE * points.demand[resource] * (0.6 if first else 0.3)
            base += points.income_step if first else 0.0
            prices = game.box.prices.items()
            layers += [(game.board.terrain[terrain], -coin * cost(terms, price.own)) for terrain, price in prices]
        else:
            base -= coin * cost(terms, FOREIGN_PRICE)
        return heat([(sites, base), *layers], sites)

    def _delivering(self, resource: int, target: int, vp: float) -> Layers:
        """Nearer to a building than any storage of that resource so far."""
        layers: Layers = []
        now, inner, rings = self._near(resource, target), 0, self.ways.rings(self.seat, target)
        for n in range(DEPTH):
            if NEAR[n] <= now:
                break
            layers.append((rings[n] & ~inner, vp * (NEAR[n] - now)))
            inner = rings[n]
        return layers

    def _enabling(self, resource: int) -> tuple[float, Layers]:
        """What could be made of it, wherever it lies; and more, near to what else that takes."""
        base, usable, layers = 0.0, self.points.usable, list[tuple[int, float]]()
        for product in self.points.products(resource):
            worth = self.points.wish(product)
            others = [needed for needed, _ in self.game.box.recipes[product] if needed != resource]
            if worth > 0 and (not others or others[0] not in usable):
                if resource not in usable:
                    base += worth * (1 - LACKING) * (LACKING if others else 1.0)
            elif worth > 0:
                layers += self._beside(others[0], worth, self.plans.best(product).ready)
        return base, layers

    def _beside(self, other: int, worth: float, now: float) -> Layers:
        """Near to storages of another resource that can be used."""
        layers: Layers = []
        all_rings = [
            self.ways.rings(self.seat, self.game.storages[i].cells) for i in self.game.may_use(self.seat, other)
        ]
        inner = 0
        for n in range(DEPTH):
            near = 0
            for rings in all_rings:
                near |= rings[n]
            if JOIN[n] > now:
                layers.append((near & ~inner, worth * (JOIN[n] - now)))
            inner = near
        return layers

    # Access

    def accessing(self, number: int) -> float:
        """Access to a storage: what it opens."""
        storage = self.game.storages[number]
        wishes = [(self.points.wish(product), product) for product in self.points.products(storage.resource)]
        return sum(worth * max(0.0, self.plans.better(product, storage)) for worth, product in wishes if worth > 0)

    # Advanced storages

    def tiles(self, resource: int) -> dict[int, float]:
        """What a storage of an advanced resource is worth, by the cells of each way it can lie."""
        base, turns = self._turns(resource)
        return {
            covered(tile, corner): base + worths.get(corner, 0.0)
            for tile, corners, worths in turns
            for corner in each(corners)
        }

    def tile(self, resource: int) -> float | None:
        """The best of them, if there is one."""
        if resource not in self._tile:
            base, turns = self._turns(resource)
            best = [max(worths.values(), default=0.0) for _, corners, worths in turns if corners]
            self._tile[resource] = base + max(best) if best else None
        return self._tile[resource]

    def _turns(self, resource: int) -> tuple[float, list[Turned]]:
        """What a storage is worth wherever it lies, and what more in each place: near to buildings that want it."""
        points, grid = self.points, self.game.board.grid
        suppliers = points.suppliers(resource)
        wanting: list[tuple[float, float, list[int]]] = []
        for number, wanted, vp in points.slots:
            if wanted == resource:
                target = self.game.buildings[number].cells
                worth = points.run(resource, suppliers, vp) + points.finish(number)
                wanting.append((self._near(resource, target), worth, self.ways.rings(self.seat, target)))
        found: list[Turned] = []
        for tile, corners in zip(
            self.game.storage_tile(resource), upgrade.corners(self.game, self.seat, resource), strict=True
        ):
            layers: Layers = []
            for now, worth, rings in wanting if corners else ():
                inner = 0
                for n in range(DEPTH):
                    if NEAR[n] <= now:
                        break
                    where = grid.meets(tile, rings[n])
                    layers.append((where & ~inner, worth * (NEAR[n] - now)))
                    inner = where
            found.append(Turned(tile, corners, heat(layers, corners)))
        return points.prospect(resource) - points.hope * points.deliveries(resource), found

    # Prestige buildings

    def placing(self, number: int, places: Sequence[int]) -> list[float]:
        """What a prestige building is worth on each of these places: what will be delivered there, and the more, the
        likelier it is that somebody brings all it needs."""
        base, needs = self._needs(number)
        found: list[float] = []
        for cells in places:
            worth, chance = base, 1.0
            for coming, ways in needs:
                roads = FAR
                for rings, gain in ways:
                    for n in range(DEPTH):
                        if rings[n] & cells:
                            worth += gain * NEAR[n]
                            roads = min(roads, n)
                            break
                chance *= max(coming, JOINED[roads])
            counts = UNFINISHED + (1 - UNFINISHED) * chance if worth > 0 else 1.0
            found.append(worth * counts + FINISHED * self.points.common * chance)
        return found

    def _needs(self, number: int) -> tuple[float, list[tuple[float, Ways]]]:
        """What a building is worth wherever it stands; and for each of its needs how likely it is that a storage of it
        will be built, and those there are."""
        game, points, base = self.game, self.points, 0.0
        needs: list[tuple[float, Ways]] = []
        for resource, vp in game.box.needs[number]:
            if resource < BASIC and game.taken[resource] == NOBODY:
                continue  # it comes by itself (FG-NEU-05)
            ways: Ways = []
            there = False
            for i, storage in enumerate(game.storages):
                if storage.resource == resource:
                    ways.append((self.ways.rings(storage.owner, storage.cells), points.gain(i, vp)))
                    there = there or storage.owner == self.seat
            if not there and resource in self.me.resources:
                base += 0.4 * vp
            elif not there and resource >= BASIC and None not in points.suppliers(resource):
                base += 0.3 * max(0.0, points.run(resource, points.suppliers(resource), vp))
            needs.append((points.coming(resource), ways))
        return base, needs

    def voting(self, number: int) -> float:
        """What it would be worth to place a building."""
        return max(self.placing(number, [at.cells for at in offer.placements(self.game, number)[::3]]), default=0.0)
