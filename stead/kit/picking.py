"""Verbs that leave a choice: what there is to choose from says what is offered, and whether they can be carried out."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stead.kernel.decision import Option
from stead.kernel.flow import Asking, Flow
from stead.kit.acts import Question
from stead.kit.effects import Verb


class Choosing(Question[Any]):
    """What a verb asks; `card` is the one it stands on."""

    __slots__ = ("card", "effect")

    def __init__(self, game: Any, seat: int, kind: str, rule: str, effect: "Picking", card: int) -> None:
        super().__init__(game, seat, kind, rule)
        self.effect = effect
        self.card = card

    def list(self) -> Sequence[Option]:
        return self.effect.choices(self.game, self.seat, self.card)


class Picking(Verb, frozen=True):
    kind: ClassVar[str]
    rule: ClassVar[str] = ""

    def choices(self, game: Any, seat: int, card: int) -> Sequence[Option]:
        raise NotImplementedError

    def can(self, game: Any, seat: int, card: int) -> bool:
        return bool(self.choices(game, seat, card))

    def ask(self, game: Any, seat: int, card: int) -> Choosing:
        return Choosing(game, seat, self.kind, self.rule, self, card)

    def do(self, game: Any, seat: int, card: int, about: int) -> Flow:
        act = yield self.ask(game, seat, card)
        yield from self.chosen(game, seat, card, about, act)

    def chosen(self, game: Any, seat: int, card: int, about: int, act: Any) -> Asking:  # noqa: ARG002
        """Carry it out, with this choice. Most choices say themselves what to do."""
        return act.perform(game, seat)
