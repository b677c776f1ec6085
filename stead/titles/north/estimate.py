"""What an option seems worth, in victory points, to the seat that is asked. Built on the effects' own estimates."""

from operator import mul
from typing import Any

from stead.kernel.act import Act
from stead.kernel.decision import Decision, Option
from stead.titles.north.cards import TILES, Card
from stead.titles.north.empire import acting, fields, harvest_goods
from stead.titles.north.goods import FISH, FOOD, INDEX, NAMES, RAZE, RESOURCES, SUPPLY, VP, WORKER, payable
from stead.titles.north.names import Ship
from stead.titles.north.state import ACTION, LOOKOUT, Game
from stead.titles.north.supply import TRIGGER, affordable
from stead.titles.north.view import View

# In the middle of the game. At the end two resources are worth a point, and so is a gold or a raze token.
WORTH = {
    "food": 0.66,
    "wood": 0.68,
    "stone": 0.7,
    "sheep": 0.62,
    "fish": 0.62,
    "gold": 1.1,
    "worker": 0.55,
    "raze": 1.1,
    "vp": 1.0,
    "card": 0.75,
    "ship": 1.6,
}
LATE = {"food": 0.5, "wood": 0.5, "stone": 0.5, "sheep": 0.5, "fish": 0.5, "gold": 1.0, "raze": 1.0, "vp": 1.0}
"""In the last round, when only the end counts."""
A_ROUND = 5.5
"""Points that a clan makes in a round, about: how many rounds are left is guessed by it."""
HAPPENS = {
    "build": 2.0,
    "construct": 0.7,
    "harvest": 1.2,
    "populate": 0.9,
    "explore": 0.7,
    "sail": 1.2,
    "pillage": 0.9,
    "conquer": 0.5,
    "recover": 1.0,
    "assign": 1.2,
    "payout": 1.0,
    "leave": 0.7,
    "pass": 1.0,
}
"""How often in a round something happens that a feature waits for, about."""
EXPLORE, POPULATE, CONSTRUCT, HARVEST, SAIL = range(5)


class Eye:
    """How a seat values things this round."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        """As this seat may see it."""
        self.box = game.box
        self.seat = seat
        self.me = game.players[seat]
        self.rounds = self._rounds_left()
        """Rounds still to come, about."""
        late = min(1.0, 0.35 * self.rounds) if self.rounds else 0.0
        self.worth = {name: late * worth + (1 - late) * LATE.get(name, 0.0) for name, worth in WORTH.items()}
        if not game.score_raze and not self.rounds:
            self.worth["raze"] = 0.2
        if not self.rounds and game.phase == ACTION:
            self.worth["worker"] = 0.02
            self.worth["card"] = 0.15
        self._worths = [self.worth[name] for name in NAMES]
        self._known: dict[Any, float] = {}

    def _rounds_left(self) -> float:
        game = self.game
        if game.last:
            return 0.0
        if game.solo:
            return float(self.box.scenarios[game.scenario].rounds - game.round)
        lead = max(player.goods[VP] for player in game.players)
        pace = max(A_ROUND, lead / max(1, game.round - (game.phase != ACTION)))
        return max(0.3, min(5.0, (TRIGGER - lead) / pace))

    def goods(self, goods: tuple[int, ...]) -> float:
        return sum(map(mul, self._worths, goods))

    def food(self, n: int) -> float:
        return n * self.worth["food"]

    def more(self, good: int) -> float:
        """One more of a resource: those that something in hand or empire needs are worth more."""
        return self._worths[good] * (1.25 if self.me.goods[good] < self._need()[good] else 0.9)

    def _need(self) -> list[int]:
        """Of each good, what the dearest thing in hand or empire takes."""
        need = [0] * SUPPLY
        for card in self.me.hand:
            price = self.box.price[card] if card >= 0 else None
            if price is not None:
                need = list(map(max, need, price))
        for card in acting(self.game, self.me):
            need = list(map(max, need, self.box.spend[self.game.mirror.get(card, card)]))
        need[FOOD] = max(need[FOOD], 2)
        return need

    def times(self, gain: Any) -> float:
        """How often a gain is counted, as things stand; one that counts the card itself, once at least."""
        n = gain.times(self.game, self.seat, -1)
        return float(max(n, 1)) if gain.per.sign or gain.per.here else float(n)

    # Locations

    def _action(self, face: Card, rounds: float) -> float:
        """What an action location brings in so many rounds, its price taken off."""
        assert face.action is not None
        cost = face.action.spend
        price = self.goods(cost.goods) + cost.any * 0.6 + 1.0 * cost.itself
        if cost.itself:
            return max(0.0, face.action.effect.estimate(self) - price)
        return rounds * max(0.0, 0.85 * (face.action.effect.estimate(self) - 0.8 * price))

    def location(self, card: Card) -> float:
        """A card of the empire is worth a point at the end, and what it still brings from the next round on."""
        if card.kind not in self._known:
            self._known[card.kind] = 1.0  # what looks at the whole empire, and so at itself, asks again
            self._known[card.kind] = self._location(card)
        return self._known[card.kind]

    def _location(self, card: Card) -> float:
        rounds = self.rounds
        value = 1.0
        if card.action is not None:
            value += self._action(card, rounds)
        if card.when is not None:
            often = HAPPENS[card.when.event] * (1.7 if card.when.anybody else 1.0)
            if card.when.sign is not None or card.when.shared:
                often *= 0.6
            if card.when.times:
                often = min(often, card.when.times)
            value += rounds * often * max(0.0, card.when.effect.estimate(self))
        if card.save is not None:
            value += 0.5 * rounds
        if card.mirrors:
            value += max(
                (self.location(self.box.cards[one]) - 1 for one in self.me.empire if not self.box.cards[one].mirrors),
                default=0.0,
            )
        if card.cheaper:
            value += 0.7 * rounds
        return value

    def _yields(self, card: Card) -> float:
        return sum(self.worth[name] * n for name, n in card.yields.items())

    def field(self, card: Card) -> float:
        """Its goods at once; and where it is better than what there is, at each harvest to come."""
        value = self._yields(card)
        better = max(0.0, value - self.best_harvest())
        return 1.0 + value + 0.8 * self.rounds * better + 0.15 * self.rounds

    def upgrade(self, card: Card, field: int) -> float:
        with_it = sum(self._worths[good] * n for good, n in harvest_goods(self.game, field)) + self._yields(card)
        better = max(0.0, with_it - self.best_harvest())
        return 1.0 + self._yields(card) + 0.8 * self.rounds * better

    def build(self, card: Card, waived: bool = False) -> float:
        """What building it brings, its price taken off; if it can be used in this round, that too."""
        value = self.location(card)
        if card.action is not None and self.game.phase == ACTION:
            value += 0.8 * self._action(card, 1.0)
        if card.bonus is not None:
            value += card.bonus.estimate(self)
        for feature in self.me.empire:
            when = self.box.when[self.game.mirror.get(feature, feature)]
            if when is not None and when.event == "build" and (when.sign is None or when.sign in card.signs):
                value += 0.8 * when.effect.estimate(self)
        if card.cost is not None:
            goods = card.cost.goods
            value -= self._worths[WORKER] * card.cost.worker if waived else self.goods(goods)
        return value - 0.3 * self.worth["card"]

    def keep(self, card: Card) -> float:
        """A card in hand: what it would be worth to play it, some day."""
        value = self._keep(card)
        copies = sum(1 for one in self.me.hand if one >= 0 and self.box.kind[one] == card.kind)
        return value * 0.75 ** max(0, copies - (card.number in self.me.hand))

    def _keep(self, card: Card) -> float:
        soon = 0.8 if self.rounds or self.game.phase == LOOKOUT else 0.4
        if card.boost is not None:
            return 0.75 * soon * card.boost.estimate(self)
        if card.played_with is not None:
            matched = card.type != "upgrade" or any(
                INDEX[card.under or ""] == good
                for one in fields(self.game, self.me)
                for good, _ in self.box.yields[one]
            )
            return soon * 0.85 * (1.0 + self._yields(card) * (1 + 0.3 * self.rounds)) if matched else 0.2
        value = self.build(card)
        payable_now = card.price is not None and payable(self.me.goods, card.price.goods)
        return soon * max(0.1, value) * (1.0 if payable_now else 0.75)

    def worker_for_a_card(self) -> float:
        """Workers are wanted for actions too: the last ones cost more."""
        wanted = sum(self.box.spend[self.game.mirror.get(card, card)][WORKER] for card in acting(self.game, self.me))
        spare = self.me.goods[WORKER] - wanted
        return 0.25 if spare > 0 else 0.75 if self.rounds else 0.9

    def target(self, card: int, kind: str) -> float:
        face = self.box.cards[card]
        if kind == "refresh":
            return self._use(card)
        if kind == "exhaust":
            return self.raid(card) if card not in self.me.empire else -self._use(card)
        if kind == "payout":
            return self._payout(card)
        if kind in ("demolish", "pack up"):  # the least is given away
            back = 0.9 * self.keep(face) if kind == "pack up" else 0.0
            harvest = 0.5 * self.rounds * self._yields(face) * (self._yields(face) >= self.best_harvest())
            return back - self.location(face) - harvest
        return self.location(face)

    # Actions

    def use(self, card: int) -> float:
        return self._use(card)

    def _use(self, card: int) -> float:
        what = self.game.mirror.get(card, card)
        action = self.box.cards[what].action
        if action is None:
            return 0.0
        price = self.goods(action.spend.goods) + 0.6 * action.spend.any
        if action.spend.itself:
            price += self.location(self.box.cards[card])
        return action.effect.estimate(self) - 0.85 * price

    def raid(self, card: int) -> float:
        """What its owner loses; the more players there are, the less it is to oneself."""
        owner = self.game.owner(card)
        what = self.game.mirror.get(card, card)
        action = self.box.cards[what].action
        if owner is None or action is None or not affordable(owner.goods, self.box.spend[what], action.spend.any):
            return 0.0
        loss = max(0.0, action.effect.estimate(self) - 0.85 * self.goods(action.spend.goods))
        return 0.8 * loss / max(1, self.game.seats - 1)

    def raids(self) -> float:
        found = [
            self.raid(card)
            for player in self.game.opponents(self.seat)
            if not player.passed
            for card in acting(self.game, player)
            if not self.game.exhausted[card]
        ]
        return max(found, default=0.0)

    def refreshing(self, effect: Any) -> float:
        ready = effect.ready(self.game, self.seat, -1)
        best = sorted((max(0.0, self._use(card)) for card in ready), reverse=True)
        n = len(best) if effect.refresh == "islands" else effect.refresh
        return sum(best[:n])

    def parting(self, effect: Any) -> float:
        each = effect.each.estimate(self) if effect.each is not None else 0.0
        kind = "pack up" if effect.__class__.__name__ == "PackUp" else "demolish"
        leaving = effect.leaving(self.game, self.seat, -1)
        gains = sorted((each + self.target(card, kind) for card in leaving), reverse=True)
        must, may = gains[: effect.parting.least], gains[effect.parting.least : effect.parting.most]
        return sum(must) + sum(max(0.0, gain) for gain in may)

    def passing(self) -> float:
        return 0.0

    def boost(self, card: Card) -> float:
        assert card.boost is not None
        return card.boost.estimate(self) - 0.25 * self.worth["card"] * bool(self.rounds)

    # Tiles

    def pawn(self) -> float:
        """A pawn that is placed is gone for the round, but for its second use."""
        return 0.1

    def tile(self, tile: int) -> float:
        key = ("tile", tile)
        if key not in self._known:
            self._known[key] = 0.0  # a card that performs an action in its own window asks again
            self._known[key] = self._tile(tile)
        return self._known[key]

    def _tile(self, tile: int) -> float:
        value = 0.0
        if tile == EXPLORE:
            value = self.worth["card"]
        elif tile == POPULATE:
            value = self.worth["worker"] * (0.6 + 0.55 * self.rounds)
        elif tile == CONSTRUCT:
            value = max((self.build(self.box.cards[card], waived=True) for card in self._constructible()), default=0.0)
        elif tile == HARVEST:
            value = self.best_harvest()
        elif self.me.ships + self.me.commons:
            goods = self.me.goods
            value = max(
                self.voyage(fish, raze)
                for fish in ((False, True) if goods[FISH] else (False,))
                for raze in ((False, True) if goods[RAZE] else (False,))
            )
        return value + self._noticed(TILES[tile]) + self._window(tile)

    def _constructible(self) -> list[int]:
        waived, most = self.box.waived, self.me.goods[WORKER]
        return [card for card in self.me.hand if (price := waived[card]) is not None and price[WORKER] <= most]

    def _noticed(self, moment: str) -> float:
        """What one's features make of it."""
        value = 0.0
        for feature in self.me.empire:
            when = self.box.when[self.game.mirror.get(feature, feature)]
            if when is not None and when.event == moment and not (when.times and self.game.used[feature] >= when.times):
                value += when.effect.estimate(self)
        return value

    def _window(self, tile: int) -> float:
        """The best card that can be played with it."""
        best = 0.0
        for card in self.me.hand:
            if self.box.tile[card] == tile:
                face = self.box.cards[card]
                if face.boost is not None:
                    best = max(best, self.boost(face))
                elif face.type != "upgrade":
                    best = max(best, self.field(face) - 0.3)
                else:
                    best = max(best, 0.9 + self._yields(face))
        return best

    def beside(self, tile: int) -> float:
        """A pawn there could go on to one of its neighbours, for food."""
        tiles = self.game.tiles
        at = tiles.index(tile)
        return max(self.tile(tiles[at - 1]), self.tile(tiles[(at + 1) % len(tiles)]))

    def harvest(self, card: int) -> float:
        return sum(
            self.more(good) * n if good in RESOURCES else self._worths[good] * n
            for good, n in harvest_goods(self.game, card)
        )

    def best_harvest(self) -> float:
        if "harvest" not in self._known:
            self._known["harvest"] = max((self.harvest(card) for card in fields(self.game, self.me)), default=0.0)
        return self._known["harvest"]

    # Ships and islands

    def pillage(self, card: Card) -> float:
        assert card.pillage is not None
        return card.pillage.estimate(self) + self._noticed("pillage")

    def conquer(self, card: Card) -> float:
        bonus = card.bonus.estimate(self) if card.bonus is not None else 0.0
        goods = self.field(card) - 1.0 if card.yields else 0.0
        return self.location(card) + bonus + goods + self._noticed("conquer")

    def _island(self, card: Card, raze: bool) -> float:
        value = self.pillage(card)
        return max(value, self.conquer(card)) if raze else value

    def unknown_island(self, deck: str, ship: int) -> float:
        """The average of what is not seen."""
        raze = bool(ship & Ship.RAZE)
        key = ("unknown", deck, raze)
        if key not in self._known:
            game = self.game
            shown = {*game.near, *game.distant, *game.near_discard, *game.distant_discard}
            shown.update(card for player in game.players for card in player.empire)
            some = [card for card in self.box.cards if card.deck == deck and card.number not in shown]
            some = some or [card for card in self.box.cards if card.deck == deck]
            self._known[key] = sum(self._island(card, raze) for card in some) / len(some)
        return self._known[key]

    def voyage(self, fish: bool, raze: bool) -> float:
        """The island that is left when the ship's turn comes: those before it take the best ones."""
        key = ("voyage", fish, raze)
        if key not in self._known:
            game = self.game
            ship = Ship.of(self.seat, False, fish, raze)
            reach = game.near + game.distant if fish else game.near
            islands = sorted((self._island(self.box.cards[card], raze) for card in reach), reverse=True)
            ahead = sum(1 for other in game.queue if not fish or other & Ship.FISH)
            islands = islands[ahead:]
            islands += [self.unknown_island("near", ship), *([self.unknown_island("distant", ship)] if fish else [])]
            cost = fish * self.worth["fish"] + raze * self.worth["raze"]
            self._known[key] = max(islands) - cost
        return self._known[key]

    def early(self, modes: tuple[str, ...]) -> float:
        """A ship comes home before the others, and may sail again."""
        best = 0.0
        for ship in self.game.queue:
            if ship & Ship.SEAT == self.seat and ("pillage" in modes or ship & Ship.RAZE):
                fish, raze = bool(ship & Ship.FISH), bool(ship & Ship.RAZE)
                best = max(best, 0.4 + 0.3 * (fish + raze) + 0.3 * len(self.game.queue))
        return best

    # Pieces on cards

    def _per_piece(self, card: int) -> float:
        """What a piece on a card brings in all the payouts to come."""
        save = self.box.cards[card].save
        if save is None:
            return 1.0  # it is counted where it lies
        each = max(effect.estimate(self) for effect in save.pays) / save.every
        return each * max(0.0, self.rounds)

    def assign(self, good: int, card: int) -> float:
        return self._per_piece(card) - self._worths[good]

    def remove(self, good: int, card: int) -> float:
        return self._worths[good] - self._per_piece(card)

    def assigning(self, effect: Any) -> float:
        told = effect.assign
        if told.to == "here":
            kinds: tuple[int, ...] = effect.kinds
            have = sorted(self._worths[good] for good in kinds for _ in range(min(3, self.me.goods[good])))
            have = have[: told.most]
            if told.different:
                return sum(1.0 - cost for cost in have[:1])
            each = 0.45 * self.rounds
            return sum(max(0.0, each - cost) for cost in have)
        banks = [card for card in self.me.empire if self.box.cards[card].save is not None]
        return 0.6 * bool(banks) * min(self.rounds, 2.0)

    def removing(self, n: int) -> float:
        lying = [
            self.remove(good, card)
            for card in self.me.empire
            if card in self.game.assigned
            for good, count in enumerate(self.game.assigned[card])
            for _ in range(count)
        ]
        return sum(sorted((gain for gain in lying if gain > 0), reverse=True)[:n])

    def _payout(self, card: int) -> float:
        save, lying = self.box.cards[card].save, self.game.assigned.get(card)
        if save is None or lying is None:
            return 0.0
        sets = sum(lying[INDEX[name]] for name in save.of) // save.every
        return sets * max(effect.estimate(self) for effect in save.pays)

    def best_payout(self) -> float:
        return max((self._payout(card) for card in self.me.empire), default=0.0)


def estimate(view: View, decision: Decision, option: Option) -> float:
    """The act knows; an option that is a name only, out of a pickle, is looked for among those asked."""
    act = option if isinstance(option, Act) else decision.find(option.key)
    if view.eye is None:
        assert view.seat is not None, "a spectator has no seat"
        view.eye = Eye(view.seen(), view.seat)
    return act.worth(view.eye, decision) if isinstance(act, Act) else 0.0
