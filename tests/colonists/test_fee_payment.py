"""The choices of a fee against a brute force: every mix of goods, followed by the action of the place (CO-MOD-08)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from stead.titles.colonists.actions import fee
from stead.titles.colonists.goods import CLAY, FOOD, NAMES, TOOL, WOOD, vector
from stead.titles.colonists.paying import payable
from stead.titles.colonists.pieces import Structure
from tests.colonists.brute import Board, Counts, payable_after
from tests.colonists.scene import BOX, Scene, scene
from tests.proves import proves

GOODS = (WOOD, CLAY, FOOD)
ACTIONS: tuple[tuple[Counts, int], ...] = (
    ((0, 0, 0), 0),
    ((2, 0, 0), 0),
    ((2, 0, 0), 1),
    ((1, 1, 0), 0),
    ((0, 2, 2), 1),
)
"""What the action costs afterwards: goods and tools."""
CASES = 50
"""Boards for each seed, with up to 36 fees each."""

Case = tuple[Board, Counts, Counts, int]
"""Cells, goods in the pool, in Stocks, and tools."""


def drawn(random: Random) -> Case:
    merged = random.random() < 0.2
    storage, warehouse = random.randint(1, 4), 0 if merged else random.randint(0, 2)
    kept = (random.choice((0, 0, 1)), 0, random.choice((0, 0, 1)))
    delivers = (random.random() < 0.2, random.random() < 0.2, False)
    board = Board(storage, warehouse, kept, delivers, random.choice((1, 2, 3)) if random.random() < 0.3 else 0, merged)
    pool = [0, 0, 0]
    for _ in range(random.randint(1, storage + warehouse + sum(kept))):
        good = random.randrange(3)
        pool[good] += 1
        if sum(max(0, n - k) for n, k in zip(pool, kept, strict=True)) > storage + warehouse:
            pool[good] -= 1
    stocks = tuple(random.choice((0, 0, 1, 2)) for _ in GOODS)
    return board, tuple(pool), stocks, random.randint(0, 2)


def table_of(case: Case, era: int) -> Scene:
    board, pool, stocks, tools = case
    brings = [card for card, n in zip(("416", "417", "231"), (*board.delivers[:2], board.dolly), strict=True) if n]
    community = ["farm", *brings, *(["storekeeper.4"] if board.merged else [])]
    table = scene(era=4, north=dict(community=community), east={}, south={}, places="grove baker")
    table.game.era = era
    table.game.wheeled = 3 - board.dolly if board.dolly else 0  # before, in the same turn
    player = table.player("north")
    player.storage, player.warehouse = board.storage, board.warehouse
    player.goods[TOOL] = tools
    kept = [0] * len(player.kept)
    for good, pooled, stocked, cells in zip(GOODS, pool, stocks, board.kept, strict=True):
        player.goods[good], player.stocks[good], kept[good] = pooled, stocked, cells
        if stocked:
            player.community.append(Structure(BOX.kind["farm"], stock=stocked, good=good))
    player.kept = tuple(kept)
    return table


def written(cost: Counts, tools: int) -> tuple[int, ...]:
    return vector({"tool": tools, **{NAMES[good]: n for good, n in zip(GOODS, cost, strict=True)}})


def fees(resources: int, recipients: int) -> Iterator[tuple[int, ...]]:
    """Every way to pay so many recipients, good after good: for each the first part, then resources in their order."""
    mixes = [tuple(mix) for mix in combinations_with_replacement((WOOD, CLAY), resources)]
    one = [(first, *mix) for first in (TOOL, FOOD) for mix in mixes]
    for chosen in product(one, repeat=recipients):
        yield tuple(good for part in chosen for good in part)


def works(case: Case, whole: tuple[int, ...], actions: list[tuple[Counts, int]]) -> bool:
    """Can all of this be paid, and then one of the actions?"""
    board, pool, stocks, tools = case
    cost = tuple(whole.count(good) for good in GOODS)
    left = tools - whole.count(TOOL)
    return any(left >= n and payable_after(board, pool, stocks, cost, goods) for goods, n in actions)


@proves("CO-MOD-08", "CO-FEE-04", "CO-FEE-05", "CO-FEE-06", "CO-FEE-07", "CO-FEE-10", "CO-Q-09")
@pytest.mark.parametrize("seed", range(4))
def test_all_fees_are_offered_that_can_be_paid_and_followed_by_the_action_and_no_others(seed: int) -> None:
    random = Random(seed)
    for _ in range(CASES):
        case = drawn(random)
        resources, recipients = random.randint(1, 2), random.randint(1, 2)
        actions = random.sample(ACTIONS, random.randint(1, 2))
        table = table_of(case, resources)
        game, player = table.game, table.player("north")
        reserves = [written(*action) for action in actions]
        able = [whole for whole in fees(resources, recipients) if works(case, whole, actions)]
        about = f"{case}, era {resources}, {recipients} recipients, then {actions}"
        assert fee.payable(game, player, recipients, reserves) == bool(able), about
        if able:
            walk(table, recipients, reserves, able, case, actions, random, about)


def walk(table: Scene, recipients: int, reserves: list[tuple[int, ...]], able: list[tuple[int, ...]], case: Case,
         actions: list[tuple[Counts, int]], random: Random, about: str) -> None:  # fmt: skip
    """Pay, choosing at random: at every step the offers are those that lead to something that works, and after the
    last one it does."""
    flow = fee.pay_fees(table.game, 0, list(range(1, recipients + 1)), reserves)
    board, pool, stocks, tools = case
    path: tuple[int, ...] = ()
    asked: Any = next(flow)
    while asked is not None and asked.seat == 0:
        if asked.kind == "fee":
            offered = [act.good for act in asked.list()]
            expected = {whole[len(path)] for whole in able if whole[: len(path)] == path}
            assert set(offered) == expected, f"{about}: after {path}"
        act = random.choice(asked.list())
        if asked.kind == "fee":
            path = (*path, act.good)
        else:
            for other in asked.list():  # whatever may be let go, the action can still be done
                less = tuple(n - (good == other.good) for n, good in zip(pool, GOODS, strict=True))
                assert works((board, less, stocks, tools), path, actions), f"{about}: {path}, without {other.key}"
            pool = tuple(n - (good == act.good) for n, good in zip(pool, GOODS, strict=True))
        try:
            asked = flow.send(act)
        except StopIteration:
            asked = None
    player = table.player("north")
    assert any(payable(table.game, player, cost) for cost in reserves), f"{about}: {path}, and then nothing"
