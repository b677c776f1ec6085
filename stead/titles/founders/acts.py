"""What can be chosen and what is asked in Founders: the bases of all acts and questions.

An act is a verb and what it is about. Those about a thing of the box or a cell of the board are made once for a side of
the board, by number (see `menu`), and those that a card changes once for its terms, so that they know them. A question
knows which verbs answer it, and says what depends on being asked this: why an answer is refused, what it is worth here.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self

from typing_extensions import TypeVar

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Refusal
from stead.kernel.phrase import Counted, Phrase, Thing, phrase
from stead.kit.grid import Offsets, covered
from stead.titles.founders.onlooker import Outlook as Outlook
from stead.titles.founders.state import NOBODY, Game, Prestige, Storage

Words = Sequence[str]
"""What follows the verb in a key."""
Facts = dict[str, Any]
"""The arguments of a phrase."""
T = TypeVar("T", default=Any)
"""The terms of a card, on which an act is done."""


class Choice(Act):
    """An act of Founders."""

    __slots__ = ()

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words, terms: Any = None) -> Self | None:
        return None

    def say(self, asked: Any) -> Phrase:
        return Phrase(f"option-{self.verb.replace(' ', '-')}", self.facts(asked))

    def facts(self, asked: Any) -> Facts:
        """What the phrase speaks of."""
        return {}


class Plain(Choice):
    """A verb and nothing more."""

    __slots__ = ()

    def __init__(self, *about: str) -> None:
        super().__init__(self.verb, about)


class Named(Choice, Generic[T]):
    """About something that has a name and, among others of its kind, a number; perhaps on the terms of a card."""

    __slots__ = ("name", "terms")
    of: ClassVar[str] = ""
    """The kind of things it is about."""

    def __init__(self, name: str, terms: T) -> None:
        super().__init__(f"{self.verb} {name}", (f"{self.of}:{name}",))
        self.name = name
        self.terms = terms

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words, terms: Any = None) -> Self | None:
        return game.menu.find(cls, words[0], terms) if words else None

    @property
    def thing(self) -> Thing:
        """As a phrase speaks of it."""
        return Thing(self.of, self.name)

    def facts(self, asked: Any) -> Facts:
        return {self.of: self.thing}


class CellAct(Named[T]):
    __slots__ = ("cell",)
    of = "cell"

    def __init__(self, cell: int, name: str, terms: Any = None) -> None:
        super().__init__(name, terms)
        self.cell = cell


class CardAct(Named[T]):
    """With a card of a hand: a core action, or an advisor."""

    __slots__ = ("card",)
    of = "card"

    def __init__(self, card: int, name: str, terms: Any = None) -> None:
        super().__init__(name, terms)
        self.card = card


class ResourceAct(Named[T]):
    __slots__ = ("resource",)
    of = "resource"

    def __init__(self, resource: int, name: str, terms: Any = None) -> None:
        super().__init__(name, terms)
        self.resource = resource


class BuildingAct(Named[T]):
    """With a prestige building."""

    __slots__ = ("building",)
    of = "building"

    def __init__(self, building: int, name: str, terms: Any = None) -> None:
        super().__init__(name, terms)
        self.building = building

    def place(self, buildings: Sequence[Prestige]) -> int:
        """Which of those on the board it is; -1 if it is not there."""
        return next((i for i, built in enumerate(buildings) if built.building == self.building), -1)


class StorageAct(CellAct[T]):
    """With a storage on the board, which is named by its first cell."""

    __slots__ = ()

    def storage(self, storages: Sequence[Storage]) -> int:
        """Which of those on the board it is; -1 if there is none."""
        return next((i for i, storage in enumerate(storages) if storage.cells >> self.cell & 1), -1)

    def say(self, asked: "Question") -> Phrase:
        """Whose, of what, and where."""
        game = asked.game
        storage = game.storages[self.storage(game.storages)]
        facts = {"resource": resource_of(game, storage.resource), **self.facts(asked)}
        if storage.owner == NOBODY:
            return Phrase(f"option-{self.verb}-neutral", facts)
        if storage.owner == asked.seat:
            return Phrase(f"option-{self.verb}-own", facts)
        return Phrase(f"option-{self.verb}", {"owner": race_of(game, storage.owner), **facts})


class At(Choice):
    """A place for what the question lays: a cell, or the cells of a tile, named by its corner and how it is turned."""

    __slots__ = ("cells",)
    verb = "at"

    def __init__(self, name: str, cells: int, names: Sequence[str]) -> None:
        super().__init__(f"at {name}", tuple(f"cell:{cell}" for cell in names))
        self.cells = cells

    @property
    def names(self) -> list[str]:
        return [thing.removeprefix("cell:") for thing in self.about]

    def say(self, asked: "Placing") -> Phrase:
        return asked.say(self)


class Crystals(Choice):
    """With so many crystals, temporary and permanent."""

    __slots__ = ("permanent", "temporary")

    def __init__(self, temporary: int, permanent: int) -> None:
        super().__init__(f"{self.verb} {temporary} {permanent}")
        self.temporary = temporary
        self.permanent = permanent

    @property
    def goods(self) -> dict[str, int]:
        goods = {"temporary": self.temporary, "permanent": self.permanent}
        return {good: n for good, n in goods.items() if n}

    def facts(self, asked: Any) -> Facts:
        return {"goods": self.goods}


# What is asked


class Question(Decision[Game]):
    __slots__ = ()
    takes: ClassVar[Mapping[str, type[Choice]]] = {}
    """The acts of which there is more to say, if they are refused, than that they are not offered."""

    def read(self, verb: str, words: Words) -> Choice | None:
        """The act that is meant by a key, allowed or not."""
        kind = self.takes.get(verb)
        return None if kind is None else kind.parse(self.game, self.seat, words)

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        """Why this is not offered, if there is more to say than that."""
        act = self.read(verb, words)
        return None if act is None else act.refusal(self.game, self.seat)

    def weigh(self, eye: Outlook, act: Any) -> float:
        """What an act is worth as an answer to this."""
        return act.worth(eye, self)

    def details(self) -> Facts:
        """What the question says beyond its kind."""
        return {}

    def tile(self) -> tuple[str, Sequence[Offsets]] | None:
        """What it lays on the board, and the ways that can be turned."""
        return None


class OnTerms(Question, Generic[T]):
    """The acts are done on the terms of a card."""

    __slots__ = ("terms",)
    terms: T

    def read(self, verb: str, words: Words) -> Choice | None:
        kind = self.takes.get(verb)
        return None if kind is None else kind.parse(self.game, self.seat, words, self.terms)


class Placing(Question):
    """Where something is to lie: on a cell; or a tile, and how it is turned (`at K8 2`)."""

    __slots__ = ()

    def turns(self) -> Sequence[Offsets]:
        """The ways in which a tile can be turned; none for a single cell."""
        return ()

    def suppliers(self) -> Sequence[tuple[int, int]]:
        """The storages that what is laid would be made of, or that would deliver to it, and for whom each would be
        connected."""
        return []

    def say(self, at: At) -> Phrase:
        """What it means to lay it there."""
        return phrase("option-at-tile", cells=Thing("cells", " ".join(at.names)))

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        cell = self.game.board.numbers.get(words[0]) if words else None
        if verb != "at" or cell is None:
            return None
        turns, way = self.turns(), words[1] if len(words) > 1 else "1"
        if not turns:
            return self.refusal_at(1 << cell)
        if way not in [str(n) for n in range(1, len(turns) + 1)]:
            return Refusal("FG-Q-58", "no-such-turn", n=len(turns))
        return self.refusal_at(covered(turns[int(way) - 1], cell))

    def refusal_at(self, cells: int) -> Refusal | None:
        """Why it cannot lie there."""
        raise NotImplementedError


def by_verb(*kinds: type[Choice]) -> dict[str, type[Choice]]:
    return {kind.verb: kind for kind in kinds}


# What acts speak of


def cost(coins: int) -> Counted | Phrase:
    return Counted({"coin": coins}) if coins else phrase("free")


def costs(coins: Sequence[int]) -> Counted | Phrase:
    """If it depends on the place: from the least to the most."""
    least, most = min(coins), max(coins)
    return cost(least) if least == most else phrase("range", least=least, n=most)


def resource_of(game: Game, resource: int) -> Thing:
    return Thing("resource", game.box.resources[resource].name)


def race_of(game: Game, seat: int) -> Thing:
    """A player, by the race that everybody sees on the board."""
    return Thing("race", game.box.races[game.players[seat].race].name)


def alone(game: Game, difficulty: str) -> str:
    """How hard a choice makes the solo game (FG-SOL-10, FG-SOL-11)."""
    return difficulty if game.solo else "none"
