"""The whole state as readable plain data, and back, with an error for everything that cannot be."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from stead.kernel.chance import Chance
from stead.kernel.content import with_what_is_allowed
from stead.kernel.errors import RecordError
from stead.kernel.grid import each
from stead.titles.founders import sound
from stead.titles.founders.box import Box
from stead.titles.founders.offer import CELLS
from stead.titles.founders.setup import MARKET, unpack
from stead.titles.founders.state import EMPTY, NOBODY, Game, Player, Prestige


class PlayerPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    race: str | None = None
    home: str | None = None
    resources: list[str] = []
    coins: int = 0
    temporary: int = 0
    permanent: int = 0
    vp: int = 0
    hand: list[str] = []
    discard: list[str] = []
    face_down: list[bool] = []
    fresh: list[str] = []
    shown: list[str] = []
    advisors: int = 0
    houses: list[str] = []
    bridges: list[str] = []
    workers: int = 0
    used_mat: bool = False
    ballot: int | None = None
    stake: tuple[int, int] = (0, 0)


class StoragePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"suppliers": "from"}):
    resource: str
    owner: int | None
    cells: list[str]
    access: list[int] = []
    suppliers: list[int] = []


class BuildingPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    building: str
    cells: list[str]
    cubes: list[int | Literal["neutral"] | None]
    worker: int | None = None
    finished: bool = False
    marked: bool = False


class GamePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phase: Literal["setup", "races", "resources", "third", "starts", "play"]
    stage: int
    first: int
    active: int
    round: int
    chance: int
    players: list[PlayerPosition]
    roads: list[str] = []
    storages: list[StoragePosition] = []
    buildings: list[BuildingPosition] = []
    market: list[str | None] = []
    advisor_deck: list[str] = []
    """The last is the top."""
    prestige_deck: list[str] = []
    """The first is the bottom, from which cards come."""
    prestige_top: int = 0
    prestige_discard: list[str] = []
    offer: list[str | None] = []
    removed: list[str] = []
    taken: list[int | None] = []
    achievements: list[str] = []
    idle: int = 0
    refill: bool = False
    lost: bool = False
    over: bool = False


def position(game: Game) -> dict[str, Any]:
    box, names = game.box, game.board.names

    def cells(mask: int) -> list[str]:
        return [names[cell] for cell in each(mask)]

    def buildings(numbers: Sequence[int]) -> list[Any]:
        return [None if number == EMPTY else box.prestige[number].name for number in numbers]

    written = GamePosition(
        phase=game.phase,  # type: ignore[arg-type]
        stage=game.stage,
        first=game.first,
        active=game.active,
        round=game.round,
        chance=game.chance.state,
        players=[_player(box, player, cells) for player in game.players],
        roads=cells(game.roads),
        storages=[
            StoragePosition(
                box.resources[s.resource].name,
                None if s.owner == NOBODY else s.owner,
                cells(s.cells),
                [seat for seat in range(game.seats) if s.access >> seat & 1],
                list(s.suppliers),
            )
            for s in game.storages
        ],
        buildings=[
            BuildingPosition(
                box.prestige[b.building].name,
                cells(b.cells),
                [None if cube == EMPTY else "neutral" if cube == NOBODY else cube for cube in b.cubes],
                None if b.worker == EMPTY else b.worker,
                b.finished,
                b.marked,
            )
            for b in game.buildings
        ],
        market=[None if number == EMPTY else box.advisors[number].name for number in game.market],
        advisor_deck=[box.advisors[number].name for number in game.advisor_deck],
        prestige_deck=buildings(game.prestige_deck),
        prestige_top=game.prestige_top,
        prestige_discard=buildings(game.prestige_discard),
        offer=buildings(game.offer),
        removed=buildings(game.removed),
        taken=[None if owner == NOBODY else owner for owner in game.taken],
        achievements=[box.achievements[number].name for number in game.achievements],
        idle=game.idle,
        refill=game.refill,
        lost=game.lost,
        over=game.over,
    )
    return msgspec.to_builtins(written)


def _player(box: Box, player: Player, cells: Any) -> PlayerPosition:
    return PlayerPosition(
        race=None if player.race < 0 else box.races[player.race].name,
        home=None if player.home < 0 else box.basics[player.home],
        resources=[box.basics[resource] for resource in player.resources],
        coins=player.coins,
        temporary=player.temporary,
        permanent=player.permanent,
        vp=player.vp,
        hand=[box.cards[card] for card in player.hand],
        discard=[box.cards[card] for card in player.discard],
        face_down=list(player.face_down),
        fresh=[box.cards[card] for card in player.fresh],
        shown=[box.cards[card] for card in player.shown],
        advisors=player.advisors,
        houses=cells(player.houses),
        bridges=cells(player.bridges),
        workers=player.workers,
        used_mat=player.used_mat,
        ballot=None if player.ballot == NOBODY else player.ballot,
        stake=player.stake,
    )


# And back


def from_position(box: Box, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
    try:
        written = msgspec.convert(data, GamePosition)
    except msgspec.ValidationError as error:
        raise RecordError(f"this position is damaged: {with_what_is_allowed(str(error), GamePosition)}") from None
    return _Reader(box, unpack(box, seats, options, 0)).read(written)


class _Reader:
    """Puts the pieces of a position where they belong, and says what cannot be."""

    def __init__(self, box: Box, game: Game) -> None:
        self.box = box
        self.game = game
        self.achievements = {card.name: number for number, card in enumerate(box.achievements)}
        self.advisors = {advisor.name: number for number, advisor in enumerate(box.advisors)}

    def read(self, written: GamePosition) -> Game:
        game = self.game
        if len(written.players) != game.seats:
            raise RecordError(f"a position of {game.seats} seats has {len(written.players)} players")
        game.phase = written.phase
        game.stage = self.number("stage", written.stage, game.seats)
        game.first = self.number("first", written.first, game.seats)
        game.active = self.number("active", written.active, game.seats)
        game.round = self.number("round", written.round, 1 << 20)
        game.idle = self.number("idle", written.idle, game.seats + 1)
        game.chance = Chance(self.number("chance", written.chance, 1 << 64))
        game.taken = [NOBODY if owner is None else self.number("taken", owner, game.seats) for owner in written.taken]
        if len(game.taken) not in (0, len(self.box.basics)):
            raise RecordError(f"'taken' has an entry for each of the {len(self.box.basics)} basic resources")
        for storage in written.storages:
            self.storage(storage)
        for seat, player in enumerate(written.players):
            self.player(game.players[seat], player)
        for cell in self.cells("roads", written.roads):
            self.free("a road", 1 << cell, game.board.land)
            game.lay_road(cell)
        for seat, player in enumerate(written.players):
            for cell in self.cells("bridges", player.bridges):
                self.free("a bridge", 1 << cell, game.board.river | game.board.wall)
                game.lay_bridge(seat, cell)
        for building in written.buildings:
            self.building(building)
        self.piles(written)
        game.refill, game.lost, game.over = written.refill, written.lost, written.over
        for fault in sound.faults(game):
            raise RecordError(fault)
        return game

    # Names and numbers

    def number(self, what: str, n: int, below: int) -> int:
        if not 0 <= n < below:
            raise RecordError(f"{what} is a number from 0 to {below - 1}, not {n}")
        return n

    def named(self, what: str, names: Mapping[str, int], name: str) -> int:
        if name not in names:
            raise RecordError(f"no {what} {name!r}; there are: {', '.join(names)}")
        return names[name]

    def cells(self, what: str, names: Sequence[str]) -> list[int]:
        for name in names:
            if name not in self.game.board.numbers:
                raise RecordError(f"{what} speaks of {name!r}, which is no cell of this board")
        return [self.game.board.numbers[name] for name in names]

    def mask(self, what: str, names: Sequence[str]) -> int:
        if not names:
            raise RecordError(f"{what} covers no cell")
        area = 0
        for cell in self.cells(what, names):
            area |= 1 << cell
        return area

    def free(self, what: str, mask: int, ground: int) -> None:
        if mask & ~ground:
            raise RecordError(f"{what} lies where it cannot be built")
        if mask & self.game.occupied:
            raise RecordError(f"{what} lies on something else")

    # Pieces

    def storage(self, written: StoragePosition) -> None:
        game, box = self.game, self.box
        resource = self.named("resource", box.resource, written.resource)
        owner = NOBODY if written.owner is None else self.number("owner", written.owner, game.seats)
        cells = self.mask(f"a storage of {written.resource}", written.cells)
        self.free(f"a storage of {written.resource}", cells, game.board.land)
        if not game.stock[resource]:
            raise RecordError(f"there are 3 storages of {written.resource} only")
        if len(written.suppliers) != len(box.recipes[resource]):
            raise RecordError(f"{written.resource} is made of {len(box.recipes[resource])} things")
        for (needed, _), supplier in zip(box.recipes[resource], written.suppliers, strict=True):
            self.number("a supplier", supplier, len(game.storages))
            if game.storages[supplier].resource != needed:
                given = box.resources[game.storages[supplier].resource].name
                raise RecordError(f"{written.resource} is not made of {given}")
        access = 0
        for seat in written.access:
            access |= 1 << self.number("access", seat, game.seats)
        game.lay_storage(resource, owner, cells, access, tuple(written.suppliers))

    def player(self, player: Player, written: PlayerPosition) -> None:
        box = self.box
        player.race = -1 if written.race is None else self.named("race", box.race, written.race)
        basics = {name: number for number, name in enumerate(box.basics)}
        player.home = -1 if written.home is None else self.named("basic resource", basics, written.home)
        player.resources = [self.named("basic resource", basics, name) for name in written.resources]
        for what in ("coins", "vp", "temporary", "permanent", "advisors", "workers"):
            setattr(player, what, self.number(what, getattr(written, what), 10_000 if what in ("coins", "vp") else 256))
        player.hand = sorted(self.named("card", box.card, name) for name in written.hand)
        player.discard = [self.named("card", box.card, name) for name in written.discard]
        if len(written.face_down) != len(written.discard):
            raise RecordError("face_down says of each card of the discard pile whether it lies face down")
        player.face_down = list(written.face_down)
        player.fresh = [self.named("card", box.card, name) for name in written.fresh]
        player.shown = [self.named("card", box.card, name) for name in written.shown]
        player.used_mat = written.used_mat
        player.ballot = NOBODY if written.ballot is None else self.number("ballot", written.ballot, CELLS)
        player.stake = written.stake
        for cell in self.cells("houses", written.houses):
            self.free("a house", 1 << cell, self.game.board.terrain["forest"])
            self.game.lay_house(player.seat, cell)

    def building(self, written: BuildingPosition) -> None:
        game, box = self.game, self.box
        number = self.named("building", box.building, written.building)
        cells = self.mask(written.building, written.cells)
        sites = 0
        for mask in (mask for places in game.board.sites for mask in places):
            sites |= mask
        self.free(written.building, cells, game.board.land | sites)
        new = Prestige(number, cells, len(box.needs[number]))
        if len(written.cubes) != len(new.cubes):
            raise RecordError(f"{written.building} has {len(new.cubes)} slots")
        new.cubes = [
            EMPTY if cube is None else NOBODY if cube == "neutral" else self.number("a cube", cube, game.seats)
            for cube in written.cubes
        ]
        new.worker = EMPTY if written.worker is None else self.number("a worker", written.worker, game.seats)
        new.finished, new.marked = written.finished, written.marked
        game.buildings.append(new)
        game.occupied |= cells
        game.completed += new.finished

    def piles(self, written: GamePosition) -> None:
        game, box = self.game, self.box
        dealt = written.market or written.offer
        if dealt and (len(written.market) != MARKET or len(written.offer) != CELLS):
            raise RecordError(f"the market has {MARKET} cells and the offer {CELLS}")
        game.market = [EMPTY if n is None else self.named("advisor", self.advisors, n) for n in written.market]
        game.advisor_deck = [self.named("advisor", self.advisors, name) for name in written.advisor_deck]
        game.offer = [EMPTY if n is None else self.named("building", box.building, n) for n in written.offer]
        game.prestige_deck = [self.named("building", box.building, name) for name in written.prestige_deck]
        game.prestige_top = self.number("prestige_top", written.prestige_top, len(game.prestige_deck) + 1)
        game.prestige_discard = [self.named("building", box.building, name) for name in written.prestige_discard]
        game.removed = [self.named("building", box.building, name) for name in written.removed]
        game.achievements = [self.named("achievement", self.achievements, name) for name in written.achievements]
