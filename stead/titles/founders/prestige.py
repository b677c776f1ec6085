"""Placing a prestige building and renewing the offer (FG-PRE, FG-OFR, FG-NEU-05)."""

from stead.kernel.decision import Decision, Refusal
from stead.kernel.flow import Flow
from stead.kernel.grid import each
from stead.titles.founders import offer
from stead.titles.founders.delivery import deliver, first_cell
from stead.titles.founders.events import BuildingPlaced, NeutralDelivered
from stead.titles.founders.state import EMPTY, NOBODY, Game, Prestige


def place(game: Game, seat: int, number: int) -> Flow:
    """The placing player alone chooses where (FG-PRE-01); it is free and obligatory (FG-PRE-08)."""
    cells = yield Decision(seat, "place", "FG-PRE-01", offer.placements, (game, number))
    lay(game, seat, number, cells)
    yield from deliver(game, seat, cells)


def lay(game: Game, seat: int, number: int, cells: int) -> None:
    building = game.box.prestige[number]
    new = Prestige(number, cells, [EMPTY] * len(building.needs))
    game.buildings.append(new)
    game.occupied |= cells
    game.tell(BuildingPlaced, seat, building.name, [game.board.names[cell] for cell in each(cells)])
    for slot, (resource, _) in enumerate(game.box.needs[number]):
        if resource < len(game.taken) and game.taken[resource] == NOBODY:  # FG-NEU-05
            new.cubes[slot] = NOBODY
            game.tell(NeutralDelivered, building.name, game.box.resources[resource].name)


def renew(game: Game, winner: int) -> None:
    """The winning card leaves the offer, the others are discarded, three new ones are laid (FG-OFR-01..03)."""
    game.prestige_discard += [number for number in game.offer if number not in (winner, EMPTY)]
    game.offer = [EMPTY] * offer.CELLS
    offer.fill(game)


def refusal(game: Game, number: int, cells: int) -> Refusal | None:
    """Why a building cannot be placed on these cells."""
    board, box = game.board, game.box
    building = box.prestige[number]
    if building.terrain is None:
        if cells in offer.sites(game, number):
            return None
        return Refusal("FG-PRE-14", "fg-own-site", building=building.name)
    if cells & ~board.land:
        return Refusal("FG-PRE-07", "fg-no-land", cell="none")
    if cells & game.occupied:
        return Refusal("FG-PRE-06", "fg-occupied", cell=board.names[first_cell(cells & game.occupied)])
    if not cells & board.terrain[building.terrain]:
        return Refusal("FG-PRE-02", "fg-terrain", building=building.name, terrain=building.terrain)
    for other in game.buildings:
        if box.types[other.building] == box.types[number] and board.district(other.cells) & cells:
            return Refusal("FG-PRE-03", "fg-same-type", building=box.prestige[other.building].name)
    return None
