"""Founders, as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.title import Order, Setting, Standing
from stead.titles.founders import scoring, setup
from stead.titles.founders.box import Box, open_box
from stead.titles.founders.effects import VERBS
from stead.titles.founders.menu import Menu
from stead.titles.founders.state import Game
from stead.titles.founders.turn import turn


class Founders:
    name = "founders"
    ruleset = 1
    settings = (
        Setting("board", ("symmetric", "thematic")),
        Setting("workers", (True, False)),
        Setting("achievements", (False, True)),
    )
    roles: tuple[str, ...] = setup.SEATS
    players: tuple[int, int] = (1, len(setup.SEATS))
    orders: tuple[Order, ...] = ()

    def __init__(self, box: Box) -> None:
        self.box = box
        self.content = box.content
        box.menus = {side: Menu(board) for side, board in box.boards.items()}

    def setup(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Game:
        return setup.unpack(self.box, seats, options, seed)

    turn = staticmethod(turn)

    def scores(self, game: Game) -> list[int]:
        return scoring.scores(game)

    def ranking(self, game: Game) -> list[Standing]:
        return scoring.ranking(game)


def founders(texts: Mapping[str, str]) -> Founders:
    """The title on this content: file names to YAML texts."""
    return Founders(open_box(texts, VERBS))
