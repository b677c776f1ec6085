"""The uses of the cards in hand: build, make a Deal, raze (IS-CRD-01..04).

Each is a module of its own; their options are listed here together, in one pass, because every turn asks for them.
"""

from stead.kernel.decision import Option
from stead.titles.settlers.actions.build import has_given
from stead.titles.settlers.goods import FOOD, GOLD, RAZE
from stead.titles.settlers.state import Game, Player

BUILD, DEAL, RAZING = 1, 2, 4


def options(game: Game, player: Player) -> list[Option]:
    """For one card of each kind: build it if it can be paid, deal with it for food, raze it for a Raze token."""
    box, goods = game.box, player.goods
    kind, buildable = box.kind, box.buildable(goods, has_given(game, player))
    affordable = (DEAL if goods[FOOD] or goods[GOLD] else 0) | (RAZING if goods[RAZE] else 0)
    uses, uses_and_build = box.menu.uses[affordable], box.menu.uses[affordable | BUILD]
    found: list[Option] = []
    last = -1
    for card in player.hand:
        if kind[card] != last:
            last = kind[card]
            found += uses_and_build[card] if buildable[card] else uses[card]
    return found
