"""Acts and questions of titles that are played with cards: most acts are a verb and a card.

A box has `cards` by number (each with an `id`), `number` by id, `copies` (cards of a kind together) and `acts`, where
what can be chosen is kept once it was made.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, TypeVar

from stead.kernel.act import Act
from stead.kernel.decision import Decision, G, Refusal
from stead.kernel.phrase import Phrase, Thing

Words = Sequence[str]
"""What follows the verb in a key."""
A = TypeVar("A")


def named(box: Any, words: Iterable[str]) -> list[int]:
    """The cards among these words."""
    number: dict[str, int] = box.number
    return [number[word] for word in words if word in number]


def made(act: Callable[..., A], box: Any, *args: Any) -> A:
    """An act of this box: the one made before, if it was."""
    key = (act, args)
    found: A | None = box.acts.get(key)
    if found is None:
        found = box.acts[key] = act(box, *args)
    return found


def find_kinds(kind: Sequence[int], cards: Sequence[int]) -> list[int]:
    """One card of each kind of a sorted zone, the lowest: copies are the same choice."""
    found: list[int] = []
    last = -1
    for card in cards:
        this = kind[card]
        if this != last:
            last = this
            found.append(card)
    return found


class Question(Decision[G]):
    """A question, which also knows why an answer is refused that it does not offer: as whoever lists its options says
    (`else_because`). Only what has fields is a class of its own: most questions are of this one, which keeps the
    interpreter's inline caches warm."""

    __slots__ = ()

    def refused(self, verb: str, words: Words) -> Refusal:
        why = _ELSE.get(self._listing)
        refusal = why(self, verb, words) if why is not None else None
        return refusal or Refusal(self.rule, "not-offered", key=" ".join((verb, *words)), kind=self.kind)

    def odds(self, seen: G) -> Mapping[str, Any]:  # noqa: ARG002
        """What may be expected of the options, by key, where chance has a say: plain facts for shells and bots, from
        the state as the seat sees it."""
        return {}


Why = Callable[[Any, str, Words], Refusal | None]
"""Why a question does not offer this verb with these words; None if there is no more to say than that it does not."""
L = TypeVar("L", bound=Callable[[Any, int], Any])
_ELSE: Final[dict[Any, Why]] = {}


def else_because(why: Why) -> Callable[[L], L]:
    """Beside a function that lists options: why something else is refused."""

    def beside(listing: L) -> L:
        _ELSE[listing] = why
        return listing

    return beside


class Choice(Act):
    """An act of such a title."""

    __slots__ = ()

    message: ClassVar[str] = ""
    """What its words are called in the catalogue, if not as its verb."""
    sort: ClassVar[str] = ""
    """What it is in a turn, as the title tells them apart; nothing, for an answer to some other question."""
    alone: ClassVar[str] = ""
    """The rule by which it is about one card at a time."""
    tempts: ClassVar[tuple[str, ...]] = ()
    """Where things lie that make one think of it."""

    @classmethod
    def amiss(cls, game: Any, seat: int, words: Words) -> Refusal | None:  # noqa: ARG003
        """What is wrong with these words, if it has a rule of its own for that."""
        return None

    def say(self, asked: Any) -> Phrase:
        return Phrase(f"option-{self.message or self.verb}", self.facts(asked))

    def facts(self, asked: Any) -> dict[str, Any]:  # noqa: ARG002
        """What its words speak of."""
        return {}


class WordAct(Choice):
    """A word by itself."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(self.verb)

    @classmethod
    def parse(cls, game: Any, seat: int, words: Words) -> Self | None:  # noqa: ARG003
        return cls() if not words else None


class CardAct(Choice):
    """Something about one card."""

    __slots__ = ("card", "face")

    more: ClassVar[str] = ""
    """How its key ends, after the card."""
    cards_with: ClassVar[str] = "location"
    """The cards it can ever be about: those with this."""

    def __init__(self, face: Any) -> None:
        super().__init__(f"{self.verb} {face.id}{self.more}", (f"card:{face.id}",))
        self.card: int = face.number
        self.face: Any = face

    @classmethod
    def of(cls, box: Any) -> list[Self]:
        """By card number."""
        acts: list[Self] | None = box.acts.get(cls)
        if acts is None:
            acts = box.acts[cls] = list(map(cls, box.cards))
        return acts

    @classmethod
    def each(cls, game: Any, cards: Iterable[int]) -> list[Self]:
        try:
            acts: list[Self] = game.box.acts[cls]
        except KeyError:  # the first time
            acts = cls.of(game.box)
        return [acts[card] for card in cards]

    @classmethod
    def parse(cls, game: Any, seat: int, words: Words) -> Self | None:  # noqa: ARG003
        cards = named(game.box, words)
        return cls.of(game.box)[cards[0]] if cards else None

    def say(self, asked: Any) -> Phrase:
        return Phrase(f"option-{self.message or self.verb}", {"card": thing(self.face), **self.facts(asked)})

    @classmethod
    def fits(cls, card: Any) -> bool:
        return bool(getattr(card, cls.cards_with))

    @classmethod
    def every(cls, box: Any) -> Iterable[tuple[str, ...]]:
        return by_kind(box, cls.fits, f"{cls.verb} {{}}{cls.more}")


def thing(card: Any) -> Thing:
    return Thing("card", card.id)


def by_kind(box: Any, fits: Callable[[Any], bool], key: str) -> list[tuple[str, ...]]:
    """A choice for each kind of card that fits, with the keys of all copies."""
    return [tuple(key.format(card.id) for card in copies) for copies in box.copies if fits(copies[0])]
