"""Things that are due to a seat at once, and their order.

What neither draws nor asks comes first, by itself: its order cannot matter. The rest follows one by one; its owner
chooses the next, where it makes a difference: of what cannot be done nothing is asked, and what is the same is one
choice. Whose things come first, where several seats have some, is the title's rule: it resolves one seat after another.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from stead.kernel.flow import DONE, Asking, Flow
from stead.kit.acts import Choice, Question, by_kind, thing
from stead.kit.effects import Effect

Due = tuple[Effect, int, str, int]
"""Something that is due: the effect, its card, which part of the card, and the card it is about."""
Ask = Callable[[Any, int, list[Due]], "Order"]
"""The question what comes next of all that waits, to a seat in a game."""


def in_order(game: Any, seat: int, due: Sequence[Due], ask: Ask) -> Asking:
    waiting: list[Due] = []
    for one in due:
        if one[0].ordered:
            waiting.append(one)
        else:
            one[0].at_once(game, seat, one[1])
    return _one_by_one(game, seat, waiting, ask) if waiting else DONE


def _one_by_one(game: Any, seat: int, waiting: list[Due], ask: Ask) -> Flow:
    while waiting:
        due = waiting[0]
        if len(waiting) > 1:
            able = ready(game, seat, waiting)
            due = able[0] if able else due
            if len(able) > 1:
                due = (yield ask(game, seat, waiting)).due
        waiting.remove(due)
        yield from due[0].run(game, seat, due[1], due[3])


def ready(game: Any, seat: int, waiting: Sequence[Due]) -> list[Due]:
    """What can be done at all, and of what is the same only one."""
    found: list[Due] = []
    for due in waiting:
        effect, card, _, about = due
        alike = (other for other in found if other[0] == effect and (other[3] == about or not effect.looks))
        if effect.can(game, seat, card) and next(alike, None) is None:
            found.append(due)
    return found


class Resolve(Choice):
    """Something that is due, next."""

    __slots__ = ("due",)
    verb = "resolve"
    parts: ClassVar[Mapping[str, Callable[[Any], bool]]] = {}
    """The parts of a card, and when it matters when they come."""

    def __init__(self, box: Any, due: Due) -> None:
        id = box.cards[due[1]].id
        super().__init__(f"resolve {id} {due[2]}", (f"card:{id}",))
        self.due = due

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"card": thing(asked.game.box.cards[self.due[1]]), "part": self.due[2]}

    @classmethod
    def every(cls, box: Any) -> list[tuple[str, ...]]:
        return [keys for part, due in cls.parts.items() for keys in by_kind(box, due, f"resolve {{}} {part}")]


class Order(Question[Any]):
    """What comes first of all that is due?"""

    __slots__ = ("waiting",)
    asks: ClassVar[str] = ""
    """The rule that lets a seat choose."""
    act: ClassVar[type[Resolve]] = Resolve

    def __init__(self, game: Any, seat: int, waiting: list[Due]) -> None:
        super().__init__(game, seat, "order", self.asks)
        self.waiting = waiting

    def list(self) -> Sequence[Resolve]:
        return [self.act(self.game.box, due) for due in ready(self.game, self.seat, self.waiting)]
