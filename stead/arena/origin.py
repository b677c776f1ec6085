"""When games were played, by which Stead and on what machine: numbers mean little without it."""

import os
import platform
import subprocess
from datetime import datetime
from functools import cache
from pathlib import Path

import msgspec

import stead
from stead.kernel import table

CHECKOUT = Path(stead.__file__).parents[1]


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When, by which Stead and on what machine."""

    date: str
    stead: str
    machine: str


def here() -> Origin:
    return Origin(datetime.now().astimezone().strftime("%Y-%m-%d"), _version(), _machine())


@cache
def _version() -> str:
    """With the commit, in a checkout; marked where something in it was changed since."""
    if not (CHECKOUT / ".git").exists():
        return stead.__version__
    command = ["git", "-C", str(CHECKOUT), "describe", "--always", "--dirty=+", "--exclude=*"]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return stead.__version__
    return f"{stead.__version__} {said}"


@cache
def _machine() -> str:
    parts = [_processor(), f"{os.cpu_count()} processors", platform.system(), f"Python {platform.python_version()}"]
    if not str(table.__file__).endswith(".py"):  # bots with a clock get further
        parts.append("compiled rules")
    return ", ".join(part for part in parts if part)


def _processor() -> str:
    """Linux tells its name in a file, other systems to whoever asks."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.machine()
