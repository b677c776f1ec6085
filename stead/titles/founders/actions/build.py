"""Build: a house, a bridge or a gate (FG-CST, FG-HOU, FG-BRG)."""

from typing import NamedTuple

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.kernel.grid import picked
from stead.titles.founders.delivery import deliver
from stead.titles.founders.events import BridgeBuilt, HouseBuilt
from stead.titles.founders.state import Game
from stead.titles.founders.supply import pay

MOST = 3
"""Houses of a player, and bridges and gates together (FG-HOU-02, FG-BRG-04)."""
BRIDGE_PRICE = 4
HOUSE_PRICE = {True: 4, False: 2}
"""With workers and without (FG-CST-02)."""


class Terms(NamedTuple):
    house: bool = True
    bridge: bool = True
    """Bridges and gates."""
    discount: int = 0
    price: int = -1
    """In place of the usual price, if it is 0 or more."""


def price(game: Game, kind: str, terms: Terms) -> int:
    usual = HOUSE_PRICE[game.workers] if kind == "house" else BRIDGE_PRICE
    return max(0, (usual if terms.price < 0 else terms.price) - terms.discount)


def house_sites(game: Game, seat: int) -> int:
    """Free forest, connected, away from own houses and storages, one a district (FG-HOU-01..04)."""
    player, board = game.players[seat], game.board
    if player.houses.bit_count() >= MOST:
        return 0
    sites = board.terrain["forest"] & ~game.occupied & game.reach(seat) & ~board.grid.around(game.owned(seat))
    for area in board.districts:
        if area & player.houses:
            sites &= ~area
    return sites


def bridge_sites(game: Game, seat: int, ground: int) -> int:
    """Free river or wall, connected (FG-BRG-01, FG-BRG-07)."""
    if game.players[seat].bridges.bit_count() >= MOST:
        return 0
    return ground & ~game.occupied & game.reach(seat)


def options(game: Game, seat: int, terms: Terms) -> list[Option]:
    coins, menu, board = game.players[seat].coins, game.menu, game.board
    found: list[Option] = []
    if terms.house and coins >= price(game, "house", terms):
        found += picked(menu.house, house_sites(game, seat))
    if terms.bridge and coins >= price(game, "bridge", terms):
        found += picked(menu.bridge, bridge_sites(game, seat, board.river))
        found += picked(menu.gate, bridge_sites(game, seat, board.wall))
    return found


def possible(game: Game, seat: int, terms: Terms) -> bool:
    coins, board = game.players[seat].coins, game.board
    if terms.bridge and coins >= price(game, "bridge", terms) and bridge_sites(game, seat, board.river | board.wall):
        return True
    return terms.house and coins >= price(game, "house", terms) and bool(house_sites(game, seat))


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    choice: tuple[str, int] = yield Decision(seat, "build", "FG-CST-01", options, (game, seat, terms))
    kind, cell = choice
    pay(game, seat, price(game, kind, terms))
    name = game.board.names[cell]
    if kind == "house":
        game.lay_house(seat, cell)
        game.players[seat].workers += game.workers  # FG-HOU-05, FG-HOU-06
        game.tell(HouseBuilt, seat, name)
    else:
        game.lay_bridge(seat, cell)
        game.tell(BridgeBuilt, seat, name, kind == "gate")
        yield from deliver(game, seat, 1 << cell)


def refusal(game: Game, seat: int, kind: str, cell: int, terms: Terms) -> Refusal | None:
    board, bit, name, player = game.board, 1 << cell, game.board.names[cell], game.players[seat]
    if not (terms.house if kind == "house" else terms.bridge):
        return Refusal("FG-CST-01", "fg-not-this-build", piece=kind)
    ground = {"house": board.terrain["forest"], "bridge": board.river, "gate": board.wall}[kind]
    if not ground & bit:
        return Refusal("FG-HOU-01" if kind == "house" else "FG-BRG-01", "fg-wrong-ground", piece=kind, cell=name)
    if game.occupied & bit:
        return Refusal("FG-BLD-08", "fg-occupied", cell=name)
    pieces = player.houses if kind == "house" else player.bridges
    if pieces.bit_count() >= MOST:
        return Refusal("FG-HOU-02" if kind == "house" else "FG-BRG-04", "fg-no-piece", piece=kind)
    if kind == "house" and board.district(bit) & player.houses:
        return Refusal("FG-HOU-03", "fg-house-in-district", cell=name)
    if kind == "house" and board.grid.around(game.owned(seat)) & bit:
        return Refusal("FG-HOU-04", "fg-beside-own", cell=name)
    if not game.reach(seat) & bit:
        return Refusal("FG-CST-04", "fg-not-connected", cell=name)
    cost = price(game, kind, terms)
    return Refusal("FG-CST-02", "fg-coins", need=cost, have=player.coins) if cost > player.coins else None
