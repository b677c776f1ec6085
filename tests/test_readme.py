"""The library code of README and docs runs as it stands there, and so do the examples of the docstrings."""

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import stead
from stead import bots, shelf
from stead.bots import insight
from stead.kernel import decks, table

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("name", "examples"), [("README.md", 6), ("docs/writing-a-bot.md", 6), ("docs/notation.md", 4)]
)
def test_what_is_told_runs(name: str, examples: int) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted >= examples
    assert result.failed == 0


@pytest.mark.parametrize(
    ("module", "examples"), [(stead, 3), (bots, 4), (insight, 4), (shelf, 2), (table, 35), (decks, 3)]
)
def test_the_examples_of_a_module_run(module: ModuleType, examples: int) -> None:
    result = doctest.testmod(module)
    assert result.attempted >= examples
    assert result.failed == 0
