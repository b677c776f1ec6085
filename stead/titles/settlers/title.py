"""Settlers, as the kernel sees it."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.content import digest
from stead.kernel.course import Course
from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.title import Module, Order, Setting, Standing, WayUp
from stead.kit.zones import Gathered
from stead.titles.settlers import position, redeal, scoring, shown, verbs
from stead.titles.settlers.box import Box, open_box
from stead.titles.settlers.course import course
from stead.titles.settlers.effects import VERBS
from stead.titles.settlers.estimate import estimate
from stead.titles.settlers.explain import explain
from stead.titles.settlers.eyes import Eyes
from stead.titles.settlers.rest import rest
from stead.titles.settlers.setup import unpack
from stead.titles.settlers.state import ACTION, Game
from stead.titles.settlers.turn import turn
from stead.titles.settlers.view import View

FORMERLY = {"4e0712fcb91b": "5a95cd6feaf2"}
"""What our content was called in older records, and what it is called now."""


SETTINGS = (
    Setting("lookout", ("standard", "alternative", "advanced")),
    Setting("peaceful", (False, True)),
    Setting("faction_reshuffle", (False, True)),  # IS-Q-01
)


class PassAhead(Order, frozen=True):
    """Out of the Action phase before one's turn comes. Before that phase nobody knows yet what they would give up."""

    def refusal(self, game: Game, seat: int, /) -> Refusal | None:
        if game.phase != ACTION:
            return Refusal("IS-RND-01", "wrong-phase", phase=game.phase)
        return Refusal("IS-PAS-01", "you-passed") if game.players[seat].passed else None


class Settlers:
    name = "settlers"
    prefix = "IS"
    ruleset = 1
    minutes: tuple[int, int] = (45, 90)
    weight = 3
    orders: tuple[Order, ...] = (PassAhead("pass", kind="turn", key="pass"),)
    first_game: Mapping[str, Any] = {}

    ways_up: Mapping[int, WayUp] = {}

    def __init__(self, box: Box, texts: Mapping[str, str]) -> None:
        self.box = box
        self.texts = texts
        self.modules = box.modules
        self.settings = (*SETTINGS, *(setting for module in box.modules for setting in module.settings))
        self.decks = box.building
        self.roles = box.factions
        self.players: tuple[int, int] = (1, box.seats)
        self.content = box.content
        self._eyes: Eyes | None = None
        self.formerly: Mapping[str, str] = {digest(texts): box.content, **FORMERLY}

    def setup(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Game:
        return unpack(self.box, seats, options, seed)

    turn = staticmethod(turn)

    def explain(self, game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
        return explain(game, asked, seat, key)

    def view(self, game: Game, asked: Sequence[Decision], seat: int | None) -> View:
        return View(game, asked, seat)

    def open_view(self, game: Game, asked: Sequence[Decision]) -> View:
        return View(game, asked, None, open=True)

    def gather(self, game: Game, seat: int) -> Gathered:
        return redeal.gather(game, seat)

    def deal(self, game: Game, gathered: Gathered, chance: Chance) -> None:
        redeal.deal(game, gathered, chance)

    def position(self, game: Game) -> dict[str, Any]:
        return position.position(game)

    def from_position(self, seats: Sequence[str], options: Mapping[str, Any], data: Any) -> Game:
        return position.from_position(self.box, seats, options, data)

    def scores(self, game: Game) -> list[int]:
        return scoring.scores(game)

    def ranking(self, game: Game) -> list[Standing]:
        return scoring.ranking(game)

    def estimate(self, view: Any, decision: Decision, option: Option) -> float:
        return estimate(view, decision, option)

    def actions(self) -> dict[str, tuple[str, ...]]:
        return verbs.actions(self.box)

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
        taught = [module.course(self.box) for module in self.modules if module.course is not None]
        return reduce(Course.__add__, taught) if taught else course(self.box)


def settlers(texts: Mapping[str, str], modules: Sequence[Module] = ()) -> Settlers:
    """The title on this content: file names to YAML texts; with these modules, whose files are among them."""
    return Settlers(open_box(texts, VERBS, verbs.ACTS, modules), texts)
