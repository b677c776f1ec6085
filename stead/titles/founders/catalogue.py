"""Every key that Founders can ever offer, computed from the box and both sides of its board: the closed list that
learners need. There are no copies of anything, so each action has one key."""

from collections.abc import Iterator

from stead.kit.effects import unfolded
from stead.kit.grid import each
from stead.titles.founders.board import Board
from stead.titles.founders.box import BASIC, Box
from stead.titles.founders.cards import CALL, CORE, INCOME
from stead.titles.founders.delivery import first_cell
from stead.titles.founders.effects.gain import Choose
from stead.titles.founders.offer import SHAPES
from stead.titles.founders.solo import ROUNDS
from stead.titles.founders.state import CRYSTALS
from stead.titles.founders.turn import FOLLOW


def actions(box: Box) -> dict[str, tuple[str, ...]]:
    keys = [
        *("call", "coin", "influence", "worker mat", "decline", "again", "enough", "no road", "no card"),
        *_setup(box),
        *_cards(box),
        *_buildings(box),
        *_votes(),
    ]
    for board in box.boards.values():
        keys += _cells(board)
    for board in box.boards.values():
        keys += _tiles(box, board)
    added = (keys for module in box.modules for act in module.acts for keys in act.every(box))
    return {key: (key,) for key in keys} | {keys[0]: keys for keys in added}


def _setup(box: Box) -> Iterator[str]:
    yield from (f"race {race.name}" for race in box.races)
    yield from (f"{verb} {name}" for verb in ("resource", "swap", "store") for name in box.basics)
    yield from (f"upgrade {resource.name}" for resource in box.resources[BASIC:])


def _cards(box: Box) -> Iterator[str]:
    for card, name in enumerate(box.cards):
        if card != CALL:
            yield from (f"play {name}", f"lay {name}")
        if card != INCOME:  # FG-TXT-01
            yield f"recall {name}"
    yield from (f"hire {advisor.name}" for advisor in box.advisors)
    yield from (f"follow {CORE[action]}" for action in FOLLOW)


def _buildings(box: Box) -> Iterator[str]:
    for verb in ("worker", "copy", "choose"):
        yield from (f"{verb} {building.name}" for building in box.prestige)
    effects = unfolded(thing.action for things in (box.races, box.advisors, box.prestige) for thing in things)
    parts = max((len(effect.choose) for effect in effects if isinstance(effect, Choose)), default=0)
    yield from (f"choose {n + 1}" for n in range(parts))


def _votes() -> Iterator[str]:
    yield from (f"vote {shape}" for shape in SHAPES)
    yield from (f"stake {t} {p}" for t in range(CRYSTALS + 1) for p in range(CRYSTALS + 1))
    # Alone: a price rises with each building completed, and there is one a round (FG-SOP-10, FG-SOP-19).
    prices = sorted({price for done in range(ROUNDS + 1) for price in (2 + done, 4 + 2 * done)})
    ways = dict.fromkeys((max(0, price - 2 * p), p) for price in prices for p in range(-(-price // 2) + 1))
    yield from (f"pay {temporary} {permanent}" for temporary, permanent in ways)


def _cells(board: Board) -> Iterator[str]:
    """What is done at a single cell, on the ground where it can be done."""
    for verb, ground in (
        ("road", board.land),
        ("at", board.land),
        ("access", board.land),
        ("from", board.land),
        ("house", board.terrain["forest"]),
        ("bridge", board.river),
        ("gate", board.wall),
    ):
        yield from (f"{verb} {board.names[cell]}" for cell in each(ground))


def _tiles(box: Box, board: Board) -> Iterator[str]:
    """Where tiles can lie on empty land, turned and turned over; buildings with sites of their own lie there."""
    names = board.names
    tiles = board.storage_tiles[True][BASIC:]
    tiles += [tile for tile, card in zip(board.building_tiles[True], box.prestige, strict=True) if card.terrain]
    for turns in tiles:
        for turn, tile in enumerate(turns):
            yield from (f"at {names[corner]} {turn + 1}" for corner in each(board.grid.fits(tile, board.land)))
    yield from (f"at {names[first_cell(cells)]} 1" for sites in board.sites for cells in sites)
