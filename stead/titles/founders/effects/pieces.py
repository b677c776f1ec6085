"""Pieces on the board and advisors: the core actions on other terms."""

from functools import cached_property, partial
from typing import Literal

from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.titles.founders.actions import build, recruit, road, trade, upgrade
from stead.titles.founders.actions.build import Terms as BuildTerms
from stead.titles.founders.actions.recruit import Terms as RecruitTerms
from stead.titles.founders.actions.trade import Terms as TradeTerms
from stead.titles.founders.actions.upgrade import Terms as UpgradeTerms
from stead.titles.founders.acts import Choice, Outlook, Plain, Question
from stead.titles.founders.cards import Terrain
from stead.titles.founders.delivery import first_cell
from stead.titles.founders.effects.verb import Eye, Verb
from stead.titles.founders.state import Game

FREE = TradeTerms(price=0)


class Road(Verb, frozen=True):
    """Up to so many roads, one at least."""

    road: int

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(road.sites(game, seat))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        yield from road.several(game, seat, self.road)

    def tell(self) -> Phrase:
        return phrase("roads", n=self.road)

    def worth(self, eye: Eye) -> float:
        return eye.road(self.road)


class Trade(Verb, frozen=True):
    """A trade of these kinds; with `times`, another one if one likes."""

    trade: list[Literal["own", "access", "foreign"]]
    discount: int = 0
    price: int = -1
    times: int = 1
    early: bool = False
    follow: bool = False

    @cached_property
    def terms(self) -> TradeTerms:
        kinds = self.trade
        return TradeTerms(
            "own" in kinds, "access" in kinds, "foreign" in kinds, self.discount, self.price, self.follow, self.early
        )

    def can(self, game: Game, seat: int, card: int) -> bool:
        return trade.possible(game, seat, self.terms)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        terms = self.terms
        yield from trade.perform(game, seat, terms)
        for _ in range(self.times - 1):
            if not trade.possible(game, seat, terms):
                return
            if (yield Question(game, seat, "again", "FG-TRD-01", _again)) is ENOUGH:
                return
            yield from trade.perform(game, seat, terms)

    def tell(self) -> Phrase:
        kinds = "all" if len(self.trade) == 3 else "-".join(self.trade)
        return phrase("trade", kinds=kinds, early=self.early, follow=self.follow, **_terms(self))

    def worth(self, eye: Eye) -> float:
        return eye.trade(self.terms) * (1 + 0.5 * (self.times - 1))


class Build(Verb, frozen=True):
    """A personal structure of these kinds; with `times`, another one if one likes."""

    build: list[Literal["house", "bridge", "gate"]]
    discount: int = 0
    price: int = -1
    times: int = 1

    @cached_property
    def terms(self) -> BuildTerms:
        return BuildTerms("house" in self.build, "bridge" in self.build, self.discount, self.price)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return build.possible(game, seat, self.terms)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        terms = self.terms
        yield from build.perform(game, seat, terms)
        for _ in range(self.times - 1):
            if not build.possible(game, seat, terms):
                return
            if (yield Question(game, seat, "again", "FG-CST-01", _again)) is ENOUGH:
                return
            yield from build.perform(game, seat, terms)

    def tell(self) -> Phrase:
        house, bridge = "house" in self.build, "bridge" in self.build
        kinds = "all" if house and bridge else "house" if house else "bridge"
        return phrase("build", kinds=kinds, **_terms(self))

    def worth(self, eye: Eye) -> float:
        return eye.build(self.terms) * (1 + 0.5 * (self.times - 1))


class Upgrade(Verb, frozen=True):
    """A storage of these levels, with so many roads connected to it."""

    upgrade: list[Literal[2, 3]]
    discount: int = 0
    roads: int = 0

    @cached_property
    def terms(self) -> UpgradeTerms:
        return UpgradeTerms(tuple(self.upgrade), self.discount, self.roads)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return upgrade.possible(game, seat, self.terms)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        yield from upgrade.perform(game, seat, self.terms)

    def tell(self) -> Phrase:
        levels = "both" if len(self.upgrade) == 2 else f"level-{self.upgrade[0]}"
        return phrase("upgrade", levels=levels, discount=self.discount, roads=self.roads)

    def worth(self, eye: Eye) -> float:
        return eye.upgrade(self.terms)


class Recruit(Verb, frozen=True):
    """So many advisors; all of them, or it cannot be done (FG-Q-43)."""

    recruit: int
    discount: int = 0
    price: int = -1

    @cached_property
    def terms(self) -> RecruitTerms:
        return RecruitTerms(self.recruit, self.discount, self.price)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return recruit.possible(game, seat, self.terms)

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        yield from recruit.perform(game, seat, self.terms)

    def tell(self) -> Phrase:
        return phrase("recruit", n=self.recruit, discount=self.discount, price=self.price)

    def worth(self, eye: Eye) -> float:
        return eye.recruit(self.terms)


class Access(Verb, frozen=True):
    """Free access to a storage on this terrain, connected to the building (FG-TXT-02, FG-Q-47)."""

    access: Terrain

    def found(self, game: Game, seat: int, place: int) -> list[int]:
        area = game.reached(seat, game.buildings[place].cells)
        terrain = game.board.terrain[self.access]
        return [
            i
            for i, storage in enumerate(game.storages)
            if not storage.access >> seat & 1 and storage.cells & terrain and storage.cells & area
        ]

    def can(self, game: Game, seat: int, card: int) -> bool:
        return bool(self.found(game, seat, card))

    def do(self, game: Game, seat: int, card: int, about: int) -> Flow:
        act = yield Question(game, seat, "access", "FG-TXT-02", partial(self.options, card))
        yield from act.perform(game, seat)

    def options(self, place: int, game: Game, seat: int) -> list[trade.Access]:
        acts = game.menu.all(trade.Access, FREE)
        return [acts[first_cell(game.storages[i].cells)] for i in self.found(game, seat, place)]

    def tell(self) -> Phrase:
        return phrase("access", terrain=self.access)

    def worth(self, eye: Eye) -> float:
        return eye.access(self.access)


class Again(Plain):
    verb = "again"

    def worth(self, eye: Outlook, asked: Question) -> float:
        return 0.1


class Enough(Plain):
    verb = "enough"


MORE = Again()
ENOUGH = Enough()


def _again(game: Game, seat: int) -> list[Choice]:  # noqa: ARG001 - whoever is asked
    return [MORE, ENOUGH]


def _terms(verb: Trade | Build) -> dict[str, int]:
    return {"discount": verb.discount, "price": verb.price, "times": verb.times}
