"""Cards, which the state knows by number and a position by id, and kinds of fields for what lies on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kit.fields import Check, Names, On, by_name, counted, number_from

CARDS = Names("card", lambda game: game.box.ids, lambda game: game.box.number, "ids look like COM018")


class GoodsOn(On):
    """Goods of some kinds lie there."""

    def __init__(self, name: str, type: str, kinds: Sequence[str], doc: str, check: Check) -> None:
        super().__init__(name, CARDS, type, dict[str, int], doc, check)
        self._kinds = kinds

    def write_one(self, game: Any, on: Sequence[int]) -> dict[str, int]:
        return by_name(self._kinds, on)

    def read_one(self, game: Any, where: str, written: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(counted(where, self._kinds, written, 9_999))


class CardsOn(On):
    """Cards lie there, in no order."""

    def write_one(self, game: Any, on: Sequence[int]) -> list[str]:
        return CARDS.of(game, on)

    def read_one(self, game: Any, where: str, written: Sequence[str]) -> tuple[int, ...]:
        return tuple(sorted(CARDS.number(game, where, id) for id in written))


class WhoseOn(On):
    """It was somebody's; the virtual player's too."""

    def read_one(self, game: Any, where: str, written: int) -> int:
        return number_from(f"a seat of {where!r}", written, 0, len(game.players) - 1)
