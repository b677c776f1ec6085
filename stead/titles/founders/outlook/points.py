"""What goods, deliveries and products are worth to a seat."""

from collections import Counter
from collections.abc import Iterator, Sequence

from stead.titles.founders.box import BASIC
from stead.titles.founders.delivery import NEUTRAL_SHARE
from stead.titles.founders.outlook.ways import FAR
from stead.titles.founders.state import EMPTY, NOBODY, Game

COMPLETIONS = 6
NEAR = [1.0, *(max(0.0, 0.66 - 0.06 * roads) for roads in range(1, FAR)), 0.0]
"""What a delivery keeps of its worth, by the number of roads it still needs: until it is made, somebody else may. Each
road brings about as much nearer, so that far ones are begun too when nothing better is left to do."""
SOMEWHERE = 0.8
"""The same for a storage of which it is open where it will lie."""
LACKING = 0.45
"""What a product keeps of its worth for each input that cannot be used yet …"""
SHORT = 0.94
"""… and for each coin."""
CHANCE = 0.35
"""What a slot of a building that may still come counts."""
TYPICAL = {2: 5, 3: 9}
"""By level: the VP of a delivery."""
FINISH = 3.0
"""What the last delivery to a building is worth to everybody besides: without completions the game comes to no end."""
COMING = [0.0, 0.8, 0.5, 0.3]
"""By level: how likely somebody will build a storage of which there is none yet, if all it is made of is there."""


class Points:
    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.me = game.players[seat]
        self.left = COMPLETIONS - game.completed
        self.hope = 0.7 + 0.3 * self.left / COMPLETIONS
        """What prospects count: less towards the end."""
        self.rivalry = 0.7 / (game.seats - 1) if game.seats > 1 else 0.0
        """What a point of a rival takes away."""
        self.common = 3 / (game.seats - 1) if game.seats > 1 else 1.0
        """How much counts what is good for all: the fewer rivals, the more is lost with what they gain by it."""
        coin = 0.25 + 0.05 * (1 + self.left) * max(0.0, 1 - self.me.coins / 12)  # at the end, 4 are a point
        self.worth = {"vp": 1.0, "permanent": 1.1, "temporary": 0.25, "coin": coin, "card": 0.8}
        self.usable = game.usable(seat)
        self.mine = {storage.resource for storage in game.storages if storage.owner == seat}
        self.slots = list(free_slots(game))
        self.lacking = Counter(number for number, _, _ in self.slots)
        """By building on the board: how many slots have no cube."""
        self.income_step = coin * 0.6 * self.left
        """What a resource new to this seat brings as income."""
        self._gains: dict[tuple[int, int], float] = {}
        self._suppliers: dict[int, list[int | None]] = {}
        self._prospects: dict[int, float] = {}
        self._demand: list[float] | None = None
        self._coming: dict[int, float] = {}

    # Chains

    def gain(self, storage: int, vp: int) -> float:
        """A storage is used as supplier: what the gains down its chain are to this seat."""
        found = self._gains.get((storage, vp))
        if found is None:
            used = self.game.storages[storage]
            resource, owner, suppliers = used.resource, used.owner, used.suppliers
            found = 0.0
            if owner != NOBODY:
                found = self.run(resource, suppliers, vp, 1.0 if owner == self.seat else -self.rivalry)
            self._gains[storage, vp] = found
        return found

    def run(self, resource: int, suppliers: Sequence[int | None], vp: int, weight: float = 1.0) -> float:
        """VP for a storage with these suppliers: what is passed on, and what its owner keeps."""
        kept, passed = vp, 0.0
        for (_, share), supplier in zip(self.game.box.recipes[resource], suppliers, strict=True):
            neutral = supplier is not None and self.game.storages[supplier].owner == NOBODY
            kept -= NEUTRAL_SHARE if neutral and share == 1 else share
            passed += self._share(supplier, share)
        return passed + weight * max(0, kept)

    def _share(self, supplier: int | None, share: int) -> float:
        """Whoever will be the supplier that is not there yet, it will be a rival."""
        return -self.rivalry * share if supplier is None else self.gain(supplier, share)

    def suppliers(self, resource: int) -> list[int | None]:
        """The best storages to make a resource of; None for what cannot be used yet."""
        found = self._suppliers.get(resource)
        if found is None:
            found = self._suppliers[resource] = []
            for needed, share in self.game.box.recipes[resource]:
                usable = [(self.gain(i, share), i) for i in self.game.may_use(self.seat, needed)]
                found.append(max(usable)[1] if usable else None)
        return found

    def finish(self, number: int) -> float:
        """What a delivery to a building is worth to everybody besides: the fewer it lacks, the more."""
        return FINISH * self.common / self.lacking[number] ** 2

    # Products

    @property
    def demand(self) -> list[float]:
        """By resource: the VP that buildings still to come may pay for it, all in all."""
        if self._demand is None:
            unbuilt, box = still_to_come(self.game), self.game.box
            begun = len({number for number, _, _ in self.slots})
            coming = max(1.0, self.left + 1 - 0.6 * begun)
            self._demand = [0.0] * len(box.resources)
            for number in unbuilt:
                for resource, vp in box.needs[number]:
                    self._demand[resource] += vp * coming / len(unbuilt)
        return self._demand

    def basic(self, resource: int) -> float:
        """A basic resource, while they are taken: what buildings pay for it, those on offer above all, and what can be
        made of it with those one has. An advanced one counts by how much of what it is made of is one's own."""
        box, demand, have = self.game.box, self.demand, set(self.me.resources)
        needs = [need for number in self.game.offer if number >= 0 for need in box.needs[number]]
        worth = demand[resource] + 0.5 * sum(vp for wanted, vp in needs if wanted == resource)
        for product in range(BASIC, len(box.resources)):
            basics = self._basics(product)
            if resource in basics:
                before, after = len(basics & have), len(basics & (have | {resource}))
                worth += demand[product] * (after**2 - before**2) / len(basics) ** 2
        return worth

    def _basics(self, resource: int) -> set[int]:
        """The basic resources something is made of in the end."""
        recipe = self.game.box.recipes[resource]
        return {resource} if resource < BASIC else {basic for needed, _ in recipe for basic in self._basics(needed)}

    def prospect(self, resource: int) -> float:
        """What an advanced storage would be worth once built: to its suppliers, in deliveries, as an input."""
        found = self._prospects.get(resource)
        if found is None:
            box, suppliers = self.game.box, self.suppliers(resource)
            shares = zip(suppliers, box.recipes[resource], strict=True)
            at_once = sum(self._share(supplier, share) for supplier, (_, share) in shares)
            later = self.deliveries(resource)
            typical = TYPICAL[box.level[resource]]
            later += CHANCE * self.demand[resource] * self.run(resource, suppliers, typical) / typical
            if resource not in self.mine:
                later += self.income_step
            if box.level[resource] == 2:
                later += 0.5 * self._opened(resource)
            found = self._prospects[resource] = at_once + self.hope * later
        return found

    def deliveries(self, resource: int) -> float:
        """What buildings on the board would pay, for a storage that will lie somewhere."""
        suppliers = self.suppliers(resource)
        return SOMEWHERE * sum(self.run(resource, suppliers, vp) for _, wanted, vp in self.slots if wanted == resource)

    def _opened(self, resource: int) -> float:
        """What could be made of a resource that cannot be used yet."""
        if resource in self.usable:
            return 0.0
        found = 0.0
        for product in self.products(resource):
            lacking = sum(needed not in self.usable for needed, _ in self.game.box.recipes[product])
            found += max(0.0, self.net(product)) * (LACKING ** (lacking - 1) - LACKING**lacking)
        return found

    # Supply

    def coming(self, resource: int) -> float:
        """How likely it is that somebody will build a storage of a resource: another one, or one made of what is there
        or will be."""
        found = self._coming.get(resource)
        if found is None:
            game = self.game
            found = COMING[game.box.level[resource]] if game.stock[resource] else 0.0
            there = {storage.resource for storage in game.storages}
            for needed, _ in game.box.recipes[resource]:
                found *= 1.0 if needed in there else self.coming(needed)
            self._coming[resource] = found
        return found

    def products(self, resource: int) -> list[int]:
        """What is made of a resource, as long as there are tiles."""
        return [product for product in self.game.box.products[resource] if self.game.stock[product]]

    def price(self, resource: int) -> int:
        return self.game.box.storage_price[self.game.box.level[resource]]

    def net(self, resource: int) -> float:
        """What an advanced storage would be worth, its price taken off."""
        return self.prospect(resource) - self.price(resource) * self.worth["coin"]

    def wish(self, resource: int) -> float:
        """The same, less while there are not coins enough."""
        return self.net(resource) * SHORT ** max(0, self.price(resource) - self.me.coins)


def free_slots(game: Game) -> Iterator[tuple[int, int, int]]:
    """The slots without a cube: building on the board, resource, VP."""
    for number, building in enumerate(game.buildings):
        if not building.finished:
            for (resource, vp), cube in zip(game.box.needs[building.building], building.cubes, strict=True):
                if cube == EMPTY:
                    yield number, resource, vp


def still_to_come(game: Game) -> list[int]:
    """The prestige buildings that may still be built, on offer or not: which of them, everybody can count."""
    gone = {building.building for building in game.buildings} | set(game.removed)
    return [number for number in range(len(game.box.prestige)) if number not in gone]
