"""What every verb of Settlers is."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking, Flow
from stead.kit import effects as kit
from stead.titles.settlers.acts import Question, SettlersAct, named
from stead.titles.settlers.cards import Effect
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.state import Game, Player


class Verb(kit.Verb, Effect, frozen=True):
    """Not possible if it needs a choice that cannot be made (IS-Q-27)."""

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


class Aim(Choice):
    """At an opponent: whoever has passed is out of reach (IS-PAS-02, IS-Q-25)."""

    __slots__ = ()

    def refused(self, verb: str, words: Sequence[str]) -> Refusal:
        cards = named(self.game.box, words)
        for player in self.game.opponents(self.seat):
            if player.passed and (player.faction in words or any(card in player.locations for card in cards)):
                return Refusal("IS-PAS-02", "owner-passed", card=" ".join(words), faction=player.faction)
        return super().refused(verb, words)


class Picking(Verb, frozen=True):
    """A verb that leaves a choice. What there is to choose from says all: what is offered, whether it can be carried
    out at all (IS-Q-27), and what is refused."""

    kind: ClassVar[str]
    rule: ClassVar[str] = "IS-GRL-07"
    question: ClassVar[type[Choice]] = Choice

    def choices(self, game: Game, seat: int, card: int) -> Sequence[SettlersAct]:
        raise NotImplementedError

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.choices(game, seat, card))

    def ask(self, game: Game, seat: int, card: int) -> Choice:
        return self.question(game, seat, self.kind, self.rule, self, card)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        act = yield self.ask(game, seat, card)
        yield from self.chosen(game, seat, card, about, act)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Any) -> Asking:
        """Carry it out, with this choice. Most choices say themselves what to do."""
        return act.perform(game, seat)


class Aiming(Picking, frozen=True):
    """A verb against opponents, their Locations, Deals, supplies or hands."""

    kind = "target"
    question = Aim


def reachable(game: Game, seat: int) -> list[Player]:
    return [player for player in game.opponents(seat) if not player.passed]
