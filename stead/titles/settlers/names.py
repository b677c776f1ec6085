"""Cards, which the state knows by number and a position by id, and kinds of fields for what lies on them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stead.kit.field import HIDDEN, OWNER, Check, Names, Onlooker, number_from
from stead.kit.fields import Many, On, by_name, counted

CARDS = Names(
    "card",
    lambda game: game.box.ids,
    lambda game: game.box.number,
    "ids look like COM018",
    backs=lambda game: game.box.back,
)


class Held(Many):
    """Cards that a player holds. Others see their backs, and which they are if they saw them go there."""

    def __init__(self, name: str, doc: str = "", sorted: bool = True, check: Check | None = None) -> None:
        super().__init__(name, CARDS, doc, OWNER, sorted, check=check)

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> list[int]:
        cards: list[int] = getattr(thing, self.name)
        if onlooker.is_owner(thing):
            return cards
        seen, back = self.is_seen(game, onlooker.seat), game.box.back
        return sorted([card if seen(card) else HIDDEN - back[card] for card in cards])

    def is_seen(self, game: Any, seat: int | None) -> Callable[[int], int]:
        known, bit = game.known, 0 if seat is None else 1 << seat
        return lambda card: known[card] & bit


class Buried(Held):
    """Cards that lie face down, most of them after all saw them go there (IS-Q-24)."""

    def is_seen(self, game: Any, seat: int | None) -> Callable[[int], int]:
        return lambda card: not game.hidden[card]


class GoodsOn(On):
    """Goods of some kinds lie there."""

    def __init__(self, name: str, type: str, kinds: Sequence[str], doc: str, check: Check) -> None:
        super().__init__(name, CARDS, type, dict[str, int], doc, check=check)
        self._kinds = kinds

    def write_one(self, game: Any, on: Sequence[int]) -> dict[str, int]:
        return by_name(self._kinds, on)

    def read_one(self, game: Any, where: str, written: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(counted(where, self._kinds, written, 9_999))


class CardsOn(On):
    """Cards lie there, in no order; who owns the Location knows them."""

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> dict[int, tuple[int, ...]]:
        mine = [gate for player in game.players if onlooker.is_owner(player) for gate in player.features]
        return {
            gate: cards if gate in mine else tuple(sorted(CARDS.hidden(game, card) for card in cards))
            for gate, cards in thing.under.items()
        }

    def lying(self, value: Mapping[int, Sequence[int]]) -> list[int]:
        return [card for cards in value.values() for card in cards]

    def write_one(self, game: Any, on: Sequence[int]) -> list[str]:
        return CARDS.of(game, on)

    def read_one(self, game: Any, where: str, written: Sequence[str]) -> tuple[int, ...]:
        return tuple(sorted(CARDS.number(game, where, id) for id in written))


class WhoseOn(On):
    """It was somebody's; the virtual player's too."""

    def read_one(self, game: Any, where: str, written: int) -> int:
        return number_from(f"a seat of {where!r}", written, 0, len(game.players) - 1)
