"""Fixtures for all tests of the server."""

import pytest

from tests.server.services import postgres, redis

__all__ = ["postgres", "redis"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
