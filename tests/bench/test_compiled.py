"""What is compiled, and what is said where nothing can be. Compiling itself takes minutes, so no test does it."""

import importlib.util
import shutil
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "bench" / "compiled.py"


@pytest.fixture
def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_compiled", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_nothing_of_msgspec_is_compiled(bench: ModuleType) -> None:
    files = bench.modules(bench.ROOT / "stead")
    assert "stead/kernel/table.py" in files
    assert "stead/titles/founders/actions/trade.py" in files
    assert not {"stead/kit/effects.py", "stead/titles/settlers/cards.py"} & set(files)


def test_without_mypyc_it_says_how_to_get_it(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench.importlib.util, "find_spec", lambda _: None)
    assert bench.main([]) == 1
    assert capsys.readouterr().err == f"{bench.NO_MYPYC}\n"


def test_without_a_compiler_it_says_so(
    bench: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench.importlib.util, "find_spec", lambda _: object())
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert bench.main([]) == 1
    assert capsys.readouterr().err == f"{bench.NO_COMPILER}\n"


def test_what_is_not_compiled_may_inherit_from_what_is(bench: ModuleType, tmp_path: Path) -> None:
    quick = 'class Far:\n    """A base of a base."""\n\n\nclass Near(Far): ...\n\n\nclass Alone: ...\n'
    (tmp_path / "quick.py").write_text(f'"""Compiled."""\n\n{quick}', "utf-8")
    (tmp_path / "plain.py").write_text("class Mine(Near): ...\n", "utf-8")
    bench.open_up(tmp_path, ["quick.py"])
    lines = (tmp_path / "quick.py").read_text("utf-8").splitlines()
    marked = [lines[i + 1] for i, line in enumerate(lines) if line == bench.MARK]
    assert marked == ["class Far:", "class Near(Far): ..."]
    assert "from mypy_extensions import mypyc_attr" in "\n".join(lines)


def test_who_comes_with_anything_is_told_our_sentences(bench: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    source = "def push(self, choice: Option | str, seat: int | None = None) -> None: ...\ndef _see(seat: int): ...\n"
    file.write_text(source, "utf-8")
    bench.take_anything(file)
    loose = "def push(self, choice: Any, seat: Any = None) -> None: ...\ndef _see(seat: int): ...\n"
    assert file.read_text("utf-8") == loose
    assert (bench.ROOT / bench.COUNTER).is_file()


def test_a_wheel_lists_what_is_in_it(bench: ModuleType, tmp_path: Path) -> None:
    info = tmp_path / "wheel" / "stead-1.dist-info"
    info.mkdir(parents=True)
    (info / "WHEEL").write_text("Tag: cp311-cp311-any\n", "utf-8")
    wheel = bench.pack(tmp_path / "wheel", info / "RECORD", tmp_path / "stead.whl")
    with zipfile.ZipFile(wheel) as zipped:
        assert zipped.namelist() == ["stead-1.dist-info/WHEEL", "stead-1.dist-info/RECORD"]
        listed = zipped.read("stead-1.dist-info/RECORD").decode().splitlines()
    assert listed[0].startswith("stead-1.dist-info/WHEEL,sha256=")
    assert listed[1] == "stead-1.dist-info/RECORD,,"
