"""Pieces on cards, and what they bring there."""

from typing import TYPE_CHECKING, Any, cast

from stead.titles.north.goods import INDEX, RESOURCES

if TYPE_CHECKING:
    from stead.titles.north.outlook.eye import Eye


class Banks:
    def __init__(self, eye: "Eye") -> None:
        self.eye = eye
        self.game = eye.game
        self.box = eye.box
        self.me = eye.me

    def _pays(self, card: int) -> float:
        """What a piece on a card brings in all the payouts to come."""
        save = self.box.cards[card].save
        if save is None:
            return 0.0
        return self.eye.rounds * max(effect.estimate(self.eye) for effect in save.pays) / save.every

    def kinds_lying(self) -> int:
        """Different resources on the one of one's cards that has the most of them."""
        lying = [self.game.assigned[card] for card in self.me.empire if card in self.game.assigned]
        return max((sum(1 for good in RESOURCES if goods[good]) for goods in lying), default=0)

    def assign(self, good: int, card: int) -> float:
        """Where it is paid for by what comes then, it is worth that even if it brings nothing more there."""
        return self._pays(card) - self.eye.prices[good]

    def remove(self, good: int, card: int) -> float:
        return self.eye.prices[good] - self._pays(card)

    def assigning(self, effect: Any) -> float:
        told, kinds = effect.assign, cast("tuple[int, ...]", effect.kinds)
        prices = sorted([self.eye.prices[good] for good in kinds for _ in range(min(3, self.me.goods[good]))])
        prices = prices[: told.most]
        if told.different:
            return -sum(prices)
        if not self.eye.now:
            return 0.3 * self.eye.rounds
        if told.to == "bank" and not any(self.box.cards[card].save is not None for card in self.me.empire):
            return 0.0
        return sum([max(0.0, 0.5 * self.eye.rounds - price) for price in prices])

    def removing(self, n: int) -> float:
        if not self.eye.now:
            return 0.4 * n
        lying = [
            self.remove(good, card)
            for card in self.me.empire
            if card in self.game.assigned
            for good, count in enumerate(self.game.assigned[card])
            for _ in range(count)
        ]
        return sum(sorted((gain for gain in lying if gain > 0), reverse=True)[:n])

    def payout(self, card: int) -> float:
        save, lying = self.box.cards[card].save, self.game.assigned.get(card)
        if save is None or lying is None:
            return 0.0
        sets = sum(lying[INDEX[name]] for name in save.of) // save.every
        return sets * max(effect.estimate(self.eye) for effect in save.pays)

    def best_payout(self) -> float:
        return max((self.payout(card) for card in self.me.empire), default=0.0)
