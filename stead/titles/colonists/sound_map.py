"""Where tiles cannot lie: the map grew in the order in which it is told, tile after tile."""

from collections.abc import Iterator

from stead.kit.hex import Cell, Map, between, neighbours, sides
from stead.titles.colonists.box import SMALL
from stead.titles.colonists.setup import APART, FIRST_MARKET, spots_for_market
from stead.titles.colonists.state import NOWHERE, Game


def lie(game: Game) -> Iterator[str]:
    """In sentences. What takes the place of another tile keeps its number (CO-BRD-16)."""
    box, first = game.box, game.land[0]
    if first.tile != box.market or first.cells != FIRST_MARKET:
        yield f"{box.tile_names[box.market]} is laid first, on 0,0 and 1,0"
        return
    covered: set[Cell] = set(first.cells)
    for spot, laid in enumerate(game.land[1:], 1):
        name = box.tile_names[laid.tile]
        if not box.is_market(laid.tile):
            # a game lays it on two sides (CO-BRD-05); in a row of places, on one, one sees how far somebody goes
            if not sides(laid.cells[0], covered):
                yield f"{name} touches no tile that was laid before it"
        elif not _well_apart(game, spot) and laid.cells not in _spots(game, spot):
            yield f"{name} lies beside a place that was laid before it, and {APART} steps from other markets"
        covered.update(laid.cells)


def _well_apart(game: Game, spot: int) -> bool:
    """As markets nearly always lie (CO-BRD-11, CO-BRD-12)."""
    cells, before = game.land[spot].cells, game.land[:spot]
    markets = [laid.cells for laid in before if game.box.is_market(laid.tile)]
    places = {laid.cells[0] for laid in before if not game.box.is_market(laid.tile)}
    beside = any(near in places for cell in cells for near in neighbours(cell))
    return beside and all(between(cells, other) >= APART for other in markets)


def _spots(game: Game, spot: int) -> list[tuple[Cell, ...]]:
    """Where this market could be laid when it was its turn: where there is no better, nearer to others (CO-Q-20)."""
    earlier = game.clone()
    earlier.land = game.land[:spot]
    earlier.spot = [at if at < spot else NOWHERE for at in game.spot]
    earlier.map = Map({at: laid.cells for at, laid in enumerate(earlier.land)})
    return spots_for_market(earlier, game.land[spot].tile == game.box.market + SMALL)
