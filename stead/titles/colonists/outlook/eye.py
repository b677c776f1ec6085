"""The table in the eye of a seat that is asked: what its acts lead to."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from stead.kit.hex import Cell, neighbours
from stead.titles.colonists.actions import fee
from stead.titles.colonists.actions.move import APPRENTICE, starts
from stead.titles.colonists.actions.visits import deeds_at
from stead.titles.colonists.effects.base import deeds_in
from stead.titles.colonists.effects.goods import given
from stead.titles.colonists.figures import steward_range
from stead.titles.colonists.goods import Goods
from stead.titles.colonists.outlook.cards import Cards
from stead.titles.colonists.outlook.estate import Estates, Have
from stead.titles.colonists.outlook.goods import Holdings, wanted
from stead.titles.colonists.outlook.plans import Plans, Stewards
from stead.titles.colonists.outlook.prices import Prices
from stead.titles.colonists.outlook.projects import Projects
from stead.titles.colonists.outlook.visits import Now, Visits
from stead.titles.colonists.outlook.workers import Workers, hunger
from stead.titles.colonists.state import ALTRUIST, NOWHERE, Game

FIRST: Final = 2000.0
"""What is done before anything else."""
NEVER: Final = -9000.0
ENOUGH: Final = 0.4
"""What an envoy must bring to be sent."""


class Ahead:
    """What it takes to look at the turns ahead."""

    def __init__(self, game: Game, seat: int, prices: Prices) -> None:
        me = game.players[seat]
        self.estates = Estates(game, prices)
        have: Have = tuple(sorted(one.kind for one in me.community))
        self.projects = Projects(game, seat, self.estates, have, steward_range(game, me))
        costs = wanted(project.cost for project in self.projects.all)
        self.holdings = Holdings(prices, costs, self.estates.look(have), hunger(game, me))
        self.visits = Visits(game, seat, self.estates, self.holdings, Cards(game, self.projects))
        self.plans = Plans(game, seat, self.visits, self.projects)
        goods = [n + stock for n, stock in zip(me.goods, [*me.stocks, 0, 0], strict=True)]
        self.now = Now(tuple(goods), have, tuple(me.idle), tuple(me.hand))


class Outlook:
    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        """As this seat may see it."""
        self.box = game.box
        self.seat = seat
        self.me = game.players[seat]
        self.prices = Prices(game, seat)
        self.stewards: Stewards = tuple(self.me.stewards)
        self.found: dict[Any, Any] = {}
        """What was found out about the question asked."""
        self._ahead: Ahead | None = None
        self._workers: Workers | None = None

    @property
    def ahead(self) -> Ahead:
        """Made when it is asked for: much is decided without it."""
        if self._ahead is None:
            self._ahead = Ahead(self.game, self.seat, self.prices)
        return self._ahead

    @property
    def workers(self) -> Workers:
        if self._workers is None:
            self._workers = Workers(self.game, self.seat, self.prices, lambda: self.ahead.projects)
        return self._workers

    @property
    def now(self) -> Now:
        return self.ahead.now

    @property
    def visits(self) -> Visits:
        return self.ahead.visits

    @property
    def plans(self) -> Plans:
        return self.ahead.plans

    @property
    def holdings(self) -> Holdings:
        return self.ahead.holdings

    def gain(self, kind: int, olds: Sequence[int] = ()) -> float:
        return self.ahead.projects.gain(kind, olds)

    def card(self, card: int) -> float:
        """An improvement in one's hand."""
        return self.visits.cards[card]

    # Goods

    def good(self, good: int) -> float:
        """The last of those one has, or the first that one would have."""
        have = self.now.goods[good]
        return self.holdings.last_one(good, have) if have else self.holdings.next_one(good, 0)

    def dropping(self, good: int) -> float:
        """Without one of them."""
        goods = [n - (i == good) for i, n in enumerate(self.now.goods)]
        return self.after(self.now._replace(goods=tuple(goods)))

    def changing(self, before: int, after: int) -> float:
        goods = [n - (i == before) + (i == after) for i, n in enumerate(self.now.goods)]
        return self.after(self.now._replace(goods=tuple(goods)))

    def taking(self, goods: Goods, spot: int = -1) -> float:
        return self.after(self.visits.receive(self.now, given(self.game, self.seat, goods, spot)))

    def swapping(self, cost: Goods, gives: Goods, n: int) -> float:
        paid = self.visits.pay(self.now, [n * each for each in cost])
        if paid is None:  # with a discount, or straight from Stocks
            paid = self.now
        return self.after(self.visits.receive(paid, [n * each for each in gives]))

    def bartering(self, count: int, kinds: tuple[int, ...], gives: Goods) -> float:
        ends = self.visits.bartering(self.now, [(count, kinds, gives)])
        return self.after(ends[0]) if ends else NEVER

    # Deciding in the middle of a visit

    def after(self, now: Now) -> float:
        """What it is worth, more than if nothing is done."""
        if "nothing" not in self.found:
            self.found["nothing"] = self.plans.worth(self.now, self.stewards)
        return self.plans.worth(now, self.stewards) - self.found["nothing"]

    def best(self, ends: Iterable[Now]) -> float:
        return max((self.after(end) for end in ends), default=NEVER)

    def building(self, kind: int, cost: Goods, old: int) -> float:
        """`old`: what stands there now, or -1."""
        after = self.visits.replace(self.visits.pay(self.now, cost) or self.now, kind, old)
        return NEVER if after is None else self.after(after)

    def working(self, place: int) -> float:
        box = self.box
        ends = [self.now]
        for deed in deeds_in(box.places[place].does):
            ends = [end for before in ends for end in deed.leads(self.visits, before, -1)]
        return self.best(ends)

    def drawing(self, n: int) -> float:
        return self.best(self.visits.drawing(self.now, n))

    def playing(self, card: int) -> float:
        return self.best(self.visits.played_card(self.now, card))

    # Moving

    def entering(self, tile: int) -> float:
        """Where it can go from there."""
        spot = self.game.spot[tile]
        near = self.plans.best_visit(self.now, self.plans.reach(spot, self.plans.range))
        return FIRST + 0.01 * near + 0.05 * len(self.game.map.next_to[spot])

    def going(self, start: str, tile: int) -> float:
        """The best that may come of it in the turns ahead."""
        if "firsts" not in self.found:
            self.found["firsts"] = self.plans.firsts(self.now, self.stewards)
            self.found["starts"] = {name: self._number(name, spot) for name, spot in starts(self.game, self.me)}
        end = self.game.spot[tile]
        number = self.found["starts"][start]
        ways: dict[tuple[int, int], float] = self.found["firsts"]
        if (number, end) in ways:
            return ways[number, end]
        same = [worth for (_, to), worth in ways.items() if to == end]
        return same[0] - 0.1 if same else NEVER / 2

    def _number(self, name: str, spot: int) -> int:
        return len(self.stewards) - 1 if name == APPRENTICE else self.stewards.index(spot)

    def riding(self, pays: Goods) -> float:
        """To any place, if that is much better than where one can walk."""
        paid = self.visits.pay(self.now, pays)
        if paid is None:
            return NEVER
        everywhere = [spot for spot in range(len(self.game.land)) if spot not in self.stewards]
        return self._better(self.plans.best_visit(paid, everywhere), 0.6)

    def reaching(self, price: float) -> float:
        """A step more in this turn."""
        steps = steward_range(self.game, self.me) + 1
        spots = [end for spot in self.stewards if spot != NOWHERE for end in self.plans.reach(spot, steps)]
        free = [spot for spot in spots if spot not in self.stewards or self.game.is_market(spot)]
        return self._better(self.plans.best_visit(self.now, free), price)

    def _better(self, worth: float, price: float) -> float:
        walks = [end for spot in self.stewards if spot != NOWHERE for end in self.plans.reach(spot, self.plans.range)]
        free = [spot for spot in walks if spot not in self.stewards or self.game.is_market(spot)]
        more = worth - self.plans.best_visit(self.now, free) - price
        return FIRST / 2 if more > 0 else NEVER

    def visiting(self, tile: int) -> float:
        """By itself."""
        return self.plans.best_visit(self.now, [self.game.spot[tile]])

    def arriving(self, spot: int) -> float:
        """For the fee."""
        return self.best(self.plans.acting(self.now, spot))

    def fee(self) -> float:
        """About."""
        first, resources = fee.parts(self.game, self.me)
        return first * 0.6 + resources * 0.6

    # Envoys

    def sending(self, envoy: int, tile: int) -> float:
        """The Alchemist acts where others stand; the Altruist gives what the place does; the Laborer waits for them."""
        game, spot = self.game, self.game.spot[tile]
        if envoy == ALTRUIST:
            more = self._altruism(spot) - self._altruism(game.envoys[envoy])
            return FIRST / 3 + more if more > ENOUGH else -1.0
        others = [seat for seat in game.stewards_at(spot) if seat != self.seat]
        if envoy:
            steps = [game.map.next_to[there] for other in game.others(self.seat) for there in self._where(other)]
            near = sum(spot in around for around in steps)
            return 0.1 * near if near and spot != game.envoys[envoy] and not game.is_market(spot) else -1.0
        if not others:
            return -1.0
        ends = self.visits.any_of(self.now, deeds_at(game, self.seat, spot), spot)
        gain = max((self.visits.worth(end, self.prices.turns) for end in ends), default=NEVER)
        gain -= self.visits.worth(self.now, self.prices.turns)
        return FIRST / 3 + gain if gain > ENOUGH else -1.0

    def _where(self, seat: int) -> list[int]:
        return [spot for spot in self.game.players[seat].stewards if spot != NOWHERE]

    def _altruism(self, spot: int) -> float:
        """What the Altruist gives there."""
        tile = self.game.land[spot].tile
        if self.game.is_market(spot):
            return max(map(self._price, self.box.subsidies[self.game.market_card]))
        return self._price(self.box.gains[tile])

    def _price(self, goods: Sequence[int]) -> float:
        return sum(n * self.holdings.next_one(good, self.now.goods[good]) for good, n in enumerate(goods) if n)

    # Workers and buildings

    def employing(self, colonist: int, name: str, at_year_end: bool) -> float:
        if at_year_end:
            return self.workers.for_the_year(colonist, name)
        return FIRST * self.workers.at_once(colonist, name)

    def dismissing(self, colonist: int, name: str) -> float:
        return self.workers.dismissed(colonist, name)

    def rebuilding(self, kind: int, old: int) -> float:
        """For a fee, instead of a storage building."""
        gain = self.gain(kind, (old,)) - self.fee()
        return FIRST / 3 + gain if gain > 1 else NEVER

    def buying(self, kind: int) -> float:
        """With dollars that are good for nothing else."""
        return self.gain(kind) / max(1, self.box.value[kind])

    # The map

    def laying(self, cells: Sequence[Cell], tile: int) -> float:
        """Close together, and near to where one's stewards are; a market where it has many places around it."""
        covered = self.game.map.tile
        near = dict.fromkeys(covered[cell] for half in cells for cell in neighbours(half) if cell in covered)
        mine = sum(spot in self.stewards for spot in near)
        markets = sum(self.game.is_market(spot) for spot in near)
        return 0.1 * len(near) + (0.0 if self.box.is_market(tile) else 0.15 * markets) + 0.2 * mine

    def filling(self, goods: Goods) -> float:
        """Before anybody stands anywhere: from a market."""
        return self.plans.worth(self.visits.receive(self.now, goods), (0,))
