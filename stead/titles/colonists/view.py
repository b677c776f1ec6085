"""What a seat is shown, of a state that was cut to what it may see. Only hands and decks are hidden (CO-MOD-20)."""

from collections.abc import Callable
from typing import Any

import msgspec

from stead.kernel.decision import Decision
from stead.kit import seen
from stead.kit.seen import Fact, Gallery, Picture
from stead.titles.colonists import abilities, names
from stead.titles.colonists.actions.cards import HAND, USES
from stead.titles.colonists.actions.envoys import open_now
from stead.titles.colonists.actions.fee import parts
from stead.titles.colonists.actions.move import Go, hosts, starts
from stead.titles.colonists.box import FREE, MARKETS, NOBODY, SMALL
from stead.titles.colonists.cards import Building, Improvement
from stead.titles.colonists.community import BORDER_MOST, STORAGE_CELLS, level, ordinary_cells, works
from stead.titles.colonists.figures import entitled, steward_range, within
from stead.titles.colonists.goods import CLOTHING, COLONISTS, FOOD, NAMES, by_name
from stead.titles.colonists.labels import label
from stead.titles.colonists.names import cell_name
from stead.titles.colonists.setup import Laying
from stead.titles.colonists.state import (
    BUILDINGS,
    EMBASSIES,
    ENVOYS,
    NOWHERE,
    PLAY,
    PURCHASE,
    TURNS,
    YEARS,
    Game,
    Player,
)
from stead.titles.colonists.storage import load
from stead.titles.colonists.workers import balances


def told(name: str, shown_as: str, tell: Callable[[Any], Any], doc: str = "") -> Fact:
    """A fact of the game."""
    return Fact(name, shown_as, lambda game, _: tell(game), doc)


def _tile_at(game: Game, spot: int) -> str | None:
    return None if spot == NOWHERE else game.box.tile_names[game.land[spot].tile]


# Players


def _structures(game: Game, player: Player) -> list[dict[str, Any]]:
    return [_structure(game, player, number) for number in range(len(player.community))]


def _structure(game: Game, player: Player, number: int) -> dict[str, Any]:
    box, one = game.box, player.community[number]
    kind, card = one.kind, box.standing[one.kind]
    holds, worker = box.stores[kind] if one.good < 0 else one.good, box.worker[kind]
    limited = isinstance(card, Improvement) and card.type == "limited"
    return {
        "label": label(game, player, number),
        "kind": box.kinds[kind],
        "sort": card.kind if isinstance(card, Building) else "embassy" if box.is_embassy(kind) else "improvement",
        "cell": names.SPOTS[one.spot],
        "works": works(game, one),
        "worker": None if worker == NOBODY else "any" if worker == FREE else COLONISTS[worker],
        "needs": box.workers[kind],
        "workers": [COLONISTS[who] for who in one.workers],
        "good": None if holds == NOBODY else NAMES[holds],
        "stock": one.stock,
        "capacity": USES if limited else player.output[number],
    }


def _cells(_: Game, player: Player) -> dict[str, Any]:
    """What there is room for (CO-STO), and how much of it is used."""
    kept = {NAMES[good]: [min(n, player.goods[good]), n] for good, n in enumerate(player.kept) if n}
    return {
        "storage": player.storage,
        "warehouse": player.warehouse,
        "used": load(player, player.goods),
        "kept": kept,
    }


def _people(game: Game, player: Player) -> dict[str, dict[str, int]]:
    houses = game.box.houses
    supplied = [sum(houses[one.kind][who] for one in player.community) for who in range(len(COLONISTS))]
    return {
        name: {"supplied": n, "idle": idle} for name, n, idle in zip(COLONISTS, supplied, player.idle, strict=True) if n
    }


def _budget(game: Game, player: Player) -> dict[str, int] | None:
    if game.phase not in (EMBASSIES, BUILDINGS, PURCHASE):
        return None
    return {
        "embassies": player.embassy_dollars,
        "buildings": player.building_dollars,
        "goods": player.goods_dollars,
    }


def _stewards(game: Game, player: Player) -> list[dict[str, Any]]:
    last = len(player.stewards) - 1
    return [
        {"at": _tile_at(game, spot), "apprentice": player.helped and number == last}
        for number, spot in enumerate(player.stewards)
    ]


def _balance(game: Game, player: Player) -> list[dict[str, int]]:
    each = dict.fromkeys((one.made_food - one.food, one.made_clothing - one.clothing) for one in balances(game, player))
    return [{"food": food, "clothing": clothing} for food, clothing in each]


def _board(game: Game, player: Player) -> dict[str, list[int]]:
    """By kind of cell: used, and open (CO-CON-07..12)."""
    border = min(BORDER_MOST, player.has[abilities.BORDER]) if game.last_era > 1 else 0
    cells = (ordinary_cells(game), border, STORAGE_CELLS, player.has[abilities.SITES])
    used = [sum(one.spot == spot for one in player.community) for spot in range(len(cells))]
    return {names.SPOTS[spot]: [used[spot], n] for spot, n in enumerate(cells)}


PLAYER = Picture(
    "Player",
    Player.fields,
    Fact("cards", "number", lambda _, player: len(player.hand), "How many improvements are in the hand."),
    Fact("community", "Structure[]", _structures, "All that was built and played."),
    Fact("cells", "Cells", _cells),
    Fact("people", "People", _people),
    Fact("budget", "Budget | null", _budget, "A later start: dollars left to buy with."),
    Fact("stewards", "Steward[]", _stewards),
    Fact("range", "number", steward_range),
    Fact(
        "balance",
        "Record<Need, number>[]",
        _balance,
        "Supply less demand of a year (CO-BAL-01); more than one where it may be chosen.",
    ),
    Fact(
        "larder",
        "Record<Need, number>",
        lambda _, player: {
            "food": player.goods[FOOD] + player.stocks[FOOD],
            "clothing": player.goods[CLOTHING] + player.stocks[CLOTHING],
        },
        "Stored, wherever it lies: what a shortage is paid from (CO-MNT-11).",
    ),
    Fact("board", "Record<Spot, [used: number, open: number]>", _board, "Cells for buildings."),
    Fact(
        "abilities",
        "Record<string, number>",
        lambda _, player: {name: n for name, n in zip(abilities.NAMES, player.has, strict=True) if n},
    ),
)


# The map


def _place(game: Game, tile: int) -> dict[str, str]:
    """The place of a tile, and its type."""
    box = game.box
    if box.is_market(tile):
        return {"place": "small_market" if box.tile_names[tile] == MARKETS[SMALL] else "market", "type": "market"}
    place = box.places[box.place_of[tile]]
    return {"place": place.name, "type": place.type}


def _land(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "tile": game.box.tile_names[laid.tile],
            **_place(game, laid.tile),
            "at": [cell_name(cell) for cell in laid.cells],
            "stewards": [player.seat for player in game.players for one in player.stewards if one == spot],
            "envoys": [name for name, at in zip(ENVOYS, game.envoys, strict=True) if at == spot],
        }
        for spot, laid in enumerate(game.land)
    ]


def _coming(game: Game) -> list[dict[str, Any]]:
    box = game.box
    return [
        {
            "tile": box.tile_names[tile],
            **_place(game, tile),
            "replaces": None if box.replaces[tile] < 0 else box.places[box.replaces[tile]].name,
        }
        for tile in game.coming
    ]


def _envoys(game: Game) -> list[dict[str, Any]]:
    """Only those of colonies in play."""
    return [
        {
            "envoy": name,
            "at": _tile_at(game, game.envoys[envoy]),
            "entitled": [player.seat for player in game.players if entitled(game, player, envoy)],
            "movable": _movable(game, envoy),
        }
        for envoy, name in enumerate(ENVOYS)
        if game.box.colony[name] in game.colonies
    ]


def _movable(game: Game, envoy: int) -> bool:
    """By the active player, now (CO-ENV-02)."""
    player = game.players[game.active]
    if game.phase != PLAY or game.visit is not None or game.envoys[envoy] == NOWHERE:
        return False
    return open_now(game, envoy) and not player.sent >> envoy & 1 and entitled(game, player, envoy)


# The rest of the table


def _market(game: Game) -> dict[str, Any] | None:
    """The market card of the year."""
    if game.market_card < 0:
        return None
    card = game.box.market_cards[game.market_card]
    return {
        "card": card.name,
        "sells": msgspec.to_builtins(card.sells),
        "subsidy": card.subsidy,
        "does": {name: value for name, value in msgspec.to_builtins(card.does).items() if value},
    }


def _tiles(game: Game) -> list[dict[str, Any]]:
    unlimited = game.options["supply"] == "unlimited"
    return [
        {"buildings": group.buildings, "left": None if unlimited else group.copies - built}
        for group, built in zip(game.box.tiles, game.built, strict=True)
    ]


def _colonies(game: Game) -> list[dict[str, Any]]:
    colonies = [game.box.colony_names[colony] for colony in game.colonies]
    return [{"name": name, "levels": [level(game, player, name) for player in game.players]} for name in colonies]


def _visit(game: Game) -> dict[str, Any] | None:
    """What the running action may still use (CO-ACT-04, CO-ACT-08)."""
    visit = game.visit
    if visit is None:
        return None
    return {
        "seat": visit.seat,
        "at": _tile_at(game, visit.spot),
        "storage": visit.storage,
        "used": visit.used,
        "fresh": by_name(visit.fresh),
        "discount": by_name(visit.discount),
    }


GAME = Picture(
    "View",
    Game.fields,
    told("years", "number", lambda _: YEARS, "In an era."),
    told("turns", "number", lambda _: TURNS, "Of a player in a half-year."),
    told("hand_limit", "number", lambda _: HAND),
    told("fee", "number", lambda game: game.box.eras[max(1, game.era) - 1].fee, "Building resources of a fee."),
    told("land", "Place[]", _land, "The tiles on the map, in the order in which they were laid."),
    told("coming", "Coming[]", _coming, "Places that join the map at the end of the year, or next in the set-up."),
    told("places_left", "number", lambda game: len(game.pile), "Places of this era to come after those."),
    told("envoys", "Envoy[]", _envoys),
    told("market", "MarketCard | null", _market),
    told("deck_left", "number", lambda game: len(game.deck), "Improvements in the deck."),
    told("tiles", "{ buildings: string[]; left: number | null }[]", _tiles, "Building tiles left; null: any number."),
    told("colonies", "{ name: string; levels: number[] }[]", _colonies, "Those in play, with the level of each seat."),
    told("visit", "Visit | null", _visit, "The action that is being carried out."),
    Gallery("players", PLAYER),
)
PICTURES = [PLAYER, GAME]


class View(seen.View[Game]):
    title = "colonists"
    picture = GAME

    def ask(self, decision: Decision) -> dict[str, Any]:
        game, seat = decision.game, decision.seat
        tile = None if not isinstance(decision, Laying) else game.box.tile_names[decision.tile]
        shown = _place(game, decision.tile) if isinstance(decision, Laying) else {}
        ways = _ways(game, seat, decision) if seat == self.seat else []
        first, resources = parts(game, game.players[seat])
        return {
            **super().ask(decision),
            "tile": tile and {"tile": tile, **shown},
            "ways": ways,
            "fee": {"goods": first, "resources": resources},
        }


def _ways(game: Game, seat: int, decision: Decision) -> list[dict[str, Any]]:
    """Where stewards can go now: which, whether by a jump, and whom a fee is due to."""
    moves = [option for option in decision.options if isinstance(option, Go)]
    if not moves:
        return []
    player = game.players[seat]
    near = {name: within(game, spot, steward_range(game, player)) for name, spot in starts(game, player)}
    return [
        {
            "place": move.name,
            "steward": move.start,
            "jump": game.spot[move.tile] not in near[move.start],
            "to": hosts(game, seat, game.spot[move.tile]),
        }
        for move in moves
    ]
