"""What every verb of Founders is."""

from typing import Protocol

from stead.kit import effects as kit
from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.cards import Terrain


class Eye(Protocol):
    """How a bot looks at the table: what goods and actions are worth to it, in victory points."""

    @property
    def worth(self) -> dict[str, float]: ...

    def count(self, what: str) -> int: ...

    def road(self, n: int) -> float: ...

    def trade(self, terms: TradeTerms) -> float: ...

    def build(self, terms: BuildTerms) -> float: ...

    def upgrade(self, terms: UpgradeTerms) -> float: ...

    def recruit(self, terms: RecruitTerms) -> float: ...

    def access(self, terrain: Terrain) -> float: ...

    def recall(self, n: int) -> float: ...

    def copy(self) -> float: ...


class Verb(kit.Verb, frozen=True, dict=True):
    """`card` is the number of the prestige building on whose card it is, -1 for none. What comes `then` and cannot be
    done is left out (FG-Q-04). (`dict`, so that its terms are worked out once.)"""

    def worth(self, eye: Eye) -> float:
        raise NotImplementedError
