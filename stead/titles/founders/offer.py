"""The offer of prestige buildings, and where a building can be placed (FG-SET-05..07, FG-OFR, FG-PRE)."""

from collections.abc import Sequence

from stead.kit.grid import each, picked
from stead.titles.founders.acts import At, BuildingAct, Outlook, Question
from stead.titles.founders.box import CELLS
from stead.titles.founders.events import FitsNowhere, OfferLaid, Reshuffled, TypeRepeated
from stead.titles.founders.state import EMPTY, Game

SHAPES = ("circle", "square", "triangle")
"""The token that names each offer cell, from the left (FG-Q-38)."""


# The deck


def draw(game: Game) -> int:
    """From the bottom (FG-SET-07); discarded cards make a new deck when it is empty (FG-OFR-04, FG-Q-60)."""
    if not game.prestige_deck and game.prestige_discard:
        game.prestige_deck = sorted(game.prestige_discard)
        game.prestige_discard = []
        game.chance.shuffle(game.prestige_deck)
        game.tell(Reshuffled, len(game.prestige_deck))
    if not game.prestige_deck:
        return EMPTY
    unknown = len(game.prestige_deck) - game.prestige_top
    number = game.prestige_deck.pop(game.chance.below(unknown) if game.loose and unknown > 1 else 0)
    game.prestige_top = min(game.prestige_top, len(game.prestige_deck))
    return number


def fill(game: Game) -> None:
    """A new card on every empty cell, no two of one type (FG-SET-06, FG-OFR-05). A card put back is not drawn again in
    the same refill; if only equal types are left, the pair stays (FG-Q-59)."""
    aside: list[int] = []
    for cell in range(CELLS):
        if game.offer[cell] == EMPTY:
            game.offer[cell] = draw(game)
    while (cell := _repeated(game)) >= 0:
        other = draw(game)
        if other == EMPTY:
            break
        game.tell(TypeRepeated, game.box.prestige[game.offer[cell]].name)
        aside.append(game.offer[cell])
        game.offer[cell] = other
    game.prestige_deck += aside
    game.prestige_top += len(aside)
    game.tell(OfferLaid, [game.box.prestige[number].name for number in game.offer if number != EMPTY])


def _repeated(game: Game) -> int:
    """The rightmost cell whose type lies further left too; -1 for none."""
    types = game.box.types
    for cell in range(CELLS - 1, 0, -1):
        number = game.offer[cell]
        if number != EMPTY and any(o != EMPTY and types[o] == types[number] for o in game.offer[:cell]):
            return cell
    return -1


def remove_misfits(game: Game) -> None:
    """Cards that fit nowhere leave the game before the vote, and others take their place (FG-PRE-10, FG-Q-55)."""
    while True:
        misfits = [cell for cell in range(CELLS) if game.offer[cell] != EMPTY and not fits(game, game.offer[cell])]
        if not misfits:
            return
        for cell in misfits:
            game.tell(FitsNowhere, game.box.prestige[game.offer[cell]].name)
            game.removed.append(game.offer[cell])
            game.offer[cell] = EMPTY
        fill(game)


class Choose(BuildingAct):
    """The building of the offer that is built."""

    verb = "choose"

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.sites.voting(self.building)


# Placing


def corners(game: Game, number: int) -> list[int]:
    """For each turn of the tile, where its corner can lie: on free land, with a cell of its terrain, in a district
    without a building of its type (FG-PRE-02, FG-PRE-03)."""
    board, box, grid = game.board, game.box, game.board.grid
    terrain = box.prestige[number].terrain
    assert terrain is not None
    area = game.free
    for other in game.buildings:
        if box.types[other.building] == box.types[number]:
            area &= ~board.district(other.cells)
    return [grid.fits(tile, area) & grid.meets(tile, board.terrain[terrain]) for tile in game.building_tile(number)]


def sites(game: Game, number: int) -> list[int]:
    """The free sites of a building that has sites of its own (FG-PRE-14)."""
    return [cells for cells in game.board.sites[number] if not cells & game.occupied]


def fits(game: Game, number: int) -> bool:
    if game.box.prestige[number].terrain is None:
        return bool(sites(game, number))
    return any(corners(game, number))


def placements(game: Game, number: int) -> Sequence[At]:
    if game.box.prestige[number].terrain is None:
        return [_on_site(game, cells) for cells in sites(game, number)]
    menu = game.menu.tile(game.building_tile(number))
    places = corners(game, number)
    return [at for turn, where in zip(menu, places, strict=True) for at in picked(turn, where)]


def _on_site(game: Game, cells: int) -> At:
    names = [game.board.names[cell] for cell in each(cells)]
    return At(f"{names[0]} 1", cells, names)
