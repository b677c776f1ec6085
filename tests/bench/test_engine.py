"""The bench runs and reports. No test says how fast anything is."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "engine.py"
TINY = ["--seconds", "0.001", "--repeats", "2"]
OURS = [
    "decisions/s, 2 players",
    "games/s, 2 players",
    "decisions/s, 4 players",
    "games/s, 4 players",
    "µs to copy between actions",
    "µs to copy inside an action",
    "µs to list the options",
]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_engine", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "SAMPLES", 2)
    return module


def test_everything_is_measured_and_shown(
    bench: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "speed.json"
    assert bench.main([*TINY, "--alone", "--json", str(file)]) == 0
    out = capsys.readouterr().out
    for line in OURS:
        assert line in out
    data = json.loads(file.read_text("utf-8"))
    (times,) = data["values"].values()
    assert list(times) == OURS
    assert all(len(values) == 2 and min(values) > 0 for values in times.values())


def test_without_catanatron_it_says_how_to_get_it_and_measures_ours(
    bench: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert bench.main(TINY) == 0
    said = capsys.readouterr()
    assert said.err == f"{bench.ABSENT}\n"
    assert ".[bench]" in bench.ABSENT
    assert "catanatron" not in said.out
    assert "decisions/s, 2 players" in said.out


@pytest.mark.skipif(importlib.util.find_spec("catanatron") is None, reason="an extra that not everybody has")
def test_catanatron_is_measured_beside_it(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(TINY) == 0
    out = capsys.readouterr().out
    assert "catanatron" in out
    assert out.count(" x\n") == 4


def test_a_file_that_cannot_be_written(bench: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert bench.main([*TINY, "--alone", "--json", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--repeats", "0"], ["--seconds", "long"]])
def test_numbers_that_make_no_sense(bench: ModuleType, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(arguments)
    assert ended.value.code == 2


def test_the_table_compares_neighbours(bench: ModuleType) -> None:
    found = {
        "ours": {"decisions/s, 2 players": [100.0, 200.0, 90.0], "µs to copy": [1.0, 1.0, 2.0]},
        "theirs": {"decisions/s, 2 players": [10.0, 10.0, 30.0], "µs to copy": [5.0, 6.0, 6.0]},
    }
    lines = bench.report(found)
    assert lines[2].split()[-2:] == ["10.0", "x"]
    assert lines[3].split()[-2:] == ["5.0", "x"]
    assert "100.0 (90.0-200.0)" in lines[2]
