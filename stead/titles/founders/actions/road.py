"""Roads (FG-ROA)."""

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Asking, Flow
from stead.kernel.grid import picked
from stead.titles.founders.delivery import deliver
from stead.titles.founders.events import RoadBuilt
from stead.titles.founders.state import Game

STOP = Option("no road", ("stop", -1))


def sites(game: Game, seat: int) -> int:
    """Empty land connected to a structure of the builder (FG-ROA-02, FG-ROA-03)."""
    return game.reach(seat) & game.free


def options(game: Game, seat: int) -> list[Option]:
    return picked(game.menu.road, sites(game, seat))


def refusal(game: Game, seat: int, cell: int) -> Refusal | None:
    bit = 1 << cell
    name = game.board.names[cell]
    if not game.board.land & bit:
        return Refusal("FG-ROA-04", "fg-no-land", cell=name)
    if game.occupied & bit:
        return Refusal("FG-ROA-02", "fg-occupied", cell=name)
    if not game.reach(seat) & bit:
        return Refusal("FG-ROA-03", "fg-not-connected", cell=name)
    return None


def perform(game: Game, seat: int, cell: int) -> Asking:
    game.lay_road(cell)
    game.tell(RoadBuilt, seat, game.board.names[cell])
    return deliver(game, seat, 1 << cell)


def several(game: Game, seat: int, most: int) -> Flow:
    """Up to so many roads, one at least, each with its deliveries before the next (FG-Q-06)."""
    for n in range(most):
        if not sites(game, seat):
            return
        _, cell = yield Decision(seat, "road", "FG-ROA-01", _or_stop if n else options, (game, seat))
        if cell < 0:
            return
        yield from perform(game, seat, cell)


def _or_stop(game: Game, seat: int) -> list[Option]:
    return [*options(game, seat), STOP]
