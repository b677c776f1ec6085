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
    if verb == "move":
        return _moving(game, words)
    if verb in ("fee", "give") and "dollar" in words:
        return Refusal("CO-GDS-08", "dollars-stay")
    decision = mine[0]
    refusal = decision.refusal(verb, words) if isinstance(decision, Question) else None
    return refusal or Refusal(decision.rule, "not-offered", key=key, kind=decision.kind)


def _moving(game: Game, words: Sequence[str]) -> Refusal:
    """Goods find their cells by themselves (CO-MOD-09): nobody is asked to rearrange them, and where it would
    matter they cannot be."""
    kind = words[-1].partition("#")[0] if words else ""
    if kind in game.box.kind and game.box.stores[game.box.kind[kind]] >= 0:
        return Refusal("CO-USE-10", "no-good-into-a-stock")
    return Refusal("CO-USE-06" if game.visit is not None else "CO-USE-07", "no-need-to-move")
