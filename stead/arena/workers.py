"""Who plays the games: this process, several on this machine, or a Ray cluster."""

import importlib
import multiprocessing
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from typing import Any, Protocol, TypeVar

from stead.arena.errors import ArenaError

Job = TypeVar("Job")
Done = TypeVar("Done")
AHEAD = 4
"""So many jobs wait for each worker, so that none of them ever does."""
GLANCE = 0.2
"""Seconds between two looks at whether somebody wants to stop."""
PATIENCE = 10.0
"""Seconds, for a cluster to answer."""
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Workers(Protocol):
    room: int
    """So many jobs should be given ahead."""

    def submit(self, work: Callable[[Any], Any], job: Any, /) -> "Future[Any]": ...

    def close(self) -> None:
        """At once: what is not done is given up."""
        ...


class Here:
    """This process, one job after the other."""

    room = 1

    def submit(self, work: Callable[[Any], Any], job: Any, /) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(work(job))
        return future

    def close(self) -> None:
        pass


class Processes:
    """Of this machine. Each is begun afresh, so it works the same on every system."""

    def __init__(self, count: int) -> None:
        self.room = AHEAD * count
        self._others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, mp_context=context, initializer=_begin)

    def submit(self, work: Callable[[Any], Any], job: Any, /) -> "Future[Any]":
        return self._pool.submit(work, job)

    def close(self) -> None:
        ours = set(multiprocessing.active_children()) - self._others
        for process in ours:
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """A worker leaves Ctrl-C to whoever gives it work, ends with them, and counts with one thread: several would stand
    in the way of the other workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in THREADS:
        os.environ.setdefault(name, "1")
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (parent.join(), os._exit(1)), daemon=True).start()


class Cluster:
    """Ray's: one that runs at an address, `auto` for the one this machine belongs to, or `local`, begun here. Every
    machine of it needs the same Stead, and the bots."""

    def __init__(self, address: str) -> None:
        try:
            ray: Any = importlib.import_module("ray")
        except ModuleNotFoundError as error:
            raise ArenaError("no-ray", missing=error.name or "") from None
        self._ray = ray
        try:
            _knock(address)
            ray.init(address=address, logging_level="ERROR", log_to_driver=False, ignore_reinit_error=True)
        except Exception as error:  # it has many ways to say that nobody is there
            problem = (str(error).strip() or type(error).__name__).splitlines()[0]
            raise ArenaError("no-cluster", address=address, problem=problem.rstrip(".")) from None
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._works: dict[Callable[[Any], Any], Any] = {}

    def submit(self, work: Callable[[Any], Any], job: Any, /) -> "Future[Any]":
        if work not in self._works:
            self._works[work] = self._ray.remote(work)
        return self._works[work].remote(job).future()

    def close(self) -> None:
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("//")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def in_order(
    workers: Workers,
    work: Callable[[Job], Done],
    jobs: Iterable[Job],
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[Done]:
    """What comes of each job, in the order of the jobs, however long each takes: so that what is counted first does not
    depend on who was quick. Where somebody wants to stop, what is finished comes too, and that is all."""
    waiting: deque[Future[Done]] = deque()
    for job in jobs:
        waiting.append(workers.submit(work, job))
        while len(waiting) >= workers.room and not stopped():
            if _is_done(waiting[0]):
                yield waiting.popleft().result()
        if stopped():
            break
    while waiting and not stopped():
        if _is_done(waiting[0]):
            yield waiting.popleft().result()
    for future in waiting:
        if future.done() and future.exception() is None:
            yield future.result()


def _is_done(future: "Future[Any]") -> bool:
    done, _ = wait_for([future], GLANCE)
    if done and isinstance(future.exception(), BrokenExecutor):
        raise ArenaError("worker-lost") from None
    return bool(done)
