"""Make a Deal (IS-DEA)."""

from bisect import insort

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.titles.settlers.empire import happen
from stead.titles.settlers.events import DealMade
from stead.titles.settlers.goods import FOOD, GOLD
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import gain_good, pay

PRICE = (0, 0, 1, 0, 0, 0)  # IS-DEA-03: 1 food


def refusal(game: Game, seat: int, card: int) -> Refusal | None:
    player = game.players[seat]
    if card not in player.hand:
        return Refusal("IS-DEA-01", "not-in-hand", card=game.id(card))
    if game.box.cards[card].common:
        return Refusal("IS-DEA-02", "no-deal-field", card=game.id(card))
    if not (player.goods[FOOD] or player.goods[GOLD]):
        return Refusal("IS-DEA-03", "no-food", card=game.id(card))
    return None


def perform(game: Game, seat: int, card: int) -> Flow:
    player = game.players[seat]
    game.known[card] = game.everyone  # declared before it is paid for
    yield from pay(game, seat, PRICE)
    player.hand.remove(card)
    insort(player.deals, card)
    game.known[card] = 0
    game.tell(DealMade, seat, game.id(card))
    yield from deal_with(game, seat, card)


def deal_with(game: Game, seat: int, card: int) -> Flow:
    """A Deal's good comes at once (IS-DEA-05); then Features that notice Deals."""
    yield from gain_good(game, seat, game.box.cards[card].deal or "", card)
    yield from happen(game, seat, "dealt", card)
