"""`stead serve`: the table in the browser."""

import asyncio
import contextlib
import os
import signal
import socket
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from uvicorn.supervisors import Multiprocess

from stead import shelf
from stead.cli.files import trouble
from stead.cli.sorry import Sorry
from stead.kernel.errors import ContentError
from stead.server import logs
from stead.server.bus import open_bus
from stead.server.http.health import SHARED_FOLDER
from stead.server.porter import Connection, Socket, raise_descriptors
from stead.server.settings import Settings, from_environment, to_environment
from stead.server.store import Store
from stead.text import Voice

LOOPBACK = ("localhost", "127.0.0.1", "::1", "[::1]")
"""Who listens here only is asked for by these names, unless a proxy stands before it."""
LONGEST_MESSAGE = 16 * 1024
PING = 20.0
FAREWELL = 10
"""Seconds that requests under way have when the server stops."""
DEAD = 30
"""Seconds without a sign of life after which a worker is replaced. A small machine may need some to start one."""


def read_settings(voice: Voice, given: Mapping[str, Any]) -> Settings:
    """Those of the environment, and over them those of the command line."""
    try:
        settings = from_environment()
    except msgspec.ValidationError as error:
        raise Sorry(voice.say("terminal-serve-setting", problem=str(error))) from None
    chosen = {name: value for name, value in given.items() if value not in (None, ())}
    return msgspec.structs.replace(settings, **chosen)


def serve(voice: Voice, settings: Settings, host: str, port: int, workers: int) -> int:
    """Serve until somebody stops it. Returns the exit code."""
    if settings.content:
        check_content(voice, Path(settings.content))
    if workers > 1:
        check_bus(voice, settings)
    asyncio.run(try_out(voice, settings))
    listening = listen(voice, host, port)
    raise_descriptors()
    if host in LOOPBACK and not settings.hosts and not settings.trusted_proxy:
        settings = msgspec.structs.replace(settings, hosts=LOOPBACK)
    logs.set_up(settings.log_level)
    address = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    print(voice.say("terminal-serve-here", url=f"http://{address}:{port}", database=shown(settings.url)), flush=True)
    config = uvicorn.Config(
        "stead.server.app:worker",
        factory=True,
        workers=workers,
        http=Connection,
        ws=Socket,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy or None,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a picture is small, and a compressor's memory is not
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=FAREWELL,
        timeout_worker_healthcheck=DEAD,
    )
    with tempfile.TemporaryDirectory(prefix="stead-") as folder, listening:
        os.environ.update(to_environment(settings))
        if workers > 1:
            os.environ[SHARED_FOLDER] = folder
            Multiprocess(config, sockets=[listening]).run()
            return 0
        server = uvicorn.Server(config)
        # It stops in good order, and then raises the signal again for whoever was there before: nobody.
        signal.signal(signal.SIGTERM, lambda *_: None)
        with contextlib.suppress(KeyboardInterrupt):  # it stops in good order first
            server.run(sockets=[listening])
    if not server.started:
        raise Sorry(voice.say("terminal-serve-not-started"), code=1)
    return 0


def check_content(voice: Voice, folder: Path) -> None:
    try:
        shelf.shelve(folder)
    except ContentError as error:
        raise Sorry(voice.say("terminal-bad-content", problem=str(error))) from None


def check_bus(voice: Voice, settings: Settings) -> None:
    bus = settings.bus or ("memory://" if settings.url.startswith("sqlite") else settings.url)
    if bus.startswith("memory"):
        raise Sorry(voice.say("terminal-serve-bus", bus=settings.bus or shown(settings.url)))


async def try_out(voice: Voice, settings: Settings) -> None:
    """Open database and bus once, before there are workers that would all fail: this also brings the database up to
    date."""
    at = settings.url
    try:
        store = await Store.open(settings.url)
        await store.close()
        at = settings.bus or settings.url
        bus = await open_bus(settings.bus, settings.url)
        await bus.close()
    except Exception as error:
        problem = trouble(voice, error)
        raise Sorry(voice.say("terminal-serve-database", database=shown(at), problem=problem)) from None


def shown(url: str) -> str:
    """A URL without the password in it."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return url


def listen(voice: Voice, host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)  # asyncio sends small messages at once only if it is said
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        problem = trouble(voice, error)
        raise Sorry(voice.say("terminal-serve-address", host=host, port=str(port), problem=problem)) from None
    listening.set_inheritable(True)
    return listening
