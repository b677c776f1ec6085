"""Blessing tokens (AZ-BLS) and the tricolour token (AZ-TRI)."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kit.acts import Choice, Question, made
from stead.titles.settlers.aztecs.colours import BLESSINGS, ORANGE, TRICOLOUR, has
from stead.titles.settlers.aztecs.events import Blessed, BlessingLost
from stead.titles.settlers.aztecs.weighing import wanted
from stead.titles.settlers.box import Box
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.state import Game


def gain_blessings(game: Game, seat: int, n: int, source: int | None) -> Flow:
    """One by one, each of a colour that one does not have yet (AZ-BLS-05); with all nine, no more (AZ-Q-05)."""
    for _ in range(n):
        if _free(game, seat):
            chosen: Bless = yield Blessing(game, seat)
            _take(game, seat, chosen.colour, source)
        else:
            game.tell(BlessingLost, seat)


def gain_tricolour(game: Game, seat: int, _: int, __: int | None) -> Asking:
    """From the faction board alone; whoever has stored it gets no second one (AZ-TRI-01, AZ-Q-06)."""
    if not has(game, game.players[seat], TRICOLOUR):
        _take(game, seat, TRICOLOUR, None)
    return DONE


def _take(game: Game, seat: int, token: str, source: int | None) -> None:
    game.players[seat].tokens |= 1 << game.box.token_number[token]
    game.tell(Blessed, seat, token, None if source is None else game.id(source))


def _free(game: Game, seat: int) -> list[str]:
    player = game.players[seat]
    return [colour for colour in BLESSINGS if not has(game, player, colour)]


class Blessing(Question):
    """Of which colour?"""

    __slots__ = ()

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat, "bless", "AZ-BLS-05")

    def list(self) -> "Sequence[Bless]":
        return [made(Bless, self.game.box, colour) for colour in _free(self.game, self.seat)]

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        colour = words[0] if verb == "bless" and len(words) == 1 else ""
        if colour == ORANGE:
            return Refusal("AZ-ORA-02", "no-orange-token")
        if colour == TRICOLOUR:
            board = self.game.box.boards[self.game.players[self.seat].faction]
            rule = "AZ-TRI-01" if TRICOLOUR in board.produces else "AZ-TRI-02"
            return Refusal(rule, "tricolour-is-the-boards")
        if colour in BLESSINGS:
            return Refusal("AZ-BLS-04", "has-token", colour=colour)
        return super().refused(verb, words)


class Bless(Choice):
    """A Blessing token of this colour."""

    __slots__ = ("colour",)
    verb = "bless"

    def __init__(self, _: Box, colour: str) -> None:
        super().__init__(f"bless {colour}", (f"token:{colour}",))
        self.colour = colour

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal:
        return Refusal("AZ-BLS-05", "no-blessing-gained")

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"colour": self.colour}

    def worth(self, eye: Eye, asked: Question) -> float:
        """What it adds to the Prayers of one's Locations and hand."""
        return wanted(eye).get(self.colour, 0.0)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(f"bless {colour}",) for colour in BLESSINGS]
