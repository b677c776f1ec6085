"""The uses of the cards in hand: build, make a Deal, raze (IS-CRD-01..04), and what discards them.

Each use is a module of its own; they are listed here together, in one pass, because every turn asks for them.
"""

from stead.kit.acts import CardAct, Choice, Question, find_kinds
from stead.titles.settlers.actions.build import Build, has_given
from stead.titles.settlers.actions.deal import Deal
from stead.titles.settlers.actions.raze import Raze
from stead.titles.settlers.box import Box
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.goods import FOOD, GOLD, RAZE, STONE, WOOD
from stead.titles.settlers.state import Game, Player


def options(game: Game, player: Player) -> list[Choice]:
    """For one card of each kind what the goods suffice for."""
    given = player.production or player.features or player.actions or player.foundations
    uses = find_uses(game.box, player.goods, bool(given) if not game.taken else has_given(game, player))
    kind = game.box.kind
    found: list[Choice] = []
    last = -1
    for card in player.hand:
        this = kind[card]
        if this != last:
            last = this
            found += uses[card]
    return found


Uses = list[tuple[Choice, ...]]
"""By card number: what may be done with it."""


def find_uses(box: Box, goods: list[int], location: bool) -> Uses:
    """What these goods allow to do with a card from hand: build it (`location`: there is one to give up), deal with it
    for food, raze it for a Raze token. Made once for every purse that makes a difference."""
    most = box.dearest
    wood, stone, food, gold = goods[WOOD], goods[STONE], goods[FOOD], goods[GOLD]
    key = (
        wood if wood < most else most,  # noqa: FURB136 - min() would be most of the time this takes
        stone if stone < most else most,  # noqa: FURB136
        food if food < most else most,  # noqa: FURB136
        gold if gold < most else most,  # noqa: FURB136
        goods[RAZE] > 0,
        location,
    )
    uses: Uses | None = box.acts.get(key)
    if uses is None:
        uses = box.acts[key] = _make_uses(box, list(key[:4]), key[4], location)
    return uses


def _make_uses(box: Box, purse: list[int], raze: bool, location: bool) -> Uses:
    built, left = _with_and_without_building(box, bool(purse[FOOD] or purse[GOLD]), raze)
    buildable = zip(box.buildable(purse, location), built, left, strict=True)
    return [with_it if can else without for can, with_it, without in buildable]


def _with_and_without_building(box: Box, food: bool, raze: bool) -> tuple[Uses, Uses]:
    """The uses of cards that can be built, and of those that cannot. Every purse takes from these: there are a thousand
    purses, and uses made for each would fill a server's memory for days."""
    known: tuple[Uses, Uses] | None = box.acts.get((food, raze))
    if known is None:
        left: Uses = [
            (deal,) * (food and box.faction[card.number]) + (razing,) * (raze and bool(card.raze))
            for card, deal, razing in zip(box.cards, Deal.of(box), Raze.of(box), strict=True)
        ]
        built: Uses = [(build, *others) for build, others in zip(Build.of(box), left, strict=True)]
        known = box.acts[food, raze] = built, left
    return known


# Discarding


class Discard(CardAct):
    verb = "discard"

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.part_with(self.face)


class Discarding(Question):
    """A card from a hand, one's own or one that was looked into."""

    __slots__ = ("owner",)

    def __init__(self, game: Game, seat: int, rule: str, owner: int) -> None:
        super().__init__(game, seat, "discard", rule)
        self.owner = owner

    def list(self) -> "list[Discard]":
        return Discard.each(self.game, find_kinds(self.game.box.kind, self.game.players[self.owner].hand))
