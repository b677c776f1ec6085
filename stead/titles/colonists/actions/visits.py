"""What is done where a steward stops: the action of a place or a market, or something instead (CO-PLC, CO-TRN)."""

from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.titles.colonists import abilities
from stead.titles.colonists.action import act as carry_out
from stead.titles.colonists.action import discounts, feasible
from stead.titles.colonists.acts import Choice, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.cards import MarketCard
from stead.titles.colonists.effects.base import DONE_ACT, Deed, Doing, deeds_in, whose
from stead.titles.colonists.effects.goods import Gain, Recipe, Sell, Selling, Take, given, swap, swaps, why_not, written
from stead.titles.colonists.effects.places import Visiting
from stead.titles.colonists.goods import NONE, Goods, by_name, vector
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.storage import receive


def action_of(game: Game, spot: int) -> Visiting:
    """The action of a place that is no market."""
    box = game.box
    place = box.place_of[game.land[spot].tile]
    found: Visiting | None = box.acts.get((Visiting, place))
    if found is None:
        found = box.acts[Visiting, place] = Visiting(visit=box.places[place].name)
    return found


# What may be had instead (Lord colony)


class Instead(Choice):
    """A good instead of the action (CO-CLN-07)."""

    __slots__ = ("goods",)
    verb = "instead"

    def __init__(self, _: Box, goods: Goods) -> None:
        super().__init__(f"instead {written(goods)}", tuple(f"good:{name}" for name in by_name(goods)))
        self.goods = goods

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": by_name(self.goods)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.taking(self.goods)

    def perform(self, game: Game, seat: int) -> Flow:
        yield from receive(game, seat, self.goods)


def alternatives(game: Game, player: Player) -> list[Instead]:
    """The goods of the Lord colony, with what comes besides."""
    return [made(Instead, game.box, goods) for goods in player.instead]


# Markets


def market_deeds(game: Game, seat: int) -> list[Deed]:
    """The three actions of the market card, and what one may do there instead (CO-PLC-02..09, CO-CLN-10)."""
    box, player = game.box, game.players[seat]
    card = box.market_cards[game.market_card]
    return [*_card_deeds(box, card), *own_market_deeds(box, player)]


def _card_deeds(box: Box, card: MarketCard) -> list[Deed]:
    found: list[Deed] | None = box.acts.get((MarketCard, card.name))
    if found is None:
        subsidies = [Gain(gain=goods) for goods in card.subsidy]
        found = box.acts[MarketCard, card.name] = [
            Sale(sale=[one for one in card.sells if isinstance(one, Sell)]),
            *subsidies,
            *deeds_in([card.does]),
        ]
    return found


def own_market_deeds(box: Box, player: Player) -> Iterator[Deed]:
    for one in player.community:
        deed = box.market_effect[one.kind]
        if isinstance(deed, Deed):
            yield deed


class Sale(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The two ways of a market to sell, each any number of times (CO-PLC-03)."""

    sale: list[Sell]

    @cached_property
    def recipes(self) -> list[Recipe]:
        return [recipe for one in self.sale for recipe in one.recipes]

    def openers(self, game: Game, seat: int, spot: int) -> Sequence[Choice]:
        return swaps(game, seat, self.recipes)

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Selling)

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Flow:
        yield from swap(game, seat, self.recipes, act)

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.selling(now, self.recipes)

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        return why_not(game, seat, self.recipes, verb, words)


# Visiting


def deeds_at(game: Game, seat: int, spot: int) -> list[Deed]:
    if game.is_market(spot):
        return market_deeds(game, seat)
    found: list[Deed] = [action_of(game, spot)]
    if game.players[seat].has[abilities.DIPLOMAT_MARKET] and found[0] == DIPLOMAT:
        found += market_deeds(game, seat)
    return found


DIPLOMAT = Visiting(visit="diplomat")


def may_act(game: Game, seat: int, spot: int) -> bool:
    """Is there anything to be done there (CO-TRN-06, CO-Q-08)?"""
    if game.is_market(spot):
        return True
    return feasible(game, game.players[seat], spot, partial(_may_act, game, seat, spot))


def _may_act(game: Game, seat: int, spot: int) -> bool:
    action, player = action_of(game, spot), game.players[seat]
    if action.can(game, seat, spot) or (player.has[abilities.DIPLOMAT_MARKET] and action == DIPLOMAT):
        return True
    return bool(alternatives(game, player))


def obstacle(game: Game, seat: int, spot: int) -> str:
    """The rule by which there is nothing to be done."""
    return action_of(game, spot).obstacle(game, seat)


def reserves(game: Game, seat: int, spot: int) -> list[Goods]:
    """The cheapest things that can be done there, as costs."""
    player = game.players[seat]
    if alternatives(game, player) or game.is_market(spot):
        return [NONE]
    costs = [cost for deed in deeds_at(game, seat, spot) for cost in deed.least(game, seat)]
    off = discounts(game, player) or [NONE]
    return [tuple([max(0, n - d) for n, d in zip(cost, less, strict=True)]) for cost in costs for less in off]


def visit(game: Game, seat: int, spot: int) -> Flow:
    """Carry out what is done here: one action (CO-ACT-01)."""
    able = None if game.is_market(spot) else partial(_may_act, game, seat, spot)
    yield from carry_out(game, seat, spot, _visit(game, seat, spot), able, _pays(game, seat, spot))


def _pays(game: Game, seat: int, spot: int) -> bool:
    """Something may be paid there that a discount makes cheaper: nobody is asked for one where goods are given or
    bought (CO-Q-51)."""
    if game.is_market(spot) or game.players[seat].has[abilities.DIPLOMAT_MARKET]:
        return True
    given = game.box.places[game.box.place_of[game.land[spot].tile]].type in ("resource", "maintenance")
    return not given and action_of(game, spot).pays(game, seat)


def _visit(game: Game, seat: int, spot: int) -> Flow:
    player = game.players[seat]
    if player.has[abilities.DIPLOMAT_MARKET] and not game.is_market(spot) and action_of(game, spot) == DIPLOMAT:
        yield from receive(game, seat, vector({"tool": 1}))
    deeds = deeds_at(game, seat, spot)
    instead = [] if game.is_market(spot) else alternatives(game, player)
    if instead:  # what the place gives all the same is no alternative
        steps = [act for deed in deeds for act in deed.openers(game, seat, spot)]
        here = [given(game, seat, act.goods, spot) for act in steps if isinstance(act, Take)]
        if game.marker == seat:  # an official has nothing more for whoever holds the marker
            here += [given(game, seat, game.box.gains[game.land[spot].tile], spot)]
        instead = [one for one in instead if one.goods not in here]
    kind = "market" if game.is_market(spot) else "visit"
    act: Any = yield Doing(game, seat, deeds, spot, instead, kind)
    if isinstance(act, Instead):
        yield from act.perform(game, seat)
    elif act is not DONE_ACT:
        yield from whose(game, deeds, act).carry_on(game, seat, spot, act)
