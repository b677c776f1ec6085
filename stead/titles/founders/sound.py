"""What cannot be, of a state between two turns that was written by hand: the rules would not know how to go on."""

from collections.abc import Iterator

from stead.kit.position import lying
from stead.titles.founders import names
from stead.titles.founders.box import CELLS
from stead.titles.founders.cards import CALL, CORE
from stead.titles.founders.setup import MARKET, race_order, reverse_order
from stead.titles.founders.solo import ROUNDS
from stead.titles.founders.state import (
    CRYSTALS,
    EMPTY,
    NOBODY,
    PIECES,
    PLAY,
    RACES,
    RESOURCES,
    SETUP,
    STARTS,
    THIRD,
    Game,
)
from stead.titles.founders.turn import options
from stead.titles.founders.vote import needed


def faults(game: Game) -> Iterator[str]:
    """In sentences. Pieces that lie on each other are not among them: they were never laid."""
    yield from _numbers(game)
    yield from _pieces(game)
    yield from _in_two_places(game)
    if game.lost and not (game.solo and game.over):
        yield "only the solo game can be lost, and is over then"
    if game.solo and EMPTY in game.offer and any(n != EMPTY for n in game.offer[game.offer.index(EMPTY) :]):
        yield "alone, the buildings on offer lie from the left on"
    if game.solo and not 1 <= game.round <= ROUNDS:
        yield f"a solo game has rounds 1 to {ROUNDS}"
    if game.phase == SETUP:
        if game.market or game.offer or game.advisor_deck or game.prestige_deck or game.occupied or game.stage:
            yield "before the setup nothing is laid out"
        return
    if not (game.market and game.offer and game.taken):
        yield f"after the setup there are a market, an offer and basic resources ('taken'), in phase {game.phase!r} too"
        return
    yield from _resources(game)
    if game.voting and (game.phase != PLAY or game.solo or all(number == EMPTY for number in game.offer)):
        yield "a vote is held in play, not alone, and on buildings that are on offer"
    if game.phase == PLAY:
        yield from _hands(game)
    else:
        yield from _beginning(game)


def _numbers(game: Game) -> Iterator[str]:
    if len(game.taken) not in (0, len(game.box.basics)):
        yield f"'taken' has an entry for each of the {len(game.box.basics)} basic resources"
    if (game.market or game.offer) and (len(game.market) != MARKET or len(game.offer) != CELLS):
        yield f"the market has {MARKET} cells and the offer {CELLS}"
    if game.prestige_top > len(game.prestige_deck):
        yield f"prestige_top is a number from 0 to {len(game.prestige_deck)}, not {game.prestige_top}"
    if any(len(player.face_down) != len(player.discard) for player in game.players):
        yield "face_down says of each card of the discard pile whether it lies face down"


def _pieces(game: Game) -> Iterator[str]:
    for player in game.players:
        if max(player.houses.bit_count(), player.bridges.bit_count()) > PIECES:
            yield f"a player has {PIECES} houses, and {PIECES} bridges and gates"
        stakes = (player.temporary + 1) * (player.permanent + 1)
        if any(number >= 0 for number in game.offer) and stakes > (CRYSTALS + 1) ** 2:
            yield f"while there is a building to vote on a player has about {CRYSTALS} crystals of each kind at most"


def _in_two_places(game: Game) -> Iterator[str]:
    hands = [lying(player, names.CARDS) for player in game.players]
    hired = [card - len(CORE) for held in hands for card in held if card >= len(CORE)]
    places = [
        ("a prestige building is in two places", lying(game, names.BUILDINGS)),
        *(("a player has a card twice", held) for held in hands),
        ("an advisor is in two places", lying(game, names.ADVISORS) + hired),
        ("an achievement is there twice", lying(game, names.ACHIEVEMENTS)),
        ("two players lead the same race", lying(game, names.RACES)),
    ]
    yield from (sentence for sentence, found in places if len(set(found)) < len(found))


def _resources(game: Game) -> Iterator[str]:
    for player in game.players:
        chosen = player.race != NOBODY
        if chosen != (player.home != NOBODY) or chosen != (player.home in player.resources):
            yield "whoever has chosen a race has its home resource among 'resources'"
        if not chosen and game.phase != RACES:
            yield "all have chosen their races"
        if sorted(player.resources) != [resource for resource, owner in enumerate(game.taken) if owner == player.seat]:
            yield "'taken' says whose each basic resource is, as the players' 'resources' do"
    if any(s.resource < len(game.taken) and s.owner != game.taken[s.resource] for s in game.storages):
        yield "all storages of a basic resource are its owner's"


def _hands(game: Game) -> Iterator[str]:
    """Whoever cannot call, and has no other card, could never go on (FG-CTV-17)."""
    for player in game.players:
        others = len(player.hand) - 1 + len(player.discard)
        if CALL not in player.hand or (not game.solo and others < needed(game)):
            yield f"everybody has the call in hand and {needed(game)} other cards at least"
        if any(card not in player.hand for card in (*player.fresh, *player.shown)):
            yield "who was hired in this turn ('fresh'), and what all saw ('shown'), is in hand"
        temporary, permanent = player.stake
        if not (0 <= temporary <= player.temporary and 0 <= permanent <= player.permanent):
            yield "nobody stakes more crystals than they have"
    if not game.over and not options(game, game.active):
        yield "the active player has no card that can be played"


def _beginning(game: Game) -> Iterator[str]:
    """Each in their order has chosen as much as is due."""
    if game.roads or game.buildings or any(player.houses or player.bridges for player in game.players):
        yield "before the game begins there are starting storages only"
    if game.phase == STARTS:
        placed = reverse_order(game)[: game.stage]
        if sorted(storage.owner for storage in game.storages) != sorted(placed):
            yield "starting storages are placed in order, one each"
        return
    if game.storages:
        yield "storages are placed after the resources are chosen"
    if game.solo and game.phase != RACES:
        yield "alone, one has all resources"
    if game.phase == THIRD and game.seats != 2:
        yield "a third resource is for two players"
    before = {RACES: 0, RESOURCES: 1, THIRD: 2}[game.phase]
    order = reverse_order(game) if game.phase == RESOURCES else race_order(game)
    for number, seat in enumerate(order):
        if len(game.players[seat].resources) != before + (number < game.stage):
            yield "resources are chosen in order, one each"
