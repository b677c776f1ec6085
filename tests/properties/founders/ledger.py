"""What must be on the table, counted without the help of the rules."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple, cast

from stead import Event
from stead.shelf import title
from stead.titles.founders import events as e
from stead.titles.founders.title import Founders
from tests.properties.founders.cells import Cells, around, cells, connected

GOODS = ("coin", "temporary", "permanent", "vp")
CORE = ("trade", "build", "upgrade", "recruit", "income", "call")
EMPTY, NOBODY = -2, -1
LAND = "RDFC"
BOX = cast(Founders, title("founders")).box


def misplaced(game: Any) -> list[str]:
    """What is missing, there twice, or lies where it cannot lie."""
    return [*_cards(game), *_players(game), *_board(game), *_notes(game)]


# Cards


def _cards(game: Any) -> list[str]:
    if game.phase == "setup":
        return []
    return [*_advisors(game), *_prestige(game), *_core(game)]


def _advisors(game: Any) -> list[str]:
    """Each in one place; alone, those played face up are out of the game (FG-SOP-03)."""
    first = len(CORE)
    held = [card - first for player in game.players for card in (*player.hand, *player.discard) if card >= first]
    held += [game.played - first] if game.played >= first else []
    found = [*game.advisor_deck, *(advisor for advisor in game.market if advisor != EMPTY), *held]
    faults = [] if len(set(found)) == len(found) else ["an advisor is in two places"]
    gone = len(game.box.advisors) - len(found)
    hired = sum(player.advisors for player in game.players)
    if hired != len(held) + gone or (gone and not game.solo):
        faults.append(f"{hired} hired, {len(held)} held, {gone} gone")
    if len(game.market) != 4 or (EMPTY in game.market and game.advisor_deck and not game.refill):
        faults.append(f"market {game.market}")
    return faults


def _prestige(game: Any) -> list[str]:
    """Each in one place; the one that won is still on offer while its deliveries are made (FG-OFR-01)."""
    built = [building.building for building in game.buildings]
    offered = [number for number in game.offer if number != EMPTY and number not in built[-1:]]
    found = [*game.prestige_deck, *game.prestige_discard, *game.removed, *offered, *built]
    faults = [] if sorted(found) == list(range(len(game.box.prestige))) else ["every prestige building is in one place"]
    if len(game.offer) != 3 or not 0 <= game.prestige_top <= len(game.prestige_deck):
        faults.append(f"offer {game.offer}, {game.prestige_top} on top")
    return faults


def _core(game: Any) -> list[str]:
    """Everybody keeps the cards they began with."""
    faults: list[str] = []
    for player in game.players:
        cards = [card for card in (*player.hand, *player.discard) if card < len(CORE)]
        cards += [game.played] if player.seat == game.active and 0 <= game.played < len(CORE) else []
        expected = [card for card, name in enumerate(CORE) if name != "income" or game.seats == 2]
        if sorted(cards) != expected:
            faults.append(f"seat {player.seat} has core cards {sorted(cards)}")
        if len(player.face_down) != len(player.discard) or player.hand != sorted(player.hand):
            faults.append(f"seat {player.seat} has a disorderly hand or pile")
    return faults


# Players


def _players(game: Any) -> list[str]:
    faults: list[str] = []
    for player in game.players:
        goods = (player.coins, player.temporary, player.permanent, player.vp, player.workers)
        faults += [f"seat {player.seat} has {goods}"] if min(goods) < 0 else []
        used = player.used_mat + sum(building.worker == player.seat for building in game.buildings)
        if player.workers + used != (player.houses.bit_count() if game.workers else 0):
            faults.append(f"seat {player.seat}: {player.workers} workers and {used} used")
        if player.houses.bit_count() > 3 or player.bridges.bit_count() > 3:
            faults.append(f"seat {player.seat} has too many pieces")
        if player.ballot != NOBODY and (player.stake[0] > player.temporary or player.stake[1] > player.permanent):
            faults.append(f"seat {player.seat} stakes {player.stake}")
        if [game.taken[resource] for resource in player.resources] != [player.seat] * len(player.resources):
            faults.append(f"seat {player.seat} has resources {player.resources}")
        if game.phase == "play" and len(player.resources) != {1: 8, 2: 3, 3: 2, 4: 2}[game.seats]:
            faults.append(f"seat {player.seat} has {len(player.resources)} resources")
    races = [player.race for player in game.players if player.race >= 0]
    return faults + ([f"races {races}"] if len(set(races)) < len(races) else [])


# The board


class Pieces(NamedTuple):
    """Everything on the board. While it stays as it is, it need not be looked at again."""

    side: str
    roads: int
    houses: tuple[int, ...]
    bridges: tuple[int, ...]
    storages: tuple[Any, ...]
    buildings: tuple[tuple[int, int], ...]


def _pieces(game: Any) -> Pieces:
    return Pieces(
        game.board.side,
        game.roads,
        tuple(player.houses for player in game.players),
        tuple(player.bridges for player in game.players),
        tuple(game.storages),
        tuple((building.building, building.cells) for building in game.buildings),
    )


@lru_cache(4096)
def _cells(side: str, area: int) -> Cells:
    return cells(name for number, name in enumerate(BOX.boards[side].names) if area >> number & 1)


def _board(game: Any) -> list[str]:
    pieces = _pieces(game)
    faults = [*_laid(pieces), *_stored(pieces), *_beside(pieces), *_ownership(game)]
    for number, resource in enumerate(BOX.resources):
        built = sum(storage.resource == number for storage in game.storages)
        if game.stock[number] != 3 - built or game.stock[number] < 0:
            faults.append(f"{game.stock[number]} storages of {resource.name} left, {built} built")
    return faults


@lru_cache(16)
def _laid(pieces: Pieces) -> list[str]:
    """Every piece on ground of its own, none on another."""
    side, rows = pieces.side, BOX.boards[pieces.side].rows
    laid = [("a road", pieces.roads, LAND)]
    laid += [("a house", area, "F") for area in pieces.houses]
    laid += [("a bridge or gate", area, "~#") for area in pieces.bridges]
    laid += [("a storage", storage.cells, LAND) for storage in pieces.storages]
    laid += [("a building", at, LAND if BOX.prestige[number].terrain else "KNWT") for number, at in pieces.buildings]
    faults = [
        f"{what} on {rows[row][column]}"
        for what, area, ground in laid
        for row, column in _cells(side, area)
        if rows[row][column] not in ground
    ]
    covered = [place for _, area, _ in laid for place in _cells(side, area)]
    return faults if len(set(covered)) == len(covered) else [*faults, "a piece lies on another"]


@lru_cache(16)
def _stored(pieces: Pieces) -> list[str]:
    """Storages of the right size, one of each resource in a district."""
    faults: list[str] = []
    for number, resource in enumerate(BOX.resources):
        stored = [_cells(pieces.side, storage.cells) for storage in pieces.storages if storage.resource == number]
        if any(len(area) != (1, 3, 4)[resource.level - 1] for area in stored):
            faults.append(f"a storage of {resource.name} has the wrong size")
        if any(sum(bool(area & district) for area in stored) > 1 for district in _districts(pieces.side)):
            faults.append(f"two storages of {resource.name} in a district")
    return faults


@lru_cache(16)
def _beside(pieces: Pieces) -> list[str]:
    """Nobody's houses and storages are neighbours, nor two houses in a district (FG-BLD-03, FG-DIS-10)."""
    faults: list[str] = []
    for seat, area in enumerate(pieces.houses):
        houses = _cells(pieces.side, area)
        own = [_cells(pieces.side, storage.cells) for storage in pieces.storages if storage.owner == seat]
        own += [frozenset([place]) for place in houses]
        faults += [f"seat {seat} owns neighbours" for i, one in enumerate(own) for two in own[:i] if around(one) & two]
        if any(len(houses & district) > 1 for district in _districts(pieces.side)):
            faults.append(f"seat {seat} has two houses in a district")
    return faults


def _districts(side: str) -> list[Cells]:
    return [_cells(side, area) for area in BOX.boards[side].districts]


def _ownership(game: Any) -> list[str]:
    faults: list[str] = []
    for number, storage in enumerate(game.storages):
        name = game.box.resources[storage.resource].name
        if storage.resource < 8 and storage.owner != game.taken[storage.resource]:
            faults.append(f"{name} belongs to {storage.owner}")
        if storage.owner != NOBODY and not storage.access >> storage.owner & 1:
            faults.append(f"the owner has no access to {name}")
        made_of = [game.storages[supplier].resource for supplier in storage.suppliers]
        recipe = [game.box.resource[needed] for needed in game.box.resources[storage.resource].made_of]
        if made_of != recipe or any(supplier >= number for supplier in storage.suppliers):
            faults.append(f"{name} is made of {storage.suppliers}")
    for building in game.buildings:
        name = game.box.prestige[building.building].name
        if len(building.cubes) != len(game.box.prestige[building.building].needs):
            faults.append(f"{name} has {len(building.cubes)} slots")
        if building.finished and EMPTY in building.cubes:
            faults.append(f"{name} is finished without {building.cubes}")
    if game.completed != sum(building.finished for building in game.buildings):
        faults.append(f"{game.completed} completed")
    return faults


def _notes(game: Any) -> list[str]:
    """What the state remembers so that it need not be worked out."""
    owned = [0] * (game.seats + 1)
    for storage in game.storages:
        owned[storage.owner] |= storage.cells
    occupied = game.roads
    for player in game.players:
        owned[player.seat] |= player.houses
        occupied |= player.houses | player.bridges
    for piece in (*game.storages, *game.buildings):
        occupied |= piece.cells
    faults = ["owned cells"] if owned != game.owned_cells else []
    faults += ["what is beside them"] if game.margins != [*map(game.board.grid.around, owned)] else []
    faults += ["occupied cells"] if occupied != game.occupied else []
    for number in range(len(game.box.resources)):
        areas = [d for d in game.board.districts for s in game.storages if s.resource == number and s.cells & d]
        if game.closed[number] != sum(set(areas)):
            faults.append(f"closed districts of {game.box.resources[number].name}")
    side = game.board.side
    for player in game.players:
        links = game.roads | player.bridges
        if not _is_network(side, links, player.areas):
            faults.append(f"the network of seat {player.seat}")
        found = game.reaches[player.seat]
        if found is not None and _cells(side, found) != _reach(side, owned[player.seat] | player.bridges, links):
            faults.append(f"what seat {player.seat} reaches")
    return faults


@lru_cache(64)
def _is_network(side: str, links: int, areas: tuple[int, ...]) -> bool:
    """The areas are those of the links, each of one that is connected in itself and with no other."""
    whole = _cells(side, links)
    pieces = [_cells(side, area & links) for area in areas]
    return (
        sum(map(len, pieces)) == len(whole)
        and all(whole & connected(piece, whole) == piece for piece in pieces)
        and areas == tuple(BOX.boards[side].grid.around(area & links) for area in areas)
    )


@lru_cache(64)
def _reach(side: str, start: int, links: int) -> Cells:
    return connected(_cells(side, start), _cells(side, links)) & _cells(side, BOX.boards[side].grid.all)


# The end


def unfinished(game: Any) -> list[str]:
    """It ends with the sixth building, or when no building is left to vote on; alone after round 7, or lost before."""
    if game.solo:
        ended = game.round == 7 or game.lost
    else:
        ended = game.completed >= 6 or not any(number != EMPTY for number in game.offer)
    return [] if ended else [f"over in round {game.round} with {game.completed} completed"]


# Goods


def told(events: Iterable[Event]) -> Counter[tuple[int, str]]:
    """How coins, crystals and points changed, by (seat, good), as the events tell it."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        match event:
            case e.Gained(seat=seat, goods=goods):
                change.update({(seat, good): n for good, n in goods.items()})
            case e.Paid(seat=seat, goods=goods, to=to):
                change.subtract({(seat, good): n for good, n in goods.items()})
                if to is not None:
                    change.update({(to, good): n for good, n in goods.items()})
            case e.CrystalsReturned(seat=seat, goods=goods):
                change.subtract({(seat, good): n for good, n in goods.items()})
            case e.Earned(seat=seat, kept=kept):
                change[seat, "vp"] += kept
            case e.AchievementScored(winners=winners, vp=vp):
                change.update({(seat, "vp"): vp for seat in winners})
            case e.Scored(seat=seat, permanent=permanent, coins=coins):
                change[seat, "vp"] += permanent + coins
    return change


def supplies(game: Any) -> Counter[tuple[int, str]]:
    return Counter(
        {
            (player.seat, good): n
            for player in game.players
            for good, n in zip(GOODS, (player.coins, player.temporary, player.permanent, player.vp), strict=True)
        }
    )
