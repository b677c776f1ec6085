"""What a run of the tests starts once, however many workers it has."""

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import IO

import pytest


@contextmanager
def once(
    name: str, temporary: pytest.TempPathFactory, running: Callable[[], AbstractContextManager[str]]
) -> Iterator[str]:
    """The worker that needs it first runs it, until all have left. Everybody is told what `running` says of it."""
    base = temporary.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    note = folder / f"{name}.told"
    with ExitStack() as ours, (folder / f"{name}.users").open("w") as users:
        with door(folder, name):
            first = not note.exists()
            if first:
                note.write_text(ours.enter_context(running()))
            told = note.read_text()
            fcntl.flock(users, fcntl.LOCK_SH)
        yield told
        while first:
            with door(folder, name):
                if alone(users):
                    note.unlink()
                    ours.close()
                    break
            time.sleep(0.1)


@contextmanager
def door(folder: Path, name: str) -> Iterator[None]:
    """One comes or goes at a time."""
    with (folder / f"{name}.door").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def alone(users: IO[str]) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        fcntl.flock(users, fcntl.LOCK_SH)
        return False
    return True
