"""Every worker begins with its share of what takes long, and nothing is forgotten."""

import pytest

from tests.order import dealt


def test_the_heaviest_come_first_in_every_stretch() -> None:
    weights = [0, 0, 1, 2, 0, 0, 1, 3, 0, 0, 0]
    tests = list(range(len(weights)))
    # Stretches of 3, 4 and 4.
    assert dealt(tests, weights.__getitem__, 3) == [7, 6, 0, 3, 1, 4, 5, 2, 8, 9, 10]


@pytest.mark.parametrize("workers", range(1, 6))
@pytest.mark.parametrize("weights", [[], [0], [1, 1, 1, 1], [2, 0, 1], [0, 1] * 20, [1] * 7 + [0] * 4])
def test_every_test_is_there_once(weights: list[int], workers: int) -> None:
    assert sorted(dealt(range(len(weights)), weights.__getitem__, workers)) == list(range(len(weights)))
