"""Effects: what cards do, as values with four readings from one definition.

can       is there a way to do it now?
do        do it (a generator: it may ask)
say       the phrase that names it, to be spoken in any language by the catalogue
estimate  what it seems worth, in victory points, to the seat that would do it

The verbs belong to the titles. `card` is the number of what the effect stands on, `about` of what set it off.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, cast

import msgspec

from stead.kernel.content import by_verb
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, phrase


class Effect:
    """What every verb is, as cards and rules see it. Titles give the state and the onlooker their types."""

    __slots__ = ()

    @property
    def ordered(self) -> bool:
        """It draws or asks: when it happens, among other things due at once, matters (kit/due.py)."""
        return True

    @property
    def looks(self) -> bool:
        """It looks at what set it off."""
        return False

    def can(self, game: Any, seat: int, card: int) -> bool:
        raise NotImplementedError

    def at_once(self, game: Any, seat: int, card: int) -> None:
        """Do it without asking: for effects that are not `ordered`."""
        raise NotImplementedError

    def run(self, game: Any, seat: int, card: int, about: int) -> Asking:
        """Do it, and whatever follows from it."""
        raise NotImplementedError

    def say(self) -> Phrase:
        raise NotImplementedError

    def estimate(self, eye: Any) -> float:
        raise NotImplementedError


class Verb(Effect, msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An effect as a content file has it, and perhaps another `then`."""

    then: Effect | None = None

    def can(self, game: Any, seat: int, card: int) -> bool:  # noqa: ARG002
        """Could it be carried out now? Not if it needs a choice that cannot be made."""
        return True

    def do(self, game: Any, seat: int, card: int, about: int) -> Asking:
        raise NotImplementedError

    def run(self, game: Any, seat: int, card: int, about: int) -> Asking:
        if self.then is None:
            return self.do(game, seat, card, about)
        return self._both(game, seat, card, about, self.then)

    def _both(self, game: Any, seat: int, card: int, about: int, then: Effect) -> Flow:
        """What comes then and cannot be done is left out."""
        yield from self.do(game, seat, card, about)
        if then.can(game, seat, card):
            yield from then.run(game, seat, card, about)

    def say(self) -> Phrase:
        first = self.tell()
        return first if self.then is None else phrase("then", first=first, second=self.then.say())

    def tell(self) -> Phrase:
        """The phrase of this verb, without what comes then."""
        raise NotImplementedError

    def estimate(self, eye: Any) -> float:
        return self.worth(eye) + (self.then.estimate(eye) if self.then is not None else 0.0)

    def worth(self, eye: Any) -> float:
        """Of this verb, without what comes then."""
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
        if issubclass(kind, Effect):
            return by_verb(value, verbs, "an effect", hook)
        raise NotImplementedError(kind)

    return hook
