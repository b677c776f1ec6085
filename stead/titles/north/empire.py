"""Locations: entering and leaving an empire, fields and what they yield, and what features notice."""

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar

from stead.kernel.flow import DONE, Asking, Flow
from stead.kit import due
from stead.kit.due import Due, in_order
from stead.titles.north.cards import Moment
from stead.titles.north.events import Left, Removed
from stead.titles.north.goods import SUPPLY, WORKER
from stead.titles.north.state import Game, Player
from stead.titles.north.supply import amounts, discard, gain

# Features, and the order of what is due at once


def notice(game: Game, seat: int, moment: Moment, card: int = -1, paid: bool = False) -> Asking:
    """What features make of what a seat just did: its own first, then those of others that look at everybody, clockwise
    (EN-Q-59). They work in any phase, also after their owner has passed (EN-Q-30)."""
    listening = game.box.listening.get(moment)
    if not listening or not (moment in game.box.overheard or _heard(game, game.players[seat], listening)):
        return DONE
    return _notice(game, seat, moment, card, paid)


def _heard(game: Game, player: Player, listening: set[int]) -> bool:
    mirror = game.mirror
    if mirror:
        return any(mirror.get(card, card) in listening for card in player.empire)
    return not listening.isdisjoint(player.empire)


def _notice(game: Game, seat: int, moment: Moment, card: int, paid: bool) -> Flow:
    for other in game.order(seat):
        due = noticed(game, other, moment, card, paid, other == seat)
        if due:
            yield from resolve(game, other, due)


def noticed(game: Game, seat: int, moment: Moment, card: int, paid: bool, own: bool) -> list[Due]:
    """The features of a seat that this sets off; a card does not notice its own arrival (EN-Q-30)."""
    pending: list[Due] = []
    box, mirror = game.box, game.mirror
    for feature in game.players[seat].empire:
        trigger = box.when[mirror.get(feature, feature)]
        if trigger is None or trigger.event != moment or feature == card or not (own or trigger.anybody):
            continue
        if trigger.times and game.used[feature] >= trigger.times:
            continue
        if trigger.sign is not None and trigger.sign not in box.cards[card].signs:
            continue
        if trigger.paid and not paid:
            continue
        if trigger.shared and not shares_sign(game, seat, card):
            continue
        if trigger.times:
            game.used[feature] += 1
        pending.append((trigger.effect, feature, "feature", card))
    return pending


def resolve(game: Game, seat: int, pending: Sequence[Due]) -> Asking:
    """What is due to one player at once, in that player's order (EN-Q-59)."""
    return in_order(game, seat, pending, Order)


class Resolve(due.Resolve):
    parts: ClassVar = {
        "bonus": lambda card: card.bonus is not None and card.bonus.ordered,
        "feature": lambda card: bool(card.mirrors) or (card.when is not None and card.when.effect.ordered),
    }


class Order(due.Order):
    asks = "EN-Q-59"
    act = Resolve


# Looking at locations


def same(game: Game, a: int, b: int) -> bool:
    """Two copies of a card with the same things on them: choosing one or the other is the same choice."""
    return (
        game.box.kind[a] == game.box.kind[b]
        and game.exhausted[a] == game.exhausted[b]
        and game.used[a] == game.used[b]
        and game.assigned.get(a) == game.assigned.get(b)
        and game.beneath.get(a) == game.beneath.get(b)
        and game.mirror.get(a) == game.mirror.get(b)
        and not (game.beneath and (a in game.beneath.values() or b in game.beneath.values()))
        and not (game.mirror and (a in game.mirror.values() or b in game.mirror.values()))
    )


def distinct(game: Game, cards: Sequence[int]) -> list[int]:
    """Without those that are the same choice as one before."""
    kind = game.box.kind
    if len(cards) < 2 or len({kind[card] for card in cards}) == len(cards):
        return list(cards)
    chosen: list[int] = []
    seen: dict[int, list[int]] = {}
    for card in cards:
        copies = seen.setdefault(kind[card], [])
        if not any(same(game, card, copy) for copy in copies):
            copies.append(card)
            chosen.append(card)
    return chosen


def count_sign(game: Game, seat: int, sign: int) -> int:
    """Every card with the sign in one's own empire: upgrades, islands and the card itself too (EN-LOC-08, EN-Q-27)."""
    signs = game.box.signs
    return sum([sign in signs[card] for card in game.players[seat].empire])


def shares_sign(game: Game, seat: int, card: int) -> bool:
    """Has another card of the empire a sign that this one has?"""
    signs = game.box.signs
    mine = signs[card]
    return any(other != card and sign in signs[other] for other in game.players[seat].empire for sign in mine)


def fields(game: Game, player: Player) -> list[int]:
    """What can be harvested: fields, but not the upgrades beneath them, which go with their field."""
    is_field, beneath = game.box.fields, game.beneath
    return [card for card in player.empire if is_field[card] and card not in beneath]


def acting(game: Game, player: Player) -> list[int]:
    """One's action locations; a card that copies one is one too (EN-Q-40)."""
    is_action, mirror = game.box.acting, game.mirror
    if not mirror:
        return [card for card in player.empire if is_action[card]]
    return [card for card in player.empire if is_action[mirror.get(card, card)]]


def harvest_goods(game: Game, card: int) -> list[tuple[int, int]]:
    """What a field yields with all its upgrades (EN-FLD-11)."""
    yields = game.box.yields
    found = list(yields[card])
    for upgrade, field in game.beneath.items():
        if field == card:
            found += yields[upgrade]
    return found


# Entering, leaving


def enter(game: Game, player: Player, card: int, beneath: int = -1) -> None:
    """Refreshed (EN-BLD-07); a field gives its goods at once (EN-FLD-03), an upgrade its own only (EN-FLD-09)."""
    insort(player.empire, card)
    game.known[card] = 0
    if beneath >= 0:  # by number: in which order they came means nothing
        game.beneath = dict(sorted({**game.beneath, card: beneath}.items()))
    for good, n in game.box.yields[card]:
        gain(game, player.seat, good, n, card)


def leave(game: Game, player: Player, card: int, hand: bool) -> Flow:
    """A card leaves the empire, to the hand or discarded, and its upgrades are discarded with it. Workers on it return
    to the supply, other pieces go to the bank. Islands go to their own pile, basic fields out of the game."""
    for upgrade in [upgrade for upgrade, field in game.beneath.items() if field == card]:
        yield from leave(game, player, upgrade, hand=False)
    player.empire.remove(card)
    game.exhausted[card] = game.used[card] = 0
    game.beneath.pop(card, None)
    game.mirror.pop(card, None)
    for mirror in [mirror for mirror, of in game.mirror.items() if of == card]:
        del game.mirror[mirror]  # it is blank now
        game.exhausted[mirror] = 0
    assigned = game.assigned.pop(card, None)
    if assigned is not None and assigned[WORKER]:
        player.goods[WORKER] += assigned[WORKER]
        game.tell(Removed, player.seat, {"worker": assigned[WORKER]}, game.id(card))
    face = game.box.cards[card]
    game.tell(Left, player.seat, face.id, hand)
    if face.island:
        (game.near_discard if face.deck == "near" else game.distant_discard).append(card)
    elif face.start:
        player.gone.append(card)
    elif hand:
        game.known[card] = game.everyone
        game.into_hand(player.seat, card)
    else:
        discard(game, player.seat, [card])
    yield from notice(game, player.seat, "leave", card)


def put_on(game: Game, card: int, good: int, n: int) -> None:
    """Pieces onto a card, or off it (n below 0)."""
    lying = list(game.assigned.get(card, (0,) * SUPPLY))
    lying[good] += n
    if any(lying):
        game.assigned[card] = tuple(lying)
    else:
        del game.assigned[card]


def pieces(game: Game, card: int) -> dict[str, int]:
    return amounts(game.assigned.get(card, ()))
