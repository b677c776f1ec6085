"""A server in processes of its own, which can be stopped, killed and started again; and people who play at it."""

import asyncio
import contextlib
import os
import resource
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from bench.client import Client, Sitting
from tests.ports import free_port
from tests.signals import heard

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
SOON = 60.0


class Server:
    """`stead serve` on this database."""

    def __init__(
        self,
        folder: Path,
        database: str,
        *options: str,
        bot_pause: float = 0.0,
        patience: float = 100_000,
        descriptors: int | None = None,
    ) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._command = [sys.executable, "-m", "tests.dealt", "serve", "--port", str(self.port)]
        self._command += ["--database", database, *options]
        self._descriptors = descriptors
        self._settings = {
            "STEAD_PATIENCE": str(patience),
            "STEAD_BOT_PAUSE": str(bot_pause),
            "STEAD_LOG_LEVEL": "warning",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if self._process is not None:
            self.stop()
        complaints = [line for line in self.log.read_text().splitlines() if '"level":"error"' in line]
        assert kind is not None or not complaints, complaints

    def start(self) -> None:
        environment = {**os.environ, **self._settings, "PYTHONPATH": str(ROOT)}
        with self.log.open("a") as log, heard():
            self._process = subprocess.Popen(self._command, env=environment, stdout=log, stderr=log)
            if self._descriptors is not None:
                resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (self._descriptors, self._descriptors))
        ends = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < ends, f"it did not start:\n{self.log.read_text()}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.base}/healthz").status_code == 200
        return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def workers(self) -> list[int]:
        commands = {child: Path(f"/proc/{child}/cmdline").read_text() for child in children(self.pid)}
        return [child for child, command in commands.items() if "spawn_main" in command]

    @contextlib.contextmanager
    def only(self, worker: int) -> Iterator[None]:
        """Only this one answers; the others stand still."""
        others = [other for other in self.workers if other != worker]
        for other in others:
            os.kill(other, signal.SIGSTOP)
        try:
            yield
        finally:
            for other in others:
                os.kill(other, signal.SIGCONT)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send it a signal, and wait for its end; the exit code."""
        process, self._process = self._process, None
        assert process is not None
        process.send_signal(number)
        try:
            return process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_there(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


class Player:
    """Plays at random as fast as the server lets them, and remembers what it said of each request."""

    def __init__(self, client: Client, table: str, seed: int) -> None:
        self.client = client
        self.table = table
        self.chance = Random(seed)
        self.accepted: list[str] = []
        self.flying: dict[str, Any] | None = None
        """The last request, as long as nobody has said what came of it."""
        self.goodbye: str | None = None
        self.sitting: Sitting | None = None

    async def sit(self) -> dict[str, Any]:
        self.sitting = await self.client.sit(self.table)
        self.sitting.seen = self._hear
        return await self.sitting.until(lambda _: True, SOON)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "bye":
            self.goodbye = message["code"]

    async def play(self) -> None:
        """Until the line is cut."""
        sitting = self.sitting
        assert sitting is not None
        with contextlib.suppress(ConnectionError, ConnectionClosed, asyncio.CancelledError):
            while sitting.picture["status"] != "finished":
                picture = sitting.picture
                question = sitting.mine()
                if picture["held"] == picture["seat"]:
                    await self.do("done")
                elif question is not None:
                    await self.do("move", key=self.chance.choice(question["options"])["key"])
                await sitting.until(lambda new, old=picture: new is not old, PATIENCE)
        await sitting.close()

    async def do(self, what: str, **more: Any) -> None:
        assert self.sitting is not None
        picture = self.sitting.picture
        self.flying = {"id": secrets.token_urlsafe(9), "version": picture["version"], "seat": picture["seat"], **more}
        await self.settle(what)

    async def settle(self, what: str) -> dict[str, Any]:
        """Send what is flying, once more perhaps, and take down what came of it."""
        assert self.sitting is not None
        assert self.flying is not None
        self.flying["do"] = what
        answer = await self.sitting.ask(**self.flying)
        if answer["ok"]:
            self.accepted.append(self.flying["id"])
        self.flying = None
        return answer


async def company(base: str, tables: int) -> list[Player]:
    """Two people at each of so many tables, all of them sitting."""
    players: list[Player] = []
    for n in range(tables):
        anna, boris = await Client(base).guest("Anna"), await Client(base).guest("Boris")
        table = await anna.table(undo="normal" if n % 2 else "strict")
        await boris.post(f"/tables/{table}/join", {})
        await anna.post(f"/tables/{table}/start")
        players += [Player(client, table, 2 * n + i) for i, client in enumerate((anna, boris))]
    for player in players:
        await player.sit()
    return players
