"""What time is left, and what goods are worth in it."""

from typing import Any, Final

from stead.titles.north.empire import acting
from stead.titles.north.goods import FOOD, NAMES, RESOURCES, SUPPLY, VP, WORKER
from stead.titles.north.names import TURNED
from stead.titles.north.outlook.banks import Banks
from stead.titles.north.outlook.deeds import Deeds
from stead.titles.north.outlook.estate import Estate
from stead.titles.north.outlook.fleet import Fleet
from stead.titles.north.state import ACTION, Game
from stead.titles.north.supply import TRIGGER

EARLY: Final = {
    "food": 0.66,
    "wood": 0.68,
    "stone": 0.7,
    "sheep": 0.62,
    "fish": 0.64,
    "gold": 1.1,
    "raze": 1.25,
    "vp": 1.0,
    "card": 0.75,
    "ship": 1.6,
}
"""While there is time to make something of it."""
LATE: Final = {"food": 0.5, "wood": 0.5, "stone": 0.5, "sheep": 0.5, "fish": 0.5, "gold": 1.0, "raze": 1.0, "vp": 1.0}
"""At the end: two resources are worth a point, and so is a gold or a raze token."""
PACE: Final = 4.6
"""Points that a clan makes in a round, about: how many rounds are left is guessed by it."""
MOST_ROUNDS: Final = 5.0
SCARCE, PLENTY = 1.2, 0.95
"""A resource of which there is less than something in hand or empire takes is worth more than others."""
LABOUR, IDLE = 0.5, 0.08
"""What a worker is worth who is wanted in this round, and one who is not."""


class Eye:
    """How a seat values things this round."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        """As this seat may see it."""
        self.box = game.box
        self.seat = seat
        self.me = game.players[seat]
        self.rounds = self._rounds_left()
        """Rounds still to come after this one, about."""
        self.known: dict[Any, float] = {}
        """What was worked out about this question."""
        self.now = True
        """Is it asked what something is worth now, or what it will be in a round to come?"""
        self.need = self._need()
        self.labour = self._labour()
        """What it costs to spend a worker, who comes back in the next round."""
        self.worth = self._worths()
        """By name: what one more of it is worth."""
        self.prices = self._prices()
        """By good: what it costs to give one away."""
        self.estate = Estate(self)
        self.deeds = Deeds(self)
        self.fleet = Fleet(self)
        self.banks = Banks(self)

    def _rounds_left(self) -> float:
        game = self.game
        if game.last:
            return 0.0
        if game.solo:
            return float(self.box.scenarios[game.scenario].rounds - game.round)
        lead = max(player.goods[VP] for player in game.players)
        pace = max(PACE, lead / game.round)
        return max(0.3, min(MOST_ROUNDS, (TRIGGER - lead) / pace - 0.5 * (game.phase != ACTION)))

    def later(self, effect: Any) -> float:
        """What an effect will be worth in a round to come."""
        was, self.now = self.now, False
        value = effect.estimate(self)
        self.now = was
        return value

    def _need(self) -> list[int]:
        """Of each good, what the dearest thing in hand or empire takes; and food for the pawns."""
        box, mirror = self.box, self.game.mirror
        costs = [price for card in self.me.hand if card >= 0 and (price := box.price[card]) is not None]
        costs += [box.spend[mirror.get(card, card)] for card in acting(self.game, self.me)]
        need = list(map(max, *costs)) if len(costs) > 1 else list(costs[0]) if costs else [0] * SUPPLY
        pawns = sum(1 for pawn in self.me.pawns if pawn < TURNED)
        need[FOOD] = max(need[FOOD], pawns, 2 * (self.rounds > 0))
        return need

    def _labour(self) -> float:
        """Workers are wanted by locations that are ready; in the Lookout phase also for cards."""
        game, spend = self.game, self.box.spend
        ready = [card for card in acting(game, self.me) if not game.exhausted[card]]
        wanted = sum(spend[game.mirror.get(card, card)][WORKER] for card in ready)
        return LABOUR if self.me.goods[WORKER] <= wanted else IDLE

    def _worths(self) -> dict[str, float]:
        early = min(1.0, 0.35 * self.rounds)
        worth = {name: early * worth + (1 - early) * LATE.get(name, 0.1) for name, worth in EARLY.items()}
        for good in RESOURCES:
            worth[NAMES[good]] *= SCARCE if self.me.goods[good] < self.need[good] and self.rounds else PLENTY
        if not self.rounds and not self.game.score_raze:
            worth["raze"] = 0.2
        worth["worker"] = min(self.labour, LABOUR) + 0.3 * self.rounds
        return worth

    def _prices(self) -> list[float]:
        """What is needed elsewhere is given away less gladly."""
        prices = [self.worth[name] for name in NAMES]
        prices[WORKER] = self.labour
        return prices

    def goods(self, goods: tuple[int, ...]) -> float:
        """What it costs to pay this."""
        return sum([n * price for n, price in zip(goods, self.prices, strict=False) if n])

    def food(self, n: int) -> float:
        return n * self.prices[FOOD]

    def more(self, good: int) -> float:
        return self.worth[NAMES[good]]

    def gained(self, goods: list[tuple[int, int]]) -> float:
        return sum([n * self.worth[NAMES[good]] for good, n in goods])

    def times(self, gain: Any) -> float:
        """How often a gain is counted: as things stand, or later, when there will be some more of it."""
        game, seat = self.game, self.seat
        if gain.per.here:
            return 1.0 + self.banks.kinds_lying()
        n = float(gain.times(game, seat, -1))
        if self.now:
            return max(n, 1.0) if gain.per.sign else n
        n = (gain.per.count(game, seat, -1) + 1) / gain.every
        return n if gain.max is None else min(n, float(gain.max))

    def recovered(self, n: int) -> float:
        """Spent workers who come back can be used again in this round."""
        if not self.now:
            return 0.6 * LABOUR * n
        return min(n, self.me.spent) * self.labour
