"""What every verb of Settlers is."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import phrase
from stead.kit import effects as kit
from stead.kit.targets import why_not
from stead.titles.settlers.acts import CardAct, Question, SettlersAct, named
from stead.titles.settlers.cards import Effect
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.targets import Target, cards


class Verb(kit.Verb, Effect, frozen=True, dict=True):
    """Not possible if it needs a choice that cannot be made (IS-Q-27). (`dict`, so that what it is like is worked out
    once.)"""

    def worth(self, eye: Eye) -> float:
        raise NotImplementedError


class Choice(Question):
    """What a verb asks; `card` is the one it stands on."""

    __slots__ = ("card", "effect")

    def __init__(self, game: Game, seat: int, kind: str, rule: str, effect: "Picking", card: int) -> None:
        super().__init__(game, seat, kind, rule)
        self.effect = effect
        self.card = card

    def list(self) -> Sequence[SettlersAct]:
        return self.effect.choices(self.game, self.seat, self.card)


class Picking(Verb, frozen=True):
    """A verb that leaves a choice. What there is to choose from says what is offered, and whether it can be carried out
    at all (IS-Q-27)."""

    kind: ClassVar[str]
    rule: ClassVar[str] = "IS-GRL-07"

    def choices(self, game: Game, seat: int, card: int) -> Sequence[SettlersAct]:
        raise NotImplementedError

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.choices(game, seat, card))

    def ask(self, game: Game, seat: int, card: int) -> Choice:
        return Choice(game, seat, self.kind, self.rule, self, card)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        act = yield self.ask(game, seat, card)
        yield from self.chosen(game, seat, card, about, act)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Any) -> Asking:
        """Carry it out, with this choice. Most choices say themselves what to do."""
        return act.perform(game, seat)


class TargetCard(CardAct):
    """A card to which something is done; what, the verb says that asks."""

    __slots__ = ()
    verb = "target"

    def facts(self, asked: Question) -> dict[str, Any]:
        owner = asked.game.owner(self.card)
        return {"owner": "none" if owner is None else phrase(f"faction-{owner.faction}.who")}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.target(self.face)


class Aim(Choice):
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

    def choices(self, game: Game, seat: int, card: int) -> Sequence[SettlersAct]:
        return self.act.each(game, cards(self.targets, game, seat))

    def can(self, game: Game, seat: int, card: int) -> bool:
        for target in self.targets:  # noqa: SIM110 - any() would make a generator for it
            if target.any(game, seat):
                return True
        return False

    def ask(self, game: Game, seat: int, card: int) -> Choice:
        return Aim(game, seat, self.kind, self.rule, self, card)
