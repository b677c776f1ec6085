"""Colonists, as the kernel sees it."""

from collections.abc import Mapping, Sequence
from typing import Any

from stead.kernel.chance import Chance
from stead.kernel.course import Course
from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.decks import DeckBuilding
from stead.kernel.title import Module, Order, Setting, Standing, WayUp
from stead.titles.colonists import position, scoring, setup, shown
from stead.titles.colonists.box import Box, open_box
from stead.titles.colonists.catalogue import actions
from stead.titles.colonists.course import course
from stead.titles.colonists.effects.verbs import VERBS
from stead.titles.colonists.explain import explain
from stead.titles.colonists.eyes import Eyes
from stead.titles.colonists.outlook.eye import Outlook
from stead.titles.colonists.redeal import deal, gather
from stead.titles.colonists.rest import rest
from stead.titles.colonists.save import resume, save
from stead.titles.colonists.state import ERA, YEARS, Game
from stead.titles.colonists.turn import turn
from stead.titles.colonists.view import View

SETTINGS = (
    Setting("first", ("1", "2", "3", "4")),
    Setting("last", ("first", "1", "2", "3", "4")),
    Setting("introductory", (False, True)),
    Setting("small_market", (False, True)),  # CO-Q-19
    Setting("financial", (False, True)),  # CO-Q-67
    Setting("smithy", ("6", "5", "4")),
    Setting("farm", ("2 wood", "1 wood")),
    Setting("supply", ("limited", "unlimited")),  # CO-Q-33
)


class Colonists:
    name = "colonists"
    prefix = "CO"
    ruleset = 1
    minutes: tuple[int, int] = (40, 240)
    weight = 5
    roles: tuple[str, ...] = setup.SEATS
    players: tuple[int, int] = (1, len(setup.SEATS))
    orders: tuple[Order, ...] = ()
    first_game: Mapping[str, Any] = {"introductory": True}

    ways_up: Mapping[int, WayUp] = {}
    decks: DeckBuilding | None = None

    def __init__(self, box: Box, texts: Mapping[str, str]) -> None:
        self.box = box
        self.texts = texts
        self.modules = box.modules
        self.settings = (*SETTINGS, *(setting for module in box.modules for setting in module.settings))
        self.content = box.content
        self._eyes: Eyes | None = None
        self.formerly: Mapping[str, str] = {}

    def setup(self, seats: Sequence[str], options: Mapping[str, Any], seed: int) -> Game:
        return setup.unpack(self.box, seats, options, seed)

    turn = staticmethod(turn)

    def explain(self, game: Game, asked: Sequence[Decision], seat: int | None, key: str) -> Refusal:
        return explain(game, asked, seat, key)

    def view(self, game: Game, asked: Sequence[Decision], seat: int | None) -> View:
        return View(game, asked, seat)

    def open_view(self, game: Game, asked: Sequence[Decision]) -> View:
        return View(game, asked, None, open=True)

    def gather(self, game: Game, seat: int) -> Any:
        return gather(game, seat)

    def deal(self, game: Game, gathered: Any, chance: Chance) -> None:
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
        return actions(self.box)

    def eyes(self) -> Eyes:
        if self._eyes is None:
            self._eyes = Eyes(self.box)
        return self._eyes

    save = staticmethod(save)
    resume = staticmethod(resume)
    attempts = staticmethod(shown.attempts)
    rest = staticmethod(rest)
    touches = staticmethod(shown.touches)
    purse = staticmethod(shown.purse)
    tally = staticmethod(shown.tally)
    measures = staticmethod(shown.measures)

    def chapter(self, game: Game) -> int:
        """Years are counted through all eras, from 1; 0 is the set-up. The beginning of an era is the end of a year."""
        if game.phase == ERA:
            return (game.era - 1) * YEARS if game.era > game.first_era else 0
        return (game.era - 1) * YEARS + game.year if game.year else 0

    def course(self) -> Course:
        return course(self.box)

    def scores(self, game: Game) -> list[int]:
        return scoring.scores(game)

    def ranking(self, game: Game) -> list[Standing]:
        return scoring.ranking(game)


def colonists(texts: Mapping[str, str], modules: Sequence[Module] = ()) -> Colonists:
    """The title on this content: file names to YAML texts; with these modules, whose files are among them."""
    return Colonists(open_box(texts, VERBS, modules), texts)
