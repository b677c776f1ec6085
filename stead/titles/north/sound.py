"""What cannot be, field by field, of a state between two turns that was written by hand. In sentences."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from stead.kit.field import Check, Field
from stead.kit.position import lying
from stead.titles.north.cards import TILES
from stead.titles.north.names import CARDS, Ship

if TYPE_CHECKING:
    from stead.titles.north.state import Game, Player

PAWNS = 2
FACE_UP = 2


# Cards, each where its back allows it


def own(game: "Game", player: "Player", zone: str, card: int) -> str | None:
    face = game.box.cards[card]
    if face.deck == player.clan and not face.start:
        return None
    return f"{face.id} is in {player.clan}'s {zone}, where only cards of its own deck lie"


def basic(game: "Game", player: "Player", _: str, card: int) -> str | None:
    face = game.box.cards[card]
    fits = face.deck == player.clan and face.start
    return None if fits else f"{face.id} left the game, but it is no basic field of {player.clan}"


def in_empire(game: "Game", player: "Player", _: str, card: int) -> str | None:
    face = game.box.cards[card]
    if face.type == "boost":
        return f"{face.id} is a boost: it is never a location"
    if face.deck != player.clan and not face.island:
        return f"{face.id} is in {player.clan}'s empire, but it is neither of its clan nor an island"
    if face.type == "upgrade" and card not in game.beneath:
        return f"{face.id} is an upgrade, but 'beneath' does not say of which field"
    return None


def mirrorable(game: "Game", player: "Player", mirror: int) -> Iterator[int]:
    """What a card may copy: of the kinds it names, not another copying card, no starting card, no island."""
    kinds = game.box.cards[mirror].mirrors
    for card in player.empire:
        face = game.box.cards[card]
        if face.type in kinds and not (face.mirrors or face.start or face.island):
            yield card


def islands(kind: str) -> Check:
    def check(game: "Game", _: Any, field: Field) -> Iterator[str]:
        cards: list[int] = getattr(game, field.name)
        for card in cards:
            if game.box.cards[card].deck != kind:
                yield f"{game.id(card)} is in {field.name!r}, but it is no {kind} island"
        if field.name == kind and len(cards) > FACE_UP:
            yield f"{len(cards)} {kind} islands lie face up; there are {FACE_UP} at most"

    return check


def deck(game: "Game", thing: Any, field: Field) -> Iterator[str]:
    """Every card of the clans in the game and every island lies somewhere, once."""
    yield from islands("distant")(game, thing, field)
    found = lying(game, CARDS)
    for card in found if len(found) > len(set(found)) else ():
        if found.count(card) > 1:
            yield f"{game.id(card)} is in two places"
    clans = {player.clan for player in game.players}
    for face in game.box.cards:
        if (face.island or face.deck in clans) and face.number not in found:
            yield f"{face.id} is nowhere; every card lies somewhere"


# A player


def ships(game: "Game", player: "Player", _: Field) -> Iterator[str]:
    clan = game.box.clans[player.clan]
    sailing = sum(1 for ship in game.queue if ship & Ship.SEAT == player.seat and not ship & Ship.COMMON)
    owned, all_ = player.ships + sailing + player.more, clan.ships + clan.more
    if player.more > clan.more:
        yield f"{player.clan} has {player.more} clan ships still to come, but never more than {clan.more}"
    elif owned != all_:
        yield f"{player.clan} has {owned} clan ships in reserve, in the queue and still to come; it has {all_}"


def pawns(game: "Game", player: "Player", _: Field) -> Iterator[str]:
    if len(player.pawns) != PAWNS:
        yield f"{player.clan} has {len(player.pawns)} pawns; every clan has {PAWNS}"
    if game.phase != "action" and any(pawn >= 0 for pawn in player.pawns) and game.phase != "expedition":
        yield f"{player.clan}'s pawns stand on tiles in the {game.phase} phase"


# The game


LAST_STAGE = {"setup": 1, "lookout": 3, "action": 0, "expedition": 0}


def phase(game: "Game", _: Any, __: Field) -> Iterator[str]:
    last = LAST_STAGE[game.phase]
    if game.stage > last:
        yield f"stage is a number from 0 to {last} in the {game.phase} phase, not {game.stage}"
    if game.phase == "lookout" and game.stage == 2 and not game.solo:
        yield "stage 2 of the lookout phase, in which something happens, belongs to the solo game"
    choosing = game.phase in ("setup", "lookout") and game.stage == 1
    for player in game.players:
        if player.drawn and not choosing:
            yield f"{player.clan} chooses among cards, but it is no time to choose"
        if game.phase == "setup" and game.stage == 0 and (player.hand or player.discard or any(player.goods)):
            yield f"{player.clan} has cards or goods already, but nothing is dealt yet"
    if game.queue and game.phase not in ("action", "expedition"):
        yield f"ships wait in the queue in the {game.phase} phase"
    if game.phase == "action" and not game.over and all(player.passed for player in game.players):
        yield "everybody has passed, but it is the action phase"
    if game.phase == "action" and not game.over and game.players[game.active].passed:
        yield "it is the turn of somebody who has passed"


def tiles(game: "Game", _: Any, __: Field) -> Iterator[str]:
    if game.phase != "setup" and sorted(game.tiles) != list(range(len(TILES))):
        yield f"'tiles' is the circle of the five action tiles, each once: {', '.join(TILES)}"


def turned(game: "Game", _: Any, __: Field) -> Iterator[str]:
    if any(game.turned) and not game.solo:
        yield "action tiles show their solo side in the solo game only (EN-SET-05)"


def tokens(game: "Game", _: Any, __: Field) -> Iterator[str]:
    """One event in each round."""
    if not game.solo:
        if game.tokens or game.paid:
            yield "number tokens belong to the solo game"
        return
    events = len(game.box.scenarios[game.scenario].events)
    done = game.phase in ("action", "expedition") or (game.phase == "lookout" and game.stage == 3)
    happened = game.round - 1 + done
    left = events - happened
    if len(game.tokens) != left:
        yield f"{len(game.tokens)} events are still to come; in this phase of round {game.round} it is {left}"
    if game.paid > happened:
        yield f"{game.paid} demands were met, but only {happened} events have happened"


# What lies on locations


def location(game: "Game", _: Any, where: str, card: int) -> str | None:
    return None if game.owner(card) else f"{game.id(card)} is in {where!r}, but it stands in no empire"


def exhausted(game: "Game", _: Any, __: str, card: int) -> str | None:
    acts = game.box.acting[game.mirror.get(card, card)]
    return None if acts else f"{game.id(card)} is exhausted, but it has no action"


def known(game: "Game", _: Any, where: str, card: int) -> str | None:
    lies = any(card in player.deck for player in game.players) or card in game.near_deck or card in game.distant_deck
    return f"{game.id(card)} is in {where!r}, but nobody sees a card go into a deck" if lies else None


def beneath(game: "Game", _: Any, __: str, card: int) -> str | None:
    face, on = game.box.cards[card], game.beneath[card]
    field = game.box.cards[on]
    if face.under is None:
        return f"{face.id} lies beneath a field, but it is no upgrade"
    if game.owner(on) is not game.owner(card) or on in game.beneath or face.under not in field.yields:
        return f"{face.id} lies beneath {field.id}, which is no field of {face.under} in the same empire"
    return None


def mirror(game: "Game", _: Any, __: str, card: int) -> str | None:
    owner = game.owner(card)
    fits = owner is not None and game.mirror[card] in mirrorable(game, owner, card)
    return None if fits else f"{game.id(card)} cannot copy {game.id(game.mirror[card])}"
