"""Ships and islands."""

from typing import TYPE_CHECKING

from stead.titles.north.cards import Card
from stead.titles.north.names import Ship

if TYPE_CHECKING:
    from stead.titles.north.outlook.eye import Eye


class Fleet:
    def __init__(self, eye: "Eye") -> None:
        self.eye = eye
        self.game = eye.game
        self.box = eye.box

    def pillage(self, card: Card) -> float:
        assert card.pillage is not None
        return card.pillage.estimate(self.eye) + self.eye.deeds.noticed("pillage")

    def conquer(self, card: Card) -> float:
        estate = self.eye.estate
        value = estate.conquered(card) + self.eye.deeds.noticed("conquer")
        if card.bonus is not None:
            value += card.bonus.estimate(self.eye)
        return value

    def _island(self, card: Card, raze: bool) -> float:
        value = self.pillage(card)
        return max(value, self.conquer(card)) if raze else value

    def unknown(self, deck: str, ship: int) -> float:
        """The average of what is not seen."""
        raze = bool(ship & Ship.RAZE)
        key, known = ("unknown", deck, raze), self.eye.known
        if key not in known:
            game = self.game
            shown = {*game.near, *game.distant, *game.near_discard, *game.distant_discard}
            shown.update(card for player in game.players for card in player.empire)
            some = [card for card in self.box.cards if card.deck == deck and card.number not in shown]
            some = some or [card for card in self.box.cards if card.deck == deck]
            known[key] = sum([self._island(card, raze) for card in some], 0.0) / len(some)
        return known[key]

    def voyage(self, fish: bool, raze: bool) -> float:
        """The island that is left when the ship's turn comes: those before it take the best ones."""
        key, known = ("voyage", fish, raze), self.eye.known
        if key not in known:
            game, worth = self.game, self.eye.worth
            ship = Ship.of(self.eye.seat, False, fish, raze)
            reach = game.near + game.distant if fish else game.near
            islands = sorted((self._island(self.box.cards[card], raze) for card in reach), reverse=True)
            ahead = sum(1 for other in game.queue if not fish or other & Ship.FISH)
            islands = islands[ahead:]
            islands += [self.unknown("near", ship), *([self.unknown("distant", ship)] if fish else [])]
            known[key] = max(islands) - fish * worth["fish"] - raze * worth["raze"]
        return known[key]

    def early(self, modes: tuple[str, ...]) -> float:
        """A ship comes home before the others, and may sail again."""
        if not self.eye.now:
            return 0.9
        best = 0.0
        for ship in self.game.queue:
            if ship & Ship.SEAT == self.eye.seat and ("pillage" in modes or ship & Ship.RAZE):
                fish, raze = bool(ship & Ship.FISH), bool(ship & Ship.RAZE)
                best = max(best, 0.4 + 0.3 * (fish + raze) + 0.3 * len(self.game.queue))
        return best
