"""The table in the eye of a seat that is asked: what actions and effects would bring it now."""

from typing import Any

from stead.titles.founders import turn
from stead.titles.founders.actions import basic, build, recruit, road, trade, upgrade
from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.box import BASIC
from stead.titles.founders.cards import CALL, CORE, Terrain
from stead.titles.founders.effects.gain import count
from stead.titles.founders.outlook.later import LATER
from stead.titles.founders.outlook.plans import Plans
from stead.titles.founders.outlook.points import NEAR, Points
from stead.titles.founders.outlook.sites import Sites
from stead.titles.founders.outlook.ways import Ways
from stead.titles.founders.state import NOBODY, Game


class Outlook:
    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        """As this seat may see it."""
        self.seat = seat
        self.me = game.players[seat]
        self.ways = Ways(game)
        self.points = Points(game, seat)
        self.plans = Plans(self.points, self.ways)
        self.sites = Sites(self.plans)
        self.worth = self.points.worth
        self.rivalry = self.points.rivalry
        self.place = -1
        """The prestige building whose action is being weighed."""
        self.found: dict[Any, Any] = {}
        """What was found out about the question asked."""

    def count(self, what: Any) -> int:
        return self.game.income(self.seat) if what == "income" else count(self.game, self.seat, what, self.place)

    def road(self, n: int) -> float:
        sites = road.sites(self.game, self.seat)
        worths = sorted((worth for cell, worth in self.plans.roads.items() if sites >> cell & 1), reverse=True)
        return sum(max(0.0, worth) for worth in worths[:n]) + 0.02 * n

    # Setup

    def leading(self, race: int) -> float:
        game, box = self.game, self.game.box
        action = 0.8 * box.races[race].action.estimate(LATER) if game.workers else 0.0
        left = [basic for basic in range(BASIC) if game.taken[basic] == NOBODY]
        homes = left if box.homes[race] < 0 else [box.homes[race]]
        return action + max(self.points.basic(home) for home in homes)

    def starting(self, cell: int) -> float:
        """Near to others, above all to those with whom something can be made; with room around."""
        game, inputs = self.game, self.game.box.inputs
        worth = 0.02 * (self.ways.rings(self.seat, cell)[2] & game.free).bit_count()
        for storage in game.storages:
            pairs = any(storage.resource in made_of and self.me.home in made_of for made_of in inputs)
            worth += (2.0 if pairs else 0.7) * NEAR[self.ways.distance(self.seat, cell, storage.cells)]
        return worth

    # A turn

    def main(self, card: int) -> float:
        """What a card's action would bring now, if it can be carried out."""
        if card not in self.found:
            action = turn.MAIN[card] if card < len(CORE) else self.game.box.advisors[card - len(CORE)].action
            self.found[card] = action.estimate(self) if action.can(self.game, self.seat, -1) else 0.0
        return self.found[card]

    def basic(self) -> float:
        """The best basic action."""
        if "basic" not in self.found:
            there = basic.workers(self.game, self.seat)
            workers = [self.using(worker.place(self.game.buildings)) for worker in there]
            self.found["basic"] = max([self.worth["coin"], self.worth["temporary"], self.road(1), *workers])
        return self.found["basic"]

    def using(self, place: int) -> float:
        """The action of a building on the board, or (-1) of one's race."""
        box = self.game.box
        if place < 0:
            return box.races[self.me.race].action.estimate(self)
        self.place = place
        return box.prestige[self.game.buildings[place].building].action.estimate(self)

    def calling(self) -> float:
        """Bonuses for the cards left, and the best of those that come back; a building; income for the others."""
        game, coin = self.game, self.worth["coin"]
        hand = [card for card in self.me.hand if card != CALL]
        bonus = len(hand) * max(coin, min(1.0, self.basic()))
        kept = max((self.main(card) for card in hand), default=0.0)
        back = max((self.main(card) for card in self.me.discard), default=0.0)
        given = sum(game.income(seat) for seat in game.others(self.seat))
        building = max((self.sites.voting(number) for number in game.offer if number >= 0), default=0.0)
        cards = 0.25 * len(self.me.discard) + 0.6 * max(0.0, back - kept)
        return bonus + cards + 0.4 * building - self.rivalry * coin * given - kept

    # Trade

    def trade(self, terms: TradeTerms) -> float:
        game, worths = self.game, [0.0]
        for resource in range(BASIC):
            sites = trade.sites(game, self.seat, resource, terms)
            if sites:
                worths.append(max(self.sites.storing(resource, sites, terms).values()))
        if terms.access:
            worths += [self.buying(number, terms) for number in trade.sellers(game, self.seat, terms)]
        return max(worths)

    def buying(self, number: int, terms: TradeTerms) -> float:
        """Access to a storage, paid to its owner (FG-TRD-09)."""
        rival = self.rivalry if self.game.storages[number].owner != NOBODY else 0.0
        price = trade.access_price(self.game, number, terms) * self.worth["coin"] * (1 + rival)
        return self.accessing(number) - price

    def accessing(self, number: int) -> float:
        """What can be made of it, and the advisors who then come."""
        game, resource = self.game, self.game.storages[number].resource
        found = self.sites.accessing(number)
        if resource not in self.points.usable:
            willing = [advisor for advisor in game.market if advisor >= 0 and game.box.wants[advisor] == resource]
            found += 0.3 * sum(max(0.0, self.hiring(advisor, 2)) for advisor in willing)
        return found

    def access(self, terrain: Terrain) -> float:
        return LATER.access(terrain)

    # Build

    def build(self, terms: BuildTerms) -> float:
        game, worths = self.game, [0.0]
        if terms.house and build.house_sites(game, self.seat) and build.price(game, "house", terms) <= self.me.coins:
            worths.append(self.building("house", -1, terms))
        if terms.bridge and build.price(game, "bridge", terms) <= self.me.coins:
            sites = build.bridge_sites(game, self.seat, game.board.river | game.board.wall)
            worths += [self.building("bridge", cell, terms) for cell in self.plans.bridges if sites >> cell & 1]
        return max(worths)

    def building(self, kind: str, cell: int, terms: BuildTerms) -> float:
        worth = self.housing() if kind == "house" else self.plans.bridges.get(cell, 0.0)
        return worth - self.worth["coin"] * build.price(self.game, kind, terms)

    def housing(self) -> float:
        """A worker, and influence with each income."""
        worker = 0.0
        if self.game.workers:
            action = self.game.box.races[self.me.race].action
            worker = 0.35 * max(0.5, min(1.5, action.estimate(LATER)))
        return (worker + 0.12) * self.points.left

    # Upgrade

    def upgrade(self, terms: UpgradeTerms) -> float:
        best = max(
            (self.upgrading(resource, terms) for resource in upgrade.affordable(self.game, self.seat, terms)),
            default=0.0,
        )
        return best + self.road(terms.roads) if best > 0 else 0.0

    def upgrading(self, resource: int, terms: UpgradeTerms) -> float:
        worth = self.sites.tile(resource)
        if worth is None:  # there may be a way with a road first
            if not (terms.roads and any(True for _ in upgrade.first_roads(self.game, self.seat, resource))):
                return 0.0
            worth = 0.9 * self.points.prospect(resource)
        return worth - max(0, self.points.price(resource) - terms.discount) * self.worth["coin"]

    # Recruit

    def recruit(self, terms: RecruitTerms) -> float:
        worths = sorted((self.hiring(advisor, price) for advisor, price in self.hires(terms)), reverse=True)
        return sum(worths[: terms.times])

    def hires(self, terms: RecruitTerms) -> list[tuple[int, int]]:
        """Advisors that could be hired, with their prices."""
        cells = recruit.cells(self.game, self.seat, terms, terms.times - 1)
        return [(self.game.market[cell], recruit.price(self.game, cell, terms)) for cell in cells]

    def hiring(self, advisor: int, price: int) -> float:
        card = self.game.box.advisors[advisor]
        uses = 0.25 + 0.2 * self.points.left
        return self.worth["permanent"] + card.vp + uses * card.action.estimate(LATER) - price * self.worth["coin"]

    # Cards

    def recall(self, n: int) -> float:
        return self.worth["card"] * min(n, len(self.me.discard))

    def copy(self) -> float:
        return LATER.copy()
