"""What is done in a turn: locations that are used and raided, tile actions, and what is played with them."""

from typing import TYPE_CHECKING, Any, Final

from stead.titles.north.cards import TILES, Card
from stead.titles.north.empire import acting
from stead.titles.north.goods import FISH, RAZE, WORKER
from stead.titles.north.supply import affordable

if TYPE_CHECKING:
    from stead.titles.north.outlook.eye import Eye

EXPLORE, POPULATE, CONSTRUCT, HARVEST, SAIL = range(5)
SOME_DAY: Final[tuple[float, ...]] = (0.9, 1.3, 1.8, 1.6, 2.0)
"""What a tile action is worth in a round to come, about."""
REFRESHED: Final = 0.6
"""What a location is worth that may be used again in a round to come, about."""
PAWN: Final = 0.1
"""A pawn that is placed is gone for the round, but for its second use."""


class Deeds:
    def __init__(self, eye: "Eye") -> None:
        self.eye = eye
        self.game = eye.game
        self.box = eye.box
        self.me = eye.me

    # Locations

    def use(self, card: int) -> float:
        """What the location brings now, its price taken off."""
        key = ("use", card)
        if key not in self.eye.known:
            self.eye.known[key] = 0.0  # what refreshes what refreshes it asks again
            self.eye.known[key] = self._use(card)
        return self.eye.known[key]

    def _use(self, card: int) -> float:
        what = self.game.mirror.get(card, card)
        action = self.box.cards[what].action
        if action is None:
            return 0.0
        price = self.eye.goods(action.spend.goods) + 0.6 * action.spend.any
        if action.spend.itself:
            price += self.eye.estate.location(self.box.cards[card]) - self.noticed("leave")
        return action.effect.estimate(self.eye) - price

    def raid(self, card: int) -> float:
        """What its owner loses; the more players there are, the less it is to oneself."""
        owner = self.game.owner(card)
        what = self.game.mirror.get(card, card)
        action = self.box.cards[what].action
        if owner is None or action is None or not affordable(owner.goods, self.box.spend[what], action.spend.any):
            return 0.0
        loss = max(0.0, self.eye.later(action.effect) - 0.85 * self.eye.goods(action.spend.goods))
        return 0.8 * loss / (self.game.seats - 1)

    def raids(self) -> float:
        if not self.eye.now:
            return 0.5
        found = [
            self.raid(card)
            for player in self.game.opponents(self.eye.seat)
            if not player.passed
            for card in acting(self.game, player)
            if not self.game.exhausted[card]
        ]
        return max(found, default=0.0)

    def refreshing(self, effect: Any) -> float:
        if not self.eye.now:
            return REFRESHED * (2 if effect.refresh == "islands" else effect.refresh)
        best = sorted((max(0.0, self.use(card)) for card in effect.ready(self.game, self.eye.seat, -1)), reverse=True)
        return sum(best if effect.refresh == "islands" else best[: effect.refresh])

    def noticed(self, moment: str, card: Card | None = None) -> float:
        """What one's features make of it."""
        value = 0.0
        for feature in self.me.empire:
            when = self.box.when[self.game.mirror.get(feature, feature)]
            if when is None or when.event != moment or (when.times and self.game.used[feature] >= when.times):
                continue
            if card is None or when.sign is None or when.sign in card.signs:
                value += when.effect.estimate(self.eye)
        return value

    # Tiles

    def place(self, tile: int) -> float:
        return self.tile(tile) - PAWN - self.eye.food(self.game.turned[tile])

    def move(self, tile: int) -> float:
        return self.tile(tile) - self.eye.food(1 + self.game.turned[tile])

    def tile(self, tile: int) -> float:
        if not self.eye.now:
            return SOME_DAY[tile]
        key = ("tile", tile)
        if key not in self.eye.known:
            self.eye.known[key] = 0.0  # a card that performs an action in its own window asks again
            self.eye.known[key] = self._tile(tile) + self.noticed(TILES[tile]) + self._window(tile)
        return self.eye.known[key]

    def _tile(self, tile: int) -> float:
        eye = self.eye
        if tile == EXPLORE:
            return eye.worth["card"]
        if tile == POPULATE:
            return eye.worth["worker"]
        if tile == HARVEST:
            return eye.estate.best_harvest()
        if tile == CONSTRUCT:
            waived, most = self.box.waived, self.me.goods[WORKER]
            found = [card for card in self.me.hand if (price := waived[card]) is not None and price[WORKER] <= most]
            return max((eye.estate.construct(self.box.cards[card]) for card in found), default=0.0)
        if not self.me.ships + self.me.commons:
            return 0.0
        fish = (False, True) if self.me.goods[FISH] else (False,)
        raze = (False, True) if self.me.goods[RAZE] else (False,)
        return max(eye.fleet.voyage(with_fish, with_raze) for with_fish in fish for with_raze in raze)

    def _window(self, tile: int) -> float:
        """The best card that can be played with it."""
        estate, best = self.eye.estate, 0.0
        for card in self.me.hand:
            if self.box.tile[card] == tile:
                face = self.box.cards[card]
                if face.boost is not None:
                    best = max(best, self.boost(face))
                elif face.type != "upgrade":
                    best = max(best, estate.field(face))
                else:
                    best = max(best, *[estate.upgrade(face, field) for field in estate.under(face)], 0.0)
        return best

    def boost(self, card: Card) -> float:
        """What it does, and not what it might do better another time."""
        assert card.boost is not None
        value = card.boost.estimate(self.eye)
        return value - 0.3 * self.eye.estate.keep(card) if self.eye.rounds else value

    def beside(self, tile: int) -> float:
        """A pawn there could go on to one of its neighbours, for food."""
        tiles = self.game.tiles
        at = tiles.index(tile)
        return max(self.tile(tiles[at - 1]), self.tile(tiles[(at + 1) % len(tiles)]))

    def shifted(self) -> float:
        """A pawn may be moved so that its second use is a better one."""
        standing = [pawn for pawn in self.me.pawns if 0 <= pawn < len(TILES)]
        if not self.eye.now or not standing:
            return 0.2
        best = max(self.tile(tile) for tile in range(len(TILES)))
        return max(best - self.beside(pawn) for pawn in standing)
