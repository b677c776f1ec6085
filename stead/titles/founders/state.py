"""The whole game as plain data: small, flat, cheap to copy. Sets of cells are ints (stead.kernel.grid).

Structures are numbered in the order in which they were built: `Storage`s and `Prestige` buildings each in a list.
"""

from typing import Any, NamedTuple

from stead.kernel.chance import Chance
from stead.kernel.events import Event
from stead.kernel.grid import Offsets, joined, reach
from stead.titles.founders.board import Board
from stead.titles.founders.box import Box

SETUP, RACES, RESOURCES, THIRD, STARTS, PLAY = "setup", "races", "resources", "third", "starts", "play"
NOBODY = -1
"""The owner of a neutral resource."""
EMPTY = -2
"""A slot without a cube, a cell without a worker."""


class Storage(NamedTuple):
    """A storage on the board. When somebody buys access, another one takes its place."""

    resource: int
    owner: int
    cells: int
    access: int
    """Which seats (a bit each) have access: the owner, and whoever bought it (FG-OWN-02, FG-OWN-09)."""
    suppliers: tuple[int, ...]
    """The storages it was made of, one for each required resource in the order of the recipe (FG-VPC-06)."""


class Prestige:
    """A prestige building on the board: a cube, or none, on each slot, and the worker on its card."""

    __slots__ = ("building", "cells", "cubes", "finished", "marked", "worker")

    def __init__(self, building: int, cells: int, slots: int) -> None:
        self.building = building
        self.cells = cells
        self.cubes = [EMPTY] * slots
        self.worker = EMPTY
        self.finished = False
        """It bears a completion marker."""
        self.marked = False
        """Solo: a neutral marker lies on it (FG-SOP-13)."""

    def clone(self) -> "Prestige":
        twin = Prestige.__new__(Prestige)
        twin.building = self.building
        twin.cells = self.cells
        twin.cubes = self.cubes[:]
        twin.worker = self.worker
        twin.finished = self.finished
        twin.marked = self.marked
        return twin

    @property
    def complete(self) -> bool:
        return EMPTY not in self.cubes


class Player:
    __slots__ = (
        "advisors",
        "ballot",
        "bridges",
        "coins",
        "discard",
        "face_down",
        "fresh",
        "hand",
        "home",
        "houses",
        "parts",
        "permanent",
        "race",
        "resources",
        "seat",
        "shown",
        "stake",
        "temporary",
        "used_mat",
        "vp",
        "workers",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.race = NOBODY
        self.home = NOBODY
        self.resources: list[int] = []
        """Own basic resources: home, additional, third."""
        self.coins = 0
        self.temporary = 0
        self.permanent = 0
        self.vp = 0
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.face_down: list[bool] = []
        """For each card of the discard pile: was it played face down, so that only its owner knows it (FG-Q-78)?"""
        self.fresh: list[int] = []
        """Advisors hired in this turn: not to be played before the owner's next one (FG-ADV-01)."""
        self.shown: list[int] = []
        """Cards of the hand that all saw go there, and none was played face down since."""
        self.advisors = 0
        """Advisors ever hired."""
        self.houses = 0
        self.bridges = 0
        """Cells of houses, of bridges and gates."""
        self.workers = 0
        """Workers that are available (FG-WRK-01)."""
        self.used_mat = False
        """A worker stands on the cell of the mat."""
        self.parts: tuple[int, ...] = ()
        """The connected parts of what carries a connection for this player: roads and own bridges and gates."""
        self.ballot = NOBODY
        """Secret until all have voted: the offer cell named …"""
        self.stake: tuple[int, int] = (0, 0)
        """… and the temporary and permanent crystals added (FG-VOT-05)."""

    def clone(self) -> "Player":
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.race = self.race
        twin.home = self.home
        twin.resources = self.resources[:]
        twin.coins = self.coins
        twin.temporary = self.temporary
        twin.permanent = self.permanent
        twin.vp = self.vp
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.face_down = self.face_down[:]
        twin.fresh = self.fresh[:]
        twin.shown = self.shown[:]
        twin.advisors = self.advisors
        twin.houses = self.houses
        twin.bridges = self.bridges
        twin.workers = self.workers
        twin.used_mat = self.used_mat
        twin.parts = self.parts
        twin.ballot = self.ballot
        twin.stake = self.stake
        return twin


class Game:
    __slots__ = (
        "achievements",
        "active",
        "advisor_deck",
        "board",
        "box",
        "buildings",
        "chance",
        "closed",
        "completed",
        "contest",
        "down",
        "first",
        "idle",
        "log",
        "lost",
        "market",
        "mirror",
        "occupied",
        "offer",
        "over",
        "owned_cells",
        "phase",
        "played",
        "players",
        "prestige_deck",
        "prestige_discard",
        "prestige_top",
        "reaches",
        "refill",
        "removed",
        "roads",
        "round",
        "seats",
        "stage",
        "stock",
        "storages",
        "taken",
        "workers",
    )

    def __init__(self, box: Box, board: Board, seats: int, chance: Chance) -> None:
        self.box = box
        self.board = board
        self.seats = seats
        self.chance = chance
        self.players = [Player(seat) for seat in range(seats)]
        self.phase = SETUP
        self.stage = 0
        """How far the setup has come."""
        self.first = 0
        self.active = 0
        """Holds the active-player marker."""
        self.round = 1
        """Solo: of 7. Else the calls to vote so far, and one."""
        self.workers = True
        self.contest = False
        """With achievements?"""
        self.mirror = False
        """May tiles be turned over (FG-Q-58)?"""
        # The board
        self.roads = 0
        self.occupied = 0
        """Cells with anything on them."""
        self.storages: list[Storage] = []
        self.owned_cells = [0] * (seats + 1)
        """By seat, and last for NOBODY: see `owned`."""
        self.reaches: list[int | None] = [None] * seats
        """By seat: what `reach` found since something was placed."""
        self.buildings: list[Prestige] = []
        self.closed = [0] * len(box.resources)
        """By resource: the area of the districts that have a storage of it (FG-DIS-08, FG-DIS-09)."""
        self.stock = [3] * len(box.resources)
        """By resource: storage tiles left (FG-CMP-05)."""
        self.completed = 0
        """Completion markers on the board."""
        # Cards
        self.market: list[int] = []
        """Advisors on the 4 cells; EMPTY where there is none."""
        self.advisor_deck: list[int] = []
        """The last is the top."""
        self.prestige_deck: list[int] = []
        """The first is the bottom, from which cards come (FG-SET-07)."""
        self.prestige_top = 0
        """So many cards on top of that deck were put there openly: everybody knows them."""
        self.prestige_discard: list[int] = []
        self.offer: list[int] = []
        """Buildings on the 3 cells; EMPTY where there is none."""
        self.removed: list[int] = []
        """Buildings that left the game because they fitted nowhere."""
        self.taken: list[int] = []
        """By basic resource: who holds its card; NOBODY."""
        self.achievements: list[int] = []
        """The cards still to be scored."""
        self.idle = 0
        """Calls in a row that found no building to vote on, with none completed since (see `vote.skip`)."""
        self.lost = False
        """Solo: the game was lost."""
        self.refill = False
        """An advisor left the market in this turn (FG-Q-44)."""
        self.played = NOBODY
        """The card being played in this turn, which lies in no pile yet (FG-TRN-07)."""
        self.down = False
        """It is played face down."""
        self.over = False
        self.log: list[Event] | None = None

    def clone(self) -> "Game":
        twin = Game.__new__(Game)
        twin.box = self.box
        twin.board = self.board
        twin.seats = self.seats
        twin.chance = self.chance.clone()
        twin.players = [player.clone() for player in self.players]
        twin.phase = self.phase
        twin.stage = self.stage
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.workers = self.workers
        twin.contest = self.contest
        twin.mirror = self.mirror
        twin.roads = self.roads
        twin.occupied = self.occupied
        twin.storages = self.storages[:]  # a storage is replaced, never changed
        twin.owned_cells = self.owned_cells[:]
        twin.reaches = self.reaches[:]
        twin.buildings = [building.clone() for building in self.buildings]
        twin.closed = self.closed[:]
        twin.stock = self.stock[:]
        twin.completed = self.completed
        twin.market = self.market[:]
        twin.advisor_deck = self.advisor_deck[:]
        twin.prestige_deck = self.prestige_deck[:]
        twin.prestige_top = self.prestige_top
        twin.prestige_discard = self.prestige_discard[:]
        twin.offer = self.offer[:]
        twin.removed = self.removed[:]
        twin.taken = self.taken[:]
        twin.achievements = self.achievements[:]
        twin.idle = self.idle
        twin.lost = self.lost
        twin.refill = self.refill
        twin.played = self.played
        twin.down = self.down
        twin.over = self.over
        twin.log = None
        return twin

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def tell(self, event: type[Event], *args: Any) -> None:
        if self.log is not None:
            self.log.append(event(*args))

    def clockwise(self, start: int) -> list[int]:
        """The seats from one of them on."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return self.clockwise(seat)[1:]

    @property
    def menu(self) -> Any:
        """The options that were made once for this side of the board."""
        return self.box.menus[self.board.side]

    def storage_tile(self, resource: int) -> list[Offsets]:
        """The ways the tile of a storage can lie (FG-Q-58)."""
        return self.board.storage_tiles[self.mirror][resource]

    def building_tile(self, building: int) -> list[Offsets]:
        return self.board.building_tiles[self.mirror][building]

    @property
    def free(self) -> int:
        """Empty land."""
        return self.board.land & ~self.occupied

    # What a player has on the board

    def owned(self, seat: int) -> int:
        """Cells of houses and storages of a player; of NOBODY: of neutral storages."""
        return self.owned_cells[seat]

    def reach(self, seat: int) -> int:
        """All cells connected, for this player, to a structure they own (FG-CON, FG-Q-19)."""
        found = self.reaches[seat]
        if found is None:
            player = self.players[seat]
            start = self.owned_cells[seat] | player.bridges
            found = self.reaches[seat] = reach(self.board.grid, player.parts, start)
        return found

    def reached(self, seat: int, cells: int) -> int:
        """All cells connected with these, for this player: over roads and their own bridges and gates (FG-CON-05)."""
        return reach(self.board.grid, self.players[seat].parts, cells)

    def reached_by_all(self, cells: int) -> list[int]:
        """The same by seat."""
        areas: list[int] = []
        parts, area = None, 0
        for player in self.players:
            if player.parts is not parts:
                parts = player.parts
                area = reach(self.board.grid, parts, cells)
            areas.append(area)
        return areas

    def income(self, seat: int) -> int:
        """The number of different resources owned (FG-ICM-01)."""
        return len({storage.resource for storage in self.storages if storage.owner == seat})

    def usable(self, seat: int) -> set[int]:
        """The resources of which this player owns a storage or has access to one."""
        bit = 1 << seat
        return {storage.resource for storage in self.storages if storage.access & bit}

    def may_use(self, seat: int, resource: int) -> list[int]:
        """The storages of a resource that this player owns or has access to (FG-OWN-02)."""
        bit = 1 << seat
        return [i for i, s in enumerate(self.storages) if s.resource == resource and s.access & bit]

    # Placing

    def lay_road(self, cell: int) -> None:
        bit = 1 << cell
        self.roads |= bit
        self.occupied |= bit
        parts, after = None, ()
        for player in self.players:
            if player.parts is not parts:  # those who have no bridge share them
                parts = player.parts
                after = joined(parts, bit, self.board.near[cell])
            player.parts = after
        self.reaches = [None] * self.seats

    def lay_bridge(self, seat: int, cell: int) -> None:
        bit = 1 << cell
        player = self.players[seat]
        player.bridges |= bit
        self.occupied |= bit
        player.parts = joined(player.parts, bit, self.board.near[cell])
        self.reaches[seat] = None

    def lay_house(self, seat: int, cell: int) -> None:
        self.players[seat].houses |= 1 << cell
        self.owned_cells[seat] |= 1 << cell
        self.occupied |= 1 << cell
        self.reaches[seat] = None

    def lay_storage(self, resource: int, owner: int, cells: int, access: int, suppliers: tuple[int, ...] = ()) -> int:
        self.storages.append(Storage(resource, owner, cells, access, suppliers))
        self.owned_cells[owner] |= cells
        self.occupied |= cells
        if owner != NOBODY:
            self.reaches[owner] = None
        self.stock[resource] -= 1
        self.closed[resource] |= self.board.district(cells)
        return len(self.storages) - 1
