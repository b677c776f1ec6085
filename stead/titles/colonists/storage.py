"""Cells and goods: what can be paid, what fits, what must go (CO-MOD-01..08, CO-MOD-13).

Goods in Storage and Warehouse are one pool, which may be rearranged at any time but in an action. So nobody is ever
asked to tidy up: it is known what can be paid, the pool pays before Stocks do (what lies in a Stock can follow into
the cells that become free, but nothing goes back), and a good is only let go where there is no cell for it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.titles.colonists.abilities import DOLLY
from stead.titles.colonists.abilities import INDEX as ABILITY
from stead.titles.colonists.acts import Choice, GoodAct, Plain, Question, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.community import work_out
from stead.titles.colonists.events import Changed, Dropped, Paid, Received
from stead.titles.colonists.goods import DOLLAR, INDEX, NAMES, STORABLE, TOOL, Goods, by_name
from stead.titles.colonists.state import Game, Player


class Leave(Plain):
    """As they are."""

    verb = "leave"


LEAVE: Final = Leave()
DELIVERED = tuple(ABILITY.get(f"deliver_{name}", -1) for name in NAMES[:STORABLE])
"""By good: the ability to pay it straight from Stocks."""


def load(player: Player, goods: Sequence[int]) -> int:
    """The cells that goods take which are open to all of them."""
    return sum([n - kept for n, kept in zip(goods, player.kept, strict=False) if n > kept])


def room(player: Player) -> int:
    """Cells that are free for any good; less than none: so many goods must go."""
    return player.storage + player.warehouse - load(player, player.goods)


class Payment(NamedTuple):
    """How a cost is paid."""

    stocks: list[int]
    """By good: what comes from Stocks."""
    used: int
    """Goods that must lie in Storage."""
    straight: list[int]
    """By good: what comes straight from Stocks in the whole action, without having lain in Storage."""
    rest: list[int]
    """By good: what is left in the pool of the goods of the beginning."""
    drops: int
    """Goods of that rest that must be let go first, so that the others had room (CO-MOD-04)."""


def payment(game: Game, player: Player, cost: Sequence[int]) -> Payment | None:
    """How this is paid in the action that is being carried out, or by itself; None if it cannot be. All of an action is
    one payment (CO-MOD-05): what was paid before is planned anew with it, for all we know of it is what is left."""
    if cost[TOOL] > player.goods[TOOL]:
        return None
    visit = game.visit if game.visit is not None and game.visit.seat == player.seat else None
    pool, held, has = player.goods, player.stocks, player.has
    straight: list[int] = [0] * STORABLE
    before, limit, cells = 0, player.storage, player.storage + player.warehouse
    if visit is not None:
        before, cells = visit.used, visit.cells
        limit = min(visit.storage, before + player.storage)
        straight = visit.straight[:]
        spent, taken, fresh = visit.spent, visit.taken, visit.fresh
        cost = [n + more for n, more in zip(cost, spent, strict=True)]
        pool = [pool[good] - fresh[good] + spent[good] - taken[good] for good in range(STORABLE)]
        held = [n + more for n, more in zip(held, taken, strict=True)]
    rest: list[int] = pool[:STORABLE]
    stocks: list[int] = [0] * STORABLE
    used = 0
    for good in range(STORABLE):
        n = cost[good]
        if n:
            left = rest[good] - n + straight[good]
            if left < 0:
                if straight[good] - left > held[good]:
                    return None
                if _delivers(has, good):
                    straight[good] -= left
                left = 0
            used += n - straight[good]
            stocks[good] = n - rest[good] + left
            rest[good] = left
    drops = used + load(player, rest) - cells
    if used > limit or drops > 0:
        plan = _Plan(player, cost, held, straight, rest, stocks, used - limit, drops)
        plan.deliver(has[DOLLY] - game.wheeled if has[DOLLY] else 0)
        if plan.over > 0:
            return None
        used, drops = plan.over + limit, plan.drops
    if visit is not None:
        stocks = [n - before for n, before in zip(stocks, visit.taken, strict=True)]
    return Payment(stocks, used - before, straight, rest, max(0, drops))


class _Plan:
    """What is paid straight from Stocks after all, because too much would have to lie in Storage (`over`) or lack room
    (`drops`): by deliveries, then by the Dolly."""

    def __init__(
        self,
        player: Player,
        cost: Sequence[int],
        held: Sequence[int],
        straight: list[int],
        rest: list[int],
        stocks: list[int],
        over: int,
        drops: int,
    ) -> None:
        self.kept, self.has = player.kept, player.has
        self.left = [stock - n for stock, n in zip(held, stocks, strict=True)]
        self.most = [min(n, stock) for n, stock in zip(cost, held, strict=False)]
        self.straight, self.rest, self.stocks = straight, rest, stocks
        self.over = over
        self.drops = drops

    def deliver(self, dolly: int) -> None:
        goods = sorted(range(STORABLE), key=lambda good: -self.left[good])  # of the fullest Stocks first (CO-MOD-03)
        for good in goods:
            if _delivers(self.has, good):
                self.bring(good, self.most[good], roomy=False)
        for roomy in (True, False) if dolly else ():  # first what saves a cell besides
            for good in goods:
                if not _delivers(self.has, good):
                    dolly -= self.bring(good, dolly, roomy)

    def bring(self, good: int, limit: int, roomy: bool) -> int:
        """As much as helps, so much at most. What comes from a Stock anyway saves a cell, and so does what can
        stay on a Warehouse cell of its own; anything else only leaves Storage for others."""
        brought = 0
        while brought < limit and self.straight[good] < self.most[good] and (self.over > 0 or self.drops > 0):
            stocked = self.stocks[good] > self.straight[good]
            saves = stocked or self.rest[good] < self.kept[good]
            if not saves and (roomy or self.over <= 0):
                break
            self.straight[good] += 1
            self.over -= 1
            self.drops -= saves
            if not stocked:
                self.stocks[good] += 1
                self.rest[good] += 1
            brought += 1
        return brought


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
    visit = game.visit
    fresh = visit.fresh if visit is not None and visit.seat == player.seat else [0] * STORABLE
    goods, stocks = player.goods, player.stocks
    if cost[TOOL] > goods[TOOL] or any(cost[good] > goods[good] + stocks[good] for good in range(STORABLE)):
        return None
    if any(cost[good] > goods[good] + stocks[good] - fresh[good] for good in range(STORABLE)):
        return "CO-PLC-18"
    pooled = all(cost[good] <= goods[good] - fresh[good] for good in range(STORABLE))
    return "CO-USE-03" if pooled else "CO-USE-04"


def leaves(game: Game, player: Player, cost: Sequence[int], able: Callable[[], bool], least: int = 0) -> bool:
    """Can this be paid so that something can be done afterwards? Where goods must be let go first, some of these from
    one on are."""
    paid = payment(game, player, cost)
    if paid is None:
        return False
    goods, stocks = player.goods, player.stocks
    if paid.drops:
        for good in range(least, STORABLE):
            if paid.rest[good] > player.kept[good]:
                goods[good] -= 1
                found = leaves(game, player, cost, able, good)
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


def pay(game: Game, seat: int, cost: Goods, still: Callable[[], bool] | None = None) -> Asking:
    """Out of Storage, what is short from Stocks. `still` says whether that remains possible for which it is paid, if
    goods must be let go first."""
    player = game.players[seat]
    paid = payment(game, player, cost)
    assert paid is not None, "only what can be paid is offered"
    if paid.drops:
        return _make_room(game, seat, cost, paid, still)
    _take(game, player, cost, paid)
    return DONE


def _make_room(game: Game, seat: int, cost: Goods, paid: Payment, still: Callable[[], bool] | None) -> Flow:
    player = game.players[seat]
    while paid.drops:
        act: Drop = yield Dropping(game, seat, paid.drops, tuple(paid.rest), still)
        player.goods[act.good] -= 1  # before the action began: not what came in it
        game.tell(Dropped, seat, NAMES[act.good])
        again = payment(game, player, cost)
        assert again is not None, "what is let go was not needed"
        paid = again
    _take(game, player, cost, paid)


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


def take_from_stocks(player: Player, wanted: Sequence[int]) -> None:
    """Of several Stocks the fullest first (CO-MOD-03)."""
    for good, n in enumerate(wanted):
        for _ in range(n):
            fullest = max(
                (i for i, one in enumerate(player.community) if one.good == good and one.stock),
                key=lambda i: player.community[i].stock,
            )
            one = player.community[fullest]
            player.community[fullest] = one._replace(stock=one.stock - 1, good=good if one.stock > 1 else -1)
            player.stocks[good] -= 1


# Receiving


def receive(game: Game, seat: int, goods: Sequence[int]) -> Asking:
    """From the supply: onto free cells; what does not fit is let go, or something else for it (CO-RCV)."""
    player = game.players[seat]
    if any(goods):
        game.tell(Received, seat, by_name(goods))
    add(game, player, goods)
    if player.alchemy and any(goods[before] for before, _ in player.alchemy):
        return _transmute(game, seat, list(goods))
    return DONE if room(player) >= 0 else fit(game, seat)


def _transmute(game: Game, seat: int, received: list[int]) -> Flow:
    """With relations to the Alchemist colony goods may become others as they are received (CO-CLN-01), each once."""
    player = game.players[seat]
    while any(received[before] for before, _ in player.alchemy):
        act: Any = yield Transmuting(game, seat, tuple(received))
        if not isinstance(act, Change):
            break
        received[act.before] -= 1
        player.goods[act.before] -= 1
        player.goods[act.after] += 1
        visit = game.visit
        if visit is not None and visit.seat == seat:
            visit.fresh[act.before] -= 1
            visit.fresh[act.after] += 1
        game.tell(Changed, seat, NAMES[act.before], NAMES[act.after])
    if room(player) < 0:
        yield from fit(game, seat)


class Change(Choice):
    """A good into another."""

    __slots__ = ("after", "before")
    verb = "change"

    def __init__(self, _: Box, before: int, after: int) -> None:
        super().__init__(f"change {NAMES[before]} {NAMES[after]}", (f"good:{NAMES[before]}",))
        self.before = before
        self.after = after

    def facts(self, asked: Any) -> dict[str, Any]:
        return {"goods": {NAMES[self.before]: 1}, "into": {NAMES[self.after]: 1}}

    def worth(self, eye: Any, asked: Any) -> float:
        return eye.changing(self.before, self.after)


class Transmuting(Question):
    """Which of the goods just received become others."""

    __slots__ = ("received",)

    def __init__(self, game: Game, seat: int, received: tuple[int, ...]) -> None:
        super().__init__(game, seat, "change", "CO-CLN-01")
        self.received = received

    def list(self) -> list[Choice]:
        pairs = self.game.players[self.seat].alchemy
        found: list[Choice] = [made(Change, self.game.box, a, b) for a, b in pairs if self.received[a]]
        return [LEAVE, *found]


def add(game: Game, player: Player, goods: Sequence[int]) -> None:
    mine, visit = player.goods, game.visit
    for good, n in enumerate(goods):
        mine[good] += n
    if visit is not None and visit.seat == player.seat:
        for good, n in enumerate(goods):
            visit.fresh[good] += n


def fit(game: Game, seat: int) -> Flow:
    """Let goods go until all have a cell."""
    player = game.players[seat]
    while (over := -room(player)) > 0:
        act: Drop = yield Dropping(game, seat, over, tuple(player.goods[:STORABLE]), None)
        drop(game, player, act.good)


def drop(game: Game, player: Player, good: int) -> None:
    """To the supply (CO-RCV-07). Of the same good, what came in this action goes first: it is of no use in it."""
    player.goods[good] -= 1
    visit = game.visit
    if visit is not None and visit.seat == player.seat and visit.fresh[good]:
        visit.fresh[good] -= 1
    game.tell(Dropped, player.seat, NAMES[good])


class Drop(GoodAct):
    """Let a good go."""

    verb = "drop"

    def worth(self, eye: Any, asked: "Dropping") -> float:
        return eye.dropping(self.good)


class Dropping(Question):
    """Something does not fit: `count` goods must go, out of these. The cheapest is named first."""

    __slots__ = ("count", "goods", "still")

    def __init__(
        self, game: Game, seat: int, count: int, goods: tuple[int, ...], still: Callable[[], bool] | None
    ) -> None:
        super().__init__(game, seat, "drop", "CO-RCV-04")
        self.count = count
        self.goods = goods
        self.still = still

    def list(self) -> list[Drop]:
        box, player = self.game.box, self.game.players[self.seat]
        found = [good for good, n in enumerate(self.goods) if n > player.kept[good] and self._may_go(player, good)]
        found.sort(key=lambda good: box.prices[good])
        return [made(Drop, box, good) for good in found]

    def _may_go(self, player: Player, good: int) -> bool:
        if self.still is None:
            return True
        player.goods[good] -= 1
        possible = self.still()
        player.goods[good] += 1
        return possible

    def details(self) -> dict[str, Any]:
        return {"n": self.count}

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb != "drop":
            return Refusal("CO-RCV-01", "drop-first", n=self.count)
        if len(words) != 1 or words[0] not in INDEX:
            return None
        good = INDEX[words[0]]
        if good in (TOOL, DOLLAR):
            return Refusal("CO-STO-01", "needs-no-cell", good=words[0])
        if not self.game.players[self.seat].goods[good]:
            return Refusal("CO-RCV-04", "no-such-good", good=words[0])
        return Refusal("CO-RCV-04", "no-room-by-that", good=words[0])


# When the community changes


def changed(game: Game, seat: int) -> Asking:
    """After anything was built, lost, employed or dismissed: cells, Stocks and colonists are what they are now. What
    has no Stock any more goes into the pool (CO-DEM-10, CO-DIS-02, CO-Q-39)."""
    player = game.players[seat]
    work_out(game, player)
    spilled = [0] * len(NAMES)
    for i, one in enumerate(player.community):
        if one.good >= 0 and one.stock > player.output[i]:
            spilled[one.good] += one.stock - player.output[i]
            stock = player.output[i]
            player.community[i] = one._replace(stock=stock, good=one.good if stock else -1)
    if any(spilled):
        work_out(game, player)
        add(game, player, spilled)
    return DONE if room(player) >= 0 else fit(game, seat)
