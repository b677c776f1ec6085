"""The phases of a round, as turns from one state to the next."""

from typing import Final

from stead.kernel.decision import OPENING
from stead.kernel.flow import Flow, Turn
from stead.kit.acts import Choice, Question, WordAct
from stead.titles.north.actions import build, tiles, use
from stead.titles.north.empire import notice
from stead.titles.north.events import Passed
from stead.titles.north.expedition import expeditions, next_ship
from stead.titles.north.lookout import lookout, setup
from stead.titles.north.state import ACTION, EXPEDITION, LOOKOUT, SETUP, Game


def turn(game: Game) -> Turn:
    """The rules from here to the next point between turns."""
    phase = game.phase
    if phase == ACTION:
        return action_turns(game)
    if phase == EXPEDITION:
        return expeditions(game)
    if phase == LOOKOUT:
        return lookout(game)
    assert phase == SETUP
    return setup(game)


def action_turns(game: Game) -> Turn:
    """Exactly one action or a pass (EN-ACT-02), clockwise, until all have passed (EN-ACT-05)."""
    while game.phase == ACTION:
        seat = game.active
        act: Choice = yield Question(game, seat, "turn", "EN-ACT-02", turn_options, OPENING)
        yield from act.perform(game, seat)
        end_turn(game, seat)


def turn_options(game: Game, seat: int) -> list[Choice]:
    player = game.players[seat]
    found: list[Choice] = [*build.options(game, player)]
    found += tiles.options(game, player)
    found += use.options(game, player)
    found += use.raids(game, player)
    found.append(PASS)
    return found


def end_turn(game: Game, seat: int) -> None:
    """The next player who has not passed; the last one goes on alone (EN-Q-32)."""
    for other in game.order((seat + 1) % game.seats):
        if not game.players[other].passed:
            game.active = other
            return
    game.begin(EXPEDITION)
    next_ship(game)


class Pass(WordAct):
    verb = "pass"
    sort = "action"

    def perform(self, game: Game, seat: int) -> Flow:
        game.players[seat].passed = True
        game.tell(Passed, seat)
        yield from notice(game, seat, "pass")


PASS: Final = Pass()
