"""Acts: what can be chosen, as things with all their readings in one place.

key, about  its notation, and what it touches: made from its fields
parse       the act that a key means, if it means one
refusal     the first rule it breaks now, or None
perform     do it (a generator: it may ask)
say         the phrase that names it, with price and consequence as far as they are certain
worth       what it seems worth, in victory points, to the seat that would do it
every       all keys it can ever have, for learners

The acts belong to the titles. Each title has bases of its own for those that take a card, a cell or a good, so that
most acts are a verb and what is special about it. Acts are made once, for a box or a board, and listed again and again.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

from stead.kernel.decision import Option, Refusal
from stead.kernel.flow import DONE, Asking
from stead.kernel.phrase import Phrase


class Act(Option):
    __slots__ = ()

    verb: ClassVar[str] = ""

    @classmethod
    def parse(cls, game: Any, seat: int, words: Sequence[str]) -> Self | None:  # noqa: ARG003
        """The act of this verb with these words, allowed or not; None if they name nothing that it could be about."""
        return None

    def refusal(self, game: Any, seat: int) -> Refusal | None:  # noqa: ARG002
        """The first rule that is broken if this seat does it now. None is no promise: the question that is asked may
        offer less."""
        return None

    def perform(self, game: Any, seat: int) -> Asking:  # noqa: ARG002
        return DONE

    def say(self, asked: Any) -> Phrase:  # noqa: ARG002
        """`asked` is the decision that offers it: it knows the state, the seat, and the terms if there are any."""
        return Phrase(f"option-{self.verb}")

    def worth(self, eye: Any, asked: Any) -> float:  # noqa: ARG002
        """`eye` is how the seat looks at the table; it sees what the seat may see."""
        return 0.0

    @classmethod
    def every(cls, box: Any) -> Iterable[tuple[str, ...]]:  # noqa: ARG003
        """Everything of it that can ever be chosen: of each choice its keys, one for each copy of the card."""
        return [(cls.verb,)]
