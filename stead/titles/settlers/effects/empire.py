"""Verbs about one's own empire: build, lay a Foundation, produce again, use a Deal again, free an Action Location."""

from bisect import insort
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, Thing, phrase
from stead.kit.acts import CardAct, Question, find_kinds
from stead.titles.settlers.actions.build import construct
from stead.titles.settlers.cards import Card
from stead.titles.settlers.effects.verb import Aim, Aiming, Picking
from stead.titles.settlers.empire import distinct
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import LaidFoundation, Refreshed
from stead.titles.settlers.goods import INDEX, payable
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard_under, gain, hide
from stead.titles.settlers.targets import Condition, Target, deals, faction, hand, me, under_board


def _too_dear(game: Game, _: int, __: Player, card: int) -> Refusal:
    """Without giving up a Location (IS-COM-05, IS-JPC-07)."""
    face = game.box.cards[card]
    return Refusal("IS-BLD-02", "cannot-pay", card=face.id, cost=msgspec.structs.replace(face.cost, location=0))


PAYABLE = Condition(
    lambda game, _, owner, cards: [card for card in cards if payable(owner.goods, game.box.prices[card])], _too_dear
)
BUILT_FROM_HAND = Target(me, hand, faction("IS-COM-04"), PAYABLE)
# Attack cards taken from the virtual player lie among the Deals, but are no Locations.
BUILT_FROM_DEALS = Target(me, deals, under_board("IS-JPC-08"), faction("IS-JPC-06"), PAYABLE)


class Construct(CardAct):
    """Build without giving up a Location."""

    __slots__ = ()
    verb = "construct"
    cards_with = "faction"

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"cost": self.face.cost.tag(location=False)}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.build(self.face, gift=False)


class Build(Aiming, frozen=True):
    """Build a faction card at once, for its cost without the Location (IS-COM-04, IS-JPC-06)."""

    build: Literal["hand", "deals"]
    """Where the card comes from."""

    act = Construct

    @property
    def spends(self) -> bool:
        return True

    @property
    def targets(self) -> Sequence[Target]:
        return {"hand": (BUILT_FROM_HAND,), "deals": (BUILT_FROM_DEALS,)}[self.build]

    def ask(self, game: Game, seat: int, card: int) -> Aim:
        return Aim(game, seat, "build", "IS-COM-04" if self.build == "hand" else "IS-JPC-06", self, card)

    def chosen(self, game: Game, seat: int, card: int, about: int, act: Construct) -> Flow:
        player = game.players[seat]
        origin = player.hand if self.build == "hand" else player.deals
        return construct(game, seat, act.card, origin, location=False)

    def tell(self) -> Phrase:
        return phrase("build-from", place=self.build)

    def worth(self, eye: Eye) -> float:
        return eye.worth["location"] + eye.worth["faction_location"] * 0.5


class LayFoundation(Picking, frozen=True):
    """A card from hand becomes a Foundation, face down, for a good of its own in place of wood (IS-EGY-06..08)."""

    lay_foundation: dict[Literal["wood", "stone", "food", "gold"], int]

    kind = "foundation"
    rule = "IS-EGY-07"

    def choices(self, game: Game, seat: int, card: int) -> "list[Lay]":
        return Lay.each(game, find_kinds(game.box.kind, game.players[seat].hand))

    def chosen(self, game: Game, seat: int, card: int, about: int, act: "Lay") -> Asking:
        act.perform(game, seat)
        for good, n in self.lay_foundation.items():
            gain(game, seat, INDEX[good], n, card)
        return DONE

    def tell(self) -> Phrase:
        return phrase("lay-foundation", goods=dict(self.lay_foundation))

    def worth(self, eye: Eye) -> float:
        goods = sum(eye.worth[good] * n for good, n in self.lay_foundation.items())
        return goods + eye.worth["location"] - eye.worth["card"]


class Lay(CardAct):
    __slots__ = ()
    verb = "lay"

    def perform(self, game: Game, seat: int) -> Asking:
        card, player = self.card, game.players[seat]
        player.hand.remove(card)
        hide(game, seat, card)
        insort(player.foundations, card)
        game.hidden[card] = 1
        game.tell(LaidFoundation, seat, game.id(card))
        return DONE

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.part_with(self.face)


class Produce(Picking, frozen=True):
    """One of one's Production Locations produces (IS-COM-09); not one that does this itself, or two of them could set
    each other off for ever."""

    produce: Literal["any", "other"]
    """`other` on a Production Location, `any` elsewhere: only the text differs."""

    kind = "produce"
    rule = "IS-COM-09"

    def choices(self, game: Game, seat: int, card: int) -> "list[ProduceAgain]":
        """One Location for each different thing that would be produced."""
        chosen: dict[object, int] = {}
        for location in game.players[seat].production:
            effect = game.box.cards[location].produces
            if effect is not None and not isinstance(effect, Produce) and effect.can(game, seat, location):
                chosen.setdefault(effect.brings(game, seat) or game.box.yields[location], location)
        return ProduceAgain.each(game, chosen.values())

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        if self.can(game, seat, card):
            yield from super().do(game, seat, card, about)

    def tell(self) -> Phrase:
        return phrase("produce-again", which=self.produce)

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"] * 1.6


class ProduceAgain(CardAct):
    __slots__ = ()
    verb = "produce"

    def perform(self, game: Game, seat: int) -> Asking:
        assert self.face.produces is not None
        return self.face.produces.run(game, seat, self.card, self.card)

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"effect": Thing("production", self.face.id)}

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.produces is not None and not isinstance(card.produces, Produce)


class Refresh(Picking, frozen=True):
    """Take the goods off another of one's activated Locations: it may be activated, and paid for, again."""

    refresh: Literal["other"]

    kind = "refresh"
    rule = "IS-AVT-04"

    def choices(self, game: Game, seat: int, card: int) -> "list[Clear]":
        return Clear.each(game, distinct(game, [c for c in game.players[seat].actions if game.used[c] and c != card]))

    def tell(self) -> Phrase:
        return phrase("refresh")

    def worth(self, eye: Eye) -> float:
        return 1.0


class Clear(CardAct):
    __slots__ = ()
    verb = "refresh"
    cards_with = "action"

    def perform(self, game: Game, seat: int) -> Asking:
        game.used[self.card] = 0
        game.laid.pop(self.card, None)
        if self.card in game.box.fleeting:
            discard_under(game, self.card)
        game.tell(Refreshed, seat, game.id(self.card))
        return DONE
