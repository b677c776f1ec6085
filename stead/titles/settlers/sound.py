"""What cannot be, field by field, of a state between two turns that was written by hand. In sentences."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from stead.kernel.errors import RecordError
from stead.kit.field import Field, each_is
from stead.kit.position import lying
from stead.titles.settlers.decks import cards_in
from stead.titles.settlers.goods import EGYPTIAN_TOKENS
from stead.titles.settlers.names import CARDS

if TYPE_CHECKING:
    from stead.titles.settlers.state import Game, Player


# Cards, each where its back allows it


def deck_of(player: "Player") -> str:
    return "attack" if player.virtual else player.faction


def own(game: "Game", player: "Player", zone: str, card: int) -> str | None:
    """Only cards of one's own deck lie there."""
    return _stranger(game, f"{player.faction}'s {zone}", card, (deck_of(player),))


def own_or_common(game: "Game", player: "Player", zone: str, card: int) -> str | None:
    """Cards that this player may hold. The virtual player holds none."""
    return _stranger(game, f"{player.faction}'s {zone}", card, () if player.virtual else ("common", player.faction))


def common(game: "Game", _: Any, zone: str, card: int) -> str | None:
    return _stranger(game, f"the {zone}", card, ("common",))


def _stranger(game: "Game", zone: str, card: int, allowed: Sequence[str]) -> str | None:
    deck = game.box.cards[card].deck
    if deck != "common" and deck not in map(deck_of, game.players):
        return f"{game.id(card)} does not belong to this game: nobody plays its deck"
    return None if deck in allowed else f"{game.id(card)} is in {zone}, but a card of the {deck} deck never lies there"


def deck(game: "Game", _: Any, field: Field) -> Iterator[str]:
    """Every card of the chosen decks lies somewhere, once; the others are in the box."""
    yield from each_is(common)(game, game, field)
    found, there = lying(game, CARDS), cards_in(game)
    for card in found if len(found) > len(set(found)) else ():
        if found.count(card) > 1:
            yield f"{game.id(card)} is in two places"
    for card in sorted(set(found).difference(there)):
        yield f"{game.id(card)} does not belong to this game: it is in none of the decks that are played"
    for card in there:
        if card not in found:
            yield f"{game.id(card)} is nowhere; every card lies somewhere"


# A player


def supply(_: "Game", player: "Player", __: Field) -> Iterator[str]:
    if player.virtual and any(player.goods):
        yield "the virtual player has no goods"


def tokens(game: "Game", player: "Player", __: Field) -> Iterator[str]:
    if player.virtual and player.tokens:
        yield "the virtual player has no tokens"
        return
    for token, good in game.box.only.items():
        if player.tokens & game.box.bits([token]) and good not in game.box.boards[player.faction].produces:
            yield f"{player.faction} cannot have the {token} token: their board does not produce it"


def write_empire(game: "Game", player: "Player") -> list[str]:
    return game.ids(player.locations)


def read_empire(game: "Game", player: "Player", where: str, ids: Sequence[str]) -> None:
    for card in sorted(CARDS.number(game, where, id) for id in ids):
        type = game.box.cards[card].type
        if type == "attack":
            raise RecordError(f"{game.id(card)} is an Attack card: it is never a Location")
        player.row(type).append(card)


def empire(game: "Game", player: "Player", _: Field) -> Iterator[str]:
    """Another's card only comes by a Deal that was taken, where Deals can be built too."""
    own = () if player.virtual else (player.faction,)
    decks = ("common", *(game.box.boards if game.box.adopts.get(player.faction) else own))
    for card in player.locations:
        yield from filter(None, [_stranger(game, f"{player.faction}'s empire", card, decks)])


def deal(game: "Game", player: "Player", _: str, card: int) -> str | None:
    """Romans take Deals of others, so any card with a Deal field may be there. The virtual one has Attack cards."""
    if game.box.cards[card].deal is None:
        return f"{game.id(card)} has no Deal field, but is among {player.faction}'s deals"
    return _stranger(game, "the virtual player's deals", card, ("attack",)) if player.virtual else None


def route(game: "Game", player: "Player", _: str, card: int) -> str | None:
    owner = game.owner(card)
    if owner is None or owner is player:
        return f"a route needs an opponent's Location; {game.id(card)} is none"
    if not game.box.routes.get(player.faction):
        return f"{player.faction} has no Trade Routes"
    return (
        None if game.box.cards[card].deal else f"a route needs a Location with a Deal field; {game.id(card)} has none"
    )


# The game


def phase(game: "Game", _: Any, __: Field) -> Iterator[str]:
    if game.phase == "attack" and not game.solo:
        yield "the attack phase belongs to the solo game"
    last = _last_stage(game)
    if game.stage > last:
        yield f"stage is a number from 0 to {last} in the {game.phase} phase, not {game.stage}"


def _last_stage(game: "Game") -> int:
    """How far the phase can have come."""
    if game.phase == "lookout":
        return 2 if game.solo or game.lookout == "alternative" else 2 * game.seats - 1
    if game.phase in ("production", "cleanup"):
        return game.seats - 1
    return 2 + game.over if game.phase == "attack" else 0


def opened(game: "Game", _: Any, __: Field) -> Iterator[str]:
    if game.opened:
        yield f"{game.id(game.opened[0])} lies opened, but nothing goes on: it is discarded then"


def collected(game: "Game", _: Any, __: str, card: int) -> str | None:
    if not game.solo:
        return "only the virtual player collects cards"
    return (
        f"{game.id(card)} is an Attack card: it is never collected" if game.box.cards[card].type == "attack" else None
    )


# What lies on Locations


def location(game: "Game", _: Any, where: str, card: int) -> str | None:
    return None if game.owner(card) else f"{game.id(card)} is in {where!r}, but it is no Location in any empire"


def used(game: "Game", _: Any, __: str, card: int) -> str | None:
    used, limit = game.used[card], game.box.limit[card]
    return f"{game.id(card)} was used {used} times; it can be used {limit} times a round" if used > limit else None


def guarded(game: "Game", _: Any, __: str, card: int) -> str | None:
    owner = game.owner(card)
    if owner is not None and owner.virtual:
        return f"{game.id(card)} is guarded, but the virtual player guards nothing"
    if owner is not None and game.box.faction[card] and not game.box.boards[owner.faction].samurai:
        return f"{game.id(card)} bears a Samurai, but {owner.faction} has none"
    return None


def blocked(game: "Game", _: Any, __: str, card: int) -> str | None:
    return None if game.box.limit[card] else f"{game.id(card)} is blocked, but it is no Action Location"


def hidden(game: "Game", _: Any, where: str, card: int) -> str | None:
    lies = any(card in player.foundations for player in game.players)
    return None if lies else f"{game.id(card)} is in {where!r}, but it is no Foundation"


def known(game: "Game", _: Any, where: str, card: int) -> str | None:
    lies = card in game.deck or any(card in player.deck for player in game.players)
    return f"{game.id(card)} is in {where!r}, but nobody sees a card go into a deck" if lies else None


def laid(game: "Game", _: Any, __: str, card: int) -> str | None:
    return None if game.used[card] else f"goods are laid on {game.id(card)}, which was not activated this round"


def shrine(game: "Game", _: Any, where: str, card: int) -> str | None:
    return None if game.box.holds[card] == "resources" else f"{game.id(card)} is in {where!r}, but it is no Shrine"


def gate(game: "Game", _: Any, where: str, card: int) -> str | None:
    slides = game.box.slides and not game.box.faction[card]
    if game.box.holds[card] in (None, "resources") and not slides:
        return f"{game.id(card)} is in {where!r}, but it is no Gate"
    owner = game.owner(card)
    decks = ("common", owner.faction) if owner is not None else ()
    strange = (_stranger(game, f"{where!r} {game.id(card)}", tucked, decks) for tucked in game.under[card])
    return next(filter(None, strange), None)


def taken(game: "Game", _: Any, __: str, card: int) -> str | None:
    owner = game.owner(card)
    if owner is None or owner.faction != "egyptians" or owner.seat == game.taken[card] or game.box.faction[card]:
        return f"{game.id(card)} cannot be taken over: only Egyptians take others' Common Locations"
    most = EGYPTIAN_TOKENS
    return f"{len(game.taken)} Locations are taken over; there are {most} tokens" if len(game.taken) > most else None
