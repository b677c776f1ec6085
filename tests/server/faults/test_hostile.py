"""What a server lives through: connections that say nothing, a parent that is killed, a disk that is full, a bus that
is gone. All of it is real, and all of it on this machine."""

import asyncio
import contextlib
import resource
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.client import Client
from tests.ports import free_port
from tests.server.faults.serving import PATIENCE, SOON, Server, is_there
from tests.server.services import Postgres, Redis, need, program, running, wait_until

pytestmark = pytest.mark.anyio


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, f"sqlite:///{tmp_path}/stead.db") as server:
        yield server


def get(server: Server, path: str, address: str = "127.0.0.2") -> httpx.Response:
    """As somebody else on this machine."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as http:
        return http.get(f"{server.base}{path}")


@contextmanager
def silent(server: Server, count: int, address: str = "127.0.0.1", first: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that never say what they want."""
    opened: list[socket.socket] = []
    try:
        for _ in range(count):
            one = socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))
            opened.append(one)
            if first:
                one.sendall(first)
        yield opened
    finally:
        for one in opened:
            one.close()


def closed(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def until(what: Any) -> None:
    ends = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < ends
        time.sleep(0.1)


@pytest.mark.parametrize("first", [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "], ids=["silent", "half said"])
def test_silent_connections_shut_nobody_out(tmp_path: Path, first: bytes) -> None:
    database = f"sqlite:///{tmp_path}/stead.db"
    with Server(tmp_path, database, patience=1, descriptors=256) as server, silent(server, 300, first=first) as opened:
        assert get(server, "/api/tables").status_code == 200
        until(lambda: sum(map(closed, opened)) >= 190)  # no address has more than its share
        assert get(server, "/api/tables").status_code == 200
        until(lambda: all(map(closed, opened)))  # and whoever says nothing has not even that for long
        assert "connections were turned away" in server.log.read_text()


def test_a_head_without_an_end_is_cut_off(server: Server) -> None:
    with silent(server, 1, first=b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ") as (one,):
        for _ in range(20):
            with contextlib.suppress(ConnectionError):
                one.sendall(b"x" * 4000)
            time.sleep(0.01)
        until(lambda: closed(one))
    assert get(server, "/api/tables").status_code == 200


def test_a_large_request_is_not_taken_for_a_long_head(server: Server) -> None:
    body = b'{"name": "' + b"x" * 200_000 + b'"}'
    headers = {"X-Stead": "1", "Origin": server.base}
    assert httpx.post(f"{server.base}/api/guest", content=body, headers=headers).status_code == 413
    answer = httpx.post(f"{server.base}/api/records", content=body, headers=headers)
    assert answer.json()["error"] == "sign-in-first"


def test_workers_end_when_their_parent_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    with Server(tmp_path, postgres.fresh(), "--workers", "2") as server:
        workers = server.workers
        assert len(workers) == 2
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        until(lambda: not any(map(is_there, workers)))
        with closing(socket.socket()) as port:
            port.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            port.bind(("127.0.0.1", server.port))
        server.start()


async def test_a_full_disk_is_told_and_lost_moves_are_not_acknowledged(server: Server, tmp_path: Path) -> None:
    assert httpx.get(f"{server.base}/healthz").status_code == 200
    anna = await Client(server.base).guest("Anna")
    table = await anna.table({"who": "me"}, {"who": "me", "name": "Boris"}, undo="strict")
    sitting = await anna.sit(table)
    seat = (await sitting.until(lambda picture: bool(picture["asks"]), SOON))["asks"][0]["seat"]
    await sitting.socket.send(f'{{"do": "sit", "seat": {seat}}}')
    await sitting.until(lambda picture: picture["seat"] == seat, SOON)
    question = sitting.mine()
    assert question is not None
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, hard))  # no file may grow
    answer = await sitting.move(question["options"][0]["key"])
    assert (answer["ok"], answer["problem"]) == (False, "busy")
    until(lambda: httpx.get(f"{server.base}/healthz").status_code == 503)
    assert httpx.get(f"{server.base}/healthz").json()["error"] == "database-full"
    assert httpx.get(f"{server.base}/readyz").status_code == 200  # what is there can be read
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
    until(lambda: httpx.get(f"{server.base}/healthz").status_code == 200)
    await sitting.until(lambda picture: picture["version"] == 0 and sitting.mine() is not None, SOON)
    assert (await sitting.move(question["options"][0]["key"]))["ok"]
    await sitting.close()
    await anna.close()


async def test_without_a_bus_the_game_goes_on_and_everybody_knows(tmp_path: Path, postgres: Postgres) -> None:
    need("Redis", "redis-server", "redis-server")
    redis = Redis(free_port())
    command = [program("redis-server"), "--bind", "127.0.0.1", "--port", redis.port, "--save", "", "--dir", tmp_path]
    with running(command, tmp_path) as _:
        wait_until(lambda: redis.command("PING") == "+PONG", tmp_path)
        server = Server(tmp_path, postgres.fresh(), "--workers", "2", "--bus", redis.url())
        server.start()
    try:  # Redis is gone
        until(lambda: httpx.get(f"{server.base}/healthz").status_code == 503)
        assert httpx.get(f"{server.base}/healthz").json()["error"] == "bus-down"
        assert httpx.get(f"{server.base}/readyz").status_code == 200
        anna, boris = await Client(server.base).guest("Anna"), await Client(server.base).guest("Boris")
        table = await anna.table(undo="strict", public=True)
        await boris.post(f"/tables/{table}/join", {})
        await anna.post(f"/tables/{table}/start")
        sittings = []
        for worker, who in zip(server.workers, (anna, boris), strict=True):
            with server.only(worker):
                sittings.append(await who.sit(table))
                await sittings[-1].until(lambda picture: picture["status"] == "playing", SOON)
        mover = next(sitting for sitting in sittings if sitting.mine())
        other = next(sitting for sitting in sittings if sitting is not mover)
        begun = time.monotonic()
        assert (await mover.move((mover.mine() or {})["options"][0]["key"]))["ok"]
        await other.until(lambda picture: picture["version"] == 1, SOON)
        print(f"seen {time.monotonic() - begun:.2f} s later")
        with running(command, tmp_path):
            until(lambda: httpx.get(f"{server.base}/healthz").status_code == 200)
            await asyncio.sleep(0)
            for who in (*sittings, anna, boris):
                await who.close()
            server.stop()
        assert "the bus cannot connect" in server.log.read_text()
    finally:
        if server._process is not None:
            server.stop()


def test_the_number_of_files_is_raised(server: Server) -> None:
    soft, hard = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    assert soft == min(hard, 65_536) or hard == resource.RLIM_INFINITY
