"""The pruning against a brute force: what can be paid, and what must be let go for it (CO-MOD-02..05, -08, -13).

Small cases, drawn with fixed seeds, in which every rearranging, swap and discard is tried out by hand (brute.py).
"""

from random import Random

import pytest

from stead.titles.colonists.goods import CLAY, NAMES, ORE, WOOD, vector
from stead.titles.colonists.paying import pay, payment
from stead.titles.colonists.pieces import Structure
from stead.titles.colonists.storage import add
from stead.titles.colonists.visit import Visit
from tests.colonists.brute import Board, Counts, least_lost, mixes
from tests.colonists.scene import BOX, Scene, scene
from tests.proves import proves

GOODS = (WOOD, CLAY, ORE)
"""The goods of these cases; all of them have producers, Warehouse cells of their own and deliveries."""
CASES = 40
"""Boards for each seed, with 34 costs each."""


def community(board: Board) -> list[str]:
    """Improvements that give a board its cells and helps; Storage and Warehouse are set by hand."""
    names = [number for number, n in zip(("416", "417", "418"), board.delivers, strict=True) if n]
    return [*names, *(["231"] if board.dolly else []), *(["storekeeper.4"] if board.merged else [])]


def drawn(random: Random) -> tuple[Board, Counts, Counts]:
    """A board, goods that fit on it, and goods in Stocks."""
    merged = random.random() < 0.3
    storage, warehouse = random.randint(1, 3), 0 if merged else random.randint(0, 2)
    kept = tuple(random.choice((0, 0, 0, 1, 2)) for _ in GOODS)
    delivers = tuple(random.random() < 0.2 for _ in GOODS)
    board = Board(storage, warehouse, kept, delivers, 3 if random.random() < 0.2 else 0, merged)
    pool = [0] * len(GOODS)
    for _ in range(random.randint(0, storage + warehouse + sum(kept))):
        good = random.randrange(len(GOODS))
        pool[good] += 1
        if sum(max(0, n - k) for n, k in zip(pool, kept, strict=True)) > storage + warehouse:
            pool[good] -= 1
    stocks = tuple(random.choice((0, 0, 1, 2)) for _ in GOODS)
    return board, tuple(pool), stocks


def table_of(board: Board, pool: Counts, stocks: Counts) -> Scene:
    """The same as a community: cells and Stocks as they are, whatever would have given them."""
    table = scene(era=4, north=dict(community=["farm", *community(board)]), east={}, places="grove baker")
    player = table.player("north")
    player.storage, player.warehouse = board.storage, board.warehouse
    kept = [0] * len(player.kept)
    for good, pooled, stocked, cells in zip(GOODS, pool, stocks, board.kept, strict=True):
        player.goods[good] = pooled
        player.stocks[good] = stocked
        kept[good] = cells
        if stocked:
            player.community.append(Structure(BOX.kind["farm"], stock=stocked, good=good))
    player.kept = tuple(kept)
    return table


def cost_of(cost: Counts) -> tuple[int, ...]:
    return vector({NAMES[good]: n for good, n in zip(GOODS, cost, strict=True) if n})


@proves(
    "CO-MOD-01", "CO-MOD-02", "CO-MOD-03", "CO-MOD-04", "CO-MOD-13", "CO-USE-07", "CO-USE-08", "CO-USE-09", "CO-Q-80"
)
@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_paid_and_the_least_that_must_be_let_go(seed: int) -> None:
    random = Random(seed)
    for _ in range(CASES):
        board, pool, stocks = drawn(random)
        table = table_of(board, pool, stocks)
        for cost in mixes(len(GOODS), 4):
            paid = payment(table.game, table.player("north"), cost_of(cost))
            assert (None if paid is None else paid.drops) == least_lost(board, pool, stocks, cost), (
                f"{board}, {pool} and {stocks} in Stocks, paying {cost}"
            )


def begun(table: Scene, first: Counts, received: Counts, random: Random) -> Counts:
    """An action of which this is paid, with goods let go for it at random, and some were received. What was let go."""
    game, player = table.game, table.player("north")
    game.visit = Visit(player, -1)
    gone = [0] * len(GOODS)
    flow = iter(pay(game, 0, cost_of(first)))
    asked = next(flow, None)
    while asked is not None:
        act = random.choice(asked.list())
        gone[GOODS.index(act.good)] += 1
        try:
            asked = flow.send(act)
        except StopIteration:
            asked = None
    add(game, player, cost_of(received))
    return tuple(gone)


@proves("CO-MOD-05", "CO-ACT-01", "CO-ACT-04", "CO-PLC-18", "CO-USE-05")
@pytest.mark.parametrize("seed", range(4))
def test_what_a_running_action_can_still_pay(seed: int) -> None:
    """What was received in it is of no use; what was let go is gone; all of it is one payment."""
    random = Random(seed)
    costs = mixes(len(GOODS), 3)
    for _ in range(CASES // 2):
        board, pool, stocks = drawn(random)
        for _ in range(12):
            first, second, received = random.choice(costs), random.choice(costs), random.choice(costs)
            table = table_of(board, pool, stocks)
            if payment(table.game, table.player("north"), cost_of(first)) is None or sum(received) > sum(first):
                continue
            gone = begun(table, first, received, random)
            left = tuple(n - lost for n, lost in zip(pool, gone, strict=True))
            both = tuple(a + b for a, b in zip(first, second, strict=True))
            paid = payment(table.game, table.player("north"), cost_of(second))
            assert (None if paid is None else paid.drops) == least_lost(board, left, stocks, both), (
                f"{board}, {left} and {stocks} in Stocks, paying {first}, then {second}"
            )
