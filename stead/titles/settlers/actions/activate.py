"""Activate an Action Location, once or twice at once (IS-AVT)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kit.acts import CardAct, Question, find_kinds, named
from stead.titles.settlers.actions.hand import Discard, Discarding
from stead.titles.settlers.cards import Action, Card
from stead.titles.settlers.effects.deals import end_deal
from stead.titles.settlers.empire import distinct, happen
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Activated
from stead.titles.settlers.goods import GOLD, RAZE, RESOURCES, WORKER, payable
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard, pay, ways_to_pay


def options(game: Game, player: Player) -> "list[Activate]":
    box = game.box
    limit, used, blocked, goods = box.limit, game.used, game.blocked, player.goods
    needed, workers = box.workers, goods[WORKER]
    open_: list[int] = []
    for card in player.actions:
        if used[card] >= limit[card] or needed[card] > workers or blocked[card]:
            continue
        if box.workers_only[card] or payable(goods, box.spend[card]):
            open_.append(card)
    found: list[Activate] = []
    if not open_:
        return found
    once = Activate.of(box)
    for card in distinct(game, open_):
        plain = box.plain[card]
        if plain or _possible(game, player, card, 1):
            found.append(once[card])
            again = limit[card] - used[card] > 1 and needed[card] * 2 <= workers
            if again and payable(goods, box.spend[card], 2) and (plain or _possible(game, player, card, 2)):
                found.append(ActivateTwice.of(box)[card])
    return found


def _possible(game: Game, player: Player, card: int, times: int) -> bool:
    """The parts of a cost that are no goods, and whether the effect can be carried out once the goods are paid."""
    action = game.box.cards[card].action
    assert action is not None
    if not game.box.goods_only[card]:
        if action.spend.card * times > len(player.hand):
            return False
        if action.spend.deal * times > len(player.deals) + len(player.routes):
            return False
    return effective(game, player, card) and (times == 1 or action.effect.again(game, player.seat, card))


def effective(game: Game, player: Player, card: int) -> bool:
    """Is there a way to pay after which the effect can be carried out (IS-Q-27)?"""
    action = game.box.cards[card].action
    assert action is not None
    if not action.effect.can(game, player.seat, card):
        return False
    if not game.box.tight[card]:
        return True

    def still() -> bool:
        return action.effect.can(game, player.seat, card)

    return bool(ways_to_pay(game, player.seat, game.box.spend[card], still))


class Activate(CardAct):
    verb = "activate"
    sort = "action"
    tempts: ClassVar[tuple[str, ...]] = ("own action",)
    cards_with = "action"
    alone = "IS-AVT-06"
    times: ClassVar[int] = 1

    @property
    def action(self) -> Action:
        assert self.face.action is not None
        return self.face.action

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> "Activate | None":
        kind, cards = (ActivateTwice if list(words[1:]) == ["twice"] else cls), named(game.box, words)
        return kind.of(game.box)[cards[0]] if cards else None

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        card, times, player = self.card, self.times, game.players[seat]
        box = game.box
        if card not in player.actions:
            return Refusal("IS-AVT-01", "not-your-action", card=self.face.id)
        if game.blocked[card]:
            return Refusal("IS-GRL-07", "blocked", card=self.face.id)
        left = box.limit[card] - game.used[card]
        if left < times:
            rule = "IS-EGY-12" if card in game.taken else "IS-AVT-04" if times == 1 else "IS-AVT-07"
            return Refusal(rule, "used-up", card=self.face.id, left=left)
        cost = self.action.spend
        enough = payable(player.goods, box.spend[card], times)
        enough = enough and cost.card * times <= len(player.hand)
        enough = enough and cost.deal * times <= len(player.deals) + len(player.routes)
        if not enough:
            rule, message = _shortage(game, player, card, times)
            return Refusal(rule, message, card=self.face.id, cost=cost, times=times)
        if not effective(game, player, card):
            return Refusal("IS-Q-27", "no-target", card=self.face.id)
        if times > 1 and not self.action.effect.again(game, seat, card):
            return Refusal("IS-Q-27", "no-second-time", card=self.face.id)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        card, times = self.card, self.times
        action, effect = self.action, self.action.effect
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

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"cost": self.action.spend.tag(self.times)}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.action(self.face, self.times)


class ActivateTwice(Activate):
    """For twice the goods at once (IS-AVT-06, IS-AVT-08)."""

    message = "activate-twice"
    more = " twice"
    tempts = ()
    times = 2

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.action is not None and card.action.times > 1


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


def discard_card(game: Game, seat: int) -> Flow:
    """A card from hand as a cost: discarded; the use is marked on the Location (IS-EGY-02, IS-COM-06)."""
    chosen: Discard = yield Discarding(game, seat, "IS-COM-06", seat)
    game.players[seat].hand.remove(chosen.card)
    discard(game, chosen.card)


def cancel_own_deal(game: Game, seat: int) -> Flow:
    """One of one's own Deals as a cost, Trade Route Deals included (IS-COM-08)."""
    chosen: Cancel = yield Question(game, seat, "cancel", "IS-COM-08", _deals)
    end_deal(game, seat, chosen.card)


def _deals(game: Game, seat: int) -> "list[Cancel]":
    player = game.players[seat]
    return Cancel.each(game, find_kinds(game.box.kind, player.deals) + find_kinds(game.box.kind, player.routes))


class Cancel(CardAct):
    verb = "cancel"
    cards_with = "dealing"

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"goods": self.face.deal_good}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.part_with(self.face)
