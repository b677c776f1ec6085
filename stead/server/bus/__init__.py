"""The bus: what one worker did, the others hear at once."""

from functools import partial

from stead.server.bus.base import Bus
from stead.server.bus.memory import MemoryBus
from stead.server.bus.remote import RemoteBus

__all__ = ["Bus", "open_bus"]


async def open_bus(url: str | None, store_url: str, patient: bool = False) -> Bus:
    """`memory://`, `postgresql://…` or `redis://…`; without a URL, what goes with the store. Who is patient takes one
    that is not connected yet."""
    # Drivers are loaded by those who use them.
    url = url or (store_url if store_url.startswith("postgresql:") else "memory://")
    match url.partition(":")[0]:
        case "memory":
            return MemoryBus()
        case "postgresql":
            from stead.server.bus.postgres import PostgresLink

            return await RemoteBus.open(partial(PostgresLink.open, url), patient)
        case "redis" | "rediss":
            from stead.server.bus.redis import RedisLink

            return await RemoteBus.open(partial(RedisLink.open, url), patient)
    raise ValueError(f"neither memory:// nor postgresql://… nor redis://…: {url!r}")
