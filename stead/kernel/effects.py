"""Effects: what cards do, as values with four readings from one definition.

can       is there a way to do it now?
do        do it (a generator: it may ask)
say       the phrase that names it, to be spoken in any language by the catalogue
estimate  what it seems worth, in victory points, to the seat that would do it

The verbs belong to the titles; the kernel knows only the shape.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

from stead.kernel.content import by_verb
from stead.kernel.flow import Asking
from stead.kernel.phrase import Phrase


class Effect:
    """What every verb is, as the rules see it. Titles give the state, the card and the onlooker their types."""

    __slots__ = ()

    @property
    def ordered(self) -> bool:
        """It draws or asks: when it happens, among other things due at once, matters."""
        raise NotImplementedError

    @property
    def sure(self) -> bool:
        """It can be carried out whatever the state."""
        raise NotImplementedError

    @property
    def spends(self) -> bool:
        """It takes goods itself: whether it can be carried out depends on how its price was paid."""
        raise NotImplementedError

    @property
    def about(self) -> bool:
        """It looks at what set it off."""
        raise NotImplementedError

    def can(self, game: Any, seat: int, card: int) -> bool:
        raise NotImplementedError

    def at_once(self, game: Any, seat: int, card: int) -> None:
        """Do it without asking: for effects that are not `ordered`."""
        raise NotImplementedError

    def do(self, game: Any, seat: int, card: int, about: int) -> Asking:
        raise NotImplementedError

    def run(self, game: Any, seat: int, card: int, about: int) -> Asking:
        """Do it, and whatever follows from it."""
        raise NotImplementedError

    def say(self) -> Phrase:
        raise NotImplementedError

    def estimate(self, eye: Any) -> float:
        raise NotImplementedError


def unfolded(effects: Iterable[Any]) -> Iterator[Effect]:
    """These effects, and all that are inside them: what comes then, what is chosen from."""
    for effect in effects:
        if isinstance(effect, Effect):
            yield effect
            yield from unfolded(getattr(effect, name) for name in getattr(effect, "__struct_fields__", ()))
        elif isinstance(effect, list | tuple):
            yield from unfolded(cast("Iterable[Any]", effect))


def decode(verbs: Mapping[str, type[Effect]]) -> Callable[[Any, Any], Any]:
    """The hook that reads effects by their verb."""

    def hook(kind: Any, value: Any) -> Any:
        if kind is Effect:
            return by_verb(value, verbs, "an effect", hook)
        raise NotImplementedError(kind)

    return hook
