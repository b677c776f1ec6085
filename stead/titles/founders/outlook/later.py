"""What effects are usually worth, for cards that will be used some day."""

from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.cards import Terrain
from stead.titles.founders.effects.verb import Eye

COIN = 0.45


class Later:
    def __init__(self) -> None:
        self.worth = {"vp": 1.0, "permanent": 1.1, "temporary": 0.25, "coin": COIN, "card": 0.8}

    def count(self, what: str) -> int:
        return 4 if what == "income" else 1

    def road(self, n: int) -> float:
        return 0.5 * n

    def trade(self, terms: TradeTerms) -> float:
        return 1.5 + COIN * (terms.discount + (2 if terms.price >= 0 else 0))

    def build(self, terms: BuildTerms) -> float:
        return 0.6 + COIN * (terms.discount + (3 if terms.price >= 0 else 0))

    def upgrade(self, terms: UpgradeTerms) -> float:
        return 2.5 + COIN * terms.discount + self.road(terms.roads)

    def recruit(self, terms: RecruitTerms) -> float:
        return terms.times * (1.3 + COIN * terms.discount)

    def access(self, terrain: Terrain) -> float:
        return 1.2

    def recall(self, n: int) -> float:
        return self.worth["card"] * n

    def copy(self) -> float:
        return 1.0


LATER: Eye = Later()
