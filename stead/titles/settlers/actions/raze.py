"""Raze a card from hand or an opponent's Location (IS-RZH, IS-RZE)."""

from collections import Counter
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Counted, phrase
from stead.kit.acts import CardAct, Question
from stead.kit.targets import why_not
from stead.titles.settlers.empire import raze_from_hand, raze_location, raze_price
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Paid
from stead.titles.settlers.goods import RAZE
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.targets import (
    PRICE,
    RAZED_FROM_HAND,
    Condition,
    Target,
    cards,
    locations,
    opponents,
    raze_field,
    reachable,
    why,
)

PEACE: Final = Condition(
    lambda game, _, __, cards: () if game.peaceful else cards,
    why(lambda card: Refusal("IS-VPC-02", "peaceful", card=card)),
)
RAZED: Final = Target(opponents, locations, PEACE, reachable("IS-PAS-03"), raze_field("IS-RZE-07"), PRICE)


def options(game: Game, player: Player) -> "list[Raze]":
    """Opponents' Locations that the Raze tokens suffice for."""
    return Raze.each(game, cards([RAZED], game, player.seat))


class Raze(CardAct):
    verb = "raze"
    sort = "action"
    tempts = ("common hand", "faction hand", "other")
    cards_with = "raze"
    alone = "IS-RZE-10"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        return why_not((RAZED_FROM_HAND, RAZED), game, seat, self.card, self._elsewhere(game, seat))

    def _elsewhere(self, game: Game, seat: int) -> Refusal:
        """Why it is not razed where it lies, if that is neither in hand nor in an opponent's empire."""
        player, card = game.players[seat], self.card
        if card in player.locations:
            return Refusal("IS-RZE-06", "own-location", card=self.face.id)
        seen = [c for other in game.players for c in other.foundations if other is player or not game.hidden[c]]
        if card in seen:
            return Refusal("IS-FND-03", "foundation", card=self.face.id)
        return Refusal("IS-RZE-10", "not-there", card=self.face.id)

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
        goods: Counter[str] = Counter(self.face.raze)
        owner = asked.game.owner(self.card)
        if owner is None:
            return {"goods": goods, "owner": "none", "price": ""}
        price = Counted({"raze": raze_price(asked.game, owner, self.card)})
        return {"goods": goods, "owner": phrase(f"faction-{owner.faction}.whose"), "price": price}

    def worth(self, eye: Eye, asked: Question) -> float:
        goods = sum(eye.worth[good] for good in self.face.raze)
        if self.card in eye.me.hand:
            return goods - eye.worth["raze"] - 0.6 * eye.keep(self.face)
        return goods + 0.5 + 0.15 * eye.rounds - 2 * eye.worth["raze"]
