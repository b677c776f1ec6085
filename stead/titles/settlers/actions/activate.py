"""Activate an Action Location, once or twice at once (IS-AVT)."""

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.titles.settlers.cards import payable
from stead.titles.settlers.effects.deals import end_deal
from stead.titles.settlers.empire import distinct, happen
from stead.titles.settlers.events import Activated
from stead.titles.settlers.goods import GOLD, RAZE, RESOURCES, WORKER
from stead.titles.settlers.state import Game, Player, find_kinds
from stead.titles.settlers.supply import discard, pay, ways_to_pay


def options(game: Game, player: Player) -> list[Option]:
    box = game.box
    limit, used, blocked, goods = box.limit, game.used, game.blocked, player.goods
    needed, workers = box.workers, goods[WORKER]
    open_ = [
        card
        for card in player.actions
        if used[card] < limit[card]
        and needed[card] <= workers
        and not blocked[card]
        and (box.workers_only[card] or payable(goods, box.spend[card]))
    ]
    found: list[Option] = []
    for card in distinct(game, open_) if len(open_) > 1 else open_:
        plain = box.plain[card]
        if plain or _possible(game, player, card, 1):
            found.append(box.menu.activate[card])
            twice = limit[card] - used[card] > 1 and needed[card] * 2 <= workers
            if twice and payable(goods, box.spend[card], 2) and (plain or _possible(game, player, card, 2)):
                found.append(box.menu.twice[card])
    return found


def _possible(game: Game, player: Player, card: int, times: int) -> bool:
    """The parts of a cost that are no goods, and whether the effect can be carried out once the goods are paid."""
    action = game.box.cards[card].action
    assert action is not None
    if action.spend.card * times > len(player.hand):
        return False
    if action.spend.deal * times > len(player.deals) + len(player.routes):
        return False
    return effective(game, player, card)


def effective(game: Game, player: Player, card: int) -> bool:
    """Is there a way to pay after which the effect can be carried out (IS-Q-27)?"""
    action = game.box.cards[card].action
    assert action is not None
    if not action.effect.can(game, player.seat, card):
        return False
    if not (action.effect.spends and action.spend.resources):
        return True

    def still() -> bool:
        return action.effect.can(game, player.seat, card)

    return bool(ways_to_pay(game, player.seat, game.box.spend[card], still))


def refusal(game: Game, seat: int, card: int, times: int) -> Refusal | None:
    player = game.players[seat]
    box = game.box
    if card not in player.actions:
        return Refusal("IS-AVT-01", "not-your-action", card=game.id(card))
    if game.blocked[card]:
        return Refusal("IS-GRL-07", "blocked", card=game.id(card))
    left = box.limit[card] - game.used[card]
    if left < times:
        rule = "IS-EGY-12" if card in game.taken else "IS-AVT-04" if times == 1 else "IS-AVT-07"
        return Refusal(rule, "used-up", card=game.id(card), left=left)
    action = box.cards[card].action
    assert action is not None
    cost = action.spend
    enough = payable(player.goods, box.spend[card], times)
    enough = enough and cost.card * times <= len(player.hand)
    enough = enough and cost.deal * times <= len(player.deals) + len(player.routes)
    if not enough:
        rule, message = _shortage(game, player, card, times)
        return Refusal(rule, message, card=game.id(card), cost=cost, times=times)
    if not effective(game, player, card):
        return Refusal("IS-Q-27", "no-target", card=game.id(card))
    return None


def _shortage(game: Game, player: Player, card: int, times: int) -> tuple[str, str]:
    """Why the goods are not enough: the nearest rule that stands in the way."""
    goods, spend = player.goods, game.box.spend[card]
    if not payable(goods, spend, times):
        resources = sum(goods[r] for r in RESOURCES)
        if spend[GOLD] and payable([*goods[:GOLD], goods[GOLD] + resources, *goods[GOLD + 1 :]], spend, times):
            return "IS-GDS-04", "gold-is-gold"
        spare = goods[GOLD] - spend[GOLD] * times
        for good in (WORKER, RAZE):
            if spare > 0 and payable([n + spare if i == good else n for i, n in enumerate(goods)], spend, times):
                return "IS-GDS-03", "gold-for-resources-only"
        with_laid = goods[:]
        for location in player.actions:
            for good, n in enumerate(game.laid.get(location, ())):
                with_laid[good] += n
        if payable(with_laid, spend, times):
            return "IS-AVT-03", "goods-lie-on-locations"
    return ("IS-AVT-02" if times == 1 else "IS-AVT-08"), "cannot-activate"


def once(game: Game, seat: int, card: int) -> Flow:
    return perform(game, seat, card, 1)


def twice(game: Game, seat: int, card: int) -> Flow:
    return perform(game, seat, card, 2)


def perform(game: Game, seat: int, card: int, times: int) -> Flow:
    action = game.box.cards[card].action
    assert action is not None
    effect = action.effect
    game.used[card] += times
    game.tell(Activated, seat, game.id(card), times)
    cost = game.box.spend[card] if times == 1 else tuple(n * times for n in game.box.spend[card])
    if any(cost):
        still = None if game.box.plain[card] else lambda: effect.can(game, seat, card)
        yield from pay(game, seat, cost, onto=card, still=still)
    for _ in range(times):  # IS-Q-28: both costs first
        if action.spend.card:
            yield from discard_card(game, seat)
        if action.spend.deal:
            yield from cancel_own_deal(game, seat)
    for _ in range(times):
        if effect.can(game, seat, card):
            yield from effect.run(game, seat, card, card)
        yield from happen(game, seat, "activated", card)


def discard_card(game: Game, seat: int) -> Flow:
    """A card from hand as a cost: discarded; the use is marked on the Location (IS-EGY-02, IS-COM-06)."""
    card = yield Decision(seat, "discard", "IS-COM-06", _cards, (game, seat))
    game.players[seat].hand.remove(card)
    discard(game, card)


def _cards(game: Game, seat: int) -> list[Option]:
    return [game.box.menu.discard[card] for card in find_kinds(game.box, game.players[seat].hand)]


def cancel_own_deal(game: Game, seat: int) -> Flow:
    """One of one's own Deals as a cost, Trade Route Deals included (IS-COM-08)."""
    deal = yield Decision(seat, "cancel", "IS-COM-08", _deals, (game, seat))
    end_deal(game, seat, deal)


def _deals(game: Game, seat: int) -> list[Option]:
    player = game.players[seat]
    menu = game.box.menu.cancel
    return [menu[card] for card in find_kinds(game.box, player.deals) + find_kinds(game.box, player.routes)]
