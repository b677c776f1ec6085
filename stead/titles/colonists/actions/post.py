"""Special envoys come with level II: the first time onto a market (CO-ENV-03)."""

from typing import Any

from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Thing
from stead.titles.colonists.acts import Choice, Question, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.events import EnvoyPlaced
from stead.titles.colonists.figures import entitled
from stead.titles.colonists.state import ENVOYS, NOWHERE, Game


class EnvoyAct(Choice):
    """A special envoy, to a place."""

    __slots__ = ("envoy", "name", "tile")

    def __init__(self, box: Box, envoy: int, tile: int) -> None:
        self.envoy = envoy
        self.tile = tile
        self.name = box.tile_names[tile]
        super().__init__(f"{self.verb} {ENVOYS[envoy]} {self.name}", (f"envoy:{ENVOYS[envoy]}", f"place:{self.name}"))

    @classmethod
    def parse(cls, game: Game, seat: int, words: Words) -> Any:
        if len(words) != 2 or words[0] not in ENVOYS or words[1] not in game.box.tile:
            return None
        return made(cls, game.box, ENVOYS.index(words[0]), game.box.tile[words[1]])

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"envoy": Thing("envoy", ENVOYS[self.envoy]), "place": Thing("place", self.name)}


class Post(EnvoyAct):
    """Onto a market, for the first time."""

    verb = "post"

    def perform(self, game: Game, seat: int) -> Asking:
        game.envoys[self.envoy] = game.spot[self.tile]
        game.tell(EnvoyPlaced, seat, ENVOYS[self.envoy], self.name)
        return DONE

    def worth(self, eye: Any, asked: Any) -> float:
        return 0.0


class Posting(Question):
    __slots__ = ("envoy",)

    def __init__(self, game: Game, seat: int, envoy: int) -> None:
        super().__init__(game, seat, "post", "CO-ENV-03")
        self.envoy = envoy

    def list(self) -> list[Post]:
        game = self.game
        markets = [game.land[spot].tile for spot in game.markets()]
        return [made(Post, game.box, self.envoy, tile) for tile in markets]

    def details(self) -> dict[str, Any]:
        return {"envoy": Thing("envoy", ENVOYS[self.envoy])}


def place_envoy(game: Game, seat: int) -> Flow:
    """Whoever first gains a special envoy puts it onto a market at once (CO-ENV-03)."""
    for envoy in range(len(ENVOYS)):
        if game.envoys[envoy] == NOWHERE and entitled(game, game.players[seat], envoy):
            act: Post = yield Posting(game, seat, envoy)
            yield from act.perform(game, seat)
