"""Raze a card from hand or an opponent's Location (IS-RZH, IS-RZE)."""

from collections import Counter
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted, phrase
from stead.titles.settlers.acts import CardAct, Question
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
    verb = "raze"
    sort = "action"
    tempts = ("common hand", "faction hand", "other")
    cards_with = "raze"
    alone = "IS-RZE-10"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        card, player = self.card, game.players[seat]
        tokens = player.goods[RAZE]
        field = self.face.raze
        if card in player.hand:
            if not field:
                rule = NO_RAZE_FIELD.get(self.face.name, "IS-CRD-13")
                return Refusal(rule, "no-raze-field", card=self.face.id)
            if not tokens:
                return Refusal("IS-RZH-02", "raze-tokens", need=1, have=0)
            return None
        owner = game.owner(card)
        if owner is None:
            seen = [c for other in game.players for c in other.foundations if other is player or not game.hidden[c]]
            if card in seen:
                return Refusal("IS-FND-03", "foundation", card=self.face.id)
            return Refusal("IS-RZE-10", "not-there", card=self.face.id)
        if owner is player:
            return Refusal("IS-RZE-06", "own-location", card=self.face.id)
        if game.peaceful:
            return Refusal("IS-VPC-02", "peaceful", card=self.face.id)
        if owner.passed:
            return Refusal("IS-PAS-03", "owner-passed", card=self.face.id, faction=owner.faction)
        if not field:
            rule = NO_RAZE_FIELD.get(self.face.name, "IS-RZE-07")
            return Refusal(rule, "no-raze-field", card=self.face.id)
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

    def facts(self, asked: Question) -> dict[str, Any]:
        """From hand what it brings; an opponent's Location with owner and price."""
        goods, owner = Counter(self.face.raze), asked.game.owner(self.card)
        if owner is None:
            return {"goods": goods, "owner": "none", "price": ""}
        price = Counted({"raze": raze_price(asked.game, owner, self.card)})
        return {"goods": goods, "owner": phrase(f"faction-{owner.faction}.whose"), "price": price}

    def worth(self, eye: Eye, asked: Question) -> float:
        goods = sum(eye.worth[good] for good in self.face.raze)
        if self.card in eye.me.hand:
            return goods - eye.worth["raze"] - 0.6 * eye.keep(self.face)
        return goods + 0.5 + 0.15 * eye.rounds - 2 * eye.worth["raze"]
