"""Locations: what they are worth in an empire, and in the hand."""

from typing import TYPE_CHECKING, Any, Final

from stead.titles.north.cards import Card
from stead.titles.north.empire import acting, fields, harvest_goods
from stead.titles.north.goods import INDEX, WORKER, payable
from stead.titles.north.state import ACTION, LOOKOUT

if TYPE_CHECKING:
    from stead.titles.north.outlook.eye import Eye

STANDS: Final = 1.0
"""A card of an empire is worth a point at the end."""
HAPPENS: Final = {
    "build": 2.0,
    "construct": 0.8,
    "harvest": 1.0,
    "populate": 0.9,
    "explore": 0.6,
    "sail": 1.2,
    "pillage": 0.9,
    "conquer": 0.5,
    "recover": 0.8,
    "assign": 1.2,
    "payout": 1.0,
    "leave": 0.6,
    "pass": 1.0,
}
"""How often in a round something happens that a feature waits for, about."""
OFTEN: Final = 0.85
"""A location is used in so many of the rounds in which it could be."""


class Estate:
    def __init__(self, eye: "Eye") -> None:
        self.eye = eye
        self.game = eye.game
        self.box = eye.box
        self.me = eye.me

    # In the empire

    def location(self, card: Card) -> float:
        """A point at the end, and what it brings in the rounds to come."""
        known = self.eye.known
        if card.kind not in known:
            known[card.kind] = STANDS  # what looks at the whole empire, and so at itself, asks again
            was, self.eye.now = self.eye.now, False
            known[card.kind] = STANDS + self._brings(card)
            self.eye.now = was
        return known[card.kind]

    def _brings(self, card: Card) -> float:
        rounds, value = self.eye.rounds, 0.0
        if card.action is not None:
            value += self.action(card, rounds)
        if card.when is not None:
            value += rounds * self._often(card) * max(0.0, card.when.effect.estimate(self.eye))
        if card.save is not None:
            value += 0.5 * rounds
        if card.mirrors:
            others = [self.box.cards[one] for one in self.me.empire]
            value += max((self.location(one) - STANDS for one in others if _copied(one, card)), default=0.0)
        if card.cheaper:
            value += 0.7 * rounds
        return value

    def _often(self, card: Card) -> float:
        """How often in a round its feature yields."""
        assert card.when is not None
        often = HAPPENS[card.when.event] * (1.0 + 0.7 * (self.game.seats - 1) * card.when.anybody)
        if card.when.sign is not None or card.when.shared or card.when.paid:
            often *= 0.6
        return min(often, card.when.times) if card.when.times else often

    def action(self, card: Card, rounds: float) -> float:
        """What an action location brings in so many rounds, its price taken off."""
        assert card.action is not None
        cost = card.action.spend
        price = self.eye.goods(cost.goods) + 0.6 * cost.any
        gain = card.action.effect.estimate(self.eye)
        if cost.itself:
            return max(0.0, gain - price - STANDS)
        return rounds * OFTEN * max(0.0, gain - price)

    # Fields

    def _yields(self, card: Card) -> float:
        return sum([self.eye.worth[name] * n for name, n in card.yields.items()])

    def harvest(self, card: int) -> float:
        return self.eye.gained(harvest_goods(self.game, card))

    def best_harvest(self) -> float:
        known = self.eye.known
        if "harvest" not in known:
            known["harvest"] = max((self.harvest(card) for card in fields(self.game, self.me)), default=0.0)
        return known["harvest"]

    def field(self, card: Card) -> float:
        """Its goods at once; and where it is better than what there is, at each harvest to come."""
        value = self._yields(card)
        better = max(0.0, value - self.best_harvest())
        return STANDS + value + 0.8 * self.eye.rounds * better + 0.1 * self.eye.rounds

    def upgrade(self, card: Card, field: int) -> float:
        value = self._yields(card)
        better = max(0.0, self.harvest(field) + value - self.best_harvest())
        return STANDS + value + 0.8 * self.eye.rounds * better

    # Building

    def built(self, card: Card) -> float:
        """What a card brings once it is built, also in this round."""
        value = self.location(card)
        if card.action is not None and self.game.phase == ACTION:
            value += self.action(card, 1.0)
        if card.bonus is not None:
            value += card.bonus.estimate(self.eye)
        value += self._wanted(card)
        return value + self.eye.deeds.noticed("build", card)

    def conquered(self, card: Card) -> float:
        """What an island brings; that of a field comes with its goods."""
        value = self.field(card) if card.yields else self.location(card)
        return value + self._wanted(card)

    def _wanted(self, card: Card) -> float:
        """A scenario may want so many cards, or islands."""
        if not self.game.solo:
            return 0.0
        goal = self.box.scenarios[self.game.scenario].goal
        if card.island and goal.islands > self._islands():
            return 3.0
        return 0.8 * (goal.cards > len(self.me.empire))

    def _islands(self) -> int:
        return sum(self.box.island[card] for card in self.me.empire)

    def build(self, card: Card) -> float:
        assert card.cost is not None
        return self.built(card) - self.eye.goods(card.cost.goods)

    def construct(self, card: Card) -> float:
        """Without paying goods: what that saves, if one could pay; all it brings, if not."""
        assert card.cost is not None
        whole = self.built(card) - card.cost.worker * self.eye.prices[WORKER]
        otherwise = 0.85 if payable(self.me.goods, card.cost.goods) else 0.35
        return whole - otherwise * max(0.0, self.build(card))

    # In the hand

    def keep(self, card: Card) -> float:
        """What it would be worth to play it, some day; copies of one another hinder each other."""
        copies = sum([1 for one in self.me.hand if one >= 0 and one != card.number and self.box.kind[one] == card.kind])
        return self._keep(card) * 0.75**copies

    def _keep(self, card: Card) -> float:
        eye = self.eye
        soon = 0.8 if eye.rounds or self.game.phase == LOOKOUT else 0.4
        if card.boost is not None:
            return 0.7 * soon * eye.later(card.boost)
        if card.played_with is not None:
            if card.type == "upgrade" and not self.under(card):
                return 0.2
            return 0.85 * soon * (STANDS + self._yields(card) * (1 + 0.25 * eye.rounds))
        value = self.build(card)
        now = card.price is not None and payable(self.me.goods, card.price.goods)
        return soon * max(0.1, value) * (1.0 if now else 0.75)

    def under(self, upgrade: Card) -> list[int]:
        """Fields under which it may lie."""
        good = INDEX[upgrade.under or ""]
        return [one for one in fields(self.game, self.me) if any(kind == good for kind, _ in self.box.yields[one])]

    def worker_for_a_card(self) -> float:
        """Workers are wanted for actions too: the last ones cost more."""
        spend, mirror = self.box.spend, self.game.mirror
        wanted = sum([spend[mirror.get(card, card)][WORKER] for card in acting(self.game, self.me)])
        return 0.25 if self.me.goods[WORKER] > wanted else 0.7

    # Choosing one of them, and giving one away

    def target(self, card: int, kind: str) -> float:
        face = self.box.cards[card]
        if kind == "refresh":
            return self.eye.deeds.use(card)
        if kind == "exhaust":
            return self.eye.deeds.raid(card) if card not in self.me.empire else -self.eye.deeds.use(card)
        if kind == "payout":
            return self.eye.banks.payout(card)
        assert kind in ("demolish", "pack up")
        back = 0.9 * self.keep(face) if kind == "pack up" else 0.0
        return back - self.loss(card)

    def loss(self, card: int) -> float:
        """Of a card that leaves the empire. A field that is not the best of its kind is hardly missed."""
        face = self.box.cards[card]
        mine = self.harvest(card) if self.box.fields[card] and card not in self.game.beneath else 0.0
        others = [self.harvest(one) for one in fields(self.game, self.me) if one != card]
        missed = max(0.0, mine - max(others, default=0.0))
        lying = sum(self.game.assigned.get(card, ()))
        return self.location(face) + 0.8 * self.eye.rounds * missed + 0.5 * lying

    def parting(self, effect: Any) -> float:
        """The cards that are missed least leave; more of them than must be only if that is worth it."""
        each = effect.each.estimate(self.eye) if effect.each is not None else 0.0
        if not self.eye.now:
            return 0.5 * max(0.0, each - STANDS)
        kind = "pack up" if effect.__class__.__name__ == "PackUp" else "demolish"
        leaving = effect.leaving(self.game, self.eye.seat, -1)
        left = self.eye.deeds.noticed("leave")
        gains = sorted((each + left + self.target(card, kind) for card in leaving), reverse=True)
        must, may = gains[: effect.parting.least], gains[effect.parting.least : effect.parting.most]
        return sum(must, 0.0) + sum(
            (max(0.0, gain) for gain in may), 0.0
        )  # mypyc takes a sum that begins with 0 for an int


def _copied(card: Card, copy: Card) -> bool:
    return card.type in copy.mirrors and not card.mirrors and not card.island and not card.start
