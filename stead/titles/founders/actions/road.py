"""Roads (FG-ROA)."""

from typing import Final

from stead.kernel.decision import Option, Refusal
from stead.kernel.flow import Asking, Flow
from stead.kit.grid import picked
from stead.titles.founders.acts import CellAct, Choice, Facts, Outlook, Plain, Question, by_verb
from stead.titles.founders.delivery import deliver
from stead.titles.founders.events import RoadBuilt
from stead.titles.founders.state import Game


class Road(CellAct):
    verb = "road"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        bit = 1 << self.cell
        if not game.board.land & bit:
            return Refusal("FG-ROA-04", "no-land", cell=self.name)
        if game.occupied & bit:
            return Refusal("FG-ROA-02", "occupied", cell=self.name)
        if not game.reach(seat) & bit:
            return Refusal("FG-ROA-03", "not-connected", cell=self.name)
        return None

    def perform(self, game: Game, seat: int) -> Asking:
        game.lay_road(self.cell)
        game.tell(RoadBuilt, seat, self.name)
        return deliver(game, seat, 1 << self.cell)

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.plans.roads.get(self.cell, 0.0)


class NoRoad(Plain):
    verb = "no road"

    def facts(self, asked: Question) -> Facts:
        return {"rule": asked.rule}


STOP: Final = NoRoad()


def sites(game: Game, seat: int) -> int:
    """Empty land connected to a structure of the builder (FG-ROA-02, FG-ROA-03)."""
    return game.reach(seat) & game.free


def options(game: Game, seat: int) -> list[Choice]:
    return picked(game.menu.all(Road), sites(game, seat))


def several(game: Game, seat: int, most: int) -> Flow:
    """Up to so many roads, one at least, each with its deliveries before the next (FG-Q-06)."""
    for n in range(most):
        if not sites(game, seat):
            return
        act = yield Laying(game, seat, "road", "FG-ROA-01", _or_stop if n else options)
        if act is STOP:
            return
        yield from act.perform(game, seat)


def _or_stop(game: Game, seat: int) -> list[Choice]:
    return [*options(game, seat), STOP]


class Laying(Question):
    """Where to lay a road."""

    takes = by_verb(Road)

    def weigh(self, eye: Outlook, act: Option) -> float:
        """Rather than none."""
        return 0.0 if act is STOP else super().weigh(eye, act) + 0.01
