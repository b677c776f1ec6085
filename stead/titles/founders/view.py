"""What a seat is shown (FG-INF, FG-Q-77, FG-Q-78), of a state that was cut to what it may see."""

from collections.abc import Callable
from typing import Any

from stead.kernel.decision import Decision
from stead.kit import seen
from stead.kit.field import HIDDEN
from stead.kit.fields import seats_of
from stead.kit.grid import each
from stead.kit.seen import Fact, Gallery, Picture
from stead.titles.founders import connection, names, solo
from stead.titles.founders.acts import Placing
from stead.titles.founders.connection import first_cell
from stead.titles.founders.offer import SHAPES
from stead.titles.founders.setup import start_cells
from stead.titles.founders.state import EMPTY, NOBODY, PIECES, Game, Player, Prestige, Storage
from stead.titles.founders.turn import COMPLETIONS


def told(name: str, shown_as: str, tell: Callable[[Any], Any], doc: str = "") -> Fact:
    """A fact of the game."""
    return Fact(name, shown_as, lambda game, _: tell(game), doc)


# Players


def _discard(game: Game, player: Player) -> list[str | None]:
    return [None if card == HIDDEN else game.box.cards[card] for card in player.discard]


def _ballot(_: Game, player: Player) -> dict[str, Any] | None:
    return None if player.ballot < 0 else {"token": SHAPES[player.ballot], "stake": list(player.stake)}


PLAYER = Picture(
    "Player",
    Player.fields,
    Fact("income", "number", lambda game, player: game.income(player.seat)),
    Fact("cards", "number", lambda _, player: len(player.hand), "How many cards are in the hand."),
    Fact("discard", "(string | null)[]", _discard, "Played cards in their order; null: another's card, face down."),
    Fact("houses_left", "number", lambda _, player: PIECES - player.houses.bit_count()),
    Fact("bridges_left", "number", lambda _, player: PIECES - player.bridges.bit_count()),
    Fact("voted", "boolean", lambda _, player: player.ballot != NOBODY),
    Fact(
        "ballot",
        "{ token: Token; stake: [temporary: number, permanent: number] } | null",
        _ballot,
        "One's own vote, once made.",
    ),
)


# On the board


def _storage(game: Game, storage: Storage) -> dict[str, Any]:
    cells = game.board.names
    return {
        "resource": game.box.resources[storage.resource].name,
        "owner": None if storage.owner == NOBODY else storage.owner,
        "cells": [cells[cell] for cell in each(storage.cells)],
        "access": seats_of(game, storage.access),
        "from": [cells[first_cell(game.storages[i].cells)] for i in storage.suppliers],
    }


def _cubes(game: Game, building: Prestige) -> list[dict[str, Any]]:
    slots = zip(game.box.needs[building.building], building.cubes, strict=True)
    return [{"resource": game.box.resources[need].name, "vp": vp, "cube": _cube(cube)} for (need, vp), cube in slots]


def _cube(cube: int) -> int | str | None:
    """Whose: a seat, neutral, or none."""
    return None if cube == EMPTY else "neutral" if cube == NOBODY else cube


BUILDING = Picture(
    "Building",
    Prestige.fields,
    Fact("cubes", "{ resource: string; vp: number; cube: Cube }[]", _cubes),
    Fact("complete", "boolean", lambda _, building: building.finished),
)


def _written(game: Game) -> dict[str, Any]:
    """The side of the board as it is printed, and the prices of its terrains."""
    written, prices = game.board.written, game.box.prices
    return {
        "rows": written.rows,
        "districts": written.districts,
        "starts": written.starts,
        "sites": [{"for": site.buildings, "cells": site.cells} for site in written.sites],
        "terrain": {name: {"own": p.own, "access": p.access, "follow": p.follow} for name, p in prices.items()},
    }


def _tracker(game: Game) -> dict[str, dict[str, list[int]]]:
    """By resource: whose cubes lie on its ownership cell, and on its access cell (FG-TRK). One may have both, for
    storages of different owners (FG-Q-27)."""
    own = [0] * len(game.box.resources)
    access = own[:]
    for storage in game.storages:
        owner = 0 if storage.owner == NOBODY else 1 << storage.owner
        own[storage.resource] |= owner
        access[storage.resource] |= storage.access & ~owner
    return {
        resource.name: {"own": seats_of(game, own[i]), "access": seats_of(game, access[i])}
        for i, resource in enumerate(game.box.resources)
    }


# Cards


def _market(game: Game) -> list[dict[str, Any] | None]:
    places = zip(game.market, game.box.advisor_prices, strict=False)
    return [None if n == EMPTY else {"advisor": game.box.advisors[n].name, "price": price} for n, price in places]


def _offer(game: Game) -> list[dict[str, Any] | None]:
    places = zip(game.offer, SHAPES, strict=False)
    return [None if n == EMPTY else {"building": game.box.prestige[n].name, "token": shape} for n, shape in places]


def _advisors(game: Game) -> list[int]:
    return [*(game.box.levels[n] if n >= 0 else HIDDEN - n for n in game.advisor_deck[-1:]), len(game.advisor_deck)]


GAME = Picture(
    "View",
    Game.fields,
    told("side", '"symmetric" | "thematic"', lambda game: game.board.side),
    told("board", "Written", _written, "The side of the board as it is printed; it is the same all game."),
    told("rounds", "number | null", lambda game: solo.ROUNDS if game.solo else None, "Solo: how many there are."),
    told("completed", "number", lambda game: game.completed, "Prestige buildings completed so far."),
    told("goal", "number", lambda _: COMPLETIONS),
    told("starts", "string[]", lambda game: [game.board.names[cell] for cell in each(start_cells(game))]),
    told("storages", "Storage[]", lambda game: [_storage(game, storage) for storage in game.storages]),
    Gallery("buildings", BUILDING),
    told("links", "Connection[]", connection.links, "What supplies what, over which way."),
    told("networks", "Networks", connection.networks, "Ways that hang together."),
    told("tracker", "Record<string, { own: number[]; access: number[] }>", _tracker, "Whose cubes lie on its cells."),
    told(
        "stock",
        "Record<string, number>",
        lambda game: {game.box.resources[i].name: n for i, n in enumerate(game.stock)},
        "Storage tiles left.",
    ),
    told(
        "taken",
        "Record<string, Cube>",
        lambda game: {name: _cube(owner) for name, owner in zip(game.box.basics, game.taken, strict=False)},
        "Basic resources: who took the card.",
    ),
    told("market", "({ advisor: string; price: number } | null)[]", _market),
    told("advisors", "number[]", _advisors, "The level of the next advisor (if there is one), and how many are left."),
    told("offer", "({ building: string; token: Token } | null)[]", _offer),
    told("prices", "number[] | null", lambda game: list(solo.prices(game)) if game.solo else None, "Solo: by cell."),
    told("due", "number", lambda game: solo.due(game) if game.solo else 0, "Solo: what markers cost at the next call."),
    told("prestige", "number", lambda game: len(game.prestige_deck), "Cards in the prestige deck."),
    told("discarded", "string[]", lambda game: names.BUILDINGS.of(game, game.prestige_discard)),
    Gallery("players", PLAYER),
)

PICTURES = [PLAYER, BUILDING, GAME]


class View(seen.View[Game]):
    title = "founders"
    picture = GAME

    def ask(self, decision: Decision) -> dict[str, Any]:
        return {**super().ask(decision), "tile": _tile(decision, self.seat)}


def _tile(decision: Decision, seat: int | None) -> dict[str, Any] | None:
    """What a decision lays on the board, and the ways it can be turned. Whoever lays it is also told what it can be
    connected with."""
    tile = decision.tile() if isinstance(decision, Placing) else None
    if tile is None or not isinstance(decision, Placing):
        return None
    suppliers = connection.suppliers(decision.game, decision) if decision.seat == seat else []
    return {"of": tile[0], "turns": [decision.game.board.spots(turn) for turn in tile[1]], "suppliers": suppliers}
