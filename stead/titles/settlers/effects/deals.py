"""Verbs about Deals: one's own once more, an opponent's ended or taken, one with an opponent's Location."""

from bisect import insort
from typing import Any, Literal

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking
from stead.kernel.phrase import Counted, Phrase, phrase
from stead.kit.acts import CardAct, Choice, Question, by_kind, find_kinds, made, thing
from stead.titles.settlers.actions.deal import deal_with
from stead.titles.settlers.box import Box
from stead.titles.settlers.effects.conflict import OnLocation
from stead.titles.settlers.effects.verb import Aiming, Picking, Verb
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import DealEnded, RouteOpened
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard, gain_good
from stead.titles.settlers.targets import (
    Condition,
    Target,
    deals,
    locations,
    opponents,
    reachable,
    under_board,
    why,
)


class DealAgain(Picking, frozen=True):
    """The good of one of one's Deals once more, Trade Route Deals included (IS-COM-07)."""

    deal_again: Literal["own"]

    kind = "deal"
    rule = "IS-COM-07"

    def choices(self, game: Game, seat: int, card: int) -> "list[Again]":
        """One Deal for each good."""
        player = game.players[seat]
        goods: dict[str | None, int] = {}
        for deal in player.deals + player.routes:
            goods.setdefault(game.box.cards[deal].deal, deal)
        return Again.each(game, goods.values())

    def tell(self) -> Phrase:
        return phrase("deal-again")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"]


class Again(CardAct):
    __slots__ = ()
    verb = "again"
    cards_with = "dealing"

    def perform(self, game: Game, seat: int) -> Asking:
        return gain_good(game, seat, self.face.deal or "", self.card)

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": self.face.deal_good}


class RepeatDeal(Verb, frozen=True):
    """The good of the Deal just made, once more."""

    repeat_deal: Literal["once"]

    @property
    def looks(self) -> bool:
        return True

    def do(self, game: Game, seat: int, card: int, about: int) -> Asking:
        return gain_good(game, seat, game.box.cards[about].deal or "", card)

    def tell(self) -> Phrase:
        return phrase("repeat-deal")

    def worth(self, eye: Eye) -> float:
        return eye.worth["gold"]


class _OnDeal(Aiming, frozen=True):
    """Something done to one Deal of an opponent. Deals of one kind are the same choice."""

    def choices(self, game: Game, seat: int, card: int) -> "list[TargetDeal]":
        return [
            made(TargetDeal, game.box, owner.seat, owner.faction, deal)
            for owner, found in self.target.found(game, seat)
            for deal in find_kinds(game.box.kind, found)
        ]


class TargetDeal(Choice):
    """An opponent's Deal, to which something is done; what, the verb says that asks."""

    __slots__ = ("card", "faction", "owner")
    verb = "target"
    message = "target-deal"

    def __init__(self, box: Box, owner: int, faction: str, card: int) -> None:
        self.owner, self.faction, self.card = owner, faction, box.cards[card]
        super().__init__(f"target {faction} {self.card.id}", (f"card:{self.card.id}", f"seat:{owner}"))

    def facts(self, asked: Question) -> dict[str, Any]:
        owner = phrase(f"faction-{self.faction}.who")
        return {"card": thing(self.card), "owner": owner, "goods": Counted(self.card.deal_good)}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.target(self.card)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        each = [by_kind(box, lambda card: card.faction, f"target {owner} {{}}") for owner in box.factions]
        each.append(by_kind(box, lambda card: card.deck == "attack", "target virtual {}"))
        return [keys for one in each for keys in one]


class CancelDeal(_OnDeal, frozen=True):
    """An opponent's Deal is discarded; of the Japanese also one made by Trade Route (IS-BAR-10)."""

    cancel_deal: Literal["opponent"]

    rule = "IS-BAR-10"
    target = Target(opponents, deals, reachable())

    def chosen(self, game: Game, seat: int, card: int, about: int, act: TargetDeal) -> Asking:
        end_deal(game, act.owner, act.card.number)
        return DONE

    def tell(self) -> Phrase:
        return phrase("cancel-deal")

    def worth(self, eye: Eye) -> float:
        return 0.8


class TakeDeal(_OnDeal, frozen=True):
    """An opponent's Deal, from under his board, goes under one's own; it yields from the next Production phase on
    (IS-ROM-04, IS-ROM-05, IS-Q-39)."""

    take_deal: Literal["opponent"]

    rule = "IS-ROM-05"
    target = Target(opponents, deals, reachable(), under_board("IS-ROM-05"))

    def chosen(self, game: Game, seat: int, card: int, about: int, act: TargetDeal) -> Asking:
        game.players[act.owner].deals.remove(act.card.number)
        insort(game.players[seat].deals, act.card.number)
        game.tell(DealEnded, act.owner, act.card.id, seat)
        return DONE

    def tell(self) -> Phrase:
        return phrase("take-deal")

    def worth(self, eye: Eye) -> float:
        return eye.worth["deal"]


def end_deal(game: Game, seat: int, deal: int) -> None:
    """A Deal under the board is discarded; one with an opponent's Location just ends, the Location stays."""
    player = game.players[seat]
    game.tell(DealEnded, seat, game.id(deal), None)
    if deal in player.routes:
        player.routes.remove(deal)
    else:
        player.deals.remove(deal)
        discard(game, deal)


class TradeRoute(OnLocation, frozen=True):
    """A Deal with an opponent's faction Location: its Deal good now and in every Production phase. Our ruling: one
    Location cannot be in two Deals of one player."""

    trade_route: Literal["opponent"]

    rule = "IS-JPC-08"
    target = Target(
        opponents,
        locations,
        reachable(),
        Condition(
            lambda game, _, __, cards: [card for card in cards if game.box.faction[card]],
            why(lambda card: Refusal("IS-DEA-02", "no-deal-field", card=card)),
        ),
        Condition(
            lambda game, seat, _, cards: [card for card in cards if card not in game.players[seat].routes],
            why(lambda card: Refusal("IS-JPC-08", "has-route", card=card)),
        ),
    )

    def hit(self, game: Game, seat: int, owner: Player, target: int) -> Asking:
        insort(game.players[seat].routes, target)
        game.tell(RouteOpened, seat, game.id(target))
        return deal_with(game, seat, target)

    def tell(self) -> Phrase:
        return phrase("trade-route")

    def worth(self, eye: Eye) -> float:
        return eye.worth["deal"] + eye.worth["gold"]
