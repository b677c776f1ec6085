"""What a visit leads to, in a light copy of a seat's own things.

The light copy knows goods, kinds, unemployed colonists and cards. It leaves out what seldom matters in three turns:
which Stock a good lies in, discounts, who works where. What is offered is always asked of the rules; this only weighs
it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from stead.titles.colonists.abilities import FREE_TOOLS, LIBRARY, MORE_CARDS, SECOND_PLAY
from stead.titles.colonists.actions.cards import HAND
from stead.titles.colonists.actions.fee import FIRST
from stead.titles.colonists.actions.limits import people
from stead.titles.colonists.actions.plans import RAZING, Plan
from stead.titles.colonists.box import FREE, NOBODY, PEOPLE
from stead.titles.colonists.community import tried
from stead.titles.colonists.effects.base import Deed, deeds_in
from stead.titles.colonists.effects.build import plans as next_levels
from stead.titles.colonists.effects.goods import Recipe, given
from stead.titles.colonists.goods import COLONISTS, NAMES, RESOURCES, STORABLE, TOOL, Goods, added
from stead.titles.colonists.outlook.cards import Cards
from stead.titles.colonists.outlook.estate import Estates, Have, at_once
from stead.titles.colonists.outlook.goods import Holdings, stored
from stead.titles.colonists.outlook.workers import hunger
from stead.titles.colonists.state import Game

OFTEN = 4
"""So often one looks at doing the same thing in one visit."""


class Now(NamedTuple):
    """What a seat has."""

    goods: Goods
    """In Storage, Warehouse, Stocks and the Toolbox."""
    have: Have
    idle: tuple[int, ...]
    """Unemployed colonists."""
    hand: tuple[int, ...]
    lost: tuple[int, int] = (0, 0)
    """Food and clothing that are no longer made this year for those at work."""
    more: float = 0.0
    """Dollars for what is not among these: unseen cards, the first-player marker."""


class Visits:
    def __init__(self, game: Game, seat: int, estates: Estates, holdings: Holdings, cards: Cards) -> None:
        self.game = game
        self.box = game.box
        self.seat = seat
        self.me = game.players[seat]
        self.estates = estates
        self.holdings = holdings
        self.cards = cards
        """By card: what it is worth to have it in one's hand."""
        self.stocks = self.me.stocks
        self.at_work = Counter(one.kind for one in self.me.community if one.workers)
        self._feeding: dict[int, tuple[int, int]] = {}
        start = estates.look(tuple(sorted(one.kind for one in self.me.community)))
        self.less = self.me.storage - start.storage, self.me.storage + self.me.warehouse - start.cells
        """Cells that are missing because nobody works there."""

    def worth(self, now: Now, left: int) -> float:
        """Dollars, where so many turns are left."""
        estate = self.estates.look(now.have)
        hand = sum([self.cards[card] for card in now.hand], 0.0) * self.estates.prices.fresh(left) if now.hand else 0.0
        return estate.worth + self.holdings.worth(now.goods, estate, left, now.lost) + hand + now.more

    # Goods

    def pay(self, now: Now, cost: Sequence[int]) -> Now | None:
        goods = now.goods
        for good, n in enumerate(cost):
            if n > goods[good]:
                return None
        if stored(cost) > self.estates.look(now.have).storage + self.less[0]:
            return None
        return now._replace(goods=tuple([have - n for have, n in zip(goods, cost, strict=True)]))

    def receive(self, now: Now, goods: Sequence[int]) -> Now:
        """What does not fit goes, the cheapest first."""
        have = [a + b for a, b in zip(now.goods, goods, strict=True)]
        cells = self.estates.look(now.have).cells + self.less[1]
        kept, stocks = self.me.kept, self.stocks
        over = -cells
        for good in range(STORABLE):
            pooled = have[good] - stocks[good] - kept[good]
            if pooled > 0:
                over += pooled
        last_one = self.holdings.last_one
        while over > 0:
            able = [
                (last_one(good, n), good) for good, n in enumerate(have[:STORABLE]) if n > stocks[good] + kept[good]
            ]
            if not able:
                break
            have[min(able)[1]] -= 1
            over -= 1
        return now._replace(goods=tuple(have))

    def gaining(self, now: Now, goods: Goods, spot: int) -> list[Now]:
        return [self.receive(now, given(self.game, self.seat, goods, spot))]

    def swapping(self, now: Now, recipes: Sequence[Recipe]) -> list[Now]:
        """Each recipe so often as one likes; then another one."""
        found: list[Now] = []
        for recipe in recipes:
            for n in range(1, min(recipe.most, STORABLE) + 1):
                paid = self.pay(now, [n * one for one in recipe.cost])
                if paid is None:
                    break
                found.append(self.receive(paid, [n * one for one in recipe.gives]))
        return found

    def selling(self, now: Now, recipes: Sequence[Recipe]) -> list[Now]:
        """As much as is worth more in dollars."""
        goods = now
        sold = False
        for recipe in recipes:
            dollars = recipe.gives[-1]
            while True:
                last = [self.holdings.last_one(good, goods.goods[good]) * n for good, n in enumerate(recipe.cost) if n]
                kept = sum(last, 0.0)
                paid = self.pay(goods, recipe.cost)
                if paid is None or kept * self.fresh > dollars:
                    break
                goods = self.receive(paid, recipe.gives)
                sold = True
        return [goods] if sold else []

    @property
    def fresh(self) -> float:
        prices = self.estates.prices
        return prices.fresh(prices.turns - 2)

    def bartering(self, now: Now, rates: Sequence[tuple[int, tuple[int, ...], Goods]]) -> list[Now]:
        """The cheapest that may be given for each."""
        found: list[Now] = []
        for count, kinds, gives in rates:
            cost = [0] * len(NAMES)
            for _ in range(count):
                able = [good for good in kinds if now.goods[good] > cost[good]]
                if not able:
                    break
                least = min(able, key=lambda good: self.holdings.last_one(good, now.goods[good] - cost[good]))
                cost[least] += 1
            else:
                paid = self.pay(now, cost)
                if paid is not None:
                    found.append(self.receive(paid, gives))
        found.sort(key=lambda one: -self.worth(one, self.estates.prices.turns))
        return found[:2]

    def fees(self, now: Now, firsts: int, resources: int) -> list[Now]:
        """With the cheapest goods, or with those of them that spare one kind: it may be what one came to pay with."""
        held = [good for good in RESOURCES if now.goods[good]] if resources else []
        ways = [self._fee(now, firsts, resources, spared) for spared in (NOBODY, *held)]
        return list(dict.fromkeys(way for way in ways if way is not None))

    def _fee(self, now: Now, firsts: int, resources: int, spared: int) -> Now | None:
        cost = [0] * len(NAMES)
        for kinds, n in ((FIRST, firsts), (RESOURCES, resources)):
            for _ in range(n):
                able = [good for good in kinds if now.goods[good] > cost[good] and good != spared]
                if not able:
                    return None
                cost[min(able, key=lambda good: self.holdings.last_one(good, now.goods[good] - cost[good]))] += 1
        return self.pay(now, cost)

    # Building

    def raising(self, now: Now, plans: Sequence[Plan]) -> list[Now]:
        """One or several of what can be built."""
        found: list[Now] = []
        for plan in plans:
            built: Now | None = now
            for _ in range(min(plan.most, OFTEN)):
                assert built is not None
                built = self.stand(built, plan)
                if built is None:
                    break
                found.append(built)
        return found

    def stand(self, now: Now, plan: Plan) -> Now | None:
        box, kind = self.box, plan.kind
        if now.have.count(kind) >= box.limit[kind] or self._short(kind):
            return None
        olds: Sequence[int] = () if plan.alone else box.remodels[kind]
        if olds:
            for old in olds:
                if old in now.have:
                    return self._stand(now, plan, old, 0)
            return None
        estate = self.estates.look(now.have)
        if (estate.storage_sites if box.is_storage[kind] else estate.sites) > 0:
            return self._stand(now, plan, NOBODY, 0)
        return self._in_place(now, plan)

    def _in_place(self, now: Now, plan: Plan) -> Now | None:
        """Of what is worth least."""
        box = self.box
        if now.goods[TOOL] < plan.cost[TOOL] + RAZING or self.pay(now, plan.cost) is None:
            return None
        olds = {
            kind for kind in now.have if kind < box.improvement and box.is_storage[kind] >= box.is_storage[plan.kind]
        }
        least = sorted(olds, key=lambda kind: box.value[kind])[:OFTEN]
        ways = [self._stand(now, plan, old, RAZING) for old in least]
        able = [way for way in ways if way is not None]
        return max(able, key=lambda way: self.estates.look(way.have).worth, default=None)

    def _stand(self, now: Now, plan: Plan, old: int, razing: int) -> Now | None:
        cost: Sequence[int] = plan.cost
        if razing:
            cost = [n + razing * (good == TOOL) for good, n in enumerate(cost)]
        paid = self.pay(now, cost)
        return None if paid is None else self.replace(paid, plan.kind, old)

    def replace(self, now: Now, kind: int, old: int = NOBODY) -> Now | None:
        """A new kind, in place of an old one if there is one; nothing if somebody would be without a home, or without
        food because of it."""
        box = self.box
        idle, have, lost = list(now.idle), list(now.have), list(now.lost)
        for colonist, n in enumerate(box.houses[kind]):
            idle[colonist] += n
        if old >= 0:
            have.remove(old)
            for colonist, n in enumerate(box.houses[old]):
                idle[colonist] -= n
                if idle[colonist] < 0:
                    return None
            if have.count(old) < self.at_work[old]:
                lost = added(lost, self.feeding(old))
        have.append(kind)
        worker = box.worker[kind]
        if worker in range(FREE) and idle[worker] and at_once(box, kind):
            idle[worker] -= 1
        after = now._replace(have=tuple(sorted(have)), idle=tuple(idle), lost=(lost[0], lost[1]))
        return after if after.lost == now.lost or not any(self.holdings.missing(now.goods, after.lost)) else None

    def feeding(self, kind: int) -> tuple[int, int]:
        """Food and clothing that are missing for those at work if one of a kind is not there, or its worker."""
        found = self._feeding.get(kind)
        if found is None:
            number, one = next(
                (number, one) for number, one in enumerate(self.me.community) if one.kind == kind and one.workers
            )
            shorter: list[tuple[int, int]] = []

            def look() -> bool:
                shorter.append(hunger(self.game, self.me))
                return True

            tried(self.game, self.me, number, one._replace(workers=()), look)
            food, clothing = self.holdings.short
            found = self._feeding[kind] = max(0, shorter[0][0] - food), max(0, shorter[0][1] - clothing)
        return found

    def _short(self, kind: int) -> bool:
        """There are no tiles or no colonists left for it."""
        if self.game.options.get("supply") == "unlimited":
            return False
        box, game = self.box, self.game
        group = box.group[kind]
        if group >= 0 and not box.remodels[kind] and game.built[group] >= box.tiles[group].copies:
            return True
        houses = box.houses[kind]
        return any(houses[one] and people(game, one) >= PEOPLE[one] for one in range(len(COLONISTS)))

    def relating(self, now: Now) -> list[Now]:
        """A level, or another with it."""
        levels = next_levels(self.game, self.seat)
        box = self.box
        plans = [
            plan
            for plan in levels
            if plan.kind not in now.have and not (box.is_embassy(plan.kind + 1) and plan.kind + 1 in now.have)
        ]
        once = self.raising(now, [plan._replace(most=1) for plan in plans])
        again = [
            self.raising(one, [plan._replace(most=1) for plan in plans if plan.kind not in one.have]) for one in once
        ]
        return [*once, *(one for more in again for one in more)]

    # Cards

    def drawing(self, now: Now, n: int) -> list[Now]:
        has = self.me.has
        n += has[MORE_CARDS]
        left = HAND if has[LIBRARY] else HAND - len(now.hand)
        if min(n, left) <= 0:
            return []
        each = (1.3 if has[LIBRARY] else 1.0) * self.fresh * 0.8 ** len(now.hand)
        return [now._replace(more=now.more + each * min(n, left))]

    def playing(self, now: Now, again: bool = True) -> list[Now]:
        """One of the cards of one's hand; with an Institute two."""
        box = self.box
        found: list[Now] = []
        seen: set[str] = set()
        for card in now.hand:
            face = box.improvements[card]
            if face.name not in seen:
                seen.add(face.name)
                found += self.played_card(now, card)
        if again and self.me.has[SECOND_PLAY] and found:
            best = max(found, key=lambda one: self.worth(one, self.estates.prices.turns))
            found += self.playing(best, again=False)
        return found

    def played_card(self, now: Now, card: int) -> list[Now]:
        box = self.box
        face = box.improvements[card]
        cost: Sequence[int] = box.cost[box.improvement + card]
        if self.me.has[FREE_TOOLS]:
            cost = [0 if good == TOOL else n for good, n in enumerate(cost)]
        paid = self.pay(now, cost)
        if paid is None:
            return []
        hand = list(now.hand)
        hand.remove(card)
        after = paid._replace(hand=tuple(hand))
        if face.type == "instant":
            return self.all_of(after, deeds_in(face.does), -1)
        if face.type == "limited":
            return self.all_of(after._replace(more=after.more + 1.5 * self.fresh), deeds_in(face.does), -1) or [after]
        idle = tuple([n + more for n, more in zip(after.idle, box.houses[box.improvement + card], strict=True)])
        return [after._replace(have=tuple(sorted((*after.have, box.improvement + card))), idle=idle)]

    # Places

    def all_of(self, now: Now, deeds: Iterable[Deed], spot: int) -> list[Now]:
        """One effect after the other; what cannot be done is left out."""
        ends = [now]
        done = False
        for deed in deeds:
            after = [end for one in ends for end in deed.leads(self, one, spot)]
            if after:
                done = True
                ends = after[:6]
        return ends if done else []

    def any_of(self, now: Now, deeds: Sequence[Deed], spot: int) -> list[Now]:
        return [end for deed in deeds for end in deed.leads(self, now, spot)]

    def marking(self, now: Now) -> list[Now]:
        """To be first is worth something among several."""
        new = self.game.marker != self.seat and self.game.seats > 1
        return [now._replace(more=now.more + (0.3 if new else 0.0))]
