"""Cards, which the state knows by number and a position by id, and kinds of fields for what lies on them."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kit.field import Check, Names, Onlooker, number_from
from stead.kit.fields import Closed, Held, On, by_name, counted
from stead.titles.settlers.goods import MOST_OF_EACH

CARDS = Names(
    "card",
    lambda game: game.box.ids,
    lambda game: game.box.number,
    "ids look like COM018",
    backs=lambda game: game.box.back,
)

TOKENS = Names("token", lambda game: game.box.tokens, lambda game: game.box.token_number)


class Buried(Held):
    """Cards that lie face down, most of them after all saw them go there (IS-Q-24)."""

    def unknown(self, game: Any, cards: Sequence[int], seat: int | None) -> list[int]:
        hidden = game.hidden
        return [card for card in cards if hidden[card]]

    # That they are hidden stays with the place: cards that leave it lose the mark, those that come get it.

    marks = True

    def lift(self, game: Any, thing: Any) -> None:
        for card in getattr(thing, self.name):
            game.hidden[card] = 0

    def hold(self, game: Any, thing: Any, place: Any, cards: list[int], dealt: list[int]) -> None:
        super().hold(game, thing, place, cards, dealt)
        for card in dealt:
            game.hidden[card] = 1


class GoodsOn(On):
    """Goods of some kinds lie there."""

    def __init__(self, name: str, type: str, kinds: Sequence[str], doc: str, check: Check) -> None:
        super().__init__(name, CARDS, type, dict[str, int], doc, check=check)
        self._kinds = kinds

    def write_one(self, game: Any, on: Sequence[int]) -> dict[str, int]:
        return by_name(self._kinds, on)

    def read_one(self, game: Any, where: str, written: Mapping[str, int]) -> tuple[int, ...]:
        return tuple(counted(where, self._kinds, written, MOST_OF_EACH))


class CardsOn(On):
    """Cards lie there, in no order; who owns the Location knows them."""

    marks = False

    def cut(self, game: Any, thing: Any, onlooker: Onlooker) -> dict[int, tuple[int, ...]]:
        if not thing.under:
            return {}
        mine = [gate for player in game.players if onlooker.is_owner(player) for gate in player.locations]
        return {
            gate: cards if gate in mine else tuple(sorted(CARDS.hidden(game, cards)))
            for gate, cards in thing.under.items()
        }

    def closed(self, game: Any, thing: Any, seat: int) -> list[Closed]:
        bit, mine = 1 << seat, game.players[seat].locations
        places = [(gate, cards) for gate, cards in thing.under.items() if gate not in mine]
        found = [(gate, cards, [card for card in cards if not game.known[card] & bit]) for gate, cards in places]
        return [place for place in found if place[2]]

    def hold(self, game: Any, thing: Any, place: Any, cards: list[int], dealt: list[int]) -> None:
        thing.under[place] = tuple(sorted(cards + dealt))

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
