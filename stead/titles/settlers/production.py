"""The Production phase (IS-PRD): one player after another, from board, Deals and Production Locations."""

from functools import cache

from stead.kernel.flow import Turn
from stead.kit.due import Due
from stead.titles.settlers.effects.gain import Gain
from stead.titles.settlers.empire import resolve
from stead.titles.settlers.events import Gained
from stead.titles.settlers.goods import NAMES
from stead.titles.settlers.state import ACTION, Game
from stead.titles.settlers.supply import gain


@cache
def one(good: str) -> Gain:
    """What a Deal brings that lies in no supply."""
    return Gain(gain={good: 1})


def production(game: Game) -> Turn:
    """The order is the player's; what cannot matter comes by itself: board, Deals, Locations (IS-Q-08, IS-Q-09)."""
    seat = game.active = (game.first + game.stage) % game.seats
    game.stage += 1
    player = game.players[seat]
    box = game.box
    for good, n in box.board_goods[player.faction]:
        player.goods[good] += n
    if game.log is not None:
        game.log.append(Gained(seat, {NAMES[good]: n for good, n in box.board_goods[player.faction]}))
    for token, n in box.board_tokens[player.faction]:
        yield from box.new_goods[token].gain(game, seat, n, None)
    pending: list[Due] = []
    for card in player.deals + player.routes:
        if box.deals[card] < 0:
            pending.append((one(box.cards[card].deal or ""), card, "deal", card))
        else:
            gain(game, seat, box.deals[card], 1, card)
    for card in player.production:
        effect = box.cards[card].produces
        assert effect is not None
        if box.quiet[card]:
            effect.at_once(game, seat, card)
        else:
            pending.append((effect, card, "production", card))
    if pending:
        yield from resolve(game, seat, pending)
    if game.stage == game.seats:
        game.begin(ACTION)
