"""Why nothing is done with a thing just now: what each thing is for, by where it lies, and when."""

from typing import Final

from stead.kernel.title import Rest
from stead.titles.north.cards import Card
from stead.titles.north.state import Game, Player

WAITS: Final = True
RESTS: Final = {
    rest.words: rest
    for rest in (
        Rest("EN-BLD-01", "hand-location", WAITS),
        Rest("EN-BST-02", "hand-field", WAITS),
        Rest("EN-CRD-04", "hand-boost", WAITS),
        Rest("EN-LOO-03", "drawn", WAITS),
        Rest("EN-LOO-03", "their-drawn"),
        Rest("EN-HAR-01", "field", WAITS),
        Rest("EN-FLD-11", "upgrade"),
        Rest("EN-LOC-03", "feature"),
        Rest("EN-USE-01", "action", WAITS),
        Rest("EN-USE-05", "exhausted", WAITS),
        Rest("EN-RAI-01", "their-action", WAITS),
        Rest("EN-RAI-04", "their-exhausted"),
        Rest("EN-RAI-03", "their-location"),
        Rest("EN-INF-01", "their-hand"),
        Rest("EN-EXD-03", "near", WAITS),
        Rest("EN-EXD-05", "distant", WAITS),
        Rest("EN-BLD-02", "good"),
        Rest("EN-PWN-03", "good-food"),
        Rest("EN-SAI-05", "good-fish", WAITS),
        Rest("EN-GDS-09", "good-gold"),
        Rest("EN-GDS-15", "good-raze", WAITS),
        Rest("EN-GDS-13", "good-worker"),
        Rest("EN-CLN-02", "good-spent", WAITS),
        Rest("EN-GDS-16", "good-ship", WAITS),
        Rest("EN-END-01", "good-vp"),
        Rest("EN-INF-02", "their-good"),
        Rest("EN-PWN-02", "tile", WAITS),
        Rest("EN-PWN-03", "pawn", WAITS),
        Rest("EN-EXD-01", "ship"),
        Rest("EN-LOO-02", "deck"),
        Rest("EN-INF-03", "their-deck"),
        Rest("EN-EXD-04", "deck-near", WAITS),
        Rest("EN-EXD-05", "deck-distant", WAITS),
        Rest("EN-LOO-08", "discard"),
        Rest("EN-INF-01", "hand"),
        Rest("EN-INF-02", "seat"),
        Rest("EN-OVR-04", "round"),
        Rest("EN-RND-01", "phase"),
        Rest("EN-Q-60", "scenario"),
    )
}
"""By their words."""


def rest(game: Game, seat: int | None, thing: str) -> Rest | None:
    """To an onlooker (None) a thing is what it is to its owner."""
    kind, _, name = thing.partition(":")
    card = game.box.number.get(name) if kind == "card" else None
    player = None if seat is None else game.players[seat]
    if card is not None:
        return RESTS.get(_lying(game, player, card) if player else _shown(game, card))
    if kind == "good":
        good, _, their = name.partition("@")
        return RESTS["their-good" if their and player else f"good-{good}" if f"good-{good}" in RESTS else "good"]
    if kind == "deck":
        mine = player is None or name in ("clan", player.clan)
        return RESTS.get(f"deck-{name}") or RESTS["deck" if mine else "their-deck"]
    return RESTS.get(kind)


def _lying(game: Game, player: Player, card: int) -> str:
    """Where a card lies, as this player may know."""
    face, owner = game.box.cards[card], game.owner(card)
    if card in player.hand:
        return _in_hand(face)
    if card in player.drawn:
        return "drawn"
    if card in game.near or card in game.distant:
        return face.deck
    acts = game.box.acting[game.mirror.get(card, card)]
    if owner is player:
        return _standing(game, card)
    if owner is not None:
        return ("their-exhausted" if game.exhausted[card] else "their-action") if acts else "their-location"
    if game.known[card] >> player.seat & 1:
        for other in game.players:
            if card in other.hand or card in other.drawn:
                return "their-hand" if card in other.hand else "their-drawn"
    return "discard" if any(card in other.discard for other in game.players) else ""


def _in_hand(face: Card) -> str:
    return "hand-boost" if face.boost is not None else "hand-field" if face.windowed else "hand-location"


def _standing(game: Game, card: int) -> str:
    """In the own empire."""
    if game.box.acting[game.mirror.get(card, card)]:
        return "exhausted" if game.exhausted[card] else "action"
    return "upgrade" if card in game.beneath else "field" if game.box.fields[card] else "feature"


def _shown(game: Game, card: int) -> str:
    """To an onlooker; of what is hidden always the same, wherever it lies."""
    face = game.box.cards[card]
    if game.owner(card) is not None:
        return _standing(game, card)
    if any(card in player.discard for player in game.players):
        return "discard"
    return face.deck if face.island else _in_hand(face)
