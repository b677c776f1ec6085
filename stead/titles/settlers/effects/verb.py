"""What every verb of Settlers is."""

from typing import Any, Protocol

import msgspec

from stead.kernel.effects import Effect
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, phrase


class Eye(Protocol):
    """How a bot looks at the table: what goods and cards are worth to it now, in victory points."""

    worth: dict[str, float]

    def count(self, colour: str) -> int: ...
    def samurai(self) -> int: ...


class Verb(Effect, msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An effect, and perhaps another `then`.

    `ordered`: it draws or asks, so it matters when it happens. `about`: it looks at the card it is about.
    """

    then: Effect | None = None

    @property
    def ordered(self) -> bool:
        return True

    @property
    def sure(self) -> bool:
        return False

    @property
    def spends(self) -> bool:
        return False

    @property
    def about(self) -> bool:
        return False

    def can(self, game: Any, seat: int, card: int) -> bool:
        """Could it be carried out now? Not if it needs a choice that cannot be made (IS-Q-27)."""
        return True

    def do(self, game: Any, seat: int, card: int, about: int) -> Asking:
        raise NotImplementedError

    def run(self, game: Any, seat: int, card: int, about: int) -> Asking:
        """Do it, and what comes then."""
        if self.then is None:
            return self.do(game, seat, card, about)
        return self._both(game, seat, card, about, self.then)

    def _both(self, game: Any, seat: int, card: int, about: int, then: Effect) -> Flow:
        yield from self.do(game, seat, card, about)
        yield from then.run(game, seat, card, about)

    def say(self) -> Phrase:
        """The phrase of this verb, followed by what comes then."""
        first = self.tell()
        return first if self.then is None else phrase("then", first=first, second=self.then.say())

    def tell(self) -> Phrase:
        raise NotImplementedError

    def estimate(self, eye: Eye) -> float:
        """Worth of the whole effect, in victory points."""
        return self.worth(eye) + (self.then.estimate(eye) if self.then is not None else 0.0)

    def worth(self, eye: Eye) -> float:
        raise NotImplementedError
