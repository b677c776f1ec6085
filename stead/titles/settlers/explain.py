"""Why something cannot be done now: the rule and a message. Asked for every key that is not an option.

Here is what depends on the moment: nobody asked, another phase, an answer due first. The rest is known to the act that
somebody means, and to the question that it does not answer.
"""

from collections.abc import Sequence

from stead.kernel.decision import Decision, Refusal
from stead.kit.acts import Choice, Question, named
from stead.titles.settlers.state import ACTION, ATTACK, LOOKOUT, Game

OWN_TURN = {"defend": "IS-DEF-02", "samurai": "IS-SAM-01"}
AVERTS = {"defend": "IS-SOL-31", "samurai": "IS-SOJ-05"}
"""Acts with a rule of their own that they are for one's own turn, and that they do not avert an attack."""
LONGEST = 80
"""No key is longer; what is, is not repeated in full."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    verb, *words = key[:LONGEST].split() or [""]
    if game.over:
        return Refusal("IS-END-01", "over")
    if seat is None:
        return Refusal("IS-ACT-01", "which-seat", seats=", ".join(sorted(str(decision.seat) for decision in asked)))
    if not 0 <= seat < game.seats:
        return Refusal("IS-ACT-01", "no-seat", seat=seat)
    act = game.box.by_verb.get(verb)
    question = next((decision for decision in asked if decision.seat == seat), None)
    if question is None:
        return _not_asked(game, seat, act)
    assert isinstance(question, Question)
    if question.kind == "turn" or question.kind == "end":
        return _in_turn(question, act, verb, words)
    if act is not None and act.sort and not (verb == question.kind == "build"):
        return _not_now(question, act)
    return question.refused(verb, words)


def _not_asked(game: Game, seat: int, act: type[Choice] | None) -> Refusal:
    if act is not None and act.verb in OWN_TURN:
        return Refusal(OWN_TURN[act.verb], "not-your-turn")
    if game.phase == LOOKOUT:
        second = game.lookout == "standard" and game.stage >= game.seats
        return Refusal("IS-LKT-07" if second else "IS-LKT-04", "not-your-turn")
    if game.players[seat].passed:
        return Refusal("IS-PAS-01", "you-passed")
    return Refusal("IS-ACT-01", "not-your-turn")


def _in_turn(question: Question, act: type[Choice] | None, verb: str, words: Sequence[str]) -> Refusal:
    if act is None:
        return Refusal("IS-ACT-03", "unknown-action", key=verb)
    if question.kind == "end" and act.sort == "action":
        return Refusal("IS-ACT-02", "acted")
    return _attempted(act, question.game, question.seat, words)


def _attempted(kind: type[Choice], game: Game, seat: int, words: Sequence[str]) -> Refusal:
    """Why an act of this kind is refused in a turn, said with these words."""
    amiss = kind.amiss(game, seat, words)
    if amiss is not None:
        return amiss
    if not kind.sort:
        return Refusal("IS-ACT-03", "unknown-action", key=kind.verb)
    cards = named(game.box, words)
    if kind.alone and len(cards) > 1:
        return Refusal(kind.alone, "one-at-a-time")
    act = kind.parse(game, seat, words) if cards else None
    if act is None:
        return Refusal("IS-CRD-09", "no-card", key=" ".join((kind.verb, *words)))
    # Not refused and yet not offered: another copy stands for it, or there are words too many.
    return act.refusal(game, seat) or Refusal("IS-Q-19", "same-as-another", card=game.id(cards[0]))


def _not_now(question: Question, act: type[Choice]) -> Refusal:
    """What belongs into a turn, in the middle of something else."""
    phase = question.game.phase
    if question.kind in ("draft", "keep one"):
        return Refusal("IS-LKT-09" if act.verb == "pass" else "IS-RND-01", "draft-first")
    if phase == ATTACK and act.verb in AVERTS:
        return Refusal(AVERTS[act.verb], "no-protection")
    if phase != ACTION:
        return Refusal("IS-RND-01", "wrong-phase", phase=phase)
    return Refusal("IS-ACT-02", "answer-first", kind=question.kind)
