"""Why nothing is done with a thing just now: what each thing is for, by where it lies, and when."""

from typing import Final

from stead.kernel.title import Rest
from stead.titles.settlers.state import Game, Player

WAITS: Final = True
RESTS: Final = {
    rest.words: rest
    for rest in (
        Rest("IS-LKT-04", "row", WAITS),
        Rest("IS-CRD-02", "hand-common", WAITS),
        Rest("IS-CRD-03", "hand-faction", WAITS),
        Rest("IS-CRD-04", "hand-three", WAITS),
        Rest("IS-VAL-03", "pack", WAITS),
        Rest("IS-GRL-07", "looking", WAITS),
        Rest("IS-TYP-02", "production"),
        Rest("IS-TYP-03", "feature"),
        Rest("IS-TYP-04", "action", WAITS),
        Rest("IS-DEA-06", "deal"),
        Rest("IS-FND-03", "foundation"),
        Rest("IS-RZE-01", "their-location", WAITS),
        Rest("IS-VPC-02", "their-peace"),
        Rest("IS-RZE-07", "their-safe"),
        Rest("IS-DEA-06", "their-deal"),
        Rest("IS-FND-03", "their-foundation"),
        Rest("IS-INF-01", "their-hand"),
        Rest("IS-SOL-21", "attack"),
        Rest("IS-BLD-02", "good"),
        Rest("IS-GDS-07", "good-raze"),
        Rest("IS-DEF-02", "good-defence", WAITS),
        Rest("IS-EXC-01", "good-worker", WAITS),
        Rest("IS-END-05", "good-vp"),
        Rest("IS-INF-02", "their-good"),
        Rest("IS-GDS-12", "deck"),
        Rest("IS-GDS-10", "their-deck"),
        Rest("IS-SOL-06", "attacks"),
        Rest("IS-GRL-04", "discard"),
        Rest("IS-INF-01", "hand"),
        Rest("IS-PRD-02", "every-round"),
        Rest("IS-INF-02", "seat"),
        Rest("IS-END-01", "round"),
        Rest("IS-RND-01", "phase"),
    )
}
"""By their words."""


def rest(game: Game, seat: int | None, thing: str) -> Rest | None:
    kind, _, name = thing.partition(":")
    card = game.box.number.get(name) if kind == "card" else None
    player = None if seat is None else game.players[seat]
    if card is not None:
        return _find(game, _lying(game, player, card) if player else _shown(game, card))
    if kind in ("good", "token"):
        name, _, their = name.partition("@")
        if their and player:
            return _find(game, f"their-{kind}")
        return _find(game, f"good-{name}" if kind == "good" else kind) or RESTS["good"]
    if kind == "deck":
        mine = name in ("common", "faction", player and player.faction)
        return RESTS["deck" if mine else "attacks" if name == "virtual" else "their-deck"]
    return _find(game, "their-foundation" if kind == "foundation" else kind)


def _find(game: Game, words: str) -> Rest | None:
    """Of this title, or of a module in use."""
    return RESTS.get(words) or game.box.rests.get(words)


def _lying(game: Game, player: Player, card: int) -> str:
    """Where a card lies, as this player may know."""
    if card in game.row or card in game.opened:
        return "row" if card in game.row else "opened"
    if card in player.hand:
        return _in_hand(game, card)
    if card in player.pack or card in player.looking:
        return "pack" if card in player.pack else "looking"
    owner = game.owner(card)
    if owner is player:
        return _standing(player, card)
    if owner is not None:
        safe = "" if game.box.raze[card] else "their-safe"
        return safe or ("their-peace" if game.peaceful else "their-location")
    for other in game.players:
        their = "" if other is player else "their-"
        if card in other.deals or card in other.routes:
            return "attack" if other.virtual else f"{their}deal"
        if card in other.foundations and (other is player or not game.hidden[card]):
            return f"{their}foundation"
        if card in other.hand and game.known[card] >> player.seat & 1:
            return "their-hand"
    place = next((place for place in player.locations if card in game.under.get(place, ())), None)
    if place is None or game.box.holds[place] == "cards":
        return ""
    return "slid" if game.box.holds[place] is None else "reserved"


def _shown(game: Game, card: int) -> str:
    """The same, as all may know. What lies hidden is any card of a hand."""
    owner = game.owner(card)
    if card in game.opened:
        return "opened"
    if card in game.row or owner is not None:
        return "row" if owner is None else _standing(owner, card)
    for player in game.players:
        if card in player.deals or card in player.routes:
            return "attack" if player.virtual else "deal"
        if card in player.foundations and not game.hidden[card]:
            return "foundation"
    return _in_hand(game, card)


def _standing(owner: Player, card: int) -> str:
    return "production" if card in owner.production else "feature" if card in owner.features else "action"


def _in_hand(game: Game, card: int) -> str:
    common, razed = not game.box.faction[card], bool(game.box.raze[card])
    return "hand-common" if common else "hand-three" if razed else "hand-faction"
