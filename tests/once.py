"""What a run of the tests starts once, however many workers it has.

The worker that needs it first runs it, to the end of its session and until all others have left. (Not to the end of a
fixture: two workers, each of which runs something that the other uses, would wait for each other.)
"""

import fcntl
import os
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import pytest

OURS: dict[str, tuple[Path, ExitStack]] = {}
"""By name: what this worker runs, and where the run keeps its notes."""


@contextmanager
def once(
    name: str, temporary: pytest.TempPathFactory, running: Callable[[], AbstractContextManager[str]]
) -> Iterator[str]:
    """Everybody is told what `running` says of it."""
    base = temporary.getbasetemp()
    folder = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    note = folder / f"{name}.told"
    with (folder / f"{name}.users").open("w") as users:
        with door(folder, name):
            if not note.exists():
                stack = ExitStack()
                note.write_text(stack.enter_context(running()))
                OURS[name] = folder, stack
            fcntl.flock(users, fcntl.LOCK_SH)
        yield note.read_text()


def end() -> None:
    """The session is over: stop what we run, when nobody uses it any more."""
    while OURS:
        for name, (folder, stack) in list(OURS.items()):
            with door(folder, name):
                if unused(folder, name):
                    (folder / f"{name}.told").unlink()
                    del OURS[name]
                    stack.close()
        time.sleep(0.1)


@contextmanager
def door(folder: Path, name: str) -> Iterator[None]:
    """One comes or goes at a time."""
    with (folder / f"{name}.door").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def unused(folder: Path, name: str) -> bool:
    with (folder / f"{name}.users").open("w") as users:
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
