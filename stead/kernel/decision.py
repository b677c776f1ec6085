"""What a table asks, what may be answered, and why something may not."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic

from typing_extensions import TypeVar

from stead.kernel.errors import TableError

G = TypeVar("G", default=Any)
"""The state a question is asked in: that of its title."""


class Option:
    """One thing a seat may choose. The rules receive it as the answer.

    `key` is the game's notation for it, `about` names the things on the table it touches ("card:COM018", "good:wood",
    "seat:1"). What a title offers are `Act`s.
    """

    __slots__ = ("about", "key")

    def __init__(self, key: str, about: tuple[str, ...] = ()) -> None:
        self.key = key
        self.about = about

    def __reduce__(self) -> Any:
        """Out of a pickle comes its name: what it does belongs to the rules."""
        return Option, (self.key, self.about)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


def _nothing(_: Any, __: int) -> Sequence[Option]:
    """For questions that list their options themselves."""
    return ()


OPENING: Final = True
"""For a decision that is the first thing its turn does. (`opening=True` would cost half as much as all the rest.)"""


class Decision(Generic[G]):
    """A question to one seat.

    The options are listed by a function of the state, which the table calls when it comes to rest. So a replay that
    already knows the answers never pays for it, and they can be listed anew after hidden cards were dealt anew. A
    question that is about more than the state (a price to be paid, the terms of a card) is a class of its own, which
    names that in its fields and lists its options itself.

    `kind` names the question ("turn", "pay", "draw"), `rule` is the rule that asks it. An `opening` decision is the
    first thing its turn does: nothing has changed since the turn began, so the state alone is enough to ask it again.
    """

    __slots__ = ("_listing", "game", "kind", "opening", "options", "rule", "seat")

    def __init__(
        self, game: G, seat: int, kind: str, rule: str, listing: "Listing" = _nothing, opening: bool = False
    ) -> None:
        self.game = game
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self._listing = listing
        self.opening = opening
        self.options: Sequence[Option] = ()

    def list(self) -> Sequence[Option]:
        """The options, as the state is now."""
        return self._listing(self.game, self.seat)

    def relist(self) -> Sequence[Option]:
        self.options = self.list()
        return self.options

    def find(self, key: str) -> Option | None:
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __reduce__(self) -> Any:
        """Out of a pickle comes what was asked, with the options as they were listed: the state stays behind."""
        options = tuple(self.options)
        return _as_asked, (self.seat, self.kind, self.rule, self.opening, options)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[o.key for o in self.options]})"


Listing = Callable[[Any, int], Sequence[Option]]
"""Lists the options of a seat in a state."""


def _as_asked(seat: int, kind: str, rule: str, opening: bool, options: Sequence[Option]) -> Decision:
    decision = Decision(None, seat, kind, rule, lambda _, __: options, opening)
    decision.options = options
    return decision


class Refusal:
    """Why something may not be done: the rule, the message (an id in the catalogue) and its arguments."""

    __slots__ = ("args", "message", "modules", "rule")

    def __init__(self, rule: str, message: str, **args: Any) -> None:
        self.rule = rule
        self.message = message
        self.args: Mapping[str, Any] = args
        self.modules: tuple[str, ...] = ()
        """Those in use at the table, which may have words of their own for it."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message, self.args) == (
            other.rule,
            other.message,
            other.args,
        )

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        return _as_said, (partial(Refusal, self.rule, self.message, **self.args), self.modules)

    def __str__(self) -> str:
        return f"{self.rule}: {VOICE.speak(self)}"

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Refusal({self.rule!r}, {self.message!r}{args})"


def _as_said(say: Callable[[], Refusal], modules: tuple[str, ...]) -> Refusal:
    refusal = say()
    refusal.modules = modules
    return refusal


class Voice:
    """Says a refusal as a sentence. The package lends its English one."""

    __slots__ = ("speak",)
    speak: Callable[[Refusal], str]


VOICE = Voice()


class Refused(TableError):
    """Raised by `push`; the table is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)
