"""Randomness: one integer, the same sequence everywhere, every number and every order equally likely."""

from collections import Counter
from itertools import permutations

import pytest

from stead.kernel.chance import Chance


def test_the_sequence_is_known() -> None:
    """If this changes, every recorded game plays differently: the rulesets of all titles must grow."""
    chance = Chance.seeded(7)
    assert chance.state == 7191089600892374487
    assert [chance.below(100) for _ in range(12)] == [54, 72, 47, 8, 25, 2, 32, 61, 91, 31, 31, 90]
    assert chance.state == 10321758511563090947


def test_the_shuffle_is_known() -> None:
    chance, cards = Chance.seeded(2026), list(range(12))
    chance.shuffle(cards)
    assert cards == [11, 10, 1, 3, 4, 8, 9, 0, 2, 5, 6, 7]
    assert chance.state == 15048035558659699316


def test_shuffles_go_on_from_one_another() -> None:
    chance, cards = Chance.seeded(5), list(range(40))
    orders = set[tuple[int, ...]]()
    for _ in range(50):
        cards.sort()
        chance.shuffle(cards)
        orders.add(tuple(cards))
        assert sorted(cards) == list(range(40))
    assert len(orders) == 50
    for few in ([], ["only"]):
        same = few[:]
        chance.shuffle(few)
        assert few == same


def test_a_shuffle_depends_on_the_state_and_the_order_alone() -> None:
    first, second = list("abcdefgh"), list(range(8))
    Chance(99).shuffle(first)
    Chance(99).shuffle(second)
    assert first == ["abcdefgh"[i] for i in second]


def test_a_copy_goes_the_same_way_by_itself() -> None:
    chance = Chance.seeded(11)
    chance.below(6)
    twin = chance.clone()
    ahead = [twin.below(1000) for _ in range(5)]
    assert twin.state != chance.state
    assert [chance.below(1000) for _ in range(5)] == ahead
    assert Chance(chance.state).below(9) == twin.below(9)


def test_the_state_is_64_bits_whatever_the_seed() -> None:
    for seed in (0, 1, (1 << 63) - 1):
        chance = Chance.seeded(seed)
        for _ in range(100):
            assert 0 <= chance.state < 1 << 64
            chance.below(3)


def test_seeds_that_differ_little_begin_far_apart() -> None:
    """Neighbouring seeds are as different as any two: about half of the bits of their states."""
    differ = [(Chance.seeded(seed).state ^ Chance.seeded(seed + 1).state).bit_count() for seed in range(1000)]
    assert 31 < sum(differ) / 1000 < 33
    assert min(differ) > 10
    first = Counter(Chance.seeded(seed).below(10) for seed in range(10_000))
    assert all(abs(n - 1000) < 150 for n in first.values())


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 30, 84])
def test_every_number_is_equally_likely(n: int) -> None:
    chance, draws = Chance.seeded(n), 400 * n
    found = Counter(chance.below(n) for _ in range(draws))
    assert sorted(found) == list(range(n))
    # Chi-square: the mean is n - 1, five deviations more would be a wonder.
    assert sum((count - 400) ** 2 / 400 for count in found.values()) < n - 1 + 5 * (2 * n) ** 0.5


def test_every_order_is_equally_likely() -> None:
    chance = Chance.seeded(1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        found[tuple(cards)] += 1
    assert sorted(found) == sorted(permutations(range(4)))
    assert sum((count - 400) ** 2 / 400 for count in found.values()) < 23 + 5 * 48**0.5


def test_one_draw_says_nothing_about_the_next() -> None:
    chance = Chance.seeded(4)
    draws = [chance.below(6) for _ in range(36 * 400)]
    found = Counter(zip(draws[::2], draws[1::2], strict=True))
    assert len(found) == 36
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 35 + 5 * 72**0.5


def test_pick_takes_one_of_them() -> None:
    chance, twin = Chance.seeded(8), Chance.seeded(8)
    assert [chance.pick("abc") for _ in range(20)] == ["abc"[twin.below(3)] for _ in range(20)]  # type: ignore[arg-type]
