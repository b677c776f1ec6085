"""North, as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.content import digest
from stead.kernel.course import Course
from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.decks import DeckBuilding
from stead.kernel.title import Module, Order, Setting, Standing, WayUp
from stead.kit.zones import Gathered
from stead.titles.north import position, redeal, scoring, shown, verbs
from stead.titles.north.box import Box, open_box
from stead.titles.north.course import course
from stead.titles.north.effects import VERBS
from stead.titles.north.explain import explain
from stead.titles.north.eyes import Eyes
from stead.titles.north.outlook import estimate
from stead.titles.north.rest import rest
from stead.titles.north.setup import NO_SCENARIO, unpack
from stead.titles.north.state import ACTION, Game
from stead.titles.north.turn import turn
from stead.titles.north.view import View


class PassAhead(Order, frozen=True):
    """Out of the Action phase before one's turn comes. Before that phase nobody knows yet what they would give up."""

    def refusal(self, game: Game, seat: int, /) -> Refusal | None:
        if game.phase != ACTION:
            return Refusal("EN-RND-01", "wrong-phase", phase=game.phase)
        return Refusal("EN-PAS-01", "you-passed") if game.players[seat].passed else None


class North:
    name = "north"
    prefix = "EN"
    ruleset = 1
    minutes: tuple[int, int] = (30, 60)
    weight = 3
    orders: tuple[Order, ...] = (
        PassAhead("pass", kind="turn", key="pass"),
        Order("go", kind="window", key="go"),
    )
    first_game: Mapping[str, Any] = {}
    ways_up: Mapping[int, WayUp] = {}
    decks: DeckBuilding | None = None

    def __init__(self, box: Box, texts: Mapping[str, str]) -> None:
        self.box = box
        self.texts = texts
        self.modules = box.modules
        self.settings = (
            Setting("scenario", (NO_SCENARIO, *box.scenarios)),
            Setting("score_raze_tokens", (True, False)),  # EN-Q-01
            *(setting for module in box.modules for setting in module.settings),
        )
        self.roles = box.roles
        self.players: tuple[int, int] = (1, box.seats)
        self.content = box.content
        self._eyes: Eyes | None = None
        self.formerly: Mapping[str, str] = {digest(texts): box.content}

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
        return course(self.box)


def north(texts: Mapping[str, str], modules: Sequence[Module] = ()) -> North:
    """The title on this content: file names to YAML texts; with these modules, whose files are among them."""
    return North(open_box(texts, VERBS, verbs.ACTS, modules), texts)
