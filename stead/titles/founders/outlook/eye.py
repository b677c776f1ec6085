"""The table in the eye of a seat that is asked: what actions and effects would bring it now."""

from typing import Any

from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import Terrain
from stead.titles.founders.outlook.later import LATER
from stead.titles.founders.outlook.plans import Plans
from stead.titles.founders.outlook.points import Points
from stead.titles.founders.outlook.sites import Sites
from stead.titles.founders.outlook.ways import Ways
from stead.titles.founders.sight import Sight
from stead.titles.founders.state import NOBODY


class Outlook:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.ways = Ways(sight)
        self.points = Points(sight)
        self.plans = Plans(self.points, self.ways)
        self.sites = Sites(self.plans)
        self.worth = self.points.worth
        self.rivalry = self.points.rivalry
        self.place = -1
        """The prestige building whose action is being weighed."""
        self.found: dict[Any, Any] = {}
        """What was found out about the question asked."""

    def count(self, what: Any) -> int:
        return self.sight.income(self.seat) if what == "income" else self.sight.count(what, self.place)

    def road(self, n: int) -> float:
        sites = self.sight.roads()
        worths = sorted((worth for cell, worth in self.plans.roads.items() if sites >> cell & 1), reverse=True)
        return sum(max(0.0, worth) for worth in worths[:n]) + 0.02 * n

    # Trade

    def trade(self, terms: TradeTerms) -> float:
        sight = self.sight
        worths = [0.0]
        for resource in range(BASIC):
            sites = sight.sites(resource, terms)
            if sites:
                worths.append(max(self.sites.storing(resource, sites, terms).values()))
        if terms.access:
            worths += [self.buying(number, terms) for number in sight.sellers(terms)]
        return max(worths)

    def buying(self, number: int, terms: TradeTerms) -> float:
        """Access to a storage, paid to its owner (FG-TRD-09)."""
        rival = self.rivalry if self.sight.storages[number].owner != NOBODY else 0.0
        price = self.sight.access_price(number, terms) * self.worth["coin"] * (1 + rival)
        return self.accessing(number) - price

    def accessing(self, number: int) -> float:
        """What can be made of it, and the advisors who then come."""
        sight, resource = self.sight, self.sight.storages[number].resource
        found = self.sites.accessing(number)
        if resource not in self.points.usable:
            willing = [advisor for advisor in sight.market if advisor >= 0 and sight.box.wants[advisor] == resource]
            found += 0.3 * sum(max(0.0, self.hiring(advisor, 2)) for advisor in willing)
        return found

    def access(self, terrain: Terrain) -> float:
        return LATER.access(terrain)

    # Build

    def build(self, terms: BuildTerms) -> float:
        sight, worths = self.sight, [0.0]
        if terms.house and sight.houses() and sight.build_price("house", terms) <= sight.me.coins:
            worths.append(self.building("house", -1, terms))
        if terms.bridge and sight.build_price("bridge", terms) <= sight.me.coins:
            sites = sight.bridges()
            worths += [self.building("bridge", cell, terms) for cell in self.plans.bridges if sites >> cell & 1]
        return max(worths)

    def building(self, kind: str, cell: int, terms: BuildTerms) -> float:
        worth = self.housing() if kind == "house" else self.plans.bridges.get(cell, 0.0)
        return worth - self.worth["coin"] * self.sight.build_price(kind, terms)

    def housing(self) -> float:
        """A worker, and influence with each income."""
        worker = 0.0
        if self.sight.workers:
            action = self.sight.box.races[self.sight.me.race].action
            worker = 0.35 * max(0.5, min(1.5, action.estimate(LATER)))
        return (worker + 0.12) * self.points.left

    # Upgrade

    def upgrade(self, terms: UpgradeTerms) -> float:
        best = max((self.upgrading(resource, terms) for resource in self.sight.upgrades(terms)), default=0.0)
        return best + self.road(terms.roads) if best > 0 else 0.0

    def upgrading(self, resource: int, terms: UpgradeTerms) -> float:
        worth = self.sites.tile(resource)
        if worth is None:  # there may be a way with a road first
            if not (terms.roads and self.sight.has_first_road(resource)):
                return 0.0
            worth = 0.9 * self.points.prospect(resource)
        return worth - max(0, self.points.price(resource) - terms.discount) * self.worth["coin"]

    # Recruit

    def recruit(self, terms: RecruitTerms) -> float:
        worths = sorted((self.hiring(advisor, price) for advisor, price in self.sight.hires(terms)), reverse=True)
        return sum(worths[: terms.times])

    def hiring(self, advisor: int, price: int) -> float:
        card = self.sight.box.advisors[advisor]
        uses = 0.25 + 0.2 * self.points.left
        return self.worth["permanent"] + card.vp + uses * card.action.estimate(LATER) - price * self.worth["coin"]

    # Cards

    def recall(self, n: int) -> float:
        return self.worth["card"] * min(n, len(self.sight.me.discard))

    def copy(self) -> float:
        return LATER.copy()
