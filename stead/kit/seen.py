"""What a seat is shown of the state, as plain data: of every field what its visibility allows, and facts that are
worked out for the browser, so that it need not know a rule. The browser's types are made of the same list."""

from collections.abc import Callable, Sequence
from typing import Any

from stead.kernel.decision import Decision
from stead.kit.fields import UNSEEN, Field, Onlooker


class Fact:
    """Something that is shown and is no field, or is a field shown in a way of its own."""

    def __init__(self, name: str, shown_as: str, show: Callable[[Any, Any, Onlooker], Any], doc: str = "") -> None:
        self.name = name
        self.shown_as = shown_as
        self.show = show
        self.doc = doc


class Picture:
    """What is shown of a thing."""

    def __init__(self, name: str, fields: Sequence[Field], *facts: Fact) -> None:
        self.name = name
        own = {fact.name for fact in facts}
        seen: list[Field | Fact] = [field for field in fields if field.seen != UNSEEN and field.name not in own]
        self.shown: list[Field | Fact] = [*seen, *facts]

    def of(self, game: Any, thing: Any, onlooker: Onlooker) -> dict[str, Any]:
        return {one.name: one.show(game, thing, onlooker) for one in self.shown}

    def each(self, game: Any, things: Sequence[Any], onlooker: Onlooker) -> list[dict[str, Any]]:
        return [self.of(game, thing, onlooker) for thing in things]


def ask(decision: Decision, seat: int | None) -> dict[str, Any]:
    """A pending decision as it is shown: the options only to whom they are offered."""
    options = [option.key for option in decision.options] if decision.seat == seat else None
    return {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule, "options": options}
