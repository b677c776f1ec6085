"""The table in the eye of a seat that is asked: what actions and effects would bring it now."""

from typing import Any

from stead.titles.founders import turn
from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import CALL, CORE, Terrain
from stead.titles.founders.outlook.later import LATER
from stead.titles.founders.outlook.plans import Plans
from stead.titles.founders.outlook.points import NEAR, Points
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

    # Setup

    def leading(self, race: int) -> float:
        box, sight = self.sight.box, self.sight
        action = 0.8 * box.races[race].action.estimate(LATER) if sight.workers else 0.0
        left = [basic for basic in range(BASIC) if sight.taken[basic] == NOBODY]
        homes = left if box.homes[race] < 0 else [box.homes[race]]
        return action + max(self.points.basic(home) for home in homes)

    def starting(self, cell: int) -> float:
        """Near to others, above all to those with whom something can be made; with room around."""
        sight, inputs = self.sight, self.sight.box.inputs
        worth = 0.02 * (self.ways.rings(self.seat, cell)[2] & sight.free).bit_count()
        for storage in sight.storages:
            pairs = any(storage.resource in made_of and sight.me.home in made_of for made_of in inputs)
            worth += (2.0 if pairs else 0.7) * NEAR[self.ways.distance(self.seat, cell, storage.cells)]
        return worth

    # A turn

    def main(self, card: int) -> float:
        """What a card's action would bring now, if it can be carried out."""
        if card not in self.found:
            action = turn.MAIN[card] if card < len(CORE) else self.sight.box.advisors[card - len(CORE)].action
            self.found[card] = action.estimate(self) if self.sight.can(action) else 0.0
        return self.found[card]

    def basic(self) -> float:
        """The best basic action."""
        if "basic" not in self.found:
            workers = [self.using(place) for place in self.sight.worker_places()]
            self.found["basic"] = max([self.worth["coin"], self.worth["temporary"], self.road(1), *workers])
        return self.found["basic"]

    def using(self, place: int) -> float:
        """The action of a building on the board, or (-1) of one's race."""
        box = self.sight.box
        if place < 0:
            return box.races[self.sight.me.race].action.estimate(self)
        self.place = place
        return box.prestige[self.sight.buildings[place].building].action.estimate(self)

    def calling(self) -> float:
        """Bonuses for the cards left, and the best of those that come back; a building; income for the others."""
        sight, coin = self.sight, self.worth["coin"]
        hand = [card for card in sight.me.hand if card != CALL]
        bonus = len(hand) * max(coin, min(1.0, self.basic()))
        kept = max((self.main(card) for card in hand), default=0.0)
        back = max((self.main(card) for card in sight.me.discard), default=0.0)
        given = sum(sight.income(other.seat) for other in sight.players if other.seat != self.seat)
        building = max((self.sites.voting(number) for number in sight.offer if number >= 0), default=0.0)
        cards = 0.25 * len(sight.me.discard) + 0.6 * max(0.0, back - kept)
        return bonus + cards + 0.4 * building - self.rivalry * coin * given - kept

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
