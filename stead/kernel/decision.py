"""What a table asks, what may be answered, and why something may not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, final

import msgspec

from stead.kernel.errors import TableError


class Option:
    """One thing a seat may choose.

    `key` is the game's notation for it, `about` names the things on the table it touches ("card:COM018", "good:wood",
    "seat:1"), `value` is what the rules receive. Titles make their options once and list them again and again.
    """

    __slots__ = ("about", "key", "value")

    def __init__(self, key: str, value: Any = None, about: Sequence[str] = ()) -> None:
        self.key = key
        self.value: Any = key if value is None else value
        self.about = tuple(about)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


@final
class Decision(msgspec.Struct, eq=False, gc=False):
    """A question to one seat.

    The options are listed by a function of the state, which the table calls when it comes to rest. So a replay that
    already knows the answers never pays for it, and they can be listed anew after hidden cards were dealt anew.

    `kind` names the question ("turn", "pay", "draw"), `rule` is the rule that asks it. An `opening` decision is the
    first thing its turn does: nothing has changed since the turn began, so the state alone is enough to ask it again.
    """

    seat: int
    kind: str
    rule: str
    list: Callable[..., Sequence[Option]]
    args: tuple[Any, ...] = ()
    opening: bool = False
    options: Sequence[Option] = ()

    def relist(self) -> Sequence[Option]:
        """List the options as the state is now."""
        self.options = self.list(*self.args)
        return self.options

    def find(self, key: str) -> Option | None:
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __reduce__(self) -> Any:
        """Out of a pickle comes what was asked, with the options as they were listed: the state stays behind."""
        options = tuple(self.options)
        return Decision, (self.seat, self.kind, self.rule, _as_listed, (options,), self.opening, options)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[o.key for o in self.options]})"


def _as_listed(options: Sequence[Option]) -> Sequence[Option]:
    return options


class Refusal:
    """Why something may not be done: the rule, the message (an id in the catalogue) and its arguments."""

    __slots__ = ("args", "message", "rule")

    speak: Callable[["Refusal"], str]
    """Says a refusal as a sentence; the package puts its English voice here."""

    def __init__(self, rule: str, message: str, **args: Any) -> None:
        self.rule = rule
        self.message = message
        self.args: Mapping[str, Any] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.message, self.args) == (
            other.rule,
            other.message,
            other.args,
        )

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"{self.rule}: {Refusal.speak(self)}"

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Refusal({self.rule!r}, {self.message!r}{args})"


class Refused(TableError):
    """Raised by `push`; the table is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)
