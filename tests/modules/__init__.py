"""Modules that are not shipped, to prove that one can be: Druids and Oaks for Settlers, Guests for Founders.

Druids are a fifth faction and a fifth seat. Some of their cards bless: their owner names a Resource and gains as much
of it as the card says, twice as much at a generous table. Oaks are one card and a setting that nobody reads; Guests
are an advisor and another such setting.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking
from stead.kernel.phrase import Phrase, phrase
from stead.kernel.title import Module, Setting
from stead.kit.acts import Choice, Question, made
from stead.kit.picking import Choosing
from stead.titles.settlers.box import Box
from stead.titles.settlers.effects.verb import Picking
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.expansion import Additions
from stead.titles.settlers.goods import NAMES, RESOURCE_NAMES, RESOURCES
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import gain


class BlessGood(Choice):
    __slots__ = ("amount", "good")
    verb = "bless"

    def __init__(self, _: Box, good: int, amount: int) -> None:
        super().__init__(f"bless {NAMES[good]}", (f"good:{NAMES[good]}",))
        self.good, self.amount = good, amount

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> Self | None:  # noqa: ARG003
        return made(cls, game.box, NAMES.index(words[0]), 1) if words and words[0] in RESOURCE_NAMES else None

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": {NAMES[self.good]: self.amount}}

    def worth(self, eye: Eye, asked: Question) -> float:
        return self.amount * eye.worth[NAMES[self.good]]

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:  # noqa: ARG003
        return [(f"bless {good}",) for good in RESOURCE_NAMES]


class Blessing(Choosing):
    __slots__ = ()

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        return Refusal("DR-BLS-02", "bless-resource", key=" ".join((verb, *words)), card=self.game.id(self.card))


class Bless(Picking, frozen=True):
    bless: int

    kind: ClassVar[str] = "bless"
    rule: ClassVar[str] = "DR-BLS-01"

    def ask(self, game: Game, seat: int, card: int) -> Choosing:
        return Blessing(game, seat, self.kind, self.rule, self, card)

    def choices(self, game: Game, seat: int, card: int) -> list[BlessGood]:
        amount = self.bless * (2 if game.options["generous"] else 1)
        return [made(BlessGood, game.box, good, amount) for good in RESOURCES]

    def chosen(self, game: Game, seat: int, card: int, about: int, act: BlessGood) -> Asking:
        gain(game, seat, act.good, act.amount, card)
        return DONE

    def tell(self) -> Phrase:
        return phrase("bless", n=self.bless)

    def worth(self, eye: Eye) -> float:
        return self.bless * eye.worth["wood"]


DRUIDS = Module(
    name="druids",
    title="settlers",
    prefix="DR",
    home="tests.modules",
    effects={"bless": Bless},
    acts=(BlessGood,),
    roles=("druids",),
    seats=1,
    settings=(Setting("generous", (False, True)),),
)
OAKS = Module(
    name="oaks",
    title="settlers",
    prefix="OA",
    home="tests.modules",
    settings=(Setting("mast", ("few", "many")),),
    brings=Additions(marks=("oaks",)),
)
GUESTS = Module(
    name="guests", title="founders", prefix="GU", home="tests.modules", settings=(Setting("late", (False, True)),)
)
