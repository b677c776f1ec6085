"""Signals as a program finds them when somebody starts it at a terminal.

The suite may run where some are ignored: in the background (Ctrl-C), under `nohup` (a closed window). A program
inherits that, so a test that sends it signals starts it so:

    with heard():
        process = subprocess.Popen(...)
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

GOING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)


@contextmanager
def heard() -> Iterator[None]:
    ignored = [number for number in GOING if signal.getsignal(number) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)
