"""Founders, as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.content import digest
from stead.kernel.course import Course
from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.decks import DeckBuilding
from stead.kernel.title import Module, Order, Setting, Standing, WayUp
from stead.titles.founders import catalogue, position, scoring, setup, shown
from stead.titles.founders.box import Box, open_box
from stead.titles.founders.course import course
from stead.titles.founders.effects import VERBS
from stead.titles.founders.explain import explain
from stead.titles.founders.eyes import Eyes
from stead.titles.founders.menu import Menu
from stead.titles.founders.outlook.eye import Outlook
from stead.titles.founders.redeal import Gathered, deal, gather
from stead.titles.founders.rest import rest
from stead.titles.founders.state import Game
from stead.titles.founders.turn import turn
from stead.titles.founders.view import View

FORMERLY = {"3e76d7bc5547": "6214122195e1"}
"""What content of ours was called in older records, and what it has been called since."""


SETTINGS = (
    Setting("board", ("symmetric", "thematic")),
    Setting("workers", (True, False)),
    Setting("achievements", (False, True)),
    Setting("mirror", (False, True)),  # FG-Q-58
)


class Founders:
    name = "founders"
    prefix = "FG"
    ruleset = 2
    minutes: tuple[int, int] = (90, 150)
    weight = 4
    roles: tuple[str, ...] = setup.SEATS
    players: tuple[int, int] = (1, len(setup.SEATS))
    orders: tuple[Order, ...] = ()
    first_game: Mapping[str, Any] = {}

    ways_up: Mapping[int, WayUp] = {1: position.from_ruleset_1}
    decks: DeckBuilding | None = None

    def __init__(self, box: Box, texts: Mapping[str, str]) -> None:
        self.box = box
        self.texts = texts
        self.modules = box.modules
        self.settings = (*SETTINGS, *(setting for module in box.modules for setting in module.settings))
        self.content = box.content
        self._eyes: Eyes | None = None
        self.formerly: Mapping[str, str] = {digest(texts): box.content, **FORMERLY}
        box.menus = {side: Menu(box, board) for side, board in box.boards.items()}

    def setup(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Game:
        return setup.unpack(self.box, seats, options, seed)

    turn = staticmethod(turn)

    def explain(self, game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
        return explain(game, asked, seat, key)

    def view(self, game: Game, asked: Sequence[Decision], seat: int | None) -> View:
        return View(game, asked, seat)

    def open_view(self, game: Game, asked: Sequence[Decision]) -> View:
        return View(game, asked, None, open=True)

    def gather(self, game: Game, seat: int) -> Gathered:
        return gather(game, seat)

    def deal(self, game: Game, gathered: Gathered, chance: Chance) -> None:
        deal(game, gathered, chance)

    def estimate(self, view: Any, decision: Any, option: Option) -> float:
        if view.eye is None:
            assert view.seat is not None, "a spectator has no seat"
            view.eye = Outlook(view.seen(), view.seat)
        return decision.weigh(view.eye, option)

    def position(self, game: Game) -> dict[str, Any]:
        return position.position(game)

    def from_position(self, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
        return position.from_position(self.box, seats, options, data)

    def actions(self) -> dict[str, tuple[str, ...]]:
        return catalogue.actions(self.box)

    def eyes(self) -> Eyes:
        if self._eyes is None:
            self._eyes = Eyes(self.box)
        return self._eyes

    attempts = staticmethod(shown.attempts)
    rest = staticmethod(rest)
    touches = staticmethod(shown.touches)
    purse = staticmethod(shown.purse)
    tally = staticmethod(shown.tally)
    measures = staticmethod(shown.measures)

    def chapter(self, game: Game) -> int:
        return game.round

    def course(self) -> Course:
        return course(self.box)

    def scores(self, game: Game) -> list[int]:
        return scoring.scores(game)

    def ranking(self, game: Game) -> list[Standing]:
        return scoring.ranking(game)


def founders(texts: Mapping[str, str], modules: Sequence[Module] = ()) -> Founders:
    """The title on this content: file names to YAML texts; with these modules, whose files are among them."""
    return Founders(open_box(texts, VERBS, modules), texts)
