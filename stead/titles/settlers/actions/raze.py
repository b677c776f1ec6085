"""Raze a card from hand or an opponent's Location (IS-RZH, IS-RZE)."""

from stead.kernel.decision import Option, Refusal
from stead.kernel.flow import Flow
from stead.titles.settlers.empire import razable, raze_from_hand, raze_location, raze_price
from stead.titles.settlers.events import Paid
from stead.titles.settlers.goods import RAZE
from stead.titles.settlers.state import Game, Player

NO_RAZE_FIELD = {"com_ruins": "IS-COM-03", "jap_gate": "IS-JPC-05", "jap_shrine": "IS-JPC-12"}
"""Cards whose own rule says that they cannot be razed; for the others the general one does."""


def options(game: Game, player: Player) -> list[Option]:
    """Opponents' Locations that the Raze tokens suffice for."""
    tokens, menu = player.goods[RAZE], game.box.menu.raze
    if game.peaceful:  # IS-VPC-02
        return []
    return [menu[card] for owner, card in razable(game, player.seat) if raze_price(game, owner, card) <= tokens]


def refusal(game: Game, seat: int, card: int) -> Refusal | None:
    player = game.players[seat]
    tokens = player.goods[RAZE]
    field = game.box.cards[card].raze
    if card in player.hand:
        if not field:
            rule = NO_RAZE_FIELD.get(game.box.cards[card].name, "IS-CRD-13")
            return Refusal(rule, "no-raze-field", card=game.id(card))
        if not tokens:
            return Refusal("IS-RZH-02", "raze-tokens", need=1, have=0)
        return None
    owner = game.owner(card)
    if owner is None:
        seen = [c for other in game.players for c in other.foundations if other is player or not game.hidden[c]]
        if card in seen:
            return Refusal("IS-FND-03", "foundation", card=game.id(card))
        return Refusal("IS-RZE-10", "not-there", card=game.id(card))
    if owner is player:
        return Refusal("IS-RZE-06", "own-location", card=game.id(card))
    if game.peaceful:
        return Refusal("IS-VPC-02", "peaceful", card=game.id(card))
    if owner.passed:
        return Refusal("IS-PAS-03", "owner-passed", card=game.id(card), faction=owner.faction)
    if not field:
        rule = NO_RAZE_FIELD.get(game.box.cards[card].name, "IS-RZE-07")
        return Refusal(rule, "no-raze-field", card=game.id(card))
    price = raze_price(game, owner, card)
    if tokens < price:
        rule = "IS-RZE-01"
        if game.guarded[card] and tokens >= 2:
            rule = "IS-RZE-03" if game.box.faction[card] else "IS-RZE-02"
        return Refusal(rule, "raze-tokens", need=price, have=tokens)
    return None


def perform(game: Game, seat: int, card: int) -> Flow:
    player = game.players[seat]
    from_hand = card in player.hand
    owner = None if from_hand else game.owner(card)
    price = 1 if owner is None else raze_price(game, owner, card)
    player.goods[RAZE] -= price
    game.tell(Paid, seat, {"raze": price})
    return raze_from_hand(game, seat, card) if from_hand else raze_location(game, seat, card)
