"""The phases of a game, as turns from one state to the next, and the turn of a player (CO-TRN, CO-ERA)."""

from typing import Any, Final

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import Flow, Turn
from stead.titles.colonists import later, setup, workers, year
from stead.titles.colonists.abilities import SWAP
from stead.titles.colonists.actions import employ, envoys, helps, move, rebuild
from stead.titles.colonists.actions.cards import DiscardCard, too_many
from stead.titles.colonists.actions.employ import Employ
from stead.titles.colonists.actions.envoys import ActToo, Send
from stead.titles.colonists.actions.helps import Gallop, Ride, Spur
from stead.titles.colonists.actions.move import Enter, Go
from stead.titles.colonists.acts import Choice, Plain, Question, Words, by_verb
from stead.titles.colonists.effects.base import STEPS
from stead.titles.colonists.effects.places import BEGIN, swap_tiles, swappable
from stead.titles.colonists.events import HalfBegan
from stead.titles.colonists.state import (
    BUILDINGS,
    EMBASSIES,
    ERA,
    GIFTS,
    GOODS,
    MAINTENANCE,
    MARKET,
    NEW_PLACES,
    NOWHERE,
    PLACES,
    PLAY,
    PRODUCTION,
    PURCHASE,
    SETUP,
    TURNS,
    WINTER,
    WORKERS,
    YEAR,
    Game,
)

FLOWS: Final[dict[str, Any]] = {
    PLACES: setup.lay_place,
    MARKET: setup.lay_market,
    GOODS: setup.fill_storage,
    EMBASSIES: later.buy_embassies,
    BUILDINGS: later.buy_buildings,
    PURCHASE: later.buy_goods,
    ERA: year.begin_era,
    YEAR: year.begin_year,
    GIFTS: year.give,
    NEW_PLACES: year.add_places,
    WORKERS: workers.redistribute,
    MAINTENANCE: workers.maintenance,
    PRODUCTION: year.produce,
}


def turn(game: Game) -> Turn:
    phase = game.phase
    if phase == PLAY:
        return play(game)
    if phase == SETUP:
        return _set_up(game)
    return FLOWS[phase](game)


def _set_up(game: Game) -> Turn:
    setup.lay_out(game)
    yield from ()


# A player's turn


def play(game: Game) -> Turn:
    """What is free before the move, the move with its action, and what is free after it (CO-TRN-01, CO-Q-34)."""
    seat = game.active
    if not game.acted:
        act: Choice = yield Moving(game, seat, "turn", "CO-TRN-01", before, OPENING)
        yield from act.perform(game, seat)
        if game.acted and after(game, seat) == [END]:
            end_turn(game)
        return
    act = yield Moving(game, seat, "after", "CO-Q-34", after, OPENING)
    yield from act.perform(game, seat)
    if act is END or after(game, seat) == [END]:
        end_turn(game)


def before(game: Game, seat: int) -> list[Choice]:
    return [
        *move.entries(game, seat),
        *move.moves(game, seat),
        *helps.helps(game, seat),
        *free(game, seat),
    ]


def free(game: Game, seat: int) -> list[Choice]:
    """What may be done before and after the action."""
    found: list[Choice] = [*employ.options(game, seat), *envoys.options(game, seat), *rebuild.options(game, seat)]
    found += helps.tickets(game, seat)
    player = game.players[seat]
    if player.has[SWAP] and not player.swapped and swappable(game, -1, adjacent=False):
        found.append(SWAPPING)
    return found


def after(game: Game, seat: int) -> list[Choice]:
    return [END, *free(game, seat)]


class End(Plain):
    """Of the turn."""

    verb = "end"

    def refusal(self, game: Game, seat: int) -> Refusal:
        return Refusal("CO-TRN-01", "move-first")


class SwapPlaces(Plain):
    """Two of them, once per half-year (Lord colony, level III)."""

    verb = "swap-places"

    def refusal(self, game: Game, seat: int) -> Refusal:
        player = game.players[seat]
        return Refusal("CO-CLN-06", "once-per-half" if player.has[SWAP] else "no-swapping")

    def perform(self, game: Game, seat: int) -> Flow:
        game.players[seat].swapped = True
        yield from swap_tiles(game, seat, adjacent=False, optional=False)

    def worth(self, eye: Any, asked: Any) -> float:
        return -1.0


END: Final = End()
SWAPPING: Final = SwapPlaces()
assert SWAPPING.key == BEGIN.key


class Moving(Question):
    """What the active player does in a turn."""

    __slots__ = ()
    takes = by_verb(Enter, Go, Ride, Gallop, Spur, Employ, Send, ActToo, SwapPlaces, DiscardCard, End)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if self.kind == "after" and verb in ("go", "ride", "enter"):
            return Refusal("CO-STW-06", "one-move")
        if verb == "dismiss":
            return Refusal("CO-ATV-10", "not-in-the-year")
        if verb == "play" and self.game.played:
            return too_many(self.game, self.seat)
        if verb in STEPS:
            return self._no_visit(verb)
        return super().refusal(verb, words)

    def _no_visit(self, verb: str) -> Refusal:
        """What is done at a place follows a move there, and once."""
        game = self.game
        spots = [spot for spot in game.players[self.seat].stewards if spot != NOWHERE]
        on_markets = bool(spots) and all(map(game.is_market, spots))
        if self.kind == "turn":
            return Refusal("CO-TRN-04" if on_markets else "CO-TRN-01", "go-there-first")
        if on_markets:
            either = verb == "take" and len(game.box.subsidies[game.market_card]) > 1
            return Refusal("CO-PLC-06" if either else "CO-PLC-02", "one-of-them")
        tiles = [game.land[spot].tile for spot in spots if not game.is_market(spot)]
        types = {game.box.places[game.box.place_of[tile]].type for tile in tiles}
        return Refusal("CO-PLC-11" if types == {"maintenance"} else "CO-RNG-06", "acted-already")


def end_turn(game: Game) -> None:
    """Three turns of a player, one after the other; then the next player; then the next half-year (CO-ERA-19..23)."""
    game.acted = False
    game.noted = None
    game.played = game.wheeled = game.reach = 0
    game.turn += 1
    if game.turn < TURNS:
        return
    game.turn = 0
    game.active = (game.active + 1) % game.seats
    if game.active != game.first:
        if setup.to_fill(game):
            game.phase = GOODS
        return
    for player in game.players:
        player.sent = 0
        player.rode = player.swapped = False
    if game.half < WINTER:
        game.half = WINTER
        game.tell(HalfBegan, game.half)
        return
    game.half = 0
    year.end(game)
