"""A player over HTTP and WebSocket, as small as one can be: for the server's bench and its fault tests."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HEADERS = {"X-Stead": "1"}


class Client:
    """Somebody at the door. `base` is the server's address, such as http://127.0.0.1:8000."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={**HEADERS, "Origin": base}, timeout=30)

    async def close(self) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: object = None) -> Any:
        response = await self.http.post(f"/api{path}", content=msgspec.json.encode(body))
        if response.is_error:
            raise RuntimeError(f"POST {path}: {response.status_code} {response.text}")
        return response.json()

    async def get(self, path: str) -> Any:
        response = await self.http.get(f"/api{path}")
        if response.is_error:
            raise RuntimeError(f"GET {path}: {response.status_code} {response.text}")
        return response.json()

    async def guest(self, name: str) -> "Client":
        await self.post("/guest", {"name": name})
        return self

    async def table(self, *seats: dict[str, Any], **more: Any) -> str:
        """A new table with these seats; by default one for me and an open one."""
        wishes = list(seats) or [{"who": "me"}, {"who": "open"}]
        made = await self.post("/tables", {"title": "settlers", "seats": wishes, **more})
        return made["id"]

    async def sit(self, table: str, lang: str = "en") -> "Sitting":
        return Sitting(await self.connect(table, lang=lang))

    async def connect(self, table: str, **query: str) -> ClientConnection:
        """The bare socket of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live?{urlencode(query)}"
        headers = {"Cookie": cookie, "Origin": self.base}
        return await connect(url, additional_headers=headers, compression=None, max_size=None)


class Sitting:
    """A socket at a table: the newest picture, and requests that wait for their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.picture: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.seen: Callable[[dict[str, Any]], None] = lambda _: None
        """Called with every message as it comes."""
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                message = msgspec.json.decode(data)
                if message["is"] == "table":
                    self.picture = message
                    self._changed.set()
                elif message["is"] == "chat":
                    self.chat += message["lines"]
                elif message.get("id") in self._answers:
                    self._answers.pop(message["id"]).set_result(message)
                self.seen(message)
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                answer.cancel()
            self._changed.set()

    async def ended(self) -> None:
        """Wait until the server has closed it and all it sent was read."""
        await asyncio.wait_for(asyncio.shield(self._reading), 20)

    async def close(self) -> None:
        await self.socket.close()
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def until(self, what: Callable[[dict[str, Any]], bool], seconds: float = 20) -> dict[str, Any]:
        """The first picture of which this is true."""
        async with asyncio.timeout(seconds):
            while not (self.picture and what(self.picture)):
                if self._reading.done():
                    raise ConnectionError("the socket is closed")
                self._changed.clear()
                await self._changed.wait()
        return self.picture

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for the answer to it."""
        id = fields.pop("id", None) or secrets.token_urlsafe(9)
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"do": do, "id": id, **fields}).decode())
        return await asyncio.wait_for(answer, 20)

    def mine(self) -> dict[str, Any] | None:
        """The question that is mine to answer."""
        asks = self.picture.get("asks", ())
        return next((ask for ask in asks if ask["options"]), None)

    async def move(self, key: str, **fields: Any) -> dict[str, Any]:
        seat = self.picture["seat"]
        return await self.ask("move", version=self.picture["version"], seat=seat, key=key, **fields)

    async def done(self) -> dict[str, Any]:
        return await self.ask("done", version=self.picture["version"], seat=self.picture["held"])
