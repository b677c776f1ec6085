"""What games leave in memory: a title keeps what can be chosen, so that it is made once, and that comes to rest."""

import gc
import random
import sys
from types import FunctionType, ModuleType

import pytest

from stead import Table, shelf

FIRST, MORE = 40, 20
A_GAME = 5_000
"""Bytes that a further game may leave when forty were played. (The uses of cards in Settlers, made anew for every purse
there can be, were 20 000 a game and went on for a thousand games.)"""


def play(title: str, seed: int) -> None:
    chosen, luck = shelf.ours(title), random.Random(seed)
    table = Table.new(chosen, chosen.roles[:2], seed)
    while not table.over:
        table.push(luck.choice(table.decision.options))


def kept(root: object) -> int:
    """The bytes of all that can be reached from here, but for code."""
    seen, found, size = {id(root)}, [root], 0
    while found:
        thing = found.pop()
        size += sys.getsizeof(thing)
        for other in gc.get_referents(thing):
            if id(other) not in seen and not isinstance(other, type | ModuleType | FunctionType):
                seen.add(id(other))
                found.append(other)
    return size


@pytest.mark.parametrize("title", shelf.TITLES)
def test_what_games_leave_in_memory_comes_to_rest(title: str) -> None:
    for seed in range(FIRST):
        play(title, seed)
    root = shelf.ours(title)
    before = kept(root)
    for seed in range(FIRST, FIRST + MORE):
        play(title, seed)
    assert kept(root) - before < MORE * A_GAME
