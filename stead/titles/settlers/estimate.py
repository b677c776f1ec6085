"""What an option seems worth, in victory points, to the seat that is asked. Built on the effects' own estimates."""

from collections.abc import Sequence
from operator import mul
from typing import Any

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Option
from stead.titles.settlers.cards import DEAL_PRICE, Card
from stead.titles.settlers.goods import GOLD, NAMES, RAZE, RESOURCES, WORKER
from stead.titles.settlers.scoring import ROUNDS
from stead.titles.settlers.state import Game
from stead.titles.settlers.view import View

# In the middle of the game, when there is still time to make something of them.
WORTH = {
    "wood": 0.75,
    "stone": 0.9,
    "food": 0.75,
    "gold": 1.0,
    "worker": 0.42,
    "raze": 0.7,
    "defence": 0.1,
    "vp": 1.0,
    "card": 0.55,
    "common_card": 0.45,
    "faction_card": 0.6,
    "resource": 0.95,
    "samurai": 0.3,
}


def missing(goods: Sequence[int], cost: tuple[int, ...]) -> int:
    """How many Resources are short, Gold counted in; what is no Resource cannot be had by exchange."""
    if goods[WORKER] < cost[WORKER] or goods[RAZE] < cost[RAZE] or goods[GOLD] < cost[GOLD]:
        return 9
    short = sum(max(0, cost[r] - goods[r]) for r in RESOURCES)
    return max(0, short - (goods[GOLD] - cost[GOLD]))


class Eye:
    """How a seat values things this round: goods less towards the end, because they score nothing."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        """As this seat may see it."""
        self.cards = game.box.cards
        self.me = game.players[seat]
        self.rounds = ROUNDS - game.round
        """Rounds still to come."""
        late = 1.0 if self.rounds else 0.6
        self.thrift = 0.7 if self.rounds else 0.4
        """How much of its worth a spent good counts: what is not spent this round is mostly lost."""
        self.worth = {good: worth if good == "vp" else worth * late for good, worth in WORTH.items()}
        if not self.rounds:
            self.worth["card"] = self.worth["common_card"] = self.worth["faction_card"] = 0.2
        self.worth["location"] = 1.2 + 0.3 * self.rounds
        self.worth["faction_location"] = 2.0
        self.worth["deal"] = 0.7 * self.rounds
        self._worths = [self.worth[name] for name in NAMES]
        self._plans: list[tuple[float, tuple[int, ...]]] | None = None
        self._gift: float | None = None
        self.notes: dict[Any, Any] = {}
        """What modules work out once, as long as this is what the seat sees."""
        for good, new in game.box.new_goods.items():
            if new.tokens:
                self.worth[good] = new.worth(self)

    def count(self, colour: str) -> int:
        cards = self.cards
        return sum(colour in cards[card].colours for card in self.me.locations)

    def samurai(self) -> int:
        faction, guarded = self.game.box.faction, self.game.guarded
        return sum(1 for card in self.me.locations if faction[card] and guarded[card])

    def goods(self, goods: tuple[int, ...]) -> float:
        return sum(map(mul, self._worths, goods))

    def action(self, card: Card, times: int = 1) -> float:
        """An activation: the effect less its price. Goods perish at the end of the round, so they count less."""
        assert card.action is not None
        cost = card.action.spend
        price = self.goods(cost.goods) + cost.card * self.worth["card"] + cost.deal * self.worth["deal"]
        return times * (card.action.effect.estimate(self) - self.thrift * price)

    def location(self, card: Card) -> float:
        """What a Location still brings from the next round on, and at the end."""
        points = 1.0 if card.common else 2.0
        if card.produces is not None:
            return points + self.rounds * card.produces.estimate(self)
        if card.action is not None:
            return points + self.rounds * card.action.times * max(0.0, 0.8 * self.action(card))
        if card.when is not None:
            return points + (0.3 + 0.7 * self.rounds) * card.when.effect.estimate(self)
        held = len(self.game.under.get(card.number, ())) if card.holds == "cards" else 0
        return points + held + (0.5 + 0.5 * self.rounds if card.holds or card.abilities else 0.0)

    def cheapest_gift(self) -> float:
        """What giving up a Location costs: a Foundation nothing, else the least of one's Locations."""
        if self.me.foundations:
            return 0.1
        if self._gift is None:
            cards = self.cards
            mine = [self.location(cards[card]) for card in self.me.locations if card not in self.game.taken]
            self._gift = min(mine, default=1.0)
        return self._gift

    def build(self, card: Card, gift: bool = True) -> float:
        value = self.location(card) - self.thrift * self.goods(card.cost.goods) - 0.4 * self.worth["card"]
        if card.produces is not None:
            value += card.produces.estimate(self)
        if card.action is not None:
            value += max(0.0, 0.7 * self.action(card))
        if card.bonus is not None:
            value += card.bonus.estimate(self)
        for feature in self.me.features:
            when = self.game.box.when[feature]
            if when is not None and when.event == "built" and (when.colour is None or when.colour in card.colours):
                value += when.effect.estimate(self)
        if gift and card.cost.location:
            value -= self.cheapest_gift()
        return value

    def deal(self, card: Card) -> float:
        good = self.worth[card.deal or "wood"]
        return good * (1 + self.rounds) - self.thrift * self.worth["food"] - 0.25 * self.build(card)

    def plans(self) -> list[tuple[float, tuple[int, ...]]]:
        """What this seat would like to do this round: how much it is worth, and the goods it takes."""
        if self._plans is None:
            cards = self.cards
            plans = [(self.build(cards[card]), cards[card].cost.goods) for card in self.me.hand]
            deals = [self.deal(cards[card]) for card in self.me.hand if cards[card].deal]
            plans += [(worth, DEAL_PRICE) for worth in deals]
            for card in self.me.actions:
                action = cards[card].action
                if action is not None and self.game.used[card] < action.times:
                    plans.append((self.action(cards[card]), action.spend.goods))
            self._plans = [plan for plan in plans if plan[0] > 0]
        return self._plans

    def within_reach(self, goods: list[int]) -> float:
        """The best plan with these goods; a missing Resource makes it less likely."""
        return max((worth * 0.6 ** missing(goods, cost) for worth, cost in self.plans()), default=0.0)

    def keep(self, card: Card) -> float:
        """A card in hand: what it would be worth to build it, deal with it or raze it, some day."""
        best = 0.6 * self.build(card)
        if card.deal is not None:
            best = max(best, self.worth[card.deal] * (0.8 + self.rounds) - self.worth["food"])
        if card.raze:
            best = max(best, sum(self.worth[good] for good in card.raze) - self.worth["raze"])
        return 0.7 * best if self.rounds or self.game.phase == "lookout" else 0.3 * best

    def part_with(self, card: Card) -> float:
        """Of one's own cards the least is given away; of another's the best."""
        mine = card.number in self.me.hand or card.number in self.me.deals or card.number in self.me.routes
        return -self.keep(card) if mine else self.keep(card)

    def target(self, card: Card) -> float:
        """The more it is worth to its owner, the better; one's own the other way round, for its Raze field."""
        goods = sum(self.worth[good] for good in card.raze)
        return goods - self.location(card) if card.number in self.me.locations else goods + self.location(card)


def estimate(view: View, decision: Decision, option: Option) -> float:
    """The act knows; an option that is a name only, out of a pickle, is looked for among those asked."""
    act = option if isinstance(option, Act) else decision.find(option.key)
    if view.eye is None:
        assert view.seat is not None, "a spectator has no seat"
        view.eye = Eye(view.seen(), view.seat)
    return act.worth(view.eye, decision) if isinstance(act, Act) else 0.0
