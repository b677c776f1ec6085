"""Exchange Workers for Resources or cards (IS-EXC)."""

from collections.abc import Sequence
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kit.acts import Choice, Question, else_because
from stead.titles.settlers.box import Box
from stead.titles.settlers.effects.gain import RESOURCE_ACTS, GainResource
from stead.titles.settlers.empire import count_samurai, noticed, resolve
from stead.titles.settlers.estimate import Eye, missing
from stead.titles.settlers.events import Exchanged
from stead.titles.settlers.goods import MOST, WORKER
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import Draw, decks, draw, gain, lying, no_such_deck


class Exchange(Choice):
    """So many pairs of Workers; 0 is what somebody may say, and is refused."""

    __slots__ = ("pairs",)
    verb = "exchange"
    sort = "action"
    tempts = ("good:worker",)

    def __init__(self, pairs: int) -> None:
        super().__init__(f"exchange {pairs}", ("good:worker",))
        self.pairs = pairs

    @staticmethod
    def up_to(pairs: int) -> "tuple[Exchange, ...]":
        more = range(len(EXCHANGES), pairs + 1)
        return (*EXCHANGES[-1], *map(Exchange, more)) if more else EXCHANGES[pairs]

    @classmethod
    def parse(cls, game: Game, seat: int, words: Sequence[str]) -> "Exchange":
        number = words[0] if len(words) == 1 else ""
        return cls(int(number) if number.isascii() and number.isdigit() and len(number) < 5 else 0)

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player = game.players[seat]
        workers, need = player.goods[WORKER], max(2, self.pairs * 2)
        if need <= workers:
            return None if self.pairs >= 1 else Refusal("IS-EXC-01", "pairs", most=workers // 2)
        rule = "IS-EXC-01"
        if workers < need <= workers + count_samurai(game, seat):
            rule = "IS-SAM-05"
        elif workers < need <= workers + lying(game, seat, WORKER):
            rule = "IS-AVT-03"
        return Refusal(rule, "workers", need=need, have=workers)

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal:
        if words[:1] == ["gold"]:
            return Refusal("IS-GDS-05", "gold-stays-gold")
        most = game.players[seat].goods[WORKER] // 2
        return cls.parse(game, seat, words).refusal(game, seat) or Refusal("IS-EXC-01", "pairs", most=most)

    def perform(self, game: Game, seat: int) -> Flow:
        """All Workers are discarded first, then the rewards are chosen one by one (IS-Q-29)."""
        game.players[seat].goods[WORKER] -= 2 * self.pairs
        game.tell(Exchanged, seat, self.pairs)
        for other in game.opponents(seat):  # IS-EGY-05: for each pair; also after passing (IS-Q-26)
            if other.features and (pending := noticed(game, other.seat, "workers_exchanged", 0)):
                for _ in range(self.pairs):
                    yield from resolve(game, other.seat, pending)
        for _ in range(self.pairs):
            reward: GainResource | Draw = yield Question(game, seat, "exchange", "IS-EXC-02", _rewards)
            if isinstance(reward, GainResource):
                gain(game, seat, reward.good, 1)
            else:
                draw(game, seat, reward.deck)  # IS-EXC-03

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"workers": 2 * self.pairs, "n": self.pairs}

    def worth(self, eye: Eye, asked: Question) -> float:
        """As many pairs as the best plan lacks Resources; else, when nothing better is left, one by one."""
        goods = list(eye.me.goods)
        goods[WORKER] -= 2 * self.pairs
        price = 2 * self.pairs * eye.worth["worker"] * eye.thrift
        best = max((worth for worth, cost in eye.plans() if missing(goods, cost) == self.pairs), default=0.0)
        return max(best - price - 0.1, 0.05 - 0.001 * self.pairs)

    @classmethod
    def every(cls, box: Box) -> list[tuple[str, ...]]:
        return [(act.key,) for act in cls.up_to(MOST // 2)]


_EACH: Final = tuple(Exchange(n) for n in range(1, MOST // 2 + 1))
EXCHANGES: Final = [_EACH[:pairs] for pairs in range(len(_EACH) + 1)]
"""By how many pairs there are at most: what may be exchanged."""


@else_because(no_such_deck)
def _rewards(game: Game, seat: int) -> list[Choice]:
    return [*RESOURCE_ACTS, *decks(game, seat)]
