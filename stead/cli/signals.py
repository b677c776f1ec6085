"""Being told to go: Ctrl-C, a closed window, a kill."""

import contextlib
import signal
from collections.abc import Callable, Iterator
from typing import Any

GOING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(BaseException):
    """The system asks us to go."""

    def __init__(self, number: int) -> None:
        self.code = 128 + number


def _stop(number: int, _: Any) -> None:
    raise Stopped(number)


def stopping() -> contextlib.AbstractContextManager[None]:
    """A closed window or a kill is told as an exception."""
    return _handling(GOING, _stop)


def undisturbed() -> contextlib.AbstractContextManager[None]:
    """Nothing interrupts what is done here: saving a game."""
    return _handling([signal.SIGINT, *GOING], signal.SIG_IGN)


class Told:
    """Whether somebody wants us to go, for work that looks up between two things. `code` is the exit code then."""

    code = 0

    def __bool__(self) -> bool:
        return self.code != 0


@contextlib.contextmanager
def noticing() -> Iterator[Told]:
    """Ctrl-C, a closed window or a kill is only noted, and nothing is interrupted."""
    told = Told()

    def note(number: int, _: Any) -> None:
        told.code = 128 + number

    with _handling([signal.SIGINT, *GOING], note):
        yield told


@contextlib.contextmanager
def _handling(numbers: list[int], handler: Callable[[int, Any], None] | int) -> Iterator[None]:
    old = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, before in old.items():
            signal.signal(number, before)
