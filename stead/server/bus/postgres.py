"""LISTEN and NOTIFY: the bus of those who have PostgreSQL anyway."""

import asyncio
from collections.abc import Sequence
from typing import Any

import asyncpg

from stead.server.bus.remote import PATIENCE, Receive

CHANNEL = "stead"
NOT_ON_DISK = {"synchronous_commit": "off"}
"""A hint is lost with the server anyway. PostgreSQL sends hints one commit after the other, for all of a server: where
each waited for the disk, moves would wait for their hints, and for each other."""


class PostgresLink:
    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._lost = asyncio.Event()
        connection.add_termination_listener(lambda _: self._lost.set())

    @classmethod
    async def open(cls, url: str, receive: Receive) -> "PostgresLink":
        connection = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=NOT_ON_DISK)
        await connection.add_listener(CHANNEL, lambda _connection, _process, _channel, text: receive(text))
        return cls(connection)

    async def send(self, messages: Sequence[str]) -> None:
        query = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
        await self._connection.fetch(query, CHANNEL, messages)

    async def hold(self) -> None:
        await self._lost.wait()
        raise ConnectionError("PostgreSQL closed the connection")

    async def close(self) -> None:
        self._connection.terminate()
