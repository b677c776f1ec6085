"""Make a Deal (IS-DEA)."""

from bisect import insort

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.settlers.acts import CardAct, Question, card_thing
from stead.titles.settlers.cards import DEAL_PRICE, Card
from stead.titles.settlers.empire import happen
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import DealMade
from stead.titles.settlers.goods import FOOD, GOLD
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import gain_good, pay


class Deal(CardAct):
    __slots__ = ()

    verb = "deal"
    sort = "action"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        if self.card not in player.hand:
            return Refusal("IS-DEA-01", "not-in-hand", card=game.id(self.card))
        if game.box.cards[self.card].common:
            return Refusal("IS-DEA-02", "no-deal-field", card=game.id(self.card))
        if not (player.goods[FOOD] or player.goods[GOLD]):
            return Refusal("IS-DEA-03", "no-food", card=game.id(self.card))
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

    def say(self, asked: Question) -> Phrase:
        return say_deal("option-deal", asked, self.card)

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.deal(eye.cards[self.card])

    @classmethod
    def tempts(cls, game: Game, seat: int, card: int) -> bool:
        return game.box.faction[card] and card in game.players[seat].hand

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.faction


def say_deal(id: str, asked: Question, card: int) -> Phrase:
    """A Deal by its card, with what it brings."""
    box = asked.game.box
    return phrase(id, card=card_thing(box, card), goods={box.cards[card].deal or "": 1})


def deal_with(game: Game, seat: int, card: int) -> Flow:
    """A Deal's good comes at once (IS-DEA-05); then Features that notice Deals."""
    yield from gain_good(game, seat, game.box.cards[card].deal or "", card)
    yield from happen(game, seat, "dealt", card)
