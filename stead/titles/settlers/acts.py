"""What every act and every question of Settlers is.

An act stands in the module of its action or effect, with all its readings side by side; verbs.py lists them. Most are
about a card, and then are a verb and what is special about it. They are made once for a box and looked up.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, Final, Literal, ParamSpec, Self, TypeVar

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Refusal
from stead.kernel.phrase import Phrase, Thing
from stead.titles.settlers.box import Box
from stead.titles.settlers.cards import Card
from stead.titles.settlers.state import Game

if TYPE_CHECKING:
    from stead.titles.settlers.estimate import Eye

P = ParamSpec("P")
A = TypeVar("A")


def named(box: Box, words: Iterable[str]) -> list[int]:
    """The cards among these words."""
    number = box.number
    return [number[word] for word in words if word in number]


def made(act: Callable[Concatenate[Box, P], A], box: Box, *args: P.args, **kwargs: P.kwargs) -> A:
    """An act of this box: the one made before, if it was."""
    key = (act, args)
    found = box.acts.get(key)
    if found is None:
        found = box.acts[key] = act(box, *args, **kwargs)
    return found


class Question(Decision[Game]):
    """A question, which also knows why an answer is refused that it does not offer: as whoever lists its options says
    (`else_because`). Only what has fields is a class of its own: most questions are of this one, which keeps the
    interpreter's inline caches warm."""

    __slots__ = ()

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        why = _ELSE.get(self._listing)
        refusal = why(self, verb, words) if why is not None else None
        return refusal or Refusal(self.rule, "not-offered", key=" ".join((verb, *words)), kind=self.kind)


Why = Callable[[Question, str, Sequence[str]], Refusal | None]
"""Why a question does not offer this verb with these words; None if there is no more to say than that it does not."""
L = TypeVar("L", bound=Callable[[Game, int], Any])
_ELSE: Final[dict[Any, Why]] = {}


def else_because(why: Why) -> Callable[[L], L]:
    """Beside a function that lists options: why something else is refused."""

    def beside(listing: L) -> L:
        _ELSE[listing] = why
        return listing

    return beside


class SettlersAct(Act):
    __slots__ = ()

    message: ClassVar[str] = ""
    """What its words are called in the catalogue, if not as its verb."""
    sort: ClassVar[Literal["", "action", "placement", "end"]] = ""
    """What it is in a turn: one action or pass (IS-ACT-02), any number of free placements (IS-Q-11), or the end of it.
    Nothing, for an answer to some other question."""
    alone: ClassVar[str] = ""
    """The rule by which it is about one card at a time."""
    own_turn: ClassVar[str] = ""
    """The rule by which it is done in one's own turn, if it has one of its own."""
    averts: ClassVar[str] = ""
    """The rule by which it does not avert an attack, if somebody may think so."""
    tempts: ClassVar[tuple[str, ...]] = ()
    """Where things lie that make one think of it (shown.py)."""

    @classmethod
    def attempted(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal:
        """Why it is refused in a turn, said with these words."""
        amiss = cls.amiss(game, seat, words)
        if amiss is not None:
            return amiss
        if not cls.sort:
            return Refusal("IS-ACT-03", "unknown-action", key=cls.verb)
        cards = named(game.box, words)
        if cls.alone and len(cards) > 1:
            return Refusal(cls.alone, "one-at-a-time")
        act = cls.parse(game, seat, words) if cards else None
        if act is None:
            return Refusal("IS-CRD-09", "no-card", key=" ".join((cls.verb, *words)))
        # Not refused and yet not offered: another copy stands for it, or there are words too many.
        return act.refusal(game, seat) or Refusal("IS-Q-19", "same-as-another", card=game.id(cards[0]))

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal | None:
        """What is wrong with these words, if it has a rule of its own for that."""
        return None

    def say(self, asked: Question) -> Phrase:
        return Phrase(f"option-{self.message or self.verb}", self.facts(asked))

    def facts(self, asked: Question) -> dict[str, Any]:
        """What its words speak of."""
        return {}

    def worth(self, eye: "Eye", asked: Question) -> float:
        return 0.0


class WordAct(SettlersAct):
    """A word by itself."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(self.verb)

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> Self | None:
        return cls()


class CardAct(SettlersAct):
    """Something about one card."""

    __slots__ = ("card", "face")

    more: ClassVar[str] = ""
    """How its key ends, after the card."""
    cards_with: ClassVar[str] = "location"
    """The cards it can ever be about: those with this."""

    def __init__(self, face: Card) -> None:
        super().__init__(f"{self.verb} {face.id}{self.more}", (f"card:{face.id}",))
        self.card = face.number
        self.face = face

    @classmethod
    def of(cls, box: Box) -> list[Self]:
        """By card number."""
        acts: list[Self] | None = box.acts.get(cls)
        if acts is None:
            acts = box.acts[cls] = list(map(cls, box.cards))
        return acts

    @classmethod
    def each(cls, game: Game, cards: Iterable[int]) -> list[Self]:
        try:
            acts: list[Self] = game.box.acts[cls]
        except KeyError:  # the first time
            acts = cls.of(game.box)
        return [acts[card] for card in cards]

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> Self | None:
        cards = named(game.box, words)
        return cls.of(game.box)[cards[0]] if cards else None

    def say(self, asked: Question) -> Phrase:
        return Phrase(f"option-{self.message or self.verb}", {"card": thing(self.face), **self.facts(asked)})

    @classmethod
    def fits(cls, card: Card) -> bool:
        return bool(getattr(card, cls.cards_with))

    @classmethod
    def every(cls, box: Box) -> Iterable[tuple[str, ...]]:
        return by_kind(box, cls.fits, f"{cls.verb} {{}}{cls.more}")


def thing(card: Card) -> Thing:
    return Thing("card", card.id)


def by_kind(box: Box, fits: Callable[[Card], bool], key: str) -> list[tuple[str, ...]]:
    """A choice for each kind of card that fits, with the keys of all copies."""
    return [tuple(key.format(card.id) for card in copies) for copies in box.copies if fits(copies[0])]
