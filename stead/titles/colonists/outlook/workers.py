"""Who should work where, and whom one can feed."""

from collections.abc import Callable
from typing import Final

from stead.titles.colonists.box import FREE
from stead.titles.colonists.goods import CLOTHING, DOLLAR, FOOD, NEEDS, WORTH
from stead.titles.colonists.labels import find
from stead.titles.colonists.outlook.estate import at_once
from stead.titles.colonists.outlook.prices import BASE, Prices
from stead.titles.colonists.outlook.projects import Projects
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.workers import balances, demand

SAVED: Final = 1.3
"""Dollars of production that somebody may cost who stays at home for a better house."""

CATCH: Final = 2
"""Food that one may rely on to fetch in a year: what a single visit gives."""
FAMINE: Final = 20.0


def hunger(game: Game, me: Player) -> tuple[int, int]:
    """Food and clothing that those at work need beyond what is made. The Altruist may be gone until then."""
    food, clothing = demand(me)
    balance = next(balances(game, me))
    return max(0, food - balance.made_food), max(0, clothing - balance.made_clothing)


class Workers:
    def __init__(self, game: Game, seat: int, prices: Prices, projects: Callable[[], Projects]) -> None:
        self.game = game
        self.box = game.box
        self.me = game.players[seat]
        self.prices = prices
        self.projects = projects

    def moving_up(self, colonist: int) -> int:
        """Of a type, those who are needed at home, so that their house can become another."""
        if not self.prices.uses:
            return 0
        houses, remodels = self.box.houses, self.box.remodels
        kinds = [project.kind for project in self.projects().all if remodels[project.kind]]
        return int(any(houses[remodels[kind][0]][colonist] > houses[kind][colonist] for kind in kinds))

    def yearly(self, number: int, colonist: int) -> float:
        """What a worker brings there in this year's production, or at the end of the game."""
        box, kind = self.box, self.me.community[number].kind
        if box.worker[kind] == FREE:
            return 0.1 + self.boosted(colonist)
        worth = 0.0
        for good, n in enumerate(box.yields[kind]):
            if n and (good in (DOLLAR, FOOD, CLOTHING) or self.prices.uses):
                worth += n * BASE[good]
        if at_once(self.box, kind) and self.prices.uses:
            worth += 1.5
        return worth

    def boosted(self, colonist: int) -> float:
        """What a Factory adds to the others of its workers."""
        box = self.box
        goods = [box.stores[one.kind] for one in self.me.community if colonist in one.workers]
        return sum(BASE[good] for good in goods if good >= 0 and (good >= FOOD or self.prices.uses))

    def _feeds(self, number: int) -> bool:
        return self.box.stores[self.me.community[number].kind] in (FOOD, CLOTHING)

    def upkeep(self, colonist: int) -> float:
        food, clothing = NEEDS[colonist]
        return food * BASE[FOOD] + clothing * BASE[CLOTHING]

    def for_the_year(self, colonist: int, name: str) -> float:
        """Employed at the end of a year, when it costs nothing but what he needs."""
        number = find(self.game, self.me, name)
        brings = self.yearly(number, colonist)
        if self.prices.last_year:
            food, clothing = NEEDS[colonist]
            first = 20.0 if self._feeds(number) and colonist == 0 else 0.0
            return first + WORTH[colonist] / (1 + food + clothing / 2) + brings
        if colonist and not self._fed(colonist):
            return -1.0
        if not self._feeds(number) and self.me.idle[colonist] <= self.moving_up(colonist) and brings < SAVED:
            return -0.1
        return brings + 0.05 - self.upkeep(colonist) if colonist else brings + 0.01

    def _fed(self, colonist: int) -> bool:
        """In the next year, too: with what is made, and what is left of what one has."""
        food, clothing = NEEDS[colonist]
        balance = next(balances(self.game, self.me))
        goods, stocks = self.me.goods, self.me.stocks
        short_food = balance.food + food - balance.made_food
        short_clothing = balance.clothing + clothing - balance.made_clothing
        return 2 * short_food <= goods[FOOD] + stocks[FOOD] and 2 * short_clothing <= goods[CLOTHING] + stocks[CLOTHING]

    def _too_many(self) -> bool:
        """In the next year there would be more of them than one can fetch food or clothing for."""
        goods, stocks = self.me.goods, self.me.stocks
        short = hunger(self.game, self.me)
        left = [goods[good] + stocks[good] - 2 * n for good, n in zip((FOOD, CLOTHING), short, strict=True)]
        return min(left) < -CATCH

    def dismissed(self, colonist: int, name: str) -> float:
        """What is saved, less what he brings. Before the last production everybody is worth his dollars."""
        number = find(self.game, self.me, name)
        brings = self.yearly(number, colonist)
        if self.prices.last_year:
            food, clothing = NEEDS[colonist]
            return -(WORTH[colonist] + brings) / (food + clothing) if food else -100.0
        stores = self.box.is_storage[self.me.community[number].kind]  # its goods would have to go
        if colonist and not stores and not self._feeds(number) and self._too_many():
            return FAMINE - brings
        if not self._feeds(number) and self.me.idle[colonist] < self.moving_up(colonist) and brings < SAVED:
            return SAVED - brings
        return self.upkeep(colonist) - brings - 0.1 if colonist else -brings - 5.0

    def at_once(self, colonist: int, name: str) -> float:
        """Employed in the middle of a year: only for what helps at once, and if he can be fed besides."""
        number = find(self.game, self.me, name)
        kind = self.me.community[number].kind
        if not colonist and self._feeds(number) and any(hunger(self.game, self.me)):
            return 1.0
        if not at_once(self.box, kind) or (colonist and self.prices.turns < 4):
            return -1.0
        if not colonist:
            return 1.0
        short = hunger(self.game, self.me)
        goods, stocks = self.me.goods, self.me.stocks
        fed = [
            goods[good] + stocks[good] >= 2 * need + lacking
            for good, need, lacking in zip((FOOD, CLOTHING), NEEDS[colonist], short, strict=True)
        ]
        return 1.0 if all(fed) else -1.0
