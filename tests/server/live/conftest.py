from collections.abc import AsyncIterator, Iterator

import pytest

from stead.server.http.replays import Replays
from stead.server.live.thinkers import Thinkers
from tests.server.http.kit import replay_here, think_here
from tests.server.live.club import Club, in_file, open_club


@pytest.fixture(scope="module", autouse=True)
def bots_think_here() -> Iterator[None]:
    """They need no process of their own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "choose", think_here)
        patch.setattr(Replays, "_ask", replay_here)
        yield


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Club]:
    async with open_club(in_file(tmp_path_factory.mktemp("club"))) as club:
        yield club


@pytest.fixture
async def club(shared: Club) -> AsyncIterator[Club]:
    """A server that many tests share, each with people and tables of its own. It must have nothing to complain of."""
    shared.complaints.clear()
    yield shared
    assert [record.getMessage() for record in shared.complaints] == []
