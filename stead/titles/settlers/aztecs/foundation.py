"""Solid Foundation (AZ-CLR-02): cards under Common Locations of their colour bring points at the end.

How they come there is ours: from one's hand, each under a Location that has a colour in common with it.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Literal

from stead.kernel.flow import Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import CardAct, Question, find_kinds
from stead.titles.settlers.effects.verb import Picking
from stead.titles.settlers.empire import distinct
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Tucked
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import hide


class SlideUnder(Picking, frozen=True):
    """A card from hand goes under a Common Location of its colour, face down."""

    slide_under: Literal["common"]

    kind = "slide"
    rule = "AZ-CLR-02"

    def choices(self, game: Game, seat: int, card: int) -> "list[Slide]":
        fitting = [one for one in game.players[seat].hand if matching(game, seat, one)]
        return Slide.each(game, find_kinds(game.box.kind, fitting))

    def chosen(self, game: Game, seat: int, card: int, about: int, act: "Slide") -> Flow:
        place: Under = yield Beneath(game, seat, act.card)
        game.players[seat].hand.remove(act.card)
        hide(game, seat, act.card)
        under = list(game.under.get(place.card, ()))
        insort(under, act.card)
        game.under[place.card] = tuple(under)
        game.tell(Tucked, seat, place.face.id, act.face.id)

    def tell(self) -> Phrase:
        return phrase("slide-under")

    def worth(self, eye: Eye) -> float:
        return 2.0 - eye.worth["card"] if any(matching(eye.game, eye.me.seat, card) for card in eye.me.hand) else 0.3


def matching(game: Game, seat: int, card: int) -> list[int]:
    """One's own Common Locations with a colour of this card."""
    box, player = game.box, game.players[seat]
    colours = box.cards[card].colours
    return [
        place
        for place in player.locations
        if not box.faction[place]
        and place not in game.taken
        and any(colour in colours for colour in box.cards[place].colours)
    ]


class Slide(CardAct):
    """The card that goes under a Location."""

    __slots__ = ()
    verb = "slide"

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.part_with(self.face)


class Beneath(Question):
    """Under which of them?"""

    __slots__ = ("card",)

    def __init__(self, game: Game, seat: int, card: int) -> None:
        super().__init__(game, seat, "under", "AZ-MAT-01")
        self.card = card

    def list(self) -> "Sequence[Under]":
        return Under.each(self.game, distinct(self.game, matching(self.game, self.seat, self.card)))


class Under(CardAct):
    """The Location that a card goes under."""

    __slots__ = ()
    verb = "under"
    cards_with = "common"

    def worth(self, eye: Eye, asked: Question) -> float:
        """Where it will stay: under what is worth most."""
        return eye.location(self.face)
