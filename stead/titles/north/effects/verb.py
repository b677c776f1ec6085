"""What every verb of North is."""

from typing import Any

from stead.kernel.flow import Flow
from stead.kit import effects, picking
from stead.kit.acts import CardAct, WordAct
from stead.titles.north.cards import Card, Effect
from stead.titles.north.outlook import Eye
from stead.titles.north.state import Game


class Verb(effects.Verb, Effect, frozen=True):
    def worth(self, eye: Eye) -> float:
        raise NotImplementedError

    def promises(self, game: Game, seat: int) -> tuple[int, int]:
        """With what comes then."""
        mine, then = self.sure_of(game, seat), self.then
        if not isinstance(then, Effect):
            return mine
        theirs = then.promises(game, seat)
        return mine[0] + theirs[0], mine[1] + theirs[1]

    def sure_of(self, game: Game, seat: int) -> tuple[int, int]:
        """Ships and workers, without what comes then."""
        return 0, 0


class Picking(picking.Picking, Verb, frozen=True):
    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        """Where there is nothing to choose from, nothing happens (EN-Q-29)."""
        if self.choices(game, seat, card):
            yield from super().do(game, seat, card, about)


class Enough(WordAct):
    """No more of it."""

    verb = "enough"

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"what": asked.kind.replace(" ", "-")}


ENOUGH = Enough()


class TargetCard(CardAct):
    """A card to which something is done; what, the verb says that asks."""

    __slots__ = ()
    verb = "target"
    face: Card

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"what": asked.kind.replace(" ", "-")}

    def worth(self, eye: Eye, asked: Any) -> float:
        return eye.estate.target(self.card, asked.kind)
