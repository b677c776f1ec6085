"""What can be chosen and what is asked in Colonists: the bases of all acts and questions.

An act is a verb and what it is about, made once for a box and looked up by its words. A question knows which verbs
answer it, and says what depends on being asked this: why an answer is refused, what it is worth here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Refusal
from stead.kernel.phrase import Phrase, Thing
from stead.titles.colonists.box import Box
from stead.titles.colonists.goods import INDEX, NAMES, STORABLE
from stead.titles.colonists.state import Game

Words = Sequence[str]
"""What follows the verb in a key."""
Facts = dict[str, Any]
"""The arguments of a phrase."""
C = TypeVar("C", bound="Choice")


class Choice(Act):
    """An act of Colonists."""

    __slots__ = ()

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Self | None:
        return None

    def say(self, asked: Any) -> Phrase:
        return Phrase(f"option-{self.verb}", self.facts(asked))

    def facts(self, asked: Any) -> Facts:
        """What the phrase speaks of."""
        return {}


def made(kind: type[C], box: Box, *args: Any) -> C:
    """An act of this box: the one made before, if it was."""
    key = (kind, args)
    try:
        return box.acts[key]
    except KeyError:
        make: Any = kind
        found: C = make(box, *args)
        box.acts[key] = found
        return found


class Plain(Choice):
    """A verb and nothing more."""

    __slots__ = ()

    def __init__(self, *about: str) -> None:
        super().__init__(self.verb, about)

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Self | None:
        return cls() if not words else None


class GoodAct(Choice):
    """About a good."""

    __slots__ = ("good",)

    def __init__(self, _: Box, good: int) -> None:
        super().__init__(f"{self.verb} {NAMES[good]}", (f"good:{NAMES[good]}",))
        self.good = good

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Self | None:
        return made(cls, game.box, INDEX[words[0]]) if len(words) == 1 and words[0] in INDEX else None

    def facts(self, asked: Any) -> Facts:
        return {"goods": {NAMES[self.good]: 1}}

    @classmethod
    def every(cls, box: Any) -> list[tuple[str, ...]]:
        return [(f"{cls.verb} {name}",) for name in NAMES[:STORABLE]]


class KindAct(Choice):
    """About something that can stand in a community."""

    __slots__ = ("kind", "name")

    def __init__(self, box: Box, kind: int) -> None:
        self.kind = kind
        self.name = box.kinds[kind]
        super().__init__(f"{self.verb} {self.name}", (f"kind:{self.name}",))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Self | None:
        known = len(words) == 1 and words[0] in game.box.kind
        return made(cls, game.box, game.box.kind[words[0]]) if known else None

    def facts(self, asked: Any) -> Facts:
        return {"kind": Thing("kind", self.name)}


class CardAct(Choice):
    """About an improvement."""

    __slots__ = ("card", "name")

    def __init__(self, box: Box, card: int) -> None:
        self.card = card
        self.name = box.card_names[card]
        super().__init__(f"{self.verb} {self.name}", (f"card:{self.name}",))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Self | None:
        known = len(words) == 1 and words[0] in game.box.card
        return made(cls, game.box, game.box.card[words[0]]) if known else None

    def facts(self, asked: Any) -> Facts:
        return {"card": Thing("card", self.name)}


class TileAct(Choice):
    """About a tile on the map."""

    __slots__ = ("name", "tile")

    def __init__(self, box: Box, tile: int) -> None:
        self.tile = tile
        self.name = box.tile_names[tile]
        super().__init__(f"{self.verb} {self.name}", (f"place:{self.name}",))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Self | None:
        known = len(words) == 1 and words[0] in game.box.tile
        return made(cls, game.box, game.box.tile[words[0]]) if known else None

    def facts(self, asked: Any) -> Facts:
        return {"place": Thing("place", self.name)}


# What is asked


class Question(Decision[Game]):
    __slots__ = ()
    takes: ClassVar[Mapping[str, type[Choice]]] = {}
    """The acts of which there is more to say, if they are refused, than that they are not offered."""

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        """Why this is not offered, if there is more to say than that."""
        kind = self.takes.get(verb)
        act = None if kind is None else kind.parse(self.game, self.seat, words)
        return None if act is None else act.refusal(self.game, self.seat)

    def weigh(self, eye: Any, act: Any) -> float:
        """What an act is worth as an answer to this."""
        return act.worth(eye, self)

    def details(self) -> Facts:
        """What the question says beyond its kind."""
        return {}


def by_verb(*kinds: type[Choice]) -> dict[str, type[Choice]]:
    return {kind.verb: kind for kind in kinds}
