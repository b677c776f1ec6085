"""Cards, tiles, pawns and ships, which the state knows by number, and kinds of fields for what lies on cards."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stead.kernel.errors import RecordError
from stead.kit.field import Check, Field, Names, number_from
from stead.kit.fields import On, by_name, counted
from stead.titles.north.cards import TILES
from stead.titles.north.goods import MOST_OF_EACH, MOST_SHIPS

CARDS = Names(
    "card",
    lambda game: game.box.ids,
    lambda game: game.box.number,
    "ids look like GLE004",
    backs=lambda game: game.box.back,
)
_TILES: dict[str, int] = {name: i for i, name in enumerate(TILES)}
TILE = Names("action tile", lambda _: TILES, lambda _: _TILES)

TURNED = len(TILES)
"""Added to the tile on which a pawn stands, when it shows its inactive side."""
_STANDING = (*TILES, *(f"{tile} turned" for tile in TILES))
_PAWNS = {name: i for i, name in enumerate(_STANDING)}
PAWN = Names("place for a pawn", lambda _: _STANDING, lambda _: _PAWNS)


class WrittenShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    common: bool = False
    fish: bool = False
    raze: bool = False


class Ship:
    """A ship in the queue, as a number: whose it is, and what it carries."""

    SEAT = 7
    COMMON = 8
    FISH = 16
    RAZE = 32

    @staticmethod
    def of(seat: int, common: bool, fish: bool, raze: bool) -> int:
        return seat | common * Ship.COMMON | fish * Ship.FISH | raze * Ship.RAZE


class Queue(Field):
    """Ships on the expedition board; the first stands on the arrow."""

    type = "list[int]"
    start = "[]"
    copied = "{}[:]"
    form = list[WrittenShip]
    seen_as = "Ship[]"

    def write(self, game: Any, value: Sequence[int]) -> list[dict[str, Any]]:
        marks = (("common", Ship.COMMON), ("fish", Ship.FISH), ("raze", Ship.RAZE))
        return [{"seat": ship & Ship.SEAT} | {name: True for name, bit in marks if ship & bit} for ship in value]

    def read(self, game: Any, where: str, written: Sequence[WrittenShip]) -> list[int]:
        if len(written) > MOST_SHIPS:
            raise RecordError(f"{len(written)} ships in the {where}; no game comes to more than {MOST_SHIPS}")
        for ship in written:
            number_from(f"a seat of {where}", ship.seat, 0, game.seats - 1)
        return [Ship.of(ship.seat, ship.common, ship.fish, ship.raze) for ship in written]


class GoodsOn(On):
    """Goods of some kinds lie there."""

    def __init__(self, name: str, kinds: Sequence[str], doc: str, check: Check) -> None:
        super().__init__(name, CARDS, "tuple[int, ...]", dict[str, int], doc, check=check)
        self._kinds = kinds

    def write_one(self, game: Any, on: Sequence[int]) -> dict[str, int]:
        return by_name(self._kinds, on)

    def read_one(self, game: Any, where: str, written: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(counted(where, self._kinds, written, MOST_OF_EACH))


class CardOn(On):
    """Another card belongs to it."""

    def __init__(self, name: str, doc: str, check: Check) -> None:
        super().__init__(name, CARDS, "int", str, doc, check=check)

    def write_one(self, game: Any, on: int) -> str:
        return CARDS.name(game, on)

    def read_one(self, game: Any, where: str, written: str) -> int:
        return CARDS.number(game, where, written)


class Tokens(Field):
    """Number tokens."""

    type = "list[int]"
    start = "[]"
    copied = "{}[:]"
    form = list[int]
    seen_as = "number[]"

    def read(self, game: Any, where: str, written: Sequence[int]) -> list[int]:
        tokens = [number_from(f"a token of {where}", n, 1, 5) for n in written]
        if len(set(tokens)) < len(tokens):
            raise RecordError(f"{where} holds a number twice")
        return sorted(tokens)
