"""People at a table's socket, who remember what they were sent."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection

from bench.client import Client, Sitting

SOON = 60.0
"""Seconds after which something that should have come is missed."""


class Place(Sitting):
    """A socket that remembers all it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self.seen = self._hear

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        self._news.set()

    async def hears(self, kind: str, what: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The first message like this, come already or yet to come."""
        async with asyncio.timeout(SOON):
            while True:
                found = next((m for m in self.heard if m["is"] == kind and what(m)), None)
                if found is not None:
                    return found
                self._news.clear()
                await self._news.wait()

    async def at(self, version: int) -> dict[str, Any]:
        return await self.until(lambda picture: picture["version"] >= version, SOON)

    async def plays(self, key: str) -> dict[str, Any]:
        """Choose, and see the table as it is then."""
        version = self.picture["version"]
        answer = await self.move(key)
        assert answer["ok"], answer
        return await self.at(version + 1)

    async def ends(self) -> dict[str, Any]:
        version = self.picture["version"]
        answer = await self.done()
        assert answer["ok"], answer
        return await self.at(version + 1)

    async def send(self, request: object) -> None:
        await self.socket.send(request if isinstance(request, str | bytes) else json.dumps(request))

    async def bye(self) -> str:
        """Wait for the end; its code."""
        code = (await self.hears("bye"))["code"]
        await asyncio.wait_for(self.socket.wait_closed(), SOON)
        return code


class Guest(Client):
    """Somebody who has come with a browser."""

    async def sit(self, table: str, lang: str = "en", **query: str) -> Place:
        """At the table, with the first picture seen."""
        place = Place(await self.connect(table, lang=lang, **query))
        await place.until(lambda _: True, SOON)
        return place


async def play_on(places: Sequence[Place], until: Callable[[dict[str, Any]], bool]) -> None:
    """Everybody passes where they can, else does the first thing that comes to mind."""
    while not until(places[0].picture):
        place = next(place for place in places if place.mine() or place.picture["held"] == place.picture["seat"])
        if place.picture["held"] is not None:
            await place.ends()
        else:
            keys = [option["key"] for option in (place.mine() or {})["options"]]
            await place.plays("pass" if "pass" in keys else keys[0])
        await asyncio.gather(*(other.at(place.picture["version"]) for other in places))
