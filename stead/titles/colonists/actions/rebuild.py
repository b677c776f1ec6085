"""Storekeeper colony: for a fee a storage building becomes another building of its worker, at no further cost."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.flow import Flow
from stead.kernel.phrase import Thing
from stead.titles.colonists.actions import fee
from stead.titles.colonists.actions.limits import homeless, shortage
from stead.titles.colonists.actions.settle import count_tile, dismiss_all, settle, tell_built
from stead.titles.colonists.acts import Choice, made
from stead.titles.colonists.box import FREE, NOBODY, Box
from stead.titles.colonists.events import Razed
from stead.titles.colonists.goods import NONE
from stead.titles.colonists.labels import distinct, find, label
from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.state import Game, Player


class Rebuild(Choice):
    __slots__ = ("kind", "name", "old")
    verb = "rebuild"

    def __init__(self, box: Box, kind: int, old: str) -> None:
        self.kind = kind
        self.name = box.kinds[kind]
        self.old = old
        super().__init__(f"rebuild {self.name} {old}", (f"structure:{old}", f"kind:{self.name}"))

    def perform(self, game: Game, seat: int) -> Flow:
        yield from fee.pay_fees(game, seat, [fee.SUPPLY], [NONE])
        player = game.players[seat]
        number = find(game, player, self.old)
        old = player.community[number]
        game.tell(Razed, seat, game.box.kinds[old.kind])
        dismiss_all(game, seat, old)
        player.community[number] = Structure(self.kind, old.spot)
        count_tile(game, old.kind, -1)
        count_tile(game, self.kind, 1)
        tell_built(game, seat, self.kind)
        yield from settle(game, seat)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"kind": Thing("kind", self.name), "old": Thing("structure", self.old)}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.rebuilding(self.kind, asked.game.box.kind[self.old.partition("#")[0]])


def rights(game: Game, player: Player) -> dict[int, int]:
    """By storage building: the workers of the buildings it may become."""
    found: dict[int, int] = {}
    for one in player.community:
        if game.box.rebuilds[one.kind]:
            found |= game.box.rebuilds[one.kind]
    return found


def options(game: Game, seat: int) -> Sequence[Rebuild]:
    player = game.players[seat]
    allowed = rights(game, player)
    if not allowed or not fee.payable(game, player, 1, [NONE]):
        return ()
    box = game.box
    found: list[Rebuild] = []
    kinds = [kind for kind in range(box.embassy) if box.era[kind] <= game.era]
    kinds = [kind for kind in kinds if not box.remodels[kind] and not box.is_storage[kind]]
    old = [number for number, one in enumerate(player.community) if one.kind in allowed]
    for number, one in distinct(player, old):
        for kind in kinds:
            fits = box.worker[kind] in (allowed[one.kind], FREE)
            if fits and shortage(game, player, kind) is None and homeless(game, player, one.kind, kind) == NOBODY:
                found.append(made(Rebuild, box, kind, label(game, player, number)))
    return found
