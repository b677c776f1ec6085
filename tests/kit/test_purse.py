"""Purses: what stands in for what. Settlers has three Resources and Gold, North will have five."""

from hypothesis import given
from hypothesis import strategies as st

from stead.kit.purse import Purse, covers
from stead.titles.settlers.goods import PURSE, payable

SETTLERS = Purse(3, (0, 1, 2))
NORTH = Purse(5, range(5))


def test_the_goods_themselves_come_first() -> None:
    assert SETTLERS.mixes((1, 0, 1, 0, 2)) == [(1, 0, 1, 0, 2), (1, 0, 0, 1, 2), (0, 0, 1, 1, 2), (0, 0, 0, 2, 2)]


def test_nothing_stands_in_for_gold_or_for_anything_else() -> None:
    assert not SETTLERS.pays((9, 9, 9, 0, 9), (0, 0, 0, 1, 0))
    assert not SETTLERS.pays((9, 9, 9, 9, 0), (0, 0, 0, 0, 1))
    assert SETTLERS.pays((0, 0, 0, 2, 0), (1, 1, 0, 0, 0))
    assert not SETTLERS.pays((0, 0, 0, 2, 0), (1, 1, 0, 0, 0), times=2)


@given(st.tuples(*[st.integers(0, 3)] * 7), st.tuples(*[st.integers(0, 2)] * 7))
def test_what_can_be_paid_can_be_paid_in_some_way(goods: tuple[int, ...], cost: tuple[int, ...]) -> None:
    ways = [way for way in NORTH.mixes(cost) if covers(goods, way)]
    assert bool(ways) == NORTH.pays(goods, cost)
    assert all(sum(way) == sum(cost) and way[6] == cost[6] for way in ways)
    assert len(set(ways)) == len(ways)


@given(st.tuples(*[st.integers(0, 3)] * 7), st.tuples(*[st.integers(0, 2)] * 6), st.integers(1, 2))
def test_what_settlers_writes_out_is_the_same(goods: tuple[int, ...], cost: tuple[int, ...], times: int) -> None:
    assert payable(list(goods), cost, times) == PURSE.pays(goods, cost, times)
