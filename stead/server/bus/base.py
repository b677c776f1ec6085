"""What a bus is: it carries short hints between the workers. Whoever hears one reads the rest from the store."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

LONGEST_TOPIC = 100
LONGEST_PAYLOAD = 4096

log = logging.getLogger("stead.bus")


class Bus(ABC):
    crosses_processes: ClassVar[bool]
    down = False
    """There is no connection: what the others do is not heard."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[str, bytes], None]] = []
        self._gap_listeners: list[Callable[[], None]] = []

    def listen(self, callback: Callable[[str, bytes], None]) -> None:
        """Called on the event loop with the topic and payload of every message, one's own among them."""
        self._listeners.append(callback)

    def on_gap(self, callback: Callable[[], None]) -> None:
        """Called when messages may have been missed, as soon as they come again."""
        self._gap_listeners.append(callback)

    async def publish(self, topic: str, payload: bytes) -> None:
        """Hands it over and does not wait for its way: a move is not kept up by the bus."""
        if not 0 < len(topic.encode()) <= LONGEST_TOPIC:
            raise ValueError(f"a topic has 1 to {LONGEST_TOPIC} bytes, not {len(topic.encode())}")
        if len(payload) > LONGEST_PAYLOAD:
            raise ValueError(f"a payload has at most {LONGEST_PAYLOAD} bytes, not {len(payload)}")
        self._publish(topic, payload)

    @abstractmethod
    def _publish(self, topic: str, payload: bytes) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    def _deliver(self, topic: str, payload: bytes) -> None:
        for callback in self._listeners:
            try:
                callback(topic, payload)
            except Exception:
                log.exception("a listener failed at %s", topic)

    def _gap(self) -> None:
        for callback in self._gap_listeners:
            try:
                callback()
            except Exception:
                log.exception("a listener failed at a gap")
