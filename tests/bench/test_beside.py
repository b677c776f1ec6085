"""Two copies side by side. No test says how fast anything is."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = importlib.import_module("beside")
    monkeypatch.setattr(module, "SAMPLES", 2)
    monkeypatch.setattr(module, "GAMES", 1)
    return module


def test_a_digest_is_that_of_the_games(bench: ModuleType) -> None:
    for title in bench.TITLES:
        assert bench.digest(title, 1) == bench.digest(title, 1) != bench.digest(title, 2)


def test_everything_is_measured(bench: ModuleType) -> None:
    times = dict(bench.measured(0.0001))
    assert all(time > 0 for time in times.values())
    for title in bench.TITLES:
        assert {f"{title}: a decision, at random", f"{title}: a decision, greedy"} < set(times)
        assert {f"{title}: clone between turns", f"{title}: determinize inside a turn"} < set(times)
    assert "founders: clone amid several" in times


def test_a_copy_is_asked_in_a_process_of_its_own(bench: ModuleType) -> None:
    told = bench.ask(ROOT, "digest", 1)
    assert told["result"] == {title: bench.digest(title, 1) for title in bench.TITLES}
    assert "stead.kernel.table" in told["interpreted"]


def test_the_table_compares_neighbours(bench: ModuleType) -> None:
    before = [{"clone": 9.0}, {"clone": 8.0}, {"clone": 30.0}]
    after = [{"clone": 3.0}, {"clone": 4.0}, {"clone": 10.0}]
    assert bench.table_of({"old": before})[2] == "clone                 9.0 (8.0-30.0)"
    assert (
        bench.table_of({"old": before, "new": after})[2].split() == "clone 9.0 (8.0-30.0) 4.0 (3.0-10.0) 3.00 x".split()
    )
