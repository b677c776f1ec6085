"""The action that is being carried out: one visit, however many transactions it has (CO-ACT-01).

All goods for the whole of it must be in Storage when it begins (CO-ACT-04), and no goods are rearranged until it ends
(CO-ACT-08). It is asked for in small steps; so what the steps before have used is kept here, and no step is offered
that the goods of the beginning do not allow.
"""

from collections.abc import Sequence

from stead.titles.colonists.abilities import ONE_STORAGE
from stead.titles.colonists.goods import NAMES, STORABLE
from stead.titles.colonists.state import Game, Player


class Visit:
    __slots__ = (
        "built",
        "cells",
        "discount",
        "fresh",
        "kept",
        "merged",
        "seat",
        "spent",
        "spot",
        "storage",
        "straight",
        "taken",
        "used",
    )

    def __init__(self, player: Player, spot: int, discount: Sequence[int] = ()) -> None:
        self.seat = player.seat
        self.spot = spot
        """Where on the map; -1 for an action of no place."""
        self.storage = player.storage
        """Cells of Storage when it began (CO-Q-35)."""
        self.cells = player.storage + player.warehouse
        self.kept = player.kept
        self.merged = player.has[ONE_STORAGE] > 0
        """The Warehouse counts as Storage."""
        self.used = 0
        """Goods paid out of Storage so far."""
        self.taken = [0] * STORABLE
        """Goods that came from Stocks."""
        self.straight = [0] * STORABLE
        """Goods paid straight from Stocks, by deliveries and the Dolly."""
        self.fresh = [0] * len(NAMES)
        """Goods received in it: they cannot be used in it (CO-PLC-18). Tools can be paid, but not traded again."""
        self.discount = list(discount) or [0] * len(NAMES)
        """What is left of the Altruist's discount (CO-ALT-06)."""
        self.spent = [0] * len(NAMES)
        """Everything paid in it, for the Laborer (CO-LAB-03)."""
        self.built: list[int] = []
        """The kinds built in it."""

    def price(self, cost: Sequence[int]) -> tuple[int, ...]:
        """What is left to pay of a cost after the discount."""
        discount = self.discount
        if not any(discount):
            return tuple(cost)
        return tuple([n - discount[good] if n > discount[good] else 0 for good, n in enumerate(cost)])

    def grant(self, cost: Sequence[int]) -> tuple[int, ...]:
        """The same, and that much of the discount is used."""
        price = self.price(cost)
        self.discount = [left - (n - p) for left, n, p in zip(self.discount, cost, price, strict=True)]
        return price


def price(game: Game, cost: Sequence[int]) -> tuple[int, ...]:
    """What a cost comes to in the action that is being carried out."""
    return tuple(cost) if game.visit is None else game.visit.price(cost)
