"""What cannot be, of a state between two turns that was written by hand: no game comes there, however it is played.

There may be less than in a game: fewer places on the map, fewer cards in a deck. There is never more than the box has.
"""

from collections.abc import Iterator

from stead.kit.hex import pairs
from stead.kit.position import lying
from stead.titles.colonists import names
from stead.titles.colonists.box import SMALL
from stead.titles.colonists.later import Purse
from stead.titles.colonists.setup import COLONIES, FARMS, FIFTH_ERA, to_fill
from stead.titles.colonists.sound_community import community
from stead.titles.colonists.sound_map import lie
from stead.titles.colonists.state import (
    BUILDINGS,
    EMBASSIES,
    ENVOYS,
    ERA,
    GIFTS,
    GOODS,
    MARKET,
    NEW_PLACES,
    NOWHERE,
    PLACES,
    PLAY,
    PRODUCTION,
    PURCHASE,
    SETUP,
    TURNS,
    WORKERS,
    YEAR,
    YEARS,
    Game,
)
from stead.titles.colonists.workers import MAINTENANCE, maintained
from stead.titles.colonists.year import COMING, UNSEEN

BEFORE = (PLACES, MARKET)
"""Phases in which the map is laid out."""
LATER = (EMBASSIES, BUILDINGS, PURCHASE)
"""Phases of a later start."""


def faults(game: Game) -> Iterator[str]:
    """In sentences."""
    if game.phase == SETUP:
        yield from _unopened(game)
        return
    wrong = list(_time(game))
    yield from wrong
    if wrong:
        return
    yield from _map(game)
    yield from _figures(game)
    yield from _market_cards(game)
    yield from _improvements(game)
    yield from _supply(game)
    many, fifth = len(game.colonies), game.era >= FIFTH_ERA or (game.resumed and game.first_era > FIFTH_ERA)
    if not COLONIES <= many <= COLONIES + fifth or len(set(game.colonies)) < many:
        yield f"{COLONIES} different colonies are in play, and one more from era {FIFTH_ERA} on"
    for player in game.players:
        yield from community(game, player, _latest(game))
    yield from _budgets(game)


def _unopened(game: Game) -> Iterator[str]:
    things = (game.land, game.pile, game.coming, game.market_deck, game.market_gone, game.deck, game.discard, game.gone)
    held = [one for player in game.players for one in (*player.hand, *player.drawn, *player.community)]
    if any(things) or held or game.colonies or any(any(player.goods) for player in game.players):
        yield "before the setup nothing is laid out"
    if game.market_card >= 0 or game.over or game.stage or game.year or game.acted:
        yield "before the setup nothing has happened"


# When it is


def underway(game: Game) -> bool:
    """A year is: its market card is turned up, or will be next."""
    return game.year > 0 and game.phase not in (*BEFORE, *LATER, ERA)


def _latest(game: Game) -> int:
    """The last era whose buildings and cards can be there."""
    if game.phase in BEFORE:
        return max(1, game.first_era - 1)
    return game.era if underway(game) else max(1, game.era - 1)


def _layer(game: Game) -> int:
    """The last era whose places can be there."""
    return game.era if underway(game) or (game.phase in BEFORE and game.first_era > 1) else game.era - 1


def stepped(game: Game, era: int) -> bool:
    """Whether the first step of an era, which brings a market or a colony, is done."""
    if game.phase in (PLACES, MARKET):
        return game.era >= era > 1 and not (game.phase == MARKET and game.era == era)
    return era <= game.era if underway(game) else era < game.era


def _time(game: Game) -> Iterator[str]:
    """Phase, era, year, half, turn and stage go together."""
    phase, later = game.phase, game.first_era > 1
    if (phase == GOODS and later) or (phase in LATER and not later):
        yield f"the phase {phase!r} is not one of a game that starts in era {game.first_era}"
    least, most = game.first_era, game.last_era
    if phase in (PLACES, MARKET):
        least, most = (0, game.first_era - 1) if later else (1, 1)
    elif not underway(game) and phase != ERA:
        most = game.first_era
    if not least <= game.era <= most:
        yield f"era is a number from {least} to {most} in phase {phase!r}, not {game.era}"
    if phase == MARKET and later and game.era not in (0, 2):
        yield "a market is laid before the places of era 1 and of era 2"
    if not game.year and phase in (YEAR, GIFTS, GOODS, PLAY, NEW_PLACES, WORKERS):
        yield f"there is no year 0 with a phase {phase!r}"
    if not game.year and phase in (MAINTENANCE, PRODUCTION) and (not later or game.era != game.first_era):
        yield "workers are maintained before the first year where a game starts in a later era"
    if phase == ERA and game.year != (YEARS if game.era > game.first_era else 0):
        yield f"an era begins after year {YEARS} of the one before, or in year 0"
    if game.year and phase in (*BEFORE, *LATER):
        yield f"there is no year {game.year} with a phase {phase!r}"
    if phase == GOODS and (not to_fill(game) or game.turn or game.acted):
        yield "the first goods are chosen before somebody's very first turn"
    if game.turn >= TURNS:
        yield f"turn is a number from 0 to {TURNS - 1}, not {game.turn}"
    turn = (game.half, game.turn, game.acted, game.played, game.wheeled, game.reach)
    half = [(player.sent, player.rode, player.swapped) for player in game.players]
    if phase not in (PLAY, GOODS) and (any(turn) or any(map(any, half))):
        yield "between the half-years no turn is under way ('half', 'turn', 'acted', 'sent' and their like)"
    last = game.seats - 1 if phase in (*LATER, WORKERS) else 0
    if game.stage > last:
        yield f"stage is a number from 0 to {last} in phase {phase!r}, not {game.stage}"
    elif phase in LATER and game.active != game.clockwise(game.first)[game.stage]:
        yield "in a later start the players follow each other from the first on, as 'stage' says"
    if game.over and (phase, game.year, game.era) != (PRODUCTION, YEARS, game.last_era):
        yield "a game is over after the production of its last year"


# The map


def _map(game: Game) -> Iterator[str]:
    box = game.box
    wrong = list(_shapes(game))
    yield from wrong
    second = not (game.phase in (PLACES, MARKET) and (game.first_era == 1 or game.era == 0))
    small = bool(game.options["small_market"]) and game.first_era <= 3 and stepped(game, 3)
    markets = [box.market + number for number in range(1 + second + stepped(game, 2))] + [box.market + SMALL] * small
    found = [game.land[spot].tile for spot in game.markets()]
    exactly = game.phase in (PLACES, MARKET)
    if found[:1] != markets[:1] or any(tile not in markets for tile in found) or (exactly and found != markets):
        yield f"these markets are on the map now: {', '.join(box.tile_names[tile] for tile in markets)}"
        return
    if not wrong:
        yield from lie(game)
    tiles, layer = set(lying(game, names.TILES)), _layer(game)
    for tile in (*tiles, *(laid.tile for laid in game.land)):
        if box.is_market(tile):
            if tile in tiles:
                yield f"{box.tile_names[tile]} is never drawn"
            continue
        facts = box.tile_facts[tile]
        if facts.only == "introductory" and not game.options["introductory"]:
            yield f"{box.tile_names[tile]} belongs to the introductory game"
        if facts.era > layer:
            yield f"{box.tile_names[tile]} is a place of era {facts.era}, which has not begun"
        elif tile in tiles and (facts.era < layer or facts.only == "set_aside"):
            yield f"places to come are those of era {layer}, and {box.tile_names[tile]} is not one of them"
    if len(tiles) < len(game.pile) + len(game.coming) or any(game.spot[tile] != NOWHERE for tile in tiles):
        yield "a place is there twice"
    if game.pile and game.phase != PLACES and not underway(game):
        yield f"no places are to come in phase {game.phase!r}"
    most = {PLACES: 1, GIFTS: COMING, GOODS: COMING, PLAY: COMING, NEW_PLACES: COMING}.get(game.phase, 0)
    if len(game.coming) > most or (game.phase in (PLACES, NEW_PLACES) and not game.coming):
        yield f"{most} places are to come at most in phase {game.phase!r}, and one at least where they are laid"


def _shapes(game: Game) -> Iterator[str]:
    box = game.box
    for laid in game.land:
        name, cells = box.tile_names[laid.tile], laid.cells
        if not box.is_market(laid.tile) or laid.tile == box.market + SMALL:
            if len(cells) != 1:
                yield f"{name} lies on one cell"
        elif len(cells) != 2 or cells not in pairs(cells[0]):
            yield f"{name} lies on two cells, side by side, of which the western or northern is named first"


def _figures(game: Game) -> Iterator[str]:
    if len(game.envoys) != len(ENVOYS):
        yield f"'envoys' says where each of the {len(ENVOYS)} special envoys is"
        return
    for name, spot in zip(ENVOYS, game.envoys, strict=True):
        if spot != NOWHERE and game.box.colony[name] not in game.colonies:
            yield f"the {name} is on the map, but its colony is not in play"
    if game.phase in LATER and any(spot != NOWHERE for player in game.players for spot in player.stewards):
        yield "no steward is on the map before the first year"


# Cards


def _market_cards(game: Game) -> Iterator[str]:
    box = game.box
    cards = lying(game, names.MARKET_CARDS)
    if len(set(cards)) < len(cards):
        yield "a market card is in two places"
    if not game.year:
        if cards:
            yield "there is no market card before the first year"
        return
    deck, era = YEARS - game.year + (game.phase == YEAR), game.era - (game.phase == ERA)
    if len(game.market_deck) != deck or len(game.market_gone) != UNSEEN:
        yield f"{deck} market cards are in the deck now, and {UNSEEN} have left the game unseen"
    if any(box.market_cards[card].era != era for card in (*game.market_deck, *game.market_gone)):
        yield f"market cards are those of era {era}"
    last = era - (game.phase == YEAR and game.year == 1)
    waits = game.phase == YEAR and game.market_card < 0
    if not waits and (game.market_card < 0 or box.market_cards[game.market_card].era != last):
        yield f"a market card of era {last} is turned up"


def _improvements(game: Game) -> Iterator[str]:
    box = game.box
    played = [one.kind - box.improvement for player in game.players for one in player.community]
    cards = [*lying(game, names.CARDS), *(card for card in played if card >= 0)]
    if len(set(cards)) < len(cards):
        yield "an improvement is in two places"
    if any(box.improvements[card].era > _latest(game) for card in cards):
        yield f"there are improvements of the eras up to {_latest(game)} now"
    if not game.year and (game.deck or game.discard):
        yield "there is no deck of improvements before the first year"
    if any(player.drawn for player in game.players):
        yield "between turns nobody has cards just drawn"


def _supply(game: Game) -> Iterator[str]:
    """Building tiles, and what everybody begins with."""
    box = game.box
    if game.options["supply"] == "limited":
        for group, n in zip(box.tiles, game.built, strict=True):
            if n > group.copies:
                yield f"there are {group.copies} tiles of {' and '.join(group.buildings)}"
    farms = [box.kind["farm"]] * FARMS
    if game.first_era == 1 and not game.year:
        for player in game.players:
            if [one.kind for one in player.community] != farms or player.hand:
                yield f"before the first year everybody has {FARMS} Farms"


# Budgets of a later start


def _budgets(game: Game) -> Iterator[str]:
    """Whoever still buys can maintain all workers; everybody can when they are maintained."""
    card = game.box.eras[game.first_era - 1]
    for number, seat in enumerate(game.clockwise(game.first)):
        player = game.players[seat]
        budgets = (player.embassy_dollars, player.building_dollars, player.goods_dollars)
        done = number < game.stage
        if any(budgets) and game.phase not in LATER and not (game.resumed and game.phase in BEFORE):
            yield "there are budgets in the set-up of a later era only"
        spent = sum(game.box.value[one.kind] for one in player.community if one.kind < game.box.improvement)
        most = card.embassies + card.buildings + card.goods
        if game.phase in LATER and not game.resumed and sum(budgets) + spent > most:
            yield f"the budgets of era {game.first_era} are {card.embassies}, {card.buildings} and {card.goods} dollars"
        bought = game.phase == PURCHASE and done
        if game.phase == EMBASSIES or (game.phase == BUILDINGS and not done):
            if any(one.workers for one in player.community):
                yield "nobody works before the buildings are bought"
        elif game.phase in (BUILDINGS, PURCHASE) and not bought:
            if not Purse(game, player).enough(player.goods_dollars):
                yield "workers are employed whom no goods that can be bought maintain"
        elif (bought or game.phase == MAINTENANCE or (game.phase == WORKERS and done)) and not maintained(game, player):
            yield "workers are employed who cannot be maintained"
