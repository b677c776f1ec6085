"""In which order workers run the tests, so that they end together.

xdist gives every worker a stretch of the list, and who is done takes over half of what another has left, from its end.
So every stretch begins with its share of what takes long, the longest first, and ends with what takes no time.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest

BROWSER = Path(__file__).parent / "browser"

T = TypeVar("T")


def weight(item: pytest.Item) -> int:
    """The heavier, the earlier; without weight, in the usual order. Those in the browser follow one another: between
    two of them it need not be closed."""
    long = item.get_closest_marker("long") is not None
    if BROWSER in item.path.parents:
        return 2 if long else 1
    return 3 if long else 0


def dealt(items: Iterable[T], weight: Callable[[T], int], workers: int) -> list[T]:
    items = list(items)
    heavy = sorted(filter(weight, items), key=weight, reverse=True)
    light = (item for item in items if not weight(item))
    return [item for stretch in stretches(heavy, light, len(items), workers) for item in stretch]


def stretches(heavy: list[T], light: Iterator[T], left: int, workers: int) -> Iterator[list[T]]:
    """As long as xdist makes them."""
    for worker in range(workers):
        share = heavy[worker::workers]
        stretch = [*share, *islice(light, max(0, left // (workers - worker) - len(share)))]
        left -= len(stretch)
        yield stretch
