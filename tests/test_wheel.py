"""Whoever installs the wheel needs no Node: the pages are in it, and the ledger, the catalogues, the content."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_wheel_carries_everything_it_serves(tmp_path: Path) -> None:
    if not (ROOT / "stead" / "server" / "pages" / "index.html").is_file():
        pytest.skip("the pages are not built: ./test and ./play build them")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for name in (
        "stead/py.typed",
        "stead/server/pages/index.html",
        "stead/server/pages/sw.js",
        "stead/server/store/migrations/env.py",
        "stead/ledger/settlers.md",
        "stead/ledger/ru/settlers.md",
        "stead/ledger/founders.md",
        "stead/ledger/ru/founders.md",
        "stead/ledger/book/ru/founders.md",
        "stead/locale/ru/browser.ftl",
        "stead/locale/ru/founders/browser.ftl",
        "stead/titles/settlers/content/common.yaml",
        "stead/titles/founders/content/boards.yaml",
    ):
        assert name in names
    assert any(name.startswith("stead/server/pages/assets/") and name.endswith(".js") for name in names)
    assert not any(name.startswith(("tests/", "web/")) for name in names)
