"""Build: a house, a bridge or a gate (FG-CST, FG-HOU, FG-BRG)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kit.grid import picked
from stead.titles.founders.acts import CellAct, Choice, Facts, OnTerms, Outlook, Question, by_verb, cost
from stead.titles.founders.delivery import deliver
from stead.titles.founders.events import BridgeBuilt, HouseBuilt
from stead.titles.founders.state import PIECES, Game
from stead.titles.founders.supply import pay

BRIDGE_PRICE: Final = 4
HOUSE_PRICE: Final = {True: 4, False: 2}
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


class Piece(CellAct[Terms]):
    """A personal structure."""

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        board, bit, player = game.board, 1 << self.cell, game.players[seat]
        house = self.verb == "house"
        if not (self.terms.house if house else self.terms.bridge):
            return Refusal("FG-CST-01", "not-this-build", piece=self.verb)
        ground = {"house": board.terrain["forest"], "bridge": board.river, "gate": board.wall}[self.verb]
        if not ground & bit:
            return Refusal("FG-HOU-01" if house else "FG-BRG-01", "wrong-ground", piece=self.verb, cell=self.name)
        if game.occupied & bit:
            return Refusal("FG-BLD-08", "occupied", cell=self.name)
        if (player.houses if house else player.bridges).bit_count() >= PIECES:
            return Refusal("FG-HOU-02" if house else "FG-BRG-04", "no-piece", piece=self.verb)
        if house and board.district(bit) & player.houses:
            return Refusal("FG-HOU-03", "house-in-district", cell=self.name)
        if house and game.beside(seat) & bit:
            return Refusal("FG-HOU-04", "beside-own", cell=self.name)
        if not game.reach(seat) & bit:
            return Refusal("FG-CST-04", "not-connected", cell=self.name)
        need = price(game, self.verb, self.terms)
        return Refusal("FG-CST-02", "coins", need=need, have=player.coins) if need > player.coins else None

    def perform(self, game: Game, seat: int) -> Asking:
        pay(game, seat, price(game, self.verb, self.terms))
        return self.lay(game, seat)

    def lay(self, game: Game, seat: int) -> Asking:
        game.lay_bridge(seat, self.cell)
        game.tell(BridgeBuilt, seat, self.name, self.verb == "gate")
        return deliver(game, seat, 1 << self.cell)

    def facts(self, asked: Question) -> Facts:
        return {"cell": self.thing, "cost": cost(price(asked.game, self.verb, self.terms))}

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.building(self.verb, self.cell, self.terms)


class House(Piece):
    verb = "house"

    def lay(self, game: Game, seat: int) -> Asking:
        game.lay_house(seat, self.cell)
        game.players[seat].workers += game.workers  # FG-HOU-05, FG-HOU-06
        game.tell(HouseBuilt, seat, self.name)
        return DONE


class Bridge(Piece):
    verb = "bridge"


class Gate(Piece):
    verb = "gate"


# Where they can stand


def house_sites(game: Game, seat: int) -> int:
    """Free forest, connected, away from own houses and storages, one a district (FG-HOU-01..04)."""
    player, board = game.players[seat], game.board
    if player.houses.bit_count() >= PIECES:
        return 0
    sites = board.terrain["forest"] & ~game.occupied & game.reach(seat) & ~game.beside(seat)
    for area in board.districts:
        if area & player.houses:
            sites &= ~area
    return sites


def bridge_sites(game: Game, seat: int, ground: int) -> int:
    """Free river or wall, connected (FG-BRG-01, FG-BRG-07)."""
    if game.players[seat].bridges.bit_count() >= PIECES:
        return 0
    return ground & ~game.occupied & game.reach(seat)


def possible(game: Game, seat: int, terms: Terms) -> bool:
    coins, board = game.players[seat].coins, game.board
    if terms.bridge and coins >= price(game, "bridge", terms) and bridge_sites(game, seat, board.river | board.wall):
        return True
    return terms.house and coins >= price(game, "house", terms) and bool(house_sites(game, seat))


class Building(OnTerms[Terms]):
    """What to build, and where."""

    __slots__ = ()
    takes = by_verb(House, Bridge, Gate)

    def __init__(self, game: Game, seat: int, terms: Terms) -> None:
        super().__init__(game, seat, "build", "FG-CST-01")
        self.terms = terms

    def list(self) -> Sequence[Choice]:
        game, seat, terms = self.game, self.seat, self.terms
        coins, menu, board = game.players[seat].coins, game.menu, game.board
        found: list[Choice] = []
        if terms.house and coins >= price(game, "house", terms):
            found += picked(menu.all(House, terms), house_sites(game, seat))
        if terms.bridge and coins >= price(game, "bridge", terms):
            found += picked(menu.all(Bridge, terms), bridge_sites(game, seat, board.river))
            found += picked(menu.all(Gate, terms), bridge_sites(game, seat, board.wall))
        return found


def perform(game: Game, seat: int, terms: Terms) -> Flow:
    act = yield Building(game, seat, terms)
    yield from act.perform(game, seat)
