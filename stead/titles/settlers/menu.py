"""Every option a turn can offer, made once for a box: listing options is then looking them up.

The value of an option is a function and the thing it is about. A function that returns a flow is an action; one that
returns nothing is a free placement, done at once.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stead.kernel.decision import Option
from stead.titles.settlers.actions import activate, build, deal, exchange, place, raze
from stead.titles.settlers.box import Box
from stead.titles.settlers.goods import FOOD, GOLD, NAMES, RAZE, STONE, WOOD


class Menu:
    def __init__(self, box: Box, pass_turn: Callable[..., Any], end_turn: Callable[..., Any]) -> None:
        ids = [card.id for card in box.cards]
        self._ids = ids

        def each(verb: str, perform: Callable[..., Any] | None, suffix: str = "") -> list[Option]:
            return [
                Option(f"{verb} {id}{suffix}", number if perform is None else (perform, number), (f"card:{id}",))
                for number, id in enumerate(ids)
            ]

        self.build = each("build", build.perform)
        self.deal = each("deal", deal.perform)
        self.raze = each("raze", raze.perform)
        self.activate = each("activate", activate.once)
        self.twice = each("activate", activate.twice, suffix=" twice")
        self.defend = each("defend", place.defend)
        self.samurai = each("samurai", place.samurai)
        self.take = each("take", None)
        self.give = each("give", None)
        self.discard = each("discard", None)
        self.cancel = each("cancel", None)
        self.pass_ = Option("pass", (pass_turn, None))
        self.end = Option("end", (end_turn, None))
        self._box = box
        self._others = {
            (deal, raze): [
                (self.deal[card.number],) * (deal and box.faction[card.number])
                + (self.raze[card.number],) * (raze and bool(card.raze))
                for card in box.cards
            ]
            for deal in (False, True)
            for raze in (False, True)
        }
        """By whether there is food for a Deal and a Raze token: the uses of a card other than building it."""
        self._uses: dict[tuple[int | bool, ...], list[tuple[Option, ...]]] = {}
        self._exchange: list[tuple[Option, ...]] = [()]
        self._tuck: dict[tuple[int, int], Option] = {}
        self._offer: dict[tuple[int, int], Option] = {}

    def uses(self, goods: list[int], location: bool) -> list[tuple[Option, ...]]:
        """By card number, what these goods allow to do with it from hand: build it (`location`: there is one to give
        up), deal with it for food, raze it for a Raze token. Made once for every purse that makes a difference."""
        most = self._box.dearest
        wood, stone, food, gold = goods[WOOD], goods[STONE], goods[FOOD], goods[GOLD]
        key = (
            wood if wood < most else most,  # noqa: FURB136 - min() would be most of the time this takes
            stone if stone < most else most,  # noqa: FURB136
            food if food < most else most,  # noqa: FURB136
            gold if gold < most else most,  # noqa: FURB136
            goods[RAZE] > 0,
            location,
        )
        uses = self._uses.get(key)
        if uses is None:
            uses = self._uses[key] = self._make_uses(key)
        return uses

    def _make_uses(self, key: tuple[int | bool, ...]) -> list[tuple[Option, ...]]:
        wood, stone, food, gold, raze, location = key
        buildable = self._box.buildable([wood, stone, food, gold], bool(location))
        others = self._others[bool(food or gold), bool(raze)]
        return [
            (build, *other) if can else other for can, build, other in zip(buildable, self.build, others, strict=True)
        ]

    def exchange(self, pairs: int) -> Sequence[Option]:
        while len(self._exchange) <= pairs:
            n = len(self._exchange)
            option = Option(f"exchange {n}", (exchange.perform, n), ("good:worker",))
            self._exchange.append((*self._exchange[-1], option))
        return self._exchange[pairs]

    def tuck(self, card: int, gate: int) -> Option:
        option = self._tuck.get((card, gate))
        if option is None:
            ids = self._ids
            about = (f"card:{ids[card]}", f"card:{ids[gate]}")
            option = self._tuck[card, gate] = Option(f"tuck {ids[card]} {ids[gate]}", (place.tuck, (card, gate)), about)
        return option

    def offer(self, good: int, shrine: int) -> Option:
        option = self._offer.get((good, shrine))
        if option is None:
            id, name = self._ids[shrine], NAMES[good]
            about = (f"good:{name}", f"card:{id}")
            option = self._offer[good, shrine] = Option(f"offer {name} {id}", (place.offer, (good, shrine)), about)
        return option
