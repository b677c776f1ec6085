"""Redis: the bus of several hosts."""

from collections.abc import Sequence

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from stead.server.bus.remote import PATIENCE, Receive


class RedisLink:
    def __init__(self, url: str, receive: Receive) -> None:
        self._receive = receive
        # Without its own attempts to connect again: it would not say that messages were missed.
        self._client = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
        )
        # Redis has its channels in common for all databases, so the channel is called after the database.
        self._channel = f"stead:{self._client.connection_pool.connection_kwargs.get('db', 0)}"
        self._pubsub = self._client.pubsub()

    @classmethod
    async def open(cls, url: str, receive: Receive) -> "RedisLink":
        self = cls(url, receive)
        try:
            await self._pubsub.subscribe(self._channel)
            if not await self._pubsub.get_message(timeout=PATIENCE):
                raise TimeoutError("Redis does not let us subscribe")
        except BaseException:
            await self.close()
            raise
        return self

    async def send(self, messages: Sequence[str]) -> None:
        async with self._client.pipeline(transaction=False) as pipeline:
            for message in messages:
                pipeline.publish(self._channel, message)
            await pipeline.execute()

    async def hold(self) -> None:
        while True:
            message = await self._pubsub.get_message(timeout=None)
            if message and message["type"] == "message":
                self._receive(message["data"].decode())

    async def close(self) -> None:
        await self._pubsub.aclose()
        await self._client.aclose()
