"""What cannot be, field by field, of a state between two turns that was written by hand. In sentences."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from stead.kernel.errors import RecordError
from stead.titles.settlers.goods import EGYPTIAN_TOKENS

if TYPE_CHECKING:
    from stead.titles.settlers.state import Game, Player

Faults = Iterator[str]


# Cards, each where its back allows it


def deck_of(player: "Player") -> str:
    return "attack" if player.virtual else player.faction


def own(zone: str) -> Any:
    """Only cards of one's own deck lie there."""

    def check(game: "Game", player: "Player") -> Faults:
        deck = deck_of(player)
        yield from _strangers(game, f"{player.faction}'s {zone}", getattr(player, zone), (deck,))

    return check


def own_or_common(zone: str) -> Any:
    """Cards that this player may hold. The virtual player holds none."""

    def check(game: "Game", player: "Player") -> Faults:
        allowed = () if player.virtual else ("common", player.faction)
        yield from _strangers(game, f"{player.faction}'s {zone}", getattr(player, zone), allowed)

    return check


def common(zone: str) -> Any:
    def check(game: "Game", _: Any) -> Faults:
        yield from _strangers(game, f"the {zone}", getattr(game, zone), ("common",))
        if zone == "deck":
            yield from _each_once(game)

    return check


def _strangers(game: "Game", zone: str, cards: Sequence[int], allowed: Sequence[str]) -> Faults:
    for card in cards:
        deck = game.box.cards[card].deck
        if deck != "common" and deck not in map(deck_of, game.players):
            yield f"{game.id(card)} does not belong to this game: nobody plays its deck"
        elif deck not in allowed:
            yield f"{game.id(card)} is in {zone}, but a card of the {deck} deck never lies there"


def _each_once(game: "Game") -> Faults:
    """Every card of the chosen decks lies somewhere, once."""
    expected = game.box.deck("common")
    found = [*game.deck, *game.discard, *game.row, *game.collection]
    for cards in game.under.values():
        found += cards
    for player in game.players:
        expected += game.box.deck(deck_of(player))
        found += [*player.hand, *player.locations, *player.deals, *player.foundations]
        found += [*player.deck, *player.discard, *player.pack, *player.looking]
    for card in found if len(found) > len(set(found)) else ():
        if found.count(card) > 1:
            yield f"{game.id(card)} is in two places"
    for card in expected:
        if card not in found:
            yield f"{game.id(card)} is nowhere; every card lies somewhere"


# A player


def supply(_: "Game", player: "Player") -> Faults:
    if player.virtual and any(player.goods):
        yield "the virtual player has no goods"


def write_empire(game: "Game", player: "Player") -> list[str]:
    return game.ids(player.locations)


def read_empire(game: "Game", player: "Player", where: str, ids: Sequence[str]) -> None:
    for id in ids:
        card = game.box.number.get(id)
        if card is None:
            raise RecordError(f"no card {id!r} (in {where}); ids look like COM018")
        type = game.box.cards[card].type
        if type == "attack":
            raise RecordError(f"{id} is an Attack card: it is never a Location")
        player.row(type).append(card)
    for row in (player.production, player.features, player.actions):
        row.sort()


def empire(game: "Game", player: "Player") -> Faults:
    """Another's card only comes by a Deal that was taken, where Deals can be built too."""
    decks = (
        game.box.boards if game.box.adopts.get(player.faction) else ((player.faction,) if not player.virtual else ())
    )
    yield from _strangers(game, f"{player.faction}'s empire", player.locations, ("common", *decks))


def deals(game: "Game", player: "Player") -> Faults:
    """Romans take Deals of others, so any card with a Deal field may be there. The virtual one has Attack cards."""
    for card in player.deals:
        if game.box.cards[card].deal is None:
            yield f"{game.id(card)} has no Deal field, but is among {player.faction}'s deals"
    if player.virtual:
        yield from _strangers(game, "the virtual player's deals", player.deals, ("attack",))


def routes(game: "Game", player: "Player") -> Faults:
    for card in player.routes:
        owner = game.owner(card)
        if owner is None or owner is player:
            yield f"a route needs an opponent's Location; {game.id(card)} is none"
        elif not game.box.routes.get(player.faction):
            yield f"{player.faction} has no Trade Routes"
        elif not game.box.cards[card].deal:
            yield f"a route needs a Location with a Deal field; {game.id(card)} has none"


# The game


def phase(game: "Game", _: Any) -> Faults:
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


def collection(game: "Game", _: Any) -> Faults:
    if game.collection and not game.solo:
        yield "only the virtual player collects cards"
    for card in game.collection:
        if game.box.cards[card].type == "attack":
            yield f"{game.id(card)} is an Attack card: it is never collected"


# What lies on Locations


def _locations(game: "Game", name: str, cards: Sequence[int]) -> Faults:
    for card in cards:
        if game.owner(card) is None:
            yield f"{game.id(card)} is in {name!r}, but it is no Location in any empire"


def _marked(marks: bytearray) -> list[int]:
    return [card for card, mark in enumerate(marks) if mark]


def used(game: "Game", _: Any) -> Faults:
    yield from _locations(game, "used", _marked(game.used))
    for card in _marked(game.used):
        if game.used[card] > game.box.limit[card]:
            limit = game.box.limit[card]
            yield f"{game.id(card)} was used {game.used[card]} times; it can be used {limit} times a round"


def guarded(game: "Game", _: Any) -> Faults:
    cards = _marked(game.guarded)
    yield from _locations(game, "guarded", cards)
    for card in cards:
        owner = game.owner(card)
        if owner is None:
            continue
        if owner.virtual:
            yield f"{game.id(card)} is guarded, but the virtual player guards nothing"
        elif game.box.faction[card] and not game.box.boards[owner.faction].samurai:
            yield f"{game.id(card)} bears a Samurai, but {owner.faction} has none"


def blocked(game: "Game", _: Any) -> Faults:
    cards = _marked(game.blocked)
    yield from _locations(game, "blocked", cards)
    for card in cards:
        if not game.box.limit[card]:
            yield f"{game.id(card)} is blocked, but it is no Action Location"


def hidden(game: "Game", _: Any) -> Faults:
    for card in _marked(game.hidden):
        if not any(card in player.foundations for player in game.players):
            yield f"{game.id(card)} is in 'hidden', but it is no Foundation"


def known(game: "Game", _: Any) -> Faults:
    decks = [game.deck, *(player.deck for player in game.players)]
    for card in _marked(game.known):
        if any(card in deck for deck in decks):
            yield f"{game.id(card)} is in 'known', but nobody sees a card go into a deck"


def laid(game: "Game", _: Any) -> Faults:
    yield from _locations(game, "laid", list(game.laid))
    for card in game.laid:
        if not game.used[card]:
            yield f"goods are laid on {game.id(card)}, which was not activated this round"


def kept(game: "Game", _: Any) -> Faults:
    yield from _holders(game, "kept", list(game.kept), "resources", "Shrine")


def under(game: "Game", _: Any) -> Faults:
    yield from _holders(game, "under", list(game.under), "cards", "Gate")
    for gate, cards in game.under.items():
        owner = game.owner(gate)
        if owner is not None:
            yield from _strangers(game, f"'under' {game.id(gate)}", cards, ("common", owner.faction))


def _holders(game: "Game", name: str, cards: Sequence[int], holds: str, called: str) -> Faults:
    yield from _locations(game, name, cards)
    for card in cards:
        if game.box.holds[card] != holds:
            yield f"{game.id(card)} is in {name!r}, but it is no {called}"


def taken(game: "Game", _: Any) -> Faults:
    yield from _locations(game, "taken", list(game.taken))
    for card, seat in game.taken.items():
        owner = game.owner(card)
        if owner is None or owner.faction != "egyptians" or owner.seat == seat or game.box.faction[card]:
            yield f"{game.id(card)} cannot be taken over: only Egyptians take others' Common Locations"
    if len(game.taken) > EGYPTIAN_TOKENS:
        yield f"{len(game.taken)} Locations are taken over; there are {EGYPTIAN_TOKENS} tokens"
