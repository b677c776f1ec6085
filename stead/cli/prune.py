"""`stead prune`: throw away old tables of a database."""

import asyncio
import time
from typing import NamedTuple

from stead.cli.files import trouble
from stead.cli.serve import shown
from stead.cli.sorry import Sorry
from stead.server.store import Store
from stead.server.store.pruning import Age
from stead.text import Voice

DAY = 86400.0
AGES: tuple[Age, ...] = ("finished", "abandoned", "cancelled")


class Days(NamedTuple):
    """How old tables of a kind must be; None: they stay."""

    finished: int | None
    abandoned: int | None
    cancelled: int | None


def prune(voice: Voice, database: str, days: Days, sure: bool) -> int:
    """Tell how many tables of each kind are older than so many days; if we are `sure`, they go."""
    chosen: dict[Age, int] = {age: n for age, n in zip(AGES, days, strict=True) if n is not None}
    if not chosen:
        raise Sorry(voice.say("terminal-prune-what"))
    try:
        counts = asyncio.run(_prune(database, chosen, sure))
    except Exception as error:
        problem = trouble(voice, error)
        raise Sorry(voice.say("terminal-serve-database", database=shown(database), problem=problem)) from None
    for age, count in counts.items():
        print(voice.say(f"terminal-prune-{age}", n=count, days=chosen[age]))
    print(voice.say("terminal-prune-done" if sure else "terminal-prune-not-yet"))
    return 0


async def _prune(database: str, chosen: dict[Age, int], sure: bool) -> dict[Age, int]:
    store, now = await Store.open(database), time.time()
    try:
        work = store.prune if sure else store.count_old
        return {age: await work(age, now - days * DAY) for age, days in chosen.items()}
    finally:
        await store.close()
