"""Why nothing is done with a thing just now: what each thing is for, by where it lies, and when."""

from typing import Final

from stead.kernel.title import Rest
from stead.titles.founders.box import BASIC
from stead.titles.founders.state import Game

WAITS: Final = True
RESTS: Final = {
    rest.words: rest
    for rest in (
        Rest("FG-TRN-02", "hand", WAITS),
        Rest("FG-CTV-09", "discard"),
        Rest("FG-INF-06", "their-card"),
        Rest("FG-BLD-08", "cell", WAITS),
        Rest("FG-BRG-01", "river", WAITS),
        Rest("FG-BRG-01", "wall", WAITS),
        Rest("FG-ROA-04", "void"),
        Rest("FG-CON-02", "road"),
        Rest("FG-DEL-01", "storage", WAITS),
        Rest("FG-BLD-09", "piece"),
        Rest("FG-WRK-04", "building", WAITS),
        Rest("FG-DEL-03", "building-idle"),
        Rest("FG-VOT-01", "offer", WAITS),
        Rest("FG-REC-01", "advisor", WAITS),
        Rest("FG-TRD-01", "resource", WAITS),
        Rest("FG-UPG-01", "resource-made", WAITS),
        Rest("FG-DRF-01", "race", WAITS),
        Rest("FG-WRK-03", "mat", WAITS),
        Rest("FG-DRF-03", "mat-idle"),
        Rest("FG-INF-05", "their-mat"),
        Rest("FG-ACH-01", "achievement"),
        Rest("FG-REC-06", "deck"),
        Rest("FG-TRD-03", "coin"),
        Rest("FG-VOT-03", "crystal"),
        Rest("FG-CTV-12", "income"),
        Rest("FG-TRN-08", "cards"),
        Rest("FG-CTV-09", "pile"),
        Rest("FG-WRK-02", "worker", WAITS),
        Rest("FG-CST-01", "pieces", WAITS),
        Rest("FG-INF-05", "their-stock"),
        Rest("FG-INF-05", "seat"),
        Rest("FG-VOT-05", "vote"),
        Rest("FG-END-01", "goal"),
        Rest("FG-SOP-05", "round"),
        Rest("FG-SOP-07", "due"),
    )
}
"""By their words."""

STOCK: Final = {
    "good:coin": "coin",
    "good:temporary": "crystal",
    "good:permanent": "crystal",
    "good:card": "cards",
    "mark:deck": "pile",
    "mark:income": "income",
    "piece:worker": "worker",
    "piece:house": "pieces",
    "piece:bridge": "pieces",
}
"""What a player has, as numbers."""


def rest(game: Game, seat: int | None, thing: str) -> Rest | None:
    kind, _, name = thing.partition(":")
    what, _, whose = thing.partition("@")
    if what in STOCK:
        return RESTS[STOCK[what] if seat is None or whose == str(seat) else "their-stock"]
    if kind == "card":
        return RESTS["hand" if seat is None else _card(game, seat, name)]
    if kind == "cell":
        return RESTS[_cell(game, name)]
    if kind == "building":
        return RESTS[_building(game, name)]
    if kind == "mat":
        return RESTS["their-mat" if name and seat is not None else "mat" if game.workers else "mat-idle"]
    if kind == "resource":
        return RESTS["resource" if game.box.resource.get(name, 0) < BASIC else "resource-made"]
    return RESTS.get(kind)


def _card(game: Game, seat: int, name: str) -> str:
    """Core actions are everybody's: one's own is meant."""
    card, player = game.box.card.get(name), game.players[seat]
    return "hand" if card in player.hand else "discard" if card in player.discard else "their-card"


def _cell(game: Game, name: str) -> str:
    cell = 1 << game.board.numbers.get(name, 0)
    if game.roads & cell:
        return "road"
    if any(storage.cells & cell for storage in game.storages):
        return "storage"
    if game.occupied & cell:
        return "piece"
    board = game.board
    return "cell" if board.land & cell else "river" if board.river & cell else "wall" if board.wall & cell else "void"


def _building(game: Game, name: str) -> str:
    if all(game.box.prestige[one.building].name != name for one in game.buildings):
        return "offer"
    return "building" if game.workers else "building-idle"
