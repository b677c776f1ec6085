"""Raze a card from hand or an opponent's Location (IS-RZH, IS-RZE)."""

from collections import Counter

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted, Phrase, phrase
from stead.titles.settlers.acts import CardAct, Question, card_thing
from stead.titles.settlers.cards import Card
from stead.titles.settlers.empire import razable, raze_from_hand, raze_location, raze_price
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Paid
from stead.titles.settlers.goods import RAZE
from stead.titles.settlers.state import Game, Player

NO_RAZE_FIELD = {"com_ruins": "IS-COM-03", "jap_gate": "IS-JPC-05", "jap_shrine": "IS-JPC-12"}
"""Cards whose own rule says that they cannot be razed; for the others the general one does."""


def options(game: Game, player: Player) -> "list[Raze]":
    """Opponents' Locations that the Raze tokens suffice for."""
    tokens, acts = player.goods[RAZE], Raze.of(game.box)
    if game.peaceful:  # IS-VPC-02
        return []
    return [acts[card] for owner, card in razable(game, player.seat) if raze_price(game, owner, card) <= tokens]


class Raze(CardAct):
    __slots__ = ()

    verb = "raze"
    sort = "action"
    alone = "IS-RZE-10"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        card, player = self.card, game.players[seat]
        tokens = player.goods[RAZE]
        field = game.box.cards[card].raze
        if card in player.hand:
            if not field:
                rule = NO_RAZE_FIELD.get(game.box.cards[card].name, "IS-CRD-13")
                return Refusal(rule, "no-raze-field", card=game.id(card))
            if not tokens:
                return Refusal("IS-RZH-02", "raze-tokens", need=1, have=0)
            return None
        owner = game.owner(card)
        if owner is None:
            seen = [c for other in game.players for c in other.foundations if other is player or not game.hidden[c]]
            if card in seen:
                return Refusal("IS-FND-03", "foundation", card=game.id(card))
            return Refusal("IS-RZE-10", "not-there", card=game.id(card))
        if owner is player:
            return Refusal("IS-RZE-06", "own-location", card=game.id(card))
        if game.peaceful:
            return Refusal("IS-VPC-02", "peaceful", card=game.id(card))
        if owner.passed:
            return Refusal("IS-PAS-03", "owner-passed", card=game.id(card), faction=owner.faction)
        if not field:
            rule = NO_RAZE_FIELD.get(game.box.cards[card].name, "IS-RZE-07")
            return Refusal(rule, "no-raze-field", card=game.id(card))
        price = raze_price(game, owner, card)
        if tokens < price:
            rule = "IS-RZE-01"
            if game.guarded[card] and tokens >= 2:
                rule = "IS-RZE-03" if game.box.faction[card] else "IS-RZE-02"
            return Refusal(rule, "raze-tokens", need=price, have=tokens)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        card, player = self.card, game.players[seat]
        from_hand = card in player.hand
        owner = None if from_hand else game.owner(card)
        price = 1 if owner is None else raze_price(game, owner, card)
        player.goods[RAZE] -= price
        game.tell(Paid, seat, {"raze": price})
        return raze_from_hand(game, seat, card) if from_hand else raze_location(game, seat, card)

    def say(self, asked: Question) -> Phrase:
        """From hand what it brings; an opponent's Location with owner and price."""
        game = asked.game
        owner = game.owner(self.card)
        return phrase(
            "option-raze",
            card=card_thing(game.box, self.card),
            goods=Counter(game.box.cards[self.card].raze),
            owner="none" if owner is None else phrase(f"faction-{owner.faction}.whose"),
            price="" if owner is None else Counted({"raze": raze_price(game, owner, self.card)}),
        )

    def worth(self, eye: Eye, asked: Question) -> float:
        card = eye.cards[self.card]
        goods = sum(eye.worth[good] for good in card.raze)
        if self.card in eye.me.hand:
            return goods - eye.worth["raze"] - 0.6 * eye.keep(card)
        return goods + 0.5 + 0.15 * eye.rounds - 2 * eye.worth["raze"]

    @classmethod
    def tempts(cls, game: Game, seat: int, card: int) -> bool:
        owner = game.owner(card)
        return card in game.players[seat].hand or (owner is not None and owner.seat != seat)

    @classmethod
    def fits(cls, card: Card) -> bool:
        return bool(card.raze)
