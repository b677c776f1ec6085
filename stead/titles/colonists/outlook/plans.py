"""The best visits of the next turns: of all ways that a few turns can go, only the best so far are followed."""

from collections.abc import Iterable
from typing import Final

from stead.titles.colonists.abilities import LORD_FEE
from stead.titles.colonists.actions import fee
from stead.titles.colonists.actions.move import hosts
from stead.titles.colonists.actions.visits import alternatives, deeds_at
from stead.titles.colonists.figures import jumps, steward_range, within
from stead.titles.colonists.goods import CLOTHING, FOOD
from stead.titles.colonists.outlook.prices import A_YEAR
from stead.titles.colonists.outlook.projects import Projects
from stead.titles.colonists.outlook.visits import Now, Visits
from stead.titles.colonists.state import NOWHERE, Game

AHEAD: Final = 3
"""Turns that are looked at."""
WIDE: Final = 6
"""Ways that are followed from one turn to the next."""
KEPT: Final = 3
"""Of the things that can be done in one visit, so many are looked at."""

DEEPER: Final = 200.0
"""More than a turn can bring."""

Stewards = tuple[int, ...]
Way = tuple[int, int]
"""Which steward goes where."""


class Plans:
    def __init__(self, game: Game, seat: int, visits: Visits, projects: Projects) -> None:
        self.game = game
        self.seat = seat
        self.me = game.players[seat]
        self.visits = visits
        self.projects = projects
        self.fresh = visits.estates.prices.fresh
        self.turns = visits.estates.prices.turns
        self.range = steward_range(game, self.me)
        self.jumps = jumps(game, self.me)
        self.instead = [act.goods for act in alternatives(game, self.me)]
        self._reach: dict[tuple[int, int], tuple[int, ...]] = {}
        self._ends: dict[tuple[object, Now, int], list[tuple[float, Now]]] = {}

    def reach(self, spot: int, steps: int) -> tuple[int, ...]:
        """Where a steward can go."""
        found = self._reach.get((spot, steps))
        if found is None:
            ends = dict.fromkeys((*within(self.game, spot, steps), *self.jumps))
            found = self._reach[spot, steps] = tuple(ends)
        return found

    def acting(self, now: Now, spot: int) -> list[Now]:
        """What the action of a place may lead to, after the fee."""
        game, seat = self.game, self.seat
        return [
            end
            for before in self._paid(now, spot)
            for end in self.visits.any_of(before, deeds_at(game, seat, spot), spot)
        ]

    def _paid(self, now: Now, spot: int) -> list[Now]:
        due = self._due(spot)
        if not due:
            return [now]
        first, resources = fee.parts(self.game, self.me)
        return self.visits.fees(now, due * first, due * resources)

    def _due(self, spot: int) -> int:
        return 0 if self.game.is_market(spot) else len(hosts(self.game, self.seat, spot))

    def ends(self, now: Now, spot: int, left: int) -> list[tuple[float, Now]]:
        """What a visit may lead to, the best first, and what it is worth with so many turns left."""
        game = self.game
        market = game.is_market(spot)
        place = -1 if market else spot if self._due(spot) else game.box.place_of[game.land[spot].tile]
        key = (place, now, left)
        found = self._ends.get(key)
        if found is None:
            ends = self.acting(now, spot)
            if self.instead and not market:
                unpaid = [now] if self.me.has[LORD_FEE] else self._paid(now, spot)[:1]
                ends += [self.visits.receive(before, goods) for before in unpaid for goods in self.instead]
            found = sorted([(self.visits.worth(end, left), end) for end in ends], key=lambda one: -one[0])[:KEPT]
            self._ends[key] = found
        return found

    def pull(self, now: Now, stewards: Stewards, left: int) -> float:
        """Towards what one would build, and towards food for those at work as long as there is time."""
        storage = self.visits.estates.look(now.have).storage + self.visits.less[0]
        pull = self.projects.pull(now.goods, now.have, stewards, storage)
        for good, n in zip((FOOD, CLOTHING), self.visits.holdings.missing(now.goods, now.lost), strict=True):
            if n:
                pull += self.visits.estates.prices.hungry * self.projects.near(good, stewards, left % A_YEAR)
        return pull

    def steps(self, now: Now, stewards: Stewards, steps: int, left: int) -> Iterable[tuple[Way, float, Now]]:
        """All single moves. Of stewards who can go to the same place, the first goes."""
        market = self.game.is_market
        seen: set[int] = set()
        for number, spot in enumerate(stewards):
            if spot == NOWHERE:
                continue
            for end in self.reach(spot, steps):
                if end in seen or (end in stewards and not market(end)):
                    continue
                seen.add(end)
                moved = (*stewards[:number], end, *stewards[number + 1 :])
                for worth, after in self.ends(now, end, left):
                    pull = self.pull(after, moved, left) * self.fresh(left)
                    yield (number, end), worth + pull, after

    def firsts(self, now: Now, stewards: Stewards) -> dict[Way, float]:
        """By first move: what the turns ahead may come to. A way that was followed further is better than any that was
        given up."""
        ways: list[tuple[float, Now, Stewards, Way]] = []
        for way, worth, after in self.steps(now, stewards, self.range, self.turns - 1):
            ways.append((worth, after, _moved(stewards, way), way))
        found: dict[Way, float] = {}
        nothing = self.visits.worth(now, self.turns)
        for worth, _, _, way in ways:
            found[way] = max(found.get(way, 0.0), DEEPER + worth - nothing)
        most = min(AHEAD, self.turns)
        if any(self.visits.holdings.missing(now.goods, now.lost)):  # food must come before the year is over
            most = min(most, self.visits.estates.prices.this_year)
        for ahead in range(2, most + 1):
            ways = self._onward(ways, ahead)
            for worth, _, _, way in ways:
                found[way] = max(found[way], DEEPER * ahead + worth - nothing)
        return found

    def _onward(
        self, ways: list[tuple[float, Now, Stewards, Way]], ahead: int
    ) -> list[tuple[float, Now, Stewards, Way]]:
        best: dict[tuple[Now, Stewards], tuple[float, Now, Stewards, Way]] = {}
        ways.sort(key=lambda one: -one[0])
        for _, now, stewards, first in ways[:WIDE]:
            for way, worth, after in self.steps(now, stewards, self.range, self.turns - ahead):
                moved = _moved(stewards, way)
                known = best.get((after, moved))
                if known is None or known[0] < worth:
                    best[after, moved] = (worth, after, moved, first)
        return list(best.values())

    def worth(self, now: Now, stewards: Stewards) -> float:
        """At the end of this turn."""
        left = self.turns - 1
        return self.visits.worth(now, left) + self.pull(now, stewards, left) * self.fresh(left)

    def best_visit(self, now: Now, spots: Iterable[int]) -> float:
        """The best single visit of these."""
        ends = [self.ends(now, spot, self.turns - 1) for spot in spots]
        return max((found[0][0] for found in ends if found), default=-9e9)


def _moved(stewards: Stewards, way: Way) -> Stewards:
    number, end = way
    return (*stewards[:number], end, *stewards[number + 1 :])
