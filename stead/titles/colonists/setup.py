"""Setting up: the map, which grows from the first market, and the communities (CO-SET, CO-BRD)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stead.kernel.chance import Chance
from stead.kernel.decision import OPENING, Refusal
from stead.kernel.errors import SetupError
from stead.kernel.flow import Flow
from stead.kernel.phrase import Thing
from stead.kit.hex import Cell, around, distance, neighbours, pairs
from stead.kit.zones import draw_from
from stead.titles.colonists import later
from stead.titles.colonists.acts import Choice, Question, Words, made
from stead.titles.colonists.box import SMALL, Box
from stead.titles.colonists.community import BASIC, work_out
from stead.titles.colonists.events import ColonyJoined, PlaceDrawn, PlaceLaid, PlaceReplaced, Started
from stead.titles.colonists.figures import places_called
from stead.titles.colonists.goods import CLAY, FOOD, NAMES, TOOL, WOOD, Goods, by_name
from stead.titles.colonists.names import cell_name, read_cell
from stead.titles.colonists.pieces import ORDINARY, Structure
from stead.titles.colonists.state import (
    EMBASSIES,
    ENVOYS,
    ERA,
    MARKET,
    NOWHERE,
    PLACES,
    PLAY,
    SUMMER,
    Game,
    Player,
)
from stead.titles.colonists.storage import receive

SEATS: Final = ("north", "east", "south", "west")
"""The colours (CO-SET-11): only places at the table."""
FARMS: Final = 2  # CO-SET-17
TOOLS: Final = 6  # CO-SET-22
COLONIES: Final = 4  # CO-SET-03
FIFTH_ERA: Final = 3
"""When the fifth colony joins (CO-SET-04)."""
FIRST_MARKET: Final[tuple[Cell, Cell]] = ((0, 0), (1, 0))
APART: Final = 3
"""The least distance of the nearest halves of two markets (CO-Q-18)."""
TOUCHED: Final = 2
"""Sides that a new place touches (CO-BRD-05)."""


def unpack(box: Box, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Game:
    """An unopened box."""
    if not 1 <= len(seats) <= len(SEATS):
        raise SetupError(f"colonists is for 1 to {len(SEATS)} players, not {len(seats)}")
    for name in seats:
        if name not in SEATS:
            raise SetupError(f"no seat {name!r}; there are: {', '.join(SEATS)}")
        if list(seats).count(name) > 1:
            raise SetupError(f"{name} is there twice")
    first = int(options["first"])
    last = first if options["last"] == "first" else int(options["last"])
    if first > last:
        raise SetupError(f"CO-GEN-01: the first era ({first}) comes after the last ({last})")
    if options["introductory"] and (first, last) != (1, 1):
        raise SetupError("CO-BRD-02: the introductory game is a game of era 1 only")
    game = Game(box, len(seats), Chance.seeded(seed), [Player(seat) for seat in range(len(seats))])
    game.first_era, game.last_era, game.era = first, last, first
    game.options = options
    game.colours = tuple(seats)
    game.envoys = [NOWHERE] * len(ENVOYS)
    for player in game.players:
        player.stewards = [NOWHERE]
        work_out(game, player)
    return game


def lay_out(game: Game) -> None:
    """First player, colonies, communities, the first market, and the starting places in a pile."""
    chance, box = game.chance, game.box
    game.first = game.marker = game.opened = game.active = chance.below(game.seats)
    colonies = list(range(len(box.colonies)))
    chance.shuffle(colonies)
    game.colonies = sorted(colonies[:COLONIES])
    game.tell(Started, game.first, [box.colony_names[colony] for colony in game.colonies])
    if game.first_era == 1:
        for player in game.players:
            farm = box.kind["farm"]
            player.community = [Structure(farm, ORDINARY) for _ in range(FARMS)]
            game.built[box.group[farm]] += FARMS
            player.goods[FOOD] = 1
            player.goods[TOOL] = TOOLS
            work_out(game, player)
    game.lay(box.market, FIRST_MARKET)
    game.pile = pile(game, 0)
    game.era = 1 if game.first_era == 1 else 0
    game.phase = PLACES
    reveal(game)


def pile(game: Game, era: int) -> list[int]:
    """The places of an era, shuffled."""
    wanted = ("", "introductory") if game.options["introductory"] else ("",)
    facts = game.box.tile_facts
    tiles = [tile for tile, fact in enumerate(facts) if fact.era == era and fact.only in wanted]
    tiles = [tile for tile in tiles if game.spot[tile] == NOWHERE]
    game.chance.shuffle(tiles)
    return tiles


def reveal(game: Game) -> None:
    """The next place to be laid, face up."""
    game.coming = [draw_from(game.pile, game.chance, game.loose)]
    game.tell(PlaceDrawn, game.active, game.box.tile_names[game.coming[0]])


# Where tiles may lie


def spots_for_place(game: Game) -> list[Cell]:
    """Empty cells that touch two sides of tiles (CO-BRD-05)."""
    return game.map.free(TOUCHED)


def spots_for_market(game: Game, small: bool = False) -> list[tuple[Cell, ...]]:
    """Empty cells beside a place, far enough from other markets (CO-BRD-11, CO-BRD-12); where there are none, those
    that are farthest (CO-Q-20)."""
    covered = game.map.tile
    others = [cell for spot in game.markets() for cell in game.land[spot].cells]
    found: dict[tuple[Cell, ...], int] = {}
    away: dict[Cell, int] = {}
    for cell in [cell for cell in game.map.free() if _beside_place(game, cell)]:
        for one in (cell, *neighbours(cell)):
            if one not in away:
                away[one] = min([distance(one, other) for other in others])
        if small:
            found[cell,] = away[cell]
            continue
        halves = pairs(cell)
        for one in neighbours(cell):
            if one not in covered:
                found[(cell, one) if (cell, one) in halves else (one, cell)] = min(away[cell], away[one])
    apart = min(APART, max(found.values()))
    return sorted(cells for cells, far in found.items() if far >= apart)


def _beside_place(game: Game, cell: Cell) -> bool:
    around = [game.map.tile[near] for near in neighbours(cell) if near in game.map.tile]
    bare = len(game.land) == len(game.markets())  # as no game is
    return any(bare or not game.is_market(spot) for spot in around)


class LayAt(Choice):
    """The tile that is to be laid, here."""

    __slots__ = ("cells",)
    verb = "lay"

    def __init__(self, _: Box, cells: tuple[Cell, ...]) -> None:
        names = [cell_name(cell) for cell in cells]
        super().__init__(" ".join(("lay", *names)), (f"cell:{'+'.join(names)}",))
        self.cells = cells

    def facts(self, asked: Any) -> dict[str, Any]:
        game = asked.game
        near = dict.fromkeys(game.map.tile[cell] for cell in around(self.cells) if cell in game.map.tile)
        beside = " ".join(game.box.tile_names[game.land[spot].tile] for spot in near)
        return {"cell": Thing("cell", " ".join(map(cell_name, self.cells))), "near": Thing("places", beside)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.laying(self.cells, asked.tile)


class LayOn(Choice):
    """In place of a tile."""

    __slots__ = ("name", "tile")
    verb = "lay-on"

    def __init__(self, box: Box, tile: int) -> None:
        self.tile = tile
        self.name = box.tile_names[tile]
        super().__init__(f"lay-on {self.name}", (f"place:{self.name}",))

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"place": Thing("place", self.name)}

    def worth(self, eye: Any, asked: Any) -> float:
        return 0.0


class Laying(Question):
    """Where a tile lies: a place, or a market."""

    __slots__ = ("tile",)

    def __init__(self, game: Game, seat: int, tile: int, opening: bool = False) -> None:
        super().__init__(game, seat, "lay", "CO-BRD-11" if game.box.is_market(tile) else "CO-BRD-05", opening=opening)
        self.tile = tile

    def list(self) -> list[Choice]:
        game, box = self.game, self.game.box
        if box.is_market(self.tile):
            return [made(LayAt, box, cells) for cells in spots_for_market(game, self.tile == box.market + SMALL)]
        olds = replaced(game, self.tile)
        if olds:
            return [made(LayOn, box, game.land[spot].tile) for spot in olds]
        return [made(LayAt, box, (cell,)) for cell in spots_for_place(game)]

    def details(self) -> dict[str, Any]:
        return {"place": Thing("place", self.game.box.tile_names[self.tile])}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        game = self.game
        cells = [read_cell(word) for word in words]
        olds = replaced(game, self.tile)
        if verb == "lay-on":
            return Refusal("CO-BRD-16", "another-place-replaced" if olds else "replaces-nothing")
        if verb != "lay" or not cells or None in cells:
            return None
        if any(cell in game.map.tile for cell in cells):
            return Refusal(self.rule, "cell-taken")
        if len(cells) > 1 and not game.box.is_market(self.tile):
            return Refusal("CO-BRD-10", "market-later")
        if olds:
            return Refusal("CO-BRD-16", "must-replace", place=game.box.tile_names[game.land[olds[0]].tile])
        if not game.box.is_market(self.tile):
            return Refusal("CO-BRD-05", "two-sides")
        if not any(_beside_place(game, cell) for cell in cells if cell is not None):
            return Refusal("CO-BRD-11", "beside-a-place")
        return Refusal("CO-BRD-12", "markets-apart")


def replaced(game: Game, tile: int) -> list[int]:
    """Where the places lie that a tile takes the place of; none left: it is laid as a new one (CO-Q-23)."""
    if game.box.is_market(tile) or game.box.replaces[tile] < 0:
        return []
    return places_called(game, game.box.places[game.box.replaces[tile]].name)


def lay_tile(game: Game, seat: int, tile: int, opening: bool = False) -> Flow:
    act: Any = yield Laying(game, seat, tile, opening)
    name = game.box.tile_names[tile]
    if isinstance(act, LayOn):
        game.put(tile, game.spot[act.tile])
        game.tell(PlaceReplaced, seat, name, act.name)
    else:
        game.lay(tile, act.cells)
        game.tell(PlaceLaid, seat, name, [cell_name(cell) for cell in act.cells])


# In turn


def lay_place(game: Game) -> Flow:
    """One place, by the player whose turn it is (CO-BRD-04, CO-LAT-05)."""
    yield from lay_tile(game, game.active, game.coming[0], OPENING)
    game.coming = []
    game.active = (game.active + 1) % game.seats
    if game.pile:
        reveal(game)
    elif game.first_era == 1 or game.era == 0:
        game.phase = MARKET
        game.active = game.first
    else:
        next_layer(game, game.era + 1)


def lay_market(game: Game) -> Flow:
    """The second market, by the first player (CO-BRD-10); before a later era also what its card brings (CO-LAT-07)."""
    number = len(game.markets())
    yield from lay_tile(game, game.first, game.box.market + number, OPENING)
    if game.first_era == 1:
        game.phase = ERA
    else:
        next_layer(game, max(1, game.era))


def next_layer(game: Game, era: int) -> None:
    """A later start: era by era its first step, then its places (CO-LAT-05..07)."""
    game.era = era
    if era == game.first_era:
        game.phase = EMBASSIES
        game.active = game.first
        game.stage = 0
        later.begin(game)
        return
    if era == 2 and len(game.markets()) < 3:
        game.phase = MARKET
        return
    if era == FIFTH_ERA and len(game.colonies) == COLONIES:
        add_colony(game)
    game.pile = pile(game, era)
    game.phase = PLACES
    reveal(game)


def add_colony(game: Game) -> None:
    """At random (CO-Q-16)."""
    others = [colony for colony in range(len(game.box.colonies)) if colony not in game.colonies]
    fifth = game.chance.pick(others)
    game.colonies = sorted([*game.colonies, fifth])
    game.tell(ColonyJoined, game.box.colony_names[fifth])


# Starting goods


class Fill(Choice):
    """Three goods for the Basic Storage."""

    __slots__ = ("goods",)
    verb = "fill"

    def __init__(self, _: Box, wood: int) -> None:
        goods = [0] * len(NAMES)
        goods[WOOD], goods[CLAY] = wood, BASIC - wood
        self.goods: Goods = tuple(goods)
        super().__init__(f"fill {wood}wood {BASIC - wood}clay", ("good:wood", "good:clay"))

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": by_name(self.goods)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.filling(self.goods)


class Filling(Question):
    __slots__ = ()

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        return Refusal("CO-SET-19", "wood-and-clay") if verb == "fill" else super().refusal(verb, words)


def fillings(game: Game, seat: int) -> list[Fill]:  # noqa: ARG001 - the same for all
    return [made(Fill, game.box, wood) for wood in range(BASIC, -1, -1)]


def to_fill(game: Game) -> bool:
    """These are the first turns of whoever comes next, before which they fill their Basic Storage: nobody would do it
    earlier, knowing less (CO-SET-20)."""
    new = all(spot == NOWHERE for spot in game.players[game.active].stewards)
    return new and game.first_era == 1 and (game.era, game.year, game.half) == (1, 1, SUMMER)


def fill_storage(game: Game) -> Flow:
    """Any mix of wood and clay (CO-SET-19)."""
    seat = game.active
    act: Fill = yield Filling(game, seat, "fill", "CO-SET-19", fillings, OPENING)
    yield from receive(game, seat, act.goods)  # a fee may lie there already
    game.phase = PLAY
