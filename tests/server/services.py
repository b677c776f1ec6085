"""A PostgreSQL and a Redis for the tests: found, started, stopped. Where one is not installed its tests are skipped."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from glob import glob
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.once import once
from tests.ports import free_port
from tests.signals import heard

PLACES = [os.environ.get("PATH", ""), "/usr/local/bin", *sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
PATIENCE = 60
OTHERS = "datname = current_database() AND pid <> pg_backend_pid()"
HANG_UP = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS}"


class Postgres:
    """A server on a socket in its own directory; `stead` may do anything there."""

    def __init__(self, home: str, database: str) -> None:
        self.home = home
        self.database = database
        self._names = count(1)

    def url(self, database: str = "") -> str:
        return f"postgresql://stead@/{database or self.database}?host={self.home}"

    def sql(self, text: str) -> str:
        psql = [program("psql"), "-X", "-A", "-t", "-d", self.url(), "-c", text]
        return run(psql).stdout.strip()

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"{self.database}_{next(self._names)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied(self) -> str:
        """The URL of a database for one test at a time, empty again; quicker than a fresh one."""
        self.sql(f"{HANG_UP}; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.url()

    def drop_clients(self) -> None:
        """Closes all connections to that database, as a restart does."""
        self.sql(HANG_UP)


class Redis:
    def __init__(self, port: int) -> None:
        self.port = port

    def url(self, database: int = 0) -> str:
        return f"redis://127.0.0.1:{self.port}/{database}"

    def command(self, text: str) -> str:
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
            connection.sendall(f"{text}\r\n".encode())
            return connection.recv(1000).decode().strip()

    def drop_clients(self) -> None:
        """Closes all connections, as a restart does."""
        for kind in ("normal", "pubsub"):
            self.command(f"CLIENT KILL TYPE {kind} SKIPME yes")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Postgres]:
    """One for all workers; each has a database of its own there."""
    need("PostgreSQL", "postgresql", "initdb", "postgres", "psql")
    with once("postgres", tmp_path_factory, running_postgres) as home:
        Postgres(home, "postgres").sql(f"CREATE DATABASE {worker_id}")
        yield Postgres(home, worker_id)


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="stead-pg-") as folder:
        home = Path(folder)
        data = home / "data"
        who = unprivileged(home)
        init = [program("initdb"), "-D", data, "-U", "stead", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        run(init, cwd=home, **who)
        options = {
            "listen_addresses": "",
            "unix_socket_directories": home,
            "fsync": "off",
            "synchronous_commit": "off",
            "full_page_writes": "off",
        }
        serve = [program("postgres"), "-D", data, *[f"--{name}={value}" for name, value in options.items()]]
        with running(serve, home, signal.SIGQUIT, **who):  # at once: nothing is to be kept
            wait_until(lambda: Postgres(folder, "postgres").sql("SELECT 1") == "1", home)
            yield folder


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """One for each worker: tests hang up on everybody there."""
    need("Redis", "redis-server", "redis-server")
    with contextlib.ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stead-redis-")))
        server = Redis(free_port())
        serve = [program("redis-server"), "--bind", "127.0.0.1", "--port", server.port, "--save", "", "--dir", home]
        stack.enter_context(running(serve, home))
        wait_until(lambda: server.command("PING") == "+PONG", home)
        yield server


def program(name: str) -> str:
    """Where it is; empty if it is not."""
    return shutil.which(name, path=os.pathsep.join(PLACES)) or ""


def run(command: list[Any], **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, **options)


def need(what: str, package: str, *programs: str) -> None:
    if missing := [name for name in programs if not program(name)]:
        pytest.skip(f"{what} is not tested: {', '.join(missing)} not found; on Debian: apt install {package}")


def unprivileged(home: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: somebody else gets the directory and runs it."""
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    user = "postgres" if "postgres" in names else "nobody"
    shutil.chown(home, user)
    return {"user": user, "group": pwd.getpwnam(user).pw_gid, "extra_groups": []}


@contextlib.contextmanager
def running(command: list[Any], home: Path, stop: int = signal.SIGTERM, **options: Any) -> Iterator[None]:
    with (home / "log").open("w") as log, heard():
        process = subprocess.Popen(list(map(str, command)), cwd=home, stdout=log, stderr=log, **options)
    try:
        yield
    finally:
        process.send_signal(stop)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()


def wait_until(ready: Callable[[], bool], home: Path) -> None:
    ends = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            if ready():
                return
        assert time.monotonic() < ends, f"it did not start:\n{(home / 'log').read_text()}"
        time.sleep(0.05)
