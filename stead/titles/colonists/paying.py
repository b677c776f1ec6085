"""Paying: what can be paid in an action, and how (CO-MOD-02..05, CO-MOD-13)."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple

from stead.kernel.flow import DONE, Asking, Flow
from stead.titles.colonists.abilities import DOLLY, ONE_STORAGE
from stead.titles.colonists.abilities import INDEX as ABILITY
from stead.titles.colonists.events import Dropped, Paid
from stead.titles.colonists.goods import NAMES, NONE, STORABLE, TOOL, Goods, by_name
from stead.titles.colonists.state import Game, Player
from stead.titles.colonists.storage import Drop, Dropping, take_from_stocks

DELIVERED: Final = tuple(ABILITY.get(f"deliver_{name}", -1) for name in NAMES[:STORABLE])
"""By good: the ability to pay it straight from Stocks."""

Able = Callable[[], bool]
Way = Sequence[int]
"""By good: what comes straight from Stocks."""


class Payment(NamedTuple):
    """How a cost is paid."""

    stocks: list[int]
    """By good: what comes from Stocks."""
    used: int
    """Goods that must lie in Storage, cells for one good alone not counted."""
    straight: list[int]
    """By good: what comes straight from Stocks in the whole action, without having lain in Storage."""
    drops: int
    """Goods of the pool that must be let go first, so that the others had room (CO-MOD-04)."""


def payment(game: Game, player: Player, cost: Sequence[int], way: Way | None = None) -> Payment | None:
    """How this is paid in the action that is being carried out, or by itself; None if it cannot be. All of an action is
    one payment (CO-MOD-05): what was paid before is planned anew with it, for all we know of it is what is left. Of
    all ways one for which the least must be let go, or this one."""
    if cost[TOOL] > player.goods[TOOL]:
        return None
    pool, held, has = player.goods, player.stocks, player.has
    for n, pooled, stocked in zip(cost, pool, held, strict=False):
        if n > pooled + stocked:
            return None
    visit = game.visit if game.visit is not None and game.visit.seat == player.seat else None
    straight: list[int] = [0] * STORABLE if way is None else list(way)
    before, limit, cells = 0, player.storage, player.storage + player.warehouse
    kept, merged = player.kept, has[ONE_STORAGE] > 0
    if visit is not None:
        before, cells, kept, merged = visit.used, visit.cells, visit.kept, visit.merged
        limit = min(visit.storage, before + player.storage)
        straight = visit.straight[:]
        spent, taken, fresh = visit.spent, visit.taken, visit.fresh
        cost = [n + more for n, more in zip(cost, spent, strict=True)]
        pool = [pool[good] - fresh[good] + spent[good] - taken[good] for good in range(STORABLE)]
        held = [n + more for n, more in zip(held, taken, strict=True)]
    rest: list[int] = pool[:STORABLE]
    stocks: list[int] = [0] * STORABLE
    for good in range(STORABLE):
        n = cost[good]
        if n:
            left = rest[good] - n + straight[good]
            if left < 0:
                if straight[good] - left > held[good]:
                    return None
                if way is None and _delivers(has, good):
                    straight[good] -= left
                left = 0
            stocks[good] = n - rest[good] + left
            rest[good] = left
    used, laid = _laid(cost, straight, rest, kept, merged)
    drops = laid - cells
    if used > limit or drops > 0:
        plan = _Plan(cost, held, straight, rest, stocks, kept, merged, limit, cells)
        if way is None:
            plan.deliver(has, has[DOLLY] - game.wheeled)
        used, drops = plan.used, plan.drops
        if used > limit:
            return None
    if visit is not None:
        stocks = [n - before for n, before in zip(stocks, visit.taken, strict=True)]
    return Payment(stocks, used - before, straight, max(0, drops))


def _laid(
    cost: Sequence[int], straight: Sequence[int], rest: Sequence[int], kept: Sequence[int], merged: bool
) -> tuple[int, int]:
    """How many goods of a cost need Storage that others could use, and with the rest, cells of it or the Warehouse.
    Cells for one good alone are the Warehouse's, so goods there can be paid where it counts as Storage."""
    stored = sum(cost[:STORABLE]) - sum(straight)
    if not any(kept):
        return stored, stored + sum(rest)
    if merged:
        paying = [min(n - s, own) for n, s, own in zip(cost, straight, kept, strict=False)]
        stored -= sum(paying)
        kept = [own - n for own, n in zip(kept, paying, strict=True)]
    return stored, stored + sum([n - own for n, own in zip(rest, kept, strict=True) if n > own])


class _Plan:
    """What is paid straight from Stocks after all, because too much would have to lie in Storage (`used`) or lack room
    (`drops`): by deliveries, then by the Dolly."""

    def __init__(
        self,
        cost: Sequence[int],
        held: Sequence[int],
        straight: list[int],
        rest: list[int],
        stocks: list[int],
        kept: Sequence[int],
        merged: bool,
        limit: int,
        cells: int,
    ) -> None:
        self.left = [stock - n for stock, n in zip(held, stocks, strict=True)]
        self.most = [min(n, stock) for n, stock in zip(cost, held, strict=False)]
        self.cost, self.kept, self.merged = cost, kept, merged
        self.straight, self.rest, self.stocks = straight, rest, stocks
        self.limit, self.cells = limit, cells
        self.measure()

    def measure(self) -> None:
        self.used, laid = _laid(self.cost, self.straight, self.rest, self.kept, self.merged)
        self.drops = laid - self.cells

    def deliver(self, has: Sequence[int], dolly: int) -> None:
        delivered = [good for good in range(STORABLE) if _delivers(has, good)]
        if not delivered and dolly <= 0:
            return
        goods = sorted(range(STORABLE), key=lambda good: -self.left[good])  # of the fullest Stocks first (CO-MOD-03)
        for good in goods:
            if good in delivered:
                self.bring(good, self.most[good], roomy=False)
        for roomy in (True, False):  # first what saves a cell besides
            for good in goods:
                if good not in delivered:
                    dolly -= self.bring(good, dolly, roomy)

    def bring(self, good: int, limit: int, roomy: bool) -> int:
        """As much as helps, so much at most. What comes from a Stock anyway saves a cell, and so does what can
        stay on a Warehouse cell of its own; anything else only leaves Storage for others."""
        brought = 0
        while brought < limit and self.straight[good] < self.most[good] and (self.used > self.limit or self.drops > 0):
            used, drops, pooled = self.used, self.drops, self.stocks[good] <= self.straight[good]
            self.move(good, 1, pooled)
            if self.drops < drops or (self.used < used and used > self.limit and not roomy):
                brought += 1
            else:
                self.move(good, -1, pooled)
                break
        return brought

    def move(self, good: int, n: int, pooled: bool) -> None:
        """So much straight from Stocks, in place of as much of the pool or of what would have come from Stocks."""
        self.straight[good] += n
        if pooled:
            self.stocks[good] += n
            self.rest[good] += n
        self.measure()


def _delivers(has: Sequence[int], good: int) -> bool:
    return DELIVERED[good] >= 0 and has[DELIVERED[good]] > 0


def _wheeled(game: Game, player: Player, paid: Payment) -> int:
    """Goods that the Dolly brings for a payment."""
    if not player.has[DOLLY]:
        return 0
    visit = game.visit if game.visit is not None and game.visit.seat == player.seat else None
    brought = [n for good, n in enumerate(paid.straight) if not _delivers(player.has, good)]
    before = [] if visit is None else [n for good, n in enumerate(visit.straight) if not _delivers(player.has, good)]
    return sum(brought) - sum(before)


def payable(game: Game, player: Player, cost: Sequence[int]) -> bool:
    return payment(game, player, cost) is not None


def shortfall(game: Game, player: Player, cost: Sequence[int]) -> str | None:
    """The rule by which goods that somebody has are no use for this; None if they simply have too few."""
    fresh = _fresh(game, player)
    goods, stocks = player.goods, player.stocks
    if cost[TOOL] > goods[TOOL] or any(cost[good] > goods[good] + stocks[good] for good in range(STORABLE)):
        return None
    if any(cost[good] > goods[good] + stocks[good] - fresh[good] for good in range(STORABLE)):
        return "CO-PLC-18"
    pooled = all(cost[good] <= goods[good] - fresh[good] for good in range(STORABLE))
    return "CO-USE-03" if pooled else "CO-USE-04"


def leaves(game: Game, player: Player, cost: Sequence[int], able: Able) -> bool:
    """Can this be paid so that something can be done afterwards?"""
    return _paid_for(game, player, cost, able) is not None


def _paid_for(game: Game, player: Player, cost: Sequence[int], able: Able) -> Payment | None:
    """How this is paid so that something can be done afterwards, for which Dolly and Stocks may be needed more."""
    paid = payment(game, player, cost)
    if paid is None or _leaves(game, player, cost, able, paid):
        return paid
    ways = [(payment(game, player, cost, way), way) for way in _ways(game, player, cost)]
    others = sorted(((one, way) for one, way in ways if one is not None), key=lambda pair: pair[0].drops)
    return next((one for one, way in others if _leaves(game, player, cost, able, one, way)), None)


def _ways(game: Game, player: Player, cost: Sequence[int]) -> Iterator[Way]:
    dolly = player.has[DOLLY] - game.wheeled
    delivered = [_delivers(player.has, good) for good in range(STORABLE)]
    if dolly <= 0 and not any(delivered):
        return
    both = zip(cost, player.stocks, delivered, strict=False)
    most = [min(n, stock) if free or dolly > 0 else 0 for n, stock, free in both]
    for way in product(*(range(n + 1) for n in most)):
        if sum([n for n, free in zip(way, delivered, strict=True) if not free]) <= max(0, dolly):
            yield way


def _leaves(
    game: Game, player: Player, cost: Sequence[int], able: Able, paid: Payment, way: Way | None = None, least: int = 0
) -> bool:
    """Where goods must be let go first, some of these from one on are."""
    goods, stocks = player.goods, player.stocks
    if paid.drops:
        for good in range(least, STORABLE):
            if goods[good] > _fresh(game, player)[good]:
                goods[good] -= 1
                again = payment(game, player, cost, way)
                found = (
                    again is not None
                    and again.drops < paid.drops
                    and _leaves(game, player, cost, able, again, way, good)
                )
                goods[good] += 1
                if found:
                    return True
        return False
    player.goods = goods[:]
    for good in range(STORABLE):
        player.goods[good] -= cost[good] - paid.stocks[good]
    player.goods[TOOL] -= cost[TOOL]
    player.stocks = [n - taken for n, taken in zip(stocks, paid.stocks, strict=True)]
    wheeled = _wheeled(game, player, paid)
    game.wheeled += wheeled
    found = able()
    game.wheeled -= wheeled
    player.goods, player.stocks = goods, stocks
    return found


def pay(game: Game, seat: int, cost: Goods, able: Able | None = None) -> Asking:
    """Out of Storage, what is short from Stocks; so that one is still `able` to do that for which it is paid."""
    player = game.players[seat]
    paid = payment(game, player, cost)
    assert paid is not None, "only what can be paid is offered"
    if paid.drops or (able is not None and any(paid.straight)):
        return _make_room(game, seat, cost, able or _anyhow)
    _take(game, player, cost, paid)
    return DONE


def _anyhow() -> bool:
    return True


def _make_room(game: Game, seat: int, cost: Goods, able: Able) -> Flow:
    player = game.players[seat]
    while True:
        paid = _paid_for(game, player, cost, able)
        assert paid is not None, "what is let go was not needed"
        if not paid.drops:
            break
        act: Drop = yield Dropping(game, seat, paid.drops, partial(_may_go, game, player, cost, able, paid.drops))
        player.goods[act.good] -= 1  # before the action began: not what came in it
        game.tell(Dropped, seat, NAMES[act.good])
    _take(game, player, cost, paid)


def _may_go(game: Game, player: Player, cost: Goods, able: Able, drops: int, good: int) -> bool:
    """Does it help to let this good go, and can one go on then?"""
    if player.goods[good] <= _fresh(game, player)[good]:
        return False
    player.goods[good] -= 1
    paid = _paid_for(game, player, cost, able)
    player.goods[good] += 1
    return paid is not None and paid.drops < drops


def _fresh(game: Game, player: Player) -> Sequence[int]:
    """Goods received in the action that is being carried out."""
    visit = game.visit
    return visit.fresh if visit is not None and visit.seat == player.seat else NONE


def _take(game: Game, player: Player, cost: Goods, paid: Payment) -> None:
    goods = player.goods
    for good in range(STORABLE):
        goods[good] -= cost[good] - paid.stocks[good]
    goods[TOOL] -= cost[TOOL]
    take_from_stocks(player, paid.stocks)
    game.wheeled += _wheeled(game, player, paid)
    visit = game.visit
    if visit is not None and visit.seat == player.seat:
        visit.used += paid.used
        visit.straight = paid.straight
        visit.taken = [a + b for a, b in zip(visit.taken, paid.stocks, strict=True)]
        visit.spent = [a + b for a, b in zip(visit.spent, cost, strict=True)]
    if any(cost):
        game.tell(Paid, player.seat, by_name(cost))
