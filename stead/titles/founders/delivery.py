"""Deliveries to prestige buildings and the points that run down the chain (FG-DEL, FG-VPC, FG-NEU)."""

from collections.abc import Sequence

from stead.kernel.decision import Refusal
from stead.kernel.flow import DONE, Asking, Flow
from stead.titles.founders import standstill
from stead.titles.founders.acts import Facts, Outlook, Question, StorageAct, Words, resource_of
from stead.titles.founders.connection import first_cell, way
from stead.titles.founders.events import Completed, Delivered, Earned
from stead.titles.founders.state import EMPTY, NOBODY, Game

NEUTRAL_SHARE = 2  # FG-NEU-02: in place of 1


def deliver(game: Game, mover: int, piece: int) -> Asking:
    """Everything that a piece just placed on these cells has connected is delivered, at once and by itself
    (FG-DEL-01..03). `mover` placed it, and chooses where several storages have become connected at the same time
    (FG-DEL-09, FG-Q-17)."""
    # A new connection runs over the piece or ends at it: both its ends are connected with the piece.
    areas = game.reached_by_all(piece)
    near = 0
    for area in areas:
        near |= area
    waiting = [i for i, building in enumerate(game.buildings) if building.cells & near and not building.finished]
    if not waiting:
        return DONE
    supply = {s.resource for s in game.storages if s.owner != NOBODY and s.cells & areas[s.owner]}
    for number in waiting:
        building = game.buildings[number]
        for slot, (resource, _) in enumerate(game.box.needs[building.building]):
            if building.cubes[slot] == EMPTY and resource in supply:
                found = connected(game, number, resource)
                if len(found) == 1:
                    fill(game, number, slot, found[0])
                elif found:
                    return _choose(game, mover, piece, number, slot, found)
    count_completed(game, waiting)
    return DONE


def _choose(game: Game, mover: int, piece: int, number: int, slot: int, found: list[int]) -> Flow:
    supplier = yield Supplying(game, mover, "deliver", "FG-DEL-09", found)
    fill(game, number, slot, supplier.storage(game.storages))
    yield from deliver(game, mover, piece)


class From(StorageAct):
    """The storage that delivers, or that something is made of."""

    verb = "from"

    def worth(self, eye: Outlook, asked: Question) -> float:
        return eye.points.gain(self.storage(eye.game.storages), 4)


class Supplying(Question):
    """Which of these storages, all of one resource."""

    __slots__ = ("storages",)

    def __init__(self, game: Game, seat: int, kind: str, rule: str, storages: list[int]) -> None:
        super().__init__(game, seat, kind, rule)
        self.storages = storages

    def list(self) -> Sequence[From]:
        acts = self.game.menu.all(From)
        return [acts[first_cell(self.game.storages[i].cells)] for i in self.storages]

    def refusal(self, verb: str, words: Words) -> Refusal | None:
        if verb in ("pass", "decline") and self.kind == "deliver":
            return Refusal("FG-DEL-03", "no-declining")
        if verb == "from":
            return Refusal("FG-Q-14" if self.kind == "supplier" else "FG-DEL-09", "no-supplier")
        return None

    def details(self) -> Facts:
        return {"resource": resource_of(self.game, self.game.storages[self.storages[0]].resource)}


def connected(game: Game, number: int, resource: int) -> list[int]:
    """The storages of a resource that are connected, for their owners, with a prestige building (FG-DEL-04)."""
    cells = game.buildings[number].cells
    return [
        i
        for i, storage in enumerate(game.storages)
        if storage.resource == resource
        and storage.owner != NOBODY
        and game.reached(storage.owner, cells) & storage.cells
    ]


def fill(game: Game, number: int, slot: int, storage: int) -> None:
    """A cube of the storage's owner on the slot, and the VP printed under it (FG-DEL-05, FG-DEL-06)."""
    building = game.buildings[number]
    resource, vp = game.box.needs[building.building][slot]
    owner = game.storages[storage].owner
    building.cubes[slot] = owner
    building.marked = False  # FG-SOP-14
    standstill.something_built(game)
    cell = game.board.names[first_cell(game.storages[storage].cells)]
    name, over = game.box.prestige[building.building].name, _way(game, owner, building.cells, storage)
    game.tell(Delivered, owner, name, game.box.resources[resource].name, cell, over[::-1])
    pay(game, storage, vp, over)


def pay(game: Game, storage: int, vp: int, over: tuple[str, ...]) -> None:
    """A storage is used as supplier: its owner gains the VP, and passes on to the suppliers it was built with what its
    own recipe says (FG-VPC-05..08). A neutral one earns nobody anything (FG-NEU-01). The points come
    over a way."""
    used = game.storages[storage]
    resource, owner, suppliers = used.resource, used.owner, used.suppliers
    if owner == NOBODY:
        return
    recipe = game.box.recipes[resource]
    shares: list[tuple[int, int]] = []
    passed = lost = 0
    for (_, share), supplier in zip(recipe, suppliers, strict=True):
        if game.storages[supplier].owner == NOBODY:
            lost += NEUTRAL_SHARE if share == 1 else share
        else:
            passed += share
            shares.append((game.storages[supplier].owner, share))
    kept = max(0, vp - passed - lost)  # FG-Q-68
    game.players[owner].vp += kept
    if game.log is not None:
        cell = game.board.names[first_cell(used.cells)]
        game.tell(Earned, owner, game.box.resources[resource].name, cell, vp, kept, shares, lost, over)
    for (_, share), supplier in zip(recipe, suppliers, strict=True):
        pay(game, supplier, share, _way(game, owner, used.cells, supplier))


def _way(game: Game, seat: int, start: int, storage: int) -> tuple[str, ...]:
    """From a piece that was supplied to its supplier, if anybody is to be told."""
    if game.log is None:
        return ()
    return way(game.board, game.ways(seat), start, game.storages[storage].cells)


def pay_suppliers(game: Game, storage: int) -> None:
    """An advanced storage was built: the owners of what it was made of gain (FG-VPC-02)."""
    built = game.storages[storage]
    for (_, vp), supplier in zip(game.box.recipes[built.resource], built.suppliers, strict=True):
        pay(game, supplier, vp, _way(game, built.owner, built.cells, supplier))


def count_completed(game: Game, waiting: list[int]) -> None:
    """A completion marker on every building that has all it needs (FG-DEL-11), after all deliveries of a piece
    (FG-Q-18)."""
    for number in waiting:
        building = game.buildings[number]
        if building.complete:
            building.finished = True
            game.completed += 1
            standstill.count_anew(game)
            game.tell(Completed, game.box.prestige[building.building].name, game.completed)
