"""The fee: to everybody who has a steward where one goes, or to the supply for an ability (CO-FEE)."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations_with_replacement, product, zip_longest
from operator import add
from typing import Any, Final

from stead.kernel.flow import Flow
from stead.kernel.phrase import Thing
from stead.titles.colonists.abilities import DOLLY, FEE_GOODS, FEE_RESOURCES, INDEX, ONE_STORAGE
from stead.titles.colonists.acts import GoodAct, Question, made
from stead.titles.colonists.events import FeePaid
from stead.titles.colonists.goods import CLOTHING, FOOD, NONE, RESOURCES, STORABLE, TOOL, Goods, added, by_name
from stead.titles.colonists.paying import leaves, pay, payment
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.storage import receive

FIRST: Final = (TOOL, FOOD, CLOTHING)
"""What the first part of a fee may be (CO-FEE-04)."""
BRINGING: Final = (DOLLY, *(INDEX[name] for name in ("deliver_wood", "deliver_clay", "deliver_ore")), ONE_STORAGE)
"""Abilities to pay goods straight from Stocks, or from Warehouse cells for one good alone."""
SUPPLY: Final = -1
"""Who receives the fee of an ability (CO-Q-04)."""


class Rest:
    """What is still to be chosen of all fees: of each recipient the first part, then building resources in the order of
    their numbers, so that the same goods are one choice."""

    __slots__ = ("firsts", "least", "now", "resources")

    def __init__(self, firsts: int, now: int, least: int, resources: int) -> None:
        self.firsts = firsts
        """First parts."""
        self.now = now
        """Resources for the recipient whose turn it is …"""
        self.least = least
        """… from this one on."""
        self.resources = resources
        """Resources for those after him."""

    def after(self, good: int) -> "Rest":
        """If this is chosen next."""
        return Rest(self.firsts, self.now, good, self.resources) if self.now else self


def parts(game: Game, player: Player) -> tuple[int, int]:
    """One fee: how many first parts, how many resources (CO-FEE-14)."""
    first = 0 if player.has[FEE_GOODS] else 1
    return first, 0 if player.has[FEE_RESOURCES] else game.box.eras[game.era - 1].fee


def payable(game: Game, player: Player, recipients: int, reserves: Sequence[Goods]) -> bool:
    """Can all of them be paid, and then one of the reserves, which is another action (CO-FEE-06, CO-Q-09)?"""
    first, n = parts(game, player)
    return completable(game, player, NONE, Rest(first * recipients, 0, 0, n * recipients), reserves)


def why_not(game: Game, player: Player, recipients: int, reserves: Sequence[Goods]) -> str:
    """The rule by which they cannot be paid."""
    if payable(game, player, recipients, [NONE]):
        return "CO-Q-09" if any(map(any, reserves)) else "CO-FEE-06"
    first, n = parts(game, player)
    have = [*added(player.goods[:STORABLE], player.stocks), player.goods[TOOL]]
    if sum(have[good] for good in RESOURCES) < n * recipients or sum(have[good] for good in FIRST) < first * recipients:
        return "CO-FEE-06"
    return "CO-FEE-10" if recipients > 1 and payable(game, player, 1, [NONE]) else "CO-FEE-09"


def completable(game: Game, player: Player, chosen: Goods, rest: Rest, reserves: Sequence[Goods]) -> bool:
    return any(_completes(game, player, chosen, rest, reserve) for reserve in reserves)


def _completes(game: Game, player: Player, chosen: Goods, rest: Rest, reserve: Goods) -> bool:
    if _plainly(game, player, chosen, rest, reserve):
        return True
    if not any(player.has[ability] for ability in BRINGING):
        return False
    return any(_leaves(game, player, total, reserve) for total in _totals(player, chosen, rest, reserve))


def _leaves(game: Game, player: Player, total: Goods, reserve: Goods) -> bool:
    if not any(reserve):
        return payment(game, player, total) is not None
    return leaves(game, player, total, lambda: payment(game, player, reserve) is not None)


def _totals(player: Player, chosen: Goods, rest: Rest, reserve: Goods) -> Iterator[Goods]:
    """All that may be paid: tried out where it matters which goods are, and not only how many."""
    have = [n + stock for n, stock in zip_longest(player.goods, player.stocks, fillvalue=0)]
    have = [n - more for n, more in zip(have, reserve, strict=True)]
    now = combinations_with_replacement([good for good in RESOURCES if good >= rest.least and have[good] > 0], rest.now)
    later = list(combinations_with_replacement([good for good in RESOURCES if have[good] > 0], rest.resources))
    firsts = list(combinations_with_replacement([good for good in FIRST if have[good] > 0], rest.firsts))
    for paid in dict.fromkeys(tuple(sorted(chain(*parts))) for parts in product(now, later, firsts)):
        total = tuple([n + paid.count(good) for good, n in enumerate(chosen)])
        if all(n <= most for n, most in zip(total, have, strict=True)):
            yield total


def _plainly(game: Game, player: Player, chosen: Goods, rest: Rest, reserve: Goods) -> bool:
    """What is not needed for the reserve is paid first, and of that what lies in the pool: it takes nothing from
    Stocks, for which there would have to be room."""
    spare = [n - c - r for n, c, r in zip(player.goods, chosen, reserve, strict=True)]
    pooled = [max(0, n) for n in spare]
    stocked = [n if s >= 0 else max(0, n + s) for n, s in zip(player.stocks, spare, strict=False)]
    total = list(chosen)

    def take(kinds: Sequence[int], n: int) -> int:
        for source in (pooled, stocked):
            for good in kinds:
                if not n:
                    return 0
                if good < len(source) and source[good]:
                    taken = min(n, source[good])
                    source[good] -= taken
                    total[good] += taken
                    n -= taken
        return n

    if spare[TOOL] < 0 or min(map(add, spare, player.stocks)) < 0:
        return False
    if take([good for good in RESOURCES if good >= rest.least], rest.now) or take(RESOURCES, rest.resources):
        return False
    if take(FIRST, rest.firsts):
        return False
    return _leaves(game, player, tuple(total), reserve)


class FeePart(GoodAct):
    """A good of a fee."""

    verb = "fee"

    def worth(self, eye: Any, asked: Any) -> float:
        return -eye.good(self.good)


class Paying(Question):
    """The next good of a fee, to a seat or (SUPPLY) for an ability."""

    __slots__ = ("chosen", "kinds", "reserves", "rest", "to")

    def __init__(
        self,
        game: Game,
        seat: int,
        to: int,
        chosen: Goods,
        kinds: Sequence[int],
        rest: Rest,
        reserves: Sequence[Goods],
    ) -> None:
        super().__init__(game, seat, "fee", "CO-FEE-04")
        self.to = to
        self.chosen = chosen
        self.kinds = kinds
        self.rest = rest
        self.reserves = reserves

    def list(self) -> list[FeePart]:
        game, player = self.game, self.game.players[self.seat]
        return [
            made(FeePart, game.box, good)
            for good in self.kinds
            if completable(game, player, _with(self.chosen, good), self.rest.after(good), self.reserves)
        ]

    def details(self) -> dict[str, Any]:
        return {"whom": Thing("seats", "" if self.to == SUPPLY else self.game.colours[self.to])}


def _with(goods: Goods, good: int) -> Goods:
    return tuple([n + (i == good) for i, n in enumerate(goods)])


def pay_fees(game: Game, seat: int, recipients: Sequence[int], reserves: Sequence[Goods]) -> Flow:
    """Chosen one good after the other, paid all at once (CO-FEE-07, CO-FEE-10)."""
    player = game.players[seat]
    first, n = parts(game, player)
    chosen: Goods = NONE
    fees: list[Goods] = []
    for number, to in enumerate(recipients):
        later = len(recipients) - number - 1
        before = chosen
        for _ in range(first):
            rest = Rest(first * later, 0, 0, n * (later + 1))
            act: FeePart = yield Paying(game, seat, to, chosen, FIRST, rest, reserves)
            chosen = _with(chosen, act.good)
        least = 0
        for i in range(n):
            rest = Rest(first * later, n - i - 1, least, n * later)
            kinds = [good for good in RESOURCES if good >= least]
            act = yield Paying(game, seat, to, chosen, kinds, rest, reserves)
            chosen = _with(chosen, act.good)
            least = act.good
        fees.append(tuple([a - b for a, b in zip(chosen, before, strict=True)]))
    yield from pay(game, seat, chosen, lambda: _any(game, player, reserves))
    for to, fee in zip(recipients, fees, strict=True):
        game.tell(FeePaid, seat, None if to == SUPPLY else to, by_name(fee))
        if to != SUPPLY:
            yield from receive(game, to, fee)


def _any(game: Game, player: Player, reserves: Sequence[Goods]) -> bool:
    return any(payment(game, player, cost) is not None for cost in reserves)
