"""Targets: what may be chosen among the things on the table, said once.

"An opponent's Common Location": whose things, in which zone, on which conditions. From the one declaration come what is
offered, whether there is anything at all, and why something else is refused: the first condition that it does not meet.
Things are numbers (cards, goods, seats).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from stead.kernel.decision import Refusal

G = TypeVar("G")
P = TypeVar("P")
Things = Sequence[int]


class Condition(Generic[G, P]):
    """`keep` finds those of some things that meet it, `why` says why one that does not is refused. Both are told the
    game, the seat that chooses, and whose things they are."""

    def __init__(self, keep: Callable[[G, int, P, Things], Things], why: Callable[[G, int, P, int], Refusal]) -> None:
        self.keep = keep
        self.why = why


class Target(Generic[G, P]):
    def __init__(
        self,
        whose: Callable[[G, int], Iterable[P]],
        zone: Callable[[P], Things],
        *conditions: Condition[G, P],
    ) -> None:
        self.whose = whose
        self.zone = zone
        self.conditions = conditions
        self._keeps = [condition.keep for condition in conditions]

    def of(self, game: G, seat: int, owner: P) -> Things:
        """What may be chosen of this owner's."""
        things = self.zone(owner)
        for keep in self._keeps:
            if not things:
                break
            things = keep(game, seat, owner, things)
        return things

    def found(self, game: G, seat: int) -> list[tuple[P, Things]]:
        """All that may be chosen, and whose it is."""
        return [(owner, things) for owner in self.whose(game, seat) if (things := self.of(game, seat, owner))]

    def any(self, game: G, seat: int) -> bool:
        for owner in self.whose(game, seat):  # noqa: SIM110 - any() would make a generator for it
            if self.of(game, seat, owner):
                return True
        return False


def why_not(
    targets: Iterable[Target[G, P]], game: G, seat: int, thing: int, elsewhere: Refusal, of: P | None = None
) -> Refusal | None:
    """Why a thing (`of` an owner, where several have it) is none of these targets, `elsewhere` if it lies in no zone of
    theirs."""
    for target in targets:
        for owner in target.whose(game, seat):
            if (of is None or owner is of) and thing in target.zone(owner):
                broken = (one for one in target.conditions if not one.keep(game, seat, owner, (thing,)))
                first = next(broken, None)
                return None if first is None else first.why(game, seat, owner, thing)
    return elsewhere
