"""Processes beside a worker: how they are started."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process


async def start(module: str, *arguments: str) -> Process:
    """A process that is told its work, and tells what came of it. It hears no signal that is meant for us."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
    )
