"""Processes beside a worker: how they are started."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""For networks as small as ours numpy's threads do nothing but wait for each other: with one of them an analysis takes
a fifth of the processor time."""


async def start(module: str, *arguments: str) -> Process:
    """A process that is told its work, and tells what came of it. It hears no signal that is meant for us."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
        env={**os.environ, **ONE_THREAD},
    )
