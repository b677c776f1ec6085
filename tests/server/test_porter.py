"""Nothing is left of a connection that is closed: the collector rests, so what hangs in a circle would stay."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from websockets.server import ServerProtocol

from stead.server.porter import Connection, Socket

KINDS = (Connection, Socket, ServerProtocol)


@contextmanager
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def left() -> list[str]:
    return [type(one).__name__ for one in gc.get_objects() if issubclass(type(one), KINDS)]


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204})
        await send({"type": "http.response.body"})
        return
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": message["text"]})


@pytest.mark.anyio
async def test_nothing_is_left_of_a_connection_that_is_closed() -> None:
    config = uvicorn.Config(echo, port=0, http=Connection, ws=Socket, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    address = "127.0.0.1:{1}".format(*server.servers[0].sockets[0].getsockname())
    with without_collector():
        before = len(left())
        for _ in range(3):
            async with websockets.connect(f"ws://{address}/") as socket:
                await socket.send("hello")
                assert await socket.recv() == "hello"
            async with httpx.AsyncClient() as client:
                assert (await client.get(f"http://{address}/")).status_code == 204
        server.should_exit = True
        await serving
        assert left()[before:] == []
