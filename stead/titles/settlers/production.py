"""The Production phase (IS-PRD): one player after another, from board, Deals and Production Locations."""

from stead.kernel.flow import Turn
from stead.titles.settlers.effects.gain import Gain
from stead.titles.settlers.empire import Pending, resolve
from stead.titles.settlers.state import ACTION, Game
from stead.titles.settlers.supply import gain

DEAL_EFFECTS = {
    good: Gain(gain={good: 1}) for good in ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp", "card")
}


def production(game: Game) -> Turn:
    """The order is the player's; what cannot matter comes by itself: board, Deals, Locations (IS-Q-08, IS-Q-09)."""
    seat = game.active = (game.first + game.stage) % game.seats
    game.stage += 1
    player = game.players[seat]
    cards = game.box.cards
    for good, n in game.box.board_goods[player.faction]:
        gain(game, seat, good, n)
    deals = player.deals + player.routes
    pending: list[Pending] = [(DEAL_EFFECTS[cards[card].deal or ""], card, "deal", card) for card in deals]
    for card in player.production:
        effect = cards[card].produces
        assert effect is not None
        pending.append((effect, card, "production", card))
    yield from resolve(game, seat, pending)
    if game.stage == game.seats:
        game.begin(ACTION)
