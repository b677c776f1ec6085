"""The rules as they run: from one question to the next, back to an anchor, and to where a line of answers leads.

This is the engine under `Table`, which is what everybody uses. The rules run live in a generator. What cannot be copied
of it is made again: copy the anchor, feed it the line.
"""

from collections.abc import Sequence
from typing import Any, Final, final

from stead.kernel.anchor import Anchor, Answer, Root
from stead.kernel.chance import Chance
from stead.kernel.decision import Decision, Option
from stead.kernel.errors import RecordError
from stead.kernel.events import Log
from stead.kernel.flow import GameOver, Turn, run
from stead.kernel.record import Setup
from stead.kernel.title import Title

ANCHOR_EVERY: Final = 24
"""Answers between two anchors, about. Fewer: quicker taking back. More: quicker pure play."""

AT_ANCHOR: Final = -1
"""This turn began where the anchor lies (else: how many answers after it)."""

REDEALS = 50
"""How often `determinize` deals anew until the seat that is asked still has something to answer."""


@final
class Several:
    """Decisions asked at the same time, or none: together they have no options and no seat."""

    __slots__ = ("decisions", "opening", "options", "seat")

    def __init__(self, decisions: tuple[Decision, ...]) -> None:
        self.decisions = decisions
        self.options: Sequence[Option] = ()
        self.seat = -1
        self.opening = all(decision.opening for decision in decisions)
        """The state says it all: nobody has answered yet, or nothing is asked."""


NOTHING: Final = Several(())
IDLE: Turn = run(lambda _: iter(()), None)  # type: ignore[arg-type,return-value]
"""Rules that never run."""
NOWHERE = Anchor(None)
"""Where a table is before it is anywhere."""


class Running:
    """What a table is made of: a state, the rules running on it, what they ask, and how that came about."""

    __slots__ = (
        "_anchor",
        "_asks",
        "_began",
        "_gathered",
        "_halt",
        "_line",
        "_marks",
        "_rules",
        "_snapshot",
        "game",
        "setup",
        "title",
    )

    def __init__(self, title: Title[Any], setup: Setup) -> None:
        """Nothing is asked yet; `_resume` and `_begin` say where it is."""
        self.title = title
        self.setup = setup
        self.game: Any = None
        self._anchor: Root = NOWHERE
        self._line: list[Answer] = []
        self._marks: list[int] = []
        self._halt = -1
        self._asks: Decision | Several = NOTHING
        self._began = AT_ANCHOR
        self._snapshot: Any = None
        self._rules = IDLE
        self._gathered: tuple[Any, int, Any] = (None, -1, None)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending decisions; several when seats choose at the same time, none when the game is over."""
        asks = self._asks
        return (asks,) if isinstance(asks, Decision) else asks.decisions

    def _asked(self, seat: int) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    # Going on

    def _answer(self, seat: int, option: Option, settle: bool) -> None:
        if self.game.log is not None and seat >= 0:
            self._marks.append(len(self.game.log.events))
        self._line.append((seat, option))
        if isinstance(self._asks, Several):
            self._advance((seat if seat >= 0 else ~seat, option), settle)
        else:
            self._advance(option, settle)

    def _advance(self, answer: Any, settle: bool) -> None:
        """Let the rules run to the next question; with `settle`, to the next that has more than one answer."""
        rules = self._rules
        while True:
            try:
                asks = rules.send(answer)
            except StopIteration:
                self._asks = NOTHING
                return
            except GameOver:
                self.game.over = True
                self._asks = NOTHING
                return
            if asks is None:
                self._between_turns()
                answer = None
            elif isinstance(asks, Decision):
                if asks.opening and len(self._line) > self._began and self._line:
                    self._between_turns()
                self._asks = asks
                if not settle:
                    return
                options = asks.options = asks.list()
                if len(options) > 1:
                    return
                answer = options[0]
                self._line.append((~asks.seat, answer))
            else:
                self._asks = Several(asks)
                if not settle:
                    return
                only = next((decision for decision in asks if len(decision.relist()) == 1), None)
                if only is None:
                    return
                self._line.append((~only.seat, only.options[0]))
                answer = (only.seat, only.options[0])

    def _between_turns(self) -> None:
        """Here the state alone says how to go on. Rules that open one turn after another with a question need not say
        so: answers have been given since the last time, and now an `opening` question."""
        began = len(self._line)
        if began == self._halt:
            self._snapshot = self.game.clone()
        if began >= ANCHOR_EVERY:
            self._anchor = Anchor(self.game.clone(), self._anchor, self._line)
            self._line = []
            began = AT_ANCHOR
        self._began = began

    def _start(self, settle: bool) -> None:
        self._asks = NOTHING
        self._began = AT_ANCHOR
        self._snapshot = self.game
        self._rules = run(self.title.turn, self.game)
        if not self.game.over:
            self._advance(None, settle)

    def _feed(self, line: Sequence[Answer]) -> None:
        """Give answers that are known to be right: nothing is listed, nothing is checked."""
        for seat, answer in line:
            option = self._listed(seat, answer) if isinstance(answer, str) else answer
            self._answer(seat, option, settle=False)

    def _listed(self, seat: int, key: str) -> Option:
        """The option of an answer that is known by its key only."""
        decision = self._asked(seat if seat >= 0 else ~seat)
        if decision is not None:
            decision.relist()
        option = decision.find(key) if decision is not None else None
        if option is None:
            raise RecordError(f"pickled by other rules: {key!r} is not legal there")
        return option

    # Going back, and to where others are

    def _resume(self, root: Root, line: Sequence[Answer], log: bool) -> None:
        """Go to where these answers lead from there."""
        if isinstance(root, Anchor):
            self.game = root.state.clone()
        else:
            deal = root.told()
            self._resume(deal.anchor, deal.line, log=False)
            chance = Chance.seeded(deal.seed)
            self._redeal(deal.seat, chance)
            self._ask_anew(deal.seat, chance)
        self._anchor = root
        self._line = []
        self._marks = []
        if log:
            self.game.log = Log()
        if isinstance(root, Anchor):
            self._start(settle=False)
        else:
            self._began = AT_ANCHOR
        self._feed(line)

    def _see(self, original: "Running") -> None:
        """What is asked here is asked there too: the options need not be listed again."""
        for decision, same in zip(self.decisions, original.decisions, strict=True):
            decision.options = same.options

    def _blank(self) -> "Running":
        """Another of this game, which is nowhere yet."""
        return Running(self.title, self.setup)

    def _move_anchor(self) -> None:
        """Drop an anchor where this turn began: at the last point between turns with so many answers."""
        self._keep_deal()
        if self._began == AT_ANCHOR:
            return
        twin = self._blank()
        twin._halt = self._began
        twin._resume(self._anchor, self._line[: self._began], log=False)
        self._anchor = Anchor(twin._snapshot, self._anchor, twin._line)
        self._line = self._line[self._began :]
        self._began = AT_ANCHOR

    def _keep_deal(self) -> None:
        """An anchor in place of a deal between turns."""
        root = self._anchor
        if not isinstance(root, Anchor) and root.opening:
            twin = self._blank()
            twin._resume(root, (), log=False)
            self._anchor = Anchor(twin.game, dealt=True)

    def _redeal(self, seat: int, chance: Chance) -> None:
        """Deal anew, in place."""
        self.title.deal(self.game, self.title.gather(self.game, seat), chance)

    def _ask_anew(self, seat: int, chance: Chance) -> None:
        """After a deal. The seat itself is asked what it was asked before: whatever it does not know, it has the same
        answers. The others need one at least."""
        for _ in range(REDEALS):
            for decision in self.decisions:
                if decision.seat != seat and not decision.relist():
                    break
            else:
                return
            self._redeal(seat, chance)
        # The seat could have deduced what makes an answer possible: that much stays as it is.
        self._resume(self._anchor, list(self._line), log=False)
        for decision in self.decisions:
            decision.relist()
