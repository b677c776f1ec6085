"""Trade: an own basic storage, access to one, or a neutral or rival basic storage with access (FG-TRD, FG-TRF)."""

from typing import NamedTuple

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.kernel.grid import each, picked
from stead.titles.founders.delivery import deliver, first_cell
from stead.titles.founders.events import AccessGained, StorageBuilt
from stead.titles.founders.state import NOBODY, Game
from stead.titles.founders.supply import pay

FOREIGN_PRICE = 4  # FG-TRD-13, FG-TRD-15
COMPLETIONS = 2  # FG-TRD-17


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
    sites = game.free & ~game.closed[resource] & ~board.grid.around(game.owned(seat))
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
    return game.free & ~game.closed[resource] & ~game.board.grid.around(game.owned(owner))


def sites(game: Game, seat: int, resource: int, terms: Terms) -> int:
    if resource in game.players[seat].resources:
        return own_sites(game, seat, resource, terms) if terms.own else 0
    return foreign_sites(game, seat, resource, terms) if terms.foreign else 0


# The action


def options(game: Game, seat: int, terms: Terms) -> list[Option]:
    found = [
        Option(f"store {name}", ("store", resource), (f"resource:{name}",))
        for resource, name in enumerate(game.box.basics)
        if sites(game, seat, resource, terms)
    ]
    if terms.access:
        names = game.board.names
        cells = [(i, names[first_cell(game.storages[i].cells)]) for i in sellers(game, seat, terms)]
        found += [Option(f"access {cell}", ("access", i), (f"cell:{cell}",)) for i, cell in cells]
    return found


def possible(game: Game, seat: int, terms: Terms) -> bool:
    if any(sites(game, seat, resource, terms) for resource in range(len(game.box.basics))):
        return True
    return terms.access and bool(sellers(game, seat, terms))


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    choice: tuple[str, int] = yield Decision(seat, "trade", "FG-TRD-01", options, (game, seat, terms))
    verb, number = choice
    if verb == "access":
        pay(game, seat, access_price(game, number, terms), game.storages[number].owner)
        give_access(game, seat, number)
        return
    cell = yield Decision(seat, "site", "FG-TRD-02", site_options, (game, seat, number, terms))
    yield from build(game, seat, number, cell, terms)


def site_options(game: Game, seat: int, resource: int, terms: Terms) -> list[Option]:
    return picked(game.menu.at, sites(game, seat, resource, terms))


def build(game: Game, seat: int, resource: int, cell: int, terms: Terms) -> Flow:
    owner = game.taken[resource]
    if owner == seat:
        pay(game, seat, cost(terms, game.board.own_price[cell]))
    else:
        pay(game, seat, cost(terms, FOREIGN_PRICE), owner)
    access = 1 << seat if owner == NOBODY else 1 << seat | 1 << owner
    game.lay_storage(resource, owner, 1 << cell, access)
    shown = None if owner == NOBODY else owner
    game.tell(StorageBuilt, seat, game.box.basics[resource], [game.board.names[cell]], shown)
    yield from deliver(game, seat, 1 << cell)


def give_access(game: Game, seat: int, number: int) -> None:
    storage = game.storages[number]
    game.storages[number] = storage._replace(access=storage.access | 1 << seat)
    cell = game.board.names[first_cell(storage.cells)]
    game.tell(AccessGained, seat, game.box.resources[storage.resource].name, cell)


# Refusals


def site_refusal(game: Game, seat: int, resource: int, cell: int, terms: Terms) -> Refusal | None:
    """Why a storage of this basic resource cannot be built there."""
    board, bit, name = game.board, 1 << cell, game.board.names[cell]
    owner = game.taken[resource]
    if not board.land & bit:
        return Refusal("FG-BLD-08", "fg-no-land", cell=name)
    if game.occupied & bit:
        return Refusal("FG-BLD-08", "fg-occupied", cell=name)
    if game.closed[resource] & bit:
        return Refusal("FG-DIS-08", "fg-district-has-one", resource=game.box.basics[resource])
    if terms.follow and not board.follow & bit:
        return Refusal("FG-TRF-02", "fg-coast-or-desert", cell=name)
    if board.grid.around(game.owned(owner)) & bit:
        return Refusal(_apart(seat, owner), "fg-beside-own", cell=name)
    price = cost(terms, board.own_price[cell] if owner == seat else FOREIGN_PRICE)
    if price > game.players[seat].coins:
        return Refusal(
            "FG-TRD-03" if owner == seat else "FG-TRD-13", "fg-coins", need=price, have=game.players[seat].coins
        )
    return None


def _apart(seat: int, owner: int) -> str:
    """The rule that keeps a storage away from others of its owner."""
    return "FG-TRD-04" if owner == seat else "FG-TRD-20" if owner == NOBODY else "FG-TRD-21"


def refusal(game: Game, seat: int, resource: int, terms: Terms) -> Refusal:
    """Why a storage of this basic resource cannot be built anywhere."""
    name, owner = game.box.basics[resource], game.taken[resource]
    if owner == seat and not terms.own:
        return Refusal("FG-TRD-01", "fg-not-this-trade", resource=name)
    if owner != seat and not terms.foreign:
        return Refusal("FG-TRF-04" if terms.follow else "FG-TRD-02", "fg-not-yours", resource=name)
    if not game.stock[resource]:
        return Refusal("FG-CMP-05", "fg-no-tile", resource=name)
    if owner not in (seat, NOBODY) and game.completed < COMPLETIONS and not terms.early:
        return Refusal("FG-TRD-17", "fg-two-completions", have=game.completed)
    have = game.players[seat].coins
    if owner != seat and have < cost(terms, FOREIGN_PRICE):
        return Refusal("FG-TRD-13", "fg-coins", need=cost(terms, FOREIGN_PRICE), have=have)
    board, room = game.board, game.free & ~game.closed[resource]
    if not room:
        return Refusal("FG-TRD-22", "fg-no-site", resource=name)
    room &= ~board.grid.around(game.owned(owner))
    if not room:
        return Refusal(_apart(seat, owner), "fg-no-site", resource=name)
    if terms.follow and not room & board.follow:
        return Refusal("FG-TRF-02", "fg-no-site", resource=name)
    prices = [board.own_price[cell] for cell in each(room & board.follow if terms.follow else room)]
    return Refusal("FG-TRD-03", "fg-coins", need=cost(terms, min(prices)), have=have)


def access_refusal(game: Game, seat: int, number: int, terms: Terms) -> Refusal | None:
    storage = game.storages[number]
    name = game.box.resources[storage.resource].name
    if not terms.access:
        return Refusal("FG-TRD-01", "fg-not-this-trade", resource=name)
    if storage.access >> seat & 1:
        return Refusal("FG-Q-28", "fg-has-access", resource=name)
    if terms.follow and not storage.cells & game.board.follow:
        return Refusal("FG-TRF-03", "fg-coast-or-desert", cell=game.board.names[first_cell(storage.cells)])
    price, have = access_price(game, number, terms), game.players[seat].coins
    return Refusal("FG-TRD-08", "fg-coins", need=price, have=have) if price > have else None
