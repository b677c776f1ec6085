"""What must be on the table, counted without the help of the rules."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from stead import Event
from stead.kit.hex import Map
from stead.titles.colonists import events as e

GOODS = ("wood", "clay", "ore", "plank", "brick", "iron", "coal", "food", "clothing", "tool", "dollar")
PEOPLE = (60, 40, 20)


def misplaced(game: Any) -> list[str]:
    """What is missing, there twice, or lies where it cannot lie."""
    if game.phase == "setup":
        return []
    faults = [*_cards(game), *_tiles(game)]
    for player in game.players:
        faults += [f"seat {player.seat}: {fault}" for fault in _player(game, player)]
    return faults


def _cards(game: Any) -> Iterator[str]:
    """Every improvement in one place at most; all of the running era somewhere."""
    box = game.box
    played = [one.kind - box.improvement for player in game.players for one in player.community]
    hands = [card for player in game.players for card in (*player.hand, *player.drawn)]
    found = [*game.deck, *game.discard, *game.gone, *hands, *(card for card in played if card >= 0)]
    if len(set(found)) < len(found):
        yield "an improvement is in two places"
    if game.year and game.phase != "era" and not game.loose:
        missing = [card for card, face in enumerate(box.improvements) if face.era == game.era and card not in found]
        if len(missing) > 1:  # the one that is being played
            yield f"improvements are nowhere: {missing}"
    markets = [*game.market_deck, *game.market_gone, *([game.market_card] if game.market_card >= 0 else [])]
    if len(set(markets)) < len(markets):
        yield "a market card is in two places"


def _tiles(game: Any) -> Iterator[str]:
    tiles = [*(laid.tile for laid in game.land), *game.pile]
    if len(set(tiles)) < len(tiles):
        yield "a tile is in two places"
    cells = [cell for laid in game.land for cell in laid.cells]
    if len(set(cells)) < len(cells):
        yield "a tile lies on another"
    fresh: Map[int] = Map({spot: laid.cells for spot, laid in enumerate(game.land)})
    if (fresh.tile, fresh.next_to, fresh.touched) != (game.map.tile, game.map.next_to, game.map.touched):
        yield "the map is not what lies there"
    where = [-1] * len(game.spot)
    for spot, laid in enumerate(game.land):
        where[laid.tile] = spot
    if where != game.spot:
        yield "where tiles lie"


def _player(game: Any, player: Any) -> Iterator[str]:
    box = game.box
    if min(player.goods) < 0 or min(player.idle) < 0:
        yield f"has {player.goods}, unemployed {player.idle}"
    homes = [sum(box.houses[one.kind][who] for one in player.community) for who in range(3)]
    workers = Counter(worker for one in player.community for worker in one.workers)
    if player.idle != [homes[who] - workers[who] for who in range(3)]:
        yield f"unemployed {player.idle}, homes {homes}, workers {workers}"
    stocks = Counter(dict.fromkeys(range(9), 0))
    for one in player.community:
        if one.good >= 0:
            stocks[one.good] += one.stock
    if [stocks[good] for good in range(9)] != player.stocks:
        yield "what lies in Stocks"
    if len(player.stewards) > 4 or not player.stewards:
        yield f"has {len(player.stewards)} stewards"
    standing = [spot for spot in player.stewards if spot >= 0 and len(game.land[spot].cells) == 1]
    standing = [spot for spot in standing if game.land[spot].tile < box.market]
    if len(set(standing)) < len(standing):
        yield "two stewards on one place"
    if any(box.is_storage[one.kind] and one.spot != 2 for one in player.community):
        yield "a storage building elsewhere"


def unfinished(game: Any) -> list[str]:
    """It ends with the fifth year of its last era (CO-ERA-24)."""
    return [] if (game.year, game.era) == (5, game.last_era) else [f"over in year {game.year} of era {game.era}"]


# Goods


def supplies(game: Any) -> Counter[tuple[int, str]]:
    """In Storage, Warehouse, Stocks and Toolbox."""
    found: Counter[tuple[int, str]] = Counter()
    for player in game.players:
        for good, n in zip(GOODS, player.goods, strict=True):
            found[player.seat, good] += n
        for one in player.community:
            if one.good >= 0:
                found[player.seat, GOODS[one.good]] += one.stock
    return found


def told(events: Iterable[Event]) -> Counter[tuple[int, str]]:
    """How goods changed, by (seat, good), as the events tell it."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        match event:
            case e.Received(seat=seat, goods=goods) | e.Produced(seat=seat, goods=goods):
                change.update({(seat, good): n for good, n in goods.items()})
            case e.Paid(seat=seat, goods=goods):
                change.subtract({(seat, good): n for good, n in goods.items()})
            case e.Dropped(seat=seat, good=good):
                change[seat, good] -= 1
            case e.Changed(seat=seat, before=before, after=after):
                change[seat, before] -= 1
                change[seat, after] += 1
            case e.Sold(seat=seat, dollars=dollars):
                change[seat, "dollar"] += dollars
            case e.Bought(seat=seat, what=what) if what in GOODS:
                change[seat, what] += 1
            case e.Maintained(seat=seat, need=need, made=made, paid=paid):
                for good in ("food", "clothing"):
                    change[seat, good] += max(0, made.get(good, 0) - need.get(good, 0)) - paid.get(good, 0)
    return change
