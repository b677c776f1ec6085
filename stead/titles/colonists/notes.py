"""The sheet of paper between two eras: what is noted on it, and what cannot have been (CO-SAV)."""

from collections.abc import Iterator
from typing import Final

from stead.titles.colonists.box import Box
from stead.titles.colonists.goods import DOLLAR, STORABLE, TOOL, added
from stead.titles.colonists.names import MOST_NOTED
from stead.titles.colonists.pieces import Noted, Notes
from stead.titles.colonists.setup import COLONIES
from stead.titles.colonists.state import YEARS, Game, Player

LAST: Final = 4
"""The last era there is."""


def write(game: Game) -> None:
    """After the last turn of a year, before anything of its end: in year 5, if another era follows (CO-SAV-01)."""
    if game.year == YEARS and game.era < game.last_era:
        colonies = [game.box.colony_names[colony] for colony in game.colonies]
        game.noted = Noted(game.era + 1, colonies, game.marker, [_of(game, player) for player in game.players])


def _of(game: Game, player: Player) -> Notes:
    """Neither improvements nor workers count for it (CO-SAV-03)."""
    box = game.box
    kinds = [one.kind for one in player.community]
    goods = added(player.goods[:STORABLE], player.stocks)
    permanent = [kind - box.improvement for kind in kinds if kind >= box.improvement and not box.uses[kind]]
    return Notes(
        buildings=sum(box.value[kind] for kind in kinds if kind < box.embassy),
        embassies=sum(box.value[kind] for kind in kinds if box.is_embassy(kind)),
        dollars=player.goods[DOLLAR],
        goods=sum(n * price for n, price in zip(goods, box.prices, strict=True)),
        tools=player.goods[TOOL],
        improvements=[box.card_names[card] for card in sorted(permanent)],
        hand=len(player.hand),
    )


def faults(noted: Noted, seats: int, box: Box) -> Iterator[str]:
    """What cannot have been noted."""
    if not 2 <= noted.next <= LAST:
        yield f"the next era is 2 to {LAST}, not {noted.next}"
    if len(noted.players) != seats:
        yield f"there are notes of {len(noted.players)} players, and {seats} seats"
    if not 0 <= noted.first < seats:
        yield f"there is no seat {noted.first}"
    colonies = COLONIES + (noted.next > 3)
    if len(set(noted.colonies) & set(box.colony)) != colonies or len(noted.colonies) != colonies:
        yield f"{colonies} different colonies are in play before era {noted.next}"
    cards = [card for player in noted.players for card in player.improvements]
    for card in cards:
        facts = box.improvements[box.card[card]] if card in box.card else None
        if facts is None or facts.type != "permanent" or facts.era >= noted.next or cards.count(card) > 1:
            yield f"{card!r} is no permanent improvement of an era before {noted.next}, or there twice"
    for player in noted.players:
        amounts = (player.buildings, player.embassies, player.dollars, player.goods, player.tools, player.hand)
        if not all(0 <= n <= MOST_NOTED for n in amounts):
            yield f"amounts are 0 to {MOST_NOTED}"
    known = sum(card.era < noted.next for card in box.improvements) - len(cards)
    if sum(player.hand for player in noted.players) > known:
        yield "there are not so many cards"
