"""The window between the declaration of a tile action and its effect: one boost, or one field (EN-BST)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kit.acts import CardAct, Choice, Question, WordAct, Words, find_kinds, named
from stead.titles.north.actions.build import matching, placements
from stead.titles.north.cards import TILES, Card
from stead.titles.north.empire import fields
from stead.titles.north.events import Boosted
from stead.titles.north.goods import WORKER
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import can_draw, discard

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye

EXPLORE, POPULATE, CONSTRUCT, HARVEST, SAIL = range(5)


def performable(game: Game, player: Player, tile: int, ships: int = 0, workers: int = 0, field: bool = False) -> bool:
    """Could the action be carried out now (EN-BST-08, EN-Q-18), or with so much more?"""
    if tile == POPULATE:
        return True
    if tile == EXPLORE:
        return can_draw(player)
    if tile == HARVEST:
        return field or bool(fields(game, player))
    if tile == SAIL:
        return player.ships + player.commons + ships > 0
    waived, most = game.box.waived, player.goods[WORKER] + workers
    for card in player.hand:
        price = waived[card]
        if price is not None and price[WORKER] <= most:
            return True
    return False


def makes_it(game: Game, player: Player, card: int, tile: int) -> bool:
    """With this card played first, can the action be carried out for certain? A draw is no certainty (EN-Q-18)."""
    boost = game.box.cards[card].boost
    if boost is None:
        return performable(game, player, tile, field=True)
    ships, workers = boost.promises(game, player.seat)
    return performable(game, player, tile, ships, workers)


def candidates(game: Game, player: Player, tile: int) -> list[int]:
    """Cards in hand that name this action, of each kind one."""
    named = game.box.tile
    return [card for card in find_kinds(game.box.kind, player.hand) if named[card] == tile]


def declarable(game: Game, player: Player, tile: int) -> bool:
    if performable(game, player, tile):
        return True
    return any(
        makes_it(game, player, card, tile) and any(_plays(game, player, card))
        for card in candidates(game, player, tile)
    )


def _plays(game: Game, player: Player, card: int) -> Sequence[Choice]:
    if game.box.cards[card].boost is not None:
        return Boost.each(game, (card,))
    return list(placements(game, player, card))


class Window(Question[Game]):
    """Anything with it?"""

    __slots__ = ("tile",)

    def __init__(self, game: Game, seat: int, tile: int) -> None:
        super().__init__(game, seat, "window", "EN-BST-02")
        self.tile = tile

    def list(self) -> "list[Choice]":
        game, player = self.game, self.game.players[self.seat]
        able = performable(game, player, self.tile)
        found: list[Choice] = [
            play
            for card in candidates(game, player, self.tile)
            if able or makes_it(game, player, card, self.tile)
            for play in _plays(game, player, card)
        ]
        return [*found, NOTHING_WITH_IT] if able else found

    def refused(self, verb: str, words: Words) -> Refusal:
        game, player, tile = self.game, self.game.players[self.seat], TILES[self.tile]
        cards = named(game.box, words)
        if verb == "go":
            return Refusal("EN-BST-08", "cannot-perform", tile=tile)
        if not cards or cards[0] not in player.hand:
            return Refusal("EN-BST-02", "one-card-with-it", tile=tile)
        face = game.box.cards[cards[0]]
        if face.played_with is None:
            return Refusal("EN-BST-04", "not-with-an-action", card=face.id)
        if face.played_with != tile:
            return Refusal("EN-BST-04", "other-action", card=face.id, tile=face.played_with)
        if face.type == "upgrade" and not matching(game, player, cards[0]):
            return Refusal("EN-FLD-07", "no-matching-field", card=face.id, good=face.under or "none")
        if verb == "upgrade":
            return Refusal("EN-FLD-06", "no-matching-field", card=face.id, good=face.under or "none")
        if not performable(game, player, self.tile) and not makes_it(game, player, cards[0], self.tile):
            return Refusal("EN-BST-08", "cannot-perform", tile=tile)
        return Refusal("EN-Q-62", "same-as-another", card=face.id)


def window(game: Game, seat: int, tile: int) -> Asking:
    """Asks only who has something to play."""
    player = game.players[seat]
    if any(_plays(game, player, card) for card in candidates(game, player, tile)):
        return _ask(game, seat, tile)
    return DONE


def _ask(game: Game, seat: int, tile: int) -> Flow:
    act: Any = yield Window(game, seat, tile)
    yield from act.perform(game, seat)


class GoOn(WordAct):
    """Nothing with it."""

    verb = "go"

    def worth(self, eye: "Eye", asked: Any) -> float:
        return 0.0


NOTHING_WITH_IT = GoOn()


class Boost(CardAct):
    """Carried out at once, then discarded (EN-BST-06, EN-BST-07)."""

    verb = "boost"
    tempts = ("hand boost",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.boost is not None

    def perform(self, game: Game, seat: int) -> Flow:
        player, boost = game.players[seat], self.face.boost
        assert boost is not None
        player.hand.remove(self.card)
        game.known[self.card] = game.everyone
        player.drawn.append(self.card)  # it lies open beside the deck until it is done
        game.tell(Boosted, seat, self.face.id)
        if boost.can(game, seat, self.card):
            yield from boost.run(game, seat, self.card, self.card)
        player.drawn.remove(self.card)
        discard(game, seat, [self.card])

    def facts(self, asked: Any) -> dict[str, Any]:
        assert self.face.boost is not None
        return {"effect": self.face.boost.say()}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.deeds.boost(self.face)
