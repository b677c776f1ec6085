"""Why something cannot be done now: the rule and a message. Asked for every key that is not an option.

Here is what depends on the moment: nobody asked, another phase, an answer due first. The rest is known to the act that
somebody means, and to the question that it does not answer.
"""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Decision, Refusal
from stead.kit.acts import Choice, Question, named
from stead.titles.north.state import ACTION, EXPEDITION, LOOKOUT, Game

LONGEST = 80
"""No key is longer; what is, is not repeated in full."""


def explain(game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
    verb, *words = key[:LONGEST].split() or [""]
    if game.over:
        return Refusal("EN-END-03", "over")
    if seat is None:
        return Refusal("EN-ACT-01", "which-seat", seats=", ".join(sorted(str(decision.seat) for decision in asked)))
    if not 0 <= seat < game.seats:
        return Refusal("EN-ACT-01", "no-seat", seat=seat)
    act: type[Choice] | None = game.box.by_verb.get(verb)
    question = next((decision for decision in asked if decision.seat == seat), None)
    if question is None:
        return _not_asked(game, seat)
    assert isinstance(question, Question)
    if question.kind == "turn":
        return _in_turn(game, seat, act, verb, words)
    if act is not None and act.sort:
        return _not_now(question)
    return question.refused(verb, words)


def _not_asked(game: Game, seat: int) -> Refusal:
    if game.phase == ACTION and game.players[seat].passed:
        return Refusal("EN-PAS-01", "you-passed")
    if game.phase == EXPEDITION:
        return Refusal("EN-EXD-01", "other-ship-first")
    if game.phase == LOOKOUT:
        return Refusal("EN-RND-01", "wait-for-the-others")
    return Refusal("EN-ACT-01", "not-your-turn")


def _in_turn(game: Game, seat: int, act: type[Choice] | None, verb: str, words: Sequence[str]) -> Refusal:
    if act is None:
        return Refusal("EN-ACT-03", "unknown-action", key=verb)
    cards = named(game.box, words)
    if not act.sort:
        return _only_then(game, seat, act.verb, cards)
    if len(cards) > 1:
        return Refusal("EN-ACT-02", "one-at-a-time")
    found: Any = act.parse(game, seat, words)
    if found is None:
        return Refusal("EN-ACT-03", "unknown-action", key=" ".join((verb, *words)))
    refusal = found.refusal(game, seat)
    # Not refused and yet not offered: another copy stands for it, or there are words too many.
    return refusal or Refusal("EN-Q-62", "same-as-another", card=game.id(cards[0]) if cards else verb)


def _only_then(game: Game, seat: int, verb: str, cards: Sequence[int]) -> Refusal:
    """Answers to questions that nobody asked in a turn."""
    if cards and verb in ("boost", "add", "upgrade"):
        face = game.box.cards[cards[0]]
        if face.number not in game.players[seat].hand:
            return Refusal("EN-BLD-01", "not-in-hand", card=face.id)
        if face.boost is not None:
            return Refusal("EN-CRD-04", "boost-needs-action", card=face.id, tile=face.played_with)
        if face.played_with is not None:
            return Refusal("EN-BLD-06", "built-with-action", card=face.id, tile=face.played_with)
    if verb in ("pillage", "conquer", "land"):
        return Refusal("EN-RND-01", "expedition-later")
    if verb in ("keep", "done"):
        return Refusal("EN-LOO-02", "lookout-over")
    return Refusal("EN-ACT-03", "unknown-action", key=verb)


def _not_now(question: Question[Game]) -> Refusal:
    """What belongs into a turn, in the middle of something else."""
    phase = question.game.phase
    if phase != ACTION:
        return Refusal("EN-RND-01", "wrong-phase", phase=phase)
    return Refusal("EN-ACT-02", "answer-first", kind=question.kind)
