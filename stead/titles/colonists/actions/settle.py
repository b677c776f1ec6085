"""What follows when something new stands in a community: tiles, workers, goods in its Stock, figures."""

from typing import Final

from stead.kernel.flow import Flow
from stead.titles.colonists.actions.employ import Employ, candidates, maintainable
from stead.titles.colonists.actions.post import place_envoy
from stead.titles.colonists.actions.recall import recount
from stead.titles.colonists.acts import Choice, Plain, Question, made
from stead.titles.colonists.community import work_out
from stead.titles.colonists.events import Built, Dismissed, Related
from stead.titles.colonists.goods import COLONISTS
from stead.titles.colonists.labels import label
from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.storage import changed, room


def count_tile(game: Game, kind: int, n: int) -> None:
    group = game.box.group[kind]
    if group >= 0:
        game.built[group] += n


def tell_built(game: Game, seat: int, kind: int) -> None:
    box = game.box
    if box.is_embassy(kind):
        game.tell(Related, seat, box.colony_names[box.colony_of(kind)], box.level(kind))
    else:
        game.tell(Built, seat, box.kinds[kind])


def dismiss_all(game: Game, seat: int, one: Structure) -> None:
    """They are unemployed at once (CO-DEM-12, CO-REM-12, CO-Q-32)."""
    for worker in one.workers:
        game.tell(Dismissed, seat, COLONISTS[worker], game.box.kinds[one.kind])


def settle(game: Game, seat: int, number: int = -1) -> Flow:
    """What follows from a new structure, and from its standing where another stood."""
    player = game.players[seat]
    if number >= 0:
        work_out(game, player)
        if at_stake(game, player, player.community[number]):
            act = yield Keeping(game, seat, number)
            if isinstance(act, Employ):
                yield from act.perform(game, seat)
    yield from changed(game, seat)
    yield from recount(game, seat)
    yield from place_envoy(game, seat)


def at_stake(game: Game, player: Player, one: Structure) -> bool:
    """There are goods that stay only if somebody is employed there at once: in the Stock, if it holds the same good
    (CO-REM-14), or because there are no cells without him (CO-Q-37)."""
    box = game.box
    if box.is_storage[one.kind]:
        return room(player) < 0
    return one.stock > 0 and box.stores[one.kind] == one.good and box.remodels[one.kind] != ()


class Spill(Plain):
    """Nobody works there yet, and the goods do not stay."""

    verb = "spill"


SPILL: Final = Spill()


class Keeping(Question):
    """Is somebody employed at once, so that goods can stay?"""

    __slots__ = ("number",)

    def __init__(self, game: Game, seat: int, number: int) -> None:
        super().__init__(game, seat, "stock", "CO-REM-14")
        self.number = number

    def list(self) -> list[Choice]:
        game, player = self.game, self.game.players[self.seat]
        name = label(game, player, self.number)
        able = [who for who in candidates(game, player, self.number) if maintainable(player, who)]
        return [SPILL, *(made(Employ, game.box, who, name) for who in able)]
