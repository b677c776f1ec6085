"""Why something may not be done now: what the question says, or the moment."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Decision, Refusal
from stead.titles.colonists.acts import Question
from stead.titles.colonists.state import MARKET, NEW_PLACES, PLACES, Game

WHOSE: Final = {PLACES: "CO-BRD-04", MARKET: "CO-BRD-10", NEW_PLACES: "CO-EOY-03"}
"""By phase: the rule that says whose turn it is."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    if game.over:
        return Refusal("CO-END-01", "game-over")
    mine = [decision for decision in asked if seat is None or decision.seat == seat]
    if not mine:
        return Refusal(WHOSE.get(game.phase, "CO-ERA-20"), "not-your-turn")
    verb, *words = key.split(" ")
    decision = mine[0]
    refusal = decision.refusal(verb, words) if isinstance(decision, Question) else None
    return refusal or Refusal(decision.rule, "not-offered", key=key, kind=decision.kind)
