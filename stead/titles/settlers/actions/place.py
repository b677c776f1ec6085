"""Free placements, at any moment of one's own turn: before or after the action, before a pass (IS-Q-11).

A Defence token onto a Common Location (IS-DEF), Workers as Samurai onto faction Locations (IS-SAM), cards under a Gate,
Resources onto a Shrine. None of them is an action, none can be taken back by the rules.
"""

from bisect import insort
from collections.abc import Sequence

from stead.kernel.decision import Option, Refusal
from stead.titles.settlers.effects.gain import samurai_places
from stead.titles.settlers.empire import distinct
from stead.titles.settlers.events import Placed, Tucked
from stead.titles.settlers.goods import DEFENCE, FOOD, INDEX, NAMES, RESOURCES, STONE, WOOD, WORKER
from stead.titles.settlers.state import Game, Player, find_kinds
from stead.titles.settlers.supply import hide


def possible(game: Game, player: Player) -> bool:
    """Is there anything to place?"""
    goods, box = player.goods, game.box
    if goods[DEFENCE]:
        faction, guarded = box.faction, game.guarded
        for row in (player.production, player.features, player.actions):
            for card in row:
                if not faction[card] and not guarded[card]:
                    return True
    if goods[WORKER] and box.boards[player.faction].samurai and samurai_places(game, player.seat):
        return True
    for feature in player.features:
        holds = box.holds[feature]
        if holds == "cards" and player.hand:
            return True
        if holds == "resources" and (goods[WOOD] or goods[STONE] or goods[FOOD]):
            return True
    return False


def options(game: Game, player: Player) -> Sequence[Option]:
    goods, box = player.goods, game.box
    board = box.boards[player.faction]
    if not (goods[DEFENCE] or player.features or board.samurai):
        return ()
    found: list[Option] = []
    menu = box.menu
    if goods[DEFENCE]:
        faction, guarded = box.faction, game.guarded
        places = [
            card
            for row in (player.production, player.features, player.actions)
            for card in row
            if not faction[card] and not guarded[card]
        ]
        found += [menu.defend[card] for card in (distinct(game, places) if len(places) > 1 else places)]
    if board.samurai and goods[WORKER]:
        found += [menu.samurai[card] for card in distinct(game, samurai_places(game, player.seat))]
    holders = [card for card in player.features if box.holds[card]] if player.features else None
    if holders:
        for holder in distinct(game, holders):
            if box.holds[holder] == "cards":
                found += [menu.tuck(card, holder) for card in find_kinds(box, player.hand)]
            else:
                found += [menu.offer(r, holder) for r in RESOURCES if goods[r]]
    return found


def defend_refusal(game: Game, seat: int, card: int) -> Refusal | None:
    player = game.players[seat]
    if card not in player.locations:
        return Refusal("IS-DEF-02", "not-your-location", card=game.id(card))
    if game.box.faction[card]:
        return Refusal("IS-DEF-03", "not-common", card=game.id(card))
    if game.guarded[card]:
        return Refusal("IS-DEF-05", "guarded", card=game.id(card))
    if not player.goods[DEFENCE]:
        placed = any(game.guarded[c] and not game.box.faction[c] for c in player.locations)
        return Refusal("IS-DEF-06" if placed else "IS-DEF-01", "no-defence-token")
    return None


def defend(game: Game, seat: int, card: int) -> None:
    game.players[seat].goods[DEFENCE] -= 1
    game.guarded[card] = 1
    game.tell(Placed, seat, "defence", game.id(card))


def samurai_refusal(game: Game, seat: int, card: int) -> Refusal | None:
    player = game.players[seat]
    if not game.box.boards[player.faction].samurai:
        return Refusal("IS-SAM-01", "no-samurai", faction=player.faction)
    if card not in player.locations:
        return Refusal("IS-SAM-01", "not-your-location", card=game.id(card))
    if not game.box.faction[card]:
        return Refusal("IS-SAM-03", "not-faction", card=game.id(card))
    if game.guarded[card]:
        return Refusal("IS-SAM-02", "guarded", card=game.id(card))
    if not player.goods[WORKER]:
        placed = any(game.guarded[c] and game.box.faction[c] for c in player.locations)
        return Refusal("IS-SAM-05" if placed else "IS-SAM-01", "workers", need=1, have=0)
    return None


def samurai(game: Game, seat: int, card: int) -> None:
    game.players[seat].goods[WORKER] -= 1
    game.guarded[card] = 1
    game.tell(Placed, seat, "worker", game.id(card))


def tuck_refusal(game: Game, seat: int, card: int, gate: int) -> Refusal | None:
    player = game.players[seat]
    if gate not in player.features or game.box.cards[gate].holds != "cards":
        return Refusal("IS-JPC-03", "no-gate", card=game.id(gate))
    if card not in player.hand:
        return Refusal("IS-JPC-03", "not-in-hand", card=game.id(card))
    return None


def tuck(game: Game, seat: int, card_and_gate: tuple[int, int]) -> None:
    card, gate = card_and_gate
    game.players[seat].hand.remove(card)
    hide(game, seat, card)
    under = list(game.under.get(gate, ()))
    insort(under, card)
    game.under[gate] = tuple(under)
    game.tell(Tucked, seat, game.id(gate), game.id(card))


def offer_refusal(game: Game, seat: int, good: str, shrine: int) -> Refusal | None:
    player = game.players[seat]
    if good not in INDEX or INDEX[good] not in RESOURCES:
        return Refusal("IS-GDS-02", "no-resource", key=good)
    if shrine not in player.features or game.box.cards[shrine].holds != "resources":
        return Refusal("IS-JPC-11", "no-shrine", card=game.id(shrine))
    if not player.goods[INDEX[good]]:
        return Refusal("IS-JPC-11", "no-good", good=good)
    return None


def offer(game: Game, seat: int, good_and_shrine: tuple[int, int]) -> None:
    good, shrine = good_and_shrine
    game.players[seat].goods[good] -= 1
    wood, stone, food = game.kept.get(shrine, (0, 0, 0))
    game.kept[shrine] = (wood + (good == 0), stone + (good == 1), food + (good == 2))
    game.tell(Placed, seat, NAMES[good], game.id(shrine))
