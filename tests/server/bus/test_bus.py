"""One suite for every bus: in memory, over PostgreSQL, over Redis. The servers are real, and it is they who hang up."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from stead.server.bus import Bus, open_bus, remote
from stead.server.bus.base import LONGEST_PAYLOAD, LONGEST_TOPIC
from tests.server.services import Postgres, Redis

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
Message = tuple[str, bytes]


@pytest.fixture(params=["postgres", "redis"])
def server(request: pytest.FixtureRequest) -> Postgres | Redis:
    return request.getfixturevalue(request.param)


@pytest.fixture(params=["memory", "postgres", "redis"])
def url(request: pytest.FixtureRequest) -> str:
    return "memory://" if request.param == "memory" else request.getfixturevalue(request.param).url()


@contextlib.asynccontextmanager
async def opened(url: str | None, store_url: str = "sqlite://") -> AsyncIterator[Bus]:
    bus = await open_bus(url, store_url)
    try:
        yield bus
    finally:
        await bus.close()


class Ear:
    """What somebody has heard on a bus."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[Message] = []
        self.gaps = 0
        bus.listen(lambda topic, payload: self.heard.append((topic, payload)))
        bus.on_gap(self.gap)

    def gap(self) -> None:
        self.gaps += 1

    async def hears(self, *messages: Message) -> None:
        await until(lambda: len(self.heard) >= len(messages))
        assert self.heard == list(messages)


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.005)


async def test_everybody_hears_everything_in_order_and_oneself_too(url: str) -> None:
    async with opened(url) as bus:
        one, two = Ear(bus), Ear(bus)
        messages = [("table", b"%d" % n) for n in range(250)] + [("chat", b""), ("стол", bytes(range(256)))]
        for message in messages:
            await bus.publish(*message)
        await one.hears(*messages)
        await two.hears(*messages)
        assert one.gaps == two.gaps == 0


async def test_the_same_said_twice_is_heard_twice(url: str) -> None:
    async with opened(url) as bus:
        ear = Ear(bus)
        for _ in range(3):
            await bus.publish("table", b"t")
        await ear.hears(*[("table", b"t")] * 3)


async def test_nobody_hears_before_the_publisher_goes_on(url: str) -> None:
    async with opened(url) as bus:
        ear = Ear(bus)
        await bus.publish("table", b"t")
        assert ear.heard == []
        await ear.hears(("table", b"t"))


async def test_the_longest_message_passes_and_a_longer_one_is_refused(url: str) -> None:
    async with opened(url) as bus:
        ear = Ear(bus)
        longest = ("\x01" * LONGEST_TOPIC, b"\xff" * LONGEST_PAYLOAD)
        too_long = ((longest[0] + "x", b""), ("ж" * LONGEST_TOPIC, b""), ("t", longest[1] + b"x"))
        for topic, payload in (("", b""), *too_long):
            with pytest.raises(ValueError, match="bytes"):
                await bus.publish(topic, payload)
        await bus.publish(*longest)
        await ear.hears(longest)


async def test_a_listener_that_fails_is_logged_and_stops_nobody(url: str, caplog: pytest.LogCaptureFixture) -> None:
    def fails(topic: str, payload: bytes) -> None:
        raise RuntimeError("a bad listener")

    async with opened(url) as bus:
        bus.listen(fails)
        ear = Ear(bus)
        await bus.publish("table", b"1")
        await bus.publish("table", b"2")
        await ear.hears(("table", b"1"), ("table", b"2"))
    assert "a bad listener" in caplog.text


async def test_all_workers_hear_each_other(server: Postgres | Redis) -> None:
    async with opened(server.url()) as one, opened(server.url()) as two:
        assert one.crosses_processes
        ears = Ear(one), Ear(two)
        await one.publish("table", b"1")
        await ears[1].hears(("table", b"1"))
        await two.publish("table", b"2")
        for ear in ears:
            await ear.hears(("table", b"1"), ("table", b"2"))


async def test_another_process_is_heard(server: Postgres | Redis) -> None:
    code = f"""
import asyncio
from stead.server.bus import open_bus
async def main():
    bus = await open_bus({server.url()!r}, "sqlite://")
    for n in range(20):
        await bus.publish("table", b"%d" % n)
    await bus.close()  # sends the rest first
asyncio.run(main())
"""
    async with opened(server.url()) as bus:
        ear = Ear(bus)
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=True, cwd=ROOT)
        await ear.hears(*[("table", b"%d" % n) for n in range(20)])


async def test_a_lost_connection_is_made_again_and_a_gap_is_told(server: Postgres | Redis) -> None:
    async with opened(server.url()) as one, opened(server.url()) as two:
        ears = Ear(one), Ear(two)
        for gaps in (1, 2):
            server.drop_clients()
            await until(lambda: all(ear.gaps == gaps for ear in ears))  # noqa: B023
            await one.publish("table", b"%d" % gaps)
            for ear in ears:
                await ear.hears(*[("table", b"1"), ("table", b"2")][:gaps])


async def test_what_is_published_while_there_is_no_connection_comes_later(server: Postgres | Redis) -> None:
    async with opened(server.url()) as one, opened(server.url()) as two:
        ears = Ear(one), Ear(two)
        server.drop_clients()
        messages = [("table", b"%d" % n) for n in range(300)]
        for message in messages:
            await one.publish(*message)
        await until(lambda: ears[0].heard[-1:] == messages[-1:])
        assert ears[0].heard[-300:] == messages  # what was on its way when the connection was lost may come twice
        # The other may be back later than the messages: then it is told of the gap.
        await until(lambda: ears[1].gaps == 1)


async def test_a_gap_is_told_to_all_when_too_much_was_to_be_sent(
    server: Postgres | Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "OUTBOX", 50)
    async with opened(server.url()) as one, opened(server.url()) as two:
        ear = Ear(two)
        for n in range(60):
            await one.publish("table", b"%d" % n)
        await ear.hears(*[("table", b"%d" % n) for n in range(50, 60)])
        assert ear.gaps == 1


async def test_its_own_beats_come_back_and_nobody_hears_of_them(
    server: Postgres | Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "HEARTBEAT", 0.02)
    async with opened(server.url()) as bus:
        ear = Ear(bus)
        await asyncio.sleep(0.3)
        assert (ear.heard, ear.gaps) == ([], 0)


async def test_a_connection_that_died_unnoticed_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dead:
        """Takes everything and gives nothing back."""

        closed = False

        async def send(self, messages: Sequence[str]) -> None:
            pass

        async def hold(self) -> None:
            await asyncio.Event().wait()

        async def close(self) -> None:
            self.closed = True

    async def connect(receive: remote.Receive) -> Dead:
        links.append(Dead())
        return links[-1]

    links: list[Dead] = []
    monkeypatch.setattr(remote, "HEARTBEAT", 0.01)
    bus = await remote.RemoteBus.open(connect)
    ear = Ear(bus)
    await until(lambda: ear.gaps == 2)
    await bus.close()
    assert [link.closed for link in links] == [True] * len(links)


async def test_what_is_not_ours_is_ignored(server: Postgres | Redis, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(server.url()) as bus:
        ear = Ear(bus)
        if isinstance(server, Postgres):
            server.sql("NOTIFY stead, 'hello'")
        else:
            server.command("PUBLISH stead:0 hello")
        await until(lambda: "not ours: hello" in caplog.text)
        await bus.publish("table", b"t")
        await ear.hears(("table", b"t"))
        assert ear.gaps == 0


async def test_databases_of_one_server_are_apart(server: Postgres | Redis) -> None:
    other = server.fresh() if isinstance(server, Postgres) else server.url(1)
    async with opened(server.url()) as one, opened(other) as two:
        here, there = Ear(one), Ear(two)
        await one.publish("table", b"1")
        await two.publish("table", b"2")
        await here.hears(("table", b"1"))
        await there.hears(("table", b"2"))


async def test_without_a_url_it_is_what_goes_with_the_store(postgres: Postgres) -> None:
    async with opened(None) as bus:
        assert not bus.crosses_processes
    async with opened(None, postgres.url()) as bus:
        assert bus.crosses_processes


@pytest.mark.parametrize("url", ["amqp://x", "nonsense", "sqlite://"])
async def test_an_address_of_nothing_we_know_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="memory://"):
        await open_bus(url, "sqlite://")


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1", "postgresql://127.0.0.1:1/x"])
async def test_a_server_that_is_not_there_is_said_at_once(url: str) -> None:
    with pytest.raises(Exception, match=r"(?i)connect"):
        await open_bus(url, "sqlite://")


async def test_who_is_patient_begins_without_a_connection(
    server: Postgres | Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that replaces another starts while the bus is down, and says so; it hears the rest when it is there."""
    nowhere = "redis://127.0.0.1:1/0" if isinstance(server, Redis) else "postgresql://stead@127.0.0.1:1/club"
    with pytest.raises(Exception, match=r"."):
        await open_bus(nowhere, "sqlite://")
    bus = await open_bus(nowhere, "sqlite://", patient=True)
    assert isinstance(bus, remote.RemoteBus)
    try:
        assert bus.down
        ear = Ear(bus)
        await bus.publish("table", b"one")
        async with opened(server.url()) as there:
            monkeypatch.setattr(bus, "_connect", there._connect)  # type: ignore[attr-defined]
            await until(lambda: not bus.down)
            await ear.hears(("table", b"one"))
            assert ear.gaps == 1
    finally:
        await bus.close()


async def test_that_it_is_down_is_known_until_it_is_back(
    server: Postgres | Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(server.url()) as bus:
        assert isinstance(bus, remote.RemoteBus)
        connect = bus._connect

        async def nobody(_: remote.Receive) -> remote.Link:
            raise ConnectionError("nobody is there")

        assert not bus.down
        monkeypatch.setattr(bus, "_connect", nobody)
        server.drop_clients()
        await until(lambda: bus.down)
        monkeypatch.setattr(bus, "_connect", connect)
        await until(lambda: not bus.down)
