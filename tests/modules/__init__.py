"""Modules that are not shipped, to prove that one can be: Druids, Oaks and Runes for Settlers, Guests for Founders.

Druids are a fifth faction and a fifth seat. Some of their cards bless: their owner names a Resource and gains as much
of it as the card says, twice as much at a generous table. Oaks are one card and a setting that nobody reads; Guests
are an advisor and another such setting. Runes add to what Settlers keeps in lists of its own: a colour, a good that is
kept as tokens, a moment, an ability; whoever gains a rune takes the first that he does not have, and carves it.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Self

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kernel.title import Module, Setting
from stead.kit.acts import Choice, Question, made
from stead.kit.picking import Choosing
from stead.titles.settlers.box import Box
from stead.titles.settlers.effects.verb import Picking
from stead.titles.settlers.empire import happen
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.expansion import Additions, NewGood
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
RUNE_TOKENS = ("sun", "moon")


def gain_rune(game: Game, seat: int, n: int, _: int | None) -> Flow:
    player = game.players[seat]
    for token in RUNE_TOKENS:
        bit = game.box.bits([token])
        if n and not player.tokens & bit:
            player.tokens |= bit
            n -= 1
            yield from happen(game, seat, "carved", 0)


RUNES = Module(
    name="runes",
    title="settlers",
    prefix="RU",
    home="tests.modules",
    brings=Additions(
        colours=("silver",),
        goods={"rune": NewGood(gain_rune, lambda _: 0.2, RUNE_TOKENS, rule="RU-1")},
        moments=("carved",),
        abilities=("rune-lore",),
    ),
)
GUESTS = Module(
    name="guests", title="founders", prefix="GU", home="tests.modules", settings=(Setting("late", (False, True)),)
)
