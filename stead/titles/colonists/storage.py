"""Cells and goods: what fits, what must go (CO-MOD-01..08, CO-MOD-13); what can be paid is in paying.py.

Goods in Storage and Warehouse are one pool, which may be rearranged at any time but in an action. So nobody is ever
asked to tidy up: it is known what can be paid, the pool pays before Stocks do (what lies in a Stock can follow into
the cells that become free, but nothing goes back), and a good is only let go where there is no cell for it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.titles.colonists.acts import Choice, GoodAct, Plain, Question, Words, made
from stead.titles.colonists.box import Box
from stead.titles.colonists.community import work_out
from stead.titles.colonists.events import Changed, Dropped, Received
from stead.titles.colonists.goods import DOLLAR, INDEX, NAMES, STORABLE, TOOL, by_name
from stead.titles.colonists.state import Game, Player


class Leave(Plain):
    """As they are."""

    verb = "leave"


LEAVE: Final = Leave()


def load(player: Player, goods: Sequence[int]) -> int:
    """The cells that goods take which are open to all of them."""
    return sum([n - kept for n, kept in zip(goods, player.kept, strict=False) if n > kept])


def room(player: Player) -> int:
    """Cells that are free for any good; less than none: so many goods must go."""
    return player.storage + player.warehouse - load(player, player.goods)


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
        act: Drop = yield Dropping(game, seat, over, lambda good: player.goods[good] > player.kept[good])
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
    """Something does not fit: `count` goods must go, of those that `may_go`. The cheapest is named first."""

    __slots__ = ("count", "may_go")

    def __init__(self, game: Game, seat: int, count: int, may_go: Callable[[int], bool]) -> None:
        super().__init__(game, seat, "drop", "CO-RCV-04")
        self.count = count
        self.may_go = may_go

    def list(self) -> list[Drop]:
        box = self.game.box
        found = [good for good in range(STORABLE) if self.may_go(good)]
        found.sort(key=lambda good: box.prices[good])
        return [made(Drop, box, good) for good in found]

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
