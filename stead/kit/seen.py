"""What a seat may see of the state: a copy in which the rest is hidden, and plain data of that for the browser.

The data is of every field what is told as it is, and facts that are worked out, so that the browser need not know a
rule. Its types are made of the same list.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from stead.kernel.decision import Decision
from stead.kit.field import ALL, OWNER, SIZE, Field, Onlooker
from stead.kit.fields import Parts

G = TypeVar("G", bound=Any)


def cut(game: G, onlooker: Onlooker) -> G:
    """A copy in which there is nothing that this onlooker may not know."""
    twin = game.clone()
    _cut(game, twin, onlooker)
    return twin


def _cut(game: Any, thing: Any, onlooker: Onlooker) -> None:
    hiding, parts = _readings(thing.__class__)
    for field in hiding:
        if getattr(thing, field.name) != []:  # in nothing there is nothing to hide
            setattr(thing, field.name, field.cut(game, thing, onlooker))
    for name in parts:
        for part in getattr(thing, name):
            _cut(game, part, onlooker)


@cache
def _readings(kind: Any) -> tuple[list[Field], list[str]]:
    """The fields of a kind of things that hide something, and the names of those with parts."""
    fields: Sequence[Field] = kind.fields
    return [field for field in fields if field.hides], [field.name for field in fields if isinstance(field, Parts)]


class Fact:
    """Something that is shown and is no field, or is a field shown in a way of its own."""

    def __init__(self, name: str, shown_as: str, tell: Callable[[Any, Any], Any], doc: str = "") -> None:
        self.name = name
        self.shown_as = shown_as
        self.doc = doc
        self._tell = tell

    def show(self, game: Any, thing: Any, onlooker: Onlooker) -> Any:  # noqa: ARG002 - what he may not know is not there
        return self._tell(game, thing)


class Picture:
    """What is shown of a thing; of its parts, as theirs say."""

    def __init__(self, name: str, fields: Sequence[Field], *facts: "Fact | Gallery") -> None:
        self.name = name
        own = {fact.name for fact in facts}
        told = [
            field for field in fields if field.seen in (ALL, OWNER, SIZE) and field.seen_as and field.name not in own
        ]
        plain = [field for field in told if field.is_plain and field.seen == ALL]
        others = [*(field for field in told if field not in plain), *facts]
        self.shown: list[Field | Fact | Gallery] = [*plain, *others]
        self._plain = [field.name for field in plain]
        self._others = others

    def of(self, game: Any, thing: Any, onlooker: Onlooker) -> dict[str, Any]:
        shown = {name: getattr(thing, name) for name in self._plain}
        for one in self._others:
            shown[one.name] = one.show(game, thing, onlooker)
        return shown


class Gallery:
    """Pictures of all parts of a kind."""

    doc = ""

    def __init__(self, name: str, of: Picture) -> None:
        self.name = name
        self.shown_as = f"{of.name}[]"
        self._of = of

    def show(self, game: Any, thing: Any, onlooker: Onlooker) -> list[dict[str, Any]]:
        return [self._of.of(game, part, onlooker) for part in getattr(thing, self.name)]


class View(Generic[G]):
    """The table as seen from a seat, or by a spectator (None); `open` after the game, when nothing is hidden."""

    __slots__ = ("_game", "_onlooker", "asked", "eye", "seat")

    title: ClassVar[str]
    picture: ClassVar[Picture]

    def __init__(self, game: G, asked: Sequence[Decision], seat: int | None, open: bool = False) -> None:
        self._game = game
        self.asked = asked
        self._onlooker = Onlooker(seat, open)
        self.seat = seat
        self.eye: Any = None
        """How this seat values what it sees, once somebody asked for an estimate."""

    def seen(self) -> G:
        """The state as it is now, in a copy of one's own, without what this seat may not know."""
        return self._game.clone() if self._onlooker.open else cut(self._game, self._onlooker)

    def data(self) -> dict[str, Any]:
        seen = self.seen()
        asked = [self.ask(decision) for decision in self.asked]
        shown = self.picture.of(seen, seen, self._onlooker)
        return {"title": self.title, "seat": self.seat, **shown, "asked": asked}

    def ask(self, decision: Decision) -> dict[str, Any]:
        """A pending decision as it is shown: the options only to whom they are offered."""
        options = [option.key for option in decision.options] if decision.seat == self.seat else None
        return {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule, "options": options}
