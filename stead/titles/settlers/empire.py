"""Locations: entering and leaving an empire, razing, Foundations, and what Features notice."""

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar

from stead.kernel.flow import DONE, Asking, Flow
from stead.kit import due
from stead.kit.due import Due, in_order
from stead.titles.settlers.events import BecameFoundation, Razed, RazedFromHand
from stead.titles.settlers.goods import INDEX, WOOD
from stead.titles.settlers.state import Game, Player
from stead.titles.settlers.supply import discard, discard_under, gain, gain_card, gain_good

# Features and the order of what is due at once


def noticed(game: Game, seat: int, moment: str, card: int, target: str = "") -> list[Due]:
    """A player's Features that answer to what just happened, in the order of the row."""
    pending: list[Due] = []
    when = game.box.when
    for feature in game.players[seat].features:
        trigger = when[feature]
        if trigger is None or trigger.event != moment:
            continue
        about = game.box.cards[card]
        if trigger.colour is not None and trigger.colour not in about.colours:
            continue
        if trigger.deck is not None and about.common:
            continue
        if trigger.target is not None and trigger.target != target:
            continue
        pending.append((trigger.effect, feature, "feature", card))
    return pending


def happen(game: Game, seat: int, moment: str, card: int, target: str = "") -> Asking:
    """What Features make of what just happened."""
    pending = noticed(game, seat, moment, card, target)
    return resolve(game, seat, pending) if pending else DONE


def resolve(game: Game, seat: int, pending: Sequence[Due]) -> Asking:
    """What is due to one player at once, in that player's order (IS-Q-08, IS-Q-16)."""
    return in_order(game, seat, pending, Order)


class Resolve(due.Resolve):
    parts: ClassVar = {
        "deal": lambda card: card.deal is not None and card.deal not in INDEX,
        "production": lambda card: card.produces is not None and card.produces.ordered,
        "bonus": lambda card: card.bonus is not None and card.bonus.ordered,
        "feature": lambda card: card.when is not None and card.when.effect.ordered,
    }


class Order(due.Order):
    asks = "IS-Q-16"
    act = Resolve


# Looking at Locations


def same(game: Game, a: int, b: int) -> bool:
    """Two copies of a card with the same things on them: choosing one or the other is the same choice."""
    return (
        game.box.kind[a] == game.box.kind[b]
        and game.guarded[a] == game.guarded[b]
        and game.used[a] == game.used[b]
        and game.blocked[a] == game.blocked[b]
        and game.hidden[a] == game.hidden[b]
        and game.laid.get(a) == game.laid.get(b)
        and game.kept.get(a) == game.kept.get(b)
        and game.taken.get(a) == game.taken.get(b)
        and not (game.under.get(a) or game.under.get(b))
        and sum(a in player.routes for player in game.players) == sum(b in player.routes for player in game.players)
    )


def distinct(game: Game, cards: Sequence[int]) -> Sequence[int]:
    """Without those that are the same choice as one before."""
    if len(cards) < 2:
        return cards
    kind = game.box.kind
    if len({kind[card] for card in cards}) == len(cards):
        return cards
    chosen: list[int] = []
    seen: dict[int, list[int]] = {}
    for card in cards:
        copies = seen.get(kind[card])
        if copies is None:
            seen[kind[card]] = [card]
        elif any(same(game, card, copy) for copy in copies):
            continue
        else:
            copies.append(card)
        chosen.append(card)
    return chosen


def count_colour(game: Game, seat: int, colour: str) -> int:
    """A Location answers to each of its colours, and is counted once (IS-Q-18)."""
    cards = game.box.cards
    player = game.players[seat]
    return sum(
        colour in cards[card].colours for row in (player.production, player.features, player.actions) for card in row
    )


def count_samurai(game: Game, seat: int) -> int:
    faction = game.box.faction
    return sum(1 for card in game.players[seat].locations if faction[card] and game.guarded[card])


def raze_base(game: Game, owner: Player) -> int:
    """2 Raze tokens (IS-RZE-01), 1 more behind walls."""
    return 2 + game.box.abilities.sum("walls", owner.features)


def raze_price(game: Game, owner: Player, card: int) -> int:
    """1 more for a Defence token or a Samurai (IS-RZE-02, IS-RZE-03)."""
    return raze_base(game, owner) + game.guarded[card]


# Entering, leaving


def enter(game: Game, player: Player, card: int) -> None:
    insort(player.row(game.box.cards[card].type), card)
    game.known[card] = 0


def leave(game: Game, owner: Player, card: int) -> None:
    """A Location leaves its empire. What lies on it goes to the general supply (IS-BLD-16, IS-Q-20), cards under a Gate
    to their piles (IS-Q-17), a Deal tied to it ends (IS-Q-38). Goods stored by Warehouses are in the supply already."""
    owner.row(game.box.cards[card].type).remove(card)
    game.used[card] = game.guarded[card] = game.blocked[card] = 0
    game.laid.pop(card, None)
    game.kept.pop(card, None)
    game.taken.pop(card, None)
    discard_under(game, card)
    for player in game.players:
        if card in player.routes:
            player.routes.remove(card)


def demolish(game: Game, owner: Player, card: int) -> None:
    """A Location leaves and is discarded, which is not razing: no goods, no Foundation, no wood."""
    leave(game, owner, card)
    discard(game, card)


# Razing


def raze_goods(game: Game, seat: int, card: int, aside: bool = False) -> Flow:
    """All goods of the Raze field, in their order (IS-CRD-06, IS-Q-22: the card itself is not discarded yet). With
    `aside`, cards gained are laid aside and do not join the hand yet."""
    for good in game.box.cards[card].raze:
        if good == "card":
            yield from gain_card(game, seat, aside)
        else:
            yield from gain_good(game, seat, good, card)


def raze_from_hand(game: Game, seat: int, card: int, aside: bool = False) -> Flow:
    """IS-RZH-03, IS-RZH-04"""
    game.tell(RazedFromHand, seat, game.id(card))
    player = game.players[seat]
    player.hand.remove(card)
    player.looking.append(card)
    game.known[card] = game.everyone
    yield from raze_goods(game, seat, card, aside)
    player.looking.remove(card)
    discard(game, card)
    yield from happen(game, seat, "razed", card, "hand")


def raze_location(game: Game, seat: int, card: int, aside: bool = False) -> Flow:
    """Raze a Location, whoever's it is: goods first, then it becomes a Foundation or is discarded (IS-RZE-04..08)."""
    owner = game.owner(card)
    assert owner is not None
    game.tell(Razed, seat, owner.seat, game.id(card))
    yield from raze_goods(game, seat, card, aside)
    first_owner = game.players[game.taken.get(card, owner.seat)]
    leave(game, owner, card)
    if game.box.cards[card].common and not first_owner.virtual:  # IS-RZE-08, IS-SOL-17
        insort(first_owner.foundations, card)  # IS-EGY-17
        game.tell(BecameFoundation, first_owner.seat, game.id(card))
        gain(game, owner.seat, WOOD, 1, card)  # IS-FND-02, IS-EGY-15
    else:
        discard(game, card)
    yield from happen(game, seat, "razed", card, "own" if owner.seat == seat else "opponent")
