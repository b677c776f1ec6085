"""Gaining, drawing and paying: what every rule does with goods and cards."""

from bisect import insort
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from stead.kernel.decision import Refusal
from stead.kernel.events import Event
from stead.kernel.flow import DONE, Asking, Flow
from stead.kit import paying
from stead.kit.acts import Question, Words, made
from stead.kit.purse import covers
from stead.kit.zones import draw_from
from stead.titles.north.box import Box
from stead.titles.north.events import Discarded, Drew, Gained, LastRound, NoCard, Paid, Recovered, Reshuffled
from stead.titles.north.goods import FISH, GOLD, NAMES, PURSE, RESOURCES, SUPPLY, VP, WORKER
from stead.titles.north.state import ACTION, Game, Player

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye

TRIGGER = 25  # EN-END-01


def amounts(goods: Sequence[int]) -> dict[str, int]:
    """Goods by name, without those that are 0."""
    return {NAMES[i]: n for i, n in enumerate(goods) if n}


def gain(game: Game, seat: int, good: int, n: int, source: int = -1) -> None:
    """From the bank, which never runs out (EN-GDS-06); points onto the track at once (EN-LOC-10)."""
    if n <= 0:
        return
    player = game.players[seat]
    player.goods[good] += n
    if game.log is not None:
        game.log.append(Gained(seat, {NAMES[good]: n}, None if source < 0 else game.id(source)))
    if good == VP and game.phase == ACTION:
        look_for_the_end(game, seat)


def look_for_the_end(game: Game, seat: int) -> None:
    """25 points during the Action phase, its start included, make the round the last (EN-END-01, EN-Q-45, EN-Q-46)."""
    if not game.last and not game.solo and game.players[seat].goods[VP] >= TRIGGER:
        game.last = True
        game.tell(LastRound, seat)


def recover(game: Game, seat: int, n: int) -> int:
    """Spent workers come back from the clan token (EN-KEY-12): how many?"""
    player = game.players[seat]
    n = min(n, player.spent)
    if n:
        player.spent -= n
        player.goods[WORKER] += n
        game.tell(Recovered, seat, n)
    return n


# Cards


def can_draw(player: Player) -> bool:
    return bool(player.deck or player.discard)


def top(game: Game, player: Player) -> int | None:
    """The top card of a clan deck, renewed when a card must be drawn and none is there (EN-LOO-08, EN-Q-10)."""
    if not player.deck:
        if not player.discard:
            return None
        renew(game, player.clan, player.deck, player.discard)
    return draw_from(player.deck, game.chance, game.loose)


def renew(game: Game, name: str, deck: list[int], discard: list[int]) -> None:
    deck.extend(sorted(discard))
    discard.clear()
    game.chance.shuffle(deck)
    game.tell(Reshuffled, name, len(deck))


def draw(game: Game, seat: int, aside: bool = False) -> None:
    """A card from one's own deck into the hand, or aside, to choose from; lost if there is none (EN-Q-11)."""
    player = game.players[seat]
    card = top(game, player)
    if card is None:
        game.tell(NoCard, seat)
        return
    game.known[card] = 1 << seat
    insort(player.drawn if aside else player.hand, card)
    if game.log is not None:
        game.log.append(Drew(seat, game.id(card)))


def discard(game: Game, seat: int, cards: list[int], told: type[Event] = Discarded) -> None:
    """Face up onto the owner's pile (EN-GEN-04)."""
    for card in cards:
        game.known[card] = 0
    game.players[seat].discard.extend(cards)
    if cards:
        game.tell(told, seat, game.ids(cards))


# Paying


class Pay(paying.Pay):
    goods = NAMES

    def worth(self, eye: "Eye", asked: Any) -> float:
        return -eye.goods(self.way)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        """Buildings and uses, the food of a pawn, demands: where there is a choice."""
        keys: dict[str, None] = {}
        for cost, wild in costs(box):
            for act in made(ways, box, cost, wild):
                keys[act.key] = None
        return [(key,) for key in keys]


def costs(box: Box) -> list[tuple[tuple[int, ...], int]]:
    """Everything that is ever paid, and how much of it in any resources."""
    found: dict[tuple[tuple[int, ...], int], None] = {(FOR_PAWN, 0): None, (FOR_TURNED, 0): None}
    for price, spend, wild in zip(box.price, box.spend, box.wild, strict=True):
        found[spend, wild] = None
        if price is not None:
            for less in (price, *cheaper(price)):
                found[less, 0] = None
    for scenario in box.scenarios.values():
        for event in scenario.events:
            if event.demand is not None:
                found[event.demand.goods, event.demand.any] = None
    return [(cost, wild) for cost, wild in found if wild or any(cost[good] for good in RESOURCES)]


FOR_PAWN = (1, 0, 0, 0, 0, 0, 0, 0)
"""The food for the second use of a pawn (EN-PWN-03), and with the surcharge of a tile's solo side."""
FOR_TURNED = (2, 0, 0, 0, 0, 0, 0, 0)


def cheaper(cost: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The price with one resource less, of each kind that is in it."""
    return [tuple(n - (other == good) for other, n in enumerate(cost)) for good in RESOURCES if cost[good]]


def ways(box: Box, cost: tuple[int, ...], wild: int) -> list[Pay]:
    """A price with gold in the place of any of its resources, gold last (EN-GDS-09, EN-Q-50)."""
    if not wild:
        return [made(Pay, box, way) for way in PURSE.mixes(cost)]
    found: dict[tuple[int, ...], None] = {}
    for more in combinations_with_replacement(range(FISH + 1), wild):
        whole = tuple(n + more.count(good) for good, n in enumerate(cost))
        for way in PURSE.mixes(whole):
            found[way] = None
    return [made(Pay, box, way) for way in sorted(found, key=lambda way: (way[GOLD], way))]


def affordable(goods: list[int], cost: tuple[int, ...], wild: int) -> bool:
    """Can this be paid, and so many resources of any kinds besides?"""
    if not PURSE.pays(goods, cost):
        return False
    left = sum(goods[good] for good in RESOURCES) + goods[GOLD]
    return left >= sum(cost[good] for good in RESOURCES) + cost[GOLD] + wild


def ways_to_pay(game: Game, seat: int, prices: Sequence[tuple[int, ...]], wild: int) -> list[Pay]:
    """Every mix of resources and gold that pays one of these prices."""
    goods = game.players[seat].goods
    found: dict[tuple[int, ...], Pay] = {}
    for cost in prices:
        for act in made(ways, game.box, cost, wild):
            if act.way not in found and covers(goods, act.way):
                found[act.way] = act
    return list(found.values())


def pay(game: Game, seat: int, cost: tuple[int, ...], wild: int = 0) -> Asking:
    """Goods to the bank, workers onto the clan token (EN-KEY-05). Who has gold to spare chooses how."""
    goods = game.players[seat].goods
    resources = cost[0] or cost[1] or cost[2] or cost[3] or cost[4]
    if wild or (goods[GOLD] > cost[GOLD] and resources):
        return pay_one_of(game, seat, (cost,), wild)
    hand_over(game, seat, cost)
    return DONE


def pay_one_of(game: Game, seat: int, prices: Sequence[tuple[int, ...]], wild: int = 0) -> Flow:
    chosen: Pay = yield Payment(game, seat, prices, wild)
    hand_over(game, seat, chosen.way)


class Payment(Question[Game]):
    __slots__ = ("prices", "wild")

    def __init__(self, game: Game, seat: int, prices: Sequence[tuple[int, ...]], wild: int) -> None:
        super().__init__(game, seat, "pay", "EN-GDS-09")
        self.prices = prices
        self.wild = wild

    def list(self) -> "Sequence[Pay]":
        return ways_to_pay(self.game, self.seat, self.prices, self.wild)

    def refused(self, verb: str, words: Words) -> Refusal:
        cost = self.prices[0]
        if verb == "pay" and words.count("gold") < cost[GOLD]:
            return Refusal("EN-GDS-10", "gold-is-gold")
        if verb == "pay" and any(words.count(NAMES[good]) < cost[good] for good in range(WORKER, SUPPLY)):
            return Refusal("EN-GDS-11", "gold-for-resources-only")
        return Refusal("EN-BLD-02", "does-not-pay", key=" ".join((verb, *words)))


def hand_over(game: Game, seat: int, way: tuple[int, ...]) -> None:
    player = game.players[seat]
    goods = player.goods
    for good, n in enumerate(way):
        if n:
            goods[good] -= n
    player.spent += way[WORKER]
    if game.log is not None and any(way):
        game.log.append(Paid(seat, amounts(way)))
