"""Is what a judge says what happens? The arithmetic, and a few games of a judge that knows nothing."""

import msgspec
import numpy as np
import pytest

from stead import shelf
from stead.analysis.calibration import Bin, Calibration, binned, calibrate
from tests.minds.ignorant import ignorant


def test_chances_are_gathered_and_compared_with_what_happened() -> None:
    predicted = np.array([0.31, 0.33, 0.3, 0.34, 0.9, 1.0])
    happened = np.array([0.0, 1.0, 0.0, 1.0, 1.0, 1.0])
    bins, error = binned(predicted, happened)
    assert bins == (Bin(4, 0.32, 0.5), Bin(1, 0.9, 1.0), Bin(1, 1.0, 1.0))
    assert error == pytest.approx(100 * (4 * 0.18 + 0.1) / 6, abs=1e-3)


def test_a_judge_that_is_right_has_no_error() -> None:
    assert binned(np.array([0.0, 1.0, 0.5, 0.5]), np.array([0.0, 1.0, 1.0, 0.0]))[1] == 0


def test_games_are_played_and_the_same_ones_every_time() -> None:
    title = shelf.title("settlers")
    judge = ignorant(title)
    seen: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> None:
        seen.append((done, of))

    def once() -> Calibration:
        return calibrate(title, judge, 3, (2, 3), ("random", "greedy"), seed=5, progress=tell)

    found = once()
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert (found.games, found.players, found.bots, found.judge) == (3, (2, 3), ("random", "greedy"), "ignorant")
    assert 2 * found.positions < sum(one.count for one in found.bins) < 3 * found.positions
    assert 0 <= found.error <= 100
    assert once() == found
    assert msgspec.json.decode(msgspec.json.encode(found), type=Calibration) == found
