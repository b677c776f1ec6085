"""What a seat would like to build next: what it would bring, and how far it is from it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stead.titles.colonists.actions.plans import cost_of
from stead.titles.colonists.effects.base import deeds_in
from stead.titles.colonists.effects.build import Build, plans
from stead.titles.colonists.figures import places_called
from stead.titles.colonists.goods import Goods
from stead.titles.colonists.outlook.estate import Estates, Have
from stead.titles.colonists.outlook.goods import stored
from stead.titles.colonists.outlook.prices import BASE
from stead.titles.colonists.state import NOWHERE, Game

NEXT: Final = 5
"""Projects for which goods are gathered."""
TURNS: Final[tuple[float, ...]] = (0.35, 0.45, 0.8, 0.6, 0.75, 2.0, 0.9, 0.4, 0.5, 0.5, 0.0)
"""By good: about the turns that it takes to come by one."""
EACH: Final = 0.82
"""What is left of a project's worth with each turn that it is away."""
FAR: Final = 6
HELD: Final = 0.5
"""What an improvement is worth as long as one holds it, in terms of what it will bring."""


class Project(NamedTuple):
    gain: float
    """Dollars, less what its goods are worth."""
    kind: int
    cost: Goods
    away: dict[int, int]
    """By spot: the turns it takes a steward to come to where it is built."""


class Projects:
    def __init__(self, game: Game, seat: int, estates: Estates, have: Have, steps: int) -> None:
        self.game = game
        self.seat = seat
        self.estates = estates
        self.have = have
        self.steps = steps
        self.worth = estates.look(have).worth
        self.all = self._all()
        self.sources: dict[int, dict[int, int]] = {}
        """By good: how far it is to where it is given."""

    def gain(self, kind: int, olds: Sequence[int] = ()) -> float:
        """By how much a kind makes the community better, in place of an old one if it must be."""
        have = list(self.have)
        for old in olds:
            if old in have:
                have.remove(old)
                break
        return self.estates.look(tuple(sorted((*have, kind)))).worth - self.worth

    def _all(self) -> list[Project]:
        game, box = self.game, self.game.box
        hand = game.players[self.seat].hand
        kinds: dict[int, tuple[Goods, list[int]]] = {}
        for spot, laid in enumerate(game.land):
            if not box.is_market(laid.tile):
                for deed in deeds_in(box.places[box.place_of[laid.tile]].does):
                    if isinstance(deed, Build):
                        kind = box.kind[deed.build]
                        kinds[kind] = (cost_of(game, kind), [spot])
        kinds |= {plan.kind: (plan.cost, places_called(game, "diplomat")) for plan in plans(game, self.seat)}
        for card in hand:
            kind = box.improvement + card
            if box.improvements[card].type == "permanent":
                kinds[kind] = (box.cost[kind], places_called(game, "developer"))
        full = self.estates.look(self.have).sites <= 0
        worst = min(self.have, key=lambda kind: box.value[kind], default=0)
        found: list[tuple[float, float, int]] = []
        for kind, (cost, _) in kinds.items():
            olds = box.remodels[kind]
            if self.have.count(kind) >= box.limit[kind] or (olds and not any(old in self.have for old in olds)):
                continue
            price = sum([n * BASE[good] for good, n in enumerate(cost)], 0.0)
            if full and not olds and kind < box.improvement:
                gain = self.gain(kind, (worst,)) - price - 1
            else:
                gain = self.gain(kind, olds) - price
            if kind >= box.improvement:
                gain *= 1 - HELD
            if gain > 0:
                found.append((gain / (1 + price), gain, kind))
        found.sort(reverse=True)
        return [Project(gain, kind, kinds[kind][0], self._away(kinds[kind][1])) for _, gain, kind in found[:NEXT]]

    def _away(self, ends: Sequence[int]) -> dict[int, int]:
        """By spot: turns, on foot or over a market."""
        game = self.game
        away: dict[int, int] = {}
        for end in ends:
            for turns in range(1, FAR):
                for spot in game.map.within(end, turns * self.steps):
                    if away.get(spot, FAR) > turns:
                        away[spot] = turns
            away[end] = 1 if game.is_market(end) else 2  # whoever stands on a place must leave it first
        jump = 1 + min((n for spot, n in away.items() if game.is_market(spot)), default=FAR)
        return {spot: min(away.get(spot, FAR), jump) for spot in range(len(game.land))}

    def near(self, good: int, stewards: Sequence[int], left: int) -> float:
        """How near one is to where a good is given: at most 1, and 0 if one is not there in so many turns."""
        away = self.sources.get(good)
        if away is None:
            game, box = self.game, self.game.box
            gives = [
                any(goods[good] for goods in box.subsidies[game.market_card])
                if box.is_market(laid.tile)
                else box.gains[laid.tile][good] > 0
                for laid in game.land
            ]
            away = self.sources[good] = self._away([spot for spot, given in enumerate(gives) if given])
        turns = _turns(away, stewards)
        return EACH**turns if turns <= left else 0.0

    def pull(self, goods: Sequence[int], have: Have, stewards: Sequence[int], storage: int) -> float:
        """The best of them, as near as it is with these goods."""
        best = 0.0
        for gain, kind, cost, away in self.all:
            if gain <= best or (kind in have and kind not in self.have):
                continue
            lacking = 0.0 if stored(cost) <= storage else 3.0
            for good, n in enumerate(cost):
                if n > goods[good]:
                    lacking += (n - goods[good]) * TURNS[good]
            best = max(best, gain * EACH ** (lacking + _turns(away, stewards)))
        return best


def _turns(away: dict[int, int], stewards: Sequence[int]) -> int:
    return min([away[spot] for spot in stewards if spot != NOWHERE], default=FAR)
