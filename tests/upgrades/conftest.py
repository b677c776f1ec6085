from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.upgrades.old import Club, Release, later, unpack


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The club of the first release, as its server left it."""
    return unpack(tmp_path)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Release:
    """Another version of Stead is installed, from here on."""
    return lambda rules={}, cards={}: later(monkeypatch, rules, cards)


@pytest.fixture
async def club(file: Path) -> AsyncIterator[Club]:
    """That club, opened by the code there is now."""
    async with Club.open(file) as club:
        yield club
