"""A steward whose source is lost, with an embassy or a worker, leaves the map: its owner says which (CO-Q-14)."""

from typing import Any

from stead.kernel.flow import DONE, Asking, Flow
from stead.titles.colonists.acts import Question, TileAct, made
from stead.titles.colonists.events import Left
from stead.titles.colonists.figures import count_stewards, most_stewards
from stead.titles.colonists.state import NOWHERE, Game, Player


class Recall(TileAct):
    """The steward who stands there."""

    verb = "recall"

    def worth(self, eye: Any, asked: Any) -> float:
        return 0.0


class Recalling(Question):
    __slots__ = ()

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat, "recall", "CO-Q-14")

    def list(self) -> list[Recall]:
        game = self.game
        spots = dict.fromkeys(own(game.players[self.seat]))
        return [made(Recall, game.box, game.land[spot].tile) for spot in spots]


def own(player: Player) -> list[int]:
    """Where a player's stewards stand, but for an Apprentice, who leaves with his card."""
    return player.stewards[:-1] if player.helped else player.stewards


def recount(game: Game, seat: int) -> Asking:
    """As many stewards as the community has now. Those who wait leave first, without a question."""
    player = game.players[seat]
    stewards = own(player)
    if len(stewards) - stewards.count(NOWHERE) > most_stewards(player):
        return _recall(game, seat)
    count_stewards(game, player)
    return DONE


def _recall(game: Game, seat: int) -> Flow:
    player = game.players[seat]
    while len(stewards := [spot for spot in own(player) if spot != NOWHERE]) > most_stewards(player):
        act: Recall = yield Recalling(game, seat)
        stewards.remove(game.spot[act.tile])
        player.stewards = stewards + player.stewards[len(player.stewards) - player.helped :]
        game.tell(Left, seat, act.name)
    count_stewards(game, player)
