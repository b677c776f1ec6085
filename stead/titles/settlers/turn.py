"""The phases of a round, as turns from one state to the next.

A turn is the stretch of rules between two points where the state alone says how to go on. So every draft pick, every
player's production and every action is a turn of its own, and so is what comes after an action.
"""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import DONE, Asking, Turn
from stead.kit.acts import Choice, Question, WordAct
from stead.titles.settlers.actions import activate, hand, place, raze
from stead.titles.settlers.actions.exchange import Exchange
from stead.titles.settlers.cleanup import cleanup
from stead.titles.settlers.events import Passed
from stead.titles.settlers.goods import RAZE, WORKER
from stead.titles.settlers.lookout import advanced_lookout, alternative_lookout, standard_lookout
from stead.titles.settlers.production import production
from stead.titles.settlers.scoring import ROUNDS, finish
from stead.titles.settlers.setup import deal_out
from stead.titles.settlers.solo import attack, solo_lookout
from stead.titles.settlers.state import ACTION, ATTACK, CLEANUP, LOOKOUT, PRODUCTION, SETUP, Game


def turn(game: Game) -> Turn:
    """The rules from here to the next point between turns."""
    phase = game.phase
    if phase == ACTION:
        return action_turns(game)
    if phase == LOOKOUT:
        if game.solo:
            return solo_lookout(game)
        if game.lookout == "standard":
            return standard_lookout(game)
        return alternative_lookout(game) if game.lookout == "alternative" else advanced_lookout(game)
    if phase == PRODUCTION:
        return production(game)
    if phase == CLEANUP:
        return cleanup(game)
    return attack(game) if phase == ATTACK else _setup(game)


def _setup(game: Game) -> Turn:
    assert game.phase == SETUP
    deal_out(game)
    game.begin(LOOKOUT)
    yield from ()


# The Action phase


def action_turns(game: Game) -> Turn:
    """Each time one action, or a pass, or one free placement before or after the action (IS-ACT-02, IS-Q-11)."""
    while game.phase == ACTION and not game.over:
        seat = game.active
        if game.acted:
            act: Choice = yield Question(game, seat, "end", "IS-Q-11", after_action, OPENING)
        else:
            act = yield Question(game, seat, "turn", "IS-ACT-02", turn_options, OPENING)
        yield from act.perform(game, seat)
        sort, player = act.sort, game.players[seat]
        if sort == "action":
            game.acted = True
        if sort == "end" or player.passed or (game.acted and not place.possible(game, player)):
            end_turn(game, seat)


def turn_options(game: Game, seat: int) -> list[Choice]:
    player = game.players[seat]
    goods = player.goods
    found = hand.options(game, player)
    if goods[RAZE] > 1:
        found += raze.options(game, player)
    if player.actions:
        found += activate.options(game, player)
    if goods[WORKER] > 1:
        found += Exchange.up_to(goods[WORKER] // 2)
    found += place.options(game, player)
    found.append(PASS)
    return found


def after_action(game: Game, seat: int) -> list[Choice]:
    return [END, *place.options(game, game.players[seat])]


class Pass(WordAct):
    """Instead of an action; no more of them in this phase (IS-PAS-01)."""

    verb = "pass"
    sort = "action"

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[seat].passed = True
        game.tell(Passed, seat)
        return DONE


class End(WordAct):
    """After the action, where there is still something to place."""

    verb = "end"
    sort = "end"

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal:
        return Refusal("IS-ACT-02", "no-skipping")


PASS: Final = Pass()
END: Final = End()


def end_turn(game: Game, seat: int) -> None:
    """On to the next player who has not passed (IS-ACT-07); when all have, the phase is over (IS-ACT-06)."""
    game.acted = False
    for next_seat in game.order((seat + 1) % game.seats):
        if not game.players[next_seat].passed:
            game.active = next_seat
            return
    for player in game.players:
        player.passed = False
    end_of_action_phase(game)


def end_of_action_phase(game: Game) -> None:
    if game.round < ROUNDS:
        game.begin(CLEANUP)
    elif game.solo:  # IS-Q-51: Cleanup is skipped, the attack is played
        game.begin(ATTACK)
    else:
        finish(game)
