from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from stead.server.http.replaying import Desk, Result, Task
from stead.server.http.replays import Replays
from stead.server.live.aside import Meter
from tests.upgrades.old import Club, Release, later, unpack


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The club of the first release, as its server left it."""
    return unpack(tmp_path)


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Release:
    """Another version of Stead is installed, from here on."""
    monkeypatch.setattr(Replays, "_ask", _here)
    return lambda rules={}, cards={}: later(monkeypatch, rules, cards)


async def _here(_: Replays, task: Task) -> Result:
    """Played over in this process: one of its own would have the version there is."""
    return Desk().do(task, Meter())


@pytest.fixture
async def club(file: Path) -> AsyncIterator[Club]:
    """That club, opened by the code there is now."""
    async with Club.open(file) as club:
        yield club
