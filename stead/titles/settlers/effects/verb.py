"""What every verb of Settlers is."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stead.kernel.decision import Refusal
from stead.kernel.phrase import phrase
from stead.kit import effects as kit
from stead.kit import picking
from stead.kit.acts import CardAct, Choice, Question, named
from stead.kit.picking import Choosing
from stead.kit.targets import why_not
from stead.titles.settlers.cards import Effect
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.targets import Target, cards


class Verb(kit.Verb, Effect, frozen=True, dict=True):
    """Not possible if it needs a choice that cannot be made (IS-Q-27). (`dict`, so that what it is like is worked out
    once.)"""

    def worth(self, eye: Eye) -> float:
        raise NotImplementedError


class Picking(picking.Picking, Verb, frozen=True):
    """A verb that leaves a choice; not possible without anything to choose from (IS-Q-27)."""

    rule = "IS-GRL-07"


class TargetCard(CardAct):
    """A card to which something is done; what, the verb says that asks."""

    __slots__ = ()
    verb = "target"

    def facts(self, asked: Question) -> dict[str, Any]:
        owner = asked.game.owner(self.card)
        return {"owner": "none" if owner is None else phrase(f"faction-{owner.faction}.who")}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.target(self.face)


class Aim(Choosing):
    """What an aiming verb asks."""

    __slots__ = ()
    effect: "Aiming"

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        game, elsewhere = self.game, super().refused(verb, words)
        if not any(option.key.startswith(f"{verb} ") for option in self.options):
            return elsewhere
        owner = next((player for player in game.players if player.faction in words), None)
        thing = self.effect.meant(game, words, owner)
        refusal = why_not(self.effect.targets, game, self.seat, thing, elsewhere, owner)
        if refusal is None and (cards := named(game.box, words)):  # another copy stands for it
            return Refusal("IS-Q-19", "same-as-another", card=game.id(cards[0]))
        return refusal or elsewhere


class Aiming(Picking, frozen=True):
    """A verb that aims at something: its targets say what is offered, whether there is any, and why not another."""

    kind = "target"
    act: ClassVar[type[CardAct]] = TargetCard
    target: ClassVar[Target]

    @property
    def targets(self) -> Sequence[Target]:
        return (self.target,)

    def meant(self, game: Game, words: Sequence[str], owner: Player | None) -> int:
        """What somebody aims at with these words, which may name its owner; -1 for nothing."""
        return next(iter(named(game.box, words)), -1)

    def choices(self, game: Game, seat: int, card: int) -> Sequence[Choice]:
        return self.act.each(game, cards(self.targets, game, seat))

    def can(self, game: Game, seat: int, card: int) -> bool:
        for target in self.targets:  # noqa: SIM110 - any() would make a generator for it
            if target.any(game, seat):
                return True
        return False

    def ask(self, game: Game, seat: int, card: int) -> Choosing:
        return Aim(game, seat, self.kind, self.rule, self, card)
