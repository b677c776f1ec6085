"""Cards kept under a Location for later Prayers (AZ-FUT)."""

from bisect import insort
from collections.abc import Sequence
from typing import Literal

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kernel.phrase import Phrase, phrase
from stead.kit.acts import CardAct, Choice, Question, find_kinds
from stead.titles.settlers.aztecs.asking import ENOUGH, InPrayer, OfPrayer
from stead.titles.settlers.aztecs.events import CardAdded
from stead.titles.settlers.aztecs.rite import Rite
from stead.titles.settlers.aztecs.weighing import worth_of
from stead.titles.settlers.effects.verb import Picking
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Tucked
from stead.titles.settlers.state import Game
from stead.titles.settlers.supply import hide

KEPT = ("round_prayers", "game_prayers")
"""What a Location `holds`: cards for Prayers, to the end of the round or of the game (AZ-FUT-02)."""


class KeepCard(Picking, frozen=True):
    """A card from hand goes under this Location, face down."""

    keep_card: Literal["hand"]

    kind = "reserve"
    rule = "AZ-FUT-01"

    def choices(self, game: Game, seat: int, card: int) -> "list[Reserve]":
        return Reserve.each(game, find_kinds(game.box.kind, game.players[seat].hand))

    def chosen(self, game: Game, seat: int, card: int, about: int, act: "Reserve") -> Asking:
        game.players[seat].hand.remove(act.card)
        hide(game, seat, act.card)
        under = list(game.under.get(card, ()))
        insort(under, act.card)
        game.under[card] = tuple(under)
        game.tell(Tucked, seat, game.id(card), act.face.id)
        return DONE

    def tell(self) -> Phrase:
        return phrase("keep-card")

    def worth(self, eye: Eye) -> float:
        return 0.3 - 0.5 * eye.worth["card"]


class Reserve(CardAct):
    """A card from hand for later Prayers."""

    __slots__ = ()
    verb = "reserve"

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.part_with(self.face)


def kept_by(game: Game, seat: int) -> dict[int, int]:
    """The cards that a seat keeps for Prayers, and the Location each lies under."""
    if not game.under:
        return {}
    player, holds = game.players[seat], game.box.holds
    return {card: place for place in player.locations if holds[place] in KEPT for card in game.under.get(place, ())}


def add_kept(game: Game, seat: int, rite: Rite) -> Flow:
    """Any number of them, with the cards turned over in view (AZ-FUT-04, AZ-FUT-05, AZ-Q-15)."""
    while kept := kept_by(game, seat):
        chosen: Choice = yield Adding(game, seat, rite)
        if not isinstance(chosen, Add):
            return
        place = kept[chosen.card]
        left = tuple(card for card in game.under[place] if card != chosen.card)
        if left:
            game.under[place] = left
        else:
            del game.under[place]
        game.known[chosen.card] = 0
        game.opened.append(chosen.card)
        game.tell(CardAdded, seat, chosen.face.id)


class Adding(InPrayer):
    __slots__ = ()

    def __init__(self, game: Game, seat: int, rite: Rite) -> None:
        super().__init__(game, seat, "add", "AZ-FUT-04", rite)

    def list(self) -> Sequence[Choice]:
        kept = find_kinds(self.game.box.kind, sorted(kept_by(self.game, self.seat)))
        return [*Add.each(self.game, kept), ENOUGH]


class Add(CardAct):
    """A kept card joins those turned over."""

    __slots__ = ()
    verb = "add"

    @classmethod
    def amiss(cls, game: Game, seat: int, words: Sequence[str]) -> Refusal:
        return OfPrayer.amiss(game, seat, words)

    def worth(self, eye: Eye, asked: InPrayer) -> float:
        """Worth it if it matches; with one match tokens count too."""
        listed = asked.rite.listed
        return max((worth_of(eye, listed.get(colour, {})) for colour in self.face.colours), default=0.0) - 0.05
