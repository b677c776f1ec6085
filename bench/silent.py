"""A server under connections that say nothing: do others still get their answers?

    python bench/silent.py [--connections 1100] [--seconds 30] [--descriptors 1024] [--half]

Starts a server of its own on a free port of this machine, with so many descriptors, opens so many connections from
127.0.0.1 that never say what they want (`--half`: they begin a request and do not end it), opens those that were closed
again, and asks for the list of tables from 127.0.0.2 meanwhile: four times a second, each time over a new connection.
It prints how long the answers took, how many there were none to, and how many silent connections the server let stand.
"""

import argparse
import resource
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path

import httpx
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server import serving

BEGUN = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
PAUSE = 0.25


def stands(one: socket.socket) -> bool:
    try:
        return one.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def knock(port: int, first: bytes) -> socket.socket | None:
    try:
        one = socket.create_connection(("127.0.0.1", port), 2, ("127.0.0.1", 0))
        one.setblocking(False)
        one.send(first)
        return one
    except OSError:
        return None


def ask(base: str) -> float | None:
    begun = time.perf_counter()
    try:
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=10) as http:
            http.get(f"{base}/api/tables").raise_for_status()
    except httpx.HTTPError:
        return None
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=1100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--descriptors", type=int, default=1024)
    parser.add_argument("--half", action="store_true")
    arguments = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # our own ends of the connections
    console, first = Console(), BEGUN if arguments.half else b""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/bench.db", 1, patience=1) as (base, pid):
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (arguments.descriptors, arguments.descriptors))
        port = int(base.rpartition(":")[2])
        silent: list[socket.socket] = []
        times: list[float | None] = []
        begun, standing = time.perf_counter(), 0
        while time.perf_counter() - begun < arguments.seconds:
            silent = [one for one in silent if stands(one)]
            standing = max(standing, len(silent))
            missing = range(arguments.connections - len(silent))
            silent += [one for one in (knock(port, first) for _ in missing) if one is not None]
            times.append(ask(base))
            time.sleep(PAUSE)
        answered = [seconds for seconds in times if seconds is not None]
        console.print(f"{arguments.connections} silent connections at a time, {standing} of them stood at most")
        console.print(f"{len(times)} requests of somebody else, {len(times) - len(answered)} without an answer")
        if answered:
            console.print(f"{statistics.median(answered) * 1000:.0f} ms for one, {max(answered) * 1000:.0f} ms at most")
        for one in silent:
            one.close()


if __name__ == "__main__":
    main()
