"""The kinds of things that the state knows by number and a position by name, and kinds of fields of their own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec

from stead.kernel.errors import RecordError
from stead.kit.field import Field, Names, number_from
from stead.kit.hex import Cell
from stead.titles.colonists.cards import Colonist, Good
from stead.titles.colonists.goods import COLONISTS, INDEX, NAMES, STORABLE
from stead.titles.colonists.pieces import SPOTS, Laid, Noted, Structure

Where = Literal["ordinary", "border", "storage", "site", "aside"]
assert get_args(Where) == SPOTS

MOST: int = 999
"""Of any good: far more than a game can give."""
MOST_NOTED: int = 999
"""Of dollars that are noted between two eras, for one purpose: what is left of one budget goes to the next."""
STRUCTURES: int = 200
"""In a community: more than there are cells and improvements."""


def _named(what: str, things: Callable[[Any], Sequence[str]], numbers: Callable[[Any], Mapping[str, int]]) -> Names:
    return Names(what, things, numbers)


KINDS = _named("building, embassy or improvement", lambda game: game.box.kinds, lambda game: game.box.kind)
TILES = _named("place", lambda game: game.box.tile_names, lambda game: game.box.tile)
CARDS = _named("improvement", lambda game: game.box.card_names, lambda game: game.box.card)
MARKET_CARDS = _named("market card", lambda game: game.box.market_names, lambda game: game.box.market_card)
COLONIES = _named("colony", lambda game: game.box.colony_names, lambda game: game.box.colony)


def cell_name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(name: str) -> Cell | None:
    """The cell of this name, if it is one."""
    q, comma, r = name.partition(",")
    if comma and all(part.removeprefix("-").isdecimal() and len(part) < 5 for part in (q, r)):
        cell = int(q), int(r)
        return cell if cell_name(cell) == name else None
    return None


class Wares(Field):
    """So many of each good."""

    type = "list[int]"
    start = f"[0] * {len(NAMES)}"
    copied = "{}[:]"
    form = dict[Good, int]
    seen_as = "Goods"

    def write(self, game: Any, value: Sequence[int]) -> dict[str, int]:
        return {name: n for name, n in zip(NAMES, value, strict=True) if n}

    def read(self, game: Any, where: str, written: Mapping[str, int]) -> list[int]:
        goods = [0] * len(NAMES)
        for name, n in written.items():
            goods[INDEX[name]] = number_from(f"{name} in {where}", n, 0, MOST)
        return goods


class WrittenStructure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    cell: Where = "aside"
    workers: list[Colonist] = []
    stock: int = 0
    good: Good | None = None


class Community(Field):
    """Everything that a player has built and played."""

    type = "list[Structure]"
    start = "[]"
    copied = "{}[:]"
    form = list[WrittenStructure]
    seen_as = "Structure[]"

    def write(self, game: Any, value: Sequence[Structure]) -> list[dict[str, Any]]:
        return [self._written(game, one) for one in value]

    def _written(self, game: Any, one: Structure) -> dict[str, Any]:
        written: dict[str, Any] = {"kind": game.box.kinds[one.kind], "cell": SPOTS[one.spot]}
        if one.workers:
            written["workers"] = [COLONISTS[worker] for worker in one.workers]
        if one.stock:
            written["stock"] = one.stock
            if one.good >= 0:
                written["good"] = NAMES[one.good]
        return written

    def read(self, game: Any, where: str, written: Sequence[WrittenStructure]) -> list[Structure]:
        if len(written) > STRUCTURES:
            raise RecordError(f"{where}: {len(written)} structures are more than there is room for")
        found: list[Structure] = []
        for one in written:
            kind = KINDS.number(game, where, one.kind)
            stock = number_from(f"the stock of {one.kind}", one.stock, 0, 20)
            good = -1 if not stock else game.box.stores[kind] if one.good is None else INDEX[one.good]
            if good >= STORABLE:
                raise RecordError(f"{where}: {one.good} needs no Stock")
            workers = tuple(sorted(COLONISTS.index(name) for name in one.workers))
            found.append(Structure(kind, SPOTS.index(one.cell), workers, stock, good))
        return found


class WrittenTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: str
    at: list[str]


class Land(Field):
    """The tiles on the map, in the order in which they were laid: a place to stand has its number for ever."""

    type = "list[Laid]"
    start = "[]"
    copied = "{}[:]"
    form = list[WrittenTile]
    seen_as = "{ tile: string; at: string[] }[]"

    def write(self, game: Any, value: Sequence[Laid]) -> list[dict[str, Any]]:
        names = game.box.tile_names
        return [{"tile": names[one.tile], "at": [cell_name(cell) for cell in one.cells]} for one in value]

    def read(self, game: Any, where: str, written: Sequence[WrittenTile]) -> list[Laid]:
        found: list[Laid] = []
        for one in written:
            cells = [read_cell(name) for name in one.at]
            if None in cells or not 1 <= len(cells) <= 2:
                raise RecordError(f"{where}: {one.tile} lies on {one.at}; a cell is called like '2,-1'")
            found.append(Laid(TILES.number(game, where, one.tile), tuple(cell for cell in cells if cell)))
        return found


class Sheet(Field):
    """What was noted between two eras, if anything: no part of the game, and never read by its rules."""

    type = "Noted | None"
    start = "None"
    form = Noted | None

    def write(self, game: Any, value: Noted | None) -> Any:
        return None if value is None else msgspec.to_builtins(value)
