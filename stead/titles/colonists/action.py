"""Beginning and ending an action, and what others have of it (CO-ACT, CO-ALT, CO-LAB)."""

from collections.abc import Callable, Sequence
from typing import Any

from stead.kernel.flow import Flow
from stead.titles.colonists.acts import Choice, Question, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.events import Earned
from stead.titles.colonists.figures import entitled
from stead.titles.colonists.goods import DOLLAR, NONE, STORABLE, Goods, by_name
from stead.titles.colonists.state import ALTRUIST, LABORER, NOWHERE, Game, Player
from stead.titles.colonists.storage import receive
from stead.titles.colonists.visit import Visit


def discounts(game: Game, player: Player) -> list[Goods]:
    """What the Altruist takes off an action's costs: the goods of the place where it stands; on a market one of the
    subsidies (CO-ALT-02..06, CO-Q-52)."""
    spot = game.envoys[ALTRUIST]
    if spot == NOWHERE or not entitled(game, player, ALTRUIST):
        return []
    tile = game.land[spot].tile
    if game.box.is_market(tile):
        subsidies = game.box.subsidies[game.market_card] if game.market_card >= 0 else []  # before the first year: none
        return [goods for goods in subsidies if any(goods[:DOLLAR])]  # nobody pays dollars (CO-GDS-08)
    gains = game.box.gains[tile]
    return [gains] if any(gains) else []


def feasible(game: Game, player: Player, spot: int, able: Callable[[], bool]) -> bool:
    """Can something be done as an action of its own, with one of the discounts?"""
    choices = discounts(game, player)
    if not choices and game.visit is None:
        return able()
    return any(_with(game, player, spot, less, able) for less in choices or [NONE])


def _with(game: Game, player: Player, spot: int, discount: Goods, able: Callable[[], bool]) -> bool:
    outer, game.visit = game.visit, Visit(player, spot, discount)
    found = able()
    game.visit = outer
    return found


def act(game: Game, seat: int, spot: int, steps: Flow, able: Callable[[], bool] | None, pays: bool = True) -> Flow:
    """Carry out one action: these steps, at a place or (-1) at none; only with a discount with which one is `able`, if
    one is not with all, and with none where nobody `pays`."""
    player = game.players[seat]
    choices = (discounts(game, player) if pays else []) or [NONE]
    if len(choices) > 1 and able is not None:
        choices = [less for less in choices if _with(game, player, spot, less, able)]
    discount = choices[0]
    if len(choices) > 1:
        chosen: Discount = yield Discounting(game, seat, choices)
        discount = chosen.goods
    outer, game.visit = game.visit, Visit(player, spot, discount)
    yield from steps
    visit, game.visit = game.visit, outer
    if spot >= 0 and spot == game.envoys[LABORER]:
        yield from pay_laborers(game, seat, visit)


def pay_laborers(game: Game, seat: int, visit: Visit) -> Flow:
    """One good of each kind that was spent there, tools excepted, for everybody else who may (CO-LAB-03, CO-Q-53)."""
    earned: Goods = tuple([int(n > 0 and good < STORABLE) for good, n in enumerate(visit.spent)])
    if not any(earned):
        return
    for other in game.others(seat):
        if entitled(game, game.players[other], LABORER):
            game.tell(Earned, other, by_name(earned))
            yield from receive(game, other, earned)


class Discount(Choice):
    """The goods of one of the subsidies."""

    __slots__ = ("goods",)
    verb = "discount"

    def __init__(self, _: Box, goods: Goods) -> None:
        super().__init__("discount " + "+".join(f"{n}{name}" for name, n in by_name(goods).items()))
        self.goods = goods

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": by_name(self.goods)}

    def worth(self, eye: Any, asked: Any) -> float:
        return sum(eye.good(good) * n for good, n in enumerate(self.goods) if n)


class Discounting(Question):
    """Which of two subsidies the Altruist's discount is like."""

    __slots__ = ("choices",)

    def __init__(self, game: Game, seat: int, choices: Sequence[Goods]) -> None:
        super().__init__(game, seat, "discount", "CO-Q-52")
        self.choices = choices

    def list(self) -> list[Discount]:
        return [made(Discount, self.game.box, goods) for goods in self.choices]
