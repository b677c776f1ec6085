"""Every option a turn can offer, made once for a box: listing options is then looking them up.

The value of an option is a function and its arguments after game and seat. A function that returns a flow is an
action; one that returns nothing is a free placement, done at once.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stead.kernel.decision import Option
from stead.titles.settlers.actions import activate, build, deal, exchange, hand, place, raze
from stead.titles.settlers.box import Box
from stead.titles.settlers.goods import NAMES


class Menu:
    def __init__(self, box: Box, pass_turn: Callable[..., Any], end_turn: Callable[..., Any]) -> None:
        ids = [card.id for card in box.cards]
        self._ids = ids

        def each(verb: str, perform: Callable[..., Any] | None, *more: Any, suffix: str = "") -> list[Option]:
            return [
                Option(
                    f"{verb} {id}{suffix}", number if perform is None else (perform, (number, *more)), (f"card:{id}",)
                )
                for number, id in enumerate(ids)
            ]

        self.build = each("build", build.perform)
        self.deal = each("deal", deal.perform)
        self.raze = each("raze", raze.perform)
        self.uses = [
            [
                tuple(
                    option
                    for use, possible, option in (
                        (hand.BUILD, card.type != "attack", self.build[card.number]),
                        (hand.DEAL, box.faction[card.number], self.deal[card.number]),
                        (hand.RAZING, bool(card.raze), self.raze[card.number]),
                    )
                    if possible and affordable & use
                )
                for card in box.cards
            ]
            for affordable in range(8)
        ]
        """By what can be afforded, then by card: its uses from hand."""
        self.activate = each("activate", activate.perform, 1)
        self.twice = each("activate", activate.perform, 2, suffix=" twice")
        self.defend = each("defend", place.defend)
        self.samurai = each("samurai", place.samurai)
        self.take = each("take", None)
        self.give = each("give", None)
        self.discard = each("discard", None)
        self.cancel = each("cancel", None)
        self.pass_ = Option("pass", (pass_turn, ()))
        self.end = Option("end", (end_turn, ()))
        self._exchange: list[tuple[Option, ...]] = [()]
        self._tuck: dict[tuple[int, int], Option] = {}
        self._offer: dict[tuple[int, int], Option] = {}

    def exchange(self, pairs: int) -> Sequence[Option]:
        while len(self._exchange) <= pairs:
            n = len(self._exchange)
            option = Option(f"exchange {n}", (exchange.perform, (n,)), ("good:worker",))
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
