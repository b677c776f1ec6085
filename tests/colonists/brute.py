"""Goods moved by hand, as on cardboard: every rearranging, swap and discard there is, tried out.

The rules keep no places inside Storage and Warehouse and never rearrange (CO-MOD-01); what can be paid they work out.
Here the cells are real. `Cells` are the four kinds of places that goods lie in; `reach` finds every way they can lie
before an action begins, and how many goods at least must be let go for it.
"""

from collections import deque
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple

Counts = tuple[int, ...]
"""So many of each of a few goods."""


class Board(NamedTuple):
    """How many cells there are, and what helps to pay."""

    storage: int
    warehouse: int
    kept: Counts
    """Warehouse cells for one good alone."""
    delivers: tuple[bool, ...]
    """Goods that pay straight from Stocks."""
    dolly: int
    """Goods of any kind that do."""
    merged: bool = False
    """The Warehouse counts as Storage: with all its cells, those for one good alone too."""


class Cells(NamedTuple):
    storage: Counts
    warehouse: Counts
    typed: Counts
    stocks: Counts


def plus(counts: Counts, good: int, n: int = 1) -> Counts:
    return (*counts[:good], counts[good] + n, *counts[good + 1 :])


def lay(board: Board, pool: Counts, stocks: Counts) -> Cells:
    """Goods on cells, in any way."""
    typed = tuple(min(n, kept) for n, kept in zip(pool, board.kept, strict=True))
    storage = [0] * len(pool)
    warehouse = [0] * len(pool)
    for good, n in enumerate(a - b for a, b in zip(pool, typed, strict=True)):
        for _ in range(n):
            (storage if sum(storage) < board.storage else warehouse)[good] += 1
    assert sum(warehouse) <= board.warehouse
    return Cells(tuple(storage), tuple(warehouse), typed, stocks)


def steps(board: Board, now: Cells) -> Iterator[tuple[int, Cells]]:
    """Everything that can be done with one good, or two that are swapped; and how many goods that costs."""
    storage, warehouse, typed, stocks = now
    room = sum(storage) < board.storage, sum(warehouse) < board.warehouse
    for good in range(len(stocks)):
        here = storage[good] > 0, warehouse[good] > 0, typed[good] > 0, stocks[good] > 0
        cell = typed[good] < board.kept[good]
        if here[0]:
            out = plus(storage, good, -1)
            yield 1, now._replace(storage=out)
            if room[1]:
                yield 0, now._replace(storage=out, warehouse=plus(warehouse, good))
            if cell:
                yield 0, now._replace(storage=out, typed=plus(typed, good))
            for other in range(len(stocks)):
                if other != good and warehouse[other]:
                    swapped = plus(plus(warehouse, other, -1), good)
                    yield 0, now._replace(storage=plus(out, other), warehouse=swapped)
                if other != good and typed[other] and cell:
                    yield 0, now._replace(storage=plus(out, other), typed=plus(plus(typed, other, -1), good))
        if here[1]:
            out = plus(warehouse, good, -1)
            yield 1, now._replace(warehouse=out)
            if room[0]:
                yield 0, now._replace(warehouse=out, storage=plus(storage, good))
            if cell:
                yield 0, now._replace(warehouse=out, typed=plus(typed, good))
        if here[2]:
            out = plus(typed, good, -1)
            yield 1, now._replace(typed=out)
            if room[0]:
                yield 0, now._replace(typed=out, storage=plus(storage, good))
            if room[1]:
                yield 0, now._replace(typed=out, warehouse=plus(warehouse, good))
        if here[3]:
            out = plus(stocks, good, -1)
            if room[0]:
                yield 0, now._replace(stocks=out, storage=plus(storage, good))
            if room[1]:
                yield 0, now._replace(stocks=out, warehouse=plus(warehouse, good))
            if cell:
                yield 0, now._replace(stocks=out, typed=plus(typed, good))


@cache
def reach(board: Board, pool: Counts, stocks: Counts) -> dict[Cells, int]:
    """Every way the goods can lie before an action, and the least number of goods let go for it."""
    start = lay(board, pool, stocks)
    found = {start: 0}
    edge = deque([start])
    while edge:
        now = edge.popleft()
        for lost, then in steps(board, now):
            if found[now] + lost < found.get(then, 99):
                found[then] = found[now] + lost
                if lost:
                    edge.append(then)
                else:
                    edge.appendleft(then)
    return found


def taken(board: Board, now: Cells, cost: Counts) -> Iterator[tuple[Cells, int]]:
    """Every way to pay a cost from where goods lie: out of Storage, and straight from Stocks with what allows it. What
    is left, and how many goods the Dolly brought."""
    for straight in product(*(range(n + 1) for n in cost)):
        wheeled = sum(n for n, free in zip(straight, board.delivers, strict=True) if not free)
        stored = [n - s for n, s in zip(cost, straight, strict=True)]
        if wheeled > board.dolly or any(s > n for s, n in zip(straight, now.stocks, strict=True)):
            continue
        if all(s <= n for s, n in zip(stored, usable(board, now), strict=True)):
            typed = [min(n, s) * board.merged for n, s in zip(now.typed, stored, strict=True)]
            storage = tuple(n - s + t for n, s, t in zip(now.storage, stored, typed, strict=True))
            stocks = tuple(n - s for n, s in zip(now.stocks, straight, strict=True))
            left = tuple(n - t for n, t in zip(now.typed, typed, strict=True))
            yield now._replace(storage=storage, typed=left, stocks=stocks), wheeled


def usable(board: Board, now: Cells) -> Counts:
    """Goods that can be paid where they lie."""
    return tuple(map(sum, zip(now.storage, now.typed, strict=True))) if board.merged else now.storage


def pays(board: Board, storage: Counts, stocks: Counts, cost: Counts) -> bool:
    """Is it there: in Storage, and what is not, in Stocks from which it can be brought?"""
    wheeled = 0
    for n, stored, stock, free in zip(cost, storage, stocks, board.delivers, strict=True):
        if n > stored:
            if n - stored > stock:
                return False
            wheeled += 0 if free else n - stored
    return wheeled <= board.dolly


@cache
def ready(board: Board, pool: Counts, stocks: Counts) -> list[tuple[int, Counts, Counts]]:
    """What can lie in Storage and in Stocks when an action begins, those first for which the least must be let go."""
    found: dict[tuple[Counts, Counts], int] = {}
    for now, lost in reach(board, pool, stocks).items():
        key = usable(board, now), now.stocks
        found[key] = min(lost, found.get(key, lost))
    return sorted((lost, storage, left) for (storage, left), lost in found.items())


def least_lost(board: Board, pool: Counts, stocks: Counts, cost: Counts) -> int | None:
    """The least number of goods that must be let go so that a cost can be paid; None if it cannot."""
    for lost, storage, left in ready(board, pool, stocks):
        if pays(board, storage, left, cost):
            return lost
    return None


def payable_after(board: Board, pool: Counts, stocks: Counts, first: Counts, second: Counts) -> bool:
    """Can one cost be paid, and then, with everything rearranged, another?"""
    if not any(second):
        return least_lost(board, pool, stocks, first) is not None
    return any(
        least_lost(board._replace(dolly=dolly), held, left, second) is not None
        for held, left, dolly in outcomes(board, pool, stocks, first)
    )


@cache
def outcomes(board: Board, pool: Counts, stocks: Counts, cost: Counts) -> list[tuple[Counts, Counts, int]]:
    """What can be left after a cost was paid, in cells and in Stocks, and of the Dolly."""
    found: set[tuple[Counts, Counts, int]] = set()
    for now in reach(board, pool, stocks):
        if pays(board, usable(board, now), now.stocks, cost):
            for then, wheeled in taken(board, now, cost):
                held = tuple(map(sum, zip(then.storage, then.warehouse, then.typed, strict=True)))
                found.add((held, then.stocks, board.dolly - wheeled))
    return sorted(found, reverse=True)


def mixes(kinds: int, most: int) -> list[Counts]:
    """All costs of so many goods at most."""
    return [
        tuple(mix.count(good) for good in range(kinds))
        for n in range(1, most + 1)
        for mix in combinations_with_replacement(range(kinds), n)
    ]
