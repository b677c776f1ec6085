from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from stead.server.http import passwords
from stead.server.http.replays import Replays
from stead.server.live.thinkers import Thinkers
from tests.server.http.kit import Venue, Visitor, replay_here, think_here, venue


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think here, games are played over here, and hashing a password takes no time."""
    cheap = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(Thinkers, "choose", think_here)
    monkeypatch.setattr(Replays, "_ask", replay_here)
    monkeypatch.setattr(passwords, "_hasher", cheap)
    passwords._nobodys.cache_clear()


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Venue]:
    async with venue(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
async def patient(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Venue]:
    """One server for many tries."""
    async with venue(tmp_path_factory.mktemp("patient"), patience=1e6) as running:
        yield running


@pytest.fixture(scope="module")
async def visitor(patient: Venue) -> Visitor:
    return await patient.guest("Anna")
