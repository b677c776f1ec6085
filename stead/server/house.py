"""What one worker has, and in which order it opens and closes."""

import asyncio
import secrets
import time
from collections import Counter

import msgspec
from starlette.requests import HTTPConnection

from stead.server.bus import Bus, open_bus
from stead.server.http.analyses import Analyses
from stead.server.http.passwords import Passwords
from stead.server.http.replays import Replays
from stead.server.limits import Limits, Taken
from stead.server.live.rooms import Rooms
from stead.server.live.titles import Titles
from stead.server.logs import log
from stead.server.pulse import Pulse
from stead.server.push import Push
from stead.server.settings import Settings
from stead.server.store import Store

HOUSEKEEPING = 3600.0
SHARING = 1.0
"""Seconds between two messages about what was taken of the rate limits."""
IDLE_TABLE = 3 * 86400.0
"""A table nobody came to for so long is put away."""
IDLE_LESSON = 86400.0
"""The table of an exercise that nobody has touched for so long is thrown away."""


class House:
    def __init__(self, settings: Settings, limits: Limits, store: Store, bus: Bus, secret: bytes, push: Push) -> None:
        self.settings = settings
        self.limits = limits
        self.store = store
        self.bus = bus
        self.secret = secret
        """The key of invitations, the same for all workers."""
        self.push = push
        self.pulse = Pulse(store, bus)
        self.sockets: Counter[str] = Counter()
        """By address, at all tables of this worker."""
        self.passwords = Passwords()
        self.replays = Replays(settings.content)
        self.analyses = Analyses(store, settings.content)
        self.rooms = Rooms(
            store,
            bus,
            push=push,
            pause=settings.bot_pause,
            bot_processes=settings.bot_processes,
            deep_seconds=settings.deep_seconds,
        )
        self._keeping = asyncio.create_task(self._keep())
        self._sharing = asyncio.create_task(self._share())
        self._rooms = asyncio.create_task(self.rooms.run())

    @classmethod
    async def open(cls, settings: Settings, limits: Limits) -> "House":
        store = await Store.open(settings.url)
        try:
            bus = await open_bus(settings.bus, settings.url, patient=True)  # `stead serve` has tried the address
        except BaseException:
            await store.close()
            raise
        secret = bytes.fromhex(await store.setting("secret", lambda: secrets.token_hex(32)))
        push = await Push.open(store, settings)
        await Titles(store).keep()
        return cls(settings, limits, store, bus, secret, push)

    async def close(self) -> None:
        """First what makes moves, then what carries them, last what keeps them."""
        self._keeping.cancel()
        self._sharing.cancel()
        await self.rooms.close()
        await self.replays.close()
        await self.analyses.close()
        self._rooms.cancel()
        await asyncio.gather(self._keeping, self._sharing, self._rooms, return_exceptions=True)
        await self.push.close()
        await self.bus.close()
        await self.store.close()

    async def _share(self) -> None:
        """Rate limits hold for all workers together."""
        if not self.bus.crosses_processes:
            return
        self.limits.shared = True
        self.bus.listen(self._hear_limits)
        while True:
            await asyncio.sleep(SHARING)
            for taken in self.limits.parcels():
                await self.rooms.publish("limits", "", taken)

    def _hear_limits(self, topic: str, payload: bytes) -> None:
        if topic == "limits":
            worker, _, taken = msgspec.json.decode(payload, type=tuple[str, str, list[Taken]])
            if worker != self.rooms.worker:
                self.limits.hear(taken)

    async def _keep(self) -> None:
        while True:
            try:
                now = time.time()
                await self.store.sweep(now)
                await self.store.cancel_idle(now - IDLE_TABLE)
                await self.rooms.forget(await self.store.sweep_lessons(now - IDLE_LESSON))
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(HOUSEKEEPING)


def house(connection: HTTPConnection) -> House:
    return connection.app.state.house
