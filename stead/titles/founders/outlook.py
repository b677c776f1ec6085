"""How a seat looks at the table: what has come near, and what it would be worth, in victory points.

Distance is counted in roads still to be laid. It is found for all cells at once: what is connected with a set of cells,
then what would be connected with one more road, with two, and so on.
"""

from collections.abc import Iterable, Sequence

from stead.kernel.grid import each
from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import FOREIGN_PRICE, cost
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import Terrain
from stead.titles.founders.delivery import NEUTRAL_SHARE
from stead.titles.founders.effects.gain import Per
from stead.titles.founders.effects.verb import Eye
from stead.titles.founders.sight import Sight
from stead.titles.founders.state import NOBODY

Layers = list[tuple[int, float]]
"""Cells, and what each of them is worth: a cell's worth is the sum over its layers."""

DEPTH = 5
"""Roads further away than this are no prospect."""
FAR = 9
NEAR = 0.68
"""What a delivery keeps of its worth for each road it still needs."""
JOIN = 0.85
"""The same for a storage that could be built if its inputs were connected …"""
LACKING = 0.45
"""… for each input that cannot be used yet …"""
SHORT = 0.94
"""… and for each coin."""
CHANCE = 0.35
"""What a slot of a building that may still come counts."""
COMPLETIONS = 6


class Outlook:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.place = -1
        """The prestige building whose action is being weighed."""
        left = COMPLETIONS - sight.completed
        self.hope = 0.45 + 0.55 * left / COMPLETIONS
        """What prospects count: less towards the end."""
        self.rivalry = 0.7 / (sight.seats - 1) if sight.seats > 1 else 0.0
        """What a point of a rival takes away."""
        self.worth = {"vp": 1.0, "permanent": 1.1, "temporary": 0.25, "coin": 0.25 + 0.05 * left, "card": 0.8}
        self.usable = sight.usable(self.seat)
        self.mine = {storage.resource for storage in sight.storages if storage.owner == self.seat}
        self.slots = list(sight.free_slots())
        self.cards: dict[int, float] = {}
        self.basic: float | None = None
        self.heat: dict[int, float] | None = None
        self.best: float | None = None
        """What was found out about the question asked."""
        self._rings: dict[tuple[int, int], list[int]] = {}
        self._prospects: dict[int, float] = {}
        self._roads: dict[int, float] | None = None
        self._demand: list[float] | None = None
        self._tiles: dict[int, dict[int, float]] = {}

    # Distances

    def rings(self, seat: int, cells: int) -> list[int]:
        """By number of further roads: everything that would be connected, for a player, with these cells."""
        found = self._rings.get((seat, cells))
        if found is None:
            sight, ground = self.sight, self.sight.free
            near = sight.reached(seat, cells)
            found = self._rings[seat, cells] = [near]
            for _ in range(DEPTH):
                near |= sight.reached(seat, near & ground)
                found.append(near)
        return found

    def distance(self, seat: int, cells: int, others: int) -> int:
        """Roads needed to connect these with others."""
        for n, near in enumerate(self.rings(seat, cells)):
            if near & others:
                return n
        return FAR

    def between(self, seat: int, cells: int, others: int, distance: int) -> int:
        """The free cells on which a road would bring these nearer to others."""
        here, there = self.rings(seat, cells), self.rings(seat, others)
        found = 0
        for n in range(distance):
            found |= here[n] & there[distance - 1 - n]
        return found & self.sight.free

    # Points

    def gain(self, storage: int, vp: int) -> float:
        """A storage is used as supplier: what its owners' gains, down the chain, are to this seat."""
        resource, owner, _, _, suppliers = self.sight.storages[storage]
        if owner == NOBODY:
            return 0.0
        return self._run(resource, suppliers, vp, 1.0 if owner == self.seat else -self.rivalry)

    def _run(self, resource: int, suppliers: Sequence[int | None], vp: int, weight: float) -> float:
        storages, kept, passed = self.sight.storages, vp, 0.0
        for (_, share), supplier in zip(self.sight.box.recipes[resource], suppliers, strict=True):
            if supplier is not None and storages[supplier].owner == NOBODY:
                kept -= NEUTRAL_SHARE if share == 1 else share
            else:
                kept -= share
                passed += -self.rivalry * share if supplier is None else self.gain(supplier, share)
        return passed + weight * max(0, kept)

    def suppliers(self, resource: int) -> list[int | None]:
        """The best storages to make a resource of; None for what cannot be used yet."""
        found: list[int | None] = []
        for needed, share in self.sight.box.recipes[resource]:
            bit = 1 << self.seat
            usable = [i for i, s in enumerate(self.sight.storages) if s.resource == needed and s.access & bit]
            found.append(max(usable, key=lambda i: self.gain(i, share)) if usable else None)
        return found

    @property
    def demand(self) -> list[float]:
        """By resource: the VP that buildings still to come may pay for it, all in all."""
        if self._demand is None:
            unbuilt, box = self.sight.unbuilt, self.sight.box
            open_ = len({number for number, _, _ in self.slots})
            coming = max(1.0, COMPLETIONS + 1 - self.sight.completed - 0.6 * open_)
            self._demand = [0.0] * len(box.resources)
            for number in unbuilt:
                for resource, vp in box.needs[number]:
                    self._demand[resource] += vp * coming / len(unbuilt)
        return self._demand

    @property
    def income_step(self) -> float:
        """What a resource new to this seat brings as income."""
        return self.worth["coin"] * 0.6 * (COMPLETIONS - self.sight.completed)

    def prospect(self, resource: int) -> float:
        """What an advanced storage would be worth once built: to its suppliers, in deliveries, as an input."""
        found = self._prospects.get(resource)
        if found is None:
            box = self.sight.box
            suppliers = self.suppliers(resource)
            at_once = 0.0
            for (_, share), supplier in zip(box.recipes[resource], suppliers, strict=True):
                at_once += -self.rivalry * share if supplier is None else self.gain(supplier, share)
            hopes = [self._run(resource, suppliers, vp, 1.0) for _, wanted, vp in self.slots if wanted == resource]
            later = NEAR**1.5 * sum(hopes)
            if self.demand[resource]:
                typical = 9 if box.level[resource] == 3 else 5
                later += CHANCE * self.demand[resource] * self._run(resource, suppliers, typical, 1.0) / typical
            if resource not in self.mine:
                later += self.income_step
            if box.level[resource] == 2:
                later += 0.5 * self.opened(resource)
            found = self._prospects[resource] = at_once + self.hope * later
        return found

    def opened(self, resource: int) -> float:
        """What could be made of a resource that cannot be used yet."""
        if resource in self.usable:
            return 0.0
        box, found = self.sight.box, 0.0
        for other in range(BASIC, len(box.resources)):
            inputs = [needed for needed, _ in box.recipes[other]]
            if resource in inputs and self.sight.stock[other]:
                lacking = sum(needed not in self.usable for needed in inputs)
                found += max(0.0, self.net(other)) * (LACKING ** (lacking - 1) - LACKING**lacking)
        return found

    def net(self, resource: int) -> float:
        price = self.sight.box.storage_price[self.sight.box.level[resource]]
        return self.prospect(resource) - price * self.worth["coin"]

    def short(self, resource: int) -> float:
        price = self.sight.box.storage_price[self.sight.box.level[resource]]
        return SHORT ** max(0, price - self.sight.me.coins)

    # Roads

    @property
    def roads(self) -> dict[int, float]:
        """What a road on each cell is worth."""
        if self._roads is None:
            self._roads = heat(self._road_layers(), -1)
        return self._roads

    def _road_layers(self) -> Layers:
        sight, layers = self.sight, list[tuple[int, float]]()
        for number, resource, vp in self.slots:
            target = sight.buildings[number].cells
            nearest: dict[int, tuple[int, int]] = {}
            for i, storage in enumerate(sight.storages):
                if storage.resource == resource and storage.owner != NOBODY:
                    way = self.distance(storage.owner, storage.cells, target), i
                    nearest[storage.owner] = min(way, nearest.get(storage.owner, (FAR, 0)))
            for owner, (distance, i) in nearest.items():
                if 0 < distance < FAR:
                    step = self.gain(i, vp) * (NEAR ** (distance - 1) - NEAR**distance)
                    layers.append((self.between(owner, sight.storages[i].cells, target, distance), step))
        for resource in range(BASIC, len(sight.box.resources)):
            layers += self._joining(resource)
        return layers

    def _joining(self, resource: int) -> Layers:
        """Roads that bring the two inputs of a resource together."""
        inputs = [needed for needed, _ in self.sight.box.recipes[resource]]
        if len(inputs) < 2 or not self.sight.stock[resource] or not all(needed in self.usable for needed in inputs):
            return []
        worth = self.net(resource)
        if worth <= 0 or any(self.sight.corners(resource)):
            return []
        distance, one, other = min(self._ways(inputs[0], inputs[1]), default=(FAR, 0, 0))
        if not 0 < distance < FAR:
            return []
        gap = max(1, distance - 2)
        step = self.hope * worth * self.short(resource) * (JOIN ** (gap - 1) - JOIN**gap)
        return [(self.between(self.seat, one, other, distance), step)]

    def _ways(self, one: int, other: int) -> Iterable[tuple[int, int, int]]:
        bit = 1 << self.seat
        usable = [storage for storage in self.sight.storages if storage.access & bit]
        for a in usable:
            for b in usable:
                if a.resource == one and b.resource == other:
                    yield self.distance(self.seat, a.cells, b.cells), a.cells, b.cells

    # Basic storages

    def storing(self, resource: int, sites: int, terms: TradeTerms) -> dict[int, float]:
        """What a basic storage on each of these cells is worth, its price taken off."""
        sight, own = self.sight, resource in self.sight.me.resources
        layers = self._enabling(resource)
        base = 0.0
        if own:
            for number, wanted, vp in self.slots:
                if wanted == resource:
                    layers += self._delivering(resource, sight.buildings[number].cells, vp)
            first = resource not in self.mine
            base += self.hope * CHANCE * self.demand[resource] * (0.6 if first else 0.3)
            base += self.income_step if first else 0.0
        found = heat(layers, sites)
        coin = self.worth["coin"]
        for cell in each(sites):
            price = cost(terms, sight.board.own_price[cell] if own else FOREIGN_PRICE)
            found[cell] = found.get(cell, 0.0) + base - coin * price
        return found

    def _delivering(self, resource: int, target: int, vp: int) -> Layers:
        """Nearer to a building than any storage of that resource so far."""
        layers: Layers = []
        mine = [s for s in self.sight.storages if s.resource == resource and s.owner == self.seat]
        now = max((NEAR ** self.distance(self.seat, s.cells, target) for s in mine), default=0.0)
        inner = 0
        for n, near in enumerate(self.rings(self.seat, target)):
            if NEAR**n <= now:
                break
            layers.append((near & ~inner, vp * (NEAR**n - now)))
            inner = near
        return layers

    def _enabling(self, resource: int) -> Layers:
        """Near to what it could be made into something with."""
        sight, box, layers = self.sight, self.sight.box, list[tuple[int, float]]()
        for product in range(BASIC, len(box.resources)):
            inputs = [needed for needed, _ in box.recipes[product]]
            if resource not in inputs or not sight.stock[product]:
                continue
            worth = self.net(product) * self.short(product)
            if worth <= 0:
                continue
            others = [needed for needed in inputs if needed != resource]
            if not others or others[0] not in self.usable:
                if resource not in self.usable:
                    layers.append((-1, worth * (1 - LACKING) * (LACKING if others else 1.0)))
                continue
            now = self.ready(product)
            inner = 0
            bit = 1 << self.seat
            cells = [s.cells for s in sight.storages if s.resource == others[0] and s.access & bit]
            for n in range(DEPTH):
                near = 0
                for cell in cells:
                    near |= self.rings(self.seat, cell)[n]
                after = JOIN ** max(0, n - 2)
                if after > now:
                    layers.append((near & ~inner, worth * (after - now)))
                inner = near
        return layers

    def ready(self, resource: int) -> float:
        """How near an advanced storage is to being built, coins apart."""
        inputs = [needed for needed, _ in self.sight.box.recipes[resource]]
        lacking = sum(needed not in self.usable for needed in inputs)
        if lacking:
            return LACKING**lacking
        if len(inputs) == 1 or any(self.sight.corners(resource)):
            return 1.0
        distance = min(self._ways(inputs[0], inputs[1]), default=(FAR, 0, 0))[0]
        return JOIN ** max(1, distance - 2)

    # Access

    def accessing(self, number: int) -> float:
        """Access to a storage: what it opens."""
        sight, storage = self.sight, self.sight.storages[number]
        box, worth = sight.box, 0.0
        for product in range(BASIC, len(box.resources)):
            inputs = [needed for needed, _ in box.recipes[product]]
            if storage.resource in inputs and sight.stock[product]:
                net = self.net(product) * self.short(product)
                others = [needed for needed in inputs if needed != storage.resource]
                after = 1.0
                if others and others[0] not in self.usable:
                    after = LACKING
                elif others:
                    ways = [
                        self.distance(self.seat, storage.cells, s.cells)
                        for s in sight.storages
                        if s.resource == others[0] and s.access >> self.seat & 1
                    ]
                    after = JOIN ** max(0, min(ways) - 2)
                worth += max(0.0, net) * max(0.0, after - self.ready(product))
        if storage.resource not in self.usable:
            wanted = [number for number in sight.market if number >= 0 and box.wants[number] == storage.resource]
            worth += 0.3 * sum(max(0.0, self.hiring(number, 2)) for number in wanted)
        return worth

    def access_cost(self, number: int, price: int) -> float:
        """Paid to its owner (FG-TRD-09)."""
        rival = self.rivalry if self.sight.storages[number].owner != NOBODY else 0.0
        return price * self.worth["coin"] * (1 + rival)

    # Advanced storages

    def tiles(self, resource: int) -> dict[int, float]:
        """What a storage of an advanced resource is worth, by the cells of each way it can lie."""
        found = self._tiles.get(resource)
        if found is None:
            found = self._tiles[resource] = {}
            grid, board = self.sight.board.grid, self.sight.board
            mirror = self.sight.mirror
            suppliers = self.suppliers(resource)
            base, hopes = self._unplaced(resource, suppliers)
            for tile, places in zip(board.storage_tiles[mirror][resource], self.sight.corners(resource), strict=True):
                layers: Layers = []
                for target, worth, now in hopes:
                    inner = 0
                    for n, near in enumerate(self.rings(self.seat, target)):
                        if NEAR**n <= now:
                            break
                        where = grid.meets(tile, near)
                        layers.append((where & ~inner, worth * (NEAR**n - now)))
                        inner = where
                by_corner = heat(layers, places)
                for corner in each(places):
                    cells = 0
                    for offset in tile:
                        cells |= 1 << corner + offset
                    found[cells] = base + by_corner.get(corner, 0.0)
        return found

    def _unplaced(self, resource: int, suppliers: list[int | None]) -> tuple[float, list[tuple[int, float, float]]]:
        """What a storage is worth wherever it lies; and the buildings that want it, with the worth of a delivery and how
        near to one this seat is already."""
        hopes: list[tuple[int, float, float]] = []
        mine = [s for s in self.sight.storages if s.resource == resource and s.owner == self.seat]
        base = self.prospect(resource)
        for number, wanted, vp in self.slots:
            if wanted == resource:
                target = self.sight.buildings[number].cells
                now = max((NEAR ** self.distance(self.seat, s.cells, target) for s in mine), default=0.0)
                worth = self._run(resource, suppliers, vp, 1.0)
                base -= self.hope * NEAR**1.5 * worth
                hopes.append((target, worth, now))
        return base, hopes

    # Houses, bridges, advisors

    def housing(self) -> float:
        """A worker, and influence with each income."""
        left = COMPLETIONS - self.sight.completed
        worker = 0.0
        if self.sight.workers:
            worker = 0.35 * left * max(0.5, min(1.5, self.sight.box.races[self.sight.me.race].action.estimate(LATER)))
        return worker + 0.12 * left

    def bridging(self) -> dict[int, float]:
        """What a bridge or gate on each cell is worth: buildings and inputs on the other side come near."""
        sight, layers = self.sight, list[tuple[int, float]]()
        sites = sight.bridges()
        if not sites:
            return {}
        for number, resource, vp in self.slots:
            target = sight.buildings[number].cells
            there = self.rings(self.seat, target)
            for i, storage in enumerate(sight.storages):
                if storage.resource == resource and storage.owner == self.seat:
                    now = NEAR ** self.distance(self.seat, storage.cells, target)
                    here = self.rings(self.seat, storage.cells)
                    for n in range(DEPTH):
                        if NEAR**n > now:
                            way = 0
                            for k in range(n + 1):
                                way |= here[k] & there[n - k]
                            layers.append((way & sites, self.gain(i, vp) * (NEAR**n - max(now, NEAR ** (n + 1)))))
        return heat(layers, sites)

    def hiring(self, advisor: int, price: int) -> float:
        card = self.sight.box.advisors[advisor]
        uses = 0.25 + 0.2 * (COMPLETIONS - self.sight.completed)
        return self.worth["permanent"] + card.vp + uses * card.action.estimate(LATER) - price * self.worth["coin"]

    # Prestige buildings

    def placing(self, number: int, places: Sequence[int]) -> list[float]:
        """What a prestige building is worth on each of these places."""
        sight, box = self.sight, self.sight.box
        base = 0.0
        ways: list[tuple[list[int], float]] = []
        for resource, vp in box.needs[number]:
            if resource < BASIC and sight.taken[resource] == NOBODY:
                continue
            there = False
            for i, storage in enumerate(sight.storages):
                if storage.resource == resource and storage.owner != NOBODY:
                    ways.append((self.rings(storage.owner, storage.cells), self.gain(i, vp)))
                    there = there or storage.owner == self.seat
            if not there and resource in sight.me.resources:
                base += 0.4 * vp
            elif not there and resource >= BASIC and all(n in self.usable for n, _ in box.recipes[resource]):
                base += 0.3 * max(0.0, self._run(resource, self.suppliers(resource), vp, 1.0))
        worths: list[float] = []
        for cells in places:
            worth = base
            for rings, gain in ways:
                for n, near in enumerate(rings):
                    if near & cells:
                        worth += gain * NEAR**n
                        break
            worths.append(worth)
        return worths

    def voting(self, number: int) -> float:
        """What it would be worth to place a building."""
        return max(self.placing(number, self.sight.placements(number)[::3]), default=0.0)

    # The eye of effects: what they would bring now

    def count(self, what: str) -> int:
        if what == "income":
            return self.sight.income(self.seat)
        return self.sight.count(what, self.place)  # type: ignore[arg-type]

    def road(self, n: int) -> float:
        sites = self.sight.roads()
        worths = sorted((worth for cell, worth in self.roads.items() if sites >> cell & 1), reverse=True)
        return sum(max(0.0, worth) for worth in worths[:n]) + 0.02 * n

    def trade(self, terms: TradeTerms) -> float:
        sight = self.sight
        best = 0.0
        for resource in range(BASIC):
            sites = sight.sites(resource, terms)
            if sites:
                best = max(best, max(self.storing(resource, sites, terms).values()))
        if terms.access:
            for number in sight.sellers(terms):
                price = sight.access_price(number, terms)
                best = max(best, self.accessing(number) - self.access_cost(number, price))
        return best

    def build(self, terms: BuildTerms) -> float:
        sight, coin = self.sight, self.worth["coin"]
        best = 0.0
        if terms.house and sight.houses() and sight.build_price("house", terms) <= sight.me.coins:
            best = self.housing() - coin * sight.build_price("house", terms)
        if terms.bridge and sight.build_price("bridge", terms) <= sight.me.coins:
            price = sight.build_price("bridge", terms)
            best = max([best, *(worth - coin * price for worth in self.bridging().values())])
        return best

    def upgrade(self, terms: UpgradeTerms) -> float:
        best = 0.0
        for resource in self.sight.upgrades(terms):
            worth = max(self.tiles(resource).values(), default=0.0)
            if not worth and terms.roads and any(True for _ in self.sight.first_roads(resource)):
                worth = 0.9 * self.prospect(resource)
            best = max(best, worth - self.upgrade_price(resource, terms) * self.worth["coin"])
        return best + (self.road(terms.roads) if best else 0.0)

    def upgrade_price(self, resource: int, terms: UpgradeTerms) -> int:
        return max(0, self.sight.box.storage_price[self.sight.box.level[resource]] - terms.discount)

    def recruit(self, terms: RecruitTerms) -> float:
        worths = sorted((self.hiring(number, price) for number, price in self.sight.hires(terms)), reverse=True)
        return sum(worths[: terms.times])

    def access(self, terrain: Terrain) -> float:
        return LATER.access(terrain)

    def recall(self, n: int) -> float:
        return self.worth["card"] * min(n, len(self.sight.me.discard))

    def copy(self) -> float:
        return 1.0


class Later:
    """What effects are usually worth, for cards that will be used some day."""

    worth = {"vp": 1.0, "permanent": 1.1, "temporary": 0.25, "coin": 0.45, "card": 0.8}

    def count(self, what: str) -> int:
        return {"income": 4}.get(what, 1)

    def road(self, n: int) -> float:
        return 0.5 * n

    def trade(self, terms: TradeTerms) -> float:
        cheap = 2 * self.worth["coin"] if terms.price >= 0 else 0.0
        return 1.5 + terms.discount * self.worth["coin"] + cheap

    def build(self, terms: BuildTerms) -> float:
        cheap = 3 * self.worth["coin"] if terms.price >= 0 else 0.0
        return 0.6 + terms.discount * self.worth["coin"] + cheap

    def upgrade(self, terms: UpgradeTerms) -> float:
        return 2.5 + terms.discount * self.worth["coin"] + terms.roads * 0.4

    def recruit(self, terms: RecruitTerms) -> float:
        return terms.times * (1.3 + terms.discount * self.worth["coin"])

    def access(self, terrain: Terrain) -> float:
        return 1.2

    def recall(self, n: int) -> float:
        return self.worth["card"] * n

    def copy(self) -> float:
        return 1.0


LATER: Eye = Later()


def heat(layers: Layers, area: int) -> dict[int, float]:
    """The sum of the layers over each cell of an area."""
    found: dict[int, float] = {}
    for cells, worth in layers:
        for cell in each(cells & area):
            found[cell] = found.get(cell, 0.0) + worth
    return found
