"""Starting in a later era: communities are bought for budgets (CO-LAT)."""

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
from stead.titles.colonists.community import embassy, spot_for, work_out
from stead.titles.colonists.effects.base import DONE_ACT
from stead.titles.colonists.events import Bought, Drew, Played
from stead.titles.colonists.figures import count_stewards
from stead.titles.colonists.goods import CLOTHING, FOOD, NAMES, STORABLE, TOOL
from stead.titles.colonists.labels import find
from stead.titles.colonists.pieces import ASIDE, Structure
from stead.titles.colonists.state import BUILDINGS, MAINTENANCE, PURCHASE, Game, Player
from stead.titles.colonists.storage import load, room
from stead.titles.colonists.workers import balances

HAND: Final = 2  # CO-LAT-10
FINANCIAL: Final = 3  # CO-LAT-18


def begin(game: Game) -> None:
    """What everybody gets: an improvement of every skipped era, two cards, budgets, tools, food."""
    card = game.box.eras[game.first_era - 1]
    for player in game.players:
        player.embassy_dollars = card.embassies
        player.building_dollars = card.buildings
        player.goods_dollars = card.goods
        player.goods[TOOL] = card.tools
        player.goods[FOOD] = 1  # CO-LAT-21
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
        game.tell(Played, seat, box.card_names[number])
        work_out(game, player)
    if era == game.first_era - 1:
        for seat in game.clockwise(game.first):
            hand, deck = deck[:HAND], deck[HAND:]
            game.players[seat].hand = sorted(hand)
            game.tell(Drew, seat, len(hand), [box.card_names[card] for card in hand])


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
            if embassy(game, player, box.colony_of(kind)) >= 0:
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
        rule = "CO-LAT-11" if game.first_era == 2 else "CO-LAT-12" if game.first_era == 3 else "CO-LAT-13"
        return Refusal(rule, "budget", need=price(game, kind), have=have) if have < price(game, kind) else None

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
    acts = [made(Buy, box, kind) for kind in kinds]
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
    found: list[Choice] = [DONE_ACT]
    for act in employ.options(game, seat, free=True):
        number = find(game, player, act.name)
        one = player.community[number]
        player.community[number] = one._replace(workers=tuple(sorted((*one.workers, act.colonist))))
        work_out(game, player)
        if buyable(game, player, player.goods_dollars):
            found.append(act)
        player.community[number] = one
        work_out(game, player)
    return found


# Goods


def buyable(game: Game, player: Player, dollars: int) -> bool:
    """Can all workers be maintained with what these dollars buy besides?"""
    box = game.box
    for balance in balances(game, player):
        food, clothing = balance.short
        food = max(0, food - player.goods[FOOD] - player.stocks[FOOD])
        clothing = max(0, clothing - player.goods[CLOTHING] - player.stocks[CLOTHING])
        cost = food * box.prices[FOOD] + clothing * box.prices[CLOTHING]
        known = not clothing or box.good_facts[CLOTHING].era < game.first_era
        if known and cost <= dollars and food + clothing <= room(player) + _stock_room(game, player, food, clothing):
            return True
    return False


def _stock_room(game: Game, player: Player, food: int, clothing: int) -> int:
    return min(food, stock_room(game, player, FOOD)) + min(clothing, stock_room(game, player, CLOTHING))


def stock_room(game: Game, player: Player, good: int) -> int:
    """In the Stocks for a good: in this set-up they may be filled (CO-LAT-22)."""
    structures = zip(player.community, player.output, strict=True)
    return sum(most - one.stock for one, most in structures if game.box.stores[one.kind] == good)


class BuyGood(GoodAct):
    verb = "buy"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, good = game.players[seat], self.good
        if good >= STORABLE:
            return Refusal("CO-LAT-21", "not-for-sale", good=NAMES[good])
        facts = game.box.good_facts[good]
        if facts.era >= game.first_era:
            return Refusal("CO-LAT-14", "good-not-of-skipped-era", good=NAMES[good])
        if facts.price > player.goods_dollars:
            return Refusal("CO-LAT-17", "budget", need=facts.price, have=player.goods_dollars)
        if not fits(game, player, good):
            return Refusal("CO-LAT-22", "no-room", good=NAMES[good])
        if not self._leaves_enough(game, player):
            return Refusal("CO-LAT-24", "needed-for-workers")
        return None

    def _leaves_enough(self, game: Game, player: Player) -> bool:
        player.goods[self.good] += 1
        enough = buyable(game, player, player.goods_dollars - game.box.prices[self.good])
        player.goods[self.good] -= 1
        return enough

    def perform(self, game: Game, seat: int) -> Flow:
        player, good = game.players[seat], self.good
        player.goods_dollars -= game.box.prices[good]
        player.goods[good] += 1
        if room(player) < 0:
            player.goods[good] -= 1
            for i, one in enumerate(player.community):
                if game.box.stores[one.kind] == good and one.stock < player.output[i]:
                    player.community[i] = one._replace(stock=one.stock + 1, good=good)
                    player.stocks[good] += 1
                    break
        game.tell(Bought, seat, NAMES[good], game.box.prices[good])
        yield from ()

    def facts(self, asked: Any) -> dict[str, Any]:
        return {**super().facts(asked), "n": asked.game.box.prices[self.good]}

    def say(self, asked: Any) -> Phrase:
        return Phrase("option-buy-good", self.facts(asked))

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.good(self.good) - 0.01 * asked.game.box.prices[self.good]


def fits(game: Game, player: Player, good: int) -> bool:
    more = [n + (i == good) for i, n in enumerate(player.goods[:STORABLE])]
    return load(player, more) <= player.storage + player.warehouse or stock_room(game, player, good) > 0


def goods_offers(game: Game, seat: int) -> list[Choice]:
    acts = [made(BuyGood, game.box, good) for good in range(STORABLE)]
    able: list[Choice] = [act for act in acts if act.refusal(game, seat) is None]
    done = buyable(game, game.players[seat], 0)
    return [DONE_ACT, *able] if done else able


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
