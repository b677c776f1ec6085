from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts of bench/ import each other, as they do when they are run."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "bench")
