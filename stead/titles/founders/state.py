"""The whole game as plain data: small, flat, cheap to copy. Sets of cells are ints (stead.kit.grid).

Structures are numbered in the order in which they were built: `Storage`s and `Prestige` buildings each in a list.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from stead.kernel.chance import Chance
from stead.kernel.events import Event, Log
from stead.kit.field import ALL, OPEN, OWNER, UNSEEN
from stead.kit.fields import (
    Cells,
    Chosen,
    Flag,
    Given,
    Luck,
    Many,
    Maybe,
    Number,
    One,
    Parts,
    Places,
    Row,
    Whose,
    Word,
    Worked,
)
from stead.kit.grid import Offsets, joined, reach
from stead.titles.founders import names
from stead.titles.founders.board import Board
from stead.titles.founders.box import CELLS, Box

if TYPE_CHECKING:
    from stead.titles.founders.menu import Menu

SETUP: Final = "setup"
RACES: Final = "races"
RESOURCES: Final = "resources"
THIRD: Final = "third"
STARTS: Final = "starts"
PLAY: Final = "play"
NOBODY: Final = -1
"""The owner of a neutral resource."""
EMPTY: Final = -2
"""A slot without a cube, a cell without a worker."""
CRYSTALS: Final = 40
"""Of each kind, where there is a vote to stake them in; more of one, if there are fewer of the other. The rules know no
limit (FG-CMP-01); the box holds 20 of each (FG-CMP-14), and whoever did nothing but hoard came to 18."""
MOST_CRYSTALS: Final = 999
"""With nothing to vote on temporary ones are not lost either: games by chance came to 60."""
PIECES: Final = 3
"""Houses of a player, bridges and gates together, and workers (FG-CMP-04, FG-HOU-02, FG-BRG-04)."""
MOST_COINS: Final = 999
MOST_VP: Final = 999
"""Hoarders came to 116 coins, and points go on beyond the track (FG-Q-76)."""


def last_seat(game: Any) -> int:
    return game.seats - 1


class Storage:
    """A storage on the board. It never changes: when somebody buys access, another one takes its place."""

    __slots__ = ("access", "cells", "owner", "resource", "suppliers")

    def __init__(self, resource: int, owner: int, cells: int, access: int, suppliers: tuple[int, ...]) -> None:
        self.resource = resource
        self.owner = owner
        self.cells = cells
        self.access = access
        """Which seats (a bit each) have access: the owner, and whoever bought it (FG-OWN-02, FG-OWN-09)."""
        self.suppliers = suppliers
        """The storages it was made of, one for each required resource in the order of the recipe (FG-VPC-06)."""

    def with_access(self, seat: int) -> "Storage":
        return Storage(self.resource, self.owner, self.cells, self.access | 1 << seat, self.suppliers)

    def __repr__(self) -> str:
        return f"Storage({self.resource}, {self.owner}, {self.cells}, {self.access}, {self.suppliers})"


class Prestige:
    """A prestige building on the board: a cube, or none, on each slot, and the worker on its card."""

    fields: ClassVar = (
        One("building", names.BUILDINGS, given=True),
        Cells("cells", given=True),
        Row(Whose("cubes", {EMPTY: None, NOBODY: "neutral"}), given=True),
        Whose("worker", {EMPTY: None}, "Whose worker stands on its card this round.", start=EMPTY),
        Flag("finished", "It bears a completion marker.", seen=OPEN),
        Flag("marked", "Solo: a neutral marker lies on it (FG-SOP-13)."),
    )

    # Made from the fields by tools/fields.py.
    __slots__ = (
        "building",
        "cells",
        "cubes",
        "finished",
        "marked",
        "worker",
    )

    def __init__(
        self,
        building: int,
        cells: int,
        cubes: list[int],
        of: "Prestige | None" = None,
    ) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.building = building
        self.cells = cells
        self.cubes = cubes
        if of is None:
            self.worker: int = -2
            self.finished: bool = False
            self.marked: bool = False
        else:
            self.worker = of.worker
            self.finished = of.finished
            self.marked = of.marked

    def clone(self) -> "Prestige":
        return Prestige(self.building, self.cells, self.cubes[:], self)

    # So far.

    @property
    def complete(self) -> bool:
        return EMPTY not in self.cubes


class Player:
    fields: ClassVar = (
        Given("seat", "int", seen=ALL),
        One("race", names.RACES),
        One("home", names.BASICS),
        Many("resources", names.BASICS, "Own basic resources: home, additional, third."),
        Number("coins", most=MOST_COINS),
        Number("temporary", most=MOST_CRYSTALS),
        Number("permanent", most=MOST_CRYSTALS),
        Number("vp", most=MOST_VP),
        Many("hand", names.CARDS, seen=OWNER, sorted=True),
        names.Played("discard"),
        Row(
            Flag("face_down"),
            "For each card of the discard pile: was it played face down, so that only its owner knows it (FG-Q-78)?",
        ),
        Many(
            "fresh",
            names.CARDS,
            "Advisors hired in this turn: not to be played before the owner's next one (FG-ADV-01).",
            noted=True,
        ),
        Many(
            "shown",
            names.CARDS,
            "Cards of the hand that all saw go there, and none was played face down since.",
            seen=OPEN,
            noted=True,
        ),
        Number("advisors", "Advisors ever hired.", most=lambda game: len(game.box.advisors)),
        Cells("houses"),
        Cells("bridges", "Cells of bridges and gates."),
        Number("workers", "Workers that are available (FG-WRK-01).", most=PIECES),
        Flag("used_mat", "A worker stands on the cell of the mat."),
        Worked(
            "areas",
            "tuple[int, ...]",
            "()",
            "Of each connected part of this player's `ways` its cells and those around.",
        ),
        Number(
            "in_vain", "Calls that found no building to vote on, with nothing built since (`standstill`).", most=255
        ),
        Maybe("ballot", "Secret until all have voted: the offer cell named …", most=CELLS - 1, seen=OWNER),
        names.Pair("stake", "… and the temporary and permanent crystals added (FG-VOT-05).", seen=OWNER),
    )

    # Made from the fields by tools/fields.py.
    __slots__ = (
        "advisors",
        "areas",
        "ballot",
        "bridges",
        "coins",
        "discard",
        "face_down",
        "fresh",
        "hand",
        "home",
        "houses",
        "in_vain",
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

    def __init__(self, seat: int, of: "Player | None" = None) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.seat = seat
        if of is None:
            self.race: int = -1
            self.home: int = -1
            self.resources: list[int] = []
            self.coins: int = 0
            self.temporary: int = 0
            self.permanent: int = 0
            self.vp: int = 0
            self.hand: list[int] = []
            self.discard: list[int] = []
            self.face_down: list[bool] = []
            self.fresh: list[int] = []
            self.shown: list[int] = []
            self.advisors: int = 0
            self.houses: int = 0
            self.bridges: int = 0
            self.workers: int = 0
            self.used_mat: bool = False
            self.areas: tuple[int, ...] = ()
            self.in_vain: int = 0
            self.ballot: int = -1
            self.stake: tuple[int, int] = (0, 0)
        else:
            self.race = of.race
            self.home = of.home
            self.resources = of.resources[:]
            self.coins = of.coins
            self.temporary = of.temporary
            self.permanent = of.permanent
            self.vp = of.vp
            self.hand = of.hand[:]
            self.discard = of.discard[:]
            self.face_down = of.face_down[:]
            self.fresh = of.fresh[:]
            self.shown = of.shown[:]
            self.advisors = of.advisors
            self.houses = of.houses
            self.bridges = of.bridges
            self.workers = of.workers
            self.used_mat = of.used_mat
            self.areas = of.areas
            self.in_vain = of.in_vain
            self.ballot = of.ballot
            self.stake = of.stake

    def clone(self) -> "Player":
        return Player(self.seat, self)

    # So far.


class Game:
    fields: ClassVar = (
        Given("box", "Box"),
        Given("board", "Board"),
        Given("seats", "int"),
        Word("phase", (SETUP, RACES, RESOURCES, THIRD, STARTS, PLAY)),
        Number("stage", "How far the setup has come.", most=last_seat, needed=True, seen=OPEN),
        Number("first", most=last_seat, needed=True),
        Number("active", "Holds the active-player marker.", most=last_seat, needed=True),
        Number(
            "round",
            "Solo: of 7. Else the calls to vote so far, and one.",
            most=(1 << 20) - 1,
            start=1,
            needed=True,
        ),
        Luck(),
        Parts("players", Player, given=True),
        Chosen("workers", "bool", "True", seen=ALL),
        Chosen("contest", "bool", "False", "With achievements?"),
        Chosen("mirror", "bool", "False", "May tiles be turned over (FG-Q-58)?"),
        Chosen("options", "Mapping[str, str | bool]", "{}", "Those of modules, by name."),
        # The board
        Cells("roads"),
        names.Storages("storages"),
        Parts("buildings", Prestige),
        Worked("occupied", "int", "0", "Cells with anything on them."),
        Worked(
            "owned_cells",
            "list[int]",
            "[0] * (seats + 1)",
            "By seat, and last for NOBODY: the cells of houses and storages.",
            copied="{}[:]",
        ),
        Worked(
            "margins", "list[int]", "[0] * (seats + 1)", "The same with the cells around: see `beside`.", copied="{}[:]"
        ),
        Worked(
            "reaches",
            "list[int | None]",
            "[None] * seats",
            "By seat: what `reach` found since something was placed.",
            copied="{}[:]",
        ),
        Worked(
            "closed",
            "list[int]",
            "[0] * len(box.resources)",
            "By resource: the area of the districts that have a storage of it (FG-DIS-08, FG-DIS-09).",
            copied="{}[:]",
        ),
        Worked(
            "stock",
            "list[int]",
            "[3] * len(box.resources)",
            "By resource: storage tiles left (FG-CMP-05).",
            copied="{}[:]",
        ),
        Worked("completed", "int", "0", "Completion markers on the board."),
        # Cards
        Places("market", names.ADVISORS, EMPTY, "Advisors on the 4 cells.", seen=OPEN),
        Many("advisor_deck", names.ADVISORS, "The last is the top.", seen=UNSEEN),
        Many(
            "prestige_deck", names.BUILDINGS, "The first is the bottom, from which cards come (FG-SET-07).", seen=UNSEEN
        ),
        Number(
            "prestige_top",
            "So many cards on top of that deck were put there openly: everybody knows them.",
            most=lambda game: len(game.box.prestige),
            seen=OPEN,
        ),
        Many("prestige_discard", names.BUILDINGS, seen=OPEN),
        Places("offer", names.BUILDINGS, EMPTY, "Buildings on the 3 cells.", seen=OPEN),
        Many("removed", names.BUILDINGS, "Buildings that left the game because they fitted nowhere."),
        Row(Whose("taken", {NOBODY: None}), "By basic resource: who holds its card.", seen=OPEN),
        Many("achievements", names.ACHIEVEMENTS, "The cards still to be scored."),
        Flag("refill", "An advisor left the market in this turn (FG-Q-44).", seen=OPEN),
        Flag("voting", "All that comes before the vote of a call is done.", seen=OPEN),
        Flag("lost", "Solo: the game was lost."),
        Flag("over"),
        Flag("loose", "Decks have no order and are drawn from at random: this copy was dealt anew.", seen=UNSEEN),
        # Inside a turn
        names.Playing("played", "The card being played in this turn, which lies in no pile yet (FG-TRN-07)."),
        Worked("down", "bool", "False", "It is played face down."),
        Worked("log", "Log | None", "None", copied="None"),
    )

    # Made from the fields by tools/fields.py.
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
        "log",
        "loose",
        "lost",
        "margins",
        "market",
        "mirror",
        "occupied",
        "offer",
        "options",
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
        "voting",
        "workers",
    )

    def __init__(
        self,
        box: Box,
        board: Board,
        seats: int,
        chance: Chance,
        players: list[Player],
        of: "Game | None" = None,
    ) -> None:
        """As it comes out of the box, or a copy `of` another (but for what is given)."""
        self.box = box
        self.board = board
        self.seats = seats
        self.chance = chance
        self.players = players
        if of is None:
            self.phase: str = "setup"
            self.stage: int = 0
            self.first: int = 0
            self.active: int = 0
            self.round: int = 1
            self.workers: bool = True
            self.contest: bool = False
            self.mirror: bool = False
            self.options: Mapping[str, str | bool] = {}
            self.roads: int = 0
            self.storages: list[Storage] = []
            self.buildings: list[Prestige] = []
            self.occupied: int = 0
            self.owned_cells: list[int] = [0] * (seats + 1)
            self.margins: list[int] = [0] * (seats + 1)
            self.reaches: list[int | None] = [None] * seats
            self.closed: list[int] = [0] * len(box.resources)
            self.stock: list[int] = [3] * len(box.resources)
            self.completed: int = 0
            self.market: list[int] = []
            self.advisor_deck: list[int] = []
            self.prestige_deck: list[int] = []
            self.prestige_top: int = 0
            self.prestige_discard: list[int] = []
            self.offer: list[int] = []
            self.removed: list[int] = []
            self.taken: list[int] = []
            self.achievements: list[int] = []
            self.refill: bool = False
            self.voting: bool = False
            self.lost: bool = False
            self.over: bool = False
            self.loose: bool = False
            self.played: int = -1
            self.down: bool = False
            self.log: Log | None = None
        else:
            self.phase = of.phase
            self.stage = of.stage
            self.first = of.first
            self.active = of.active
            self.round = of.round
            self.workers = of.workers
            self.contest = of.contest
            self.mirror = of.mirror
            self.options = of.options
            self.roads = of.roads
            self.storages = of.storages[:]
            self.buildings = [Prestige(one.building, one.cells, one.cubes[:], one) for one in of.buildings]
            self.occupied = of.occupied
            self.owned_cells = of.owned_cells[:]
            self.margins = of.margins[:]
            self.reaches = of.reaches[:]
            self.closed = of.closed[:]
            self.stock = of.stock[:]
            self.completed = of.completed
            self.market = of.market[:]
            self.advisor_deck = of.advisor_deck[:]
            self.prestige_deck = of.prestige_deck[:]
            self.prestige_top = of.prestige_top
            self.prestige_discard = of.prestige_discard[:]
            self.offer = of.offer[:]
            self.removed = of.removed[:]
            self.taken = of.taken[:]
            self.achievements = of.achievements[:]
            self.refill = of.refill
            self.voting = of.voting
            self.lost = of.lost
            self.over = of.over
            self.loose = of.loose
            self.played = of.played
            self.down = of.down
            self.log = None

    def clone(self) -> "Game":
        return Game(
            self.box,
            self.board,
            self.seats,
            self.chance.clone(),
            [Player(one.seat, one) for one in self.players],
            self,
        )

    # So far.

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
    def menu(self) -> "Menu":
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

    def beside(self, seat: int) -> int:
        """Cells of houses and storages of a player, and those around; of NOBODY: of neutral storages."""
        return self.margins[seat]

    def ways(self, seat: int) -> int:
        """What carries a connection for this player: roads and own bridges and gates (FG-CON-05)."""
        return self.roads | self.players[seat].bridges

    def reach(self, seat: int) -> int:
        """All cells connected, for this player, to a structure they own (FG-CON, FG-Q-19)."""
        found = self.reaches[seat]
        if found is None:
            player = self.players[seat]
            start = self.owned_cells[seat] | player.bridges  # what is around a bridge is in the areas
            found = self.reaches[seat] = reach(player.areas, start, self.margins[seat])
        return found

    def reached(self, seat: int, cells: int) -> int:
        """All cells connected with a piece, for this player: over roads and their own bridges and gates (FG-CON-05)."""
        return reach(self.players[seat].areas, cells, self.board.around(cells))

    def reached_by_all(self, cells: int) -> list[int]:
        """The same by seat."""
        areas: list[int] = []
        near = self.board.around(cells)
        ways, area = None, 0
        for player in self.players:
            if player.areas is not ways:
                ways = player.areas
                area = reach(ways, cells, near)
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
        before: tuple[int, ...] | None = None
        after: tuple[int, ...] = ()
        for player in self.players:
            if player.areas is not before:  # those who have no bridge share them
                before = player.areas
                after = joined(before, bit, self.board.near[cell])
            player.areas = after
        self.reaches = [None] * self.seats

    def lay_bridge(self, seat: int, cell: int) -> None:
        bit = 1 << cell
        player = self.players[seat]
        player.bridges |= bit
        self.occupied |= bit
        player.areas = joined(player.areas, bit, self.board.near[cell])
        self.reaches[seat] = None

    def lay_house(self, seat: int, cell: int) -> None:
        self.players[seat].houses |= 1 << cell
        self.owned_cells[seat] |= 1 << cell
        self.margins[seat] |= self.board.near[cell]
        self.occupied |= 1 << cell
        self.reaches[seat] = None

    def lay_storage(self, resource: int, owner: int, cells: int, access: int, suppliers: tuple[int, ...] = ()) -> int:
        self.storages.append(Storage(resource, owner, cells, access, suppliers))
        self.owned_cells[owner] |= cells
        self.margins[owner] |= self.board.grid.around(cells)
        self.occupied |= cells
        if owner != NOBODY:
            self.reaches[owner] = None
        self.stock[resource] -= 1
        self.closed[resource] |= self.board.district(cells)
        return len(self.storages) - 1
