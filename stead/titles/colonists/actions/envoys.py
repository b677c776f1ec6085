"""The Alchemist, the Altruist and the Laborer: shared figures of three colonies (CO-ENV, CO-ALC, CO-ALT, CO-LAB)."""

from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.titles.colonists.actions.post import EnvoyAct
from stead.titles.colonists.actions.visits import may_act, visit
from stead.titles.colonists.acts import Choice, Plain, Question, made
from stead.titles.colonists.events import EnvoySent
from stead.titles.colonists.figures import entitled, envoy_targets
from stead.titles.colonists.state import ALCHEMIST, ALTRUIST, ENVOYS, LABORER, NOWHERE, TURNS, Game, Player


def open_now(game: Game, envoy: int) -> bool:
    """Its window: the Altruist before the action, the Laborer after that of the third turn, the Alchemist before or
    after (CO-ALC-01, CO-ALT-01, CO-LAB-01)."""
    if envoy == ALTRUIST:
        return not game.acted
    if envoy == LABORER:
        return game.acted and game.turn == TURNS - 1
    return True


class Send(EnvoyAct):
    verb = "send"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, envoy = game.players[seat], ENVOYS[self.envoy]
        rule = ("CO-ALC-01", "CO-ALT-01", "CO-LAB-01")[self.envoy]
        if game.envoys[self.envoy] == NOWHERE or not entitled(game, player, self.envoy):
            return Refusal("CO-ENV-02", "no-envoy", envoy=envoy)
        if player.sent >> self.envoy & 1:
            return Refusal("CO-ENV-02", "sent-already", envoy=envoy)
        if not open_now(game, self.envoy):
            return Refusal(rule, "envoy-window", envoy=envoy)
        if game.spot[self.tile] not in envoy_targets(game, player, self.envoy):
            return Refusal("CO-ENV-07", "too-far", place=self.name)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        spot = game.spot[self.tile]
        game.envoys[self.envoy] = spot
        game.players[seat].sent |= 1 << self.envoy
        game.tell(EnvoySent, seat, ENVOYS[self.envoy], self.name)
        others = any(other != seat for other in game.stewards_at(spot))
        if self.envoy == ALCHEMIST and others and may_act(game, seat, spot):
            # CO-ALC-02, CO-Q-55: for no fee, and only if one likes
            act = yield Alchemy(game, seat, "alchemist", "CO-ALC-02", yes_or_no)
            if act is ACT:
                yield from visit(game, seat, spot)

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.sending(self.envoy, self.tile) if asked.kind != "ride" else -1.0  # bots keep tickets for stewards


class ActToo(Plain):
    """The place's action, as if by a steward."""

    verb = "act"

    def refusal(self, game: Game, seat: int) -> Refusal:
        return Refusal("CO-ALC-02", "nobody-there")

    def worth(self, eye: Any, asked: Any) -> float:
        return 1.0


class Refrain(Plain):
    verb = "refrain"


ACT: Final = ActToo()
REFRAIN: Final = Refrain()


def yes_or_no(game: Game, seat: int) -> list[Choice]:  # noqa: ARG001 - the same for all
    return [ACT, REFRAIN]


class Alchemy(Question):
    __slots__ = ()


def ready(game: Game, player: Player) -> list[int]:
    """The envoys that somebody may move now."""
    return [
        envoy
        for envoy, spot in enumerate(game.envoys)
        if spot != NOWHERE and not player.sent >> envoy & 1 and open_now(game, envoy) and entitled(game, player, envoy)
    ]


def options(game: Game, seat: int) -> list[Send]:
    player = game.players[seat]
    return [
        made(Send, game.box, envoy, game.land[spot].tile)
        for envoy in ready(game, player)
        for spot in envoy_targets(game, player, envoy)
    ]
