"""The uses of the cards in hand: build, make a Deal, raze (IS-CRD-01..04).

Each is a module of its own; their options are listed here together, in one pass, because every turn asks for them.
"""

from stead.kernel.decision import Option
from stead.titles.settlers.actions.build import has_given
from stead.titles.settlers.state import Game, Player


def options(game: Game, player: Player) -> list[Option]:
    """For one card of each kind what the goods suffice for."""
    given = player.production or player.features or player.actions or player.foundations
    uses = game.box.menu.uses(player.goods, bool(given) if not game.taken else has_given(game, player))
    kind = game.box.kind
    found: list[Option] = []
    last = -1
    for card in player.hand:
        if kind[card] != last:
            last = kind[card]
            found += uses[card]
    return found
