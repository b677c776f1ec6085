"""Eras and years: what comes at their beginning and at their end (CO-ERA, CO-EOY, CO-PRO)."""

from collections.abc import Sequence
from typing import Any, Final

from stead.kernel.flow import Flow
from stead.kit.effects import Effect
from stead.kit.zones import draw_from
from stead.titles.colonists import notes, scoring
from stead.titles.colonists.action import act as carry_out
from stead.titles.colonists.action import feasible
from stead.titles.colonists.actions import cards
from stead.titles.colonists.acts import Choice, Question, TileAct, made
from stead.titles.colonists.box import SMALL, Box
from stead.titles.colonists.community import count_stocks, works
from stead.titles.colonists.effects.base import DONE_ACT, deeds_in
from stead.titles.colonists.effects.goods import OneOf, Recipe, Refine, swap, swaps, written
from stead.titles.colonists.events import EraBegan, FirstPlayer, PlaceReplaced, Produced, YearBegan
from stead.titles.colonists.figures import places_called
from stead.titles.colonists.goods import (
    CLOTHING,
    DOLLAR,
    FOOD,
    NAMES,
    TOOL,
    Goods,
    by_name,
)
from stead.titles.colonists.setup import COLONIES, FIFTH_ERA, add_colony, lay_tile, pile, to_fill
from stead.titles.colonists.state import (
    ERA,
    GIFTS,
    GOODS,
    NEW_PLACES,
    PLAY,
    WORKERS,
    YEAR,
    YEARS,
    Game,
    Player,
)
from stead.titles.colonists.storage import fit, receive, room

COMING: Final = 3
"""Places that a year brings (CO-ERA-17)."""
UNSEEN: Final = 2
"""Market cards that leave the game (CO-ERA-08)."""
CHIEF: Final = "chief_officer.1"


# The start of an era


def begin_era(game: Game) -> Flow:
    """New elements, market cards, improvements, places (CO-ERA-03)."""
    box, chance, era = game.box, game.chance, game.era
    game.tell(EraBegan, era)
    if era == 2:
        yield from lay_tile(game, game.first, box.market + 2)
    if era >= FIFTH_ERA and len(game.colonies) == COLONIES:
        add_colony(game)
    if era == FIFTH_ERA and game.options["small_market"]:
        yield from lay_tile(game, game.first, box.market + SMALL)
    if era == 4:
        for spot in places_called(game, "head_official"):
            old = box.tile_names[game.land[spot].tile]
            game.put(box.tile[CHIEF], spot)
            game.tell(PlaceReplaced, game.first, CHIEF, old)
    market = [number for number, card in enumerate(box.market_cards) if card.era == era]
    chance.shuffle(market)
    game.market_gone = sorted(market[:UNSEEN])
    game.market_deck = market[UNSEEN:]
    held = {card for player in game.players for card in player.hand}
    held |= {one.kind - box.improvement for player in game.players for one in player.community}
    deck = [number for number, card in enumerate(box.improvements) if card.era == era and number not in held]
    chance.shuffle(deck)
    game.gone = sorted([*game.gone, *(card for card in game.deck if box.improvements[card].era < era)])
    game.deck, game.discard = deck, []
    game.pile = pile(game, era)
    game.year = 1
    game.phase = YEAR


# The start of a year


def begin_year(game: Game) -> Flow:
    chance, loose = game.chance, game.loose
    game.market_card = draw_from(game.market_deck, chance, loose)
    game.coming = [draw_from(game.pile, chance, loose) for _ in range(min(COMING, len(game.pile)))]
    names = game.box.tile_names
    card = game.box.market_names[game.market_card]
    game.tell(YearBegan, game.era, game.year, card, [names[tile] for tile in game.coming])
    game.phase = GIFTS
    yield from ()


class Gift(Choice):
    """Goods for the relations with the Altruist colony."""

    __slots__ = ("goods",)
    verb = "gift"

    def __init__(self, _: Box, goods: Goods) -> None:
        super().__init__(f"gift {written(goods)}", tuple(f"good:{name}" for name in by_name(goods)))
        self.goods = goods

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": by_name(self.goods)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.taking(self.goods)


class Giving(Question):
    __slots__ = ()


def gifts(game: Game, seat: int) -> list[Gift]:
    box = game.box
    found = [goods for one in game.players[seat].community for goods in box.gifts[one.kind]]
    return [made(Gift, box, goods) for goods in found]


def give(game: Game) -> Flow:
    """One for each who has any, before the first turn (CO-CLN-02, CO-Q-60)."""
    for seat in game.clockwise(game.first):
        if gifts(game, seat):
            act: Gift = yield Giving(game, seat, "gift", "CO-CLN-02", gifts)
            yield from receive(game, seat, act.goods)
    game.active = game.first
    game.phase = GOODS if to_fill(game) else PLAY


# The end of a year


def end(game: Game) -> None:
    """New first player, new places, redistribution, maintenance, production (CO-EOY-01)."""
    notes.write(game)
    if game.first != game.marker:
        game.first = game.marker
        game.tell(FirstPlayer, game.first)
    game.active = game.first
    game.stage = 0
    game.phase = NEW_PLACES if game.coming else WORKERS


class Next(TileAct):
    """The place that is added next."""

    verb = "next"


class Adding(Question):
    __slots__ = ()


def addable(game: Game, seat: int) -> list[Next]:  # noqa: ARG001 - whoever is the first player
    return [made(Next, game.box, tile) for tile in game.coming]


def add_places(game: Game) -> Flow:
    """By the first player, in the order he likes (CO-BRD-15)."""
    while game.coming:
        act: Next = yield Adding(game, game.first, "next", "CO-BRD-15", addable)
        yield from lay_tile(game, game.first, act.tile)
        game.coming.remove(act.tile)
    game.phase = WORKERS


# Production


def produce(game: Game) -> Flow:
    for seat in game.clockwise(game.first):
        yield from _produce(game, seat)
    end_of_year(game)


def _produce(game: Game, seat: int) -> Flow:
    """Into Stocks, then into Storage and Warehouse; tools and dollars into the Toolbox (CO-PRO). What lay in a Stock
    makes room for the new batch, if there is a cell for it."""
    player = game.players[seat]
    produced = harvest(game, player)
    player.goods[TOOL] += int(game.options["smithy"])
    produced[TOOL] += int(game.options["smithy"])
    game.tell(Produced, seat, by_name(produced))
    if room(player) < 0:
        yield from fit(game, seat)
    yield from refine(game, seat)
    draws = max([game.box.draws[one.kind] for one in player.community], default=0)
    if draws and cards.supply(game):
        yield from cards.choose(game, seat, draws, 1)


def harvest(game: Game, player: Player) -> list[int]:
    """Every Stock is full again; what was in it goes into the pool, which may be too much."""
    box = game.box
    produced = [0] * len(NAMES)
    for i, one in enumerate(player.community):
        if not works(game, one):
            continue
        for good in (TOOL, DOLLAR):
            n = box.yields[one.kind][good]
            player.goods[good] += n
            produced[good] += n
        good, n = box.stores[one.kind], player.output[i]
        if n and good not in (FOOD, CLOTHING):
            player.goods[good] += one.stock
            player.community[i] = one._replace(stock=n, good=good)
            produced[good] += n
    count_stocks(player)
    return produced


Refinery = list[Recipe]
"""What a colony (as its level says) or an improvement may refine after production (CO-CLN-04)."""


def refineries(game: Game, player: Player) -> list[Refinery]:
    box = game.box
    return [_recipes(box.refines[one.kind]) for one in player.community if box.refines[one.kind]]


def _recipes(effects: Sequence[Effect]) -> Refinery:
    recipes: Refinery = []
    for group, effect in enumerate(effects, 1):
        for deed in deeds_in(effect.one_of if isinstance(effect, OneOf) else [effect]):
            assert isinstance(deed, Refine)
            recipes += [recipe._replace(group=group) for recipe in deed.recipes]
    return recipes


def exchanges(game: Game, seat: int, recipes: Refinery) -> list[Choice]:
    """What can be done in an action that began now, with whatever discount."""
    found: dict[Choice, None] = {}

    def look() -> bool:
        found.update(dict.fromkeys(swaps(game, seat, recipes)))
        return False  # with the other discount too

    feasible(game, game.players[seat], -1, look)
    return list(found)


class AfterProduction(Question):
    """What is refined next, or enough."""

    __slots__ = ("left",)

    def __init__(self, game: Game, seat: int, left: Sequence[Refinery]) -> None:
        super().__init__(game, seat, "more", "CO-CLN-04")
        self.left = left

    def list(self) -> list[Choice]:
        found = [act for recipes in self.left for act in exchanges(self.game, self.seat, recipes)]
        return [DONE_ACT, *dict.fromkeys(found)]


def refine(game: Game, seat: int) -> Flow:
    """Each of them once, an action by itself, in the order that its owner likes (CO-ACT-07, CO-Q-60)."""
    left = refineries(game, game.players[seat])
    while left:
        act: Any = yield AfterProduction(game, seat, left)
        if act is DONE_ACT:
            return
        recipes = next(recipes for recipes in left if act in exchanges(game, seat, recipes))
        left.remove(recipes)
        steps = swap(game, seat, recipes, act)
        yield from carry_out(game, seat, -1, steps, lambda: act in swaps(game, seat, recipes))  # noqa: B023


def end_of_year(game: Game) -> None:
    """The era is over after its fifth year, the game after its last era (CO-ERA-24, CO-ERA-25)."""
    game.active = game.first
    game.turn = 0
    if not game.year:  # before the first, where the game starts in a later era (CO-LAT-25)
        game.phase = ERA
    elif game.year < YEARS:
        game.year += 1
        game.phase = YEAR
    elif game.era < game.last_era:
        game.era += 1
        game.phase = ERA
    else:
        scoring.finish(game)
