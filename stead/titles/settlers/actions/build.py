"""Build a Location (IS-BLD)."""

from stead.kernel.decision import Decision, Option, Refusal
from stead.kernel.flow import Flow
from stead.titles.settlers.cards import payable
from stead.titles.settlers.empire import Pending, demolish, distinct, enter, noticed, resolve
from stead.titles.settlers.events import Built, GaveUp
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard, pay


def refusal(game: Game, seat: int, card: int) -> Refusal | None:
    player = game.players[seat]
    if card not in player.hand:
        return Refusal("IS-BLD-01", "not-in-hand", card=game.id(card))
    cost = game.box.cards[card].cost
    if not payable(player.goods, cost.goods):
        return Refusal("IS-BLD-02", "cannot-pay", card=game.id(card), cost=cost)
    if cost.location and not has_given(game, player):
        return Refusal("IS-BLD-10", "nothing-to-give-up", card=game.id(card))
    return None


def perform(game: Game, seat: int, card: int) -> Flow:
    return construct(game, seat, card, game.players[seat].hand)


def constructible(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Which of these could be built without giving up a Location (IS-COM-05, IS-JPC-07)?"""
    goods, prices = game.players[seat].goods, game.box.prices
    return [card for card in cards if payable(goods, prices[card])]


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
    pending: list[Pending] = []
    if built.produces is not None:  # IS-BLD-05
        pending.append((built.produces, card, "production", card))
    if built.bonus is not None:  # IS-BLD-06, IS-BLD-08
        pending.append((built.bonus, card, "bonus", card))
    pending += noticed(game, seat, "built", card)  # IS-CLR-01: the new card is in its row already
    if pending:
        yield from resolve(game, seat, pending)


def has_given(game: Game, player: Player) -> bool:
    """Is there a Foundation or a Location to give up? Not one that was taken over (IS-EGY-11)."""
    return bool(player.foundations) or any(card not in game.taken for card in player.locations)


def give_up(game: Game, seat: int) -> Flow:
    """A Location of one's own empire, or a Foundation in its place (IS-BLD-10..18)."""
    player = game.players[seat]
    card = yield Decision(seat, "give up", "IS-BLD-10", gifts, (game, player))
    foundation = card in player.foundations
    game.tell(GaveUp, seat, game.id(card), foundation)
    if foundation:
        player.foundations.remove(card)
        discard(game, card)  # IS-FND-04
    else:
        demolish(game, player, card)


def gifts(game: Game, player: Player) -> list[Option]:
    menu = game.box.menu.give
    owned = [card for card in player.locations if card not in game.taken]
    return [menu[card] for card in distinct(game, owned)] + [menu[card] for card in distinct(game, player.foundations)]


def gift_refusal(game: Game, seat: int, card: int) -> Refusal:
    """Why this cannot be given up."""
    player = game.players[seat]
    if card in game.taken:
        return Refusal("IS-EGY-11", "taken-over", card=game.id(card))
    if card in player.locations or card in player.foundations:
        return Refusal("IS-BLD-11", "same-as-another", card=game.id(card))
    return Refusal("IS-BLD-10", "not-yours-to-give", card=game.id(card))
