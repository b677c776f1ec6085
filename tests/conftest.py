"""For all tests: the same examples in every run, and coverage where it is cheap."""

import gc
import os
import re
from collections.abc import Generator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from coverage import Coverage
from hypothesis import settings

from stead.analysis.game import LOOKING
from tests import dealt, once, order
from tests.server.services import postgres, redis

__all__ = ["dealt", "postgres", "redis"]

HERE = Path(__file__).parent

# `./test` tries the same examples every time: chance fails no test. `./explore` looks for new ones.
settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.register_profile("fresh", derandomize=False, database=None, deadline=None, print_blob=False)
EXPLORING = os.environ.get("STEAD_EXPLORE")
settings.load_profile("fresh" if EXPLORING else "same")

LOOKING["quick"] = 600.0  # all of a game is weighed, however slow or busy the machine is


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


COVERING = ("kernel", "kit", "settlers", "founders", "colonists", "north", "text")
GAMES = ("test_bots.py", "test_games.py", "test_recorded_games.py")
"""Where tests say what each rule does. Those that play whole games would take four times as long if their lines were
counted, and it would show nothing: a line that only they reach is proved by no example."""
SOURCES = ("test_catalogue.py",)
"""Who reads our sources runs none of them."""


def covering(item: pytest.Item) -> bool:
    return item.path.relative_to(HERE).parts[0] in COVERING and item.path.name not in GAMES + SOURCES


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker("property")
    if EXPLORING:  # the time may be up at any moment
        Random(EXPLORING).shuffle(items)
    elif told := getattr(config, "workerinput", None):
        items[:] = order.dealt(items, order.weight, told["workercount"])


def pytest_collection_finish() -> None:
    """What is here now stays to the end: no use in looking through it for garbage again and again."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """One more than processors: now and then a worker waits for a browser or a database."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    once.end()


stopped: list[Coverage] = []


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> None:
    """Count lines from this test on, or don't."""
    if covering(item):
        while stopped:
            stopped.pop().start()
    else:
        while counting := Coverage.current():  # a worker of xdist has two, one in the other
            counting.get_data()  # writes down what was counted: starting again would forget it
            counting.stop()
            stopped.append(counting)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """For `./explore`: how many examples there were, and what of them was not for Hypothesis to choose."""
    if call.when == "call" and (told := getattr(item, "hypothesis_statistics", None)):
        examples = sum(map(int, re.findall(r"(\d+) (?:passing|failing|invalid)", told)))
        item.user_properties.append(("examples", examples))
        chosen = getattr(item, "callspec", None)
        item.user_properties.append(("parameters", [*chosen.params] if chosen else []))
    return (yield)
