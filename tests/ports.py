"""Ports for servers that tests start."""

import fcntl
import os
import socket
import tempfile
from pathlib import Path
from random import Random

PORTS = range(20_000, 32_000)
"""Below those that the system gives to anybody who connects somewhere."""


def free_port() -> int:
    """A port that stays ours: a server may be stopped and started there again, while others run these tests too."""
    folder = Path(tempfile.gettempdir(), f"stead-ports-{os.getuid()}")
    folder.mkdir(exist_ok=True)
    return next(port for port in Random(os.getpid()).sample(PORTS, len(PORTS)) if _taken(folder / str(port), port))


def _taken(file: Path, port: int) -> bool:
    """If nobody listens there and nobody else has taken it. The lock is held as long as this process lives."""
    lock = os.open(file, os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
    except OSError:
        os.close(lock)
        return False
    return True
