"""Why something cannot be done now: what the question says, or the moment."""

from collections.abc import Sequence
from typing import Final

from stead.kernel.decision import Decision, Refusal
from stead.titles.colonists.acts import Question
from stead.titles.colonists.state import MARKET, NEW_PLACES, PLACES, Game

WHOSE: Final = {PLACES: "CO-BRD-04", MARKET: "CO-BRD-10", NEW_PLACES: "CO-EOY-03"}
"""By phase: the rule that says whose turn it is."""
LONGEST: Final = 80
"""No key is longer; what is, is not repeated in full."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    verb, *words = key[:LONGEST].split() or [""]
    if game.over:
        return Refusal("CO-END-01", "over")
    if seat is None:
        return Refusal("CO-ERA-20", "which-seat", seats=", ".join(sorted(str(decision.seat) for decision in asked)))
    if not 0 <= seat < game.seats:
        return Refusal("CO-ERA-20", "no-seat", seat=seat)
    decision = next((decision for decision in asked if decision.seat == seat), None)
    if decision is None:
        return Refusal(WHOSE.get(game.phase, "CO-ERA-20"), "not-your-turn")
    if verb == "move":
        return _moving(game, words)
    if verb in ("fee", "give") and "dollar" in words:
        return Refusal("CO-GDS-08", "dollars-stay")
    found = decision.refusal(verb, words) if isinstance(decision, Question) else None
    return found or Refusal(decision.rule, "not-offered", key=" ".join([verb, *words]), kind=decision.kind)


def _moving(game: Game, words: Sequence[str]) -> Refusal:
    """Goods find their cells by themselves (CO-MOD-09): nobody is asked to rearrange them, and where it would
    matter they cannot be."""
    into = words[-1].partition("#")[0] if words else ""
    if into in game.box.kind and game.box.stores[game.box.kind[into]] >= 0:
        return Refusal("CO-USE-10", "no-good-into-a-stock")
    return Refusal("CO-USE-06" if game.visit is not None else "CO-USE-07", "no-need-to-move")
