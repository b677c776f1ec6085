"""Make a Deal (IS-DEA)."""

from bisect import insort
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kit.acts import CardAct, Question
from stead.titles.settlers.cards import DEAL_PRICE
from stead.titles.settlers.empire import happen
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import DealMade
from stead.titles.settlers.goods import FOOD, GOLD
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import gain_good, pay


class Deal(CardAct):
    verb = "deal"
    sort = "action"
    tempts = ("faction hand",)
    cards_with = "faction"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if self.card not in player.hand:
            return Refusal("IS-DEA-01", "not-in-hand", card=self.face.id)
        if self.face.common:
            return Refusal("IS-DEA-02", "no-deal-field", card=self.face.id)
        if not (player.goods[FOOD] or player.goods[GOLD]):
            return Refusal("IS-DEA-03", "no-food", card=self.face.id)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        card, player = self.card, game.players[seat]
        game.known[card] = game.everyone  # declared before it is paid for
        yield from pay(game, seat, DEAL_PRICE)
        player.hand.remove(card)
        insort(player.deals, card)
        game.known[card] = 0
        game.tell(DealMade, seat, game.id(card))
        yield from deal_with(game, seat, card)

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": self.face.deal_good}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.deal(self.face)


def deal_with(game: Game, seat: int, card: int) -> Flow:
    """A Deal's good comes at once (IS-DEA-05); then Features that notice Deals."""
    yield from gain_good(game, seat, game.box.cards[card].deal or "", card)
    yield from happen(game, seat, "dealt", card)
