"""Build a Location (IS-BLD)."""

from collections.abc import Sequence
from typing import Any, Final

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kit.acts import CardAct, Question, else_because
from stead.kit.due import Due
from stead.kit.targets import why_not
from stead.titles.settlers.empire import demolish, enter, noticed, resolve
from stead.titles.settlers.estimate import Eye
from stead.titles.settlers.events import Built, GaveUp
from stead.titles.settlers.goods import payable
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard, pay
from stead.titles.settlers.targets import Condition, Target, cards, locations, me, why


class Build(CardAct):
    """A card from hand, for its whole cost."""

    verb = "build"
    sort = "action"
    tempts = ("common hand", "faction hand")

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, cost = game.players[seat], self.face.cost
        if self.card not in player.hand:
            return Refusal("IS-BLD-01", "not-in-hand", card=self.face.id)
        if not payable(player.goods, cost.goods):
            return Refusal("IS-BLD-02", "cannot-pay", card=self.face.id, cost=cost)
        if cost.location and not has_given(game, player):
            if player.locations:  # all of them taken over
                return Refusal("IS-EGY-11", "only-taken-over", card=self.face.id)
            return Refusal("IS-BLD-10", "nothing-to-give-up", card=self.face.id)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        return construct(game, seat, self.card, game.players[seat].hand)

    def facts(self, asked: Question) -> dict[str, Any]:
        return {"cost": self.face.cost.tag()}

    def worth(self, eye: Eye, asked: Question) -> float:
        return eye.build(self.face)


def construct(game: Game, seat: int, card: int, origin: list[int], location: bool = True) -> Flow:
    """Pay goods, give up a Location, place the card; then production, bonus and Features (IS-Q-16)."""
    player = game.players[seat]
    built = game.box.cards[card]
    game.known[card] = game.everyone  # it is declared, and shown, before it is paid for
    yield from pay(game, seat, game.box.prices[card])
    if location and built.cost.location:
        yield from give_up(game, seat)
    origin.remove(card)
    enter(game, player, card)
    game.tell(Built, seat, built.id)
    pending: list[Due] = []
    if built.produces is not None:  # IS-BLD-05
        pending.append((built.produces, card, "production", card))
    if built.bonus is not None:  # IS-BLD-06, IS-BLD-08
        pending.append((built.bonus, card, "bonus", card))
    pending += noticed(game, seat, "built", card)  # IS-CLR-01: the new card is in its row already
    if pending:
        yield from resolve(game, seat, pending)


OWN: Final = Condition(
    lambda game, _, __, cards: [card for card in cards if card not in game.taken],
    why(lambda card: Refusal("IS-EGY-11", "taken-over", card=card)),
)
GIVEN: Final = Target(me, locations, OWN)
FOUNDATION: Final = Target(me, lambda player: player.foundations)


def has_given(game: Game, player: Player) -> bool:
    """Is there a Foundation or a Location to give up? Not one that was taken over (IS-EGY-11)."""
    return bool(player.foundations) or GIVEN.any(game, player.seat)


def give_up(game: Game, seat: int) -> Flow:
    """A Location of one's own empire, or a Foundation in its place (IS-BLD-10..18)."""
    player = game.players[seat]
    given: Give = yield Question(game, seat, "give up", "IS-BLD-10", _gifts)
    foundation = given.card in player.foundations
    game.tell(GaveUp, seat, given.face.id, foundation)
    if foundation:
        player.foundations.remove(given.card)
        discard(game, given.card)  # IS-FND-04
    else:
        demolish(game, player, given.card)


def _not_given(asked: Question, _: str, words: Sequence[str]) -> Refusal | None:
    act = Give.parse(asked.game, asked.seat, words)
    if act is None:
        return None
    return act.refusal(asked.game, asked.seat) or Refusal("IS-BLD-11", "same-as-another", card=act.face.id)


@else_because(_not_given)
def _gifts(game: Game, seat: int) -> "list[Give]":
    return Give.each(game, cards([GIVEN, FOUNDATION], game, seat))


class Give(CardAct):
    """A Location or Foundation that has to go."""

    verb = "give"

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        elsewhere = Refusal("IS-BLD-10", "not-yours-to-give", card=self.face.id)
        if self.card in game.taken:
            elsewhere = OWN.why(game, seat, game.players[seat], self.card)
        return why_not([GIVEN, FOUNDATION], game, seat, self.card, elsewhere)

    def facts(self, asked: Question) -> dict[str, Any]:
        if asked.kind == "victim":  # of an attack
            return {"what": "lost"}
        return {"what": "foundation" if self.card in asked.game.players[asked.seat].foundations else "location"}

    def worth(self, eye: Eye, asked: Question) -> float:
        return -eye.location(self.face) if self.card in eye.me.locations else -0.1
