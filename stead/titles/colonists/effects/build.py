"""Building and diplomacy, as places and cards offer them (CO-PLC-13..16, CO-DIP)."""

from functools import cached_property
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Asking
from stead.kernel.phrase import Counted, Phrase, Thing, phrase
from stead.titles.colonists.actions import build
from stead.titles.colonists.actions.build import Construction
from stead.titles.colonists.actions.plans import Plan, cost_of, why_not_built
from stead.titles.colonists.acts import Choice, Words
from stead.titles.colonists.box import LEVELS
from stead.titles.colonists.cards import Price
from stead.titles.colonists.community import embassy
from stead.titles.colonists.effects.base import Deed
from stead.titles.colonists.goods import Goods, by_name, vector
from stead.titles.colonists.state import Game


class Build(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`cost`: another one than the builder's."""

    build: str
    cost: Price | None = None
    times: int | None = None

    @cached_property
    def price(self) -> Goods | None:
        return None if self.cost is None else vector(self.cost)

    def plans(self, game: Game) -> list[Plan]:
        kind = game.box.kind[self.build]
        cost = cost_of(game, kind) if self.price is None else self.price
        return [Plan(kind, cost, self.times or 99)]

    def openers(self, game: Game, seat: int, spot: int) -> list[Construction]:
        return build.options(game, seat, self.plans(game))

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Construction) and act.name == self.build

    def can(self, game: Game, seat: int, card: int) -> bool:
        return build.can(game, seat, self.plans(game))

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        tile = game.land[spot].tile if spot >= 0 else game.box.market
        at_builder = not game.box.is_market(tile) and game.box.places[game.box.place_of[tile]].type == "builder"
        return build.construct(game, seat, self.plans(game), act, at_builder)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return build.least(game, seat, self.plans(game))

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.raising(now, self.plans(eye.game))

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        found = why_not_built(game, seat, self.plans(game), verb, words)
        return None if found is None or found.rule == "CO-CON-01" else found

    def tell(self) -> Phrase:
        return phrase(
            "build", kind=Thing("kind", self.build), n=self.times or 0, cost=Counted(by_name(vector(self.cost or {})))
        )


class Embassies(Deed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any number of relations, established and improved (CO-DIP-08)."""

    embassy: bool

    def openers(self, game: Game, seat: int, spot: int) -> list[Construction]:
        return build.options(game, seat, plans(game, seat))

    def opens(self, game: Game, act: Choice) -> bool:
        return isinstance(act, Construction) and game.box.is_embassy(act.kind)

    def can(self, game: Game, seat: int, card: int) -> bool:
        return build.can(game, seat, plans(game, seat))

    def carry_on(self, game: Game, seat: int, spot: int, act: Any) -> Asking:
        return build.construct(game, seat, all_plans(game), act, at_builder=False)

    def least(self, game: Game, seat: int) -> list[Goods]:
        return build.least(game, seat, plans(game, seat))

    def leads(self, eye: Any, now: Any, spot: int) -> list[Any]:
        return eye.relating(now)

    def refusal(self, game: Game, seat: int, spot: int, verb: str, words: Words) -> Refusal | None:
        return why_not_built(game, seat, all_plans(game), verb, words)

    def tell(self) -> Phrase:
        return phrase("embassies")


def all_plans(game: Game) -> list[Plan]:
    """Every level that this era allows (CO-DIP-16)."""
    box = game.box
    kinds = [box.embassy_of(colony, level) for colony in game.colonies for level in range(1, game.era + 1)]
    return [Plan(kind, box.cost[kind]) for kind in kinds]


def plans(game: Game, seat: int) -> list[Plan]:
    """The next level of each colony."""
    box, player = game.box, game.players[seat]
    found: list[Plan] = []
    for colony in game.colonies:
        number = embassy(player, colony)
        level = 1 + (box.level(player.community[number].kind) if number >= 0 else 0)
        if level <= min(LEVELS, game.era):
            kind = box.embassy_of(colony, level)
            found.append(Plan(kind, box.cost[kind]))
    return found
