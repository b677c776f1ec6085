"""The program, begun once: a process that has read the code, the content and the catalogues, and then waits.

Every order makes a copy of it, which becomes `stead WORDS` in a process of its own, with its own folder, environment
and streams, and ends as the program ends. That starting afresh works is proved by whoever starts it so
(`desk.PROGRAM`).
"""

import atexit
import contextlib
import gc
import io
import json
import os
import signal
import subprocess
import sys
from functools import cache
from typing import Any

STREAMS = ((0, os.O_RDONLY), (1, os.O_WRONLY), (2, os.O_WRONLY))


@cache
def _waiting(environment: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.cli.warm"]
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=json.loads(environment)
    )
    atexit.register(program.communicate)  # it ends with its orders
    return program


def become(words: list[str], cwd: str, env: dict[str, str], files: list[str]) -> int:
    """Run `stead WORDS`, with these files as its stdin, stdout and stderr; the exit code."""
    program = _waiting(json.dumps({name: env[name] for name in ("PATH", "PYTHONPATH") if name in env}))
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(json.dumps([words, cwd, env, files]) + "\n")
    program.stdin.flush()
    return int(program.stdout.readline())


def _wait_for_orders() -> list[Any]:
    """Returns in the copies only."""
    for line in sys.stdin:
        order = json.loads(line)
        copy = os.fork()
        if not copy:
            return order
        _, status = os.waitpid(copy, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)
    os._exit(0)


def main() -> None:
    from stead import ledger, shelf
    from stead.cli.main import main as program
    from stead.text import speech

    for name in shelf.TITLES:
        ledger.rules(name)
        for lang in ("en", "ru"):
            speech(shelf.title(name), lang)
    with contextlib.suppress(SystemExit):  # what is loaded by the first command
        sys.argv = ["stead", "play", "--help"]
        with contextlib.redirect_stdout(io.StringIO()):
            program()
    gc.freeze()  # a copy shares what it does not touch
    words, cwd, env, files = _wait_for_orders()
    for name in [*os.environ]:
        del os.environ[name]
    os.environ.update(env)
    os.chdir(cwd)
    for (number, how), path in zip(STREAMS, files, strict=True):
        os.dup2(os.open(path, how), number)
    encoding = env.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = open(0, encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding=encoding, errors="backslashreplace", closefd=False)  # noqa: SIM115
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["stead", *words]
    try:
        program()
    except SystemExit as end:
        if not isinstance(end.code, int):
            raise
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(end.code)  # taking everything down would take longest of all


if __name__ == "__main__":
    main()
