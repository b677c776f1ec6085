"""The table as a bot may look at it: what lies open, what its own seat holds, and what that seat could do. Others'
hands, cards played face down, votes and the order of decks are out of sight (FG-INF)."""

from collections.abc import Iterator, Sequence

from stead.kit.effects import Effect
from stead.kit.grid import Offsets
from stead.titles.founders import offer
from stead.titles.founders.actions import basic, build, recruit, road, trade, upgrade
from stead.titles.founders.board import Board
from stead.titles.founders.box import Box
from stead.titles.founders.effects.gain import Per, count
from stead.titles.founders.state import EMPTY, Game, Player, Prestige, Storage


class Open:
    """A player's open things."""

    __slots__ = ("_player",)

    def __init__(self, player: Player) -> None:
        self._player = player

    @property
    def seat(self) -> int:
        return self._player.seat

    @property
    def resources(self) -> Sequence[int]:
        return self._player.resources

    @property
    def home(self) -> int:
        return self._player.home

    @property
    def coins(self) -> int:
        return self._player.coins

    @property
    def temporary(self) -> int:
        return self._player.temporary

    @property
    def permanent(self) -> int:
        return self._player.permanent

    @property
    def vp(self) -> int:
        return self._player.vp

    @property
    def houses(self) -> int:
        return self._player.houses

    @property
    def bridges(self) -> int:
        return self._player.bridges

    @property
    def parts(self) -> tuple[int, ...]:
        return self._player.parts


class Mine(Open):
    """One's own things, the cards too."""

    __slots__ = ()

    @property
    def hand(self) -> Sequence[int]:
        return self._player.hand

    @property
    def discard(self) -> Sequence[int]:
        return self._player.discard

    @property
    def race(self) -> int:
        return self._player.race

    @property
    def ballot(self) -> int:
        """The offer cell voted for."""
        return self._player.ballot


class Sight:
    __slots__ = ("_game", "board", "box", "me", "players", "seat", "seats")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.seats = game.seats
        self.box: Box = game.box
        self.board: Board = game.board
        self.players = [Open(player) for player in game.players]
        self.me = Mine(game.players[seat])

    # What lies open

    @property
    def completed(self) -> int:
        return self._game.completed

    @property
    def workers(self) -> bool:
        return self._game.workers

    @property
    def storages(self) -> Sequence[Storage]:
        return self._game.storages

    @property
    def buildings(self) -> Sequence[Prestige]:
        return self._game.buildings

    @property
    def offer(self) -> Sequence[int]:
        return self._game.offer

    @property
    def market(self) -> Sequence[int]:
        return self._game.market

    @property
    def stock(self) -> Sequence[int]:
        return self._game.stock

    @property
    def taken(self) -> Sequence[int]:
        return self._game.taken

    @property
    def free(self) -> int:
        return self._game.free

    @property
    def unbuilt(self) -> list[int]:
        """The prestige buildings that may still come, on offer or not: which of them, everybody can count."""
        gone = {building.building for building in self._game.buildings} | set(self._game.removed)
        return [number for number in range(len(self.box.prestige)) if number not in gone]

    def water(self, seat: int) -> int:
        """Rivers and walls on which a player could still build a bridge or gate."""
        board, left = self.board, self._game.players[seat].bridges.bit_count() < build.MOST
        return (board.river | board.wall) & ~self._game.occupied if left else 0

    def income(self, seat: int) -> int:
        return self._game.income(seat)

    def usable(self, seat: int) -> set[int]:
        return self._game.usable(seat)

    def may_use(self, resource: int) -> list[int]:
        """The storages of a resource that this seat can use."""
        return self._game.may_use(self.seat, resource)

    # What one could do

    def can(self, effect: Effect, place: int = -1) -> bool:
        return effect.can(self._game, self.seat, place)

    def count(self, per: Per, place: int) -> int:
        return count(self._game, self.seat, per, place)

    def roads(self) -> int:
        return road.sites(self._game, self.seat)

    def houses(self) -> int:
        return build.house_sites(self._game, self.seat)

    def bridges(self) -> int:
        return build.bridge_sites(self._game, self.seat, self.board.river | self.board.wall)

    def build_price(self, kind: str, terms: build.Terms) -> int:
        return build.price(self._game, kind, terms)

    def sites(self, resource: int, terms: trade.Terms) -> int:
        return trade.sites(self._game, self.seat, resource, terms)

    def sellers(self, terms: trade.Terms) -> list[int]:
        return trade.sellers(self._game, self.seat, terms)

    def access_price(self, storage: int, terms: trade.Terms) -> int:
        return trade.access_price(self._game, storage, terms)

    def upgrades(self, terms: upgrade.Terms) -> list[int]:
        return upgrade.affordable(self._game, self.seat, terms)

    def room(self, resource: int) -> int:
        """Where cells of an advanced storage could lie."""
        return upgrade.room(self._game, self.seat, resource)

    def corners(self, resource: int) -> list[int]:
        return upgrade.corners(self._game, self.seat, resource)

    def turns(self, resource: int) -> list[Offsets]:
        return self._game.storage_tile(resource)

    def has_first_road(self, resource: int) -> bool:
        return any(True for _ in upgrade.first_roads(self._game, self.seat, resource))

    def hires(self, terms: recruit.Terms) -> list[tuple[int, int]]:
        """Advisors that could be hired, with their prices."""
        cells = recruit.cells(self._game, self.seat, terms, terms.times - 1)
        return [(self._game.market[cell], recruit.price(self._game, cell, terms)) for cell in cells]

    def placements(self, number: int) -> list[int]:
        """The cells of each way to place a prestige building."""
        return [at.cells for at in offer.placements(self._game, number)]

    def worker_places(self) -> list[int]:
        """Where a worker can be used: on the mat (-1), on the card of a building."""
        return [worker.place(self._game.buildings) for worker in basic.workers(self._game, self.seat)]

    def free_slots(self) -> Iterator[tuple[int, int, int]]:
        """The slots without a cube: building on the board, resource, VP."""
        for number, building in enumerate(self._game.buildings):
            if not building.finished:
                for (resource, vp), cube in zip(self.box.needs[building.building], building.cubes, strict=True):
                    if cube == EMPTY:
                        yield number, resource, vp
