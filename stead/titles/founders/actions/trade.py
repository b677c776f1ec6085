"""Trade: an own basic storage, access to one, or a neutral or rival basic storage with access (FG-TRD, FG-TRF)."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.kit.grid import Offsets, each, picked
from stead.titles.founders import acts, standstill
from stead.titles.founders.acts import (
    At,
    Choice,
    Facts,
    OnTerms,
    Outlook,
    Placing,
    Question,
    ResourceAct,
    StorageAct,
    Words,
    by_verb,
    race_of,
    resource_of,
)
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import TERRAINS
from stead.titles.founders.delivery import deliver, first_cell
from stead.titles.founders.events import AccessGained, StorageBuilt
from stead.titles.founders.state import NOBODY, Game
from stead.titles.founders.supply import pay

FOREIGN_PRICE: Final = 4  # FG-TRD-13, FG-TRD-15
COMPLETIONS: Final = 2  # FG-TRD-17


class Terms(NamedTuple):
    """Which of the three a card allows, and for how much."""

    own: bool = True
    access: bool = True
    foreign: bool = True
    discount: int = 0
    price: int = -1
    """In place of the usual price, if it is 0 or more."""
    follow: bool = False
    """On coast and desert only (FG-TRF-02)."""
    early: bool = False
    """Rival storages also before the second completion."""


def cost(terms: Terms, usual: int) -> int:
    return max(0, (usual if terms.price < 0 else terms.price) - terms.discount)  # FG-Q-41


# Option 1


def own_sites(game: Game, seat: int, resource: int, terms: Terms) -> int:
    """Where an own basic storage can be built: free land, one a district, away from own houses and storages."""
    if not game.stock[resource]:
        return 0
    board, coins = game.board, game.players[seat].coins
    sites = game.free & ~game.closed[resource] & ~game.beside(seat)
    if terms.follow:
        sites &= board.follow
    if terms.price >= 0:
        return sites if coins >= cost(terms, 0) else 0
    return sites & board.affordable[min(9, coins + terms.discount)]


# Option 2


def access_price(game: Game, storage: int, terms: Terms) -> int:
    """By the cheapest terrain it covers (FG-TRD-10)."""
    return cost(terms, min(game.board.access_price[cell] for cell in each(game.storages[storage].cells)))


def sellers(game: Game, seat: int, terms: Terms) -> list[int]:
    """The storages to which access can be bought: others' and neutral ones (FG-TRD-07, FG-Q-28)."""
    bit, coins = 1 << seat, game.players[seat].coins
    area = game.board.follow if terms.follow else -1
    return [
        i
        for i, storage in enumerate(game.storages)
        if not storage.access & bit and storage.cells & area and access_price(game, i, terms) <= coins
    ]


# Option 3


def foreign_sites(game: Game, seat: int, resource: int, terms: Terms) -> int:
    """Where a storage of somebody else's basic resource, or of a neutral one, can be built: away from the houses and
    storages of whoever will own it (FG-Q-33)."""
    owner = game.taken[resource]
    if owner == seat or not game.stock[resource] or game.players[seat].coins < cost(terms, FOREIGN_PRICE):
        return 0
    if owner != NOBODY and game.completed < COMPLETIONS and not terms.early:
        return 0
    return game.free & ~game.closed[resource] & ~game.beside(owner)


def sites(game: Game, seat: int, resource: int, terms: Terms) -> int:
    if resource in game.players[seat].resources:
        return own_sites(game, seat, resource, terms) if terms.own else 0
    return foreign_sites(game, seat, resource, terms) if terms.foreign else 0


def possible(game: Game, seat: int, terms: Terms) -> bool:
    if any(sites(game, seat, resource, terms) for resource in range(BASIC)):
        return True
    return terms.access and bool(sellers(game, seat, terms))


# The action


class Store(ResourceAct[Terms]):
    """A basic storage, own or foreign (FG-TRD-02, FG-TRD-12)."""

    verb = "store"

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words, terms: Any = None) -> Self | None:
        known = len(words) == 1 and words[0] in game.box.basics
        return game.menu.find(cls, words[0], terms) if known else None

    def refusal(self, game: Game, seat: int) -> Refusal:
        """Why it cannot be built anywhere."""
        resource, terms, name, owner = self.resource, self.terms, self.name, game.taken[self.resource]
        if owner == seat and not terms.own:
            return Refusal("FG-TRD-01", "not-this-trade", resource=name)
        if owner != seat and not terms.foreign:
            return Refusal("FG-TRF-04" if terms.follow else "FG-TRD-02", "not-yours", resource=name)
        if not game.stock[resource]:
            return Refusal("FG-CMP-05", "no-tile", resource=name)
        if owner not in (seat, NOBODY) and game.completed < COMPLETIONS and not terms.early:
            return Refusal("FG-TRD-17", "two-completions", have=game.completed)
        have = game.players[seat].coins
        if owner != seat and have < cost(terms, FOREIGN_PRICE):
            return Refusal("FG-TRD-13", "coins", need=cost(terms, FOREIGN_PRICE), have=have)
        board, room = game.board, game.free & ~game.closed[resource]
        if not room:
            return Refusal("FG-TRD-22", "no-site", resource=name)
        room &= ~game.beside(owner)
        if not room:
            return Refusal(_apart(seat, owner), "no-site", resource=name)
        if terms.follow and not room & board.follow:
            return Refusal("FG-TRF-02", "no-site", resource=name)
        prices = [board.own_price[cell] for cell in each(room & board.follow if terms.follow else room)]
        return Refusal("FG-TRD-03", "coins", need=cost(terms, min(prices)), have=have)

    def perform(self, game: Game, seat: int) -> Flow:
        resource, owner = self.resource, game.taken[self.resource]
        at = yield Site(game, seat, resource, self.terms)
        pay(game, seat, site_price(game, seat, resource, at.cells, self.terms), NOBODY if owner == seat else owner)
        access = 1 << seat if owner == NOBODY else 1 << seat | 1 << owner
        game.lay_storage(resource, owner, at.cells, access)
        standstill.something_built(game)
        game.tell(StorageBuilt, seat, self.name, at.names, None if owner == NOBODY else owner)
        yield from deliver(game, seat, at.cells)

    def say(self, asked: Question) -> Phrase:
        game, resource, owner = asked.game, self.resource, asked.game.taken[self.resource]
        if owner == asked.seat:
            prices = [cost(self.terms, game.board.own_price[c]) for c in each(sites(game, owner, resource, self.terms))]
            return phrase("option-store", resource=self.thing, cost=acts.costs(prices))
        coins = acts.cost(cost(self.terms, FOREIGN_PRICE))
        if owner == NOBODY:
            return phrase("option-store-neutral", resource=self.thing, cost=coins)
        return phrase("option-store-rival", resource=self.thing, cost=coins, owner=race_of(game, owner))

    def worth(self, eye: Outlook, asked: Question) -> float:
        where = sites(eye.game, eye.seat, self.resource, self.terms)
        return max(eye.sites.storing(self.resource, where, self.terms).values())


class Access(StorageAct[Terms]):
    """Access to a storage, for a price (FG-TRD-07)."""

    verb = "access"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        number = self.storage(game.storages)
        if number < 0:
            return Refusal("FG-TRD-07", "no-storage", cell=self.name)
        storage = game.storages[number]
        resource = game.box.resources[storage.resource].name
        if not self.terms.access:
            return Refusal("FG-TRD-01", "not-this-trade", resource=resource)
        if storage.access >> seat & 1:
            return Refusal("FG-Q-28", "has-access", resource=resource)
        if self.terms.follow and not storage.cells & game.board.follow:
            return Refusal("FG-TRF-03", "coast-or-desert", cell=game.board.names[first_cell(storage.cells)])
        price, have = access_price(game, number, self.terms), game.players[seat].coins
        return Refusal("FG-TRD-08", "coins", need=price, have=have) if price > have else None

    def perform(self, game: Game, seat: int) -> Asking:
        number = self.storage(game.storages)
        pay(game, seat, access_price(game, number, self.terms), game.storages[number].owner)
        give_access(game, seat, number)
        return DONE

    def facts(self, asked: Question) -> Facts:
        price = access_price(asked.game, self.storage(asked.game.storages), self.terms)
        return {"cell": self.thing, "cost": acts.cost(price)}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.buying(self.storage(eye.game.storages), self.terms)


class Trading(OnTerms[Terms]):
    __slots__ = ()
    takes = by_verb(Store, Access)

    def __init__(self, game: Game, seat: int, terms: Terms) -> None:
        super().__init__(game, seat, "trade", "FG-TRD-01")
        self.terms = terms

    def list(self) -> Sequence[Choice]:
        game, seat, terms, menu = self.game, self.seat, self.terms, self.game.menu
        stores = menu.all(Store, terms)
        found: list[Choice] = [stores[resource] for resource in range(BASIC) if sites(game, seat, resource, terms)]
        if terms.access:
            accesses = menu.all(Access, terms)
            found += [accesses[first_cell(game.storages[i].cells)] for i in sellers(game, seat, terms)]
        return found


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    act = yield Trading(game, seat, terms)
    yield from act.perform(game, seat)


def give_access(game: Game, seat: int, number: int) -> None:
    storage = game.storages[number]
    game.storages[number] = storage.with_access(seat)
    cell = game.board.names[first_cell(storage.cells)]
    game.tell(AccessGained, seat, game.box.resources[storage.resource].name, cell)


# Where a basic storage is built


def site_price(game: Game, seat: int, resource: int, cells: int, terms: Terms) -> int:
    own = game.taken[resource] == seat
    return cost(terms, game.board.own_price[first_cell(cells)] if own else FOREIGN_PRICE)


def _apart(seat: int, owner: int) -> str:
    """The rule that keeps a storage away from others of its owner."""
    return "FG-TRD-04" if owner == seat else "FG-TRD-20" if owner == NOBODY else "FG-TRD-21"


class Site(Placing):
    __slots__ = ("resource", "terms")
    terms: Terms

    def __init__(self, game: Game, seat: int, resource: int, terms: Terms) -> None:
        super().__init__(game, seat, "site", "FG-TRD-02")
        self.resource = resource
        self.terms = terms

    def list(self) -> Sequence[At]:
        return picked(self.game.menu.at, sites(self.game, self.seat, self.resource, self.terms))

    def details(self) -> Facts:
        return {"resource": resource_of(self.game, self.resource)}

    def tile(self) -> tuple[str, Sequence[Offsets]]:
        return f"resource:{self.game.box.basics[self.resource]}", [(0,)]

    def say(self, at: At) -> Phrase:
        board, cell = self.game.board, first_cell(at.cells)
        terrain = next(terrain for terrain in TERRAINS if board.terrain[terrain] >> cell & 1)
        price = site_price(self.game, self.seat, self.resource, at.cells, self.terms)
        return phrase("option-at", cell=Thing("cell", at.names[0]), terrain=terrain, cost=acts.cost(price))

    def weigh(self, eye: Outlook, act: Any) -> float:
        if not eye.found:
            where = sites(eye.game, eye.seat, self.resource, self.terms)
            eye.found = eye.sites.storing(self.resource, where, self.terms)
        return eye.found[first_cell(act.cells)]

    def refusal_at(self, cells: int) -> Refusal | None:
        game, seat, resource, board = self.game, self.seat, self.resource, self.game.board
        name, owner, have = board.names[first_cell(cells)], game.taken[resource], game.players[seat].coins
        if not board.land & cells:
            return Refusal("FG-BLD-08", "no-land", cell=name)
        if game.occupied & cells:
            return Refusal("FG-BLD-08", "occupied", cell=name)
        if game.closed[resource] & cells:
            return Refusal("FG-DIS-08", "district-has-one", resource=game.box.basics[resource])
        if self.terms.follow and not board.follow & cells:
            return Refusal("FG-TRF-02", "coast-or-desert", cell=name)
        if game.beside(owner) & cells:
            return Refusal(_apart(seat, owner), "beside-own", cell=name)
        need = site_price(game, seat, resource, cells, self.terms)
        rule = "FG-TRD-03" if owner == seat else "FG-TRD-13"
        return Refusal(rule, "coins", need=need, have=have) if need > have else None
