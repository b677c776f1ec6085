"""Who can enter an arena: the bots of Stead, rivals from outside, and whatever somebody wrote, by name.

random, greedy, keen, deep, deep:0.2      the bots of Stead (`bots.make`)
ismcts:0.2, ismcts:64sims                 OpenSpiel's search (rivals.py)
package.module:Factory                    anything that can be called with a title and a seed, and gives a bot
"""

import importlib
import sys
from pathlib import Path
from typing import Any

from stead import bots
from stead.arena import rivals
from stead.arena.errors import ArenaError
from stead.bots import Bot
from stead.kernel.errors import SetupError
from stead.kernel.title import Title

STEADY = ("random", "greedy", "keen")
"""Of our own bots: whoever is asked the same again answers the same. A clock decides about the others."""


def make(name: str, title: Title[Any], seed: int) -> Bot:
    """A bot by name. What cannot be had is an ArenaError."""
    module, colon, factory = name.partition(":")
    if module == rivals.NAME:
        return rivals.make(name, title, seed)
    if colon and factory.isidentifier() and module not in bots.NAMES:
        return _imported(name, module, factory, title, seed)
    try:
        return bots.make(name, title, seed)
    except SetupError as error:
        raise ArenaError("no-bot", name=name, problem=str(error)) from None


def _imported(name: str, module: str, factory: str, title: Title[Any], seed: int) -> Bot:
    here = str(Path.cwd())
    if here not in sys.path:  # a bot that lies in this folder
        sys.path.append(here)
    try:
        made = getattr(importlib.import_module(module), factory)(title, seed)
    except Exception as error:  # a stranger's code may raise anything
        raise ArenaError("no-factory", name=name, problem=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)) and not callable(getattr(made, "search", None)):
        raise ArenaError("not-a-bot", name=name, kind=type(made).__name__)
    return made


def is_steady(name: str, bot: Bot) -> bool:
    """Would it answer the same, asked the same again? Of strangers, those that say so: `steady = True`."""
    return name in STEADY or bool(getattr(bot, "steady", False))
