"""Why something cannot be done now: the rule and a message. Asked for every key that is not an option."""

from collections.abc import Sequence

from stead.kernel.decision import Decision, Refusal
from stead.titles.founders.acts import Question
from stead.titles.founders.state import NOBODY, Game

CALLING = ("bonus", "vote", "stake", "tie", "place")
"""What is asked only in a call to vote."""
LONGEST = 80
"""No key is longer; what is, is not repeated in full."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    verb, *words = key[:LONGEST].split() or [""]
    if game.over:
        return Refusal("FG-END-01", "over")
    if seat is None:
        return Refusal("FG-TRN-01", "which-seat", seats=", ".join(sorted(str(decision.seat) for decision in asked)))
    if not 0 <= seat < game.seats:
        return Refusal("FG-TRN-01", "no-seat", seat=seat)
    decision = next((decision for decision in asked if decision.seat == seat), None)
    if decision is None:
        return _not_asked(game, asked, seat, verb)
    found = decision.refusal(verb, words) if isinstance(decision, Question) else None
    return found or Refusal(decision.rule, "not-offered", key=" ".join([verb, *words]), kind=decision.kind)


def _not_asked(game: Game, asked: Sequence[Decision], seat: int, verb: str) -> Refusal:
    kind = asked[0].kind
    rules = {"races": "FG-DRF-01", "resources": "FG-DRF-12", "third": "FG-DRF-17", "starts": "FG-STA-01"}
    if game.phase == "starts" and any(storage.owner == seat for storage in game.storages):
        return Refusal("FG-STA-02", "one-start")
    if game.phase in rules:
        return Refusal(rules[game.phase], "not-your-turn")
    if verb == "vote" or verb == "stake":
        voted = game.players[seat].ballot != NOBODY
        return Refusal("FG-VOT-05" if voted else "FG-VOT-01", "voted" if voted else "no-vote")
    if verb == "follow":
        rule = "FG-FOL-06" if kind in CALLING else "FG-FOL-05" if kind in ("turn", "basic") else "FG-FOL-01"
        return Refusal(rule, "not-your-turn")
    if verb == "choose" and kind == "tie":
        return Refusal("FG-TIE-01", "not-your-turn")
    if verb == "at" and kind == "place":
        return Refusal("FG-PRE-01", "not-your-turn")
    if verb == "from":
        return Refusal("FG-VPC-04" if kind == "supplier" else "FG-DEL-09", "not-your-turn")
    return Refusal("FG-TRN-01", "not-your-turn")
