"""What every verb of Founders is."""

from typing import Any, Protocol

import msgspec

from stead.kernel.effects import Effect
from stead.kernel.flow import Asking, Flow
from stead.kernel.phrase import Phrase, phrase
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


class Verb(Effect, msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """An effect, and perhaps another `then`. `place` is the number of the prestige building whose card it is on, -1 for
    none. (`dict`, so that its terms are worked out once.)"""

    then: Effect | None = None

    def can(self, game: Any, seat: int, card: int) -> bool:
        """Could it be carried out now? What comes `then` and cannot be done is left out (FG-Q-04)."""
        return True

    def do(self, game: Any, seat: int, card: int, about: int) -> Asking:
        raise NotImplementedError

    def run(self, game: Any, seat: int, card: int, about: int = -1) -> Flow:
        yield from self.do(game, seat, card, about)
        if self.then is not None and self.then.can(game, seat, card):
            yield from self.then.run(game, seat, card, about)

    def say(self) -> Phrase:
        first = self.tell()
        return first if self.then is None else phrase("then", first=first, second=self.then.say())

    def tell(self) -> Phrase:
        raise NotImplementedError

    def estimate(self, eye: Eye) -> float:
        return self.value(eye) + (self.then.estimate(eye) if self.then is not None else 0.0)

    def value(self, eye: Eye) -> float:
        raise NotImplementedError
