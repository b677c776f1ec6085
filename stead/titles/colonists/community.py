"""What a community is good for: worked out anew whenever something in it changes."""

from collections.abc import Callable, Sequence
from typing import Final

from stead.kit.fields import Worked
from stead.titles.colonists.abilities import BORDER as BORDER_CELLS
from stead.titles.colonists.abilities import INDEX as ABILITY
from stead.titles.colonists.abilities import ONE_STORAGE, SITES, STEAM_ENGINE, STORAGE, WAREHOUSE
from stead.titles.colonists.box import FREE
from stead.titles.colonists.goods import COLONISTS, NAMES, STORABLE
from stead.titles.colonists.pieces import BORDER, ORDINARY, SITE, Structure
from stead.titles.colonists.pieces import STORAGE as STORAGE_CELL
from stead.titles.colonists.state import Game, Player

BASIC: Final = 3
"""Cells of the Basic Storage (CO-STO-04)."""
WAREHOUSE_CELL: Final = 1  # CO-STO-10
STORAGE_CELLS: Final = 3
"""For storage buildings (CO-SET-15)."""
BORDER_MOST: Final = 10  # CO-Q-28
KEPT: Final = tuple(ABILITY.get(f"{name}_cells", -1) for name in NAMES[:STORABLE])
"""By good: the ability that gives Warehouse cells for it alone."""


def works(game: Game, one: Structure) -> bool:
    """It gives what it gives: it has all the workers it needs (CO-COL-05, CO-ATV-04)."""
    return len(one.workers) >= game.box.needed[one.kind]


def work_out(game: Game, player: Player) -> None:
    box, community = game.box, player.community
    needed = box.needed
    working = [one for one in community if len(one.workers) >= needed[one.kind]]
    has = box.abilities.total([one.kind for one in working])
    houses = [box.houses[one.kind] for one in community]
    idle = [sum(each) for each in zip(*houses, strict=True)] or [0] * len(COLONISTS)
    for one in community:
        for worker in one.workers:
            idle[worker] -= 1
    player.has = has
    player.idle = idle
    rooms = [pair for one in working for pair in box.roomier[one.kind]]
    roomier = sum(n * sum(one.kind == kind for one in working) for kind, n in rooms)
    player.storage = BASIC + has[STORAGE] + roomier
    player.warehouse = WAREHOUSE_CELL + has[WAREHOUSE]
    if has[ONE_STORAGE]:
        player.storage, player.warehouse = player.storage + player.warehouse, 0
    player.kept = tuple([has[ability] if ability >= 0 else 0 for ability in KEPT])
    player.alchemy = tuple([pair for one in working for pair in box.alchemy[one.kind]])
    player.output = _output(game, community, working)
    player.relations = {box.colony_of(one.kind): i for i, one in enumerate(community) if box.is_embassy(one.kind)}
    engine = has[STEAM_ENGINE]
    player.vacant = [
        i
        for i, one in enumerate(community)
        if len(one.workers) < box.workers[one.kind] or (engine and box.worker[one.kind] == FREE)
    ]
    player.instead = tuple([goods for one in community for goods in box.instead[one.kind]])
    count_stocks(player)


def tried(game: Game, player: Player, number: int, one: Structure, able: Callable[[], bool]) -> bool:
    """Would something be possible with this structure in place of another?"""
    names = [field.name for field in Player.fields if isinstance(field, Worked)]
    before, saved = player.community[number], [getattr(player, name) for name in names]
    player.community[number] = one
    work_out(game, player)
    found = able()
    player.community[number] = before
    for name, value in zip(names, saved, strict=True):
        setattr(player, name, value)
    return found


def count_stocks(player: Player) -> None:
    player.stocks = [0] * STORABLE
    for one in player.community:
        if one.stock and one.good >= 0:
            player.stocks[one.good] += one.stock


def _output(game: Game, community: Sequence[Structure], working: Sequence[Structure]) -> list[int]:
    """By structure: the goods it produces into its Stock (CO-FAC, CO-STO-16); 0 for what has none."""
    box = game.box
    boosts: dict[int, int] = {}
    once: dict[int, int] = {}
    factories = [0] * len(COLONISTS)
    for one in working:
        for kind, n in box.boosts[one.kind]:
            boosts[kind] = boosts.get(kind, 0) + n
        for kind, n in box.boosts_one[one.kind]:
            once[kind] = once.get(kind, 0) + n
        if box.factory[one.kind]:
            for worker in one.workers:
                factories[worker] += 1
    output: list[int] = []
    for one in community:
        good = box.stores[one.kind]
        if good < 0 or len(one.workers) < box.needed[one.kind]:
            output.append(0)
            continue
        n = box.yields[one.kind][good] + boosts.get(one.kind, 0) + once.pop(one.kind, 0)
        if one.kind < box.embassy:  # only buildings have workers whom a Factory helps (CO-FAC-03)
            n += sum(factories[worker] for worker in one.workers)
        output.append(n)
    return output


# Cells for buildings


def free_spots(game: Game, player: Player) -> list[int]:
    """Where a new building can stand, the plainest first (CO-CON-07..12). Which of the cells of a kind it takes is no
    matter, and nobody would waste a cell for storage buildings while there is another."""
    spots: list[int] = []
    used = [one.spot for one in player.community]
    if used.count(ORDINARY) < ordinary_cells(game):
        spots.append(ORDINARY)
    if player.has[SITES] and used.count(SITE) < player.has[SITES]:
        spots.append(SITE)
    border = min(BORDER_MOST, player.has[BORDER_CELLS])
    if game.last_era > 1 and border and used.count(BORDER) < border:
        spots.append(BORDER)
    if used.count(STORAGE_CELL) < STORAGE_CELLS:
        spots.append(STORAGE_CELL)
    return spots


def ordinary_cells(game: Game) -> int:
    return 20 if game.last_era > 1 else 12  # CO-SET-14


def spot_for(game: Game, player: Player, kind: int) -> int:
    """The cell that a new building takes, or -1: storage buildings only theirs (CO-CON-12)."""
    spots = free_spots(game, player)
    if game.box.is_storage[kind]:
        return STORAGE_CELL if STORAGE_CELL in spots else -1
    return spots[0] if spots else -1


def owned(player: Player, kind: int) -> int:
    return [one.kind for one in player.community].count(kind)


def embassy(player: Player, colony: int) -> int:
    """Which structure is the embassy of a colony; -1 if there is none."""
    return player.relations.get(colony, -1)


def level(game: Game, player: Player, colony: str) -> int:
    """Of the relations with a colony, by its name."""
    i = embassy(player, game.box.colony[colony])
    return 0 if i < 0 else game.box.level(player.community[i].kind)
