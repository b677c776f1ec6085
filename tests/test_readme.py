"""The README's library code runs as it stands there, and so does the package's own example."""

import doctest
from pathlib import Path

import stead


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_package_example_runs() -> None:
    assert doctest.testmod(stead).failed == 0
