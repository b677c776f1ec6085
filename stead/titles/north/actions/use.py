"""Use an own action location (EN-USE), or raid somebody else's (EN-RAI)."""

from typing import TYPE_CHECKING, Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.kit.acts import CardAct
from stead.kit.targets import why_not
from stead.titles.north.cards import Action, Card
from stead.titles.north.empire import acting, distinct, leave
from stead.titles.north.events import Raided, Used
from stead.titles.north.goods import GOLD, RAZE, WORKER, payable
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import affordable, pay
from stead.titles.north.targets import RAIDED, cards

if TYPE_CHECKING:
    from stead.titles.north.outlook import Eye


def action_of(game: Game, card: int) -> Action:
    """What a location does; one that copies does what the other does."""
    action = game.box.cards[game.mirror.get(card, card)].action
    assert action is not None
    return action


def options(game: Game, player: Player) -> "list[Use]":
    exhausted, goods, mirror = game.exhausted, player.goods, game.mirror
    spend, wild, effects = game.box.spend, game.box.wild, game.box.does
    found: list[int] = []
    for card in acting(game, player):
        if exhausted[card]:
            continue
        what = mirror.get(card, card) if mirror else card
        if (
            payable(goods, spend[what])
            and (not wild[what] or affordable(goods, spend[what], wild[what]))
            and not effects[what].lacks(game, player.seat, card)
        ):
            found.append(card)
    return Use.each(game, distinct(game, found) if len(found) > 1 else found)


class Use(CardAct):
    verb = "use"
    sort = "action"
    tempts = ("own action",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.action is not None or "action" in card.mirrors

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        player, card = game.players[seat], self.card
        if card not in player.empire:
            return Refusal("EN-USE-01", "not-your-location", card=self.face.id)
        what = game.mirror.get(card, card)
        if not game.box.acting[what]:
            return Refusal("EN-USE-01", "no-action", card=self.face.id)
        if game.exhausted[card]:
            return Refusal("EN-LOC-06", "exhausted", card=self.face.id)
        action = action_of(game, card)
        if not affordable(player.goods, game.box.spend[what], action.spend.any):
            return Refusal(_shortage(player.goods, action), "cannot-use", card=self.face.id, cost=action.spend)
        if rule := action.effect.lacks(game, seat, card):
            return Refusal(rule, "no-effect", card=self.face.id)
        return None

    def perform(self, game: Game, seat: int) -> Flow:
        """Exhausted together with the payment, and whatever happens meanwhile, afterwards too (EN-Q-28)."""
        card, player = self.card, game.players[seat]
        action = action_of(game, card)
        game.exhausted[card] = 1
        game.tell(Used, seat, self.face.id)
        yield from pay(game, seat, action.spend.goods, action.spend.any)
        if action.spend.itself:
            yield from leave(game, player, card, hand=False)
        if action.effect.can(game, seat, card):
            yield from action.effect.run(game, seat, card, card)
        if card in player.empire and game.box.acting[game.mirror.get(card, card)]:
            game.exhausted[card] = 1

    def facts(self, asked: Any) -> dict[str, Any]:
        action = action_of(asked.game, self.card)
        return {"cost": action.spend.tag(), "effect": action.effect.say()}

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.deeds.use(self.card)


def _shortage(goods: list[int], action: Action) -> str:
    """The nearest rule that stands in the way."""
    cost = action.spend
    if goods[GOLD] and (goods[WORKER] < cost.worker or goods[RAZE] < cost.raze):
        return "EN-GDS-11"
    return "EN-USE-02"


# Raids


def raids(game: Game, player: Player) -> "list[Raid]":
    return Raid.each(game, cards((RAIDED,), game, player.seat)) if player.goods[RAZE] else []


class Raid(CardAct):
    """Exhaust an action location of an opponent who has not passed, for a raze token."""

    verb = "raid"
    sort = "action"
    tempts = ("other",)
    face: Card

    @classmethod
    def fits(cls, card: Card) -> bool:
        return card.action is not None or "action" in card.mirrors

    def refusal(self, game: Game, seat: int) -> Refusal | None:
        if not game.players[seat].goods[RAZE]:
            return Refusal("EN-RAI-02", "no-raze-token")
        elsewhere = Refusal("EN-RAI-01", "not-an-opponents", card=self.face.id)
        return why_not((RAIDED,), game, seat, self.card, elsewhere)

    def perform(self, game: Game, seat: int) -> Asking:
        game.players[seat].goods[RAZE] -= 1
        exhaust(game, seat, self.card)
        return DONE

    def worth(self, eye: "Eye", asked: Any) -> float:
        return eye.deeds.raid(self.card) - eye.worth["raze"]


def exhaust(game: Game, seat: int, card: int, by: int | None = None) -> None:
    owner = game.owner(card)
    assert owner is not None
    game.exhausted[card] = 1
    game.tell(Raided, seat, owner.seat, game.id(card), None if by is None else game.id(by))
