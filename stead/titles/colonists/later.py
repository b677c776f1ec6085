"""Starting in a later era: communities are bought for budgets (CO-LAT)."""

from collections.abc import Sequence
from typing import Any, Final

from stead.kernel.decision import OPENING, Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase
from stead.titles.colonists.actions import employ
from stead.titles.colonists.actions.build import relation
from stead.titles.colonists.actions.employ import Employ, put_to_work
from stead.titles.colonists.actions.limits import shortage
from stead.titles.colonists.actions.post import place_envoy
from stead.titles.colonists.actions.settle import count_tile
from stead.titles.colonists.acts import Choice, GoodAct, KindAct, Question, Words, by_verb, made
from stead.titles.colonists.cards import Building
from stead.titles.colonists.community import embassy, spot_for, tried, work_out
from stead.titles.colonists.effects.base import DONE_ACT
from stead.titles.colonists.events import BeganWith, Bought, Drew, Received
from stead.titles.colonists.figures import count_stewards
from stead.titles.colonists.goods import CLOTHING, FOOD, NAMES, NEEDS, STORABLE, TOOL, by_name
from stead.titles.colonists.labels import find
from stead.titles.colonists.pieces import ASIDE, Structure
from stead.titles.colonists.state import BUILDINGS, MAINTENANCE, PURCHASE, Game, Player
from stead.titles.colonists.storage import load, room
from stead.titles.colonists.workers import balances

HAND: Final = 2  # CO-LAT-10
FINANCIAL: Final = 3  # CO-LAT-18


def begin(game: Game) -> None:
    """What everybody gets: an improvement of every skipped era, two cards, budgets, tools, food. In a saved game that
    goes on, everybody has what was noted instead (CO-SAV-10..14)."""
    if game.resumed:
        return
    card = game.box.eras[game.first_era - 1]
    for player in game.players:
        player.embassy_dollars = card.embassies
        player.building_dollars = card.buildings
        player.goods_dollars = card.goods
        player.goods[TOOL] = card.tools
        player.goods[FOOD] = 1  # CO-LAT-21
        game.tell(Received, player.seat, by_name(player.goods))
    for era in range(1, game.first_era):
        deal_improvements(game, era)


def deal_improvements(game: Game, era: int) -> None:
    """To each a permanent one, as already played (CO-LAT-08, CO-Q-66); of the last skipped era two for the hand."""
    box = game.box
    deck = [number for number, card in enumerate(box.improvements) if card.era == era]
    game.chance.shuffle(deck)
    for seat in game.clockwise(game.first):
        player = game.players[seat]
        number = next(card for card in deck if box.improvements[card].type == "permanent")
        deck.remove(number)
        player.community.append(Structure(box.improvement + number, ASIDE))
        game.tell(BeganWith, seat, box.card_names[number])
        work_out(game, player)
    if era == game.first_era - 1:
        for seat in game.clockwise(game.first):
            hand, deck = deck[:HAND], deck[HAND:]
            game.players[seat].hand = sorted(hand)
            game.tell(Drew, seat, len(hand), [box.card_names[card] for card in hand])
        game.gone = sorted(deck)


def next_player(game: Game, phase: str) -> None:
    game.stage += 1
    if game.stage == game.seats:
        game.stage = 0
        game.phase = phase
    game.active = game.clockwise(game.first)[game.stage]


# Embassies and buildings


def price(game: Game, kind: int) -> int:
    """The printed value (CO-LAT-15, CO-Q-64)."""
    return game.box.value[kind]


class Buy(KindAct):
    """A building or an embassy, with the dollars of a budget."""

    verb = "buy"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        box, player, kind = game.box, game.players[seat], self.kind
        if kind >= box.improvement:
            return Refusal("CO-LAT-09", "not-bought", what=self.name)
        if box.era[kind] >= game.first_era:
            return Refusal("CO-LAT-14", "not-of-skipped-era", what=self.name)
        if box.is_embassy(kind):
            if game.phase == BUILDINGS:
                return Refusal("CO-LAT-16", "embassies-first")
            if box.colony_of(kind) not in game.colonies:
                return Refusal("CO-DIP-01", "colony-not-in-play", what=self.name)
            if embassy(player, box.colony_of(kind)) >= 0:
                return Refusal("CO-DIP-10", "one-embassy", colony=box.colony_names[box.colony_of(kind)])
        elif game.phase != BUILDINGS:
            return Refusal("CO-LAT-11", "buildings-later")
        short = shortage(game, player, kind)
        if short is not None:
            return short
        if too_many_financial(game, player, kind):
            return Refusal("CO-LAT-18", "three-financial")
        if spot_for(game, player, kind) < 0:
            return Refusal("CO-CON-13", "no-cell", what=self.name)
        have = player.embassy_dollars if box.is_embassy(kind) else player.building_dollars
        return Refusal("CO-LAT-15", "budget", need=price(game, kind), have=have) if have < price(game, kind) else None

    def perform(self, game: Game, seat: int) -> Flow:
        player, box = game.players[seat], game.box
        cost = price(game, self.kind)
        if box.is_embassy(self.kind):
            player.embassy_dollars -= cost
        else:
            player.building_dollars -= cost
        player.community.append(Structure(self.kind, spot_for(game, player, self.kind)))
        count_tile(game, self.kind, 1)
        game.tell(Bought, seat, self.name, cost)
        work_out(game, player)
        count_stewards(game, player)
        yield from place_envoy(game, seat)

    def facts(self, asked: Any) -> dict[str, Any]:
        return {**super().facts(asked), "n": price(asked.game, self.kind)}

    def say(self, asked: Any) -> Phrase:
        box = asked.game.box
        if not box.is_embassy(self.kind):
            return super().say(asked)
        return Phrase("option-buy-relations", {**self.facts(asked), **relation(box, self.kind)})

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.buying(self.kind)


def too_many_financial(game: Game, player: Player, kind: int) -> bool:
    """If the players agreed on it (CO-LAT-18)."""
    if not game.options["financial"] or not _financial(game, kind):
        return False
    return sum(_financial(game, one.kind) for one in player.community) >= FINANCIAL


def _financial(game: Game, kind: int) -> bool:
    one = game.box.standing[kind]
    return isinstance(one, Building) and one.kind == "financial"


def offers(game: Game, seat: int) -> list[Choice]:
    box = game.box
    kinds = range(box.embassy) if game.phase == BUILDINGS else range(box.embassy, box.improvement)
    player = game.players[seat]
    have = player.building_dollars if game.phase == BUILDINGS else player.embassy_dollars
    known = [kind for kind in kinds if price(game, kind) <= have and box.era[kind] < game.first_era]
    acts = [made(Buy, box, kind) for kind in known]
    return [DONE_ACT, *(act for act in acts if act.refusal(game, seat) is None)]


class Buying(Question):
    __slots__ = ()
    takes = by_verb(Buy)

    def details(self) -> dict[str, Any]:
        player = self.game.players[self.seat]
        return {"n": player.building_dollars if self.game.phase == BUILDINGS else player.embassy_dollars}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb == "buy" and words and words[0] in NAMES:
            return Refusal("CO-LAT-21" if words[0] == "tool" else "CO-LAT-17", "goods-later")
        return super().refusal(verb, words)


def buy_embassies(game: Game) -> Flow:
    yield from _buy(game)
    player = game.players[game.active]
    player.building_dollars += player.embassy_dollars  # CO-LAT-16
    player.embassy_dollars = 0
    next_player(game, BUILDINGS)


def _buy(game: Game) -> Flow:
    seat, opening = game.active, OPENING
    while True:
        act: Any = yield Buying(game, seat, "buy", "CO-LAT-11", offers, opening)
        opening = False
        if act is DONE_ACT:
            return
        yield from act.perform(game, seat)


def buy_buildings(game: Game) -> Flow:
    """Then colonists live in the residences, and may be employed at once (CO-LAT-19)."""
    seat = game.active
    player = game.players[seat]
    yield from _buy(game)
    player.goods_dollars += player.building_dollars  # CO-LAT-17
    player.building_dollars = 0
    while True:
        act: Any = yield Hiring(game, seat, "employ", "CO-LAT-19", hirings)
        if act is DONE_ACT:
            break
        yield from put_to_work(game, seat, find(game, player, act.name), act.colonist)
    next_player(game, PURCHASE)


class Hiring(Question):
    __slots__ = ()
    takes = by_verb(Employ)


def hirings(game: Game, seat: int) -> list[Choice]:
    """Whom the goods that can still be bought will maintain (CO-LAT-23, CO-LAT-24)."""
    player = game.players[seat]
    return [DONE_ACT, *(act for act in employ.options(game, seat, free=True) if _sustained(game, player, act))]


def _sustained(game: Game, player: Player, act: Employ) -> bool:
    if not any(NEEDS[act.colonist]):
        return True
    number = find(game, player, act.name)
    one = player.community[number]
    more = one._replace(workers=tuple(sorted((*one.workers, act.colonist))))
    return tried(game, player, number, more, lambda: Purse(game, player).enough(player.goods_dollars))


# Goods


class Purse:
    """What can be bought besides what there is, so that all workers can be maintained and everything has room."""

    def __init__(self, game: Game, player: Player) -> None:
        self.game = game
        self.player = player
        self.balances = list(balances(game, player))
        self.stock_room = [0] * STORABLE
        """By good, in Stocks: in this set-up goods may be put there (CO-LAT-22)."""
        for one, most in zip(player.community, player.output, strict=True):
            if most:
                self.stock_room[game.box.stores[one.kind]] += most - one.stock

    def enough(self, dollars: int, good: int = -1) -> bool:
        """With this good, and so many dollars for others."""
        player, box = self.player, self.game.box
        have = [n + (number == good) for number, n in enumerate(player.goods[:STORABLE])]
        for balance in self.balances:
            food, clothing = balance.short
            food = max(0, food - have[FOOD] - player.stocks[FOOD])
            clothing = max(0, clothing - have[CLOTHING] - player.stocks[CLOTHING])
            cost = food * box.prices[FOOD] + clothing * box.prices[CLOTHING]
            known = not clothing or box.good_facts[CLOTHING].era < self.game.first_era
            more = {FOOD: food, CLOTHING: clothing}
            if known and cost <= dollars and self.storable([n + more.get(i, 0) for i, n in enumerate(have)]):
                return True
        return False

    def fits(self, good: int) -> bool:
        return self.storable([n + (i == good) for i, n in enumerate(self.player.goods[:STORABLE])])

    def storable(self, goods: Sequence[int]) -> bool:
        player = self.player
        pool = [max(0, n - free) for n, free in zip(goods, self.stock_room, strict=True)]
        return load(player, pool) <= player.storage + player.warehouse


class BuyGood(GoodAct):
    verb = "buy"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        return self.why_not(Purse(game, game.players[seat]))

    def why_not(self, purse: Purse) -> Refusal | None:
        player, good = purse.player, self.good
        if good >= STORABLE:
            return Refusal("CO-LAT-21", "not-for-sale", good=NAMES[good])
        facts = purse.game.box.good_facts[good]
        if facts.era >= purse.game.first_era:
            return Refusal("CO-LAT-14", "good-not-of-skipped-era", good=NAMES[good])
        if facts.price > player.goods_dollars:
            return Refusal("CO-LAT-17", "budget", need=facts.price, have=player.goods_dollars)
        if not purse.fits(good):
            return Refusal("CO-LAT-22", "no-room", good=NAMES[good])
        if not purse.enough(player.goods_dollars - facts.price, good):
            return Refusal("CO-LAT-24", "needed-for-workers")
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        player, good = game.players[seat], self.good
        player.goods_dollars -= game.box.prices[good]
        player.goods[good] += 1
        if room(player) < 0:
            move_to_stock(game, player, good)
        game.tell(Bought, seat, NAMES[good], game.box.prices[good])
        yield from ()

    def facts(self, asked: Any) -> dict[str, Any]:
        return {**super().facts(asked), "n": asked.game.box.prices[self.good]}

    def say(self, asked: Any) -> Phrase:
        return Phrase("option-buy-good", self.facts(asked))

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.good(self.good) - 0.01 * asked.game.box.prices[self.good]


def move_to_stock(game: Game, player: Player, bought: int) -> None:
    """What was bought last, or else another good that has a Stock, makes room in the pool."""
    for good in (bought, *range(STORABLE)):
        for i, one in enumerate(player.community):
            free = game.box.stores[one.kind] == good and one.stock < player.output[i]
            if free and player.goods[good] > player.kept[good]:
                player.community[i] = one._replace(stock=one.stock + 1, good=good)
                player.goods[good] -= 1
                player.stocks[good] += 1
                return


def goods_offers(game: Game, seat: int) -> list[Choice]:
    purse = Purse(game, game.players[seat])
    acts = [made(BuyGood, game.box, good) for good in range(STORABLE)]
    able: list[Choice] = [act for act in acts if act.why_not(purse) is None]
    return [DONE_ACT, *able] if purse.enough(0) else able


class BuyingGoods(Question):
    __slots__ = ()
    takes = by_verb(BuyGood)

    def details(self) -> dict[str, Any]:
        return {"n": self.game.players[self.seat].goods_dollars}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb == "done":
            return Refusal("CO-LAT-24", "needed-for-workers")
        return super().refusal(verb, words)


def buy_goods(game: Game) -> Flow:
    seat, opening = game.active, OPENING
    while True:
        act: Any = yield BuyingGoods(game, seat, "goods", "CO-LAT-17", goods_offers, opening)
        opening = False
        if act is DONE_ACT:
            break
        yield from act.perform(game, seat)
    game.players[seat].goods_dollars = 0
    next_player(game, MAINTENANCE)
