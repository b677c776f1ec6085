"""Why nothing is done with a thing just now: what each thing is for, by where it lies, and when."""

from typing import Final

from stead.kernel.title import Rest
from stead.titles.colonists.box import NOBODY
from stead.titles.colonists.cards import Building, Improvement
from stead.titles.colonists.community import works
from stead.titles.colonists.goods import CLOTHING, DOLLAR, FOOD, INDEX, TOOL
from stead.titles.colonists.labels import find
from stead.titles.colonists.state import Game, Player

WAITS: Final = True
RESTS: Final = {
    rest.words: rest
    for rest in (
        Rest("CO-TRN-01", "place", WAITS),
        Rest("CO-MOV-02", "market-place", WAITS),
        Rest("CO-BRD-15", "coming"),
        Rest("CO-BRD-16", "gone"),
        Rest("CO-BRD-05", "cell", WAITS),
        Rest("CO-STW-04", "steward", WAITS),
        Rest("CO-FEE-02", "their-steward"),
        Rest("CO-ENV-02", "envoy", WAITS),
        Rest("CO-COL-09", "residence"),
        Rest("CO-COL-10", "unmanned"),
        Rest("CO-ATV-01", "vacant", WAITS),
        Rest("CO-ATV-11", "manned"),
        Rest("CO-DIP-14", "embassy", WAITS),
        Rest("CO-IMP-04", "permanent"),
        Rest("CO-IMP-07", "limited", WAITS),
        Rest("CO-COL-04", "their-structure"),
        Rest("CO-CON-01", "kind", WAITS),
        Rest("CO-REM-01", "kind-remodelled", WAITS),
        Rest("CO-DIP-03", "level", WAITS),
        Rest("CO-PLY-01", "hand", WAITS),
        Rest("CO-HND-08", "drawn", WAITS),
        Rest("CO-IMP-02", "card"),
        Rest("CO-USE-01", "good"),
        Rest("CO-MNT-07", "maintenance-good"),
        Rest("CO-GDS-06", "tool"),
        Rest("CO-GDS-08", "dollar"),
        Rest("CO-USE-01", "their-good"),
        Rest("CO-ATV-01", "colonist", WAITS),
        Rest("CO-COL-04", "their-colonist"),
        Rest("CO-END-10", "seat"),
        Rest("CO-STW-06", "stewards"),
        Rest("CO-HND-03", "cards"),
        Rest("CO-BAL-01", "balance"),
        Rest("CO-ERA-16", "market", WAITS),
        Rest("CO-HND-01", "deck"),
        Rest("CO-ERA-01", "clock"),
    )
}
"""By their words."""


def rest(game: Game, seat: int | None, thing: str) -> Rest | None:
    """Of others' things it is said whose they are: `good:wood@1`, `structure@1:farm`."""
    kind, _, name = thing.partition(":")
    kind, _, owner = kind.partition("@")
    name, _, whose = name.partition("@")
    if seat is not None and (owner or (whose and whose != str(seat))):
        return RESTS.get(f"their-{kind}")
    match kind:
        case "place":
            words = _place(game, name)
        case "structure":
            player = next((player for player in game.players if str(player.seat) == (owner or str(seat))), None)
            words = _structure(game, player, name) if player else "kind"
        case "kind":
            words = _kind(game, name)
        case "card":
            words = "hand" if seat is None else _card(game, seat, name)
        case "good":
            words = _good(name)
        case _:
            words = kind
    return RESTS.get(words)


def _place(game: Game, name: str) -> str:
    tile = game.box.tile.get(name)
    if tile is None or game.spot[tile] < 0:
        return "coming" if tile in game.coming else "gone"
    return "market-place" if game.box.is_market(tile) else "place"


def _structure(game: Game, player: Player, name: str) -> str:
    box = game.box
    number = find(game, player, name)
    if number < 0:
        return "kind"
    one = player.community[number]
    card = box.standing[one.kind]
    if isinstance(card, Improvement) and card.type == "limited":
        return "limited"
    if box.worker[one.kind] != NOBODY:
        return "manned" if works(game, one) else "vacant"
    if box.is_embassy(one.kind):
        return "embassy"
    if isinstance(card, Building):
        return "residence" if any(box.houses[one.kind]) else "unmanned"
    return "permanent"


def _kind(game: Game, name: str) -> str:
    box = game.box
    kind = box.kind.get(name, NOBODY)
    if kind >= box.embassy:
        return "level" if box.is_embassy(kind) else "hand"
    return "kind-remodelled" if kind != NOBODY and box.remodels[kind] else "kind"


def _card(game: Game, seat: int, name: str) -> str:
    card, player = game.box.card.get(name, NOBODY), game.players[seat]
    return "hand" if card in player.hand else "drawn" if card in player.drawn else "card"


def _good(name: str) -> str:
    good = INDEX.get(name, NOBODY)
    if good in (FOOD, CLOTHING):
        return "maintenance-good"
    return "tool" if good == TOOL else "dollar" if good == DOLLAR else "good"
