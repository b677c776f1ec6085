"""Placing a prestige building and renewing the offer (FG-PRE, FG-OFR, FG-NEU-05)."""

from collections.abc import Sequence
from typing import Any

from stead.kernel.decision import Refusal
from stead.kernel.flow import Flow
from stead.kernel.phrase import Thing
from stead.kit.grid import Offsets
from stead.titles.founders import offer
from stead.titles.founders.acts import At, Facts, Outlook, Placing, Words
from stead.titles.founders.delivery import deliver, first_cell
from stead.titles.founders.events import BuildingPlaced, NeutralDelivered
from stead.titles.founders.state import EMPTY, NOBODY, Game, Prestige


def place(game: Game, seat: int, number: int) -> Flow:
    """The placing player alone chooses where (FG-PRE-01); it is free and obligatory (FG-PRE-08)."""
    at = yield BuildingSite(game, seat, number, "FG-PRE-01")
    lay(game, seat, number, at)
    yield from deliver(game, seat, at.cells)


def lay(game: Game, seat: int, number: int, at: At) -> None:
    building = game.box.prestige[number]
    new = Prestige(number, at.cells, [EMPTY] * len(building.needs))
    game.buildings.append(new)
    game.occupied |= at.cells
    game.tell(BuildingPlaced, seat, building.name, at.names)
    for slot, (resource, _) in enumerate(game.box.needs[number]):
        if resource < len(game.taken) and game.taken[resource] == NOBODY:  # FG-NEU-05
            new.cubes[slot] = NOBODY
            game.tell(NeutralDelivered, building.name, game.box.resources[resource].name)


def renew(game: Game, winner: int) -> None:
    """The winning card leaves the offer, the others are discarded, three new ones are laid (FG-OFR-01..03)."""
    game.prestige_discard += [number for number in game.offer if number not in (winner, EMPTY)]
    game.offer = [EMPTY] * offer.CELLS
    offer.fill(game)


class BuildingSite(Placing):
    """Where a prestige building is to stand."""

    __slots__ = ("building",)

    def __init__(self, game: Game, seat: int, building: int, rule: str) -> None:
        super().__init__(game, seat, "place", rule)
        self.building = building

    def list(self) -> Sequence[At]:
        return offer.placements(self.game, self.building)

    def turns(self) -> Sequence[Offsets]:
        return self.game.building_tile(self.building)

    def suppliers(self) -> Sequence[tuple[int, int]]:
        needs = [resource for resource, _ in self.game.box.needs[self.building]]
        storages = enumerate(self.game.storages)
        return [(one.owner, number) for number, one in storages if one.resource in needs and one.owner != NOBODY]

    def tile(self) -> tuple[str, Sequence[Offsets]]:
        """On a site of its own it cannot be turned."""
        building = self.game.box.prestige[self.building]
        return f"building:{building.name}", self.turns() if building.terrain else self.turns()[:1]

    def details(self) -> Facts:
        return {"building": Thing("building", self.game.box.prestige[self.building].name)}

    def weigh(self, eye: Outlook, act: Any) -> float:
        if not eye.found:
            places = [at.cells for at in self.list()]
            eye.found = dict(zip(places, eye.sites.placing(self.building, places), strict=True))
        return eye.found[act.cells]

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        return Refusal("FG-PRE-08", "no-declining") if verb == "decline" else super().refusal(verb, words)

    def refusal_at(self, cells: int) -> Refusal | None:
        game, board, box = self.game, self.game.board, self.game.box
        building = box.prestige[self.building]
        if building.terrain is None:
            if cells in offer.sites(game, self.building):
                return None
            return Refusal("FG-PRE-14", "own-site", building=building.name)
        if cells & ~board.land:
            return Refusal("FG-PRE-07", "no-land", cell="none")
        if cells & game.occupied:
            return Refusal("FG-PRE-06", "occupied", cell=board.names[first_cell(cells & game.occupied)])
        if not cells & board.terrain[building.terrain]:
            return Refusal("FG-PRE-02", "terrain", building=building.name, terrain=building.terrain)
        for other in game.buildings:
            if box.types[other.building] == box.types[self.building] and board.district(other.cells) & cells:
                return Refusal("FG-PRE-03", "same-type", building=box.prestige[other.building].name)
        return None
