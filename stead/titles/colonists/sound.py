"""What cannot be, of a state between two turns that was written by hand: the rules would not know how to go on."""

from collections.abc import Iterator

from stead.kit.hex import pairs
from stead.kit.position import lying
from stead.titles.colonists import names
from stead.titles.colonists.box import SMALL
from stead.titles.colonists.later import Purse
from stead.titles.colonists.setup import COLONIES
from stead.titles.colonists.sound_community import community
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

BEFORE = (PLACES, MARKET, GOODS)
"""Phases in which the map is laid out and Basic Storages are filled."""
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
    colonies = COLONIES + (stepped(game, 3) or (game.resumed and game.first_era > 3))
    if len(game.colonies) != colonies or len(set(game.colonies)) < len(game.colonies):
        yield f"{colonies} different colonies are in play now"
    for player in game.players:
        yield from community(game, player)
    yield from _budgets(game)


def _unopened(game: Game) -> Iterator[str]:
    things = (game.land, game.pile, game.coming, game.market_deck, game.market_gone, game.deck, game.discard, game.gone)
    held = [one for player in game.players for one in (*player.hand, *player.drawn, *player.community)]
    if any(things) or held or game.colonies or any(any(player.goods) for player in game.players):
        yield "before the setup nothing is laid out"
    if game.market_card >= 0 or game.over or game.stage or game.year or game.acted:
        yield "before the setup nothing has happened"


# When it is


def stepped(game: Game, era: int) -> bool:
    """Whether the first step of an era, which brings a market or a colony, is done."""
    if game.phase in (PLACES, MARKET):
        return game.era >= era > 1 and not (game.phase == MARKET and game.era == era)
    if game.phase == ERA or not game.year:
        return era < game.era
    return era <= game.era


def _time(game: Game) -> Iterator[str]:
    """Phase, era, year, half, turn and stage go together."""
    phase, later = game.phase, game.first_era > 1
    if (phase == GOODS and later) or (phase in LATER and not later):
        yield f"the phase {phase!r} is not one of a game that starts in era {game.first_era}"
    least, most = game.first_era, game.last_era
    if phase in (PLACES, MARKET):
        least, most = (0, game.first_era - 1) if later else (1, 1)
    elif not game.year:
        most = game.first_era
    if not least <= game.era <= most:
        yield f"era is a number from {least} to {most} in phase {phase!r}, not {game.era}"
    if phase == MARKET and later and game.era not in (0, 2):
        yield "a market is laid before the places of era 1 and of era 2"
    begun = phase not in (*BEFORE, *LATER)
    years = [0] if not begun else [YEARS * (game.era > game.first_era)] if phase == ERA else range(1, YEARS + 1)
    if game.year not in years and not (later and not game.year and phase in (MAINTENANCE, PRODUCTION)):
        yield f"the year {game.year} does not go with phase {phase!r} of era {game.era}"
    if game.turn >= TURNS:
        yield f"turn is a number from 0 to {TURNS - 1}, not {game.turn}"
    turn = (game.half, game.turn, game.acted, game.played, game.wheeled, game.reach)
    half = [(player.sent, player.rode, player.swapped) for player in game.players]
    if phase != PLAY and (any(turn) or any(map(any, half))):
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
    for laid in game.land:
        name, cells = box.tile_names[laid.tile], laid.cells
        if not box.is_market(laid.tile) or laid.tile == box.market + SMALL:
            if len(cells) != 1:
                yield f"{name} lies on one cell"
        elif len(cells) != 2 or cells not in pairs(cells[0]):
            yield f"{name} lies on two cells, side by side, of which the western or northern is named first"
    second = not (game.phase in (PLACES, MARKET) and (game.first_era == 1 or game.era == 0))
    small = bool(game.options["small_market"]) and game.first_era <= 3 and stepped(game, 3)
    markets = [box.market + number for number in range(1 + second + stepped(game, 2))] + [box.market + SMALL] * small
    found = [game.land[spot].tile for spot in game.markets()]
    if found[:1] != markets[:1] or not set(found) <= set(markets):
        yield f"these markets can be on the map now: {', '.join(box.tile_names[tile] for tile in markets)}"
        return
    tiles = lying(game, names.TILES)
    due = 0 if game.phase == PLACES and game.first_era == 1 else game.era
    for tile in (*tiles, *(laid.tile for laid in game.land)):
        if box.is_market(tile):
            if tile in tiles:
                yield f"{box.tile_names[tile]} is never drawn"
            continue
        facts = box.tile_facts[tile]
        if facts.era > game.era or (tile in tiles and (facts.era != due or facts.only == "set_aside")):
            yield f"{box.tile_names[tile]} is a place of era {facts.era}, and not due now"
        if facts.only == "introductory" and not game.options["introductory"]:
            yield f"{box.tile_names[tile]} belongs to the introductory game"
    if len(set(tiles)) < len(tiles) or any(game.spot[tile] != NOWHERE for tile in tiles):
        yield "a place is there twice"
    most = {PLACES: 1, GIFTS: COMING, PLAY: COMING, NEW_PLACES: COMING}.get(game.phase, 0)
    if len(game.coming) > most or (game.phase in (PLACES, NEW_PLACES) and not game.coming):
        yield f"{most} places are to come at most in phase {game.phase!r}, and one at least where they are laid"


def _figures(game: Game) -> Iterator[str]:
    if len(game.envoys) != len(ENVOYS):
        yield f"'envoys' says where each of the {len(ENVOYS)} special envoys is"
        return
    for envoy, spot in zip(ENVOYS, game.envoys, strict=True):
        if spot != NOWHERE and game.box.colony[envoy] not in game.colonies:
            yield f"the {envoy} is on the map, but its colony is not in play"
    if not game.year and any(spot != NOWHERE for player in game.players for spot in player.stewards):
        yield "no steward is on the map before the first year"


# Cards


def _market_cards(game: Game) -> Iterator[str]:
    box = game.box
    cards = lying(game, names.MARKET_CARDS)
    if len(set(cards)) < len(cards):
        yield "a market card is in two places"
    fresh = game.year and game.phase != ERA
    era = game.era if fresh else game.era - 1
    deck = 0 if not fresh else YEARS - game.year + (game.phase == YEAR)
    if not game.year:
        if cards:
            yield "there are no market cards before the first year"
        return
    if len(game.market_deck) != deck or len(game.market_gone) != UNSEEN:
        yield f"{deck} market cards are in the deck now, and {UNSEEN} have left the game unseen"
    if any(box.market_cards[card].era != era for card in (*game.market_deck, *game.market_gone)):
        yield f"market cards are those of era {era}"
    turned = era - (game.phase == YEAR and game.year == 1)
    if (game.market_card >= 0) != (turned >= game.first_era):
        yield "a market card is turned up from the first year on"
    elif game.market_card >= 0 and box.market_cards[game.market_card].era != turned:
        yield f"the market card that is turned up is one of era {turned}"


def _improvements(game: Game) -> Iterator[str]:
    box = game.box
    played = [one.kind - box.improvement for player in game.players for one in player.community]
    cards = [*lying(game, names.CARDS), *(card for card in played if card >= 0)]
    if len(set(cards)) < len(cards):
        yield "an improvement is in two places"
    if any(player.drawn for player in game.players):
        yield "between turns nobody has cards just drawn"


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
        if not game.resumed and sum(budgets) > card.embassies + card.buildings + card.goods:
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
        waits = number >= game.clockwise(game.first).index(game.active)
        if game.phase == GOODS and waits and sum(player.goods[:9]) > 1:
            yield "whoever has not filled the Basic Storage has one food only"
